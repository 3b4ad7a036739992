"""The dialogs that make a plan of duels from a published design, and edit one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import chain, count
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from turingdesk.core.errors import Problem, TuringDeskError
from turingdesk.core.setting import Setting, Takes, plain_value, setting_of, settings_of
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import button, button_row, dialog_column, label
from turingdesk.gui.desk.widgets.labeled_field import stacked
from turingdesk.gui.desk.widgets.named_field import fill
from turingdesk.gui.desk.widgets.path_field import PathField, ask_folder
from turingdesk.gui.desk.widgets.settings_form import ChangingForm
from turingdesk.gui.desk.widgets.tick import WrappingCheckBox
from turingdesk.gui.desk.widgets.wrapping_row import WrappingRow
from turingdesk.gui.dialog_height import grow
from turingdesk.gui.theme import SIZES, grown
from turingdesk.gui.translation import program, tr, tr_noop, translate_message, translate_problem
from turingdesk.plugins.duels.duel_plans import PlanDraft
from turingdesk.plugins.duels.duel_runs import PlanRun
from turingdesk.plugins.duels.gui.plan_problems import PlanFields
from turingdesk.plugins.duels.new_plan import PLANS, new_plan
from turingdesk.plugins.duels.plan import ModelSettings, Plan, ServerSettings
from turingdesk.plugins.duels.plan_estimate import estimate
from turingdesk.plugins.duels.plan_file import PlanFile
from turingdesk.plugins.duels.protocols import protocol_named, protocol_names
from turingdesk.plugins.duels.protocols._base import Protocol, Stage
from turingdesk.system.os_errors import explain_os_error

WIDTH = 940
_LEAST = 100  #: lx of a column


PROTOCOLS = setting_of(Plan, "protocols")
#: What the form of a plan takes: all but what has fields of its own, and the ID, by which data
#: are known.
SETTINGS = tuple(
    setting
    for setting in settings_of(Plan)
    if setting.name not in ("id", "protocols", "servers", "models")
)
#: Lists, each with the protocols that need it.
LISTS: Mapping[str, Callable[[Protocol], bool]] = {
    "distinguishers": lambda protocol: protocol.is_fixed,
    "turns": lambda protocol: protocol.turns is Stage.EXACT,
    "queries": lambda protocol: protocol.queries is Stage.EXACT,
}
_SAID = 3  #: problems, the first of them
PRICES = tr_noop(
    "Desk",
    "Prices are per million tokens that a model reads (in) and writes (out). For a "
    "scripted model, the server is “scripted”.",
)


class RowsTable(QWidget):
    """A table whose cells are typed into, with buttons that add and remove rows.

    Args:
        title: What it lists.
        kind: Declares its columns. Those of rare settings are hidden at first.
        rows: How many are in sight.
        changed: Called when something was typed, added, or removed.
    """

    def __init__(
        self,
        title: str,
        kind: type,
        rows: int,
        changed: Callable[[], object],
    ) -> None:
        super().__init__()
        self.fields = settings_of(kind)
        self.table = QTableWidget(0, len(self.fields))
        self._name_columns()
        self.show_rare(False)
        self.table.setProperty("role", "plain")
        self.table.setShowGrid(False)
        self.table.setWordWrap(False)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setDefaultSectionSize(grown(36))
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setTabKeyNavigation(False)
        head = self.table.horizontalHeader()
        head.setHighlightSections(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setMinimumSectionSize(grown(_LEAST))
        head.setStretchLastSection(True)
        self.table.setFixedHeight(grown(36) * (rows + 1) + 4)
        self.table.itemChanged.connect(lambda _: changed())
        self.add = button(tr("Desk", "Add"), self._add, "quiet-small")
        self.remove = button(tr("Desk", "Remove"), self._remove, "quiet-small")
        for what in (self.add, self.remove):
            what.setAccessibleName(program().join(": ", (what.text(), title)))
        self._changed = changed
        row = WrappingRow(spacing=SIZES.unit)
        row.addWidget(self.add)
        row.addWidget(self.remove)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit // 2)
        column.addLayout(stacked(title, self.table))
        column.addLayout(row)

    def _name_columns(self) -> None:
        for column, field in enumerate(self.fields):
            head_cell = QTableWidgetItem(translate_message(field.title))
            head_cell.setToolTip(translate_message(field.about))
            self.table.setHorizontalHeaderItem(column, head_cell)

    def show_rare(self, visible: bool) -> None:
        """Show or hide the columns of rare settings."""
        for column, field in enumerate(self.fields):
            self.table.setColumnHidden(column, field.rare and not visible)

    def fill(self, rows: Sequence[Mapping[str, Any]]) -> None:
        """Show these rows."""
        # Each cell that is filled would otherwise check the whole plan.
        self.table.blockSignals(True)
        self.table.setRowCount(len(rows))
        for at, row in enumerate(rows):
            for column, field in enumerate(self.fields):
                self.put(at, column, _written(row.get(field.key)))
        self.table.blockSignals(False)

    def rows(self) -> list[dict[str, Any]]:
        """The rows as they are now; what isn't a number stays as it was typed."""
        return [
            {field.key: self._value(at, column) for column, field in enumerate(self.fields)}
            for at in range(self.table.rowCount())
        ]

    def put(self, row: int, column: int, text: str) -> None:
        """Write into a cell, as someone does who types."""
        self.table.setItem(row, column, QTableWidgetItem(text))

    def _value(self, row: int, column: int) -> Any:
        item = self.table.item(row, column)
        text = item.text().strip() if item is not None else ""
        kind = self.fields[column].kind
        if not text or kind is str:
            return text
        try:
            # People also type decimal commas.
            return kind(text.replace(",", "."))
        except ValueError:
            return text

    def _add(self) -> None:
        at = self.table.rowCount()
        self.table.insertRow(at)
        self.table.setCurrentCell(at, 0)
        self.table.setFocus()
        self._changed()

    def _remove(self) -> None:
        if self.table.currentRow() >= 0:
            self.table.removeRow(self.table.currentRow())
            self._changed()


class PlanDialog(QDialog):
    """Edits the file of a plan; once accepted with "Save and run", its run is in `wish`.

    Raises:
        BadPlan: The file can't be read.
    """

    def __init__(self, state: DeskState, path: Path) -> None:
        super().__init__(state.window())
        self.setWindowTitle(tr("Desk", "Edit plan"))
        self.setProperty("help", "duels")
        self.setMinimumWidth(WIDTH)
        self.wish: PlanRun | None = None
        self._state = state
        self.draft = PlanDraft(path)
        value = self.draft.value
        self.protocols = {name: self._tick(name) for name in protocol_names()}
        values = {setting.name: value(setting.key) for setting in SETTINGS}
        self.form = ChangingForm(self._settings(), values)
        self.models = RowsTable(tr("Desk", "Models"), ModelSettings, 5, self.check)
        self.servers = RowsTable(tr("Desk", "Servers"), ServerSettings, 2, self.check)
        self.models.fill(self.draft.rows("model"))
        self.servers.fill(self.draft.rows("server"))
        self.size_label = label("", "soft", wrap=True)
        self.objection = label("", "objection", wrap=True)
        self.save = button(tr("Desk", "Save"), self._save)
        self.run = button(tr("Desk", "Save and run"), self._run, "primary")
        self.cancel = button(tr("Desk", "Cancel"), self.reject)
        self._lay_out()
        self._connect()
        self.check()

    def _tick(self, name: str) -> WrappingCheckBox:
        protocol = protocol_named(name)
        check_box = WrappingCheckBox(translate_message(protocol.title))
        check_box.setToolTip(f"{name}: {translate_message(protocol.about)}")
        check_box.setChecked(name in self.draft.value("protocols"))
        return check_box

    def _lay_out(self) -> None:
        column = dialog_column(self, tr("Desk", "Edit plan"))
        column.addWidget(label(translate_message(PROTOCOLS.title), "label"))
        ticks = WrappingRow(spacing=SIZES.gap)
        for check_box in self.protocols.values():
            ticks.addWidget(check_box)
        column.addLayout(ticks)
        column.addWidget(self.form)
        column.addWidget(self.models)
        column.addWidget(label(tr("Desk", PRICES), "soft", wrap=True))
        column.addWidget(self.servers)
        column.addWidget(self.size_label)
        column.addStretch(1)
        foot = QVBoxLayout()  # stays in view if the rest scrolls
        foot.setSpacing(SIZES.unit)
        foot.addWidget(self.objection)
        foot.addLayout(button_row(self.cancel, self.save, self.run))
        column.addLayout(foot)

    def _connect(self) -> None:
        self.form.edited.connect(self.check)
        self.form.resized.connect(self._show_rare)
        for check_box in self.protocols.values():
            check_box.toggled.connect(lambda _: self.check())

    def _settings(self) -> list[Setting]:
        """All settings of a plan; lists that no chosen protocol needs are rare."""
        checked = [protocol_named(name) for name, box in self.protocols.items() if box.isChecked()]
        unneeded = {name for name, is_needed in LISTS.items() if not any(map(is_needed, checked))}
        return [replace(s, rare=s.rare or s.name in unneeded) for s in SETTINGS]

    def _show_rare(self) -> None:
        """Show the columns of rare settings where rare settings are shown, and none elsewhere."""
        fold = self.form.form.fold
        for rows in (self.models, self.servers):
            rows.show_rare(fold is not None and fold.is_open)
        grow(self)

    def check(self) -> None:
        """Say what is wrong with the plan as it is entered, or what it takes."""
        self._take()
        plan_check = self.draft.check()
        self.form.show_settings(self._settings())
        self.objection.setText(problems_in_words(plan_check.problems[:_SAID], self.draft.text))
        self.objection.setVisible(bool(plan_check.problems))
        self.size_label.setText(_size(plan_check.file) if plan_check.file is not None else "")
        self.size_label.setVisible(plan_check.file is not None)
        self.run.setEnabled(plan_check.file is not None)
        grow(self)

    def _take(self) -> None:
        """Put what is entered into the draft."""
        self.draft.put(
            "protocols", [n for n, check_box in self.protocols.items() if check_box.isChecked()]
        )
        keys = {setting.name: setting.key for setting in self.form.form.settings}
        for name, value in self.form.form.values().items():
            self.draft.put(keys[name], plain_value(value))
        self.draft.put_rows("model", self.models.rows())
        self.draft.put_rows("server", self.servers.rows())

    def _save(self) -> bool:
        try:
            self.draft.save()
        except OSError as problem:
            self.objection.setText(translate_message(explain_os_error(problem).happened))
            self.objection.show()
            return False
        self._state.audit("saved a plan of duels", study=str(self.draft.value("id")))
        self.accept()
        return True

    def _run(self) -> None:
        file = self.draft.check().file
        if file is not None:
            self.wish = PlanRun.of(self.draft.path, file)
            self._save()


class NewPlanDialog(QDialog):
    """Writes a plan from a published design; once accepted, `made` is its folder."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(state.window())
        self.setWindowTitle(tr("Desk", "New plan"))
        self.setProperty("help", "duels")
        self.setMinimumWidth(WIDTH * 2 // 3)
        self.plan_folder: Path | None = None
        self.design = QComboBox()
        titles = [(translate_message(protocol_named(name).title), name) for name in PLANS]
        fill(self.design, titles, next(iter(PLANS)))
        self.about = label("", "soft", wrap=True)
        title = tr("Desk", "Folder")
        self.folder = PathField(title, ask_folder(tr("Desk", "Choose an empty folder")))
        self.folder.put(_free(state.data.absolute().parent))
        self.objection = label("", "objection", wrap=True)
        self.objection.hide()
        self.create_button = button(tr("Desk", "Create"), self._create, "primary")
        self.create_button.setDefault(True)
        column = dialog_column(self, self.windowTitle())
        column.addLayout(stacked(tr("Desk", "Design"), self.design))
        column.addWidget(self.about)
        column.addLayout(stacked(title, self.folder))
        column.addWidget(self.objection)
        column.addStretch(1)
        cancel = button(tr("Desk", "Cancel"), self.reject)
        column.addLayout(button_row(cancel, self.create_button))
        self.design.currentIndexChanged.connect(lambda _: self._show())
        self._show()

    def _show(self) -> None:
        self.about.setText(translate_message(PLANS[str(self.design.currentData())]))
        grow(self)

    def _create(self) -> None:
        folder = self.folder.path
        if folder is None:
            self._object(tr("Desk", "Choose a folder."))
            return
        try:
            new_plan(str(self.design.currentData()), folder)
        except TuringDeskError as problem:
            self._object(translate_problem(problem))
        except OSError as problem:
            self._object(translate_message(explain_os_error(problem).happened))
        else:
            self.plan_folder = folder
            self.accept()

    def _object(self, what: str) -> None:
        self.objection.setText(what)
        self.objection.show()
        grow(self)


def _free(near: Path) -> Path:
    """A folder in which nothing is yet."""
    names = chain(["my-duels"], (f"my-duels-{number}" for number in count(2)))
    return next(near / name for name in names if not (near / name).exists())


def _written(value: Any) -> str:
    return "" if value is None else str(value)


def problems_in_words(problems: Iterable[Problem], text: str) -> str:
    """Problems of a plan line by line, each with the field of the dialog and what to do.

    Args:
        problems: The problems.
        text: The file of the plan.
    """
    tables = {"": Plan, "server.": ServerSettings, "model.": ModelSettings}
    titles = {
        f"{table}{setting.key}": translate_message(setting.title)
        for table, kind in tables.items()
        for setting in settings_of(kind)
        if setting.takes is not Takes.TABLES
    }
    return PlanFields(titles, text).in_words(problems)


def _size(file: PlanFile) -> str:
    """The size of a plan, in words."""
    plan_size, format_number = estimate(file.plan), program().format_int
    text = tr("Desk", "%n trial(s). Messages, estimated: {messages}.", "", plan_size.trials)
    sentences = [text.format(messages=format_number(plan_size.messages))]
    if plan_size.cost is None:
        sentences.append(tr("Desk", "The cost is unknown, since some models have no prices."))
    elif plan_size.cost:
        cost = tr("Desk", "About {cost} {currency}, if a trial has 10 turns.")
        number = program().decimals(plan_size.cost, 2)
        sentences.append(cost.format(cost=number, currency=file.plan.currency))
    return program().join(" ", sentences)
