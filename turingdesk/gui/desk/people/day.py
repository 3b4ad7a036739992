"""A day at the desk: what the record says by itself, and what is done when a folder is opened."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QInputEvent

from turingdesk.gui.desk.at_desk import NOBODY, AtDesk
from turingdesk.gui.desk.run import SavedSession
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.jobs import Job
from turingdesk.gui.translation import tr, translate_problem
from turingdesk.journal.tombstones import Tombstone
from turingdesk.system.settings import Settings

LOOK_MS = 2000  #: how often the list of people is checked, which another desk may change


class Day(QObject):
    """Listens to the desk from its opening to its closing."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(state)
        self._state = state
        self.idle = IdleWatch(state.at_desk, state.settings.lock_after_min)
        state.settings_changed.connect(self._set_minutes)
        state.data_changed.connect(self._finish_withdrawals)
        at_desk = state.at_desk
        at_desk.locked.connect(lambda why: state.audit("locked the desk", why=why))
        at_desk.entered.connect(lambda _: state.audit("unlocked the desk", role=self._role))
        at_desk.wrong.connect(self._wrong)
        at_desk.found_changed.connect(self._list_changed)
        self.look = QTimer(self)
        self.look.setInterval(LOOK_MS)
        self.look.timeout.connect(at_desk.look)
        self.look.start()
        state.run.began.connect(self._began)
        state.run.checked.connect(self._ended)
        state.run.unread.connect(
            lambda session: state.audit("ended a session", session=session, answers="unknown")
        )
        state.run.over.connect(lambda _: self.idle.resume())
        state.audit("opened the desk", user=_user())
        self._finish_withdrawals()

    def end(self) -> None:
        """The window closes."""
        self.idle.stop()
        self.look.stop()
        is_locked = self._state.at_desk.is_locked
        self._state.audit("closed the desk", NOBODY if is_locked else "", locked=is_locked)

    @property
    def _role(self) -> str:
        person = self._state.at_desk.person
        return person.role.value if person else ""

    def _wrong(self, name: str) -> None:
        """Anyone who typed it is not who was there before."""
        self._state.audit("entered a wrong PIN", NOBODY, for_person=name)

    def _list_changed(self) -> None:
        at_desk = self._state.at_desk
        fields = {"people": [f"{person.name} ({person.role.value})" for person in at_desk.list]}
        self._state.audit(
            "detected a change to the list of people",
            NOBODY,
            **(fields if not at_desk.trouble else {"damaged": True}),
        )

    def _set_minutes(self) -> None:
        settings: Settings = self._state.settings
        self.idle.set_minutes(settings.lock_after_min)

    def _began(self) -> None:
        self.idle.pause()
        kiosk = self._state.run.kiosk
        if kiosk is not None:
            who = kiosk.recorder.session.identity
            fields = {"pilot": who.pilot, "resumed": who.resumed}
            self._state.audit("started a session", session=who.session, **fields)

    def _ended(self, saved: SavedSession) -> None:
        what = "ended a session" if saved.reason else "paused a session"
        fields = {"reason": saved.reason or "closed for now", "answers": saved.answers}
        self._state.audit(what, session=saved.session, **fields)

    def _finish_withdrawals(self) -> None:
        """Do what a crash left of a withdrawal."""
        data, who = self._state.data, self._state.who

        def work() -> list[Tombstone]:
            from turingdesk.people.withdrawal import finish

            return finish(data, who)

        Job(self, work, self._finished, self._unfinished)

    def _finished(self, done: list[Tombstone]) -> None:
        for tombstone in done:
            fields = {"code": tombstone.called, "sessions": len(tombstone.gone)}
            self._state.audit("finished a withdrawal", **fields)
            text = tr(
                "Desk", ("The withdrawal of {code} was interrupted. It has now been completed.")
            )
            self._state.notify(text.format(code=tombstone.called))

    def _unfinished(self, problem: Exception) -> None:
        self._state.notify(translate_problem(problem), wrong=True)


def _user() -> str:
    from turingdesk.system.access import system_user

    return system_user()


_SIGNS_OF_LIFE = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.MouseMove,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.Wheel,
    }
)


class IdleWatch(QObject):
    """Watches only while someone could be locked out.

    While a session runs on this machine nothing is watched, so that the kiosk's keys
    pass through no Python; to the desk that time is idle.
    """

    def __init__(self, at_desk: AtDesk, minutes: int) -> None:
        super().__init__(at_desk)
        self._at_desk = at_desk
        self._minutes = minutes
        self._is_paused = False
        self.is_watching = False
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.timeout.connect(lambda: at_desk.lock("no one was here"))
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

    def resume(self) -> None:
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
        # Every event of the program comes here, and PySide makes an enum of a type slowly.
        if isinstance(event, QInputEvent) and event.type() in _SIGNS_OF_LIFE:
            self._restart()
        return False

    def _restart(self) -> None:
        self.timer.start(self._minutes * 60_000)

    def _watch(self, should_watch: bool) -> None:
        app = QCoreApplication.instance()
        if app is None or should_watch == self.is_watching:
            return
        self.is_watching = should_watch
        if should_watch:
            app.installEventFilter(self)
        else:
            app.removeEventFilter(self)
