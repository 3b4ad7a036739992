"""Pasting: read in the background where it is much, put in with one step, and told of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from turingdesk.core.errors import BadSource
from turingdesk.gui.desk.editor.table.model import TableModel
from turingdesk.gui.desk.editor.table.view import Area, TableView
from turingdesk.gui.jobs import Job
from turingdesk.gui.translation import program, tr, translate_message, translate_problem

if TYPE_CHECKING:
    from turingdesk.editing.clipboard import Pasted


AT_ONCE = 200_000  #: letters that are read without going to the background
Grid = Sequence[Sequence[str]]


@dataclass(frozen=True, slots=True)
class Fitted:
    """The cells to put in, and their place."""

    grid: Sequence[Sequence[str | None]]  #: None: the cell stays as it is
    left: int
    notes: tuple[str, ...]


class Pasting(QObject):
    """From the clipboard into the table.

    Signals:
        began: Much is being read.
        told: What came of it, in sentences.
    """

    began = Signal()
    reported = Signal(str)

    def __init__(self, model: TableModel, view: TableView) -> None:
        super().__init__(view)
        self._model = model
        self._view = view

    def paste(self) -> None:
        """Put what is on the clipboard at the chosen cell."""
        from turingdesk.editing.clipboard import clipboard

        system_clipboard = QApplication.clipboard()
        mime = system_clipboard.mimeData()  # there is none if nothing was ever copied
        # Asked here, since only the windows' thread may use Qt's clipboard.
        text = system_clipboard.text()
        html = mime.html() if mime is not None and mime.hasHtml() else ""
        area = self._view.area()
        if len(text) + len(html) < AT_ONCE:
            self._put(area, clipboard(text, html))
            return
        self.began.emit()
        Job(
            self,
            lambda: clipboard(text, html),
            lambda pasted: self._put(area, pasted),
            self._failed,
        )

    def _put(self, area: Area, pasted: Pasted) -> None:
        if not any(map(any, pasted.grid)):
            self.reported.emit(tr("Desk", "There is no text on the clipboard."))
            return
        fitted = fit(pasted.grid, area, self._model.table.columns)
        notes = [*fitted.notes, *map(translate_message, pasted.notes)]
        if fitted.grid:
            self._model.put(area.top, fitted.left, self._filled_grid(fitted, area.top))
            wide = len(fitted.grid[0])
            self._view.choose(Area(area.top, fitted.left, len(fitted.grid), wide))
        if notes or len(fitted.grid) > 1:
            self.reported.emit(program().join(" ", [_pasted(fitted.grid), *notes]))

    def _filled_grid(self, fitted: Fitted, top: int) -> Grid:
        """The grid, with what is in the table already where nothing was pasted."""
        if not any(cell is None for cell in fitted.grid[0]):
            return fitted.grid  # type: ignore[return-value]  # all rows have the same gaps
        text, left = self._model.text, fitted.left
        return [
            [text(row, left + at) if cell is None else cell for at, cell in enumerate(cells)]
            for row, cells in enumerate(fitted.grid, top)
        ]

    def _failed(self, problem: Exception) -> None:
        text = tr("Desk", "The clipboard couldn't be read: {why}")
        self.reported.emit(text.format(why=translate_problem(problem)))


def fit(grid: Grid, area: Area, columns: Sequence[str]) -> Fitted:
    """A grid, its rows equally long, as it is put into a table.

    One cell fills all that are chosen. A first row of the table's own column names
    says which column is which. What would stand beyond the last column is omitted.

    >>> fit([["agent", "id"], ["git", "a1"]], Area(0, 0, 1, 1), ["id", "agent"]).grid
    [['a1', 'git']]
    """
    if len(grid) == 1 and len(grid[0]) == 1 and area.rows * area.columns > 1:
        return Fitted([[grid[0][0]] * area.columns] * area.rows, area.left, ())
    named = [name.strip().casefold() for name in grid[0]]
    place_by_name = {name.casefold(): place for place, name in enumerate(columns)}
    # A single match may be chance, as a cell can contain a word that is also a column's name.
    if len(grid) > 1 and len([name for name in named if name in place_by_name]) > 1:
        return _by_name(grid, named, place_by_name, columns)
    room = len(columns) - area.left
    wide = len(grid[0])
    if wide <= room:
        return Fitted(grid, area.left, ())
    beyond = wide - room
    note = tr(
        "Desk", ("%n column(s) beyond the right edge of the table were not pasted."), "", beyond
    )
    return Fitted([row[:room] for row in grid], area.left, (note,))


def _by_name(
    grid: Grid, named: Sequence[str], place_by_name: dict[str, int], columns: Sequence[str]
) -> Fitted:
    """The rows below a row of names, each cell in the column of its name."""
    places = {place_by_name[name]: at for at, name in enumerate(named) if name in place_by_name}
    left, right = min(places), max(places)
    sources = [places.get(place, -1) for place in range(left, right + 1)]
    fitted_rows = [[row[at] if at >= 0 else None for at in sources] for row in grid[1:]]
    notes = [tr("Desk", "The first row contains column names, so columns were matched by name.")]
    other = [name for name in named if name and name not in place_by_name]
    if other:
        left_out = tr("Desk", "Not pasted, because the table has no such column: {columns}.")
        notes.append(left_out.format(columns=program().items(other)))
    return Fitted(fitted_rows, left, tuple(notes))


def _pasted(grid: Sequence[Sequence[str | None]]) -> str:
    return tr("Desk", "Pasted {rows}, {columns}.").format(
        rows=tr("Desk", "%n row(s)", "", len(grid)),
        columns=tr("Desk", "%n column(s)", "", len(grid[0]) if grid else 0),
    )


SUFFIXES = (".csv", ".xlsx", ".tsv")


@dataclass(frozen=True, slots=True)
class FileRows:
    """The rows of a file, as text."""

    file: str
    columns: tuple[str, ...]
    rows: Sequence[Sequence[str]]


def read_file(path: Path, known_columns: Sequence[str]) -> FileRows:
    """Read a file's first sheet.

    Args:
        path: The file.
        known_columns: Columns that the table may have; they tell commas from semicolons.

    Raises:
        BadSource: It cannot be read as a table; says why.
    """
    from turingdesk.study.findings import Findings, Place
    from turingdesk.study.folder import Folder
    from turingdesk.study.grid_file import read_grid

    findings = Findings()
    folder = Folder(path.parent, findings, "its folder")
    grid = read_grid(folder, path.name, Place(path.name), findings, known_columns)
    if grid is None:
        empty = tr("Desk", "{file}: empty").format(file=path.name)
        raise BadSource(str(findings.problems[0]) if findings.problems else empty)
    columns = tuple(name for name in grid.columns if name)
    rows = [[_text(row.cells.get(name)) for name in columns] for row in grid.rows]
    return FileRows(path.name, columns, rows)


def arranged(file_rows: FileRows, columns: Sequence[str]) -> list[list[str]]:
    """The rows of a file under the columns of a table, by name whatever its case."""
    places = {name.casefold(): place for place, name in enumerate(file_rows.columns)}
    sources = [places.get(name.casefold(), -1) for name in columns]
    return [[row[at] if at >= 0 else "" for at in sources] for row in file_rows.rows]


def unknown_columns(file_rows: FileRows, columns: Sequence[str]) -> list[str]:
    """The columns of a file that a table does not have."""
    known_names = {name.casefold() for name in columns}
    return [name for name in file_rows.columns if name.casefold() not in known_names]


def _text(value: Any) -> str:
    from turingdesk.study.cells import BadCell, as_text

    if value is None:
        return ""
    try:
        return as_text(value)
    except BadCell:
        return str(value)
