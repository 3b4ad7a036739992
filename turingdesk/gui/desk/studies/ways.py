"""What can be done with a session that was cut off: go on, begin anew, or start another one."""

from __future__ import annotations

from PySide6.QtWidgets import QButtonGroup, QFrame, QRadioButton, QVBoxLayout

from turingdesk.gui.desk.studies.arrival import Arrival, StartChoice
from turingdesk.gui.desk.words import label
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, translate_message


class WayChoice(QFrame):
    """Shown only where a session of the participant was cut off."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.title = label("", "label", wrap=True)
        self.why = label("", "", wrap=True)
        self._group = QButtonGroup(self)
        self.buttons: dict[StartChoice, QRadioButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(*(4 * [SIZES.gap]))
        column.setSpacing(SIZES.unit)
        column.addWidget(self.title)
        column.addWidget(self.why)
        for way in StartChoice:
            made = QRadioButton()
            self._group.addButton(made)
            self.buttons[way] = made
            column.addWidget(made)

    def offer(self, found: Arrival) -> None:
        """Show what is possible, the study's own choice first; hide where nothing was cut off."""
        self.setVisible(found.cut_off is not None)
        if found.cut_off is None:
            return
        session = found.cut_off.session
        title = tr("Desk", "Session {number} of {code} was cut off")
        if session.kiosk:
            title = tr("Desk", "Session {number} of {code} at {kiosk} was cut off")
        self.title.setText(
            title.format(number=session.number, code=found.code, kiosk=session.kiosk)
        )
        self.why.setText(translate_message(found.cut_off.why))
        go_on = tr("Desk", "Go on at trial {number} of {of}")
        words = {
            StartChoice.GO_ON: go_on.format(
                number=min(session.done + 1, session.of), of=session.of
            ),
            StartChoice.RESTART: tr("Desk", "Begin anew with the same trials"),
            StartChoice.NEW: tr("Desk", "Begin another session with other trials"),
        }
        for way, button in self.buttons.items():
            button.setText(words[way])
            button.setVisible(way in found.ways)
        if found.ways:
            self.buttons[found.ways[0]].setChecked(True)

    def way(self) -> StartChoice:
        """What was chosen."""
        if self.isHidden():
            return StartChoice.NEW
        return next(
            (way for way, button in self.buttons.items() if button.isChecked()), StartChoice.NEW
        )
