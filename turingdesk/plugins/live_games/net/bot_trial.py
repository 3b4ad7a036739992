"""A game of the experimenter alone with a bot, in which they play both people.

It is a room like any other, with the same rules and the same journal, but in the folder of pilots;
so it never counts. A bot can be tried before it is approved. Everything that goes to the bot and
comes from it is shown, with its time.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import SystemRandom
from typing import Any

from turingdesk.core.errors import NotAllowed, TuringDeskError
from turingdesk.core.task import PLAY
from turingdesk.journal.journal_file import ROOMS
from turingdesk.journal.session_name import SUFFIX
from turingdesk.plugins.live_games import telling
from turingdesk.plugins.live_games.conversation import game_of
from turingdesk.plugins.live_games.game import BOT, Seat
from turingdesk.plugins.live_games.lobby import Wanted
from turingdesk.plugins.live_games.net.bot_connection import BotConnection
from turingdesk.plugins.live_games.net.bot_seat import game_number
from turingdesk.plugins.live_games.net.bots import Bots
from turingdesk.plugins.live_games.net.live_room import LiveRoom, Sitting, Surroundings
from turingdesk.plugins.live_games.room import Ending, Room, draw
from turingdesk.plugins.live_games.room_record import opening
from turingdesk.sessions.data_folder import PILOT

GAME = f"{PLAY}game"
PEOPLE = ("person-1", "person-2")  #: both played by the experimenter
News = Mapping[str, Any]


class BotTrial:
    """At most one game at a time.

    Args:
        bots: Of the host.
        data: The data folder.
        tell: Told what happens: each object has `what`, which is one of began, said (seat and
            text), log (way, to or from the bot, seconds since the game began, and the message),
            ended (why, and the outcome), and failed (why).
    """

    def __init__(self, bots: Bots, data: Path, tell: Callable[[News], None]) -> None:
        self._bots = bots
        self._data = data
        self._tell = tell
        self._threads = ThreadPoolExecutor(1, "trial")
        self._live: LiveRoom | None = None
        self._connection: BotConnection | None = None
        self._playing: asyncio.Task[None] | None = None
        self.acts: dict[str, Callable[[str, str], Awaitable[None]]] = {
            "try_bot": self.begin,
            "trial_say": self.say,
            "trial_accuse": self.accuse,
            "trial_end": self.end,
        }

    async def begin(self, name: str, language: str) -> None:
        """Begin a game; one that is under way ends."""
        await self.end()
        live, seat = self._room(name, language)
        path = self._data / PILOT / ROOMS / f"{live.room.id}{SUFFIX}"

        async def invite() -> None:
            # Before the game is offered, so that the offer is shown as well.
            self._watch(name, live)
            await self._bots.try_out(live, seat, name)

        def first() -> dict[str, Any]:
            return opening(live.room, live.wanted, [person.place for person in live.people])

        self._live = live
        try:
            await live.begin(path, first, invite)
        except TuringDeskError as problem:
            self._stop_watching()
            self._live = None
            self._tell({"what": "failed", "why": str(problem)})
            return
        colors = [*live.room.drawn.colors]
        seats = [person.seat for person in live.people]
        self._tell({"what": "began", "colors": colors, "seats": seats, "bot": seat})
        self._playing = asyncio.create_task(self._bots.play(live, seat, self._fault))

    async def say(self, person: str, text: str) -> None:
        """Say something as one of the two people, "1" or "2"."""
        live, seat = self._live, self._seat(person)
        if live is None or seat is None:
            return
        try:
            await live.say(seat, live.room.count(seat), text)
        except NotAllowed as problem:
            self._fault(str(problem))

    async def accuse(self, person: str, color: str) -> None:
        """Say as one of the two people who the machine is, by color."""
        live, seat = self._live, self._seat(person)
        if live is None or seat is None:
            return
        colors = live.room.drawn.colors
        sides = {colors[at]: str(side) for side, at in enumerate(live.room.others(seat), 1)}
        if color in sides:
            await live.decide(seat, {"machine_side": sides[color]})

    async def end(self, *_: str) -> None:
        """End the game; again is harmless."""
        if self._live is not None:
            await self._live.end(Ending.STOPPED)
        if self._playing is not None:
            await asyncio.gather(self._playing, return_exceptions=True)

    def _room(self, name: str, language: str) -> tuple[LiveRoom, int]:
        """A room with both people and the bot, and the bot's seat."""
        chance, game = SystemRandom(), game_of(GAME)
        seat = chance.randrange(len(game.roles))
        people = iter(PEOPLE)
        seats = tuple(
            Seat(role.name, f"{BOT}{name}", machine=True)
            if at == seat
            else Seat(role.name, next(people))
            for at, role in enumerate(game.roles)
        )
        rules = game.task.show()
        room_request = Wanted("", "", GAME, rules, pilot=True, sitters=game.sitters)
        draw_result = replace(draw(game, rules, chance), language=language)
        room = Room(secrets.token_hex(8), game, rules, seats, draw_result)
        around = Surroundings(self._send, self._heard, self._fault, self._threads, chance)
        sitting = [
            Sitting(at, seat_item.who, seat_item.who, 0, language)
            for at, seat_item in enumerate(seats)
            if not seat_item.machine
        ]
        return LiveRoom(room, room_request, sitting, around, datetime.now(UTC)), seat

    def _seat(self, person: str) -> int | None:
        live = self._live
        booth = f"person-{person}"
        sitting = live.sitting(booth) if live is not None and not live.is_over else None
        return sitting.seat if sitting is not None else None

    def _watch(self, name: str, live: LiveRoom) -> None:
        """Show what goes between host and bot about this game."""
        began_s, number = time.monotonic(), game_number(live.room.id)

        def watched(way: str, message: News) -> None:
            if message.get("game_id") == number:
                at_s = round(time.monotonic() - began_s, 3)
                self._tell({"what": "log", "way": way, "at_s": at_s, "message": dict(message)})

        self._connection = self._bots.connection(name)
        if self._connection is not None:
            self._connection.watched = watched

    def _stop_watching(self) -> None:
        if self._connection is not None:
            self._connection.watched = None
            self._connection = None

    def _send(self, booth: str, message: telling.Told) -> None:
        if message["say"] == "turn" and booth == PEOPLE[0]:  # the other one hears the same
            self._tell({"what": "said", "seat": message["seat"], "text": message["text"]})

    def _heard(self, kind: str, live: LiveRoom) -> None:
        if kind != "ended":
            return
        room, self._live = live.room, None
        outcome = (room.outcome or "") if room.outcome is not None else ""
        why = room.ending.value if room.ending is not None else ""
        self._tell({"what": "ended", "why": why, "outcome": str(outcome)})
        asyncio.get_running_loop().call_later(0.5, self._stop_watching)  # the bot hears last

    def _fault(self, why: str) -> None:
        self._tell({"what": "failed", "why": why})
