"""Turing scores: how well an agent fools others, and tells others from itself (Def. 5, 12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import tabled
from turingdesk.analysis.statistics import proportions
from turingdesk.core.message import join, message, plural

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

    from turingdesk.analysis.comparator.acceptance import Acceptance

    Floats = NDArray[np.float64]
    Places = NDArray[np.bool_] | Sequence[int]

METHOD = join("; ", (message("means of proportions with equal weights"), proportions.METHOD))
SCORES = ("fooling", "telling", "turing")
COLUMNS = {
    "agent": "str",
    "n": "int64",
    **{f"{score}{part}": "float64" for score in SCORES for part in ("", "_low", "_high", "_se")},
    # With a capital letter, pandas' integers that can be missing.
    "rank": "Int64",
    "method": "str",
    "note": "str",
}


@dataclass(frozen=True, slots=True, eq=False)
class _Sum:
    """A score as a weighted sum: the weight of each pair of agents, and a constant."""

    weights: Floats
    constant: float = 0.0


@dataclass(frozen=True, slots=True)
class _Scored:
    """An agent with its first and its second score, which are None if there is nothing."""

    agent: str
    n: int
    fooling: _Sum | None
    telling: _Sum | None
    note: str

    @property
    def sums(self) -> tuple[_Sum | None, _Sum | None, _Sum | None]:
        """Both, and their mean."""
        return self.fooling, self.telling, _half(self.fooling, self.telling)


def scores(acceptance: Acceptance) -> DataFrame:
    """F, D and T of each agent that is its own distinguisher (Def. 5), the highest T first.

    `fooling` is F, over the distinguishers that the agent met as an actor; `telling` is D,
    half of which comes from trials with itself; `turing` is T, their mean. Each has its 95% CI
    (`_low`, `_high`) and its standard error (`_se`). Agents with the same T have the same rank,
    and the next one follows without a gap. There are no ranks, and agents are in the order of
    their names, where not all of them met: their scores are then over different others.
    """
    rows = []
    others = acceptance.others
    for place, name in enumerate(acceptance.agents):
        n_own = int(acceptance.n[place, place])
        self_told = _mean(acceptance, [place], [place]) if n_own else None
        others_told = _less(_mean(acceptance, others[:, place], [place]))
        n = int(acceptance.n[place].sum() + acceptance.n[:, place].sum()) - n_own
        missing = "" if n_own else message("It never judged itself.")
        fooled = _mean(acceptance, [place], others[place])
        rows.append(
            _Scored(
                name, n, fooled, _half(self_told, others_told), _gaps(acceptance, place, missing)
            )
        )
    return _table(acceptance, rows)


def fixed(acceptance: Acceptance) -> DataFrame:
    """F, R and T of each agent for a fixed distinguisher (Def. 12), the highest T first.

    `fooling` is F, how often the agent was accepted as another; `telling` is R, how often
    others were not accepted as the agent. The distinguisher is neither an actor nor a
    target there, and trials in which the target itself was met are excluded. Columns and ranks
    are those of `scores`.
    """
    import numpy as np

    is_judge = np.array(
        [name == acceptance.distinguisher for name in acceptance.agents], dtype=bool
    )
    others = acceptance.others & ~is_judge & ~is_judge[:, None]
    rows = []
    for place, name in enumerate(acceptance.agents):
        if is_judge[place]:
            continue
        fooled = _mean(acceptance, [place], others[place])
        resisted = _less(_mean(acceptance, others[:, place], [place]))
        n = int(
            acceptance.n[place, others[place]].sum() + acceptance.n[others[:, place], place].sum()
        )
        rows.append(_Scored(name, n, fooled, resisted, _gaps(acceptance, place, "")))
    return _table(acceptance, rows)


def _mean(acceptance: Acceptance, actors: Places, targets: Places) -> _Sum | None:
    """The mean of the shares of some actors and targets; None if there are none."""
    import numpy as np

    weights = np.zeros(acceptance.n.shape)
    weights[actors, targets] = 1.0
    total = float(weights.sum())
    return _Sum(weights / total) if total else None


def _less(of: _Sum | None) -> _Sum | None:
    """1 minus it: the mean of the shares that were not accepted."""
    return None if of is None else _Sum(-of.weights, 1 - of.constant)


def _half(first: _Sum | None, second: _Sum | None) -> _Sum | None:
    """The mean of two."""
    if first is None or second is None:
        return None
    return _Sum((first.weights + second.weights) / 2, (first.constant + second.constant) / 2)


def _gaps(acceptance: Acceptance, place: int, missing: str) -> str:
    """A note on agents that were not tried, so that a mean is over fewer than there are."""
    import numpy as np

    apart = np.arange(len(acceptance.agents)) != place
    apart &= np.array([name != acceptance.distinguisher for name in acceptance.agents], dtype=bool)
    notes = [missing] if missing else []
    met, meets = acceptance.n[place, apart] > 0, acceptance.n[apart, place] > 0
    if not met.any():
        notes.append(message("It was never an actor for another agent."))
    elif not met.all():
        notes.append(
            plural(
                "It was an actor for {met} of %n other.",
                "It was an actor for {met} of %n others.",
                n=apart.sum(),
                met=met.sum(),
            )
        )
    if not meets.any():
        notes.append(message("No one imitated it."))
    elif not meets.all():
        notes.append(
            plural(
                "{meets} of %n other imitated it.",
                "{meets} of %n others imitated it.",
                n=apart.sum(),
                meets=meets.sum(),
            )
        )
    return join(" ", notes)


def _table(acceptance: Acceptance, scored: Sequence[_Scored]) -> DataFrame:
    rows: list[dict[str, Any]] = [
        {"agent": score_row.agent, "n": score_row.n, "method": METHOD, "note": score_row.note}
        for score_row in scored
    ]
    for at, score, uncertain in _computed(acceptance, scored):
        rows[at] |= {f"{score}{part}": value for part, value in uncertain.items()}
    table = tabled(rows, COLUMNS)
    if not table["note"].any():
        # Rounded, so that sums of the same shares in another order are the same.
        order = table["turing"].round(9)
        table["rank"] = order.rank(method="dense", ascending=False).astype("Int64")
    return table.sort_values(["rank", "agent"], ignore_index=True, na_position="last")


def _computed(
    acceptance: Acceptance, scored: Sequence[_Scored]
) -> Iterator[tuple[int, str, dict[str, float]]]:
    """The agent's place, the score, and its columns, for each score that there is."""
    named = [
        (at, score, part)
        for at, score_row in enumerate(scored)
        for score, part in zip(SCORES, score_row.sums, strict=True)
        if part is not None
    ]
    if not named:
        return
    weights = [part.weights.ravel() for *_, part in named]
    constants = [part.constant for *_, part in named]
    sums = proportions.weighted_sums(
        weights, acceptance.accepted.ravel(), acceptance.n.ravel(), constants
    )
    columns = {"": sums.value, "_low": sums.low, "_high": sums.high, "_se": sums.error}
    for number, (at, score, _) in enumerate(named):
        yield at, score, {name: float(values[number]) for name, values in columns.items()}
