"""A room as the desk plays it: every event is saved, then sent to those who sit in it.

Everything that happens in a room happens under its lock, one thing after another: it is checked
against the rules, written to the journal by a thread, added, and only then told.
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

from turingdesk.core.errors import NotAllowed
from turingdesk.journal.journal import Entry, Journal
from turingdesk.live import telling
from turingdesk.live.floor import Floor
from turingdesk.live.lobby import Wanted
from turingdesk.live.pacing import typing_after_s
from turingdesk.live.room import Ending, Phase, Room
from turingdesk.live.room_record import begin_room
from turingdesk.live.telling import Told
from turingdesk.system.clock import utc_now

TYPING_S = 0.5  #: at most so often others are told that someone writes
T = TypeVar("T")


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

    @property
    def place(self) -> dict[str, Any]:
        """Return what the journal needs so that they find their seat again."""
        fields = {"seat": self.seat, "booth": self.booth, "step": self.step}
        return {**fields, "language": self.language}


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What all rooms of a desk share."""

    send: Callable[[str, Told], None]  #: something to a booth
    heard: Callable[[str, LiveRoom], None]  #: called with each kind of line that was written
    threads: Executor  #: that write
    chance: Random


class PlayingTime:
    """A clock that doesn't run while a game is interrupted.

    Args:
        played_s: How long it ran before.
    """

    def __init__(self, played_s: float = 0.0) -> None:
        self._played_s = played_s
        self._since_s: float | None = None

    @property
    def now_s(self) -> float:
        """Return for how long it has run, in seconds."""
        running = 0.0 if self._since_s is None else time.monotonic() - self._since_s
        return self._played_s + running

    def run(self) -> None:
        """Start the clock; a repeated call changes nothing."""
        if self._since_s is None:
            self._since_s = time.monotonic()


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
    """

    room: Room
    wanted: Wanted
    people: Sequence[Sitting]
    around: Surroundings
    began: datetime
    clock: PlayingTime = field(default_factory=PlayingTime)
    revealed: set[int] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    turned_s: float = 0.0  #: when the newest message came, in playing time
    floor: Floor = field(default_factory=lambda: Floor(Random()))  #: of the machines in it
    _journal: Journal | None = None
    _phase: Phase = Phase.TALK
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def is_over(self) -> bool:
        """Whether nothing more can happen."""
        return self.room.ending is not None

    @property
    def transcript(self) -> list[tuple[str, str]]:
        """What was said by now, with the role of each who said it."""
        return [(self.room.seats[one.seat].role, one.text) for one in self.room.said]

    @property
    def phase(self) -> Phase:
        """Return the stage of the game."""
        return self.room.phase(self.clock.now_s)

    def sitting(self, booth: str) -> Sitting | None:
        """Who sits here at a booth."""
        return next((one for one in self.people if one.booth == booth), None)

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

        Raises:
            WriteFailed: The data folder can't be written.
        """
        async with self.lock:
            if before is not None:
                await before()
            self._journal = await self._threaded(partial(begin_room, path, opening()))
            self.clock.run()
            self.around.heard("opened", self)
            for one in self.people:
                self._welcome(one, 0)

    def resume(self, journal: Journal) -> None:
        """Continue with a journal; the clock runs once someone is back."""
        self._journal = journal
        self._phase = self.room.phase(self.clock.now_s)
        self.turned_s = self.clock.now_s
        self.floor.hear(self.turned_s)

    async def come(self, booth: str, session: str, have: int) -> None:
        """Welcome a person who has connected, and already has some messages."""
        async with self.lock:
            one = self.sitting(booth)
            if one is None or self._is_undone:
                return
            is_back = one.away_s is not None or one.session != session
            if is_back and self._journal is not None:
                await self._write("returned", seat=one.seat, who=session)
                one.session, one.away_s = session, None
                if one.is_missed:
                    one.is_missed = False
                    self._tell_partners(one, here=True)
            self.clock.run()
            self._welcome(one, have)
            await self._settle()

    async def go(self, booth: str) -> None:
        """Note that a person lost the connection."""
        async with self.lock:
            one = self.sitting(booth)
            if one is None or one.away_s is not None or self.is_over or self._is_undone:
                return
            one.away_s, one.is_missed = time.monotonic(), True
            self._tell_partners(one, here=False)
            await self._write("left", seat=one.seat, why="connection")

    @property
    def _is_undone(self) -> bool:
        """Whether the room could not begin and is forgotten; only for those who have the lock."""
        return self._journal is None and not self.is_over

    async def say(
        self, seat: int, number: int, text: str, threads: Sequence[int] = (), **more: object
    ) -> None:
        """Save a message, then pass it on. One that breaks the rules changes nothing.

        Args:
            seat: Whose it is.
            number: Which of theirs.
            text: What it says.
            threads: Where it goes; by default wherever the seat can write.
            more: What the journal has of it as well.

        Raises:
            NotAllowed: It breaks the rules.
        """
        async with self.lock:
            said = self.room.message(seat, number, text, self.clock.now_s, threads)
            if said is None:
                return
            fields = {"seat": seat, "number": number, "threads": said.threads, "text": said.text}
            await self._write("said", **fields, **more)
            seen = [len(self.room.shown.get(at, ())) for at in range(len(self.room.seats))]
            self.room.add(said)
            self.turned_s = said.t_s
            self.floor.hear(said.t_s)
            for one in self.people:
                for news in telling.news(self.room, one.seat, seen[one.seat]):
                    self._tell(one, news)
            self._expect_typing()
            await self._settle()

    async def decide(self, seat: int, answers: Mapping[str, str]) -> None:
        """Save a verdict. A repeated one, or one that isn't complete, changes nothing."""
        async with self.lock:
            is_due = self.room.may_decide(seat, self.clock.now_s)
            if is_due and self.room.is_verdict(seat, answers):
                await self._write("verdict", seat=seat, answers=dict(answers))
                self.room.add_verdict(seat, answers, self.clock.now_s)
            await self._settle()

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

    async def note(self, kind: str, **fields: object) -> None:
        """Write a line that doesn't change the game into the journal."""
        async with self.lock:
            if self._journal is not None:
                await self._write(kind, **fields)

    def show_typing(self, one: Sitting, thread: int) -> None:
        """Show that someone who decides is typing; for others, see `_expect_typing`."""
        now_s = self.clock.now_s
        is_heard = one.seat in self._shown_typing and now_s - one.typed_s > TYPING_S
        if is_heard and thread in self.room.may_write(one.seat, now_s):
            one.typed_s = now_s
            self._tell_typing(one.seat, thread)

    def is_due(self, grace_s: float) -> bool:
        """Whether time has changed something: the talk is over, or someone is gone too long."""
        is_new = self.room.phase(self.clock.now_s) is not self._phase
        return self._journal is not None and (is_new or self._gone(grace_s) is not None)

    async def look(self, grace_s: float) -> None:
        """End the talk, or the game, if it is due."""
        gone = self._gone(grace_s)
        if gone is not None and not self.is_over:
            await self.end(Ending.LEFT, seat=gone.seat)
            return
        async with self.lock:
            await self._settle()

    async def news(self) -> None:
        """Wait until something happens in the room."""
        await self._news.wait()

    def close(self) -> None:
        """Close the journal; the room can continue later."""
        journal, self._journal = self._journal, None
        if journal is not None:
            journal.close()

    def _gone(self, grace_s: float) -> Sitting | None:
        now_s = time.monotonic()
        away = (one for one in self.people if one.away_s is not None)
        return next((one for one in away if now_s - (one.away_s or now_s) > grace_s), None)

    async def _settle(self, **fields: object) -> None:
        """Tell what has changed, and close the journal of a room that is over."""
        room = self.room
        room.settle(self.clock.now_s)
        for one in self.people:
            if telling.may_know(room, one.seat) and one.seat not in self.revealed:
                await self._write("reveal", seat=one.seat)
                self.revealed.add(one.seat)
                self._tell(one, telling.reveal(room, one.seat))
        now = room.phase(self.clock.now_s)
        if now is Phase.OVER and self._journal is not None:
            await self._write("ended", why=(room.ending or Ending.LEFT).value, **fields)
            self._tell_all(telling.parted(room))
            try:
                await self._write("closed", reason="completed")
            finally:
                await self._threaded(self.close)
        elif now is not self._phase:
            self._tell_all(telling.phase(room, self.clock.now_s))
            self.around.heard("phase", self)
        self._phase = now
        # Another event first, so that those who wait again wait for what comes after this.
        news, self._news = self._news, asyncio.Event()
        news.set()

    def _welcome(self, one: Sitting, have: int) -> None:
        now_s = self.clock.now_s
        for news in telling.welcome(self.room, one.seat, have, now_s):
            self._tell(one, news)
        for other in self.people:
            if other is not one and other.is_missed and not self.is_over:
                for thread in self._shared(one.seat, other.seat):
                    self._tell(one, telling.partner(self.room, thread, here=False))

    def _tell_partners(self, one: Sitting, *, here: bool) -> None:
        for other in self.people:
            for thread in self._shared(one.seat, other.seat) if other is not one else ():
                self._tell(other, telling.partner(self.room, thread, here=here))

    def _shared(self, seat: int, other: int) -> Iterable[int]:
        return (at for at, who in enumerate(self.room.game.threads) if {seat, other} <= {*who})

    def _tell(self, one: Sitting, news: Told) -> None:
        self.around.send(one.booth, news)

    def _tell_all(self, news: Told) -> None:
        for one in self.people:
            self._tell(one, news)

    def _tell_typing(self, seat: int, thread: int) -> None:
        for one in self.people:
            if one.seat != seat and one.seat in self.room.game.threads[thread]:
                self._tell(one, telling.typing(self.room, thread))

    def _expect_typing(self) -> None:
        """Show after a while that those write who can answer.

        The delay is drawn for people and machines alike, so that it says nothing about who
        answers. Those who decide alone are always people, so that theirs can be true. Where
        everyone decides, no one is shown to write.
        """
        loop, now_s = asyncio.get_running_loop(), self.clock.now_s
        for thread in self.room.said[-1].threads if self._shown_typing else ():
            said = len(self.room.thread(thread).said)
            for seat in {*self.room.game.threads[thread]} - {*self._shown_typing}:
                if thread in self.room.may_write(seat, now_s):
                    rules, chance = self.room.rules, self.around.chance
                    after_s = typing_after_s(chance, rules.typing_after_s, rules.typing_spread_s)
                    loop.call_later(after_s, self._expected, seat, thread, said)

    def _expected(self, seat: int, thread: int, said: int) -> None:
        """Show that someone writes who hasn't answered meanwhile."""
        is_waited_for = len(self.room.thread(thread).said) == said
        if is_waited_for and thread in self.room.may_write(seat, self.clock.now_s):
            self._tell_typing(seat, thread)

    @property
    def _shown_typing(self) -> list[int]:
        """Those of whom others learn when they really write."""
        return [] if self.room.game.accuses else self.room.deciders

    async def _write(self, kind: str, **fields: object) -> None:
        """Write a line.

        Raises:
            WriteFailed: The disk refuses.
        """
        assert self._journal is not None, kind
        entry = Entry(kind, utc_now(), self.clock.now_s * 1000, fields)
        await self._threaded(partial(self._journal.append, entry))
        self.around.heard(kind, self)

    async def _threaded(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.around.threads, work)
