"""Permutation tests of detectability, exact wherever verdicts are what is exchanged.

Which verdicts fall into a group when labels are dealt out again is a draw without
replacement, so the number of right ones is hypergeometric. Its probabilities are summed
instead of drawn: the p value is that of all permutations, without a seed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from turingdesk.analysis.statistics.result import Result, impossible
from turingdesk.core.message import message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

    Floats = NDArray[np.float64]

_NEVER = 1e-290  #: a chance below it is none
_SAME = 1e-9  #: differences that differ by less are equal: they come of rounding
_TRIALS = message(
    "Verdicts are independent of each other and exchangeable under the null hypothesis."
)
_SHARES = message("Exact permutation test of two proportions, two-sided; effect: their difference")
_GROUPS = message(
    "Exact permutation test of two groups' detectability, two-sided, verdicts exchanged "
    "within each truth; effect: difference of detectability"
)
_HALF = message(
    "Exact permutation test, truths exchanged over verdicts; effect: detectability minus 0.5"
)
_WITHIN = message(
    "Exact permutation test, truths exchanged over the verdicts of each judge; effect: "
    "detectability minus 0.5"
)


@dataclass(frozen=True, slots=True)
class Counts:
    """Counts of correct and of all verdicts, on human and on machine answers."""

    hh: int
    humans: int
    mm: int
    machines: int

    @property
    def detectability(self) -> float:
        """½ (p(H|H) + p(M|M)); both classes must have been seen."""
        return (self.hh / self.humans + self.mm / self.machines) / 2


def two_shares(right: tuple[int, int], n: tuple[int, int]) -> Result:
    """A test of whether two groups are correct (or say "human") equally often.

    Args:
        right: How many there are in either group.
        n: Of how many.
    """
    total = sum(n)
    if min(n) == 0:
        return impossible(total, _SHARES, _TRIALS, message("a group has no verdicts"))
    effect = right[0] / n[0] - right[1] / n[1]
    k, p = _hypergeometric(total, sum(right), n[0])
    differences = k / n[0] - (sum(right) - k) / n[1]
    return Result(total, _SHARES, _TRIALS, p=_beyond(differences, p, effect), effect=effect)


def two_groups(first: Counts, second: Counts) -> Result:
    """A test of whether two groups of verdicts have the same detectability."""
    humans, machines = first.humans + second.humans, first.machines + second.machines
    n = humans + machines
    if 0 in (first.humans, first.machines, second.humans, second.machines):
        return impossible(
            n, _GROUPS, _TRIALS, message("a group lacks verdicts on humans or on machines")
        )
    effect = first.detectability - second.detectability
    x, p_x = _half_differences(first.hh, first.humans, second.hh, second.humans)
    y, p_y = _half_differences(first.mm, first.machines, second.mm, second.machines)
    p = _both_beyond((x, p_x), (y, p_y), abs(effect))
    return Result(n, _GROUPS, _TRIALS, p=p, effect=effect)


def against_half(counts: Counts) -> Result:
    """A test of whether verdicts depend on the truth at all (the same as Fisher's exact test)."""
    return _against_half([counts], _HALF, _TRIALS)


def against_half_within(judges: list[Counts]) -> Result:
    """The same, where each judge may say "human" as often as they like.

    Only the order of each judge's own verdicts is exchanged, so that judges who lean to
    one answer do not make the test wrong. Its null hypothesis is that no judge can tell.
    """
    assumed = message("The verdicts of one judge are exchangeable under the null hypothesis.")
    return _against_half(judges, _WITHIN, assumed)


def by_judge(
    counts: ArrayLike, is_first: ArrayLike, resamples: int = 4000, seed: int = 1
) -> Result:
    """A test of whether two groups of judges differ in detectability; whole judges change groups.

    Args:
        counts: For each judge hh, humans, mm and machines, shape (judges, 4).
        is_first: For each judge whether they are in the first group.
        resamples: How many random permutations.
        seed: Of the permutations.
    """
    import numpy as np

    # As floats: BLAS multiplies no matrices of whole numbers, and NumPy's own loop is slow.
    cells = np.asarray(counts, dtype=float).reshape(-1, 4)
    label = np.asarray(is_first, dtype=bool)
    method = message(
        "Permutation test of two groups of judges, whole judges exchanged, "
        "{resamples:,} random permutations, seed {seed}; effect: difference of "
        "detectability",
        resamples=resamples,
        seed=seed,
    )
    assumed = message("Judges are independent of each other.")
    groups = np.stack([cells[label].sum(axis=0), cells[~label].sum(axis=0)])
    if (groups[:, [1, 3]] == 0).any() or min(label.sum(), (~label).sum()) < 2:
        why = message(
            "a group has fewer than two judges, or lacks verdicts on humans or on machines"
        )
        return impossible(len(cells), method, assumed, why)
    effect = float(_difference(cells, label[None].astype(float))[0])
    beyond, n_drawn = _resampled(cells, label, abs(effect), resamples, seed)
    # The labels as they are count as one permutation, so that p is never 0 (Phipson & Smyth 2010,
    # Statistical Applications in Genetics and Molecular Biology 9(1)).
    p = (1 + beyond) / (1 + n_drawn)
    return Result(len(cells), method, assumed, p=p, effect=effect)


def _resampled(
    cells: Floats, label: NDArray[np.bool_], size: float, resamples: int, seed: int
) -> tuple[int, int]:
    """Return how many random permutations differ by at least `size`, and how many were drawn."""
    import numpy as np

    draw, beyond, n_drawn = np.random.default_rng(seed), 0, 0
    # Bounds the memory: labels times judges, in floats.
    at_once = max(1, min(500, 1_000_000 // len(cells)))
    for start in range(0, resamples, at_once):
        labels = np.tile(label.astype(float), (min(at_once, resamples - start), 1))
        # `permuted` shuffles each row by itself; `permutation` would move all rows alike.
        differences = _difference(cells, draw.permuted(labels, axis=1))
        differences = differences[~np.isnan(differences)]
        # As large a difference counts as beyond, and rounding must not decide that.
        beyond += int((np.abs(differences) >= size - _SAME).sum())
        n_drawn += differences.size
    return beyond, n_drawn


def _difference(cells: Floats, labels: Floats) -> Floats:
    import numpy as np

    first = labels @ cells
    second = cells.sum(axis=0) - first
    # A permutation can leave a group without one class. What it gives is NaN, which is not
    # counted.
    with np.errstate(divide="ignore", invalid="ignore"):
        a, b = ((g[:, 0] / g[:, 1] + g[:, 2] / g[:, 3]) / 2 for g in (first, second))
    differences: Floats = a - b
    return differences


def _hypergeometric(total: int, right: int, size: int) -> tuple[Floats, Floats]:
    """Return the hypergeometric distribution: successes that a random group can have."""
    import numpy as np
    from scipy.special import gammaln

    k = np.arange(max(0, size + right - total), min(size, right) + 1, dtype=float)

    def ways(n: float, of: Floats) -> Floats:
        logarithms: Floats = gammaln(n + 1) - gammaln(of + 1) - gammaln(n - of + 1)
        return logarithms

    # As logarithms: binomial coefficients of some more than a thousand verdicts overflow.
    logs = ways(right, k) + ways(total - right, size - k)
    p = np.exp(logs - logs.max())
    # Normalized by the sum, so that factors common to all terms need not be computed.
    return k, p / p.sum()


def _half_differences(a: int, n_a: int, b: int, n_b: int) -> tuple[Floats, Floats]:
    """Return half the difference of two shares under all permutations, ascending, with p."""
    k, p = _hypergeometric(n_a + n_b, a + b, n_a)
    return (k / n_a - (a + b - k) / n_b) / 2, p


def _beyond(values: Floats, p: Floats, observed_difference: float) -> float:
    import numpy as np

    # Rounding can take a sum of all probabilities above 1.
    return min(1.0, float(p[np.abs(values) >= abs(observed_difference) - _SAME].sum()))


def _both_beyond(first: tuple[Floats, Floats], second: tuple[Floats, Floats], d: float) -> float:
    """Return the probability that a sum of two independent values is at least d from 0."""
    import numpy as np

    # At a difference of 0 every permutation is as extreme; the two tails would overlap.
    if d <= _SAME:
        return 1.0
    (x, p_x), (y, p_y) = first, second
    up = np.append(np.cumsum(p_y[::-1])[::-1], 0.0)  # from the far end, so small tails stay exact
    down = np.append(0.0, np.cumsum(p_y))
    above = up[np.searchsorted(y, d - x - _SAME, side="left")]
    below = down[np.searchsorted(y, -d - x + _SAME, side="right")]
    return min(1.0, float((p_x * (above + below)).sum()))


def _against_half(judges: list[Counts], method: str, assumed: str) -> Result:
    humans, machines = sum(j.humans for j in judges), sum(j.machines for j in judges)
    n = humans + machines
    if not humans or not machines:
        return impossible(
            n, method, assumed, message("there are verdicts on one class only, or none")
        )
    hh, mm = sum(j.hh for j in judges), sum(j.mm for j in judges)
    said_human = hh + machines - mm
    if said_human in (0, n):
        return impossible(n, method, assumed, message("all verdicts are the same"))
    k, p = _summed(judges)
    if k.size == 1:
        both = any(j.humans and j.machines for j in judges)
        why = message("no judge judged both humans and machines")
        if both:
            why = message("no judge of both humans and machines gave both answers")
        return impossible(n, method, assumed, why)
    values = (k / humans + (machines - (said_human - k)) / machines) / 2 - 0.5
    effect = (hh / humans + mm / machines) / 2 - 0.5
    # Within judges the expected value need not be 0: who sees few machines and often says "human"
    # moves it. So p is two-sided around it.
    expected = float((p * values).sum())
    return Result(
        n, method, assumed, p=_beyond(values - expected, p, effect - expected), effect=effect
    )


def _summed(judges: list[Counts]) -> tuple[Floats, Floats]:
    """Return the distribution of "human" verdicts on humans, summed over judges."""
    from collections import Counter

    import numpy as np

    # Judges with equal margins have one distribution, which is computed once.
    alike = Counter((j.humans + j.machines, j.hh + j.machines - j.mm, j.humans) for j in judges)
    parts: list[tuple[float, Floats]] = []
    for (n, said_human, humans), times in alike.items():
        k, p = _hypergeometric(n, said_human, humans)
        parts += [(float(k[0]), p)] * times
    while len(parts) > 1:  # neighbors in size, so that long ones are convolved few times
        parts.sort(key=lambda part: part[1].size)
        odd = parts[-1:] if len(parts) % 2 else []
        pairs = zip(parts[0:-1:2], parts[1::2], strict=False)
        parts = [_convolved(*pair) for pair in pairs] + odd
    low, chances = parts[0]
    return low + np.arange(chances.size, dtype=np.float64), chances


def _convolved(first: tuple[float, Floats], second: tuple[float, Floats]) -> tuple[float, Floats]:
    """Convolve two distributions; tails that underflow to 0 are cut, since they grow long."""
    import numpy as np

    both = np.convolve(first[1], second[1]).astype(np.float64)
    # Tails far below the smallest p would make later convolutions longer and change nothing.
    there = np.flatnonzero(both > _NEVER)
    return first[0] + second[0] + float(there[0]), both[there[0] : there[-1] + 1]
