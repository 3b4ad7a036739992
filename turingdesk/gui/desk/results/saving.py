"""Saves figures and reports: asks for a file, works in the background, and reports the result."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import chain, count
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QComboBox, QDialog, QFileDialog, QWidget

from turingdesk.analysis._figure import Figure
from turingdesk.core.errors import TuringDeskError
from turingdesk.exchange.exporters._atomic_write import atomic_write
from turingdesk.exchange.figures.style import DOUBLE_MM, SINGLE_MM, USUAL_LOOK, FileLook
from turingdesk.gui.desk.results.figure_translation import TARGET
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import (
    add_labeled,
    at_home,
    button,
    button_row,
    dialog_column,
)
from turingdesk.gui.dialog_height import grow
from turingdesk.gui.errors import show_error
from turingdesk.gui.jobs import Cancelled, Job
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.presenters.worker import Worker

#: What is offered by suffix, in English.
FIGURES = {
    ".svg": tr_noop("Desk", "SVG drawing"),
    ".pdf": tr_noop("Desk", "PDF document"),
    ".png": tr_noop("Desk", "PNG picture"),
    ".csv": tr_noop("Desk", "Values as CSV"),
}
REPORTS = {
    ".html": tr_noop("Desk", "Web page"),
    ".pdf": tr_noop("Desk", "PDF document"),
    ".docx": tr_noop("Desk", "Word document"),
    ".xlsx": tr_noop("Desk", "Excel workbook"),
}


SaveFigure = Callable[[str, Path, FileLook], object]


def _unused(path: Path) -> Path:
    """The path, with a number where there is such a file: the dialog asked about another one."""
    numbered = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(candidate for candidate in chain([path], numbered) if not candidate.exists())


class FigureDialog(QDialog):
    """Asks for the width and the colors of a figure in a file.

    Args:
        look: What is chosen at first.
        parent: The window.
    """

    def __init__(self, look: FileLook, parent: QWidget) -> None:
        super().__init__(parent)
        title = tr("Desk", "Save figure")
        self.setWindowTitle(title)
        self.setMinimumWidth(440)
        self.width_mm, self.style_name = QComboBox(), QComboBox()
        for text, width in (
            (tr("Desk", "Automatic"), 0),
            (tr("Desk", "One column of a journal (85 mm)"), SINGLE_MM),
            (tr("Desk", "Two columns of a journal (180 mm)"), DOUBLE_MM),
        ):
            self.width_mm.addItem(text, width)
        for text, style in (
            (tr("Desk", "Light"), "light"),
            (tr("Desk", "Dark"), "dark"),
            (tr("Desk", "Print (readable in grayscale)"), "print"),
        ):
            self.style_name.addItem(text, style)
        self.width_mm.setCurrentIndex(self.width_mm.findData(look.width_mm))
        self.style_name.setCurrentIndex(self.style_name.findData(look.style))
        column = dialog_column(self, title)
        column.addSpacing(SIZES.unit)
        add_labeled(column, tr("Desk", "Width"), self.width_mm)
        add_labeled(column, tr("Desk", "Colors"), self.style_name)
        column.addSpacing(SIZES.gap)
        save = button(tr("Desk", "Save as\u2026"), self.accept, "primary")
        save.setDefault(True)
        column.addLayout(button_row(button(tr("Desk", "Cancel"), self.reject), save))
        grow(self)

    @property
    def file_look(self) -> FileLook:
        """The chosen look."""
        return FileLook(self.style_name.currentData(), self.width_mm.currentData())


class Saving(QObject):
    """One file at a time.

    Signals:
        progressed: How far a report is, of how much.
        busy: A report is being written, or is no longer; carries which.
    """

    progressed = Signal(int, int)
    busy = Signal(bool)

    def __init__(self, state: DeskState, page: QWidget) -> None:
        super().__init__(page)
        self._state, self._page = state, page
        self._look = USUAL_LOOK  #: of the last figure
        self._job: Job | None = None
        self.worker: Worker | None = None
        self._is_stopped = False

    @property
    def is_busy(self) -> bool:
        """True if a report is being written."""
        return self._job is not None

    def save_figure(self, figure: Figure, save: SaveFigure) -> FigureDialog:
        """Ask how it looks and where to, and have a figure written."""
        dialog = FigureDialog(self._look, self._page.window())
        dialog.accepted.connect(lambda: self._save_figure(figure, save, dialog.file_look))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        return dialog

    def _save_figure(self, figure: Figure, save: SaveFigure, look: FileLook) -> None:
        self._look = look
        path = self._ask_path(tr("Desk", "Save figure"), figure.name, FIGURES)
        if path is None:
            return
        # Someone else may be at the desk by the time that the file is written.
        by = self._state.who

        def done(_: object) -> None:
            self._state.audit("saved a figure", by, file=at_home(path), figure=figure.name)
            self._say(path)

        Job(self, lambda: save(figure.name, path, look), done, self._failed)

    def save_drawing(self, figure: Figure) -> None:
        """Do the same for a figure that is available, which a process of its own writes."""

        def save(_: str, path: Path, look: FileLook) -> None:
            worker = Worker(TARGET, self._state.data)
            try:
                worker.ask(lambda *_: None, "save_drawing", figure, path, look)
            finally:
                worker.close()

        self.save_figure(figure, save)

    def save_report(self, study: str, kind: str, packages: tuple[str, ...] = ()) -> None:
        """Ask where to, and write a report in a process of its own."""
        if self._job is not None:
            return
        name = f"{study or 'study'}-report"
        path = self._ask_path(tr("Desk", "Save report"), name, REPORTS)
        if path is None:
            return
        by, self._is_stopped = self._state.who, False
        worker = self.worker = Worker(TARGET, self._state.data, self._state.keys)
        self._job = Job.reporting(
            self,
            lambda report: _written(worker, report, path, study, kind, packages),
            lambda troubles: self._reported(path, study, by, troubles),
            self._not_reported,
        )
        self._job.progressed.connect(self.progressed)
        self.busy.emit(True)

    def cancel(self) -> None:
        """Stop writing; nothing is left behind."""
        if self._job is not None and self.worker is not None:
            self._is_stopped = True
            self._job.cancel()
            self.worker.stop()

    def _ask_path(self, title: str, name: str, formats: Mapping[str, str]) -> Path | None:
        first = next(iter(formats))
        start = self._state.data.parent / f"{name}{first}"
        kinds = ";;".join(
            f"{tr('Desk', format_name)} (*{suffix})" for suffix, format_name in formats.items()
        )
        file, name_filter = QFileDialog.getSaveFileName(self._page, title, str(start), kinds)
        if not file:
            return None
        path, filter_suffix = Path(file), name_filter.rpartition("*")[2].removesuffix(")") or first
        if path.suffix.lower() not in formats:
            return path.with_name(path.name + filter_suffix)
        # Not every dialog changes the name that it suggests when another format is chosen.
        return (
            path
            if path != start or filter_suffix == first
            else _unused(path.with_suffix(filter_suffix))
        )

    def _reported(self, path: Path, study: str, by: str, troubles: list[str]) -> None:
        self._ended()
        self._state.audit("wrote a report", by, file=at_home(path), study=study)
        self._say(path, troubles)

    def _not_reported(self, problem: Exception) -> None:
        self._ended()
        if self._is_stopped or isinstance(problem, Cancelled):  # or a line that broke by that
            self._state.notify(tr("Desk", "The report was canceled. Nothing was written."))
        else:
            self._failed(problem)

    def _ended(self) -> None:
        self._job = self.worker = None
        self.busy.emit(False)

    def _say(self, path: Path, troubles: Sequence[str] = ()) -> None:
        notice = tr("Desk", "Saved to {file}.").format(file=at_home(path))
        self._state.notify(
            program().join(" ", [notice, *map(translate_message, troubles)]), wrong=bool(troubles)
        )

    def _failed(self, problem: Exception) -> None:
        if isinstance(problem, EOFError):  # ended from outside: no fault to report
            problem = TuringDeskError(tr("Desk", "The reader was stopped."))
        show_error(problem, self._page)


def _written(
    worker: Worker, report: Callable[[int, int], object], path: Path, *report_arguments: object
) -> object:
    """Have a report written by a process that is gone afterwards.

    The folder of the unfinished report is made and deleted here: a process that is slow to
    end is killed, and would leave its own behind.
    """
    with atomic_write(path) as draft:
        try:
            return worker.ask(report, "save_report", draft, *report_arguments)
        finally:
            worker.close()
