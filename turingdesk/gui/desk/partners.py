"""The dialog that chooses a machine as the partner in conversations and games at booths."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QComboBox, QDialog, QLineEdit, QVBoxLayout, QWidget

from turingdesk.agents import AGENTS
from turingdesk.agents._talk import TALKS
from turingdesk.gui.desk.runs.machine_run import AGENT_NAME
from turingdesk.gui.desk.widgets.controls import button, button_row, dialog_column, label
from turingdesk.gui.desk.widgets.labeled_field import number, side_by_side, stacked
from turingdesk.gui.desk.widgets.named_field import fill
from turingdesk.gui.desk.widgets.path_field import PathField, ask_folder
from turingdesk.gui.desk.widgets.settings_form import SettingsForm
from turingdesk.gui.dialog_height import grow
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.presenters.agent_runs import AgentRun, names_machines

if TYPE_CHECKING:
    from turingdesk.gui.desk.hosting import Hosting
    from turingdesk.gui.desk.state import DeskState

WIDTH = 760
SHARE = 50  #: %
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
        self.collection = PathField(
            tr("Desk", "Study or collection"), ask_folder(tr("Desk", "Choose a folder"))
        )
        self.collection.put(before.study if hosting.partner else None)
        self.agent = QComboBox()
        kinds = [name for name, agent in AGENTS.items() if TALKS in agent.tasks]
        fill(self.agent, [(translate_message(AGENTS[k].title), k) for k in kinds], before.kind)
        self.share = number(1, 100, hosting.partner_percent if hosting.partner else SHARE)
        self.share.setSuffix("\u2009%")
        self.name = QLineEdit(before.name)
        self.name.setToolTip(tr("Desk", AGENT_NAME))
        self.fields = SettingsForm(AGENTS[before.kind].options.values(), before.options)
        self.objection = label("", "objection", wrap=True)
        self.people = button(tr("Desk", "People only"), self._stop)
        self.people.setEnabled(hosting.partner is not None)
        self.start = button(tr("Desk", "Start"), self._start, "primary")
        self.start.setDefault(True)
        self._place = QVBoxLayout()
        self._lay_out()
        self.agent.currentIndexChanged.connect(lambda _: self._show())
        self._object("")

    def _lay_out(self) -> None:
        column = dialog_column(self, tr("Desk", "Machine partner"))
        column.addWidget(label(tr("Desk", ABOUT), "soft", wrap=True))
        column.addLayout(stacked(tr("Desk", "Study or collection"), self.collection))
        column.addLayout(
            side_by_side(
                (tr("Desk", "Agent"), self.agent, 2),
                (tr("Desk", "Name (optional)"), self.name, 2),
                (tr("Desk", "Proportion of conversations"), self.share, 1),
            )
        )
        column.addLayout(self._place)
        self._place.addWidget(self.fields)
        column.addWidget(self.objection)
        column.addStretch(1)
        cancel = button(tr("Desk", "Cancel"), self.reject)
        column.addLayout(button_row(self.people, cancel, self.start))

    def _show(self) -> None:
        """Show the fields of the agent that is chosen."""
        before, options = self.fields, AGENTS[self.agent.currentData()].options
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
        path = self.collection.path
        missing = [] if path is not None and names_machines(path) else self.fields.missing()
        if path is None:
            missing = [tr("Desk", "Study or collection"), *missing]
        if missing or path is None:
            self._object(tr("Desk", "Fill in: {fields}.").format(fields=program().items(missing)))
            return
        partner = AgentRun(
            path,
            str(self.agent.currentData()),
            self.fields.changed(),
            self.name.text().strip(),
            title=self.agent.currentText(),
        )
        self._hosting.talk_with(partner, self.share.value())
        self.accept()

    def _stop(self) -> None:
        self._hosting.talk_with(None)
        self.accept()


def ask_partner(state: DeskState, parent: QWidget) -> None:
    """Ask who talks with participants, where someone may run sessions."""
    if state.permits("run"):
        dialog = PartnerDialog(state.booths, parent)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
