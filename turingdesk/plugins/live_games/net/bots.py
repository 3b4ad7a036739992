"""The bots that are connected to this desk, and the door through which they come: `/bot/`.

A bot is a machine that someone else wrote with the public client of the Turing Game. Its first
message has its key and the languages that it speaks. A bot that isn't approved stays connected, so
that the experimenter can try it; only approved ones are chosen for games with participants.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, replace
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING

from turingdesk.core.errors import TuringDeskError, WriteFailed
from turingdesk.core.message import message
from turingdesk.net.greeting import HELLO_S
from turingdesk.net.message import Refusal, RefusalReason
from turingdesk.net.server import Strangers, address_of
from turingdesk.net.wire import LAST_WORDS_S
from turingdesk.plugins.live_games.conversation import game_of
from turingdesk.plugins.live_games.game import BOT
from turingdesk.plugins.live_games.lobby import Wanted
from turingdesk.plugins.live_games.net import bot_message
from turingdesk.plugins.live_games.net.bot_connection import BotConnection
from turingdesk.plugins.live_games.net.bot_message import BAD_KEY, BAD_LANGUAGES, LONGEST_FRAME
from turingdesk.plugins.live_games.net.bot_seat import (
    READY_S,
    BotLeft,
    BotSeat,
    game_number,
    language_of,
)
from turingdesk.plugins.live_games.net.live_room import LiveRoom
from turingdesk.plugins.live_games.net.registered_bots import RegisteredBot, RegisteredBots
from turingdesk.plugins.live_games.room import Ending

if TYPE_CHECKING:
    from aiohttp import web

logger = logging.getLogger(__name__)
PATH = "/bot/"
#: Of silence, after which a bot's computer is asked whether it is there. Many bots do nothing else
#: while a language model answers them, so they have half as long again to reply.
HEARTBEAT_S = 60.0
MOST_GAMES = 10  #: of one bot at once
AGAIN_S = 30.0  #: for which a bot isn't asked that didn't say that it is ready
_OFFERS = 2  #: bots that are asked for one game, while people wait
_LOOK_S = 1.0  #: how often the list of bots is checked
REPLACED = "replaced by a newer connection"


@dataclass(frozen=True, slots=True)
class BotState:
    """A bot as the desk shows it."""

    name: str
    languages: tuple[str, ...]  #: that it may play in
    is_approved: bool
    is_here: bool = False
    address: str = ""
    speaks: tuple[str, ...] = ()  #: what it says it speaks; empty while it isn't here
    refused: int = 0  #: messages of its connection that weren't taken
    games: int = 0  #: in which it is now
    is_silent: bool = False  #: whether someone waits for a message of it for too long


class NoBot(TuringDeskError):
    """A game with a bot needs one that speaks the language and is ready."""


class _Turned(Exception):
    """A connection isn't taken, for a reason that clients know."""


class Bots:
    """The bots of a desk; used within one event loop.

    Args:
        registered: Those that have a key.
        refused: Told of each connection that is turned away, and from where.
    """

    def __init__(
        self, registered: RegisteredBots, refused: Callable[[Refusal, str], None]
    ) -> None:
        self._registered = registered
        self._refused = refused
        self._connections: dict[str, BotConnection] = {}  #: by name
        self._listeners: list[Callable[[], None]] = []
        self._listed: tuple[RegisteredBot, ...] = ()
        self._games: dict[int, BotSeat] = {}  #: by their numbers
        self._began = Counter[str]()  #: games of each bot
        self._not_before_s: dict[str, float] = {}  #: when a bot is asked again that didn't play
        self._chance = SystemRandom()

    def add(self, app: web.Application, strangers: Strangers) -> None:
        """Add the routes of bots to an application, and the tasks that run beside them."""
        self.add_door(app, strangers)
        app.cleanup_ctx.append(self._watch)

    def add_door(self, app: web.Application, strangers: Strangers) -> None:
        """Add the routes alone, to a second application."""
        app.router.add_get(PATH, partial(self._meet, strangers))

    def plays(self, game: Wanted, language: str = "") -> bool:
        """True if there is a bot now for a game in a language; in any language if it is empty."""
        return game_of(game.game).accuses and bool(self._able(language))

    async def invite(self, live: LiveRoom, seat: int) -> str:
        """Find a bot for a seat: of those that speak the language, one with few games.

        Args:
            live: The room, which isn't open yet.
            seat: The machine's.

        Returns:
            Who has the seat, as the journal has it.

        Raises:
            NoBot: None takes part.
        """
        language = language_of(live)
        able = self._able(language) if live.room.game.accuses else []
        # By chance among those with equally many games, or the first of the list would get most.
        order = sorted(able, key=lambda one: (self._began[one.bot.name], self._chance.random()))
        for here in order[:_OFFERS]:
            name = here.bot.name
            if await self._offer(live, seat, here):
                self._began[name] += 1
                return f"{BOT}{name}"
            self._not_before_s[name] = time.monotonic() + AGAIN_S
            # Those who wait are matched again once it can be asked again.
            asyncio.get_running_loop().call_later(AGAIN_S, self._changed)
        raise NoBot(message("No bot takes part in a game in the language {code}.", code=language))

    def connection(self, name: str) -> BotConnection | None:
        """The connection of a bot; None if it has none."""
        return self._connections.get(name)

    async def try_out(self, live: LiveRoom, seat: int, name: str) -> None:
        """Give a seat to one bot, approved or not.

        Args:
            live: The room, which isn't open yet.
            seat: The machine's.
            name: The bot's.

        Raises:
            NoBot: It isn't connected, or says that it isn't ready.
        """
        here = self._connections.get(name)
        if here is None:
            raise NoBot(message("{name} isn't connected.", name=name))
        if language_of(live) not in here.languages:
            raise NoBot(message("{name} doesn't speak this language.", name=name))
        if not await self._offer(live, seat, here):
            raise NoBot(message("{name} doesn't say that it is ready to play.", name=name))

    async def _offer(self, live: LiveRoom, seat: int, here: BotConnection) -> bool:
        """Offer a game to a bot; whether it is ready, and has the seat."""
        # It has its seat before it answers: an answer finds the game by its number.
        game = self._sit(live, seat, here.bot.name)
        game.offer(here)
        try:
            async with asyncio.timeout(READY_S):
                is_ready = await game.is_ready
        except TimeoutError:
            is_ready = False
        if not is_ready:
            self._stand_up(game)
            # A bot that answers too late must not wait for a game that goes on without it.
            here.send(bot_message.end_game(game.number))
        return is_ready

    async def play(self, live: LiveRoom, seat: int, fault: Callable[[str], None]) -> None:
        """Have a bot play until the game ends.

        Args:
            live: The room, in which it has a seat.
            seat: The bot's.
            fault: Told why the bot left, if it does.
        """
        number = game_number(live.room.id)
        # A game that continues after a restart of the desk has no seat for the bot yet.
        game = self._games.get(number) or self._sit(live, seat, live.room.seats[seat].bot)
        self._changed()
        try:
            await game.play(self._changed)
        except BotLeft as problem:
            fault(str(problem))
        finally:
            self._stand_up(game)
        await live.end(Ending.LEFT, seat=seat)

    def _able(self, language: str) -> list[BotConnection]:
        free = (
            connection for connection in self._connections.values() if self._is_free(connection)
        )
        return [
            connection for connection in free if not language or language in connection.languages
        ]

    def _is_free(self, here: BotConnection) -> bool:
        """True if a bot can be asked to play one more game."""
        games = self._games_of(here.bot.name)
        is_late = time.monotonic() >= self._not_before_s.get(here.bot.name, 0.0)
        # A bot that is silent in one game would also keep the people in another one waiting.
        is_able = len(games) < MOST_GAMES and not any(game.is_silent for game in games)
        return here.bot.is_approved and is_late and is_able

    def _games_of(self, name: str) -> list[BotSeat]:
        return [seat for seat in self._games.values() if seat.name == name]

    def _sit(self, live: LiveRoom, seat: int, name: str) -> BotSeat:
        game = BotSeat(live, seat, name, partial(self._connections.get, name))
        self._games[game.number] = game
        return game

    def _stand_up(self, game: BotSeat) -> None:
        if self._games.pop(game.number, None) is not None:
            self._changed()

    def listen(self, changed: Callable[[], None]) -> None:
        """Add a function that is called whenever the result of `all` changes."""
        self._listeners.append(changed)

    def all(self) -> list[BotState]:
        """Every bot that has a key, by name."""
        return sorted(map(self._state, self._listed), key=lambda state: state.name.casefold())

    def _state(self, bot: RegisteredBot) -> BotState:
        here = self._connections.get(bot.name)
        state = BotState(bot.name, bot.languages, bot.is_approved)
        if here is None:
            return state
        games = self._games_of(bot.name)
        return replace(
            state,
            is_here=True,
            address=here.peer,
            speaks=here.languages,
            refused=here.refused.total(),
            games=len(games),
            is_silent=any(game.is_silent for game in games),
        )

    async def _watch(self, app: web.Application) -> AsyncIterator[None]:
        """Poll the list of bots for changes by other programs."""
        watching = asyncio.create_task(self._look_often())
        yield
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)

    async def close(self) -> None:
        """Disconnect all bots. They can connect again."""
        # A copy, since connections leave the dictionary as they end.
        here = [*self._connections.values()]
        for one in here:
            one.send(bot_message.shutdown("The desk is closing."))
            one.close()
        await asyncio.gather(*(connection.ended for connection in here), return_exceptions=True)

    async def _look_often(self) -> None:
        while True:
            try:
                self._look()
            except WriteFailed as problem:  # no bot comes in before the file is mended
                logger.warning("the list of bots can't be written", exc_info=problem)
            except Exception:
                logger.exception("the list of bots can't be looked at")
            await asyncio.sleep(_LOOK_S)

    def _look(self) -> None:
        """Drop bots whose key was revoked, and report what has changed."""
        listed = self._registered.all()
        if listed == self._listed:
            return
        self._listed = listed
        bot_by_name = {bot.name: bot for bot in listed}
        for name, here in self._connections.items():
            now = bot_by_name.get(name)
            if now is None or now.kept != here.bot.kept:
                here.close(BAD_KEY)
            else:
                # Its approval or its languages can have changed.
                here.bot = now
        self._changed()

    def _changed(self) -> None:
        for changed in self._listeners:
            changed()

    async def _meet(self, strangers: Strangers, request: web.Request) -> web.StreamResponse:
        """Handle one connection from its first byte to its last."""
        from aiohttp import web

        if "Origin" in request.headers:  # a web page; no bot is one
            raise web.HTTPForbidden
        socket = web.WebSocketResponse(
            timeout=LAST_WORDS_S,
            heartbeat=HEARTBEAT_S,
            max_msg_size=LONGEST_FRAME,
            compress=False,
        )
        # Before `prepare` awaits: once a connection is lost, its request has no transport.
        transport, peer = request.transport, address_of(request)
        await socket.prepare(request)
        assert transport is not None  # else it could not have been prepared
        try:
            here = await self._greet(socket, transport.abort, peer)
        except _Turned as problem:
            what = message("A bot was turned away: {reason}.", reason=str(problem))
            self._refused(Refusal(RefusalReason.UNKNOWN, what), peer)
            await socket.close(code=1008, message=str(problem).encode())
            return socket
        strangers.trust(request)
        await self._serve(socket, here)
        return socket

    async def _greet(
        self, socket: web.WebSocketResponse, cut: Callable[[], object], peer: str
    ) -> BotConnection:
        """Find out which bot has come.

        Raises:
            _Turned: It has no key, or speaks no language that it may speak.
        """
        from aiohttp import WSMsgType

        try:
            async with asyncio.timeout(HELLO_S):
                first = await socket.receive()
            if first.type is not WSMsgType.TEXT:
                raise _Turned(BAD_KEY)
            key_message = bot_message.key_message(first.data)
            bot = self._registered.with_key(key_message.api_key, key_message.bot_name)
        # All alike, so that a stranger learns nothing about the list of bots.
        except (TimeoutError, Refusal, WriteFailed):
            raise _Turned(BAD_KEY) from None
        if bot is None:
            raise _Turned(BAD_KEY)
        languages = bot_message.language_codes(key_message.languages)
        if not languages or not {*languages} <= {*bot.languages}:
            raise _Turned(BAD_LANGUAGES)
        ready = bool(key_message.accuse_ready)
        return BotConnection(socket, cut, bot, languages, accuses=ready, peer=peer)

    async def _serve(self, socket: web.WebSocketResponse, here: BotConnection) -> None:
        """Deal with what a bot says, in order, until its connection ends."""
        name = here.bot.name
        before, self._connections[name] = self._connections.get(name), here
        # A bot that was restarted can come before the end of its old connection is noticed.
        if before is not None:
            before.close(REPLACED)
        here.send(bot_message.info(_greeting(here)))
        logger.info("bot %s came", name)
        # A bot that was added a moment ago isn't in the list yet.
        self._look()
        self._changed()
        try:
            await self._read(socket, here)
        except Exception:
            logger.exception("the connection of a bot failed")
        finally:
            here.close()
            # A newer connection may have the place by now.
            if self._connections.get(name) is here:
                del self._connections[name]
            logger.info("bot %s went; refused: %s", name, dict(here.refused))
            self._changed()
            await here.ended

    async def _read(self, socket: web.WebSocketResponse, here: BotConnection) -> None:
        from aiohttp import WSMsgType

        async for frame in socket:
            if frame.type is not WSMsgType.TEXT:
                here.refuse("no text")
                continue
            if not here.takes(len(frame.data)):
                here.refuse("flood")
                await asyncio.sleep(0)  # one that says thousands of things leaves time for others
                continue
            try:
                received = bot_message.from_bot(frame.data)
            except Refusal:
                here.refuse("nonsense")
                continue
            if bot_message.is_of(received, here.bot.kept):
                here.note("from", bot_message.shown(received))
                await self._hear(here, received)
            else:
                here.refuse("other key")

    async def _hear(self, here: BotConnection, received: bot_message.FromBot) -> None:
        if isinstance(received, bot_message.BotShutdown | bot_message.BotShutdownMessage):
            here.close()
            return
        game = self._games.get(received.game_id)
        if game is None or game.name != here.bot.name:
            here.refuse("no such game")
        elif isinstance(received, bot_message.BotReady):
            if not game.is_ready.done():
                game.is_ready.set_result(received.ready_state)
        elif isinstance(received, bot_message.BotSaid):
            await game.say(here, received.message)
        else:
            await game.accuse(here, received.accusation)


def _greeting(here: BotConnection) -> str:
    """A greeting for a bot's developer; in English, as the client's own words are."""
    if here.bot.is_approved:
        return f"{here.bot.name} is connected and takes part in games."
    return (
        f"{here.bot.name} is connected. It takes part in games once an experimenter approves it."
    )
