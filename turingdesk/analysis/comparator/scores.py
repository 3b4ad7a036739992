"""Turing scores: how well an agent fools others, and tells others from itself (Def. 5, 12)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from turingdesk.core.message import join, message, plural

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

    from turingdesk.analysis.comparator.acceptance import Acceptance

    Floats = NDArray[np.float64]
    Bools = NDArray[np.bool_]

METHOD = message(
    "means of proportions with equal weights; binomial standard errors, trials independent"
)
COLUMNS = {
    "agent": "str",
    "n": "int64",
    "fooling": "float64",
    "fooling_se": "float64",
    "telling": "float64",
    "telling_se": "float64",
    "turing": "float64",
    "turing_se": "float64",
    "rank": "Int64",
    "method": "str",
    "note": "str",
}


@dataclass(frozen=True, slots=True)
class _Mean:
    """A mean of shares, or of means; value and variance are None if there is nothing."""

    value: float | None
    variance: float | None

    @property
    def error(self) -> float | None:
        return None if self.variance is None else self.variance**0.5


def scores(found: Acceptance) -> DataFrame:
    """F, D and T of each agent that is its own distinguisher (Def. 5), the highest T first.

    `fooling` is F, over the distinguishers that the agent met as an actor; `telling` is D,
    half of which comes from trials with itself; `turing` is T, their mean. Agents with the
    same T have the same rank, and the next one follows without a gap.
    """
    rows = []
    others = found.others
    for place, name in enumerate(found.agents):
        fooled = _shares(found, others[place], found.share[place], found.variance[place])
        told = _shares(
            found, others[:, place], 1 - found.share[:, place], found.variance[:, place]
        )
        n_own = int(found.n[place, place])
        own = _Mean(float(found.share[place, place]), float(found.variance[place, place]))
        telling = _half(own if n_own else _NOTHING, told)
        n = int(found.n[place].sum() + found.n[:, place].sum()) - n_own
        missing = "" if n_own else message("It never judged itself.")
        rows.append((name, n, fooled, telling, _gaps(found, place, missing)))
    return _table(rows)


def fixed(found: Acceptance) -> DataFrame:
    """F, R and T of each agent for a fixed distinguisher (Def. 12), the highest T first.

    `fooling` is F, how often the agent was accepted as another; `telling` is R, how often
    others were not accepted as the agent. The distinguisher is neither an actor nor a
    target there, and trials in which the target itself was met are excluded.
    """
    import numpy as np

    is_judge = np.array([name == found.distinguisher for name in found.agents], dtype=bool)
    others = found.others & ~is_judge & ~is_judge[:, None]
    rows = []
    for place, name in enumerate(found.agents):
        if is_judge[place]:
            continue
        fooled = _shares(found, others[place], found.share[place], found.variance[place])
        column = 1 - found.share[:, place]
        resisted = _shares(found, others[:, place], column, found.variance[:, place])
        n = int(found.n[place, others[place]].sum() + found.n[others[:, place], place].sum())
        rows.append((name, n, fooled, resisted, _gaps(found, place, "")))
    return _table(rows)


_NOTHING = _Mean(None, None)


def _shares(found: Acceptance, there: Bools, share: Floats, variance: Floats) -> _Mean:
    """The mean of independent shares."""
    size = int(there.sum())
    if not size:
        return _NOTHING
    return _Mean(float(share[there].mean()), float(variance[there].sum()) / size**2)


def _half(one: _Mean, other: _Mean) -> _Mean:
    """The mean of two independent means."""
    if one.value is None or other.value is None or one.variance is None or other.variance is None:
        return _NOTHING
    return _Mean((one.value + other.value) / 2, (one.variance + other.variance) / 4)


def _gaps(found: Acceptance, place: int, missing: str) -> str:
    """What was not tried, so that a mean is over fewer agents than there are."""
    import numpy as np

    apart = np.arange(len(found.agents)) != place
    apart &= np.array([name != found.distinguisher for name in found.agents], dtype=bool)
    said = [missing] if missing else []
    met, meets = found.n[place, apart] > 0, found.n[apart, place] > 0
    if not met.any():
        said.append(message("It was never an actor for another agent."))
    elif not met.all():
        said.append(
            plural(
                "It was an actor for {met} of %n other.",
                "It was an actor for {met} of %n others.",
                n=apart.sum(),
                met=met.sum(),
            )
        )
    if not meets.any():
        said.append(message("No one imitated it."))
    elif not meets.all():
        said.append(
            plural(
                "{meets} of %n other imitated it.",
                "{meets} of %n others imitated it.",
                n=apart.sum(),
                meets=meets.sum(),
            )
        )
    return join(" ", said)


def _table(rows: Sequence[tuple[str, int, _Mean, _Mean, str]]) -> DataFrame:
    import pandas as pd

    made = []
    for name, n, fooling, telling, note in rows:
        both = _half(fooling, telling)
        numbers = [number for one in (fooling, telling, both) for number in (one.value, one.error)]
        made.append((name, n, *numbers, None, METHOD, note))
    table = pd.DataFrame(made, columns=list(COLUMNS)).astype(COLUMNS)
    # Rounded, so that sums of the same shares in another order are the same.
    order = table["turing"].round(9)
    table["rank"] = order.rank(method="dense", ascending=False).astype("Int64")
    return table.sort_values(["rank", "agent"], ignore_index=True, na_position="last")
