"""Signal detection: d', the criterion, and the ROC, with their standard errors (paper 3, App. H).

Clustered ones by the delta method: d' and c are sums of normal quantiles of two rates, so each
verdict moves them by what it does to its rate, over the normal density there. The ROC shows how
well ratings tell machines from humans, whatever the criterion.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.inference import Trials, combinations, standard_error
from turingdesk.analysis.statistics.result import Result, impossible, not_computed
from turingdesk.core.message import join, message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

    Floats = NDArray[np.float64]


_Z = 1.959963984540054
METHOD = message(
    "d' = z(hits) - z(false alarms), 0.5 added to counts and 1 to totals (Jones and Bergen); "
    "normal approximation of the variance (Gourevitch and Galanter 1967); 95% CI"
)
ASSUMED = message(
    "Verdicts are independent; both inner distributions are normal with the same variance."
)
_D_PRIME = message("d' = z(hits) - z(false alarms), 0.5 added to counts and 1 to totals")
_CRITERION = "criterion = -(z(hits) + z(false alarms)) / 2, with the same correction"
_DIFFERENCE = message("difference between groups of") + " "
_MISSING = not_computed(message("there are verdicts on one class only, or none"))


@dataclass(frozen=True, slots=True)
class Sensitivity:
    """A hit is a machine called a machine, a false alarm a human called a machine."""

    d_prime: Result  #: 0 where the classes are not told apart
    criterion: Result  #: below 0 where "machine" is said too readily, above 0 where "human" is


def sensitivity(hits: int, machines: int, false_alarms: int, humans: int) -> Sensitivity:
    """Both measures of some verdicts: d' and criterion.

    Args:
        hits: Machines that were said to be machines.
        machines: Verdicts on machines.
        false_alarms: Humans that were said to be machines.
        humans: Verdicts on humans.
    """
    n = humans + machines
    if not humans or not machines:
        none = Result(n, METHOD, ASSUMED, note=_MISSING)
        return Sensitivity(none, none)
    (hit, hit_var), (alarm, alarm_var) = _z(hits, machines), _z(false_alarms, humans)
    note = ""
    if hits in (0, machines) or false_alarms in (0, humans):
        note = message("All verdicts on one class agree, so the value depends on the correction.")
    spread = hit_var + alarm_var
    return Sensitivity(
        _wald_test(n, hit - alarm, spread, note),
        _wald_test(n, -(hit + alarm) / 2, spread / 4, note),
    )


def clustered(
    trials: Trials, clustering: Clustering, against: tuple[int, int] | None = None
) -> Sensitivity:
    """Both measures with verdicts that cluster by judge and stimulus.

    Args:
        trials: Share 0 are verdicts on humans, share 1 those on machines.
        clustering: What to cluster by.
        against: Two more such shares: then the difference from their measures is taken.
    """
    values, weights = [0.0, 0.0], [dict[int, float](), dict[int, float]()]
    n, right = (counts.tolist() for counts in trials.counts)
    for sign, (humans, machines) in ((1, (0, 1)), (-1, against)) if against else ((1, (0, 1)),):
        # Delta method: errors come from the slopes of z at the observed rates.
        alarm, alarm_slope = _slope(n[humans] - right[humans], n[humans])
        hit, hit_slope = _slope(right[machines], n[machines])
        values[0] += sign * (hit - alarm)
        values[1] -= sign * (hit + alarm) / 2
        # p(H|H) counts correct verdicts and not false alarms, hence the signs.
        weights[0] |= {humans: sign * alarm_slope, machines: sign * hit_slope}
        weights[1] |= {humans: sign * alarm_slope / 2, machines: -sign * hit_slope / 2}
    # The engine gives the error of the linear part alone; the value is put in afterwards.
    inferences = combinations(trials, weights, clustering, is_sum=False)
    what = _DIFFERENCE if against else ""
    d_prime, criterion = (
        replace(inference, value=value).result(0.0, what + name)
        for inference, value, name in zip(inferences, values, (_D_PRIME, _CRITERION), strict=True)
    )
    return Sensitivity(d_prime, criterion)


def of_each(counts: NDArray[np.int64]) -> tuple[Floats, Floats]:
    """The values of d' and criterion of many judges; NaN for those who saw one class only.

    Args:
        counts: Humans said to be human, humans, machines said to be machines, and machines of
            each, shape (judges, 4).
    """
    import numpy as np
    from scipy.special import ndtri

    hh, humans, mm, machines = np.asarray(counts, dtype=float).reshape(-1, 4).T
    # The same correction as for totals, or d' of a judge with all correct would be infinite.
    hit, alarm = ndtri((mm + 0.5) / (machines + 1)), ndtri((humans - hh + 0.5) / (humans + 1))
    both = (humans > 0) & (machines > 0)
    return np.where(both, hit - alarm, np.nan), np.where(both, -(hit + alarm) / 2, np.nan)


def _slope(k: int, n: int) -> tuple[float, float]:
    """Return the normal quantile of a corrected rate, and its derivative by the rate."""
    z, variance = _z(k, n)
    rate = (k + 0.5) / (n + 1)
    # The variance is rate (1 - rate) / (n + 1) over the squared density, so this is one over the
    # density.
    return z, (variance * (n + 1) / (rate * (1 - rate))) ** 0.5


def _z(k: int, n: int) -> tuple[float, float]:
    """Return the normal quantile of a corrected rate, and its variance (delta method)."""
    from math import exp, pi

    from scipy.special import ndtri

    rate = (k + 0.5) / (n + 1)  # as in paper 3, App. H: without it z of 0 and 1 is infinite
    z = float(ndtri(rate))
    # Delta method: the slope of z is one over the normal density there.
    density = exp(-z * z / 2) / (2 * pi) ** 0.5
    return z, rate * (1 - rate) / (n + 1) / density**2


def _wald_test(n: int, value: float, variance: float, note: str) -> Result:
    from scipy.special import ndtr

    error = variance**0.5
    z = value / error
    p = 2 * float(ndtr(-abs(z)))
    return Result(
        n, METHOD, ASSUMED, z, (), p, value, value - _Z * error, value + _Z * error, note
    )


_METHOD_ROC = message(
    "Area under the ROC curve of verdict times confidence; standard error of DeLong et "
    "al. 1988; z against 0.5; effect: the area"
)
_ASSUMED_ROC = message(
    "Verdicts are independent; all judges use the confidence scale in the same way."
)


_AREA = message("the area under the ROC curve of verdict times confidence, tested against 0.5")
_ASSUMED_AREA = message("All judges use the confidence scale in the same way.")


@dataclass(frozen=True, slots=True)
class Roc:
    """The curve from (0, 0) to (1, 1), and the area under it."""

    area: Result
    false_alarms: tuple[float, ...]
    hits: tuple[float, ...]


def roc(scores: ArrayLike, is_machine: ArrayLike) -> Roc:
    """The curve of some ratings.

    Args:
        scores: The higher, the more they speak for a machine: for example the confidence where
            "machine" was said, and minus the confidence where "human" was.
        is_machine: The truth of each.
    """
    import numpy as np

    score, machine = np.asarray(scores, dtype=float), np.asarray(is_machine, dtype=bool)
    ours, others = score[machine], score[~machine]
    if not ours.size or not others.size:
        why = message("there are ratings of one class only, or none")
        return Roc(impossible(score.size, _METHOD_ROC, _ASSUMED_ROC, why), (), ())
    # Stable, so that equal scores keep their order and the curve is the same everywhere.
    order = np.argsort(-score, kind="stable")
    ranked = machine[order]
    # Ties are one step of the curve, which is diagonal there.
    last = np.append(np.flatnonzero(np.diff(score[order])), score.size - 1)
    hits = np.append(0.0, np.cumsum(ranked)[last] / ours.size)
    alarms = np.append(0.0, np.cumsum(~ranked)[last] / others.size)
    return Roc(_area(ours, others), tuple(alarms.tolist()), tuple(hits.tolist()))


def clustered_area(
    scores: Floats,
    trials: Trials,
    clustering: Clustering,
    what: str = _AREA,
    assumed: str = _ASSUMED_AREA,
) -> Result:
    """The area under the ROC curve of ratings that cluster by judge and stimulus.

    To first order each rating moves the area by its placement, less the area, over the size of
    its class: what Obuchowski (1997) sums by patient is summed by judge and by stimulus here.
    The effect is the area, and 0.5 what it is tested against. Like a proportion it has the score
    interval (Kottas, Kuss & Zapf 2014, BMC Medical Research Methodology 14:26).

    Args:
        scores: As `roc` takes them, one for each verdict.
        trials: The verdicts; share 0 are those on humans, share 1 those on machines.
        clustering: What to cluster by.
        what: What it is the area of, for the method.
        assumed: What the area takes for granted; may be "".
    """
    import numpy as np

    machine, total = trials.shares == 1, len(scores)
    ours, others = scores[machine], scores[~machine]
    if not ours.size or not others.size:
        why = message("there are ratings of one class only, or none")
        return impossible(total, clustering.method, assumed, why)
    placed, passed = _placements(ours, others)
    # The mean placement is the area, and deviations from it are its influences (DeLong et al.
    # 1988).
    area, moved = float(placed.mean()), np.empty(total)
    moved[machine], moved[~machine] = (placed - area) / ours.size, (passed - area) / others.size
    if note := _without_error(placed, passed):
        return Result(total, trials.words.method(clustering), assumed, effect=area, note=note)
    error = standard_error(trials.influences(moved), _independent(placed, passed), clustering)
    result = error.share(total, area).result(0.5, what)
    return _as_area(result, area, assumed)


def _as_area(result: Result, area: float, assumed: str) -> Result:
    """The test of an area less 0.5 as a result on the area, between 0 and 1."""
    low, high = (None if end is None else end + 0.5 for end in (result.low, result.high))
    return replace(
        result,
        assumptions=join(" ", (result.assumptions, assumed)),
        effect=area,
        low=None if low is None else max(0.0, low),
        high=None if high is None else min(1.0, high),
    )


def _placements(ours: Floats, others: Floats) -> tuple[Floats, Floats]:
    """DeLong's placements: for each rating the share of the other class that it exceeds.

    For ratings of humans, the share of machines that exceed them. By ranks, in n log n steps
    instead of one for each pair (Sun & Xu 2014, IEEE Signal Processing Letters 21(11)).
    """
    import numpy as np

    m, n = ours.size, others.size
    # From ranks, as comparing every pair would need memory for m times n numbers.
    ranks = _ranks(np.concatenate([ours, others]))
    return (ranks[:m] - _ranks(ours)) / n, 1 - (ranks[m:] - _ranks(others)) / m


def _independent(placed: Floats, passed: Floats) -> float:
    """The variance of the area if ratings are independent (DeLong et al. 1988)."""
    return float(placed.var(ddof=1) / placed.size + passed.var(ddof=1) / passed.size)


def _without_error(placed: Floats, passed: Floats) -> str:
    """Why the area has no standard error; "" where it has one."""
    if min(placed.size, passed.size) < 2:
        return message("One class has a single rating, so there is no standard error.")
    if _independent(placed, passed) == 0:
        return message(
            "The ratings don't overlap or are all the same, so there is no standard error."
        )
    return ""


def _area(ours: Floats, others: Floats) -> Result:
    from scipy.special import ndtr

    m, n = ours.size, others.size
    placed, passed = _placements(ours, others)
    area = float(placed.mean())
    if note := _without_error(placed, passed):
        return Result(m + n, _METHOD_ROC, _ASSUMED_ROC, effect=area, note=note)
    error = _independent(placed, passed) ** 0.5
    z = (area - 0.5) / error
    low, high = max(0.0, area - _Z * error), min(1.0, area + _Z * error)
    return Result(
        m + n, _METHOD_ROC, _ASSUMED_ROC, z, (), 2 * float(ndtr(-abs(z))), area, low, high
    )


def _ranks(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """Rank values from 1; equal values share the mean of their ranks."""
    import numpy as np

    ordered = np.sort(values)
    below, upto = (np.searchsorted(ordered, values, side) for side in ("left", "right"))
    mean_ranks: NDArray[np.float64] = (below + upto + 1) / 2
    return mean_ranks
