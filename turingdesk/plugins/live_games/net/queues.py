"""Who waits for which game, as the desk's pages show it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from turingdesk.journal.session_name import parsed
from turingdesk.plugins.live_games.lobby import Lobby, Wanted


@dataclass(frozen=True, slots=True)
class QueuedPlayer:
    """Someone who waits."""

    player: str  #: the participant code
    language: str
    since: str  #: UTC, ISO 8601
    threshold: float  #: of matching by strength; 0 if pairs are random


@dataclass(frozen=True, slots=True)
class Queue:
    """The people who wait for a game."""

    game: str  #: the task of the block
    people: int
    players: tuple[QueuedPlayer, ...]
    can_begin: bool  #: False if it needs a machine, and the desk has none


def queues(
    lobbies: Mapping[Wanted, Lobby],
    request_by_person: Mapping[str, Mapping[str, Any]],
    plays: Callable[[Wanted], bool],
) -> Iterator[Queue]:
    """Yield the games for which someone waits.

    Args:
        lobbies: By game.
        request_by_person: What those who wait asked for, and since when.
        plays: Whether the desk has a machine for a game.
    """
    for room_request, lobby in lobbies.items():
        if people := tuple(lobby):
            players = tuple(_waiting_player(request_by_person[who], lobby) for who in people)
            can_begin = not room_request.needs_machine or plays(room_request)
            yield Queue(room_request.game, len(people), players, can_begin)


def _waiting_player(request: Mapping[str, Any], lobby: Lobby) -> QueuedPlayer:
    """Describe someone who waits in a lobby.

    Args:
        request: What they asked for, and since when they wait.
        lobby: Where.
    """
    name = parsed(request["session"])
    threshold = lobby.matching.threshold if lobby.matching is not None else 0.0
    code = name.participant if name is not None else ""
    return QueuedPlayer(code, request["language"], request["since"], threshold)
