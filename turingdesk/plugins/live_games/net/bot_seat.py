"""A bot in a game: what it is told of its room, and what the room takes from it.

A bot learns the colors of all players, which one is its own, and what is said. It is told all that
once it is saved, as people are, even its own messages. Those are delivered when they come: a bot
takes its own time. A bot that loses its connection is waited for; meanwhile, the people in the
room chat with each other, and learn nothing of it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

from turingdesk.core.errors import NotAllowed, TuringDeskError
from turingdesk.core.message import message
from turingdesk.net.allowance import Allowance
from turingdesk.plugins.live_games.abuse import abuse_words, is_abusive
from turingdesk.plugins.live_games.net import bot_message
from turingdesk.plugins.live_games.net.bot_connection import BotConnection
from turingdesk.plugins.live_games.net.live_room import LiveRoom

READY_S = 10.0  #: in which a bot has to say that it takes part in a game
GRACE_S = 45.0  #: for which a bot that lost its connection is waited for
SILENT_S = 60.0  #: after a message of someone else, until a bot counts as silent
BURST, PER_S = 5, 1.0  #: messages of a bot in one game: at once, and every second
_LOOK_S = 0.25  #: how often a game looks whether its bot is still there


class BotLeft(TuringDeskError):
    """A game with a bot ends if the bot stays disconnected."""


class BotSeat:
    """A bot in one room.

    Args:
        live: The room.
        seat: The bot's.
        name: Of the bot.
        find: Its connection; None while it has none.
    """

    def __init__(
        self, live: LiveRoom, seat: int, name: str, find: Callable[[], BotConnection | None]
    ) -> None:
        self.live = live
        self.seat = seat
        self.name = name
        self.number = game_number(live.room.id)
        self.is_ready: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.is_silent = False
        self._find = find
        self._connection: BotConnection | None = None  #: as the game was offered to it
        self._n_told = len(live.room.said)  #: messages of the room that the bot was told of
        self._unanswered_s: float | None = None  #: since when someone waits for a message
        self._was_asked = False  #: whom it accuses
        self._has_accused = False
        self._allowance = Allowance(BURST, PER_S)

    @property
    def color(self) -> str:
        """The bot's name in the game."""
        return self.live.room.drawn.colors[self.seat]

    @property
    def language(self) -> str:
        """In which the game is played."""
        return language_of(self.live)

    def offer(self, here: BotConnection) -> None:
        """Offer the game over a connection, the first one or one that came after it."""
        self._connection = here
        colors = self.live.room.drawn.colors
        here.send(bot_message.start_game(self.number, self.color, colors, self.language))

    async def play(self, changed: Callable[[], None]) -> None:
        """Tell the bot what happens until the game is over.

        Args:
            changed: Called when the bot falls silent, or no longer is.

        Raises:
            BotLeft: It lost its connection, and hasn't come back.
        """
        away_s: float | None = None
        try:
            while not self.live.is_over:
                here = self._find()
                if here is None and away_s is None:
                    away_s = time.monotonic()
                    await self.live.note("left", seat=self.seat, why="connection")
                elif here is None and time.monotonic() - (away_s or 0.0) > GRACE_S:
                    raise BotLeft(message("The bot {name} has left a game.", name=self.name))
                elif here is not None and here is not self._connection:
                    await self._come_back(here, was_away=away_s is not None)
                    away_s = None
                if here is not None:
                    self._tell_news(here)
                await self._notice_silence(changed)
                # A lost connection is no news of the room, so the bot is looked for even if
                # nothing happens.
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.live.news(), _LOOK_S)
        finally:
            # The end of the game comes after all of its messages, also where the desk closes.
            if self._connection is not None:
                self._tell_news(self._connection)
                self._connection.send(bot_message.end_game(self.number))

    async def say(self, here: BotConnection, text: str) -> None:
        """Take a message of the bot, if the rules of the game do."""
        if not self._allowance.take():
            here.refuse("flood")
            return
        live = self.live
        rules = live.room.rules
        words = abuse_words(self.language, rules.abuse_words, rules.allowed_words)
        if rules.abuse_filter and is_abusive(text, words):
            await live.note("held", seat=self.seat, text=text)
            here.refuse("abusive")
            return
        try:
            # Bots don't number their messages, so each one is the next.
            await live.say(self.seat, live.room.count(self.seat), text)
        except NotAllowed as problem:
            here.refuse("rules")
            await live.note("note", seat=self.seat, text=str(problem))

    async def accuse(self, here: BotConnection, color: str) -> None:
        """Write down whom the bot takes for the machine; the game isn't changed by it."""
        room = self.live.room
        others = {room.drawn.colors[at]: side for side, at in enumerate(room.others(self.seat), 1)}
        if not here.accuses or self._has_accused or color not in others:
            here.refuse("accusation")
            return
        self._has_accused = True
        answers = {"machine_side": str(others[color])}
        await self.live.note("accusation", seat=self.seat, answers=answers)

    async def _come_back(self, here: BotConnection, *, was_away: bool) -> None:
        """Offer the game again to a bot that may have forgotten it."""
        if was_away or self._connection is not None:
            who = self.live.room.seats[self.seat].who
            await self.live.note("returned", seat=self.seat, who=who)
        self.offer(here)

    def _tell_news(self, here: BotConnection) -> None:
        room = self.live.room
        colors = room.drawn.colors
        for room_message in room.said[self._n_told :]:
            address = self.number, self.color
            here.send(
                bot_message.game_message(*address, colors[room_message.seat], room_message.text)
            )
            if room_message.seat == self.seat:
                self._unanswered_s = None
            elif self._unanswered_s is None:
                self._unanswered_s = time.monotonic()
        self._n_told = len(room.said)
        if room.verdicts and here.accuses and not self._was_asked and not self.live.is_over:
            self._was_asked = True
            here.send(bot_message.request_accusation(self.number, self.color, colors))

    async def _notice_silence(self, changed: Callable[[], None]) -> None:
        since_s = self._unanswered_s
        is_silent = since_s is not None and time.monotonic() - since_s > SILENT_S
        if is_silent != self.is_silent:
            self.is_silent = is_silent
            if is_silent:
                await self.live.note("silent", seat=self.seat)
            changed()


def game_number(room: str) -> int:
    """The number of a game for bots, from its room's name: 52 random bits, as many as JSON has."""
    return int(room[:13], 16)


def language_of(live: LiveRoom) -> str:
    """The language of a game, two letters."""
    spoken = live.room.drawn.language or next((person.language for person in live.people), "")
    return spoken[:2].casefold()
