"""A room as the desk plays it: every event is saved, then sent to those who sit in it.

Everything that happens in a room happens under its lock, one thing after another: it is checked
against the rules, written to the journal by a thread, added, and only then told. While the disk
refuses a line the game pauses, for everyone in it, and continues once the disk has taken it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from turingdesk.agents._talk import TALKS
from turingdesk.core.errors import NotAllowed, WriteFailed
from turingdesk.journal.journal import Entry, Journal
from turingdesk.journal.session_name import SUFFIX, parsed
from turingdesk.plugins.live_games import telling
from turingdesk.plugins.live_games.floor import Floor
from turingdesk.plugins.live_games.lobby import Wanted
from turingdesk.plugins.live_games.pacing import typing_after_s
from turingdesk.plugins.live_games.playing_time import PlayingTime
from turingdesk.plugins.live_games.readiness import READY_S
from turingdesk.plugins.live_games.room import Ending, Phase, Room
from turingdesk.plugins.live_games.room_record import RoomRecord, begin_room
from turingdesk.plugins.live_games.telling import Told
from turingdesk.sessions.data_folder import PILOT
from turingdesk.sessions.session_chain import continued
from turingdesk.system.clock import utc_now

TYPING_S = 0.5  #: at most so often others are told that someone writes
RETRY_S = 1.0  #: how often a line that the disk refused is written again
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Place:
    """Where a session sits, or one that it continues."""

    session: str
    step: int  #: of the session
    room: str
    wanted: Wanted  #: what is played there

    async def is_of(self, request: Mapping[str, Any], data: Path) -> bool:
        """True if the person who asks for a game has this place already.

        A new session of the same person has another one, and so has one that counts after a
        rehearsal.

        Args:
            request: What they ask for.
            data: The desk's data folder.
        """
        room_request = self.wanted
        here = (
            self.step,
            room_request.study,
            room_request.block,
            room_request.game,
            room_request.pilot,
        )
        there = tuple(
            request[field_name] for field_name in ("step", "study", "block", "game", "pilot")
        )
        if here != there or request["session"] == self.session:
            return here == there
        return self.session in await _continued_by(request, data)


async def _continued_by(request: Mapping[str, Any], data: Path) -> Sequence[str]:
    """Return the sessions that the session of someone who asks for a game continues.

    Kiosks of earlier versions don't say it, nor do browsers; then the session's journal does.
    """
    name, earlier_sessions = parsed(request["session"]), request.get("continues")
    if isinstance(earlier_sessions, list) or name is None:
        return earlier_sessions or ()
    home = data / PILOT if request["pilot"] else data
    # A share can take seconds to answer, in which the desk's loop would stand still.
    return await asyncio.to_thread(continued, home / f"{name}{SUFFIX}")


@dataclass(slots=True)
class Sitting:
    """A person in a room."""

    seat: int
    booth: str
    session: str
    step: int  #: of the session
    language: str = "en"  #: of the session
    away_s: float | None = None  #: since when the connection is gone; None while it is there
    #: Whether the others were told. Those whom a desk that was started again waits for aren't
    #: told of, since no one has to wait for a machine.
    is_missed: bool = False
    typed_s: float = float("-inf")  #: when others were last told that they write
    waited_s: float = 0.0  #: for this game, until it was found

    @classmethod
    def of(cls, seat: int, request: Mapping[str, Any], waited_s: float) -> Sitting:
        """The seat of a matched player, from the message in which they asked for the game."""
        booth, session, step = (request[name] for name in ("booth", "session", "step"))
        return cls(seat, booth, session, step, request["language"], waited_s=waited_s)

    @classmethod
    def again(cls, place: Mapping[str, Any], session: str) -> Sitting:
        """Someone who sat here before the desk was started again, by their `place`."""
        return cls(
            place["seat"],
            place["booth"],
            session,
            place["step"],
            place.get("language", "en"),  # journals of earlier versions don't say it
            waited_s=place.get("waited_s", 0.0),
        )

    @property
    def place(self) -> dict[str, Any]:
        """Return what the journal needs so that they find their seat again."""
        fields = {"seat": self.seat, "booth": self.booth, "step": self.step}
        return {**fields, "language": self.language, "waited_s": round(self.waited_s, 3)}


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The parts that all rooms of a desk share."""

    send: Callable[[str, Told], None]  #: something to a booth
    heard: Callable[[str, LiveRoom], None]  #: called with each kind of line that was written
    trouble: Callable[[str], None]  #: tells the desk why the disk refuses
    threads: Executor  #: that write
    chance: Random


@dataclass(slots=True)
class Patience:
    """For how many seconds others are asked to wait for someone."""

    away_s: float  #: who is not connected
    ready_s: float = READY_S  #: who doesn't say that they have read their role


@dataclass(slots=True)
class LiveRoom:
    """One game that is played now.

    Args:
        room: The rules, and what was said.
        wanted: What is played.
        people: Who sits in it, but machines.
        around: What it shares with other rooms.
        began: When it was opened, with a time zone.
        clock: How long it was played.
        revealed: The seats that know who the others are.
        reporters: The seats that reported someone.
        ready: The seats of people who have read their role.
        machines_ready_s: For how long machines seem to read theirs.
    """

    room: Room
    wanted: Wanted
    people: Sequence[Sitting]
    around: Surroundings
    began: datetime
    clock: PlayingTime = field(default_factory=PlayingTime)
    revealed: set[int] = field(default_factory=set)
    reporters: set[int] = field(default_factory=set)
    ready: set[int] = field(default_factory=set)
    machines_ready_s: float = 0.0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    resumed_s: float = 0.0  #: since when it is played by this run of the desk, in playing time
    floor: Floor = field(default_factory=lambda: Floor(Random()))  #: of the machines in it
    _met_s: float = field(default_factory=time.monotonic)  #: since when all could read
    _journal: Journal | None = None
    _phase: Phase = Phase.TALK
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    @classmethod
    def again(cls, record: RoomRecord, around: Surroundings, machines_ready_s: float) -> LiveRoom:
        """A room that an earlier run of the desk left open, before anyone has returned to it."""
        people = [
            Sitting.again(person, record.room.seats[person["seat"]].who)
            for person in record.people
        ]
        for person in people:
            # From now, not from when the desk ended: no one could come back in between.
            person.away_s = time.monotonic()
        return cls(
            record.room,
            record.wanted,
            people,
            around,
            record.began,
            PlayingTime(record.t_s),
            record.revealed,
            record.reporters,
            {*record.ready},
            machines_ready_s,
        )

    @property
    def is_over(self) -> bool:
        """True if nothing more can happen."""
        return self.room.ending is not None

    @property
    def transcript(self) -> list[tuple[str, str]]:
        """The messages by now, with the role of each who wrote one."""
        return [(self.room.seats[message.seat].role, message.text) for message in self.room.said]

    @property
    def phase(self) -> Phase:
        """Return the stage of the game."""
        return self.room.phase(self.clock.now_s)

    def sitting(self, booth: str) -> Sitting | None:
        """Who sits here at a booth."""
        return next((person for person in self.people if person.booth == booth), None)

    async def begin(
        self,
        path: Path,
        opening: Callable[[], Mapping[str, Any]],
        before: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """Open the journal, and tell everyone that they have met.

        Args:
            path: Of the journal.
            opening: Makes its first line.
            before: What has to be done first, while nothing else happens in the room.
        """
        async with self.lock:
            # Within the lock: someone who goes meanwhile must find the room begun or undone.
            if before is not None:
                await before()
            self._journal = await self._written(partial(begin_room, path, opening()))
            self._met_s = time.monotonic()
            if self._is_ready:
                self.clock.run()
            self.around.heard("opened", self)
            for person in self.people:
                self._welcome(person, 0)

    def resume(self, journal: Journal) -> None:
        """Continue with a journal; the clock runs once someone is back."""
        self._journal = journal
        self._phase = self.room.phase(self.clock.now_s)
        self.resumed_s = self.clock.now_s
        self.floor.hear(self.resumed_s)

    async def come(self, booth: str, session: str, have: int) -> None:
        """Welcome a person who has connected, and already has some messages."""
        async with self.lock:
            person = self.sitting(booth)
            if person is None or self._is_undone:
                return
            is_back = person.away_s is not None or person.session != session
            if is_back and self._journal is not None:
                await self._write("returned", seat=person.seat, who=session)
                person.session, person.away_s = session, None
                if person.is_missed:
                    person.is_missed = False
                    self._tell_partners(person, here=True)
            if self._is_ready:
                self.clock.run()
            self._welcome(person, have)
            await self._settle()

    @property
    def _is_ready(self) -> bool:
        """True if the clock can run: all have read their role, where there are roles to read."""
        is_read = {person.seat for person in self.people} <= self.ready
        has_machines = any(seat.machine for seat in self.room.seats)
        wait_s = self.machines_ready_s if has_machines else 0.0
        is_talk = self.wanted.game == TALKS  # in which there are none
        return is_talk or (is_read and time.monotonic() - self._met_s >= wait_s)

    async def begin_seat(self, seat: int) -> float | None:
        """Note that a person has read their role; the clock runs once all have.

        Returns:
            How many seconds it took; None if that is known already.
        """
        async with self.lock:
            took_s = await self._note_ready(seat)
            await self._start()
            return took_s

    async def _note_ready(self, seat: int) -> float | None:
        if seat in self.ready or self._journal is None:
            return None
        took_s = time.monotonic() - self._met_s
        await self._write("ready", seat=seat, after_s=round(took_s, 3))
        self.ready.add(seat)
        return took_s

    async def _start(self) -> None:
        """Start the clock if all are ready, and tell everyone."""
        if self._is_ready and not self.clock.runs and not self.is_over:
            self.clock.run()
            self._tell_all(telling.started(self.room, self.clock.now_s))
            await self._settle()

    async def started(self) -> None:
        """Wait until the clock runs, or the game is over."""
        while not (self.clock.runs or self.is_over):
            await self.news()

    async def go(self, booth: str) -> None:
        """Note that a person lost the connection."""
        async with self.lock:
            person = self.sitting(booth)
            if person is None or person.away_s is not None or self.is_over or self._is_undone:
                return
            person.away_s, person.is_missed = time.monotonic(), True
            self._tell_partners(person, here=False)
            await self._write("left", seat=person.seat, why="connection")

    @property
    def _is_undone(self) -> bool:
        """True if the room could not begin and is forgotten; only for those who have the lock."""
        return self._journal is None and not self.is_over

    async def say(
        self, seat: int, number: int, text: str, threads: Sequence[int] = (), **more: object
    ) -> float | None:
        """Save a message, then pass it on. One that breaks the rules changes nothing.

        Args:
            seat: Whose it is.
            number: Which of theirs.
            text: What it says.
            threads: Where it goes; by default wherever the seat can write.
            more: What the journal has of it as well.

        Returns:
            For how many seconds the seat said nothing before it; None if it is there already, and
            before the clock runs.

        Raises:
            NotAllowed: It breaks the rules.
        """
        async with self.lock:
            posted = self.room.message(seat, number, text, self.clock.now_s, threads)
            if posted is None:
                return None
            # Someone can write without having pressed the button, if their page was loaded again.
            if not self.room.seats[seat].machine:  # who writes has read
                await self._note_ready(seat)
                await self._start()
            pause_s = posted.t_s - self.heard_s(seat) if self.clock.runs else None
            place = {"seat": seat, "number": number, "threads": posted.threads}
            # On disk before it is shown: what others have read must not be missing from the data.
            await self._write("said", **place, text=posted.text, **more)
            seen_counts = [len(self.room.shown.get(at, ())) for at in range(len(self.room.seats))]
            self.room.add(posted)
            self.floor.hear(posted.t_s)
            for person in self.people:
                for news in telling.news(self.room, person.seat, seen_counts[person.seat]):
                    self._tell(person, news)
            self._expect_typing()
            await self._settle()
            return pause_s

    def heard_s(self, seat: int) -> float:
        """Since when a seat could write its next message, in playing time; see `Room.heard_s`."""
        return max(self.resumed_s, self.room.heard_s(seat))

    async def decide(self, seat: int, answers: Mapping[str, str]) -> None:
        """Save a verdict. A repeated one, or one that isn't complete, changes nothing."""
        async with self.lock:
            is_due = self.room.may_decide(seat, self.clock.now_s)
            if is_due and self.room.is_verdict(seat, answers):
                await self._write("verdict", seat=seat, answers=dict(answers))
                self.room.add_verdict(seat, answers, self.clock.now_s)
            await self._settle()

    def awaits(self, seat: int) -> bool:
        """True if the game can't end without the verdict of a seat."""
        return self.room.may_decide(seat, self.clock.now_s) and not self.room.game.accuses

    async def surrender(self, seat: int) -> None:
        """Give up for all people in the room, if the game allows it."""
        async with self.lock:
            try:
                is_new = self.room.surrender(seat)
            except NotAllowed:
                return
            if is_new:
                await self._settle(seat=seat)

    async def end(self, why: Ending, **fields: object) -> None:
        """End the game early; a repeated call changes nothing."""
        async with self.lock:
            if not self.is_over:
                self.room.ending = why
                await self._settle(**fields)

    async def report(self, seat: int, text: str) -> bool:
        """Save a seat's report about the others; a repeated one changes nothing.

        Returns:
            Whether it is saved; not if the room's journal is closed.
        """
        async with self.lock:
            if self._journal is None:
                return False
            if seat not in self.reporters:
                await self._write("report", seat=seat, text=text)
                self.reporters.add(seat)
            return True

    async def note(self, kind: str, **fields: object) -> None:
        """Write a line that doesn't change the game into the journal."""
        async with self.lock:
            if self._journal is not None:
                await self._write(kind, **fields)

    def show_typing(self, person: Sitting, thread: int) -> None:
        """Show that someone who decides is typing; for others, see `_expect_typing`."""
        now_s = self.clock.now_s
        is_heard = person.seat in self._shown_typing and now_s - person.typed_s > TYPING_S
        if is_heard and thread in self.room.may_write(person.seat, now_s):
            person.typed_s = now_s
            self._tell_typing(person.seat, thread)

    def is_due(self, patience: Patience) -> bool:
        """True if time has changed something: the talk is over, or someone is gone too long."""
        is_new = self.room.phase(self.clock.now_s) is not self._phase  # asked often: no lock
        is_late = self._gone(patience) is not None
        is_start = self._is_ready and not self.clock.runs and not self._is_anyone_away
        return self._journal is not None and (is_new or is_late or is_start)

    async def look(self, patience: Patience) -> None:
        """Start the clock, or end the talk or the game, if it is due."""
        gone = self._gone(patience)
        if gone is not None and not self.is_over:
            await self.end(Ending.LEFT, seat=gone.seat)
            return
        async with self.lock:
            if not self._is_anyone_away:
                await self._start()
            await self._settle()

    @property
    def _is_anyone_away(self) -> bool:
        return any(person.away_s is not None for person in self.people)

    async def news(self) -> None:
        """Wait until something happens in the room."""
        await self._news.wait()

    def close(self) -> None:
        """Close the journal; the room can continue later."""
        journal, self._journal = self._journal, None
        if journal is not None:
            journal.close()

    def _gone(self, patience: Patience) -> Sitting | None:
        """Someone who was away, or didn't begin, for longer than others are asked to wait."""
        # Monotonic time, not playing time, which stands still while no one is there.
        now_s = time.monotonic()
        away = (absent_person for absent_person in self.people if absent_person.away_s is not None)
        gone = next(
            (
                absent_person
                for absent_person in away
                if now_s - (absent_person.away_s or now_s) > patience.away_s
            ),
            None,
        )
        if gone is None and not self.clock.runs and now_s - self._met_s > patience.ready_s:
            return next((person for person in self.people if person.seat not in self.ready), None)
        return gone

    async def _settle(self, **fields: object) -> None:
        """Tell what has changed, and close the journal of a room that is over."""
        room = self.room
        room.settle(self.clock.now_s)
        for person in self.people:
            if telling.may_know(room, person.seat) and person.seat not in self.revealed:
                await self._write("reveal", seat=person.seat)
                self.revealed.add(person.seat)
                self._tell(person, telling.reveal(room, person.seat))
        now = room.phase(self.clock.now_s)
        if now is Phase.OVER and self._journal is not None:
            await self._write("ended", why=(room.ending or Ending.LEFT).value, **fields)
            self._tell_all(telling.parted(room))
            await self._write("closed", reason="completed")
            # In a thread, since closing signs the journal and syncs it.
            await self._threaded(self.close)
        elif now is not self._phase:
            self._tell_all(telling.phase(room, self.clock.now_s))
            self.around.heard("phase", self)
        self._phase = now
        # Another event first, so that those who wait again wait for what comes after this.
        news, self._news = self._news, asyncio.Event()
        news.set()

    def _welcome(self, person: Sitting, have: int) -> None:
        now_s = self.clock.now_s
        runs = self.clock.runs
        for news in telling.welcome(self.room, person.seat, have, now_s, runs=runs):
            self._tell(person, news)
        for other in self.people:
            if other is not person and other.is_missed and not self.is_over:
                for thread in self._shared(person.seat, other.seat):
                    self._tell(person, telling.partner(self.room, thread, here=False))

    def _tell_partners(self, person: Sitting, *, here: bool) -> None:
        for other in self.people:
            for thread in self._shared(person.seat, other.seat) if other is not person else ():
                self._tell(other, telling.partner(self.room, thread, here=here))

    def _shared(self, seat: int, other: int) -> Iterable[int]:
        return (at for at, who in enumerate(self.room.game.threads) if {seat, other} <= {*who})

    def _tell(self, person: Sitting, news: Told) -> None:
        self.around.send(person.booth, news)

    def _tell_all(self, news: Told) -> None:
        for person in self.people:
            self._tell(person, news)

    def _tell_typing(self, seat: int, thread: int) -> None:
        for person in self.people:
            if person.seat != seat and person.seat in self.room.game.threads[thread]:
                self._tell(person, telling.typing(self.room, thread))

    def _expect_typing(self) -> None:
        """Show after a while that those write who can answer.

        The delay is drawn for people and machines alike, so that it says nothing about who
        answers. Those who decide alone are always people, so that theirs can be true. Where
        everyone decides, no one is shown to write.
        """
        loop, now_s = asyncio.get_running_loop(), self.clock.now_s
        for thread in self.room.said[-1].threads if self._shown_typing else ():
            message_count = len(self.room.thread(thread).said)
            for seat in {*self.room.game.threads[thread]} - {*self._shown_typing}:
                if thread in self.room.may_write(seat, now_s):
                    rules, chance = self.room.rules, self.around.chance
                    after_s = typing_after_s(chance, rules.typing_after_s, rules.typing_spread_s)
                    # Not canceled by an answer: `_expected` looks whether one is still waited for.
                    loop.call_later(after_s, self._expected, seat, thread, message_count)

    def _expected(self, seat: int, thread: int, message_count: int) -> None:
        """Show that someone writes who hasn't answered meanwhile."""
        is_waited_for = len(self.room.thread(thread).said) == message_count
        if is_waited_for and thread in self.room.may_write(seat, self.clock.now_s):
            self._tell_typing(seat, thread)

    @property
    def _shown_typing(self) -> list[int]:
        """Those of whom others learn when they really write."""
        return [] if self.room.game.accuses else self.room.deciders

    async def _write(self, kind: str, **fields: object) -> None:
        """Write a line; what happens in the room waits for it."""
        assert self._journal is not None, kind
        entry = Entry(kind, utc_now(), self.clock.now_s * 1000, fields)
        await self._written(partial(self._journal.append, entry))
        self.around.heard(kind, self)

    async def _written(self, write: Callable[[], T]) -> T:
        """Have a thread write something until the disk takes it; meanwhile, the game pauses."""
        # The clock stops, so that no one's time runs out while nothing can be written.
        ran: bool | None = None  #: whether the clock did, before the disk refused
        while True:
            try:
                done = await self._threaded(write)
            except WriteFailed as problem:
                if ran is None:
                    self.around.trouble(str(problem))
                    ran = self.clock.stop()
                    self._tell_of_pause(is_paused=True)
                await asyncio.sleep(RETRY_S)
            else:
                if ran:
                    self.clock.run()
                if ran is not None:
                    self._tell_of_pause(is_paused=False)
                return done

    def _tell_of_pause(self, *, is_paused: bool) -> None:
        if self._journal is not None:  # else no one has met yet
            now_s, runs = self.clock.now_s, self.clock.runs
            self._tell_all(telling.paused(self.room, now_s, is_paused=is_paused, runs=runs))

    async def _threaded(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.around.threads, work)
