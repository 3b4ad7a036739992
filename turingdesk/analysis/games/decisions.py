"""How far apart both people of a game decided (paper 4, Fig. 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turingdesk.analysis.games.played import LOST, decided

if TYPE_CHECKING:
    from pandas import DataFrame, Series

WIDTH_S = 15.0
COLUMNS = {
    "start_s": "float64",
    "end_s": "float64",
    "n": "int64",
    "lost": "int64",
}


def apart(games: DataFrame) -> Series[float]:
    """Seconds between both votes, of each game that was won or lost and has both times.

    Raises:
        TuringDeskError: A column is missing.
    """
    rows = decided(games, "decided_a_s", "decided_b_s")
    found: Series[float] = _seconds(rows).dropna()
    return found


def histogram(games: DataFrame, width_s: float = WIDTH_S) -> DataFrame:
    """How many games had their votes so far apart: all of them, and those that people lost.

    Args:
        games: The table; games that were neither won nor lost, or lack a time, are omitted.
        width_s: Of a bar; each has its begin and not its end.

    Raises:
        TuringDeskError: A column is missing.
    """
    import numpy as np
    import pandas as pd

    rows = decided(games, "decided_a_s", "decided_b_s")
    seconds = _seconds(rows)
    there = seconds.notna().to_numpy()
    place = np.floor(seconds[there].to_numpy(dtype=float) / width_s).astype(np.int64)
    lost = (rows["outcome"] == LOST).to_numpy()[there]
    size = int(place.max(initial=-1)) + 1
    start = np.arange(size) * width_s
    every = np.bincount(place, minlength=size)
    of_lost = np.bincount(place, weights=lost, minlength=size)
    values = {"start_s": start, "end_s": start + width_s, "n": every, "lost": of_lost}
    return pd.DataFrame(values, columns=list(COLUMNS)).astype(COLUMNS)


def _seconds(rows: DataFrame) -> Series[float]:
    import pandas as pd

    times = [
        pd.to_numeric(rows[f"decided_{side}_s"], errors="coerce").astype("float64")
        for side in "ab"
    ]
    found: Series[float] = (times[0] - times[1]).abs()
    return found
