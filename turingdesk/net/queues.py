"""Who waits for which game, as the desk's pages show it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from turingdesk.journal.session_name import parsed
from turingdesk.live.lobby import Lobby


@dataclass(frozen=True, slots=True)
class Player:
    """Someone who waits."""

    player: str  #: the participant code
    language: str
    since: str  #: UTC, ISO 8601
    threshold: float  #: of matching by strength; 0 if pairs are random


@dataclass(frozen=True, slots=True)
class Queue:
    """How many people wait for a game."""

    game: str  #: the task of the block
    people: int
    players: tuple[Player, ...]
    can_begin: bool  #: False if it needs a machine, and the desk has none


def waiting_player(told: Mapping[str, Any], lobby: Lobby) -> Player:
    """Describe someone who waits in a lobby.

    Args:
        told: What they asked for, and since when they wait.
        lobby: Where.
    """
    name = parsed(told["session"])
    threshold = lobby.matching.threshold if lobby.matching is not None else 0.0
    code = name.participant if name is not None else ""
    return Player(code, told["language"], told["since"], threshold)
