"""Games and conversations at a host: its rooms, and the bots that connect to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

from turingdesk.agents._settings import agent_settings
from turingdesk.core.task import TASKS
from turingdesk.net.host_part import (
    BrowserPlayer,
    ConsoleLines,
    HostPart,
    HostPlace,
    MachineWish,
    NeedsAgent,
)
from turingdesk.net.message import Message
from turingdesk.net.server import Strangers
from turingdesk.plugins.live_games.cast import cast
from turingdesk.plugins.live_games.conversation import game_of
from turingdesk.plugins.live_games.net.bots import Bots
from turingdesk.plugins.live_games.net.machine_seat import Machines
from turingdesk.plugins.live_games.net.recorded_moves import RecordedMoves
from turingdesk.plugins.live_games.net.registered_bots import RegisteredBots
from turingdesk.plugins.live_games.net.rooms import Rooms
from turingdesk.plugins.live_games.net.rooms_console import RoomsConsole
from turingdesk.plugins.live_games.net.web_game import GAME_WORDS, BrowserGame
from turingdesk.plugins.live_games.partner import partners
from turingdesk.plugins.live_games.witnesses import one_witness, witnesses
from turingdesk.study.agents_table import KIND

if TYPE_CHECKING:
    from aiohttp import web

    from turingdesk.core.session import Session
    from turingdesk.study.package import Package


class LiveGames(HostPart):
    """The rooms of a host, and its bots."""

    words = GAME_WORDS

    def __init__(self, place: HostPlace) -> None:
        self.data = place.data
        self.bots = Bots(RegisteredBots(place.home), place.booths.refuse)
        self.rooms = Rooms(place.booths, place.data, place.machines, bots=self.bots)
        self.acts = frozenset(self.rooms.acts)

    async def hear(self, booth: str, received: Message) -> None:
        """Take a message of a booth."""
        await self.rooms.hear(booth, received)

    def serve(self, app: web.Application, strangers: Strangers) -> None:
        """Let rooms run, and bots connect."""
        app.cleanup_ctx.append(self._play)
        self.bots.add(app, strangers)

    async def _play(self, app: web.Application) -> AsyncIterator[None]:
        playing = asyncio.create_task(self.rooms.run())
        yield
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)

    def serve_plain(self, app: web.Application, strangers: Strangers) -> None:
        """Let published bots connect, which do so without TLS to a host on their own computer."""
        self.bots.add_door(app, strangers)

    async def close(self) -> None:
        """End the connections of bots."""
        await self.bots.close()

    def seat(self, session: Session, player: BrowserPlayer, *, is_sealed: bool) -> BrowserGame:
        """A seat in the game at the current step of a browser's session."""
        return BrowserGame(session, player, self.rooms, is_sealed=is_sealed)

    def console(self, lines: ConsoleLines) -> RoomsConsole:
        """Rooms, those who wait, and bots, in lines."""
        return RoomsConsole(self.rooms, self.bots, self.data, lines)

    @staticmethod
    def moves() -> RecordedMoves:
        """Finds verdicts and other moves in games in a session's journal."""
        return RecordedMoves()

    @staticmethod
    @contextmanager
    def machines(package: Package, data: Path, wish: MachineWish) -> Iterator[Machines | None]:
        """Get the machines of a study's games ready, or the partner in its conversations."""
        games = [block.task for block in package.study.blocks if TASKS[block.task].plays]
        # Each once, in the order of the blocks.
        openers = dict.fromkeys(game_of(task).seats for task in games)
        with ExitStack() as opened:
            machines: Machines | None = None
            if not games:
                machines = opened.enter_context(_partner(package, data, wish))
            elif None in openers:
                machines = opened.enter_context(_players(package, data, wish))
            for seats in filter(None, openers):
                machines = opened.enter_context(seats(package, data, machines))
            yield machines

    @staticmethod
    def brings_machines(package: Package) -> bool:
        """True if a game of a study has machines of its own, such as the models of a plan."""
        games = [block.task for block in package.study.blocks if TASKS[block.task].plays]
        return any(game_of(task).seats for task in games)


def _partner(package: Package, data: Path, wish: MachineWish) -> AbstractContextManager[Machines]:
    """The agent as a partner in conversations that are collected."""
    if not wish.agent:
        raise NeedsAgent("--collection needs --agent")
    settings = agent_settings(wish.agent, wish.options(wish.agent, True), wish.name)
    return partners(package, data, settings, wish.share)


def _players(package: Package, data: Path, wish: MachineWish) -> AbstractContextManager[Machines]:
    """The machines of a study's agents.csv in games, or else the agent alone."""
    if any(row.get(KIND) for row in package.agents.values()):
        # Whose options the table leaves open.
        players = witnesses(package, wish.options(wish.agent or "openai", False))
    elif wish.agent:
        players = [one_witness(wish.agent, wish.options(wish.agent, True), wish.name)]
    else:
        raise NeedsAgent("--collection needs --agent, or a study whose agents.csv names machines")
    return cast(package, data, players, SystemRandom())


PART = LiveGames
