"""Time between the decisions of both people of a game (paper 4, Fig. 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turingdesk.analysis._base import tabled
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.plugins.live_games.analysis.games.played import LOST, decided, share

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame, Series

WIDTH_S = 15.0
COLUMNS = {
    "start_s": "float64",
    "end_s": "float64",
    "n": "int64",
    "lost": "int64",
}
SHARES = {"lost": "bool", "start_s": "float64", "end_s": "float64", "n": "int64"}
SHARES |= {"share": "float64", "low": "float64", "high": "float64"}
SHARES |= {"method": "str", "note": "str"}


def apart(games: DataFrame) -> Series[float]:
    """Seconds between both votes, of each game that was won or lost and has both times.

    Raises:
        TuringDeskError: A column is missing.
    """
    rows = decided(games, "decided_a_s", "decided_b_s")
    seconds: Series[float] = _seconds(rows).dropna()
    return seconds


def histogram(games: DataFrame, width_s: float = WIDTH_S) -> DataFrame:
    """The number of games by time between the votes: of all games, and of those people lost.

    Args:
        games: The table; games that were neither won nor lost, or lack a time, are omitted.
        width_s: Of a bar; each has its begin and not its end.

    Raises:
        TuringDeskError: A column is missing.
    """
    import numpy as np
    import pandas as pd

    rows, place = _with_bar_places(games, width_s)
    lost = (rows["outcome"] == LOST).to_numpy()
    size = int(place.max(initial=-1)) + 1
    start = np.arange(size) * width_s
    every = np.bincount(place, minlength=size)
    of_lost = np.bincount(place, weights=lost, minlength=size)
    values = {"start_s": start, "end_s": start + width_s, "n": every, "lost": of_lost}
    return pd.DataFrame(values, columns=list(COLUMNS)).astype(COLUMNS)


def shares(
    games: DataFrame, by: Clustering = Clustering.BOTH, width_s: float = WIDTH_S
) -> DataFrame:
    """The bars of `histogram` that have games, as shares of all games and of those lost.

    Args:
        games: As `histogram` takes them.
        by: What intervals cluster by; see `played.share`.
        width_s: Of a bar.

    Raises:
        TuringDeskError: A column is missing.
    """
    import numpy as np

    rows, place = _with_bar_places(games, width_s)
    is_lost = (rows["outcome"] == LOST).to_numpy(dtype=bool)
    share_rows = []
    for lost, those in ((False, np.ones(len(rows), dtype=bool)), (True, is_lost)):
        for number in np.unique(place[those]).tolist():
            period_share = share(rows[those], place[those] == number, by)
            ends = (
                period_share.value,
                period_share.low,
                period_share.high,
                period_share.method,
                period_share.note,
            )
            start = number * width_s
            share_rows.append((lost, start, start + width_s, int(those.sum()), *ends))
    return tabled(share_rows, SHARES)


def _with_bar_places(games: DataFrame, width_s: float) -> tuple[DataFrame, NDArray[np.int64]]:
    """The games that have both times, and for each the place of its bar."""
    import numpy as np

    rows = decided(games, "decided_a_s", "decided_b_s")
    seconds = _seconds(rows)
    there = seconds.notna().to_numpy()
    place = np.floor(seconds[there].to_numpy(dtype=float) / width_s).astype(np.int64)
    return rows[there], place


def _seconds(rows: DataFrame) -> Series[float]:
    import pandas as pd

    times = [
        pd.to_numeric(rows[f"decided_{side}_s"], errors="coerce").astype("float64")
        for side in "ab"
    ]
    distance: Series[float] = (times[0] - times[1]).abs()
    return distance
