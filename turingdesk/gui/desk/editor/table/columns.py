"""The menu of a table's columns: add one that the task knows or another, rename, remove."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import (
    QDialog,
    QLineEdit,
    QMenu,
    QWidget,
)

from turingdesk.gui.desk.editor.table.column_kinds import meaning
from turingdesk.gui.desk.editor.table.model import TableModel
from turingdesk.gui.desk.words import button, button_row, dialog_column, label
from turingdesk.gui.translation import tr


class ColumnMenu(QMenu):
    """Made again each time it opens."""

    def __init__(self, model: TableModel, column: Callable[[], int], parent: QWidget) -> None:
        """`column` gives the one that is chosen."""
        super().__init__(parent)
        self._model = model
        self._column = column
        self.setToolTipsVisible(True)
        self.aboutToShow.connect(self._fill)

    def _fill(self) -> None:
        self.clear()
        table, at = self._model.table, self._column()
        name = table.columns[at] if 0 <= at < len(table.columns) else ""
        for spec in table.specs.values():
            if spec.name not in table.columns:
                needed = f"{spec.name} *" if spec.required else spec.name
                made = self.addAction(tr("Desk", "Add {column}").format(column=needed))
                made.setToolTip(meaning(spec.name, spec))
                made.triggered.connect(lambda _=False, new=spec.name: self.add(new))
        other = self.addAction(tr("Desk", "Add another column\u2026"))
        other.triggered.connect(self.ask_new)
        if name:
            self.addSeparator()
            rename = self.addAction(tr("Desk", "Rename {column}\u2026").format(column=name))
            rename.triggered.connect(lambda: self.ask_name(at))
            remove = self.addAction(tr("Desk", "Remove {column}").format(column=name))
            remove.triggered.connect(lambda: self.remove(at))

    def add(self, name: str) -> None:
        """Add a column at the right."""
        self._model.table.add_column(name)
        self._model.reset()

    def remove(self, column: int) -> None:
        """Remove a column with what is in it; Undo brings it back."""
        self._model.table.remove_column(self._model.table.columns[column])
        self._model.reset()

    def ask_new(self) -> NameDialog:
        """Ask what a new column is called."""
        return self._ask(tr("Desk", "Add a column"), "", self.add)

    def ask_name(self, column: int) -> NameDialog:
        """Ask for another name of a column."""
        old = self._model.table.columns[column]

        def rename(new: str) -> None:
            self._model.table.rename_column(old, new)
            self._model.reset()

        return self._ask(tr("Desk", "Rename {column}").format(column=old), old, rename)

    def _ask(self, title: str, now: str, then: Callable[[str], None]) -> NameDialog:
        taken = [name for name in self._model.table.columns if name != now]
        dialog = NameDialog(title, now, taken, self.parentWidget())
        dialog.accepted.connect(lambda: then(dialog.name))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        return dialog


class NameDialog(QDialog):
    """Asks for the name of a column."""

    def __init__(self, title: str, now: str, taken: list[str], parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(420)
        self._taken = taken
        self.field = QLineEdit(now)
        self.field.setAccessibleName(tr("Desk", "Name of the column"))
        self.field.textChanged.connect(self._look)
        self.objection = label("", "objection", wrap=True)
        self.keep = button(tr("Desk", "OK", "what was typed"), self.accept, "primary")
        self.keep.setDefault(True)
        column = dialog_column(self, title)
        column.addWidget(self.field)
        column.addWidget(self.objection)
        column.addLayout(button_row(button(tr("Desk", "Cancel"), self.reject), self.keep))
        self._look()

    @property
    def name(self) -> str:
        """What was typed."""
        return self.field.text().strip()

    def _look(self) -> None:
        twice = self.name in self._taken
        why = tr("Desk", "A column with this name already exists.") if twice else ""
        self.objection.setText(why)
        self.field.setAccessibleDescription(why)
        self.keep.setEnabled(bool(self.name) and not twice)
