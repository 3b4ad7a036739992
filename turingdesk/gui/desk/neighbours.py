"""Other desks that have the same data folder open, at the foot of the navigation."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QVBoxLayout, QWidget

from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import OneLine, moment
from turingdesk.gui.jobs import Job
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr
from turingdesk.people.presence import BEAT_S, OpenDesk, Presence


class Neighbours(QWidget):
    """Shown only where there are some; says it at the top of the window when one comes."""

    def __init__(self, state: DeskState) -> None:
        super().__init__()
        self._state = state
        self._presence = Presence(state.data, state.who)
        self.is_looking = False
        self.others: tuple[OpenDesk, ...] = ()
        self.name = OneLine("", "badge")
        # With 0, Qt would use the label's own least width, and the navigation could not be
        # narrower.
        self.name.setMinimumWidth(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, SIZES.unit, 0, 0)
        column.addWidget(self.name)
        self._timer = QTimer(self)
        self._timer.setInterval(int(BEAT_S * 1000))
        self._timer.timeout.connect(self.look)
        self._timer.start()
        state.data_changed.connect(self._move)
        self.hide()
        self.look()

    def look(self) -> None:
        """Say that we are here and see who else is, in the background."""
        if self.is_looking:
            return
        self.is_looking = True
        # A local name, since the job runs on another thread while the folder may change here.
        presence = self._presence
        presence.who = self._state.who
        Job(self, presence.beat, lambda others: self._looked(presence, others), self._failed)

    def end(self) -> None:
        """The window closes."""
        self._timer.stop()
        self._presence.leave()

    def _looked(self, presence: Presence, others: tuple[OpenDesk, ...]) -> None:
        self.is_looking = False
        if presence is self._presence:
            self._show(others)
        else:  # another folder was opened meanwhile
            self.look()

    def _show(self, others: tuple[OpenDesk, ...]) -> None:
        # Only of those who came, or the same notice would return with every look.
        new = [desk for desk in others if desk not in self.others]
        self.others = others
        self.setVisible(bool(others))
        places = program().items(str(desk) for desk in others)
        self.name.setText(tr("Desk", "Also open at {places}").format(places=places))
        line = tr("Desk", "{desk}, since {time}")
        self.setToolTip(
            "\n".join(line.format(desk=desk, time=moment(desk.since)) for desk in others)
        )
        if new:
            self._tell(new)

    def _tell(self, new: list[OpenDesk]) -> None:
        places = program().items(str(desk) for desk in new)
        single = tr(
            "Desk",
            "This data folder is also open on another computer: {places}. Everyone can work: "
            "sessions are shared, and nothing is counted twice.",
        )
        more = tr(
            "Desk",
            "This data folder is also open on %n other computer(s): {places}. Everyone can work: "
            "sessions are shared, and nothing is counted twice.",
            "",
            len(new),
        )
        self._state.notify((single if len(new) == 1 else more).format(places=places))

    def _failed(self, _problem: Exception) -> None:
        self.is_looking = False  # the pages tell what is wrong with the folder

    def _move(self) -> None:
        self._presence.leave()
        self._presence = Presence(self._state.data, self._state.who)
        self.others = ()
        self.hide()
        self.look()
