"""Scores of bots, to which only games with strong players count (paper 4, Sec. 3.2, Eq. 8).

The paper prints a score and a weighted win ratio for each bot, and does not write the score as
an equation: it is made "like" that of players. Taken literally that would put the prior of 11
into it, but 388 games whose weights are at most 1.21 (no player had more than 2.1) cannot give
the printed 0.126 then. So the score here is the odds V/L of the weighted games without a prior,
and the weighted win ratio is V/(V + L). The printed columns are not quite each other's odds
(11.70 % are odds of 0.133); like its numbers of games they come from different states of data.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from turingdesk.analysis.games.played import LOST
from turingdesk.analysis.games.strength import before, sigma
from turingdesk.core.message import message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

    Floats = NDArray[np.float64]

WINDOW = 1000
COLUMNS = {
    "agent": "str",
    "n": "int64",
    "won_by_bot": "int64",
    "ratio": "float64",
    "score": "float64",
    "weighted_ratio": "float64",
    "n_weighted": "int64",
    "weight": "float64",
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
    k = rows[::-1].groupby("agent").cumcount()[::-1].to_numpy(dtype=float) + 1
    above = [np.maximum(0.0, rows[f"strength_{side}"].to_numpy(dtype=float) - 1) for side in "ab"]
    return rows.assign(xi=above[0] * above[1] * sigma(k, WINDOW))


def scores(games: DataFrame) -> DataFrame:
    """Each bot's win ratio, score and weighted win ratio, the highest score first.

    Raises:
        TuringDeskError: A column is missing.
    """
    import pandas as pd

    rows = weighted(games)
    made = [_row(str(bot), own) for bot, own in rows.groupby("agent")]
    table = pd.DataFrame(made, columns=list(COLUMNS)).astype(COLUMNS)
    return table.sort_values(
        ["score", "agent"], ascending=[False, True], ignore_index=True, na_position="last"
    )


def _row(bot: str, own: DataFrame) -> dict[str, Any]:
    won = (own["outcome"] == LOST).to_numpy()
    xi: Floats = own["xi"].to_numpy(dtype=float)
    wins, losses = float(xi[won].sum()), float(xi[~won].sum())
    note = ""
    if not wins + losses:
        note = message("No score: in no game were both people stronger than 1.")
    elif not losses:
        note = message("The score is infinite: the bot won every game that counts.")
    return {
        "agent": bot or message("(not named)"),
        "n": len(own),
        "won_by_bot": int(won.sum()),
        "ratio": float(won.mean()),
        "score": wins / losses if losses else (float("inf") if wins else None),
        "weighted_ratio": wins / (wins + losses) if wins + losses else None,
        "n_weighted": int((xi > 0).sum()),
        "weight": wins + losses,
        "note": note,
    }
