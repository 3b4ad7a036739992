"""The dialog "New study": three ways to begin, where the study goes, and then the editor."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from turingdesk.core.errors import TuringDeskError
from turingdesk.editing.new_folder import NotEmpty, free_folder, refuse_filled, slug
from turingdesk.gui.desk.editor.new.from_list import StartingPointList, empty, published
from turingdesk.gui.desk.editor.new.from_table import SpreadsheetChoice
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import at_home, button, dialog_column, label, restyle
from turingdesk.gui.desk.widgets.folding_row import FoldingRow
from turingdesk.gui.desk.widgets.path_field import PathField, studies_folder
from turingdesk.gui.desk.widgets.wrapping_row import WrappingRow
from turingdesk.gui.dialog_height import fit
from turingdesk.gui.errors import show_error
from turingdesk.gui.jobs import Job
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop, translate_message, translate_problem

WIDTH, HEIGHT = 1000, 780


class NewStudyDialog(QDialog):
    """One page for each way; the title and the folder below are for all of them."""

    def __init__(self, state: DeskState, parent: QWidget | None = None) -> None:
        super().__init__(parent or state.window())
        self._state = state
        self._busy = False
        self._own_title = self._own_folder = False  #: whether the user wrote them
        self.setWindowTitle(tr("Desk", "New study"))
        self.setMinimumSize(820, 600)
        self.resize(WIDTH, HEIGHT)
        self.from_table = SpreadsheetChoice()
        self.ways: dict[
            str, SpreadsheetChoice | StartingPointList
        ] = {  # by their names in English
            tr_noop("Desk", "From a spreadsheet"): self.from_table,
            tr_noop("Desk", "From a published design"): StartingPointList(
                tr("Desk", "Published designs"), published()
            ),
            tr_noop("Desk", "Empty, without answers"): StartingPointList(
                tr("Desk", "Tasks"), empty()
            ),
        }
        self._stack = QStackedWidget()
        self._group = QButtonGroup(self)
        self.title = QLineEdit()
        self.title.setAccessibleName(tr("Desk", "Title of the study"))
        # Not textChanged, which Qt also emits for a title that is suggested.
        self.title.textEdited.connect(self._title_typed)
        self.folder = PathField(tr("Desk", "Folder of the study"), self._ask_folder)
        self.folder.line.textEdited.connect(self._folder_typed)
        self.folder.chosen.connect(lambda _: self._look())
        self.objection = label("", "soft", wrap=True)
        self.create_button = button(tr("Desk", "Create"), self._create, "primary")
        self.create_button.setDefault(True)
        self._lay_out()
        for way in self.ways.values():
            way.changed.connect(self._follow)
        self.show_way(next(iter(self.ways)))
        self.from_table.table.line.setFocus()
        fit(self)  # the size above is more than some screens have

    @property
    def way(self) -> SpreadsheetChoice | StartingPointList:
        """The way that is chosen."""
        return list(self.ways.values())[self._stack.currentIndex()]

    def show_way(self, name: str) -> None:
        """Turn to one of the ways, by its name in English."""
        place = list(self.ways).index(name)
        self._group.button(place).setChecked(True)
        self._stack.setCurrentIndex(place)
        self._follow()

    def _follow(self) -> None:
        """Suggest title and folder, as long as the user has not written their own."""
        if not self._own_title:
            self.title.setText(self.way.title)
        self._suggest_folder()
        self._look()

    def _title_typed(self) -> None:
        self._own_title = bool(self.title.text().strip())
        self._suggest_folder()
        self._look()

    def _folder_typed(self) -> None:
        self._own_folder = bool(self.folder.line.text().strip())

    def _suggest_folder(self) -> None:
        if not self._own_folder:
            self.folder.put(free_folder(studies_folder() / slug(self.title.text())))

    def _look(self) -> None:
        """Say what is missing, and let the study be made once nothing is."""
        missing = self.way.objection or self._wrong_folder()
        self._say(missing, "soft")
        self.create_button.setEnabled(not missing and not self._busy)

    def _say(self, text: str, role: str) -> None:
        self.objection.setText(text)
        restyle(self.objection, role)

    def _wrong_folder(self) -> str:
        folder = self.folder.path
        if not self.title.text().strip():
            return tr("Desk", "Enter a title.")
        if folder is None:
            return tr("Desk", "Choose a folder.")
        if not folder.is_absolute():
            return tr("Desk", "Enter the full path of the folder.")
        try:
            refuse_filled(folder)
        except NotEmpty as problem:
            return translate_message(str(problem))
        except OSError as problem:
            words = tr("Desk", "The folder can't be used. {why}")
            return words.format(why=translate_problem(problem))
        return ""

    def _create(self) -> None:
        folder = self.folder.path
        if self._busy or self.way.objection or self._wrong_folder() or folder is None:
            return
        self._set_busy(True)
        make, title = self.way.maker(), self.title.text().strip()
        done = partial(self._done, folder)
        Job(self, lambda: make(folder, title), done, self._failed)

    def _done(self, folder: Path, notes: Sequence[str]) -> None:
        self._set_busy(False)
        self._state.audit("created a study", folder=at_home(folder))
        # First, or this dialog would cover the study that opens.
        self.accept()
        self._state.open_study(folder)
        self._state.edit(folder)
        if notes:
            self._state.notify(program().join(" ", notes))

    def _failed(self, problem: Exception) -> None:
        self._set_busy(False)
        if isinstance(problem, TuringDeskError):
            self._say(translate_message(str(problem)), "objection")
        else:
            show_error(problem, self)

    def _set_busy(self, busy: bool) -> None:
        self._busy = busy
        self._stack.setEnabled(not busy)
        text = tr("Desk", "Creating…") if busy else tr("Desk", "Create")
        self.create_button.setText(text)
        self._look()

    def _ask_folder(self, parent: QWidget, near: str) -> str:
        title = tr("Desk", "Save the study in")
        folder_name = QFileDialog.getExistingDirectory(parent, title, near)
        if not folder_name:
            return ""
        self._own_folder = True
        folder = Path(folder_name)
        filled = any(folder.iterdir())
        return str(free_folder(folder / slug(self.title.text())) if filled else folder)

    def _lay_out(self) -> None:
        column = dialog_column(self, tr("Desk", "New study"), spacing=SIZES.gap)
        row = WrappingRow(spacing=SIZES.unit)
        for place, (name, way) in enumerate(self.ways.items()):
            way_button = button(tr("Desk", name), partial(self.show_way, name))
            way_button.setCheckable(True)
            # Otherwise, Enter would press this button once it has the focus, and not Create
            # (QPushButton::autoDefault).
            way_button.setAutoDefault(False)
            self._group.addButton(way_button, place)
            self._stack.addWidget(way)
            row.addWidget(way_button)
        column.addLayout(row)
        column.addWidget(self._stack, 1)
        column.addLayout(self._below())
        buttons = QHBoxLayout()
        buttons.setSpacing(SIZES.unit)
        buttons.addWidget(self.objection, 1)
        buttons.addWidget(button(tr("Desk", "Cancel"), self.reject))
        buttons.addWidget(self.create_button)
        column.addLayout(buttons)

    def _below(self) -> FoldingRow:
        row = FoldingRow(SIZES.margin)
        fields = (
            (tr("Desk", "Title", "of a study"), self.title, 2),
            (tr("Desk", "Folder"), self.folder, 3),
        )
        for text, field, stretch in fields:
            named = label(text, "label")
            named.setBuddy(field.line if isinstance(field, PathField) else field)
            both = QVBoxLayout()
            both.setSpacing(4)
            both.addWidget(named)
            both.addWidget(field)
            row.addLayout(both, stretch)
        return row
