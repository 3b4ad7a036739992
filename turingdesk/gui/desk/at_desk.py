"""Who is at the desk now, what they may do, and the audit log of what they do."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Any

from PySide6.QtCore import QObject, Signal

from turingdesk.core.errors import TuringDeskError
from turingdesk.gui.desk.pages import PAGES
from turingdesk.gui.jobs import Job
from turingdesk.gui.translation import tr, translate_problem
from turingdesk.journal.audit import write
from turingdesk.people.people import People, Person, PinAnswer
from turingdesk.system.access import system_user

NOBODY = "nobody"  #: who did what is done while no one has said who they are
#: Pages that everyone may open; all others are for investigators.
OPEN_PAGES = frozenset(page.name for page in PAGES if page.for_everyone)


class AtDesk(QObject):
    """One for each desk; locked from the beginning where people have PINs.

    Signals:
        locked: No one is at the desk anymore; carries why.
        entered: Someone unlocked it; carries whether it is the same person as before. `changed`
            came first, so that everything shows who is here before the desk is uncovered.
        wrong: A PIN was wrong; carries the name for which it was tried.
        changed: The list of people, or who is at the desk, is another one.
        found_changed: The list was changed by another desk, the command line or by hand.
    """

    locked = Signal(str)
    entered = Signal(bool)
    wrong = Signal(str)
    changed = Signal()
    found_changed = Signal()

    def __init__(self, parent: QObject, people: People | None = None) -> None:
        super().__init__(parent)
        self.people = people or People()
        self.person: Person | None = None
        self.is_locked = False
        self.trouble = ""  #: why no one can be let in, where the list is damaged
        self._list: tuple[Person, ...] = ()
        self._stamp: tuple[int, ...] = ()  #: of the file that was read last
        self._at_work = 0  #: how much is done to the list in the background
        self._read()
        self.is_locked = self.has_people

    @property
    def has_people(self) -> bool:
        """True if anyone has a PIN here; else everything is allowed."""
        # A damaged list must lock the desk, not open it to everyone.
        return bool(self._list or self.trouble)

    @property
    def names(self) -> list[str]:
        """Everyone, by name."""
        return [person.name for person in self._list]

    @property
    def list(self) -> tuple[Person, ...]:
        """Everyone."""
        return self._list

    @property
    def who(self) -> str:
        """The name for records: of the person at the desk, or who was there last."""
        if self.person is not None:
            return self.person.name
        return NOBODY if self.has_people else system_user()

    def may(self, what: str) -> bool:
        """True if something is allowed now."""
        if not self.has_people:
            return True
        return not self.is_locked and self.person is not None and self.person.may(what)

    def may_open(self, page: str) -> bool:
        """True if a page of the desk is for the person who is here."""
        return page in OPEN_PAGES or not self.has_people or self.may(f"page {page}")

    def lock(self, why: str) -> None:
        """Ask who is there from now on; without people it does nothing."""
        if self.has_people and not self.is_locked:
            self.is_locked = True
            self.locked.emit(why)

    def enter(
        self, name: str, pin: str, done: Callable[[PinAnswer], None], failed: Callable[..., None]
    ) -> None:
        """Try a PIN in the background; `done` is called after the desk was unlocked, if it was."""

        def over(answer: PinAnswer) -> None:
            if answer.person is not None:
                self._let_in(answer.person)
            # A PIN that came too early isn't checked, so it isn't a wrong one in the audit log.
            elif answer.was_tried:
                self.wrong.emit(name)
            done(answer)

        self.work(lambda: self.people.enter(name, pin), over, failed)

    def work(
        self, what: Callable[[], Any], done: Callable[[Any], None], failed: Callable[..., None]
    ) -> None:
        """Change the list in the background; until that is over, a change is this desk's own."""

        def ended(result: Any) -> None:
            self._at_work -= 1
            done(result)

        def fell(problem: Exception) -> None:
            self._at_work -= 1
            failed(problem)

        self._at_work += 1
        Job(self, what, ended, fell)

    def refresh(self, came: str = "") -> None:
        """Read the list again after it was changed.

        Args:
            came: Who made the list just now and is therefore at the desk.
        """
        self._read()
        name = self.person.name if self.person else came
        person = next((entry for entry in self._list if entry.name == name), None)
        if self.has_people and person is None:
            self.lock("the list of people was changed")
        self.person = person
        self.is_locked = self.is_locked and self.has_people
        self.changed.emit()

    def look(self) -> None:
        """See whether the list was changed elsewhere, and follow."""
        if self._at_work or self.people.stamp() == self._stamp:
            return
        before = self._list, self.trouble
        self._read()
        if (self._list, self.trouble) != before:  # and not a wrong PIN that was counted
            self.found_changed.emit()
            self.refresh()

    def _let_in(self, person: Person) -> None:
        is_same = self.person is not None and self.person.name == person.name
        self.person, self.is_locked = person, False
        self._read()
        self.changed.emit()
        self.entered.emit(is_same)

    def _read(self) -> None:
        self._stamp = self.people.stamp()  # before the file, so that no change is missed
        try:
            self._list, self.trouble = self.people.all(), ""
        except TuringDeskError as problem:
            self._list, self.trouble = (), str(problem)


MOST = 10_000  #: entries that wait for a data folder that is not there


@dataclass(frozen=True, slots=True)
class AuditEvent:
    """One thing that was done."""

    data: Path
    what: str
    who: str
    fields: Mapping[str, Any]
    at: str  #: UTC, ISO 8601


class AuditWriter(QObject):
    """Writes one after another; a slow disk or share never blocks the window.

    What is done before the data folder is there waits for it, because a folder made
    here could hide a share that is away. A failure is reported once and stops nothing.

    Args:
        parent: Its owner.
        trouble: Told what went wrong, once until a line is written again.
    """

    def __init__(self, parent: QObject, trouble: Callable[[str], object]) -> None:
        super().__init__(parent)
        self._trouble = trouble
        self._is_told = False
        self.waiting: deque[AuditEvent] = deque(maxlen=MOST)  #: what is not on the disk yet
        self._lock = Lock()

    def add(self, done: AuditEvent) -> None:
        """Write down what was done."""
        self.waiting.append(done)
        Job(self, self._drain, self._written, self._failed)

    def _drain(self) -> int:
        """Write what waits, as far as its folder is there; how many lines that were."""
        line_count = 0
        # Each entry has a job of its own, on any thread of the pool, but the lines need one order.
        with self._lock:
            postponed: list[AuditEvent] = []
            try:
                while self.waiting:
                    done = self.waiting[0]
                    if done.data.is_dir():
                        write(done.data, done.what, done.who, done.fields, done.at)
                        line_count += 1
                    else:
                        postponed.append(done)
                    # Only now: an entry whose writing raised must stay for the next attempt.
                    self.waiting.popleft()
            finally:
                # Without `reversed`, `extendleft` would turn the order of the entries around.
                self.waiting.extendleft(reversed(postponed))
        return line_count

    def _written(self, lines: int) -> None:
        # Only a line that was written shows that the disk works again; waiting for a folder
        # doesn't.
        self._is_told = self._is_told and not lines

    def _failed(self, problem: Exception) -> None:
        if not self._is_told:
            self._is_told = True
            text = tr(
                "Desk",
                "The audit log couldn't be written: {why} You can continue working. The entries "
                "are written as soon as the disk accepts them.",
            )
            self._trouble(text.format(why=translate_problem(problem)))
