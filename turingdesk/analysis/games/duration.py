"""How often people win by how long a game lasted, in minutes or messages (paper 4, Fig. 6, 15).

The paper models the win rate of each stretch as a Beta distribution and does not name the
prior; here it is Beta(1, 1), by which every rate is as likely beforehand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from turingdesk.analysis.games.played import WON, decided
from turingdesk.analysis.statistics import posterior
from turingdesk.core.message import message

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
    "mean": "float64",
    "low": "float64",
    "high": "float64",
    "messages_low": "float64",
    "messages_median": "float64",
    "messages_high": "float64",
    "messages_n": "int64",
    "method": "str",
    "note": "str",
}


def by_minutes(games: DataFrame, edges: Sequence[float] = MINUTES) -> DataFrame:
    """The people's win rate by the minutes that a game took.

    Args:
        games: The table; those that were neither won nor lost are omitted.
        edges: Where stretches begin, in order; each has its begin and not its end, and the
            last one has no end.

    Raises:
        TuringDeskError: A column is missing.
    """
    return _by(decided(games, "minutes"), "minutes", edges)


def by_messages(games: DataFrame, edges: Sequence[float] = MESSAGES) -> DataFrame:
    """Return the people's win rate by the messages written; takes and raises as `by_minutes`."""
    return _by(decided(games, "messages"), "messages", edges)


def density(rates: DataFrame, points: int = POINTS) -> NDArray[np.float64]:
    """The posterior densities of the win rates, shape (points, stretches); rates from 0 to 1."""
    import numpy as np
    from scipy.special import betaln, xlog1py, xlogy

    p = np.linspace(0.0, 1.0, points)[:, None]
    won = rates["won"].to_numpy(dtype=float)
    lost = rates["n"].to_numpy(dtype=float) - won
    found: NDArray[np.float64] = np.exp(
        xlogy(won, p) + xlog1py(lost, -p) - betaln(won + 1, lost + 1)
    )
    return found


def mass(rates: DataFrame, bins: int) -> NDArray[np.float64]:
    """The posterior probability that a win rate lies in each of as many equal parts of 0 to 1.

    Returns:
        Shape (bins, stretches), low rates first; each stretch adds up to 1.
    """
    import numpy as np
    from scipy.special import betainc

    won = rates["won"].to_numpy(dtype=float)
    lost = rates["n"].to_numpy(dtype=float) - won
    below = betainc(won + 1, lost + 1, np.linspace(0.0, 1.0, bins + 1)[:, None])
    found: NDArray[np.float64] = np.diff(below, axis=0)
    return found


def _by(rows: DataFrame, column: str, edges: Sequence[float]) -> DataFrame:
    import numpy as np
    import pandas as pd

    values = pd.to_numeric(rows[column], errors="coerce").to_numpy(dtype=float)
    place = np.searchsorted(np.asarray(edges, dtype=float), values, side="right") - 1
    place = np.where(np.isnan(values), -1, place)
    won = (rows["outcome"] == WON).to_numpy()
    written = rows.get("messages")
    made = []
    for number, start in enumerate(edges):
        own = place == number
        end = edges[number + 1] if number + 1 < len(edges) else None
        n, k = int(own.sum()), int(won[own].sum())
        made.append({"start": start, "end": end, "n": n, "won": k, **_rate(k, n)})
        made[-1] |= _written(None if written is None else written[own])
    return pd.DataFrame(made, columns=list(COLUMNS)).astype(COLUMNS)


def _rate(won: int, n: int) -> dict[str, Any]:
    found = posterior.share(won, n)
    note = "" if n else message("No game ended in this period.")
    ends = {"mean": found.effect, "low": found.low, "high": found.high}
    return {**ends, "method": found.method, "note": note}


def _written(messages: Series[Any] | None) -> dict[str, Any]:
    """Quartiles of the messages written in these games."""
    names = ("messages_low", "messages_median", "messages_high")
    n = 0 if messages is None else int(messages.notna().sum())
    if messages is None or not n:
        return dict.fromkeys(names) | {"messages_n": 0}
    quartiles = messages.astype("float64").quantile([0.25, 0.5, 0.75])
    return dict(zip(names, quartiles.tolist(), strict=True)) | {"messages_n": n}
