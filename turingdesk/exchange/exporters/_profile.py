"""Profiles: the names that users of another program know, as data in `resources/profiles/`.

A profile lists columns. Each has the `name` that is known there and where it comes from: a
column of the responses (`from`) or of their session (`session`), `divided_by` and `plus` a
number (milliseconds become seconds; counting from 1 becomes counting from 0), `otherwise` for
what is missing or empty. All columns of the codebook that no profile's column takes unchanged
follow under their own names, so that nothing is lost; where such a name is taken, it is written
as `turingdesk.NAME`.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import UnknownName
from turingdesk.exchange.exporters._delimited import Texts
from turingdesk.system.paths import resources

if TYPE_CHECKING:
    import pandas as pd

    from turingdesk.exchange.exporters._content import Content


@dataclass(frozen=True, slots=True)
class ProfileColumn:
    """One column of a profile."""

    name: str  #: as it is known there
    response: str = ""  #: the column of the responses that it comes from
    session: str = ""  #: or the column of the sessions
    divided_by: float = 1
    plus: int = 0
    otherwise: str | None = None  #: what is where nothing is

    @classmethod
    def of(cls, settings: dict[str, Any]) -> ProfileColumn:
        """A column as its file describes it."""
        return cls(
            response=settings.get("from", ""), **{k: v for k, v in settings.items() if k != "from"}
        )

    @property
    def unchanged(self) -> bool:
        """True if it contains what the column of the responses contains."""
        plain = self.divided_by == 1 and self.plus == 0 and self.otherwise is None
        return bool(self.response) and plain

    def values(self, content: Content) -> pd.Series[Any]:
        """Its value in each row of the responses."""
        responses = content.responses
        column_values = responses[self.response] if self.response else self._of_sessions(content)
        if self.divided_by != 1:
            column_values = column_values / self.divided_by
        if self.plus:
            # The integers of pandas, since those of numpy can't be missing.
            moved = column_values.astype("Int64") + self.plus
            column_values = moved.where(moved >= 0)  # form answers belong to no trial
        if self.otherwise is not None:
            column_values = column_values.astype(object)
            column_values = column_values.where(
                column_values.notna() & (column_values != ""), self.otherwise
            )
        return column_values

    def _of_sessions(self, content: Content) -> pd.Series[Any]:
        """The value of a row's session; a pilot may have the name of another session."""
        import pandas as pd

        people = content.participants
        index = pd.MultiIndex.from_arrays([people["session"], people["pilot"].astype(bool)])
        of = people[self.session].astype(object).set_axis(index)
        # An index with duplicates can't be reindexed.
        of = of[~of.index.duplicated()]
        rows = content.responses
        session_index = pd.MultiIndex.from_arrays([rows["session"].astype(object), rows["pilot"]])
        return of.reindex(session_index).set_axis(rows.index)


@dataclass(frozen=True, slots=True)
class Profile:
    """Whose names the columns of a file have."""

    title: str
    about: str
    columns: tuple[ProfileColumn, ...]
    missing: str = ""
    true: str = "true"
    false: str = "false"

    def texts(self) -> Texts:
        """The texts by which its files express what is missing, true and false."""
        return Texts(self.missing, self.true, self.false)

    def applied(self, content: Content) -> pd.DataFrame:
        """The responses with its columns first and the others after them."""
        import pandas as pd

        series_by_name = {column.name: column.values(content) for column in self.columns}
        unchanged_columns = {column.response for column in self.columns if column.unchanged}
        for name in content.responses.columns:
            if name not in unchanged_columns:
                series_by_name[f"turingdesk.{name}" if name in series_by_name else name] = (
                    content.responses[name]
                )
        return pd.DataFrame(series_by_name)


def profiles() -> dict[str, Profile]:
    """All profiles, by name."""
    return {path.stem: _read(path) for path in sorted(_folder().glob("*.toml"))}


def profile_titles() -> dict[str, str]:
    """The titles of the profiles of column names; "" for those of TuringDesk."""
    return {"": "As in the codebook", **{name: p.title for name, p in profiles().items()}}


def profile(name: str) -> Profile:
    """The profile of that name.

    Raises:
        UnknownName: There is none.
    """
    path = _folder() / f"{name}.toml"
    profile_names = sorted(file.stem for file in _folder().glob("*.toml"))
    if name not in profile_names:
        raise UnknownName("profile", name, profile_names)
    return _read(path)


def _folder() -> Path:
    return resources() / "profiles"


def _read(path: Path) -> Profile:
    toml_table = tomllib.loads(path.read_text("utf-8"))
    columns = tuple(ProfileColumn.of(column) for column in toml_table.pop("column"))
    return Profile(columns=columns, **toml_table)
