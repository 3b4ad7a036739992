"""Coded texts beside the verdicts that they explain."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from turingdesk.analysis._clusters import CLUSTERED_BY
from turingdesk.analysis._counted import verdicts
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import message, plural

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

ROLE = "coding"  #: of rows that coders made; see `coding.rows`
NOTHING = not_computed(
    message("no text was coded"), message("Code texts on the desk's Coding page.")
)
NO_VERDICT = not_computed(message("no coded text belongs to an included verdict"))
_AT = ["session", "step"]


@dataclass(frozen=True, slots=True)
class Level:
    """A code, or a category with all its codes."""

    code: str  #: 1 for a category, 1b for a code
    title: str
    category: str

    @property
    def is_category(self) -> bool:
        """True if it stands for all codes of its category."""
        return self.code.isdigit()


@dataclass(frozen=True, slots=True, eq=False)
class Coded:
    """The codes of one scheme, as far as they belong to verdicts that count."""

    scheme: str
    texts: DataFrame  #: one row per text and verdict: key, where, truth, agent, choice, settled …
    codes: DataFrame  #: one row for each code of each of them: key, choice (the code), category
    levels: tuple[Level, ...]  #: categories, each followed by those of its codes that occur

    def having(self, level: Level) -> DataFrame:
        """The texts that have a code, or any of a category's."""
        return self.texts[self.has(self.texts, level)]

    def has(self, texts: DataFrame, level: Level) -> NDArray[np.bool_]:
        """Which of some texts have a code, or any of a category's."""
        codes = self.codes
        column, named = ("category", level.title) if level.is_category else ("choice", level.code)
        keys = codes.loc[codes[column] == named, "key"]
        return texts["key"].isin(keys).to_numpy(dtype=bool)

    @property
    def note(self) -> str:
        """A note on texts that are counted only by what two coders have in common."""
        n = int((self.texts["settled"] == "differing").sum())
        return (
            plural(
                "Coders disagree on %n text; for this one, only codes that both chose count.",
                "Coders disagree on %n texts; for these, only codes that both chose count.",
                n=n,
            )
            if n
            else ""
        )


def coded(responses: DataFrame, kind: str) -> Iterator[Coded]:
    """The coded texts of each scheme of a kind, reasons or strategies.

    A text belongs to the verdicts of its own trial: to that on the speaker whom its question
    asks about, or to all of them where it asks about no one in particular.
    """
    rows = codings(responses, kind)
    if rows.empty:
        return
    final = rows[rows["coder"].astype("str") == ""].drop(columns=["choice", "origin", "agent"])
    final = final[[*_AT, "subject", "question", "scheme", "settled", "category", "code_title"]]
    final = final.assign(choice=rows.loc[final.index, "choice"].astype("str"))
    known = verdicts(responses)
    columns = dict.fromkeys((*_AT, "subject", "choice", "correct", "n", *CLUSTERED_BY))
    beside = known[[column for column in columns if column in known]].astype(
        {"session": "str", "subject": "str"}
    )
    final = final.astype({"session": "str", "subject": "str"})
    both = final.merge(beside, on=_AT, suffixes=("", "_said"))
    both = both[(both["subject"] == "") | (both["subject"] == both["subject_said"])]
    both = both.assign(
        key=both.groupby([*_AT, "question", "subject", "subject_said"], sort=False).ngroup()
    )
    for scheme, scheme_rows in both.groupby("scheme", sort=True):
        yield _of_scheme(str(scheme), scheme_rows)


def codings(responses: DataFrame, kind: str = "") -> DataFrame:
    """The rows that coders made, of one kind of scheme or of all."""
    rows = responses[responses["role"] == ROLE]
    if rows.empty or not kind:
        return rows
    return rows[rows["scheme_kind"].astype("str") == kind]


def _of_scheme(scheme: str, rows: DataFrame) -> Coded:
    kept = ["key", *_AT, "choice_said", "correct", "settled", "n", *CLUSTERED_BY]
    texts = rows.drop_duplicates("key")[[column for column in kept if column in rows]]
    texts = texts.rename(columns={"choice_said": "choice"})
    texts = texts.assign(correct=texts["correct"].astype("bool"))
    codes = rows.loc[rows["choice"] != "", ["key", "choice", "category", "code_title"]]
    named = codes[["choice", "category", "code_title"]].drop_duplicates()
    return Coded(scheme, texts, codes, tuple(_levels(named.sort_values("choice"))))


def _levels(named: DataFrame) -> Iterator[Level]:
    category = ""
    for code, of, title in named.itertuples(index=False, name=None):
        if of != category:
            category = str(of)
            yield Level(str(code)[:-1], category, category)
        yield Level(str(code), str(title), category)
