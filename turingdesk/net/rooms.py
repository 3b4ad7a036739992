"""The host of rooms: games between booths, and conversations that are collected.

A booth says what it wants to play; the lobby matches it with another booth or with a machine; from
then on a room of the desk takes what each says, saves it, and passes it on. A booth that lost its
connection says again what it wants and how many messages it has, and gets the others. One that
stays away is waited for, and then the others are told that it left. A desk that was killed goes on
with all rooms from their journals.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from turingdesk.agents._talk import TALKS
from turingdesk.core.errors import (
    BadJournal,
    NotAllowed,
    TuringDeskError,
    UnknownName,
    WriteFailed,
)
from turingdesk.core.message import message
from turingdesk.journal.journal_file import ROOMS
from turingdesk.journal.session_name import SUFFIX, parsed
from turingdesk.live import telling
from turingdesk.live.abuse import abuse_words, is_abusive
from turingdesk.live.conversation import game_of
from turingdesk.live.game import Game, GameRules, Seat, Sitter, check_range
from turingdesk.live.games.game import TuringRules
from turingdesk.live.lobby import Lobby, Match, Wanted, Wish
from turingdesk.live.matching import Matching, base_language, common_language
from turingdesk.live.pacing import Pacing
from turingdesk.live.ratings import Ratings
from turingdesk.live.room import Ending, Room, draw
from turingdesk.live.room_record import (
    RoomRecord,
    go_on,
    is_closed,
    opening,
    read_room,
    rooms_in,
)
from turingdesk.net.booths import Booths, Event
from turingdesk.net.bots import Bots, NoBot
from turingdesk.net.live_room import LiveRoom, PlayingTime, Sitting, Surroundings
from turingdesk.net.machine_seat import Machines, play
from turingdesk.net.message import LONGEST_TEXT, Message
from turingdesk.net.queues import Queue, waiting_player
from turingdesk.sessions.data_folder import PILOT
from turingdesk.system.clock import utc_now

logger = logging.getLogger(__name__)
GRACE_S = 45.0  #: for which the partners of a booth that is away are asked to wait
MOST_LOBBIES = 100  #: games for which people can have waited, beside those for which they do
MOST_TOPICS, MOST_ANSWERS = 1_000, 100  #: in one message
_TICK_S = 0.25
_THREADS = 8  #: that write to the disk


@dataclass(frozen=True, slots=True)
class _Place:
    """Where someone sits."""

    step: int  #: of their session
    room: str
    pilot: bool


class Rooms:
    """All rooms of a desk; used within one event loop.

    Args:
        booths: Where messages go.
        data: The data folder.
        machines: Players that aren't people; None if there are none.
        bots: Players from elsewhere; None if there are none.
        grace_s: For which a booth that is away is waited for.
    """

    def __init__(
        self,
        booths: Booths,
        data: Path,
        machines: Machines | None = None,
        grace_s: float = GRACE_S,
        bots: Bots | None = None,
    ) -> None:
        self._chance = Random(secrets.randbits(64))
        self._booths = booths
        self._data = data
        self.machines = machines
        self._bots = bots
        self.lobbies: dict[Wanted, Lobby] = {}
        self._pacings: dict[Wanted, Pacing] = {}
        self._asked: dict[str, Message] = {}  #: what those who wait have asked for
        self.grace_s = grace_s
        self._threads = ThreadPoolExecutor(_THREADS, "rooms")
        self._around = Surroundings(self._send, self._happened, self._threads, self._chance)
        self._rooms: dict[str, LiveRoom] = {}
        self._places: dict[str, _Place] = {}  #: by who sits there, see `_who`
        self._ready = asyncio.Event()  #: once the rooms of an earlier run are known
        self._working: set[asyncio.Task[None]] = set()
        self._listeners: list[Callable[[str, LiveRoom], None]] = []
        self.ratings = {pilot: Ratings() for pilot in (False, True)}  #: pilots count apart
        self._trouble = ""  #: what the disk said last
        self.waiting: list[Queue] = []  #: as last told
        if bots is not None:
            bots.listen(self._wish_again)
        self.acts: dict[str, Callable[[str, Message], Awaitable[None]]] = {
            "play": self._wants,
            "said": self._said,
            "typing": self._types,
            "verdict": self._decides,
            "surrender": self._surrenders,
            "report": self._reports,
            "leave": self._leaves,
        }
        booths.listen(self._heard)

    async def run(self) -> None:
        """Continue earlier rooms, match those who wait, and end what is over, until canceled."""
        try:
            await self._go_on()
            self._ready.set()
            while True:
                await asyncio.sleep(_TICK_S)
                await self._guarded(self._look())
        finally:
            for task in self._working:
                task.cancel()
            await asyncio.gather(*self._working, return_exceptions=True)
            self._threads.shutdown()
            for live in self._rooms.values():
                live.close()

    async def _look(self) -> None:
        """Begin and end what is due."""
        for wanted, lobby in self.lobbies.items():
            for match in lobby.matches(time.monotonic()):
                asked = {who: self._asked[who] for who in match.seats if who}
                self._start_task(self._open(self._matched(wanted, match), asked))
        waiting = self._queues()
        if waiting != self.waiting:
            self.waiting = waiting
            self._booths.notify("waiting")
        for live in list(self._rooms.values()):
            if live.is_due(self.grace_s) and not live.lock.locked():
                self._start_task(live.look(self.grace_s))

    def listen(self, heard: Callable[[str, LiveRoom], None]) -> None:
        """Add a function that is called with the kind of each new line, and its room."""
        self._listeners.append(heard)

    def all(self) -> list[LiveRoom]:
        """The rooms in which something can still happen, by name."""
        return sorted(self._rooms.values(), key=lambda live: live.room.id)

    def find(self, room: str) -> LiveRoom | None:
        """One of them by its name, or by the beginning of its name."""
        found = [live for name, live in self._rooms.items() if room and name.startswith(room)]
        return found[0] if len(found) == 1 else None

    def come(self, guest: str, hear: Callable[[telling.Told], None]) -> None:
        """Add a browser that can play from now on; see `Booths.seat`."""
        self._booths.seat(guest, hear)

    def go(self, guest: str) -> None:
        """Remove a browser that is no longer connected; its partners wait for it for a while."""
        self._booths.unseat(guest)

    async def _wants(self, booth: str, received: Message) -> None:
        """Handle a booth that wants to play, or to continue after it lost the connection."""
        await self._ready.wait()
        who, step = _who(booth, received["session"]), received["step"]
        before = self._places.get(who)
        if before is not None and before.step == step:
            await self._welcome_back(booth, before, received)
            return
        if before is not None:
            await self._drop(who, Ending.LEFT)
        if received["room"]:  # it ended while the booth was away
            self._send(
                booth, {"say": "parted", "room": received["room"], "why": Ending.LEFT.value}
            )
            return
        wish = self._wish(who, received)
        if wish is not None:
            lobby = self.lobbies.get(wish.game, ())
            for other in [one for one in self._asked if _booth(one) == booth]:
                if other != who or who not in lobby:  # in another session, or for another game
                    self._stop_waiting(other)
            since = self._asked.get(who, {}).get("since", utc_now())
            self._asked[who] = {**received, "booth": booth, "since": since}
            self._lobby(wish.game).enter(wish, time.monotonic())

    def _lobby(self, wanted: Wanted) -> Lobby:
        """Return the lobby of a game; if there are too many, an empty one is dropped."""
        if wanted not in self.lobbies:
            if len(self.lobbies) >= MOST_LOBBIES:
                empty = (one for one, lobby in self.lobbies.items() if not tuple(lobby))
                if (oldest := next(empty, None)) is not None:
                    del self.lobbies[oldest]
                    self._pacings.pop(oldest, None)
            self.lobbies[wanted] = self.new_lobby(wanted)
        return self.lobbies[wanted]

    def new_lobby(self, wanted: Wanted) -> Lobby:
        """Make the lobby of a game."""
        if wanted.game == TALKS:
            share = self.machines.share if self.machines is not None else 0.0
            return Lobby(self._chance, share, again_s=0.0)
        rules = wanted.rules
        more_s = (rules.wait_mean_s, rules.wait_spread_s)
        share, lately = rules.machine_share, rules.recent_waits
        matching = None
        if isinstance(rules, TuringRules):
            matching = Matching(self.ratings[wanted.pilot], rules.threshold)
        return Lobby(self._chance, share, rules.wait_s, more_s, lately=lately, matching=matching)

    def new_pacing(self, wanted: Wanted) -> Pacing:
        """Make the pacing of machines in a game."""
        return Pacing(self._chance, rule=wanted.rules.own_delay or wanted.rules.delay)

    def _pacing(self, wanted: Wanted) -> Pacing:
        if wanted not in self._pacings:
            self._pacings[wanted] = self.new_pacing(wanted)
        return self._pacings[wanted]

    def _wish(self, who: str, received: Message) -> Wish | None:
        """What a booth wants; None if that is nothing that can be played."""
        try:
            game = game_of(received["game"])
            rules: GameRules = msgspec.convert(received["rules"], game.task.show)
            check_range(rules)
        except (UnknownName, ValueError) as problem:
            logger.warning("a booth wants an unknown game: %s", problem)
            return None
        texts = (one for one in received["topics"][:MOST_TOPICS] if isinstance(one, str))
        topics = tuple(text for text in texts if 0 < len(text) <= LONGEST_TEXT)
        if received["topics"] and not topics:
            return None
        about = (received["study"], received["block"], received["game"], rules)
        wanted = Wanted(*about, received["pilot"], received["sealed"], game.sitters)
        name = parsed(received["session"])
        known = (name.participant if name is not None else "", received["language"])
        plays = self._plays(wanted, base_language(received["language"]))
        return Wish(who, wanted, topics, received["step"], plays, *known)

    async def _welcome_back(self, booth: str, place: _Place, received: Message) -> None:
        have = received["have"] if received["room"] == place.room else 0
        live = self._rooms.get(place.room)
        if live is not None:
            await live.come(booth, received["session"], have)
            return
        path = self._path(place.room, pilot=place.pilot)
        try:
            record = await asyncio.to_thread(read_room, path)
        except (BadJournal, OSError):
            logger.exception("a room is gone")
            self._send(booth, {"say": "parted", "room": place.room, "why": Ending.LEFT.value})
            return
        seat = next(one["seat"] for one in record.people if one["booth"] == booth)
        for news in telling.welcome(record.room, seat, have, record.t_s):
            self._send(booth, news)

    async def _said(self, booth: str, received: Message) -> None:
        live, one = self._seat(booth, received["room"])
        if live is None or one is None:
            return
        before_s, text, number = live.turned_s, received["text"], received["number"]
        threads = [at for at in received["threads"] if type(at) is int]
        rules = live.room.rules
        words = abuse_words(one.language, rules.abuse_words, rules.allowed_words)
        if rules.abuse_filter and is_abusive(text, words):
            await live.note("held", seat=one.seat, text=text)
            self._send(booth, telling.held(live.room, number, "words"))
            return
        try:
            await live.say(one.seat, number, text, threads)
        except NotAllowed:  # too long, too late, or before the booth knew of another message
            self._send(booth, telling.held(live.room, number, "rules"))
        else:
            self._pacing(live.wanted).note(len(text), live.turned_s - before_s)

    async def _types(self, booth: str, received: Message) -> None:
        live, one = self._seat(booth, received["room"])
        if live is not None and one is not None:
            live.show_typing(one, received["thread"])

    async def _decides(self, booth: str, received: Message) -> None:
        live, one = self._seat(booth, received["room"])
        answers = received["answers"]
        are_texts = all(
            isinstance(one, str) and len(one) <= LONGEST_TEXT for one in answers.values()
        )
        if live is not None and one is not None and are_texts and len(answers) <= MOST_ANSWERS:
            await live.decide(one.seat, answers)

    async def _surrenders(self, booth: str, received: Message) -> None:
        live, one = self._seat(booth, received["room"])
        if live is not None and one is not None:
            await live.surrender(one.seat)

    async def _reports(self, booth: str, received: Message) -> None:
        """Handle a report about another participant, which ends the game for all."""
        live, one = self._seat(booth, received["room"])
        if live is None or one is None:
            return
        await live.note("report", seat=one.seat, text=received["text"])
        what = message("A participant in {booth} reported a partner.", booth=self._name(booth))
        self._booths.notify("report", booth, what)
        others = [_who(other.booth, other.session) for other in live.people if other is not one]
        self._lobby(live.wanted).keep_apart(_who(booth, one.session), others)
        await live.end(Ending.REPORTED, seat=one.seat)

    async def _leaves(self, booth: str, received: Message) -> None:
        """Handle someone who rejects the topic, or whose session ends."""
        who = _who(booth, received["session"])
        self._stop_waiting(who)
        is_topic = received["why"] == Ending.TOPIC.value
        await self._drop(who, Ending.TOPIC if is_topic else Ending.LEFT)

    def _heard(self, event: Event) -> None:
        """Handle a booth that came or went; one that came says by itself what it wants."""
        if event.kind != "went":
            return
        for live in self._rooms.values():
            if live.sitting(event.booth) is not None:
                self._start_task(live.go(event.booth))
        for who in list(self._asked):
            if _booth(who) == event.booth:
                self._stop_waiting(who)

    def _queues(self) -> list[Queue]:
        return [
            Queue(
                wanted.game,
                len(people),
                tuple(waiting_player(self._asked[who], lobby) for who in people),
                not wanted.needs_machine or self._plays(wanted),
            )
            for wanted, lobby in self.lobbies.items()
            if (people := tuple(lobby))
        ]

    def _plays(self, wanted: Wanted, language: str = "") -> bool:
        own = self.machines is not None and self.machines.plays(wanted, language)
        return own or (self._bots is not None and self._bots.plays(wanted, language))

    def _stop_waiting(self, who: str) -> None:
        self._asked.pop(who, None)
        for lobby in self.lobbies.values():
            lobby.leave(who)

    def _matched(self, wanted: Wanted, match: Match) -> LiveRoom:
        """Make the room of people who were matched."""
        game = game_of(wanted.game)
        asked = [self._asked.pop(who) if who else None for who in self._sides(game, match.seats)]
        rules = replace(wanted.rules, reveal=wanted.rules.reveal and not wanted.sealed)
        language = common_language([request["language"] for request in asked if request])
        machine = partial(self._machine, wanted, language)
        seats = tuple(
            Seat(role.name, request["session"] if request else machine(), machine=not request)
            for role, request in zip(game.roles, asked, strict=True)
        )
        drawn = replace(draw(game, rules, self._chance, match.topic), language=language)
        room = Room(secrets.token_hex(8), game, rules, seats, drawn)
        people = [
            Sitting(at, request["booth"], request["session"], request["step"], request["language"])
            for at, request in enumerate(asked)
            if request is not None
        ]
        live = self._rooms[room.id] = LiveRoom(
            room, wanted, people, self._around, datetime.now(UTC)
        )
        for one in people:
            self._places[_who(one.booth, one.session)] = _Place(one.step, room.id, wanted.pilot)
        return live

    def _sides(self, game: Game, seats: Sequence[str]) -> Sequence[str]:
        """Draw who has each seat, in games where a machine can have any."""
        if game.machines is None:
            return seats
        free = [at for at, role in enumerate(game.roles) if role.sitter is Sitter.ANYONE]
        order, drawn = list(seats), self._chance.sample(free, len(free))
        for at, other in zip(free, drawn, strict=True):
            order[at] = seats[other]
        return order

    async def _open(self, live: LiveRoom, asked: Mapping[str, Message]) -> None:
        """Begin a game; those who were matched wait again if no bot takes part.

        Args:
            live: The room.
            asked: What they have asked for.
        """
        room = live.room
        first = partial(opening, room, live.wanted, [one.place for one in live.people])
        path = self._path(room.id, pilot=live.wanted.pilot)
        try:
            await live.begin(path, first, partial(self._invite, live))
        except NoBot:
            here = [one for one in self._places if self._booths.is_connected(_booth(one))]
            self._forget(live)
            # Those who left, or lost the connection, meanwhile don't wait.
            self._asked.update({who: asked[who] for who in asked if who in here})
            self._wish_again()
        except WriteFailed:
            self._forget(live)
            for one in live.people:
                self._send(one.booth, telling.parted(room))
            raise
        else:
            self._seat_machines(live)

    def _forget(self, live: LiveRoom) -> None:
        """Undo the creation of a room in which nothing has happened."""
        del self._rooms[live.room.id]
        for one in live.people:
            self._places.pop(_who(one.booth, one.session), None)

    def _wish_again(self) -> None:
        """Update what can be played now, for everyone who waits or should."""
        for who, request in self._asked.items():
            wish = self._wish(who, request)
            if wish is not None:
                self.lobbies[wish.game].enter(wish, time.monotonic())

    async def _invite(self, live: LiveRoom) -> None:
        """Give seats that a machine has to bots, if there are any that play this.

        Raises:
            NoBot: No bot takes part, and the desk has no machine of its own for the game.
        """
        bots = self._bots
        for at, seat in enumerate(live.room.seats):
            if not seat.machine or bots is None:
                continue
            try:
                who = await bots.invite(live, at)
            except NoBot:
                if not seat.who and live.room.game.accuses:
                    raise
            else:
                seats = [*live.room.seats]
                seats[at] = replace(seat, who=who)
                live.room.seats = tuple(seats)

    def _seat_machines(self, live: LiveRoom) -> None:
        for at, seat in enumerate(live.room.seats):
            if not seat.machine:
                continue
            fault = partial(self._booths.notify, "fault", "")
            if seat.bot and self._bots is not None:
                self._start_task(self._bots.play(live, at, fault))
                continue
            if self.machines is None or not self.machines.plays(live.wanted, who=seat.who):
                self._start_task(live.end(Ending.LEFT, seat=at))
                return
            self._start_task(play(live, at, self.machines, self._pacing(live.wanted), fault))

    async def _go_on(self) -> None:
        """Open the rooms that an earlier run of the desk left open."""
        for record, is_over in await asyncio.to_thread(self._earlier):
            name = record.room.id
            people = [
                Sitting(one["seat"], one["booth"], record.room.seats[one["seat"]].who, one["step"])
                for one in record.people
            ]
            if not is_over or record.room.ending is Ending.COMPLETE:
                for one in people:
                    place = _Place(one.step, name, record.wanted.pilot)
                    self._places[_who(one.booth, one.session)] = place
            if is_over:
                self._count(record.wanted, record.room)
                continue
            live = LiveRoom(
                record.room,
                record.wanted,
                people,
                self._around,
                record.began,
                PlayingTime(record.t_s),
                record.revealed,
            )
            for one in people:
                one.away_s = time.monotonic()
            try:
                live.resume(await asyncio.to_thread(go_on, record))
            except WriteFailed as problem:
                self._tell_trouble(str(problem))
                continue
            self._rooms[name] = live
            self._seat_machines(live)

    def _earlier(self) -> list[tuple[RoomRecord, bool]]:
        """The rooms of the data folder, oldest first, each with whether it is over."""
        found = []
        for path in rooms_in(self._data):
            try:
                found.append((read_room(path), is_closed(path)))
            except (BadJournal, OSError) as problem:
                logger.warning("a room is not readable: %s", problem)
        return sorted(found, key=lambda one: str(one[0].file.opened["at"]))

    async def _drop(self, who: str, why: Ending) -> None:
        """Remove someone from their room, which ends unless it is over."""
        place = self._places.pop(who, None)
        live = self._rooms.get(place.room) if place is not None else None
        if live is not None:
            one = live.sitting(_booth(who))
            await live.end(why, **({} if one is None else {"seat": one.seat}))

    def _seat(self, booth: str, room: str) -> tuple[LiveRoom | None, Sitting | None]:
        """A room and who sits there at a booth; nothing of a room of other people."""
        live = self._rooms.get(room)
        return live, live.sitting(booth) if live is not None else None

    def _happened(self, kind: str, live: LiveRoom) -> None:
        if kind == "ended":
            self._count(live.wanted, live.room)
            self._rooms.pop(live.room.id, None)
            if live.room.ending is not Ending.COMPLETE:
                for who in [w for w, one in self._places.items() if one.room == live.room.id]:
                    del self._places[who]
        for heard in self._listeners:
            heard(kind, live)

    def _count(self, wanted: Wanted, room: Room) -> None:
        if not wanted.sealed:
            self.ratings[wanted.pilot].add(room)
        try:
            if self.machines is not None:
                self.machines.count(wanted, room)
        except ValueError:  # a verdict that no kiosk of ours would send
            logger.exception("a verdict doesn't count")

    def _machine(self, wanted: Wanted, language: str) -> str:
        """The machine of the desk's own that plays next; empty if it has none for a game."""
        own = self.machines
        is_able = own is not None and own.plays(wanted, language)
        return own.choose(wanted, language) if own is not None and is_able else ""

    def _path(self, room: str, *, pilot: bool) -> Path:
        return (self._data / PILOT if pilot else self._data) / ROOMS / f"{room}{SUFFIX}"

    def _send(self, booth: str, news: telling.Told) -> None:
        members = {name: value for name, value in news.items() if name != "say"}
        self._booths.send(booth, news["say"], **members)

    def _name(self, booth: str) -> str:
        return self._booths.name_of(booth)

    def _start_task(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task; a disk that refuses is reported once."""
        task = asyncio.create_task(self._guarded(work))
        # An event loop itself keeps only weak references to its tasks (asyncio, create_task).
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    async def _guarded(self, work: Awaitable[None]) -> None:
        try:
            await work
        except WriteFailed as problem:
            self._tell_trouble(str(problem))
        except TuringDeskError as problem:
            self._booths.notify("fault", what=str(problem))
        except Exception as problem:
            logger.exception("a room failed")
            self._booths.notify("fault", what=f"{type(problem).__name__}: {problem}")

    def _tell_trouble(self, what: str) -> None:
        if what != self._trouble:
            self._trouble = what
            self._booths.notify("disk", what=what)


def _who(booth: str, session: str) -> str:
    """Someone's name here: the same person at the same booth, in whichever session."""
    name = parsed(session)
    return f"{booth}\n{name.participant.casefold() if name else session}"


def _booth(who: str) -> str:
    return who.partition("\n")[0]
