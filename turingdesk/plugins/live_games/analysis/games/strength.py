"""The strength of players: their odds of winning, from their last games (paper 4, Eqs. 1-3)."""

from __future__ import annotations

from math import isnan
from typing import TYPE_CHECKING

from turingdesk.analysis._base import tabled
from turingdesk.analysis.statistics.posterior import odds_interval
from turingdesk.core.message import message
from turingdesk.plugins.live_games.analysis.games.played import WON, decided

if TYPE_CHECKING:
    from collections.abc import Iterator

    import numpy as np
    from numpy.typing import ArrayLike, NDArray
    from pandas import DataFrame

    Floats = NDArray[np.float64]

PRIOR = 11.0  #: what is added to wins and to losses
WINDOW = 100  #: games after which a game counts half
_TAIL = 400  #: games beyond the window of which the weight is lost in rounding
COLUMNS = {"player": "str", "n": "int64", "won": "int64", "strength": "float64"}
COLUMNS |= {"minutes": "float64", "n_minutes": "int64", "rank": "Int64", "note": "str"}


def sigma(k: ArrayLike, window: int = WINDOW) -> Floats:
    """The weight of a game: 1 - 1/(1 + exp(-0.1 (k - window))), Eq. 2.

    Args:
        k: Its place from the newest, which is 1.
        window: 100 for players, 1000 for bots.
    """
    import numpy as np
    from scipy.special import expit

    weights: Floats = expit(-0.1 * (np.asarray(k, dtype=float) - window))
    return weights


def strength(won: ArrayLike) -> float:
    """S = (V + 11)/(L + 11) after some games, Eq. 3: 1 without any, between 0.0995 and 10.05.

    Args:
        won: Whether each game was won, the oldest first.
    """
    return float(history(won)[-1])


def interval(won: ArrayLike, level: float = 0.95) -> tuple[float, float]:
    """Between which odds of winning a player's own are: central quantiles of the posterior.

    S is the odds at the mean of a Beta(V + 11, L + 11) distribution, which is the posterior of the
    probability to win if the prior is Beta(11, 11). The paper gives no interval.

    Args:
        won: Whether each game was won, the oldest first.
        level: The probability inside.
    """
    import numpy as np

    each = np.asarray(won, dtype=float)
    wins, losses = _gathered(each)[-1] + PRIOR, _gathered(1.0 - each)[-1] + PRIOR
    return odds_interval(float(wins), float(losses), len(each), level)


def history(won: ArrayLike) -> Floats:
    """S before each game, and after the last one: one number more than there are games.

    Args:
        won: Whether each game was won, the oldest first.
    """
    import numpy as np

    each = np.asarray(won, dtype=float)
    wins, losses = _gathered(each), _gathered(1.0 - each)
    strengths: Floats = (wins + PRIOR) / (losses + PRIOR)
    return strengths


def before(games: DataFrame) -> DataFrame:
    """The games that were won or lost, with the strength of both players before each.

    The columns added are `strength_a` and `strength_b`. A player without a name has the
    strength of a new one, which is 1.

    Raises:
        TuringDeskError: A column is missing.
    """
    import numpy as np

    rows = decided(games, "player_a", "player_b")
    strengths_by_side = {side: np.ones(len(rows)) for side in ("a", "b")}
    for _, places, won in _of_players(rows):
        values = history(won)
        for (side, place), value in zip(places, values, strict=False):
            strengths_by_side[side][place] = value
    return rows.assign(strength_a=strengths_by_side["a"], strength_b=strengths_by_side["b"])


def players(games: DataFrame) -> DataFrame:
    """Each named player's games, strength and mean time to decide (Fig. 2), strongest first.

    `minutes` is the mean over the games in which the player's vote has a time, of which
    there are `n_minutes`; the paper matches players by it and by strength (Eq. 4).

    Raises:
        TuringDeskError: A column is missing.
    """
    rows = decided(games, "player_a", "player_b")
    player_rows = []
    for name, places, won in _of_players(rows):
        times = [_seconds(rows, side, place) for side, place in places]
        vote_times = [seconds for seconds in times if seconds is not None]
        minutes = sum(vote_times) / len(vote_times) / 60 if vote_times else None
        note = "" if vote_times else message("No vote of this player has a time.")
        numbers = (len(won), sum(won), strength(won), minutes, len(vote_times))
        player_rows.append((name, *numbers, None, note))
    table = tabled(player_rows, COLUMNS)
    # Rounded, so that rounding errors in sums don't decide about ranks.
    ranks = table["strength"].round(9).rank(method="dense", ascending=False)
    table["rank"] = ranks.astype("Int64")
    return table.sort_values(["rank", "player"], ignore_index=True)


def _gathered(each: Floats) -> Floats:
    """The weighted sum of what came before each game, and before the next one."""
    import numpy as np

    weights = sigma(np.arange(1, min(len(each), WINDOW + _TAIL) + 1))
    if not len(each):
        return np.zeros(1)
    # A convolution has the weighted sums before all games at once.
    sums: Floats = np.concatenate([[0.0], np.convolve(each, weights)[: len(each)]])
    return sums


def _of_players(rows: DataFrame) -> Iterator[tuple[str, list[tuple[str, int]], list[bool]]]:
    """Each named player: where their games are, and whether each was won, in order."""
    places: dict[str, list[tuple[str, int]]] = {}
    for place, pair in enumerate(zip(rows["player_a"], rows["player_b"], strict=True)):
        # Someone who has both seats counts once.
        for side, name in zip("ab", dict.fromkeys(pair), strict=False):
            if name:
                places.setdefault(name, []).append((side, place))
    won = (rows["outcome"] == WON).tolist()
    for name in sorted(places):
        yield name, places[name], [won[place] for _, place in places[name]]


def _seconds(rows: DataFrame, side: str, place: int) -> float | None:
    if f"decided_{side}_s" not in rows:
        return None
    value = float(rows[f"decided_{side}_s"].iloc[place])
    return None if isnan(value) else value
