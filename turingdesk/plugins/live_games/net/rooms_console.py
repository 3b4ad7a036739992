"""The console's lines about rooms: games that are under way, who waits for one, and bots."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

from turingdesk.core.message import join, message, plural
from turingdesk.journal.audit import write
from turingdesk.net.host_part import ConsoleLines, ConsolePart
from turingdesk.plugins.live_games.conversation import game_of
from turingdesk.plugins.live_games.net.bot_trial import BotTrial
from turingdesk.plugins.live_games.net.bots import Bots
from turingdesk.plugins.live_games.net.live_room import LiveRoom
from turingdesk.plugins.live_games.net.queues import Queue
from turingdesk.plugins.live_games.net.rooms import Rooms
from turingdesk.plugins.live_games.room import Ending
from turingdesk.system.access import system_user

#: Kinds of lines in journals of rooms that are told to people as they are written.
_TOLD_OF_ROOMS = frozenset({"opened", "left", "returned", "verdict", "report", "ended"})


class RoomsConsole(ConsolePart):
    """Reports what happens in rooms, and does what is asked.

    Args:
        rooms: Of the host.
        bots: Of the host.
        data: The data folder.
        lines: Where it reports.
    """

    help = """\
rooms                   the games and conversations that are under way, and who waits for one
transcript ROOM         what was said in one of them by now
end_room ROOM           end it for everyone in it
bots                    the bots that may connect, and what each does"""

    def __init__(self, rooms: Rooms, bots: Bots, data: Path, lines: ConsoleLines) -> None:
        self._rooms, self._bots, self._data, self._lines = rooms, bots, data, lines
        self.trial = BotTrial(bots, data, self._tell_trial)
        self.verbs: dict[str, Callable[[str, str], Awaitable[None]]] = {
            "rooms": self._list_rooms,
            "transcript": partial(self._of_room, "transcript"),
            "end_room": partial(self._of_room, "end_room"),
            "bots": self._list_bots,
            **self.trial.acts,
        }
        bots.listen(self.begin)
        rooms.listen(self._heard_room)
        rooms.on_waiting = self._tell_waiting

    def begin(self) -> None:
        """Report the bots that may connect."""
        bots = self._bots.all()
        if self._lines.is_json:
            self._lines.tell_object(event="bots", bots=[asdict(bot) for bot in bots])
        for bot in () if self._lines.is_json else bots:
            approved = "approved" if bot.is_approved else "not approved"
            here = f"{bot.games} games" if bot.is_here else "not connected"
            self._lines.tell_line(
                f"bot {bot.name}: {approved}, {here}, {bot.refused} messages refused"
            )

    async def end(self) -> None:
        """End the game with a bot that is tried."""
        await self.trial.end()

    async def _list_bots(self, name: str, text: str) -> None:
        self.begin()

    async def _list_rooms(self, name: str, text: str) -> None:
        for live in self._rooms.all():
            self._tell_room(live)
        self._tell_waiting()

    def _tell_room(self, live: LiveRoom, what: str = "") -> None:
        """Report the state of a room, without who is a machine."""
        room, phase = live.room, live.phase.value
        if self._lines.is_json:
            about = {"id": room.id, "game": live.wanted.game, "block": live.wanted.block}
            counts = {"phase": phase, "messages": len(room.said), "what": what}
            self._lines.tell_object(event="room", **about, **counts)
        else:
            happened = f", {what}" if what else ""
            count_text = f"{len(room.said)} messages"
            text = f"room {room.id}: {live.wanted.game}, {phase}, {count_text}{happened}"
            self._lines.tell_line(text)

    def _tell_waiting(self) -> None:
        """Report how many people wait for which game, and whether it can begin."""
        queues = [
            {
                "what": _waiting_in_words(waiting_queue),
                "can_begin": waiting_queue.can_begin,
                "players": [asdict(player) for player in waiting_queue.players],
            }
            for waiting_queue in self._rooms.waiting
        ]
        if self._lines.is_json:
            self._lines.tell_object(event="waiting", queues=queues)
        else:
            for queue in queues:
                self._lines.tell_line(str(queue["what"]))

    def _tell_trial(self, news: Mapping[str, Any]) -> None:
        if self._lines.is_json:
            self._lines.tell_object(event="trial", **news)
        else:
            self._lines.tell_line(json.dumps(news, ensure_ascii=False))

    async def _of_room(self, verb: str, name: str, text: str) -> None:
        room_name = name or text
        live = self._rooms.find(room_name)
        if live is None:
            self._lines.tell_of("failed", message("There is no room {name!r}.", name=room_name))
        elif verb == "end_room":
            await live.end(Ending.STOPPED)
            fields = {"room": live.room.id, "desk": "booths"}
            write(self._data, "ended a game", system_user(), fields)
            self._lines.tell_of("done", message("The game was ended."))
        elif self._lines.is_json:
            self._lines.tell_object(event="transcript", room=live.room.id, said=live.transcript)
        else:
            for role, text_of_role in live.transcript:
                self._lines.tell_line(f"{role}: {text_of_role}")

    def _heard_room(self, kind: str, live: LiveRoom) -> None:
        if kind in _TOLD_OF_ROOMS and not self._lines.is_json:
            self._tell_room(live, kind)


def _waiting_in_words(queue: Queue) -> str:
    """The number of people who wait, and what is missing, in words."""
    people = plural(
        "%n participant is waiting: {game}.",
        "%n participants are waiting: {game}.",
        n=queue.people,
        game=game_of(queue.game).task.title,
    )
    if queue.can_begin:
        return people
    missing = message(
        "This game needs a machine, and there is none for this study. Choose one with "
        "\u201cMachine partner\u2026\u201d on the Sessions page."
    )
    return join(" ", (people, missing))
