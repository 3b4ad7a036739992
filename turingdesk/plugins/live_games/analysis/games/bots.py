"""Scores of bots, to which only games with strong players count (paper 4, Sec. 3.2, Eq. 8).

The paper prints a score and a weighted win ratio for each bot, and does not write the score as
an equation: it is made "like" that of players. Taken literally that would put the prior of 11
into it, but 388 games whose weights are at most 1.21 (no player had more than 2.1) cannot give
the printed 0.126 then. So the score here is the odds V/L of the weighted games without a prior,
and the weighted win ratio is V/(V + L). The printed columns are not quite each other's odds
(11.70 % are odds of 0.133); like its numbers of games they come from different states of data.

The paper gives no intervals. Here the weighted win ratio has one that clusters by both players,
and the score has the same one as odds. A bot has neither number below `FEWEST_GAMES` weighted
games, where an interval would be about 0.6 wide, or below `FEWEST_PEOPLE`; the paper's table
begins at 31. One that won every game that counts has a ratio, but no odds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import tabled
from turingdesk.analysis._clusters import trials
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.inference import (
    Inference,
    Influences,
    binomial,
    standard_error,
)
from turingdesk.core.message import join, message
from turingdesk.plugins.live_games.analysis.games.played import LOST, share, with_players
from turingdesk.plugins.live_games.analysis.games.strength import before, sigma

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

    Floats = NDArray[np.float64]

WINDOW = 1000
FEWEST_GAMES = 10  #: with a weight above 0, below which a bot has no score
FEWEST_PEOPLE = 3  #: who played them
COLUMNS = {
    "agent": "str",
    "n": "int64",
    "won_by_bot": "int64",
    "ratio": "float64",
    "ratio_low": "float64",
    "ratio_high": "float64",
    "score": "float64",
    "score_low": "float64",
    "score_high": "float64",
    "weighted_ratio": "float64",
    "weighted_ratio_low": "float64",
    "weighted_ratio_high": "float64",
    "n_weighted": "int64",
    "n_players": "int64",
    "weight": "float64",
    "method": "str",
    "note": "str",
}


def weighted(games: DataFrame) -> DataFrame:
    """The games that were won or lost, in order, with their weight in a column `xi` (Eq. 8).

    The strengths are those before the game: its own outcome must not weigh itself. `k` of
    Eq. 8 counts a bot's own games from its newest.

    Raises:
        TuringDeskError: A column is missing.
    """
    import numpy as np

    rows = before(games)
    if "agent" not in rows:
        rows = rows.assign(agent="")
    # Backward, since `cumcount` counts from the first row and k from the newest game.
    k = rows[::-1].groupby("agent").cumcount()[::-1].to_numpy(dtype=float) + 1
    above = [np.maximum(0.0, rows[f"strength_{side}"].to_numpy(dtype=float) - 1) for side in "ab"]
    return rows.assign(xi=above[0] * above[1] * sigma(k, WINDOW))


def scores(games: DataFrame, by: Clustering = Clustering.BOTH) -> DataFrame:
    """Each bot's win ratio, score and weighted win ratio, the highest score first.

    `n_weighted` is the number of games with a weight above 0, `n_players` of the people who
    played them.

    Args:
        games: The table.
        by: What intervals cluster by; see `played.share`.

    Raises:
        TuringDeskError: A column is missing.
    """
    rows = weighted(games)
    bot_rows = [_row(str(bot), bot_games, by) for bot, bot_games in rows.groupby("agent")]
    table = tabled(bot_rows, COLUMNS)
    return table.sort_values(
        ["score", "agent"], ascending=[False, True], ignore_index=True, na_position="last"
    )


def weighted_share(rows: DataFrame, is_counted: NDArray[np.bool_], by: Clustering) -> Inference:
    """The weighted share of games that count, a ratio of two sums, by its linear part.

    Args:
        rows: Games with a weight `xi` above 0 each; at least one.
        is_counted: Which of them count.
        by: What the standard error clusters by.
    """
    import numpy as np

    xi: Floats = rows["xi"].to_numpy(dtype=float)
    total = float(xi.sum())
    value = float(xi[is_counted].sum()) / total
    games = total**2 / float((xi**2).sum())  # which, weighted equally, would have the variance
    clustered_trials = trials(with_players(rows), np.zeros(len(rows), dtype=np.int64), is_counted)
    influences = Influences(
        xi * (is_counted - value) / total,
        clustered_trials.judges,
        clustered_trials.stimuli,
        clustered_trials.cells,
        words=clustered_trials.words,
        roles=clustered_trials.roles,
        weights=xi,
    )
    floor = binomial(value * games, games)
    return standard_error(influences, floor, by).share(len(rows), value)


def _row(bot: str, bot_games: DataFrame, by: Clustering) -> dict[str, Any]:
    won = (bot_games["outcome"] == LOST).to_numpy(dtype=bool)
    xi: Floats = bot_games["xi"].to_numpy(dtype=float)
    ratio = share(bot_games, won, by)
    of_strong = bot_games[xi > 0]
    people = {*of_strong["player_a"], *of_strong["player_b"]} - {""}
    about = {
        "agent": bot or message("(not named)"),
        "n": len(bot_games),
        "won_by_bot": int(won.sum()),
        "ratio": ratio.value,
        "ratio_low": ratio.low,
        "ratio_high": ratio.high,
        "n_weighted": len(of_strong),
        "n_players": len(people),
        "weight": float(xi.sum()),
    }
    if why := _too_few(len(of_strong), len(people)):
        return about | {"method": ratio.method, "note": join(" ", (ratio.note, why))}
    return about | _scored(weighted_share(of_strong, won[xi > 0], by))


def _too_few(games: int, people: int) -> str:
    """Why there is no score; "" where there is one."""
    if not games:
        return message("No score: in no game were both people stronger than 1.")
    if games < FEWEST_GAMES or people < FEWEST_PEOPLE:
        return message(
            "No score: it needs at least {fewest_games} games in which both people were stronger "
            "than 1, and at least {fewest_people} people in them.",
            fewest_games=FEWEST_GAMES,
            fewest_people=FEWEST_PEOPLE,
        )
    return ""


def _scored(ratio: Inference) -> dict[str, Any]:
    """The weighted ratio and the odds, with their interval."""
    value, note = ratio.value, ratio.note
    low, high = ratio.interval() or (None, None)
    if value == 1:
        no_score = message(
            "No score: the bot won every game that counts, so that odds have no limit."
        )
        note = join(" ", (note, no_score))
    return {
        "weighted_ratio": value,
        "weighted_ratio_low": low,
        "weighted_ratio_high": high,
        "score": _odds(value),
        "score_low": None if value == 1 else _odds(low),
        "score_high": _odds(high),
        "method": ratio.method,
        "note": note,
    }


def _odds(value: float | None) -> float | None:
    return None if value is None or value == 1 else value / (1 - value)
