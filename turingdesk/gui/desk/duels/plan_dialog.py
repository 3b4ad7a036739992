"""The dialogs that make a plan of duels from a published design, and edit one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QDoubleSpinBox,
    QHeaderView,
    QLineEdit,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from turingdesk.core.errors import Problem, TuringDeskError
from turingdesk.desk.duel_plans import PlanDraft
from turingdesk.desk.duel_runs import PlanRun
from turingdesk.duels.new_plan import PLANS, new_plan
from turingdesk.duels.plan_estimate import estimate
from turingdesk.duels.plan_file import PlanFile
from turingdesk.duels.protocols import protocol_named, protocol_names
from turingdesk.duels.protocols._base import Stage
from turingdesk.gui.desk.duels.plan_problems import PlanFields
from turingdesk.gui.desk.editor.new.way import PathField, ask_folder
from turingdesk.gui.desk.machine_judges.stacked import number, side_by_side, stacked
from turingdesk.gui.desk.named_field import fill
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.tick import WrappingCheckBox
from turingdesk.gui.desk.words import button, button_row, dialog_column, label
from turingdesk.gui.desk.wrapping_row import WrappingRow
from turingdesk.gui.dialog_height import grow
from turingdesk.gui.theme import SIZES, grown
from turingdesk.gui.translation import program, tr, tr_noop, translate_message, translate_problem
from turingdesk.system.os_errors import explain_os_error

WIDTH = 860
_MOST_TRIALS = 100_000
_MOST_COST = 1e9
_LEAST = 100  #: lx of a column


@dataclass(frozen=True, slots=True)
class RowField:
    """One column of a table of servers or models."""

    key: str  #: in the file
    title: str
    kind: type = str


SERVERS = (
    RowField("id", tr_noop("Desk", "ID")),
    RowField("url", tr_noop("Desk", "Address")),
    RowField("at_once", tr_noop("Desk", "Parallel requests"), int),
)
MODELS = (
    RowField("id", tr_noop("Desk", "ID")),
    RowField("server", tr_noop("Desk", "Server")),
    RowField("model", tr_noop("Desk", "Model on server")),
    RowField("name", tr_noop("Desk", "Full name")),
    RowField("price_in", tr_noop("Desk", "Price in"), float),
    RowField("price_out", tr_noop("Desk", "Price out"), float),
)
SETTINGS = {
    "title": tr_noop("Desk", "Title"),
    "trials": tr_noop("Desk", "Trials per pair"),
    "max_cost": tr_noop("Desk", "Cost limit"),
    "currency": tr_noop("Desk", "Currency"),
    "protocols": tr_noop("Desk", "Protocols"),
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
        fields: Its columns.
        rows: How many are in sight.
        changed: Called when something was typed, added, or removed.
    """

    def __init__(
        self,
        title: str,
        fields: Sequence[RowField],
        rows: int,
        changed: Callable[[], object],
    ) -> None:
        super().__init__()
        self.fields = fields
        self.table = QTableWidget(0, len(fields))
        self.table.setHorizontalHeaderLabels([tr("Desk", one.title) for one in fields])
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

    def fill(self, rows: Sequence[Mapping[str, Any]]) -> None:
        """Show these rows."""
        self.table.blockSignals(True)
        self.table.setRowCount(len(rows))
        for at, row in enumerate(rows):
            for column, one in enumerate(self.fields):
                self.put(at, column, _written(row.get(one.key)))
        self.table.blockSignals(False)

    def rows(self) -> list[dict[str, Any]]:
        """The rows as they are now; what isn't a number stays as it was typed."""
        return [
            {one.key: self._value(at, column) for column, one in enumerate(self.fields)}
            for at in range(self.table.rowCount())
        ]

    def put(self, row: int, column: int, text: str) -> None:
        """Write into a cell, as someone does who types."""
        self.table.setItem(row, column, QTableWidgetItem(text))

    def _value(self, row: int, column: int) -> Any:
        item = self.table.item(row, column)
        text, kind = item.text().strip() if item is not None else "", self.fields[column].kind
        if not text or kind is str:
            return text
        try:
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
        self.called = QLineEdit(str(value("title")))
        self.trials = number(1, _MOST_TRIALS, int(value("trials")))
        self.most_cost = QDoubleSpinBox()
        self.most_cost.setRange(0, _MOST_COST)
        self.most_cost.setValue(float(value("max_cost")))
        self.most_cost.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.most_cost.setSpecialValueText(tr("Desk", "no limit"))
        self.currency = QLineEdit(str(value("currency")))
        self.protocols = {name: self._tick(name) for name in protocol_names()}
        self.lists = {key: QLineEdit(", ".join(map(str, value(key)))) for key in LISTS}
        self.models = RowsTable(tr("Desk", "Models"), MODELS, 5, self.check)
        self.servers = RowsTable(tr("Desk", "Servers"), SERVERS, 2, self.check)
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
        made = WrappingCheckBox(translate_message(protocol.title))
        made.setToolTip(f"{name}: {translate_message(protocol.about)}")
        made.setChecked(name in self.draft.value("protocols"))
        return made

    def _lay_out(self) -> None:
        column = dialog_column(self, tr("Desk", "Edit plan"))
        column.addLayout(
            side_by_side(
                (tr("Desk", SETTINGS["title"]), self.called, 4),
                (tr("Desk", SETTINGS["trials"]), self.trials, 2),
                (tr("Desk", SETTINGS["max_cost"]), self.most_cost, 2),
                (tr("Desk", SETTINGS["currency"]), self.currency, 1),
            )
        )
        column.addWidget(label(tr("Desk", SETTINGS["protocols"]), "label"))
        ticks = WrappingRow(spacing=SIZES.gap)
        for one in self.protocols.values():
            ticks.addWidget(one)
        column.addLayout(ticks)
        self.listed: dict[str, QWidget] = {}
        for key, (title, _) in LISTS.items():
            both, named = QWidget(), stacked(tr("Desk", title), self.lists[key])
            named.setContentsMargins(0, 0, 0, 0)
            both.setLayout(named)
            self.listed[key] = both
            column.addWidget(both)
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
        for line in (self.called, self.currency, *self.lists.values()):
            line.textChanged.connect(lambda _: self.check())
        self.trials.valueChanged.connect(lambda _: self.check())
        self.most_cost.valueChanged.connect(lambda _: self.check())
        for one in self.protocols.values():
            one.toggled.connect(lambda _: self.check())

    def check(self) -> None:
        """Say what is wrong with the plan as it is entered, or what it takes."""
        self._take()
        found = self.draft.check()
        chosen = [protocol_named(name) for name, one in self.protocols.items() if one.isChecked()]
        for key, (_, is_needed) in LISTS.items():
            self.listed[key].setVisible(
                any(map(is_needed, chosen)) or bool(self.lists[key].text())
            )
        self.objection.setText(problems_in_words(found.problems[:_SAID], self.draft.text))
        self.objection.setVisible(bool(found.problems))
        self.size_label.setText(_size(found.file) if found.file is not None else "")
        self.size_label.setVisible(found.file is not None)
        self.run.setEnabled(found.file is not None)
        grow(self)

    def _take(self) -> None:
        """Put what is entered into the draft."""
        self.draft.put("title", self.called.text().strip())
        self.draft.put("protocols", [n for n, one in self.protocols.items() if one.isChecked()])
        self.draft.put("trials", self.trials.value())
        self.draft.put("max_cost", self.most_cost.value())
        self.draft.put("currency", self.currency.text().strip())
        for key, line in self.lists.items():
            words = [one.strip() for one in line.text().split(",") if one.strip()]
            is_number = key != "distinguishers"
            self.draft.put(key, [int(w) if is_number and w.isdecimal() else w for w in words])
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


LISTS: Mapping[str, tuple[str, Callable[[Any], bool]]] = {
    "distinguishers": (
        tr_noop("Desk", "Distinguishers (IDs separated by commas)"),
        lambda protocol: protocol.is_fixed,
    ),
    "turns": (
        tr_noop("Desk", "Numbers of turns (separated by commas)"),
        lambda protocol: protocol.turns is Stage.EXACT,
    ),
    "queries": (
        tr_noop("Desk", "Numbers of queries (separated by commas)"),
        lambda protocol: protocol.queries is Stage.EXACT,
    ),
}


class NewPlanDialog(QDialog):
    """Writes a plan from a published design; once accepted, `made` is its folder."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(state.window())
        self.setWindowTitle(tr("Desk", "New plan"))
        self.setProperty("help", "duels")
        self.setMinimumWidth(WIDTH * 2 // 3)
        self.made: Path | None = None
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
            self.made = folder
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
    titles = {key: tr("Desk", title) for key, title in SETTINGS.items()}
    titles |= {key: tr("Desk", title) for key, (title, _) in LISTS.items()}
    for table, fields in (("server", SERVERS), ("model", MODELS)):
        titles |= {f"{table}.{one.key}": tr("Desk", one.title) for one in fields}
    return PlanFields(titles, text).in_words(problems)


def _size(file: PlanFile) -> str:
    """How large a plan is."""
    found, whole = estimate(file.plan), program().whole
    text = tr("Desk", "%n trial(s). Messages, estimated: {messages}.", "", found.trials)
    said = [text.format(messages=whole(found.messages))]
    if found.cost is None:
        said.append(tr("Desk", "The cost is unknown, since some models have no prices."))
    elif found.cost:
        cost = tr("Desk", "About {cost} {currency}, if a trial has 10 turns.")
        number = program().decimals(found.cost, 2)
        said.append(cost.format(cost=number, currency=file.plan.currency))
    return program().join(" ", said)
