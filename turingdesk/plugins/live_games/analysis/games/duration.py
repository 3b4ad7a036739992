"""People's share of wins by length of the game, in minutes or messages (paper 4, Fig. 6, 15).

The paper models the win rate of each stretch as a Beta distribution and does not name the
prior; here it is Beta(1, 1), by which every rate is as likely beforehand. It takes games as
independent, which those of one player are not. Here a stretch counts as many games as independent
ones would have the interval that clusters by both players (`n_effective`; Korn & Graubard 1998,
Survey Methodology 24(2), who do so for intervals of shares). Where no player is named, these are
the paper's distributions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import tabled
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.posterior import effective_number
from turingdesk.core.message import message
from turingdesk.plugins.live_games.analysis.games.played import WON, decided, share

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame, Series


MINUTES = tuple(float(minute) for minute in range(11))
MESSAGES = tuple(float(number) for number in range(0, 55, 5))
POINTS = 101  #: rates at which a density is computed, from 0 to 1
COLUMNS = {
    "start": "float64",
    "end": "float64",
    "n": "int64",
    "won": "int64",
    "rate": "float64",
    "low": "float64",
    "high": "float64",
    "n_effective": "float64",
    "messages_low": "float64",
    "messages_median": "float64",
    "messages_high": "float64",
    "messages_n": "int64",
    "method": "str",
    "note": "str",
}


def by_minutes(
    games: DataFrame, edges: Sequence[float] = MINUTES, by: Clustering = Clustering.BOTH
) -> DataFrame:
    """The people's win rate by the minutes that a game took.

    Args:
        games: The table; those that were neither won nor lost are omitted.
        edges: Where stretches begin, in order; each has its begin and not its end, and the
            last one has no end.
        by: What intervals cluster by; see `played.share`.

    Raises:
        TuringDeskError: A column is missing.
    """
    return _by(decided(games, "minutes"), "minutes", edges, by)


def by_messages(
    games: DataFrame, edges: Sequence[float] = MESSAGES, by: Clustering = Clustering.BOTH
) -> DataFrame:
    """Return the people's win rate by the messages written; takes and raises as `by_minutes`."""
    return _by(decided(games, "messages"), "messages", edges, by)


def density(rates: DataFrame, points: int = POINTS) -> NDArray[np.float64]:
    """The posterior densities of the win rates, shape (points, stretches); rates from 0 to 1.

    NaN for stretches with too few players for an interval.
    """
    import numpy as np
    from scipy.special import betaln, xlog1py, xlogy

    p = np.linspace(0.0, 1.0, points)[:, None]
    won, lost = _effective(rates)
    # `xlogy` and `xlog1py` are 0 for a count of 0, even where the logarithm is infinite.
    densities: NDArray[np.float64] = np.exp(
        xlogy(won, p) + xlog1py(lost, -p) - betaln(won + 1, lost + 1)
    )
    return densities


def mass(rates: DataFrame, bins: int) -> NDArray[np.float64]:
    """The posterior probability that a win rate lies in each of as many equal parts of 0 to 1.

    Returns:
        Shape (bins, stretches), low rates first; each stretch adds up to 1, or is NaN where it
        has too few players for an interval.
    """
    import numpy as np
    from scipy.special import betainc

    won, lost = _effective(rates)
    below = betainc(won + 1, lost + 1, np.linspace(0.0, 1.0, bins + 1)[:, None])
    masses: NDArray[np.float64] = np.diff(below, axis=0)
    return masses


def _effective(rates: DataFrame) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The number of games won and lost, if they were independent."""
    n = rates["n_effective"].to_numpy(dtype=float)
    share_won = rates["rate"].fillna(0.0).to_numpy(dtype=float)
    return n * share_won, n * (1 - share_won)


def _by(rows: DataFrame, column: str, edges: Sequence[float], by: Clustering) -> DataFrame:
    import numpy as np
    import pandas as pd

    values = pd.to_numeric(rows[column], errors="coerce").to_numpy(dtype=float)
    place = np.searchsorted(np.asarray(edges, dtype=float), values, side="right") - 1
    # `searchsorted` puts NaN behind all numbers, so it would be in the last stretch.
    place = np.where(np.isnan(values), -1, place)
    won = (rows["outcome"] == WON).to_numpy(dtype=bool)
    period_rows = []
    for number, start in enumerate(edges):
        in_period = place == number
        end = edges[number + 1] if number + 1 < len(edges) else None
        about = {
            "start": start,
            "end": end,
            "n": int(in_period.sum()),
            "won": int(won[in_period].sum()),
        }
        message_counts = rows["messages"][in_period] if "messages" in rows else None
        period_rows.append(
            {**about, **_rate(rows[in_period], won[in_period], by), **_written(message_counts)}
        )
    return tabled(period_rows, COLUMNS)


def _rate(rows: DataFrame, won: NDArray[np.bool_], by: Clustering) -> dict[str, Any]:
    win_share = share(rows, won, by)
    note = win_share.note if len(rows) else message("No game ended in this period.")
    ends = {"rate": win_share.value, "low": win_share.low, "high": win_share.high}
    effective = None
    if win_share.value is not None:
        effective = effective_number(win_share.value, win_share.sd, win_share.df, len(rows))
    elif not len(rows):
        effective = 0.0
    return {**ends, "n_effective": effective, "method": win_share.method, "note": note}


def _written(messages: Series[Any] | None) -> dict[str, Any]:
    """Quartiles of the messages written in these games."""
    names = ("messages_low", "messages_median", "messages_high")
    n = 0 if messages is None else int(messages.notna().sum())
    if messages is None or not n:
        return dict.fromkeys(names) | {"messages_n": 0}
    quartiles = messages.astype("float64").quantile([0.25, 0.5, 0.75])
    return dict(zip(names, quartiles.tolist(), strict=True)) | {"messages_n": n}
