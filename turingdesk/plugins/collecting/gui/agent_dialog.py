"""Lets an agent answer a collection: the dialog that asks for its settings, and its progress."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QDialog, QLineEdit, QVBoxLayout, QWidget

from turingdesk.agents import AGENTS
from turingdesk.core.setting import Setting, Takes
from turingdesk.core.study import Study
from turingdesk.gui.desk.runs.machine_run import AGENT_NAME, MachineRun, MachineRunController
from turingdesk.gui.desk.runs.run_status_card import RunStatusCard, with_reasons
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import button, button_row, dialog_column, label
from turingdesk.gui.desk.widgets.labeled_field import side_by_side
from turingdesk.gui.desk.widgets.named_field import fill
from turingdesk.gui.desk.widgets.settings_form import SettingsForm
from turingdesk.gui.dialog_height import grow
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.presenters.agent_runs import AgentRun, agents_for, partners_for
from turingdesk.study.package import Package

WIDTH = 760


class AgentDialog(QDialog):
    """Composes the arguments of `turingdesk collect`; once accepted, they are in `wish`.

    There is at least one agent that can answer the collection.
    """

    def __init__(
        self, state: DeskState, package: Package, study: Path, before: AgentRun | None = None
    ) -> None:
        super().__init__(state.window())
        self.setWindowTitle(tr("Desk", "Run an agent"))
        self.setProperty("help", "agents")
        self.setMinimumWidth(WIDTH)
        self.wish: AgentRun | None = None
        self._package, self._study = package, study
        self._entered = before or AgentRun(study, "")
        self.agent = QComboBox()
        kinds = [
            (translate_message(AGENTS[kind].title), kind) for kind in agents_for(package.study)
        ]
        fill(self.agent, kinds, self._entered.kind)
        self.name = QLineEdit(self._entered.name)
        self.name.setToolTip(tr("Desk", AGENT_NAME))
        self.name.setAccessibleDescription(tr("Desk", AGENT_NAME))
        self.about = label("", "soft", wrap=True)
        self.fields = self._settings_form()
        self._place = QVBoxLayout()
        self.partner = PartnerFields(package.study, self._entered.partner)
        self.objection = label("", "objection", wrap=True)
        self.start = button(tr("Desk", "Start"), self._start, "primary")
        self.start.setDefault(True)
        self.cancel = button(tr("Desk", "Cancel"), self.reject)
        self._lay_out()
        self.agent.currentIndexChanged.connect(lambda _: self._show())
        self.partner.resized.connect(lambda: grow(self))
        self._show()

    def _lay_out(self) -> None:
        column = dialog_column(self, tr("Desk", "Run an agent"))
        title = tr("Desk", "It answers all the prompts of “{title}” that it can.")
        title = title.format(title=self._package.study.title)
        column.addWidget(label(title, "soft", wrap=True))
        column.addLayout(
            side_by_side(
                (tr("Desk", "Agent"), self.agent, 2),
                (tr("Desk", "Name (optional)"), self.name, 1),
            )
        )
        column.addWidget(self.about)
        column.addLayout(self._place)
        self._place.addWidget(self.fields)
        column.addWidget(self.partner)
        column.addWidget(self.objection)
        column.addStretch(1)
        column.addLayout(button_row(self.cancel, self.start))

    def _show(self) -> None:
        """Show the fields of the agent that is chosen."""
        before, self.fields = self.fields, self._settings_form()
        self._place.replaceWidget(before, self.fields)
        before.hide()
        before.deleteLater()
        self.fields.show()  # what is added to a window that is open is hidden
        self.about.setText(translate_message(AGENTS[self.agent.currentData()].about))
        self.partner.offer(self.agent.currentData())
        self._object("")

    def _settings_form(self) -> SettingsForm:
        kind = self.agent.currentData()
        values = self._entered.options if self._entered.kind == kind else {}
        return SettingsForm(AGENTS[kind].options.values(), values)

    def _object(self, what: str) -> None:
        self.objection.setText(what)
        self.objection.setVisible(bool(what))
        grow(self)

    def _start(self) -> None:
        if missing := [*self.fields.missing(), *self.partner.missing()]:
            self._object(tr("Desk", "Fill in: {fields}.").format(fields=program().items(missing)))
            return
        study = self._package.study
        self.wish = AgentRun(
            self._study,
            str(self.agent.currentData()),
            self.fields.changed(),
            self.name.text().strip(),
            study.id,
            study.title,
            self.agent.currentText(),
            self.partner.agent_run(self._study),
        )
        self.accept()


class PartnerFields(QWidget):
    """With whom the agent talks, if the collection has conversations, and what that one needs.

    Signals:
        resized: There are other fields.
    """

    resized = Signal()

    def __init__(self, study: Study, before: AgentRun | None) -> None:
        super().__init__()
        self._study = study
        self._before = before or AgentRun(Path(), "")
        self._first = ""
        self.kind = QComboBox()
        self.name = QLineEdit(self._before.name)
        self.about = label("", "soft", wrap=True)
        self.fields: SettingsForm | None = None
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, SIZES.unit, 0, 0)
        column.setSpacing(SIZES.unit)
        column.addLayout(
            side_by_side(
                (tr("Desk", "Talks with"), self.kind, 2),
                (tr("Desk", "Name of the partner (optional)"), self.name, 1),
            )
        )
        column.addWidget(self.about)
        self.kind.currentIndexChanged.connect(lambda _: self._show())

    def offer(self, first: str) -> None:
        """Offer those with whom an agent can talk."""
        self._first = first
        there = partners_for(self._study, first)
        self.setVisible(there not in ([], [""]))
        nobody = tr("Desk", "No one: it answers the other blocks")
        kinds = [
            (translate_message(AGENTS[kind].title) if kind else nobody, kind) for kind in there
        ]
        fill(self.kind, kinds, self.kind.currentData() or self._before.kind)
        self._show()

    def _show(self) -> None:
        """Show the options that the partner needs."""
        if self.fields is not None:
            self.fields.hide()
            self.fields.deleteLater()
            self.fields = None
        kind = self.kind.currentData()
        self.name.setEnabled(bool(kind))
        self.about.setText(self._how(kind))
        self.about.setVisible(bool(kind))
        if kind:
            values = self._before.options if self._before.kind == kind else {}
            self.fields = SettingsForm(self._settings(kind), values)
            self.fields.resized.connect(self.resized)
            self._column.addWidget(self.fields)
            self.fields.show()
        self.resized.emit()

    def _settings(self, kind: str) -> Iterator[Setting]:
        """The settings of the partner; what it does not need to be told is rare.

        A partner of the same kind has the first agent's settings where a field is empty, so that
        there are fields only for what can be empty.
        """
        for option in AGENTS[kind].options.values():
            setting = replace(option, rare=not option.required)
            if kind != self._first:
                yield setting
            elif option.takes not in (Takes.FLAG, Takes.ONE_OF):
                yield replace(setting, default=None, required=False)

    def _how(self, kind: str) -> str:
        if not kind:
            return ""
        if kind == self._first:
            return tr("Desk", "Empty fields use the first agent's settings.")
        return tr("Desk", "It uses the default settings, except for those that you enter.")

    def missing(self) -> list[str]:
        """The titles of the options that have to be filled in and aren't."""
        if self.fields is None or self.kind.currentData() == self._first:
            return []
        return self.fields.missing()

    def agent_run(self, study: Path) -> AgentRun | None:
        """The partner; none if the agent answers alone."""
        if self.fields is None:
            return None
        name = self.name.text().strip()
        return AgentRun(study, self.kind.currentData(), self.fields.changed(), name)


class AgentStrip(RunStatusCard):
    """The agent that is running."""

    name: ClassVar[str] = tr_noop("Desk", "Agent at work")
    doing: ClassVar[str] = tr_noop("Desk", "{judge} answers {study}")
    stopped: ClassVar[str] = tr_noop(
        "Desk", "Stopped. Answers so far are saved, and you can continue."
    )

    def summary(self, report: Mapping[str, Any]) -> str:
        return "\n".join(_summary(report))


def _summary(report: Mapping[str, Any]) -> Iterator[str]:
    format_number = program().format_int
    text = tr("Desk", "Prompts answered: {trials}, in {sessions}.")
    sessions = tr("Desk", "%n session(s)", "", int(report["sessions"]))
    yield text.format(trials=format_number(int(report["trials"])), sessions=sessions)
    if "resampled" in report:
        text = tr("Desk", "Conversations sampled again: {n}.")
        yield text.format(n=format_number(int(report["resampled"])))
    if "sent" in report:
        yield tr("Desk", "Requests sent: {n}.").format(n=format_number(int(report["sent"])))
    if any((report.get("unanswered") or {}).values()):
        text = tr("Desk", "Without an answer: {n}.")
        yield text.format(n=with_reasons(report["unanswered"]))


class AgentAtWork(MachineRunController):
    """One agent at a time; `package` and `study` are the collection that it answers."""

    busy: ClassVar[str] = tr_noop(
        "Desk", "An agent is running. Wait until it has finished, or cancel it."
    )
    broken: ClassVar[str] = tr_noop("Desk", "The agent couldn't continue. See Collection.")

    package: Package | None = None
    study: Path

    def make_strip(self) -> RunStatusCard:
        return AgentStrip(self.stop)

    def make_dialog(self, before: MachineRun | None) -> QDialog:
        assert self.package is not None
        entered = before if isinstance(before, AgentRun) else None
        return AgentDialog(self.state, self.package, self.study, entered)

    def write_down(self, run: MachineRun, *, stopped: bool) -> None:
        if stopped:
            self.state.audit("stopped a machine agent", study=run.id, judge=run.kind)
        else:
            self.state.audit("ran a machine agent", study=run.id, judge=run.kind)
