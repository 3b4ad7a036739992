"""The file of a plan while it is edited; comments and what no field shows stay as they are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import tomlkit
from tomlkit.exceptions import ParseError
from tomlkit.items import AoT, Table

from turingdesk.core.errors import Problem
from turingdesk.core.setting import settings_of
from turingdesk.plugins.duels.plan import ModelSettings, Plan, ServerSettings
from turingdesk.plugins.duels.plan_file import FILE, BadPlan, CheckedPlan, check_plan, check_text
from turingdesk.system.access import file_mode
from turingdesk.system.disk import write_whole

ROWS = {"server": ServerSettings, "model": ModelSettings}
Row = Mapping[str, Any]


class PlanDraft:
    """A plan as its file has it, changed piece by piece.

    Args:
        path: The file, or the folder that contains plan.toml.

    Raises:
        BadPlan: It can't be read, or isn't TOML.
    """

    def __init__(self, path: Path) -> None:
        self.path = path / FILE if path.is_dir() else path
        try:
            self._toml = tomlkit.parse(self.path.read_bytes().decode("utf-8"))
        except (OSError, UnicodeDecodeError, ParseError) as problem:
            raise BadPlan(*_errors(self.path)) from problem

    def value(self, key: str) -> Any:
        """A setting of the plan; its default where the file doesn't say it."""
        item = self._toml.get(key)
        return _defaults(Plan)[key] if item is None else _plain(item)

    def put(self, key: str, value: Any) -> None:
        """Change a setting; one that the file doesn't say is added unless it is the default."""
        if _plain(self.value(key)) != value:
            self._toml[key] = value

    def rows(self, table: str) -> list[dict[str, Any]]:
        """The servers or the models, as the file has them."""
        return [_plain(toml_table) for toml_table in self._tables(table)]

    def put_rows(self, table: str, rows: Sequence[Row]) -> None:
        """Replace the servers or models; one whose ID stays keeps what `rows` don't have.

        A value of None or "" removes its key.
        """
        before = {str(toml_table.get("id")): toml_table for toml_table in self._tables(table)}
        toml_rows = [before.get(str(row["id"])) or tomlkit.table() for row in rows]
        for toml_row, row in zip(toml_rows, rows, strict=True):
            for key, value in row.items():
                if value in (None, ""):
                    toml_row.pop(key, None)
                elif _plain(toml_row.get(key)) != value:
                    toml_row[key] = value
        if [id(toml_row) for toml_row in toml_rows] == [
            id(toml_table) for toml_table in self._tables(table)
        ]:
            return  # changed in their places, so that the lines between them stay
        self._toml.pop(table, None)
        if toml_rows:
            listed = tomlkit.aot()
            for toml_row in toml_rows:
                listed.append(toml_row)
            self._toml[table] = listed

    @property
    def text(self) -> str:
        """The file as it would be saved."""
        return tomlkit.dumps(self._toml)

    def check(self) -> CheckedPlan:
        """The plan as it is now, and its problems."""
        return check_text(self.text, self.path)

    def save(self) -> None:
        """Write the file.

        Raises:
            OSError: It can't be written.
        """
        write_whole(self.path, self.text.encode(), file_mode(self.path.parent))

    def _tables(self, table: str) -> Iterator[Table]:
        item = self._toml.get(table)
        if isinstance(item, AoT):
            yield from item


def _errors(path: Path) -> tuple[Problem, ...]:
    return check_plan(path).problems


def _defaults(kind: type) -> dict[str, Any]:
    return {setting.key: setting.default for setting in settings_of(kind)}


def _plain(value: Any) -> Any:
    """A value of tomlkit's as one of Python's; a tuple as a list, as files have it."""
    if hasattr(value, "unwrap"):
        return value.unwrap()
    return list(value) if isinstance(value, tuple) else value
