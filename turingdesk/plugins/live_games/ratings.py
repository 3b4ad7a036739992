"""The strength of players by the games that they finished, for matching and for ratings.

A player is known again by the participant code, which says nothing about the person. Strengths are
those of The Turing Game (section 3.1, Eqs. 1 to 3), as `analysis.games.strength` computes them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from statistics import fmean

from turingdesk.journal.session_name import parsed
from turingdesk.plugins.live_games.room import Outcome, Room

NEW = 1.0  #: the strength of someone who has not played


@dataclass(frozen=True, slots=True)
class Standing:
    """The record of one player."""

    won: tuple[bool, ...] = ()  #: games that were won or lost, the oldest first
    strength: float = NEW
    minutes: float | None = None  #: the mean time to decide; None if they never did
    decided: int = 0  #: how often they did
    partners: tuple[str, ...] = ()  #: whom they played with, the newest first


@dataclass(slots=True)
class Ratings:
    """The records of all players of a data folder. Not thread-safe."""

    standings: dict[str, Standing] = field(default_factory=dict)

    def of(self, player: str) -> Standing:
        """Return the record of a player; newcomers all have the same one."""
        return self.standings.get(player, Standing())

    @property
    def minutes(self) -> float:
        """The mean time of all players to decide, which newcomers are taken to need."""
        times = [
            standing.minutes
            for standing in self.standings.values()
            if standing.minutes is not None
        ]
        return fmean(times) if times else 0.0

    def add(self, room: Room) -> None:
        """Record a game that is over; again counts twice. Other games don't count.

        A game that someone gave up counts for whom players met, and not for their strength.
        """
        outcome = room.outcome
        if outcome is None:
            return
        players = players_of(room)
        for seat, player in players.items():
            before = self.of(player)
            others = tuple(other for at, other in players.items() if at != seat)
            standing = replace(before, partners=(*others, *before.partners))
            if outcome is not Outcome.SURRENDERED:
                standing = _after(standing, is_won=outcome is Outcome.WON)
            if seat in room.decided_s:
                standing = _decided(standing, room.decided_s[seat] / 60)
            self.standings[player] = standing


def players_of(room: Room) -> Mapping[int, str]:
    """The participant codes of the people in a room, by seat; without those who withdrew."""
    names = {at: parsed(seat.who) for at, seat in enumerate(room.seats) if not seat.machine}
    return {at: name.participant for at, name in names.items() if name is not None}


def _after(standing: Standing, *, is_won: bool) -> Standing:
    from turingdesk.plugins.live_games.analysis.games.strength import strength

    won = (*standing.won, is_won)
    return replace(standing, won=won, strength=strength(won))


def _decided(standing: Standing, minutes: float) -> Standing:
    n = standing.decided + 1
    before = standing.minutes or 0.0
    # A running mean, so that single times needn't be stored.
    return replace(standing, decided=n, minutes=before + (minutes - before) / n)
