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
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime
from functools import cached_property, partial
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
from turingdesk.net.booths import Booths, Event
from turingdesk.net.inbox import Inbox
from turingdesk.net.message import LONGEST_TEXT, Message
from turingdesk.plugins.live_games import telling
from turingdesk.plugins.live_games.abuse import abuse_words, is_abusive
from turingdesk.plugins.live_games.conversation import game_of
from turingdesk.plugins.live_games.game import GameRules, Seat, check_range
from turingdesk.plugins.live_games.games.game import TuringRules
from turingdesk.plugins.live_games.kept_apart import known_as
from turingdesk.plugins.live_games.lobby import Lobby, Match, Wanted, Wish
from turingdesk.plugins.live_games.matching import Matching, base_language, common_language
from turingdesk.plugins.live_games.net.bots import Bots, NoBot
from turingdesk.plugins.live_games.net.live_room import (
    LiveRoom,
    Patience,
    Place,
    Sitting,
    Surroundings,
)
from turingdesk.plugins.live_games.net.machine_seat import Machines, play
from turingdesk.plugins.live_games.net.queues import Queue, queues
from turingdesk.plugins.live_games.net.recorded_moves import moves_in_room
from turingdesk.plugins.live_games.net.reports import Reports
from turingdesk.plugins.live_games.pacing import Pacing
from turingdesk.plugins.live_games.ratings import Ratings
from turingdesk.plugins.live_games.readiness import ReadingTimes
from turingdesk.plugins.live_games.room import Ending, Room, draw, draw_seats
from turingdesk.plugins.live_games.room_record import earlier_rooms, go_on, opening, read_room
from turingdesk.sessions.data_folder import PILOT
from turingdesk.system.clock import utc_now

logger = logging.getLogger(__name__)
GRACE_S = 45.0  #: for which the partners of a booth that is away are asked to wait
MOST_LOBBIES = 100  #: games for which people can have waited, beside those for which they do
MOST_TOPICS, MOST_ANSWERS = 1_000, 100  #: in one message
_TICK_S = 0.25
_THREADS = 8  #: that write to the disk


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
        self._requests: dict[str, Message] = {}  #: what those who wait have asked for
        self.patience = Patience(grace_s)
        self._reading = ReadingTimes(self._chance)
        self._threads = ThreadPoolExecutor(_THREADS, "rooms")
        around = self._send, self._happened, self.tell_trouble, self._threads, self._chance
        self._around = Surroundings(*around)
        self._rooms: dict[str, LiveRoom] = {}
        self._places: dict[str, Place] = {}  #: by who sits there, see `_person_key`
        self._ready = asyncio.Event()  #: once the rooms of an earlier run are known
        self._working: set[asyncio.Task[None]] = set()
        self.hear = Inbox(self._act, self._start_task).put  #: a message of a booth or browser
        self._listeners: list[Callable[[str, LiveRoom], None]] = []
        self.on_waiting: Callable[[], None] = lambda: None  #: called when the queues change
        self.ratings = {pilot: Ratings() for pilot in (False, True)}  #: pilots count apart
        self._reported = Reports(data)
        self.waiting: list[Queue] = []  #: as last told
        if bots is not None:
            bots.listen(self._wish_again)
        booths.listen(self._heard)

    @cached_property
    def acts(self) -> Mapping[str, Callable[[str, Message], Awaitable[None]]]:
        """The messages of booths and browsers, with what is done then."""
        return {
            "play": self._wants,
            "ready": self._begins,
            "said": self._said,
            "typing": self._types,
            "verdict": self._decides,
            "surrender": self._surrenders,
            "report": self._reports,
            "leave": self._leaves,
        }

    async def run(self) -> None:
        """Continue earlier rooms, match those who wait, and end what is over, until canceled."""
        try:
            await self._guarded(self._go_on())
            self._ready.set()
            while True:
                await asyncio.sleep(_TICK_S)
                await self._guarded(self._look())
        finally:
            for task in self._working:
                task.cancel()
            await asyncio.gather(*self._working, return_exceptions=True)
            self._threads.shutdown()  # first: a thread can be writing to a journal
            for live in self._rooms.values():
                live.close()

    async def _look(self) -> None:
        """Begin and end what is due."""
        for room_request, lobby in self.lobbies.items():
            for match in lobby.matches(time.monotonic()):
                request_by_person = {who: self._requests[who] for who in match.seats if who}
                self._start_task(self._open(self._matched(room_request, match), request_by_person))
        waiting = list(queues(self.lobbies, self._requests, self._plays))
        if waiting != self.waiting:
            self.waiting = waiting
            self.on_waiting()
        for live in list(self._rooms.values()):
            # A room that waits for the disk has its lock; tasks that wait for it would pile up.
            if live.is_due(self.patience) and not live.lock.locked():
                self._start_task(live.look(self.patience))

    def listen(self, heard: Callable[[str, LiveRoom], None]) -> None:
        """Add a function that is called with the kind of each new line, and its room."""
        self._listeners.append(heard)

    def all(self) -> list[LiveRoom]:
        """The rooms in which something can still happen, by name."""
        return sorted(self._rooms.values(), key=lambda live: live.room.id)

    def find(self, room: str) -> LiveRoom | None:
        """One of them by its name, or by the beginning of its name."""
        rooms = [live for name, live in self._rooms.items() if room and name.startswith(room)]
        return rooms[0] if len(rooms) == 1 else None

    async def _act(self, booth: str, sent: Message) -> None:
        await self._guarded(self.acts[sent["say"]](booth, sent))

    def come(self, guest: str, hear: Callable[[telling.Told], None]) -> None:
        """Add a browser that can play from now on; see `Booths.seat`."""
        self._booths.seat(guest, hear)

    def go(self, guest: str) -> None:
        """Remove a browser that is no longer connected; its partners wait for it for a while."""
        self._booths.unseat(guest)

    async def _wants(self, booth: str, received: Message) -> None:
        """Handle a booth that wants to play, or to continue after it lost the connection."""
        await self._ready.wait()  # or those who return would be matched again
        who = _person_key(booth, received["session"])
        before = self._places.get(who)
        if before is not None and await before.is_of(received, self._data):
            self._places[who] = replace(before, session=received["session"])
            await self._welcome_back(booth, before, received)
            return
        if before is not None:
            await self._go_on_without(who, received)
        if received["room"]:  # it ended while the booth was away
            self._send(
                booth, {"say": "parted", "room": received["room"], "why": Ending.LEFT.value}
            )
            return
        wait_request = self._wish(who, received)
        if wait_request is not None:
            lobby = self.lobbies.get(wait_request.game, ())
            # A copy, since those who stop waiting leave the dictionary.
            for other in [waiting for waiting in self._requests if _booth(waiting) == booth]:
                if other != who or who not in lobby:  # in another session, or for another game
                    self._stop_waiting(other)
            since = self._requests.get(who, {}).get("since", utc_now())
            self._requests[who] = {**received, "booth": booth, "since": since}
            self._lobby(wait_request.game).enter(wait_request, time.monotonic())

    def _lobby(self, room_request: Wanted) -> Lobby:
        """Return the lobby of a game; if there are too many, an empty one is dropped."""
        if room_request not in self.lobbies:
            if len(self.lobbies) >= MOST_LOBBIES:
                empty = (game for game, lobby in self.lobbies.items() if not tuple(lobby))
                if (oldest := next(empty, None)) is not None:
                    del self.lobbies[oldest]
                    self._pacings.pop(oldest, None)
            self.lobbies[room_request] = self.new_lobby(room_request)
        return self.lobbies[room_request]

    def new_lobby(self, room_request: Wanted) -> Lobby:
        """Make the lobby of a game."""
        apart = self._reported.apart[room_request.pilot]
        if room_request.game == TALKS:
            share = self.machines.share if self.machines is not None else 0.0
            return Lobby(self._chance, share, again_s=0.0, apart=apart)
        rules = room_request.rules
        more_s = (rules.wait_mean_s, rules.wait_spread_s)
        share, matching = rules.machine_share, None
        if isinstance(rules, TuringRules):
            matching = Matching(self.ratings[room_request.pilot], rules.threshold, apart)
        return Lobby(self._chance, share, rules.wait_s, more_s, matching=matching, apart=apart)

    def new_pacing(self, room_request: Wanted) -> Pacing:
        """Make the pacing of machines in a game."""
        return Pacing(self._chance, rule=room_request.rules.own_delay or room_request.rules.delay)

    def _pacing(self, room_request: Wanted) -> Pacing:
        if room_request not in self._pacings:
            self._pacings[room_request] = self.new_pacing(room_request)
        return self._pacings[room_request]

    def _wish(self, who: str, received: Message) -> Wish | None:
        """A booth's wish; None if that is nothing that can be played."""
        try:
            game = game_of(received["game"])
            rules: GameRules = msgspec.convert(received["rules"], game.task.show)
            check_range(rules)
        except (UnknownName, ValueError) as problem:
            logger.warning("a booth wants an unknown game", exc_info=problem)
            return None
        texts = (topic for topic in received["topics"][:MOST_TOPICS] if isinstance(topic, str))
        topics = tuple(text for text in texts if 0 < len(text) <= LONGEST_TEXT)
        if received["topics"] and not topics:
            return None
        about = (received["study"], received["block"], received["game"], rules)
        room_request = Wanted(*about, received["pilot"], received["sealed"], game.sitters)
        name = parsed(received["session"])
        player = name.participant if name is not None else received["session"]
        identity = (player, received["language"])
        plays = self._plays(room_request, base_language(received["language"]))
        return Wish(who, room_request, topics, received["step"], plays, *identity)

    async def _welcome_back(self, booth: str, place: Place, received: Message) -> None:
        have = received["have"] if received["room"] == place.room else 0
        live = self._rooms.get(place.room)
        if live is not None:
            await live.come(booth, received["session"], have)
            return
        path = self._path(place.room, pilot=place.wanted.pilot)
        try:
            record = await asyncio.to_thread(read_room, path)
        except (BadJournal, OSError):
            logger.exception("a room is gone")
            self._send(booth, {"say": "parted", "room": place.room, "why": Ending.LEFT.value})
            return
        seat = next(person["seat"] for person in record.people if person["booth"] == booth)
        for news in telling.welcome(record.room, seat, have, record.t_s):
            self._send(booth, news)

    async def _begins(self, booth: str, received: Message) -> None:
        """Handle someone who has read their role."""
        live, person = self._seat(booth, received["room"])
        took_s = (
            await live.begin_seat(person.seat) if live is not None and person is not None else None
        )
        if took_s is not None:
            self._reading.note(took_s)

    async def _said(self, booth: str, received: Message) -> None:
        live, person = self._seat(booth, received["room"])
        if live is None or person is None:
            return
        text, number = received["text"], received["number"]
        threads = [at for at in received["threads"] if type(at) is int]  # `True` is none
        rules = live.room.rules
        words = abuse_words(person.language, rules.abuse_words, rules.allowed_words)
        if rules.abuse_filter and is_abusive(text, words):
            await live.note("held", seat=person.seat, text=text)
            self._send(booth, telling.held(live.room, number, "words"))
            return
        try:
            pause_s = await live.say(person.seat, number, text, threads)
        except NotAllowed:  # too long, too late, or before the booth knew of another message
            self._send(booth, telling.held(live.room, number, "rules"))
        else:  # machines answer, so the pauses of those who ask say nothing about theirs
            if pause_s is not None and person.seat != live.room.game.task.asks:
                self._pacing(live.wanted).note(len(text), pause_s)

    async def _types(self, booth: str, received: Message) -> None:
        live, person = self._seat(booth, received["room"])
        if live is not None and person is not None:
            live.show_typing(person, received["thread"])

    async def _decides(self, booth: str, received: Message) -> None:
        live, person = self._seat(booth, received["room"])
        answers = received["answers"]
        are_texts = all(
            isinstance(text, str) and len(text) <= LONGEST_TEXT for text in answers.values()
        )
        if live is not None and person is not None and are_texts and len(answers) <= MOST_ANSWERS:
            await live.decide(person.seat, answers)

    async def _surrenders(self, booth: str, received: Message) -> None:
        live, person = self._seat(booth, received["room"])
        if live is not None and person is not None:
            await live.surrender(person.seat)

    async def _reports(self, booth: str, received: Message) -> None:
        """Handle a report about another participant, which ends the game for all.

        One that the disk refuses is sent again: whoever sent it hears nothing.
        """
        room = received["room"]
        live, person = self._seat(booth, room)
        is_new = await self._reported.save(booth, live, room, received["text"])
        if is_new:
            what = message(
                "A participant in {booth} reported a partner.", booth=self._booths.name_of(booth)
            )
            self._booths.notify("report", booth, what)
        if live is not None and person is not None and not live.is_over:
            await live.end(Ending.REPORTED, seat=person.seat)
        elif is_new is not None:  # the room is over, so this only says that the report is here
            self._send(booth, {"say": "parted", "room": room, "why": Ending.REPORTED.value})

    async def _leaves(self, booth: str, received: Message) -> None:
        """Handle someone who rejects the topic, or whose session ends."""
        who = _person_key(booth, received["session"])
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
        for who in list(self._requests):  # a copy: they leave it
            if _booth(who) == event.booth:
                self._stop_waiting(who)

    def _plays(self, room_request: Wanted, language: str = "") -> bool:
        has_machine = self.machines is not None and self.machines.plays(room_request, language)
        return has_machine or (self._bots is not None and self._bots.plays(room_request, language))

    def _stop_waiting(self, who: str) -> None:
        self._requests.pop(who, None)
        for lobby in self.lobbies.values():
            lobby.leave(who)

    def _matched(self, wanted: Wanted, match: Match) -> LiveRoom:
        """Make the room of people who were matched."""
        game = game_of(wanted.game)
        in_seats = draw_seats(game, self._chance, match.seats)
        requests = [self._requests.pop(who) if who else None for who in in_seats]
        rules = replace(wanted.rules, reveal=wanted.rules.reveal and not wanted.sealed)
        language = common_language([request["language"] for request in requests if request])
        machine = partial(self._machine, wanted, language)
        seats = tuple(
            Seat(role.name, request["session"] if request else machine(), machine=not request)
            for role, request in zip(game.roles, requests, strict=True)
        )
        draw_result = replace(draw(game, rules, self._chance, match.topic), language=language)
        room = Room(secrets.token_hex(8), game, rules, seats, draw_result)
        waited_s = dict(zip((asker.who for asker in match.wishes), match.waited_s, strict=True))
        people = [
            Sitting.of(at, request, waited_s[_person_key(request["booth"], request["session"])])
            for at, request in enumerate(requests)
            if request is not None
        ]
        about = room, wanted, people, self._around, datetime.now(UTC)
        live = LiveRoom(*about, machines_ready_s=self._reading.draw())
        self._rooms[room.id] = live  # before it begins: a player can go meanwhile
        for person in people:
            self._places[_person_key(person.booth, person.session)] = Place(
                person.session, person.step, room.id, wanted
            )
        return live

    async def _open(self, live: LiveRoom, request_by_person: Mapping[str, Message]) -> None:
        """Begin a game; those who were matched wait again if no bot takes part.

        Args:
            live: The room.
            request_by_person: What they have asked for.
        """
        room = live.room
        first = partial(opening, room, live.wanted, [person.place for person in live.people])
        path = self._path(room.id, pilot=live.wanted.pilot)
        try:
            await live.begin(path, first, partial(self._invite, live))
        except NoBot:
            # Before the room is forgotten, and with it who had a place there.
            here = [place for place in self._places if self._booths.is_connected(_booth(place))]
            self._forget(live)
            # Those who left, or lost the connection, meanwhile don't wait.
            requests_here = {w: request for w, request in request_by_person.items() if w in here}
            self._requests.update(requests_here)
            self._wish_again()
        else:
            self._seat_machines(live)

    def _forget(self, live: LiveRoom) -> None:
        """Undo the creation of a room in which nothing has happened."""
        del self._rooms[live.room.id]
        for person in live.people:
            self._places.pop(_person_key(person.booth, person.session), None)

    def _wish_again(self) -> None:
        """Update what can be played now, for everyone who waits or should."""
        for who, request in self._requests.items():
            wait_request = self._wish(who, request)
            if wait_request is not None:
                self.lobbies[wait_request.game].enter(wait_request, time.monotonic())

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
        for record, is_over in await asyncio.to_thread(earlier_rooms, self._data):
            name = record.room.id
            live = LiveRoom.again(record, self._around, self._reading.draw())
            if not is_over or record.room.ending is Ending.COMPLETE:
                for person in live.people:
                    place = Place(person.session, person.step, name, record.wanted)
                    self._places[_person_key(person.booth, person.session)] = place
            self._reported.remember(record)
            self._reading.remember(record.ready.values())
            if is_over:
                self._count(record.wanted, record.room)
                continue
            try:
                live.resume(await asyncio.to_thread(go_on, record))
            except WriteFailed as problem:
                self.tell_trouble(str(problem))
                continue
            self._rooms[name] = live
            await self._catch_up(live)  # first: a verdict can end the game
            self._seat_machines(live)

    async def _catch_up(self, live: LiveRoom) -> None:
        """Do what people did by their own journals, and what the room's lacks."""
        home = self._data / PILOT if live.wanted.pilot else self._data
        for person in live.people:
            for move in await asyncio.to_thread(moves_in_room, home, person.session, live.room.id):
                await self._act(person.booth, move)

    async def _drop(self, who: str, why: Ending) -> None:
        """Remove someone from their room, which ends unless it is over."""
        place = self._places.pop(who, None)
        live = self._rooms.get(place.room) if place is not None else None
        if live is not None:
            person = live.sitting(_booth(who))
            await live.end(why, **({} if person is None else {"seat": person.seat}))

    async def _go_on_without(self, who: str, asked: Message) -> None:
        """Remove someone who asks for another game from their room.

        Who is at a later step of the session gave their verdict: it is in their journal, which
        may still be on its way.
        """
        place = self._places[who]
        live, person = self._seat(_booth(who), place.room)
        is_later = asked["session"] == place.session and asked["step"] > place.step
        if live is not None and person is not None and is_later and live.awaits(person.seat):
            del self._places[who]
            await live.go(_booth(who))
        else:
            await self._drop(who, Ending.LEFT)

    def _seat(self, booth: str, room: str) -> tuple[LiveRoom | None, Sitting | None]:
        """A room and who sits there at a booth; nothing of a room of other people."""
        live = self._rooms.get(room)
        return live, live.sitting(booth) if live is not None else None

    def _happened(self, kind: str, live: LiveRoom) -> None:
        if kind == "ended":
            self._count(live.wanted, live.room)
            self._rooms.pop(live.room.id, None)
            if live.room.ending is not Ending.COMPLETE:
                for who in [w for w, at in self._places.items() if at.room == live.room.id]:
                    del self._places[who]
        for heard in self._listeners:
            heard(kind, live)

    def _count(self, room_request: Wanted, room: Room) -> None:
        if not room_request.sealed:
            self.ratings[room_request.pilot].add(room)
        try:
            if self.machines is not None:
                self.machines.count(room_request, room)
        except ValueError:  # a verdict that no kiosk of ours would send
            logger.exception("a verdict doesn't count")

    def _machine(self, room_request: Wanted, language: str) -> str:
        """The machine of the desk's own that plays next; empty if it has none for a game."""
        machines = self.machines
        is_able = machines is not None and machines.plays(room_request, language)
        return machines.choose(room_request, language) if machines is not None and is_able else ""

    def _path(self, room: str, *, pilot: bool) -> Path:
        return (self._data / PILOT if pilot else self._data) / ROOMS / f"{room}{SUFFIX}"

    def _send(self, booth: str, news: telling.Told) -> None:
        members = {name: value for name, value in news.items() if name != "say"}
        self._booths.send(booth, news["say"], **members)

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
            self.tell_trouble(str(problem))
        except TuringDeskError as problem:
            self._booths.notify("fault", what=str(problem))
        except Exception as problem:
            logger.exception("a room failed")
            self._booths.notify("fault", what=f"{type(problem).__name__}: {problem}")

    def tell_trouble(self, what: str) -> None:
        """Tell the desk why its disk refuses what happens here, or in a browser."""
        self._booths.notify("disk", what=what)


def _person_key(booth: str, session: str) -> str:
    """Someone's name here: the same person at the same booth, in whichever session."""
    return f"{booth}\n{known_as(session)}"


def _booth(who: str) -> str:
    return who.partition("\n")[0]
