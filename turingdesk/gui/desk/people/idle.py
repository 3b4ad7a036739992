"""Locks the desk after minutes without a key or a mouse."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer

from turingdesk.gui.desk.people.at_desk import AtDesk

_SIGNS_OF_LIFE = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.MouseMove,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.Wheel,
    }
)


class IdleWatch(QObject):
    """Watches only while somebody could be locked out.

    While a session runs on this machine nothing is watched, so that the kiosk's keys
    pass through no Python; to the desk that time is idle.
    """

    def __init__(self, at_desk: AtDesk, minutes: int) -> None:
        super().__init__(at_desk)
        self._at_desk = at_desk
        self._minutes = minutes
        self._is_paused = False
        self._is_watching = False
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.timeout.connect(lambda: at_desk.lock("nobody was here"))
        at_desk.changed.connect(self.look)
        at_desk.locked.connect(self.look)
        self.look()

    def set_minutes(self, minutes: int) -> None:
        """Lock after so many; 0 never."""
        if minutes != self._minutes:
            self._minutes = minutes
            self.timer.stop()
            self.look()

    def pause(self) -> None:
        """A session began: keys and mouse are the participant's."""
        self._is_paused = True
        self._watch(False)

    def go_on(self) -> None:
        """The session is over."""
        self._is_paused = False
        self.look()

    def stop(self) -> None:
        """Watch never again."""
        self._minutes = 0
        self.look()

    def look(self, *_: object) -> None:
        """Begin or end watching, as it is needed now."""
        needed = self._minutes > 0 and self._at_desk.has_people and not self._at_desk.is_locked
        self._watch(needed and not self._is_paused)
        if not needed:
            self.timer.stop()
        elif not self.timer.isActive():
            self._restart()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _SIGNS_OF_LIFE:
            self._restart()
        return False

    def _restart(self) -> None:
        self.timer.start(self._minutes * 60_000)

    def _watch(self, wanted: bool) -> None:
        app = QCoreApplication.instance()
        if app is None or wanted == self._is_watching:
            return
        self._is_watching = wanted
        if wanted:
            app.installEventFilter(self)
        else:
            app.removeEventFilter(self)
