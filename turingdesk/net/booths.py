"""All booths of a desk: what each does, what happened, and what the desk asks of them."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import StrEnum

from turingdesk.core.message import join, message
from turingdesk.net.allowance import Traffic, of_booth
from turingdesk.net.greeting import PROGRAM
from turingdesk.net.message import LONGEST_TEXT, Message, Refusal, RefusalReason
from turingdesk.net.paired_kiosks import PairedKiosks
from turingdesk.net.received_file import SessionProgress
from turingdesk.net.wire import Wire
from turingdesk.system.clock import utc_now

logger = logging.getLogger(__name__)
MOST_TOLD = 20  #: conflicts, and damaged files, that are remembered of each booth
ANSWER_S = 5.0  #: in which a booth has to say what became of a request


class Doing(StrEnum):
    """A booth's current activity."""

    AWAY = "away"  #: not connected; what it does, it writes down itself
    IDLE = "idle"
    RUNNING = "running"
    PAUSED = "paused"


@dataclass(slots=True)
class Booth:
    """The state of a booth. Callers outside the event loop get copies."""

    id: str
    name: str
    is_here: bool = False
    address: str = ""
    program: str = ""  #: with its version
    is_other_program: bool = False  #: whether that differs from the desk's
    seen_at: str = ""  #: when it was last heard, UTC, ISO 8601; empty if never
    clock_s: float = 0.0  #: by how much its time of day is ahead of the desk's
    free: int = 0  #: bytes on its disk
    unsent: int = 0  #: bytes that it has and the desk has not
    session: str = ""  #: that runs there; empty if none does
    progress: SessionProgress = field(default_factory=SessionProgress)  #: of that session
    conflicts: tuple[str, ...] = ()  #: files that were set aside, with why
    problems: tuple[str, ...] = ()  #: files of it that are damaged

    @property
    def doing(self) -> Doing:
        """The booth's current activity."""
        if not self.is_here:
            return Doing.AWAY
        if not self.session or (self._is_known and self.progress.is_over):
            return Doing.IDLE
        return Doing.PAUSED if self._is_known and self.progress.is_paused else Doing.RUNNING

    @property
    def _is_known(self) -> bool:
        """True if lines of the running session have arrived."""
        return self.progress.session == self.session

    @property
    def shown(self) -> SessionProgress:
        """Return the progress of the session that runs there; empty if none does."""
        return self.progress if self.session and self._is_known else SessionProgress()

    def note_contact(self) -> None:
        """Note that it sent something."""
        self.seen_at = utc_now()

    def see_clock(self, at_s: float, sent_s: float, now_s: float) -> None:
        """Compare its clock with the desk's.

        Args:
            at_s: Its time of day when it was asked, s since 1970.
            sent_s: The desk's, when it asked.
            now_s: The desk's, when the answer was there.
        """
        # As NTP does (RFC 5905): if both ways take equally long, the booth read its clock halfway.
        self.clock_s = round(at_s - (sent_s + now_s) / 2, 3)

    def add_conflict(self, what: str) -> None:
        """Note a file that was set aside."""
        # A booth that fails all day would make each copy of its state larger.
        self.conflicts = (*self.conflicts, what)[-MOST_TOLD:]

    def add_problem(self, what: str) -> bool:
        """Note a damaged file, and return whether it is new."""
        if what in self.problems:
            return False
        self.problems = (*self.problems, what)[-MOST_TOLD:]
        return True

    def copy(self) -> Booth:
        """Copy the current state."""
        # `replace` copies one level, and the progress goes on changing inside.
        return replace(self, progress=replace(self.progress))


class Wish(StrEnum):
    """A request of the desk to the session in a booth."""

    MESSAGE = "message"
    PAUSE = "pause"
    RESUME = "resume"
    END = "end"


@dataclass(frozen=True, slots=True)
class Event:
    """An event at a booth, or at the desk itself.

    `kind` is one of: came, went, changed, grew, paired, conflict, damaged, denied,
    disk, version (another one there), fault (of the program), report (by a participant), refused.
    """

    kind: str
    booth: str = ""  #: its id; empty if it is none
    what: str = ""  #: in words, or a file


class Booths:
    """The booths of a desk, their connections, and who is told of events.

    Args:
        paired_kiosks: Those that are paired.
    """

    def __init__(self, paired_kiosks: PairedKiosks) -> None:
        self.refused: Counter[str] = Counter()  #: connections, by reason
        self._booths = {kiosk.id: Booth(kiosk.id, kiosk.name) for kiosk in paired_kiosks.all()}
        self._wires: dict[str, Wire] = {}
        self._traffic: dict[str, Traffic] = {}
        self._guests: dict[str, Callable[[Message], None]] = {}  #: browsers, by name
        self._waiting_answers: dict[int, asyncio.Future[Message]] = {}
        self._number = 0
        self._listeners: list[Callable[[Event], None]] = []

    def listen(self, heard: Callable[[Event], None]) -> None:
        """Add a function that is called with each event, in the desk's event loop."""
        self._listeners.append(heard)

    def all(self) -> list[Booth]:
        """Return copies of all booths, sorted by name."""
        return sorted(
            (booth.copy() for booth in self._booths.values()), key=lambda booth: booth.name
        )

    def traffic_of(self, booth: str) -> Traffic:
        """The limits to what a booth sends, over all its connections."""
        # Kept beyond a connection, or each new one would come with another burst.
        return self._traffic.setdefault(booth, of_booth())

    def of(self, booth: str) -> Booth:
        """Return a booth itself, whose state can be changed."""
        return self._booths[booth]

    def find(self, name_or_id: str) -> Booth | None:
        """Find a booth by its name, in any case, or by its ID."""
        search_text = name_or_id.strip().casefold()
        booths = self._booths.values()
        return next(
            (booth for booth in booths if search_text in (booth.name.casefold(), booth.id)), None
        )

    def join(self, booth: Booth) -> None:
        """Add a booth that was paired."""
        self._booths[booth.id] = booth
        self.notify("paired", booth.id, booth.name)

    def leave(self, booth: str) -> None:
        """Remove a booth that is no longer paired, and end its connection."""
        self._booths.pop(booth, None)
        wire = self._wires.pop(booth, None)
        if wire is not None:
            what = message("The desk doesn't know this kiosk, or no longer does.")
            wire.refuse(Refusal(RefusalReason.UNKNOWN, what))

    def come(self, booth: str, wire: Wire, program: str) -> Wire | None:
        """Note the connection of a booth, and return its earlier one, if there is one."""
        before, self._wires[booth] = self._wires.get(booth), wire
        state = self._booths[booth]
        # A kiosk with a bad line connects often, and its version is told only once.
        is_known = state.program == program
        state.is_here, state.address, state.program = True, wire.peer, program
        state.is_other_program = program != PROGRAM
        # Unknown until the booth says it: the session may have ended while no one was listening.
        state.session = ""
        state.note_contact()
        self.notify("came", booth, state.name)
        if state.is_other_program and not is_known:
            what = message(
                "{booth} runs {program}, and this desk {ours}. Install the same version on both "
                "computers before the next session: what they record can differ.",
                booth=state.name,
                program=program,
                ours=PROGRAM,
            )
            self.notify("version", booth, what)
        return before

    def go(self, booth: str, wire: Wire) -> None:
        """Note the end of a connection, unless the booth has another one by now."""
        if self._wires.get(booth) is wire:
            del self._wires[booth]
            self._booths[booth].is_here = False
            self.notify("went", booth, self._booths[booth].name)

    def notify(self, kind: str, booth: str = "", what: str = "") -> None:
        """Log an event, and call the listeners with it."""
        if kind not in ("changed", "grew", "refused"):  # of those there are thousands
            logger.info("booth %s: %s", booth, kind)
        event = Event(kind, booth, what)
        for heard in self._listeners:
            heard(event)

    def refuse(self, refusal: Refusal, peer: str) -> None:
        """Count a refused connection."""
        self.refused[refusal.reason.value] += 1
        self.notify(
            "refused",
            what=join(" ", (f"{peer or 'somebody'}: {refusal.reason.value}.", refusal.what)),
        )

    def seat(self, guest: str, hear: Callable[[Message], None]) -> None:
        """Add a browser, to which messages go as to booths; a repeated call changes nothing.

        Args:
            guest: Its name, which stays the same when it connects again; no booth is called so.
            hear: Called with what is said to it; returns at once.
        """
        self._guests[guest] = hear

    def unseat(self, guest: str) -> None:
        """Remove a browser that is no longer connected; a repeated call changes nothing."""
        if self._guests.pop(guest, None) is not None:
            self.notify("went", guest)

    def is_connected(self, booth: str) -> bool:
        """True if messages reach a booth or browser."""
        return booth in self._guests or booth in self._wires

    def name_of(self, booth: str) -> str:
        """Return the name of a booth, or that it is a browser."""
        return self._booths[booth].name if booth in self._booths else message("a browser")

    def send(self, booth: str, say: str, **members: object) -> None:
        """Send a message to a booth; it is lost if the booth isn't connected."""
        if (hear := self._guests.get(booth)) is not None:
            hear({"say": say, **members})
            return
        wire = self._wires.get(booth)
        if wire is not None:
            wire.write(say, **members)

    async def wish(self, booth: str, request: Wish, text: str = "") -> str:
        """Pass a request to the session that runs in a booth.

        Args:
            booth: The booth's id.
            request: What.
            text: Of a message.

        Returns:
            Why it was not done; empty if it was.
        """
        state, wire = self._booths.get(booth), self._wires.get(booth)
        if state is None or wire is None:
            return message("{booth} is not connected.", booth=state.name if state else booth)
        if not state.session:
            return message("No session is running in {name}.", name=state.name)
        self._number += 1
        # Other requests can count further while this one waits for its answer.
        number = self._number
        answer = self._waiting_answers[number] = asyncio.get_running_loop().create_future()
        words = {"text": text[:LONGEST_TEXT], "session": state.session}
        wire.write("do", id=number, what=request.value, **words)
        try:
            async with asyncio.timeout(ANSWER_S):
                reply = await answer
        except TimeoutError:
            return message("{name} did not respond.", name=state.name)
        finally:
            self._waiting_answers.pop(number, None)
        return "" if reply["ok"] else str(reply["why"]) or message("The kiosk refused.")

    def answered(self, sent: Message) -> None:
        """Resolve a request with the answer of a booth."""
        future = self._waiting_answers.get(sent["id"])
        # It is done if the answer comes too late, or if a booth answers twice.
        if future is not None and not future.done():
            future.set_result(sent)
