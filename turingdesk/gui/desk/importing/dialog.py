"""The dialog "Import data": the files, what is in which column, what it will make, and the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from turingdesk.core.errors import TuringDeskError
from turingdesk.editing.new_folder import free_folder, slug
from turingdesk.exchange.importers import ImportReport
from turingdesk.exchange.importers._column_map import TableLook
from turingdesk.exchange.importers._table_importer import TableImporter
from turingdesk.exchange.importers._verdict_table import VerdictImporter
from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.importing.columns import ColumnsPane
from turingdesk.gui.desk.importing.sources import SourcesPane
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import (
    add_labeled,
    at_home,
    button,
    button_row,
    dialog_column,
    label,
    say,
    scroll_area,
)
from turingdesk.gui.desk.widgets.path_field import PathField, ask_folder, studies_folder
from turingdesk.gui.desk.widgets.table import DeskColumn, DeskTable, RowsModel
from turingdesk.gui.desk.widgets.work_bar import WorkBar
from turingdesk.gui.errors import show_error
from turingdesk.gui.jobs import Cancelled
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop, translate_message, translate_problem
from turingdesk.presenters.importing import TARGET, ImportPreview, ImportRun, work
from turingdesk.presenters.worker import Worker

WIDTH, HEIGHT, LEAST = 900, 700, (720, 520)
TABLE_HEIGHT = 240  #: px, of the first rows, and of what was skipped
READING = tr_noop("Desk", "Reading\u2026")


class ImportDialog(QDialog):
    """Goes from step to step; what was imported is opened behind it."""

    def __init__(self, state: DeskState, parent: QWidget | None = None) -> None:
        super().__init__(parent or state.window())
        self.setWindowTitle(tr("Desk", "Import data"))
        self.setProperty("help", "importing")
        self.setMinimumSize(*LEAST)
        self.resize(WIDTH, HEIGHT)
        self._state = state
        self._worker: Worker | None = None  #: while something is read
        self._is_stopped = False
        self._own_folder = False  #: whether the user chose it
        self._has_columns = False  #: whether one of the sources is a table
        self.sources, self.columns = SourcesPane(), ColumnsPane()
        self.ahead, self.ended = PreviewPane(), OutcomePane()
        self.ahead.folder.line.textEdited.connect(self._note_own_folder)
        self.ended.use.clicked.connect(self._use)
        self.sources.changed.connect(self._forget)
        self._steps = QStackedWidget()
        for pane in (self.sources, self.columns, self.ahead, self.ended):
            self._steps.addWidget(pane)
        self.progress = WorkBar(tr("Desk", "Progress of the import"))
        self.progress.busy.connect(self._set_busy)
        self.progress.reported.connect(self._count_records)
        self.objection = label("", "objection", wrap=True)
        self.cancel = button(tr("Desk", "Cancel"), self.reject)
        self.back = button(tr("Desk", "Back"), self._go_back)
        self.go_on = button(tr("Desk", "Continue"), self._go_on, "primary")
        self.go_on.setDefault(True)
        self._lay_out()
        self._turn(self.sources)

    @property
    def is_busy(self) -> bool:
        """True if something is being read or written."""
        return self.progress.is_busy

    def reject(self) -> None:
        if self.is_busy and self._worker is not None:
            self._is_stopped = True
            self.progress.cancel()
            # The dialog stays open, and says that nothing was written.
            self._worker.stop()
        else:
            super().reject()

    def _lay_out(self) -> None:
        column = dialog_column(self, tr("Desk", "Import data"))
        column.addWidget(self._steps, 1)
        column.addWidget(self.progress)
        column.addWidget(self.objection)
        column.addLayout(button_row(self.cancel, self.go_on, left=(self.back,)))

    @property
    def step(self) -> QWidget | None:
        """The step in front."""
        return self._steps.currentWidget()

    def _turn(self, step: QWidget) -> None:
        self._steps.setCurrentWidget(step)
        self.back.setVisible(step in (self.columns, self.ahead))
        self.cancel.setVisible(step is not self.ended)
        words = tr("Desk", "Import", "do it") if step is self.ahead else tr("Desk", "Continue")
        self.go_on.setText(tr("Desk", "Close") if step is self.ended else words)
        self._set_busy(False)
        self._say("")
        self.go_on.setFocus()

    def _go_back(self) -> None:
        is_last = self.step is self.ahead
        self._turn(self.columns if is_last and self._has_columns else self.sources)

    def _go_on(self) -> None:
        """Do what this step is for, or say what is missing."""
        if self.step is self.ended:
            self.accept()
        elif self.step is self.ahead:
            self._import()
        elif wrong := (self.sources if self.step is self.sources else self.columns).wrong():
            self._say(wrong)
        elif self.step is self.sources and isinstance(self.sources.importer, TableImporter):
            look_arguments = self.sources.name, tuple(self.sources.paths)
            self._run(partial(self._looked, self.sources.importer), "look", *look_arguments)
        else:
            self._look_ahead()

    def _looked(self, importer: TableImporter, look: TableLook | None) -> None:
        self._has_columns = look is not None
        if look is None:
            self._look_ahead()
            return
        self._turn(self.columns)
        self.columns.begin(importer, look, self.sources.paths[0])

    def _import_run(self) -> ImportRun:
        """The import that was entered."""
        return ImportRun(
            self.sources.name,
            tuple(self.sources.paths),
            self.sources.options(),
            self.columns.column_map() if self._has_columns else None,
        )

    def _look_ahead(self) -> None:
        plan = self._import_run()
        if not self._own_folder:
            new = studies_folder() / slug(plan.sources[0].stem)
            is_study = plan.importer.makes_study
            self.ahead.folder.put(free_folder(new) if is_study else self._state.data)
        self._run(self._show_ahead, "preview", plan)

    def _show_ahead(self, import_preview: ImportPreview) -> None:
        if import_preview.report is None:
            self.columns.ask(import_preview.unclear)
            self._say(translate_message(import_preview.question))
            return
        self._turn(self.ahead)
        self.ahead.show_found(import_preview, import_preview.report)

    def _import(self) -> None:
        out = self.ahead.folder.path
        if out is None:
            self._say(tr("Desk", "Choose a folder."))
            return
        self._run(self._imported, "read", self._import_run(), out.absolute())

    def _imported(self, report: ImportReport) -> None:
        self._turn(self.ended)
        self.ended.show_report(report)
        self._state.audit("imported data", folder=at_home(report.out), answers=report.taken)
        if self.sources.importer.makes_study:
            self._state.page_wanted.emit("studies")
            self._state.open_study(report.out)
            return
        is_elsewhere = report.out != self._state.data.absolute()
        self.ended.use.setVisible(is_elsewhere)
        if not is_elsewhere:
            self._show_results()

    def _use(self) -> None:
        """Work with the folder that verdicts were imported to."""
        if self.ahead.folder.path is not None:
            self._state.move_data(self.ahead.folder.path.absolute())
            self._show_results()
            self.accept()

    def _show_results(self) -> None:
        if isinstance(self.sources.importer, VerdictImporter):
            self._state.study_wanted = self.columns.column_map().study
        self._state.page_wanted.emit("analysis")

    def _run(self, done: Callable[[Any], None], method: str, *arguments: object) -> None:
        """Have something done in a process of its own, which Cancel ends."""
        if self.is_busy:
            return
        self._say(tr("Desk", READING), "soft")
        worker = self._worker = Worker(TARGET, self._state.data)
        self._is_stopped = False
        self.progress.run(
            lambda report: work(worker, report, method, *arguments), done, self._failed
        )

    def _failed(self, problem: Exception) -> None:
        if self._is_stopped or isinstance(problem, Cancelled):  # or a line that broke by that
            self._say(tr("Desk", "Canceled. Nothing was written."), "soft")
        elif isinstance(problem, EOFError):  # ended from outside
            self._say(tr("Desk", "The reader was stopped."))
        elif isinstance(problem, TuringDeskError | OSError):
            self._say(translate_problem(problem))
        else:
            show_error(problem, self)

    def _count_records(self, done: int, total: int) -> None:
        if done and not total:
            text = tr("Desk", "Reading\u2026 {number} records")
            self._say(text.format(number=program().format_int(done)), "soft")

    def _set_busy(self, busy: bool) -> None:
        if not busy:
            self._worker = None
        for widget in (self._steps, self.back, self.go_on):
            widget.setEnabled(not busy)

    def _forget(self) -> None:
        """Other sources can have other columns, or none."""
        self._has_columns = False
        self._say("")

    def _note_own_folder(self) -> None:
        self._own_folder = bool(self.ahead.folder.line.text().strip())

    def _say(self, text: str, role: str = "objection") -> None:
        say(self.objection, text, role)


class PreviewPane(QWidget):
    """A preview of an import: what it would make, the first rows of it, and where to."""

    def __init__(self) -> None:
        super().__init__()
        self.report_text = label("", "", wrap=True)
        copyable(self.report_text)
        self.rows = label("", "label")
        self.table: DeskTable | None = None
        self.folder = PathField(tr("Desk", "Folder"), ask_folder(tr("Desk", "Import to a folder")))
        self._rows = QVBoxLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        column.addWidget(label(tr("Desk", "What the import creates"), "label"))
        column.addWidget(_scrolled(self.report_text, tr("Desk", "What the import creates")), 1)
        column.addWidget(self.rows)
        column.addLayout(self._rows)
        add_labeled(column, tr("Desk", "Import to"), self.folder, self.folder.line)

    def show_found(self, import_preview: ImportPreview, report: ImportReport) -> None:
        """Show it."""
        self.report_text.setText("\n".join(map(translate_message, report.sentences)))
        self.rows.setText(tr("Desk", "First rows of {table}").format(table=import_preview.table))
        self.rows.setVisible(bool(import_preview.rows))
        if self.table is not None:
            self.table.hide()
            self.table.deleteLater()
        self.table = None
        if import_preview.rows:
            self.table = _first_rows(import_preview)
            self._rows.addWidget(self.table)


def _first_rows(import_preview: ImportPreview) -> DeskTable:
    *names, last = import_preview.rows[0]
    columns = [*(DeskColumn(name, _getter(name)) for name in names)]
    columns.append(DeskColumn(last, _getter(last), stretch=True))
    # Rows can be equal in all cells, so the objects themselves are the keys.
    table = DeskTable(RowsModel(columns, key=id), name=import_preview.table)
    table.fill(import_preview.rows)
    table.setFixedHeight(min(TABLE_HEIGHT, table.full_height()))
    return table


def _getter(name: str) -> Callable[[Mapping[str, str]], str]:
    return lambda row: row.get(name) or ""


class OutcomePane(QWidget):
    """The outcome of an import: what was imported, and what was skipped and why."""

    def __init__(self) -> None:
        super().__init__()
        self.report_text = label("", "", wrap=True)
        copyable(self.report_text)
        self.skipped = DeskTable(
            RowsModel(_SKIPPED, key=lambda row: row[0]), name=tr("Desk", "What was skipped")
        )
        self.head = label(tr("Desk", "What was skipped"), "label")
        self.use = QPushButton(tr("Desk", "Work with this data folder"))
        self.use.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        column.addWidget(_scrolled(self.report_text, tr("Desk", "What was imported")), 1)
        column.addWidget(self.head)
        column.addWidget(self.skipped)
        column.addWidget(self.use, 0, Qt.AlignmentFlag.AlignLeft)

    def show_report(self, report: ImportReport) -> None:
        """Show it."""
        imported = replace(report, left_out={})
        first = tr("Desk", "Read: {read}. Imported: {taken}. Skipped: {lost}.").format(
            read=program().format_int(report.read),
            taken=program().format_int(report.taken),
            lost=program().format_int(report.lost),
        )
        self.report_text.setText(
            "\n".join([first, *map(translate_message, imported.sentences[1:])])
        )
        self.skipped.fill([*report.left_out.items()])
        self.skipped.setFixedHeight(min(TABLE_HEIGHT, self.skipped.full_height()))
        for widget in (self.head, self.skipped):
            widget.setVisible(bool(report.left_out))


_SKIPPED = (
    DeskColumn(
        tr_noop("Desk", "Why"),
        lambda row: translate_message(row[0]),
        tip=lambda row: translate_message(row[0]),
        stretch=True,
    ),
    DeskColumn(
        tr_noop("Desk", "Times", "how often"),
        lambda row: program().format_int(row[1]),
        right=True,
        note="how often",
    ),
)


def _scrolled(words: QWidget, name: str) -> QScrollArea:
    inside = QWidget()
    column = QVBoxLayout(inside)
    column.setContentsMargins(0, 0, SIZES.unit, 0)
    column.addWidget(words)
    column.addStretch(1)
    return scroll_area(inside, name)
