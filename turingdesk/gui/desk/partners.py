"""The dialog that chooses a machine as the partner in conversations and games at booths."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QComboBox, QDialog, QSpinBox, QVBoxLayout, QWidget

from turingdesk.agents import AGENTS
from turingdesk.agents._talk import TALKS
from turingdesk.core.setting import Option, Setting, Takes, settings_of
from turingdesk.gui.desk.widgets.controls import button, button_row, dialog_column, label
from turingdesk.gui.desk.widgets.settings_form import SettingsForm
from turingdesk.gui.dialog_height import grow
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.net.host_settings import PartnerSettings
from turingdesk.presenters.agent_runs import AgentRun, names_machines

if TYPE_CHECKING:
    from turingdesk.gui.desk.hosting import Hosting
    from turingdesk.gui.desk.state import DeskState

WIDTH = 760
PERCENT = 100
ABOUT = tr_noop(
    "Desk",
    "Machines also take part in collected conversations and in live games. Participants "
    "aren't told who is a machine. In games, the machines in the study's agents.csv take "
    "part or, if there are none, this agent; the game's settings say how often. Some games "
    "bring their own machines, such as the models of a plan.",
)


class PartnerDialog(QDialog):
    """Starts the server for booths again, with a machine as partner or with people only."""

    def __init__(self, hosting: Hosting, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Desk", "Machine partner"))
        self.setProperty("help", "booths")
        self.setMinimumWidth(WIDTH)
        self._hosting = hosting
        before = hosting.partner or AgentRun(Path(), "eliza")
        self.form = SettingsForm(_settings(), _values(hosting))
        share, agent = self.form.fields["machines"], self.form.fields["agent"]
        assert isinstance(share, QSpinBox)
        assert isinstance(agent, QComboBox)
        share.setSuffix("\u2009%")
        self.fields = SettingsForm(AGENTS[before.kind].options.values(), before.options)
        self.objection = label("", "objection", wrap=True)
        self.people = button(tr("Desk", "People only"), self._stop)
        self.people.setEnabled(hosting.partner is not None)
        self.start = button(tr("Desk", "Start"), self._start, "primary")
        self.start.setDefault(True)
        self._place = QVBoxLayout()
        self._lay_out()
        agent.currentIndexChanged.connect(lambda _: self._show())
        self._object("")

    def _lay_out(self) -> None:
        column = dialog_column(self, tr("Desk", "Machine partner"))
        column.addWidget(label(tr("Desk", ABOUT), "soft", wrap=True))
        column.addWidget(self.form)
        column.addLayout(self._place)
        self._place.addWidget(self.fields)
        column.addWidget(self.objection)
        column.addStretch(1)
        cancel = button(tr("Desk", "Cancel"), self.reject)
        column.addLayout(button_row(self.people, cancel, self.start))

    def _show(self) -> None:
        """Show the fields of the agent that is chosen."""
        before, options = self.fields, AGENTS[self.form.values()["agent"]].options
        self.fields = SettingsForm(options.values(), {})
        self._place.replaceWidget(before, self.fields)
        before.hide()
        before.deleteLater()
        self.fields.show()  # what is added to a window that is open is hidden
        self._object("")

    def _object(self, what: str) -> None:
        self.objection.setText(what)
        self.objection.setVisible(bool(what))
        grow(self)

    def _start(self) -> None:
        values = self.form.values()
        path = Path(values["collection"])
        missing = self.form.missing()
        # A study that names its machines uses no agent of this dialog, so its fields can be empty.
        if missing or not names_machines(path):
            missing += self.fields.missing()
        if missing:
            self._object(tr("Desk", "Fill in: {fields}.").format(fields=program().items(missing)))
            return
        kind = values["agent"]
        title = translate_message(AGENTS[kind].title)
        partner = AgentRun(path, kind, self.fields.changed(), values["name"], title=title)
        self._hosting.talk_with(partner, values["machines"])
        self.accept()

    def _stop(self) -> None:
        self._hosting.talk_with(None)
        self.accept()


def _settings() -> Iterator[Setting]:
    """The settings of a partner, with the agents that can talk, and the proportion in percent."""
    for setting in settings_of(PartnerSettings):
        if setting.name == "agent":
            kinds = [name for name, agent in AGENTS.items() if TALKS in agent.tasks]
            agents = tuple(Option(name, AGENTS[name].title) for name in kinds)
            yield replace(setting, takes=Takes.ONE_OF, options=agents)
        elif setting.name == "machines":
            yield replace(setting, takes=Takes.WHOLE, lowest=1, highest=PERCENT)
        else:
            yield replace(setting, required=setting.name == "collection")


def _values(hosting: Hosting) -> dict[str, Any]:
    """The first values of the fields: of the partner of now, or else of the usual one."""
    partner = hosting.partner
    if partner is None:
        return {"agent": "eliza", "machines": round(PartnerSettings().machines * PERCENT)}
    values = {"collection": str(partner.study), "agent": partner.kind, "name": partner.name}
    return {**values, "machines": hosting.partner_percent}


def ask_partner(state: DeskState, parent: QWidget) -> None:
    """Ask who talks with participants, where someone may run sessions."""
    if state.permits("run"):
        dialog = PartnerDialog(state.booths, parent)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
