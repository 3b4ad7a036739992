"""From the rows of a table to stimuli."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from turingdesk.core.lengths import LengthUnit
from turingdesk.core.message import message
from turingdesk.core.stimulus import Maker, Stimulus
from turingdesk.core.task import TASKS
from turingdesk.study.cells import BadCell, is_empty
from turingdesk.study.findings import Findings, Place, nearest
from turingdesk.study.grid import BROKEN, Grid, Row
from turingdesk.study.maker_columns import MakerColumns
from turingdesk.study.media import Media
from turingdesk.study.task_columns import TaskColumn, columns_of
from turingdesk.study.text import SUSPECT, signs_of_damage

_MEANT = 0.75  #: a column that is less like one the task knows is one of its own
#: What Excel makes of dates, and of long numbers, when it saves a .csv.
_EXCELS = re.compile(
    r"\d{1,2}[-. ](Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*"
    r"|(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[-. ]\d{2}|\d[.,]\d+E[+-]\d+"
    r"|#(N/A|NAME\?|REF!|VALUE!|DIV/0!|NUM!|NULL!)",
    re.IGNORECASE,
)


@dataclass(slots=True)
class StimulusRow:
    """One row that was read, with what the blocks still need of it."""

    stimulus: Stimulus
    row: Row
    grid: Grid
    truths: Any = None  #: the task's own, for its control

    def at(self, column: str) -> Place:
        """Where one of its cells is."""
        return self.grid.place(self.row, column)


class StimulusRows:
    """Reads one table of one task."""

    def __init__(
        self, task: str, grid: Grid, media: Media, findings: Findings, *, sealed: bool = False
    ) -> None:
        self._name = task
        self._task = TASKS[task]
        self._grid = grid
        self._media = media
        self._findings = findings
        self._sealed = sealed
        self._columns = columns_of(task, sealed=sealed)
        self._ids: dict[str, int] = {}

    def read(self) -> list[StimulusRow]:
        """The stimuli of the rows that are good."""
        if not self._has_its_columns():
            return []
        if self._sealed:  # no one knows who made them
            unknown = [self._stimulus(row, values, {}) for row, values in self.values()]
            return [stimulus_row for stimulus_row in unknown if stimulus_row is not None]
        makers = MakerColumns(self._task.subjects, self._grid, self._findings)
        stimulus_rows = [
            self._stimulus(row, values, makers.of(row)) for row, values in self.values()
        ]
        makers.close()
        return [stimulus_row for stimulus_row in stimulus_rows if stimulus_row is not None]

    def values(self) -> Iterator[tuple[Row, dict[str, Any] | None]]:
        """Each row with its values by column; None, with problems, where one is wrong."""
        for row in self._grid.rows:
            values: dict[str, Any] = {}
            good = True
            for column in self._columns.values():
                # No `and`, which would stop at the first problem of a row instead of telling all.
                good &= self._value(row, column, values)
            good &= self._is_new(row, values.get("id"))
            if values.get("control") and values.get("practice"):
                what = message("The row is marked both for control trials and for practice.")
                self._findings.error(
                    self._grid.place(row, "practice"), what, message("Set one of the two to no.")
                )
                good = False
            yield row, values if good else None

    def head(self) -> bool:
        """True if the table has rows and the columns it needs; if not, with problems."""
        return self._has_its_columns()

    def _has_its_columns(self) -> bool:
        there = set(self._grid.columns)
        place = Place(self._grid.file, 1 if self._grid.columns else None)
        if not self._grid.rows:
            self._findings.error(
                place, message("The table is empty."), message("Add at least one row.")
            )
            return False
        meant_columns = self._unknown(there)
        missing = [c.name for c in self._columns.values() if c.required and c.name not in there]
        for name in missing:
            if name not in meant_columns:
                required_columns = ", ".join(c.name for c in self._columns.values() if c.required)
                fix = message(
                    "Add it. A table for {name} needs: {known}.",
                    name=self._name,
                    known=required_columns,
                )
                self._findings.error(
                    place, message("The column {name!r} is missing.", name=name), fix
                )
        return not missing

    def _unknown(self, there: set[str]) -> set[str]:
        """Report columns the task does not know; returns those that were meant by them."""
        meant_columns = set()
        free = [name for name in self._columns if name not in there]
        for name in self._grid.columns:
            if name and name not in self._columns:
                line = self._grid.rows[0].line if self._grid.file.endswith(".jsonl") else 1
                place = Place(self._grid.file, line, self._grid.named(name, 1))
                what = message("The column {name!r} is unknown.", name=name)
                if close := nearest(name, free, likeness=_MEANT):
                    meant_columns.add(close)
                    self._findings.error(
                        place, what, message("Did you mean {close!r}?", close=close, name=name)
                    )
                else:
                    known_columns = ", ".join(self._columns)
                    fix = message("It is not used. Known columns: {known}.", known=known_columns)
                    self._findings.warning(place, what, fix)
        return meant_columns

    def _value(self, row: Row, column: TaskColumn, values: dict[str, Any]) -> bool:
        """Put the column's value among the values; whether that went well."""
        value = row.cells.get(column.name)
        if value is BROKEN:
            return False
        if is_empty(value):
            values[column.name] = column.default
            if column.required:
                if not column.name.startswith("origin"):
                    what, fix = (
                        message("The cell is empty."),
                        message("Fill it in: {about}.", about=column.about),
                    )
                    self._findings.error(self._grid.place(row, column.name), what, fix)
                return False
            return True
        try:
            values[column.name] = column.convert(value)
        except BadCell as bad:
            self._findings.error(self._grid.place(row, column.name), bad.message, bad.fix)
            return False
        sound = self._looks_sound(value, row, column.name)
        return self._is_file(values, row, column) and sound

    def _is_file(self, values: dict[str, Any], row: Row, column: TaskColumn) -> bool:
        if not column.is_path:
            return True
        if column.file != "picture":
            what = message(
                "The column {name!r} contains a {file}; only pictures can be shown.",
                name=column.name,
                file=column.file,
            )
            self._findings.error(
                self._grid.place(row, column.name), what, message("Use another task.")
            )
            return False
        name = values[column.name].as_posix()
        cell_text = str(row.cells[column.name]).strip()
        # On Windows, a path has made slashes of backslashes; a cell has to fail on every system.
        path = self._media.file(
            cell_text if "\\" in cell_text else name, self._grid.place(row, column.name)
        )
        values[column.name] = path
        return path is not None

    def _looks_sound(self, value: Any, row: Row, column: str) -> bool:
        """True if the text can be stored; warns where it looks damaged."""
        sound = True
        for text in (value,) if isinstance(value, str) else _texts(value):
            if SUSPECT.search(text):
                place = self._grid.place(row, column)
                for what, fix, fatal in signs_of_damage(text):
                    tell = self._findings.error if fatal else self._findings.warning
                    tell(place, what, fix)
                    sound = sound and not fatal
            if len(text) < 16 and _EXCELS.fullmatch(text.strip()):
                what = message("{text!r} looks like a value that Excel converted.", text=text)
                fix = message(
                    "If so, format the column as Text, and type the original value again."
                )
                self._findings.warning(self._grid.place(row, column), what, fix)
        return sound

    def _is_new(self, row: Row, id: Any) -> bool:
        if not isinstance(id, str):
            return False
        first = self._ids.setdefault(id.strip(), row.line)
        if first == row.line:
            return True
        what = message("Line {first} has the same ID {id!r}.", id=id.strip(), first=first)
        self._findings.error(
            self._grid.place(row, "id"), what, message("Give every row its own ID.")
        )
        return False

    def _stimulus(
        self, row: Row, values: dict[str, Any] | None, makers: dict[str, Maker] | None
    ) -> StimulusRow | None:
        if values is None or makers is None:
            return None
        content = self._task.content(**self._part("content", values))
        truths = None
        if self._task.truths is not type(None):
            truths = self._task.truths(**self._part("truths", values))
        stimulus = Stimulus(
            id=values["id"].strip(),
            task=self._name,
            prompt=values.get("prompt", "").strip() or self._fallback(row),
            makers=makers,
            content=content,
            provenance=values.get("provenance", ""),
            domain=values.get("domain", "").strip(),
            length=self._length(content, LengthUnit.FIRST_MESSAGES),
            turns=self._length(content, LengthUnit.FIRST_TURNS),
            control=values.get("control", False),
            practice=values.get("practice", False),
        )
        return StimulusRow(stimulus, row, self._grid, truths)

    def _length(self, content: Any, unit: LengthUnit) -> int:
        return self._task.length(content, unit) if self._task.length else 0

    def _part(self, part: str, values: Mapping[str, Any]) -> dict[str, Any]:
        return {c.name: values[c.name] for c in self._columns.values() if c.part == part}

    def _fallback(self, row: Row) -> str:
        """The prompt where the column is empty: an image's name as written, a cue."""
        column = self._task.prompt_column
        value = row.cells.get(column, "")
        if column and self._columns[column].is_path:
            return Path(str(value).strip()).as_posix()
        return str(value).strip() if column else ""


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from _texts(item)
    elif isinstance(value, list):
        for item in value:
            yield from _texts(item)
