"""Ratings of players and machines, from the rooms of a data folder in which people accuse.

They are those of the analysis of the Turing Game, computed from the rooms that are over, so that
the desk knows them without the sessions of kiosks. Pilots and sealed studies don't count.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from turingdesk.core.errors import BadJournal
from turingdesk.core.message import message, plural
from turingdesk.plugins.live_games.ratings import Ratings, players_of
from turingdesk.plugins.live_games.room import Outcome, Room
from turingdesk.plugins.live_games.room_record import read_room, rooms_in
from turingdesk.sessions.data_folder import PILOT

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.analysis._figure import Figure


@dataclass(frozen=True, slots=True)
class RatedPlayer:
    """A player on the leaderboard."""

    player: str  #: the participant code
    rank: int
    games: int  #: that were won or lost
    won: int
    strength: float
    low: float  #: the 95 % interval of the strength
    high: float
    minutes: float | None  #: to decide, on average


class Rating(NamedTuple):
    """A number with its 95% CI."""

    value: float
    low: float | None  #: None where there is no interval
    high: float | None


@dataclass(frozen=True, slots=True)
class RatedMachine:
    """A machine, and how it does against strong players."""

    agent: str
    games: int
    won: int
    ratio: float
    score: Rating | None  #: None where too few games count; see `analysis.games.bots`
    weighted_ratio: Rating | None
    weighted_games: int  #: that count to both
    note: str


@dataclass(frozen=True, slots=True)
class GameRatings:
    """The ratings that result from the rooms of a data folder."""

    players: tuple[RatedPlayer, ...] = ()
    machines: tuple[RatedMachine, ...] = ()
    outcomes: tuple[Outcome, ...] = ()  #: of all games, the oldest first
    ratings: Ratings = field(default_factory=Ratings)  #: for distances between those who wait

    @property
    def figure(self) -> Figure:
        """The games over time."""
        return _over_time(self.outcomes)


class RatingsFolder:
    """Reads the journals of rooms again and again; those that are over are known.

    Args:
        data: The data folder.
    """

    def __init__(self, data: Path) -> None:
        self.data = data
        self._over: dict[Path, tuple[str, Room] | None] = {}

    def read(self) -> GameRatings:
        """All ratings.

        Raises:
            OSError: The folder can't be read.
        """
        for path in rooms_in(self.data):
            if path not in self._over and path.parent.parent.name != PILOT:
                self._take(path)
        games_over = [game for game in self._over.values() if game is not None]
        # In the order of time, which strengths depend on.
        return rated(sorted(games_over, key=lambda game: game[0]))

    def _take(self, path: Path) -> None:
        try:
            record = read_room(path)
        except BadJournal:
            self._over[path] = None
            return
        if record.room.ending is not None:
            counts = record.room.outcome is not None and not record.wanted.sealed
            begun = str(record.file.opened["at"])
            self._over[path] = (begun, record.room) if counts else None


def rated(rooms: Sequence[tuple[str, Room]]) -> GameRatings:
    """The ratings that follow from games that are over.

    Args:
        rooms: When each began, ISO 8601, and the room; the oldest first.
    """
    if not rooms:
        return GameRatings()
    from turingdesk.plugins.live_games.analysis.games import bots, strength

    games, ratings = _table(rooms), Ratings()
    for _, room in rooms:
        ratings.add(room)
    players = [
        RatedPlayer(
            row["player"],
            int(row["rank"]),
            int(row["n"]),
            int(row["won"]),
            float(row["strength"]),
            *strength.interval(ratings.of(row["player"]).won),
            ratings.of(row["player"]).minutes,
        )
        for row in strength.players(games).to_dict("records")
    ]
    machines = [_machine(row) for row in bots.scores(games).to_dict("records")]
    outcomes = tuple(room.outcome for _, room in rooms if room.outcome is not None)
    return GameRatings(tuple(players), tuple(machines), outcomes, ratings)


def _machine(row: dict[Any, Any]) -> RatedMachine:
    n, won, note = int(row["n"]), int(row["won_by_bot"]), row["note"]
    score, weighted = (_rating(row, name) for name in ("score", "weighted_ratio"))
    weighted_games = int(row["n_weighted"])
    return RatedMachine(
        row["agent"], n, won, float(row["ratio"]), score, weighted, weighted_games, note
    )


def _rating(row: dict[Any, Any], name: str) -> Rating | None:
    value, low, high = (
        # NaN alone differs from itself.
        None if row[column] is None or row[column] != row[column] else float(row[column])
        for column in (name, f"{name}_low", f"{name}_high")
    )
    return None if value is None else Rating(value, low, high)


def _table(rooms: Sequence[tuple[str, Room]]) -> DataFrame:
    """The games as `analysis.games` takes them."""
    import pandas as pd

    game_rows = []
    for at, room in rooms:
        names = players_of(room)
        people = [seat for seat, player in enumerate(room.seats) if not player.machine]
        row = {"game": room.id, "at": at, "outcome": str(room.outcome), "messages": len(room.said)}
        row["agent"] = next(
            (player.bot or player.who for player in room.seats if player.machine), ""
        )
        for side, seat in zip("ab", people, strict=False):
            row[f"player_{side}"] = names.get(seat, "")
            row[f"decided_{side}_s"] = room.decided_s.get(seat)
        game_rows.append(row)
    return pd.DataFrame(game_rows)


def _over_time(outcomes: Sequence[Outcome]) -> Figure:
    """A figure of people's wins by each game, and of games given up by then."""
    from turingdesk.analysis._figure import Axis, Figure, Line

    ended = {ending: [0] for ending in Outcome}
    for outcome in outcomes:
        for ending, counts in ended.items():
            counts.append(counts[-1] + (ending is outcome))
    names = {
        Outcome.WON: message("won by people"),
        Outcome.LOST: message("won by machines"),
        Outcome.SURRENDERED: message("given up"),
    }
    x = list(range(len(outcomes) + 1))
    layers = tuple(Line(x, ended[ending], name=name) for ending, name in names.items())
    games = plural("%n game", "%n games", len(outcomes))
    return Figure(
        "games-over-time",
        message("Games over time"),
        Axis(message("Games so far"), low=0.0, is_whole=True),
        Axis(message("Games"), low=0.0, is_whole=True),
        layers if outcomes else (),
        message("How games ended, cumulative ({games}).", games=games),
        nothing="" if outcomes else message("No game has ended yet."),
    )
