"""The way from someone's own spreadsheet and pictures: all is guessed, shown, and corrected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QComboBox, QScrollArea, QVBoxLayout, QWidget

from turingdesk.core.errors import TuringDeskError
from turingdesk.core.task import TASKS
from turingdesk.gui.accessibility import scrolls
from turingdesk.gui.desk.editor.new.choices import HIDDEN, ColumnChoice, OriginChoice
from turingdesk.gui.desk.editor.new.from_list import StudyWriter
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import label
from turingdesk.gui.desk.widgets.folding_row import FoldingRow
from turingdesk.gui.desk.widgets.path_field import (
    PathField,
    ask_folder,
    ask_table,
    dropped,
)
from turingdesk.gui.desk.widgets.table import DeskColumn, DeskTable, RowsModel
from turingdesk.gui.jobs import Job
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop, translate_message, translate_problem
from turingdesk.study.task_columns import columns_of
from turingdesk.tasks.pairs import Pair

if TYPE_CHECKING:
    from turingdesk.editing.new_study import Guess


SUFFIXES = (".xlsx", ".csv", ".tsv", ".txt")
TYPING_MS = 300
DROP = tr_noop("Desk", "Drop your spreadsheet and picture folder here")
HINT = tr_noop(
    "Desk",
    "Or choose them above. Each row of the table is one answer; the first row contains the "
    "column names. TuringDesk guesses what each column contains, and you can correct it. A folder "
    "with a folder of pictures or texts for each class, such as human and machine, needs no "
    "table.",
)


class SpreadsheetChoice(QWidget):
    """A spreadsheet and a folder; below them what they seem to contain.

    Signals:
        changed: What was chosen here is otherwise now.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptDrops(True)
        self.guess: Guess | None = None
        self._wrong = ""  #: why the table cannot be read
        self._guess_number = 0  #: how many guesses were asked for; only the newest counts
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(TYPING_MS)
        self._pause.timeout.connect(self._guess)
        self.table = PathField(
            tr("Desk", "Spreadsheet"), ask_table, tr("Desk", "An .xlsx or .csv file")
        )
        self.pictures = PathField(
            tr("Desk", "Folder of pictures"),
            ask_folder(tr("Desk", "Choose the picture folder")),
            tr("Desk", "A folder", "of pictures"),
        )
        self.table.chosen.connect(self._table_chosen)
        self.pictures.chosen.connect(self._pictures_chosen)
        self.guess_notes = label("", "soft", wrap=True)
        self.task = QComboBox()
        self.task.setAccessibleName(tr("Desk", "Task"))
        for name in TASKS.judging:
            if TASKS[name].content is not Pair:  # it would take a second table
                self.task.addItem(translate_message(TASKS[name].title), name)
        self.task.activated.connect(lambda _: self._guess(str(self.task.currentData())))
        self.columns = ColumnChoice()
        self.columns.chosen.connect(self._choose_columns)
        self.origins = OriginChoice()
        self.origins.chosen.connect(self._show_choice)
        self.sample = TablePreview()
        self._lay_out()
        self._show()

    @property
    def objection(self) -> str:
        """The step that is missing before the study can be made; empty if none is."""
        if self.table.path is None:
            return tr("Desk", "Choose your spreadsheet.")
        if self._wrong:
            return self._wrong
        if self.guess is None:
            return tr("Desk", "The spreadsheet is being read.")
        return self._missing() or self._unclear() or self._pictures_missing()

    @property
    def title(self) -> str:
        """The title that the study gets where the user writes none."""
        path = self.table.path
        return path.stem.replace("_", " ").strip() if path is not None else ""

    def maker(self) -> StudyWriter:
        """The maker of the study that was chosen."""
        # The fields are read here, in the windows' thread; the function runs on another one.
        table, pictures = self.table.path, self.pictures.path
        task = str(self.task.currentData())
        columns, origins = self._all_columns(), self.origins.origins()
        assert table is not None
        language = program().spoken
        known_notes = (
            self.guess.notes if self.guess is not None else ()
        )  # what the dialog says already

        def create_study(folder: Path, title: str) -> Sequence[str]:
            from turingdesk.editing.new_study import from_spreadsheet

            import_summary = from_spreadsheet(
                table,
                pictures,
                task,
                columns,
                folder,
                origins=origins,
                title=title,
                language=language,
            )
            imported_text = tr("Desk", "{rows} and {pictures} imported.").format(
                rows=tr("Desk", "%n row(s)", "", import_summary.rows),
                pictures=tr("Desk", "%n picture(s)", "", import_summary.pictures),
            )
            trials = tr("Desk", "Each participant gets %n trial(s).", "", import_summary.trials)
            notes = (note for note in import_summary.notes if note not in known_notes)
            return (imported_text, trials, *map(translate_message, notes))

        return create_study

    def take(self, paths: Sequence[Path]) -> None:
        """Take what was dropped: a table, a folder, or both."""
        for path in paths:
            if path.is_dir():
                self.pictures.put(path)
            elif path.suffix.lower() in SUFFIXES:
                self.table.put(path)

    def _table_chosen(self, path: Path | None) -> None:
        self.pictures.near = path.parent if path is not None else None
        self._pause.start()

    def _pictures_chosen(self, path: Path | None) -> None:
        """Take a folder for the table, too, if its folders say as much as one would."""
        from turingdesk.editing.folder_table import has_class_folders

        if path is not None and self.table.path is None:
            with suppress(OSError):  # what can't be read is told once the study is made
                if path.is_dir() and has_class_folders(path):
                    self.table.put(path)
        self.changed.emit()

    def _guess(self, task: str = "", columns: dict[str, tuple[str, ...]] | None = None) -> None:
        """Read the table and guess what it contains, in the background."""
        self._pause.stop()
        table = self.table.path
        self._guess_number += 1
        number = self._guess_number
        if table is None or not table.exists():
            gone = tr("Desk", "TuringDesk can't find the file {file}.").format(file=table)
            self._fail(number, "" if table is None else gone)
            return

        def work() -> Guess:
            from turingdesk.editing.new_study import guessed

            return guessed(table, task, columns)

        Job(
            self,
            work,
            lambda guess: self._take(number, guess),
            lambda p: self._handle_failure(number, p),
        )

    def _take(self, number: int, new_guess: Guess) -> None:
        # Guesses can end in another order than they began, and only the newest one counts.
        if number == self._guess_number:
            self.guess, self._wrong = new_guess, ""
            self._show()

    def _handle_failure(self, number: int, problem: Exception) -> None:
        if not isinstance(problem, TuringDeskError | OSError):
            raise problem
        self._fail(number, translate_problem(problem))

    def _fail(self, number: int, why: str) -> None:
        if number == self._guess_number:
            self.guess, self._wrong = None, why
            self._show()

    def _choose_columns(self) -> None:
        assert self.guess is not None
        self._guess(self.guess.task, self._all_columns())

    def _all_columns(self) -> dict[str, tuple[str, ...]]:
        """The chosen columns, with those that are not offered as they were guessed."""
        guess = self.guess
        hidden_columns = {n: c for n, c in guess.columns.items() if n in HIDDEN} if guess else {}
        return {**hidden_columns, **self.columns.columns()}

    def _show(self) -> None:
        guess = self.guess
        self._area.setVisible(guess is not None)
        self._empty.setVisible(guess is None)
        self.guess_notes.setVisible(guess is not None)
        if guess is not None:
            rows = tr("Desk", "%n row(s).", "", guess.rows)
            self.guess_notes.setText(
                program().join(" ", [rows, *map(translate_message, guess.notes)])
            )
            self.task.setCurrentIndex(self.task.findData(guess.task))
            self.columns.fill(guess.task, guess.head, guess.columns)
            self.origins.fill(guess.origins)
            self._origins_card.setVisible(bool(guess.origins))
        self._show_choice()

    def _show_choice(self) -> None:
        if self.guess is not None:
            self.sample.fill(self.guess, self._all_columns(), self.origins.origins())
        self.changed.emit()

    def _missing(self) -> str:
        columns = self._all_columns()
        needed = [c.name for c in columns_of(str(self.task.currentData())).values() if c.required]
        missing = [name for name in needed if name not in columns and name != "id"]
        words = tr("Desk", "Choose which of your columns is: {names}.")
        return words.format(names=program().items(missing)) if missing else ""

    def _unclear(self) -> str:
        unclear = [value for value, origin in self.origins.origins().items() if not origin]
        origin_values = set(self.origins.origins().values())
        if unclear:
            words = tr("Desk", "Choose whether {words} means human or machine.")
            if unclear[3:]:
                words = tr("Desk", "Choose whether {words} and other words mean human or machine.")
            return words.format(words=program().items(map(repr, unclear[:3])))
        if self.origins.origins() and not {"human", "machine"} <= origin_values:
            return tr(
                "Desk",
                (
                    "All answers have the same origin. Choose which words mean human and which "
                    "mean machine."
                ),
            )
        return ""

    def _pictures_missing(self) -> str:
        # A folder is needed only where a column that is used names files.
        specs = columns_of(str(self.task.currentData()))
        shows = any(specs[name].is_path for name in self._all_columns() if name in specs)
        folder = self.pictures.path
        if shows and folder is None:
            return tr("Desk", "Choose the folder with your pictures.")
        if folder is not None and not folder.is_dir():
            return tr("Desk", "TuringDesk can't find the folder {folder}.").format(folder=folder)
        return ""

    def _lay_out(self) -> None:
        fields = FoldingRow(SIZES.margin)
        for title, field in (
            (tr("Desk", "Spreadsheet"), self.table),
            (tr("Desk", "Folder of pictures"), self.pictures),
        ):
            named = label(title, "label")
            named.setBuddy(field.line)
            both = QVBoxLayout()
            both.setSpacing(4)
            both.addWidget(named)
            both.addWidget(field)
            fields.addLayout(both, 1)
        self._empty = _nothing_yet()
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        scrolls(self._area, tr("Desk", "Preview of the table"))
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        cards = self._cards()
        self._area.setWidget(cards)
        cards.setAutoFillBackground(False)  # the dialog's own color between them
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        column.addLayout(fields)
        column.addWidget(self.guess_notes)
        column.addWidget(self._area, 1)
        column.addWidget(self._empty, 1)

    def _cards(self) -> QWidget:
        """The guess at the table, card by card."""
        self._origins_card = _card(tr("Desk", "Who made the answers?"), self.origins)
        left_column = QVBoxLayout()
        left_column.setSpacing(SIZES.gap)
        left_column.addWidget(_card(tr("Desk", "What do participants judge?"), self.task))
        left_column.addWidget(self._origins_card)
        left_column.addStretch(1)
        right = QVBoxLayout()
        right.addWidget(_card(tr("Desk", "Match your columns"), self.columns))
        right.addStretch(1)
        content = QWidget()
        below = QVBoxLayout(content)
        below.setContentsMargins(0, 0, SIZES.unit, 0)
        below.setSpacing(SIZES.gap)
        beside = FoldingRow(any_letters=True)
        beside.addLayout(left_column, 2)
        beside.addLayout(right, 3)
        below.addLayout(beside)
        below.addWidget(_card(tr("Desk", "Preview of the first rows"), self.sample))
        below.addStretch(1)
        return content

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(p.is_dir() or p.suffix.lower() in SUFFIXES for p in dropped(event)):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        self.take(dropped(event))
        event.acceptProposedAction()


def _card(title: str, inside: QWidget) -> Card:
    card = Card(title)
    card.column.addWidget(inside)
    return card


def _nothing_yet() -> Card:
    """A card that says what to do first."""
    card = Card()
    card.column.addStretch(1)
    for text, role in ((DROP, "heading"), (HINT, "soft")):
        line = label(tr("Desk", text), role, wrap=True)
        line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        card.column.addWidget(line)
    card.column.addStretch(1)
    return card


WIDTH = 180  #: px of a column


class TablePreview(QWidget):
    """A table that is made again with other columns."""

    def __init__(self) -> None:
        super().__init__()
        self.table: DeskTable | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def fill(
        self, guess: Guess, columns: Mapping[str, Sequence[str]], origins: Mapping[str, str]
    ) -> None:
        """Show the rows with these columns and meanings."""
        names = [name for name in columns_of(guess.task) if name in columns]
        rows = [
            (number, {name: _cell(guess, row, columns[name]) for name in names})
            for number, row in enumerate(guess.sample, 1)
        ]
        for _, row in rows:
            for name in names:
                if name.startswith("origin"):
                    row[name] = origins.get(row[name]) or f"{row[name]}?"
        if self.table is not None:
            self._column.removeWidget(self.table)
            self.table.hide()
            self.table.deleteLater()
        table = DeskTable(
            RowsModel(
                [DeskColumn(n, _text(n), tip=_text(n)) for n in names], key=lambda row: row[0]
            ),
            name=tr("Desk", "The first rows"),
        )
        table.fill(rows)
        head = table.horizontalHeader()
        head.setSectionResizeMode(head.ResizeMode.Interactive)
        head.setDefaultSectionSize(WIDTH)
        head.setStretchLastSection(True)
        table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.setFixedHeight(table.full_height() + 14)
        self.table = table
        self._column.addWidget(table)


def _cell(guess: Guess, row: Sequence[str], names: Sequence[str]) -> str:
    texts = [row[list(guess.head).index(name)].strip() for name in names if name in guess.head]
    return program().join("; ", texts)


def _text(name: str) -> Any:
    return lambda row: row[1][name]
