"""Detectability while the sessions came in: its value and interval after each few sessions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._figure import LEAST
from turingdesk.analysis._groups import is_right, overall
from turingdesk.analysis._result_cache import ResultCache, key_of
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.table.identity import PARTICIPANT, STIMULUS

if TYPE_CHECKING:
    from pandas import DataFrame

_LOOKED_AT = tuple(dict.fromkeys((*STIMULUS, *PARTICIPANT, "truth")))
MOST = 15  #: points that are computed
_kept: ResultCache[list[dict[str, Any]]] = ResultCache(20)


def course(
    rows: DataFrame, starts: Mapping[str, str], by: Clustering, last: Mapping[str, Any]
) -> list[dict[str, Any]]:
    """Compute detectability after the first sessions, after some more, and so on to all of them.

    Each value and interval is what the analysis of detectability gives for the sessions up to
    there, so the last one is the headline's.

    Args:
        rows: Verdicts on origin, as `_counted.verdicts` gives them.
        starts: By session, when it starts; the parts of a continued session share one time.
        by: What to cluster by.
        last: The result for all rows, with `value`, `ci_low`, and `ci_high`.

    Returns:
        Plain rows with `sessions`, `session`, which is the last of them, `n`, `value`, `ci_low`,
        and `ci_high`, fewest sessions first. Those with fewer than `LEAST` verdicts are omitted.
    """
    import numpy as np
    import pandas as pd

    codes, names = pd.factorize(rows["session"])
    begun = [starts.get(str(session), "") for session in names]
    orders, numbers = np.unique(begun, return_inverse=True)
    total = len(orders)
    if not total:
        return []
    step = _step(total)
    place = numbers[codes]
    # Sessions that come now change nothing of these, whose results stay in the cache.
    is_early = place < (total - 1) // step * step
    early, at = rows[is_early], place[is_early]
    column_codes = [pd.factorize(early[column])[0] for column in _LOOKED_AT if column in early]
    key = key_of([str(by), str(step)], (at, is_right(early), early["n"].to_numpy(), *column_codes))
    looks = range(step, total, step)
    points = _kept.result(key, lambda: [_point(early[at < n], n, by) for n in looks])
    ends = {name: last[name] for name in ("value", "ci_low", "ci_high")}
    now = {"sessions": total, "n": int(rows["n"].sum()), **ends}
    each = (point for point in (*points, now) if point["n"] >= LEAST)
    return [look | {"session": str(names[numbers == look["sessions"] - 1][-1])} for look in each]


def _point(rows: DataFrame, sessions: int, by: Clustering) -> dict[str, Any]:
    detectability = overall(rows, by).detectability
    n = int(rows["n"].sum())
    return {
        "sessions": sessions,
        "n": n,
        "value": detectability.value,
        "ci_low": detectability.low,
        "ci_high": detectability.high,
    }


def _step(sessions: int) -> int:
    """1, 2, or 5 times a power of ten: what was computed before mostly stays in use.

    >>> _step(12), _step(16), _step(72), _step(1916)
    (1, 2, 5, 200)
    """
    power = 1
    while True:
        for times in (1, 2, 5):
            if sessions <= MOST * times * power:
                return times * power
        power *= 10
