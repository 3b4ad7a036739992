"""Agreement beyond chance: Krippendorff's alpha, Fleiss' kappa, and Cohen's kappa of two coders.

Alpha and Fleiss' kappa compare the agreement of two judges of the same unit with the agreement
that their labels would have by chance, and take judges who labeled only some of the units.

- Alpha for nominal data weighs each label alike, and corrects chance for small samples
  (Krippendorff 2011, "Computing Krippendorff's alpha-reliability"; Hayes and Krippendorff 2007;
  Krippendorff 2019, chapter 12).
- Kappa weighs each unit alike. With as many judges for each unit it is that of Fleiss (1971);
  Gwet (2014, "Handbook of inter-rater reliability") generalizes it to other numbers.

Their intervals come from jackknives (Efron and Stein 1981): over units and, where it is known who
judged, over judges, less what single labels explain of both. They are agreement's own way, since
its value is no sum of what single labels say. Bias and skewness are taken out (Johnson 1978), and
degrees of freedom come from the fourth moment: a variance of few units is often too small together
with the agreement. So intervals cover 93 to 97 % with 30 units or more, and there are none with
fewer, with which they would cover 88 to 92 %.

Cohen's kappa (1960), of two coders who labeled the same units, has its asymptotic error, computed
from cells that have together two labels more (as Agresti and Coull 1998 do for a proportion): the
plain error covers 75 to 90 % with 20 to 50 texts of which few have a label, and is 0 where both
coders agree on all. With fewer than 20 texts there is no interval.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from dataclasses import astuple, dataclass, replace
from math import sqrt
from typing import TYPE_CHECKING

from turingdesk.analysis.statistics import record
from turingdesk.analysis.statistics.clustering import FEWEST_JUDGES, Clustering
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import join, message, plural

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Counts = NDArray[np.int64]
    Agreements = Callable[[Floats], tuple[Floats, Floats]]
    Sums = Callable[[Counts], Floats]


_SMALLEST = 1e-9  #: standard error; less comes of rounding
FEWEST = 30  #: stimuli that an interval needs
_INTERVAL = message(
    "95% CI from leaving out one stimulus, and one judge, at a time (jackknife), without bias and "
    "skewness (Johnson, 1978); Student's t"
)
ALPHA = join("; ", (message("Krippendorff's alpha for nominal data"), _INTERVAL))
KAPPA = join(
    "; ",
    (message("Fleiss' kappa in Gwet's generalization to unequal numbers of judges"), _INTERVAL),
)
TOO_FEW = message(
    "No interval: fewer than {fewest} stimuli were judged by two judges.", fewest=FEWEST
)
NO_ERROR = message("No interval: agreement doesn't vary over stimuli, or depends on a single one.")


@dataclass(frozen=True, slots=True)
class Agreement:
    """Agreement beyond chance; None if it cannot be computed, and `note` says why."""

    n: int  #: labels that count
    units: int  #: units with two labels or more
    observed: float | None  #: probability that two judges of a unit agree
    expected: float | None  #: the same by chance
    value: float | None
    low: float | None = None  #: of the 95% CI
    high: float | None = None
    note: str = ""
    clustering: Clustering = Clustering.STIMULUS  #: to what the interval generalizes


@dataclass(frozen=True, slots=True)
class Labels:
    """Who gave which label to which unit, one place a label."""

    units: Counts
    labels: Counts
    judges: Counts  #: from 0


def krippendorff(
    counts: Counts, groups: Counts | None = None, labels: Labels | None = None
) -> Agreement:
    """Alpha for nominal data.

    Args:
        counts: How many judges gave each unit each label, shape (units, labels).
        groups: A number for each unit; units of one number are omitted together. By
            default each by itself.
        labels: The same labels with their judges; without it, or with fewer than three judges,
            the interval is about the same judges.

    >>> import numpy as np
    >>> round(krippendorff(np.array([[3, 0], [0, 3], [2, 1], [0, 2], [1, 0]])).value, 3)
    0.667
    """
    import numpy as np

    judges = counts.sum(axis=1)
    agreement = _agreement(_LabelSample(counts, groups, labels), _alpha_sums, _of_alpha)
    paired = judges > 1
    return replace(agreement, n=int(judges[paired].sum()), units=int(np.count_nonzero(paired)))


def fleiss(
    counts: Counts, groups: Counts | None = None, labels: Labels | None = None
) -> Agreement:
    """Kappa of any number of judges.

    Args:
        counts: How many judges gave each unit each label, shape (units, labels).
        groups: A number for each unit; units of one number are omitted together. By
            default each by itself.
        labels: As `krippendorff` takes it.

    >>> import numpy as np
    >>> round(fleiss(np.array([[3, 0], [0, 3], [2, 1]])).value, 3)
    0.55
    """
    import numpy as np

    judges = counts.sum(axis=1)
    agreement = _agreement(_LabelSample(counts, groups, labels), _kappa_sums, _of_kappa)
    return replace(agreement, n=int(judges.sum()), units=int(np.count_nonzero(judges > 1)))


@dataclass(frozen=True, slots=True)
class _LabelSample:
    """Labels of units, as `krippendorff` takes them."""

    counts: Counts
    groups: Counts | None
    given: Labels | None


def _alpha_sums(counts: Counts) -> Floats:
    """The addends of each unit: pairs that agree, labels, labels of each kind if it has two."""
    import numpy as np

    judges = counts.sum(axis=1)
    # Units with one label tell nothing of agreement, and Krippendorff leaves them out of the
    # expected agreement, too; Fleiss keeps them there.
    paired = judges > 1
    pairs = (counts * (counts - 1)).sum(axis=1) / np.maximum(1, judges - 1)
    sums: Floats = np.column_stack([pairs, judges, counts]) * paired[:, None]
    return sums


def _kappa_sums(counts: Counts) -> Floats:
    """The addends of each unit: pairs that agree, 1 if it has any, 1, and shares of labels."""
    import numpy as np

    judges = counts.sum(axis=1)
    # Divided by at least 1, since units with one label have no pairs.
    pairs = (counts * (counts - 1)).sum(axis=1) / np.maximum(1, judges * (judges - 1))
    shares = counts / np.maximum(1, judges)[:, None]
    return np.column_stack([pairs, judges > 1, judges > 0, shares])


def _of_alpha(sums: Floats) -> tuple[Floats, Floats]:
    """Krippendorff 2011, section C: one less than all labels can meet each label."""
    pairs, n, labels = sums[..., 0], sums[..., 1], sums[..., 2:]
    return pairs / n, (labels * (labels - 1)).sum(axis=-1) / (n * (n - 1))


def _of_kappa(sums: Floats) -> tuple[Floats, Floats]:
    """As Gwet (2014) does: observed over units with two judges, chance over all units."""
    shares = sums[..., 3:] / sums[..., 2:3]
    return sums[..., 0] / sums[..., 1], (shares**2).sum(axis=-1)


def _agreement(sample: _LabelSample, sums_of: Sums, of: Agreements) -> Agreement:
    """Agreement from what each unit adds to some sums."""
    import numpy as np

    sums = sums_of(sample.counts)
    if not sums[:, 1].any():
        why = not_computed(message("no answer was judged by two judges"))
        return Agreement(0, 0, None, None, None, note=why)
    observed, expected = (float(probability) for probability in of(sums.sum(axis=0)))
    # All labels are alike: kappa is 0/0. Rounding keeps the expected agreement from being just 1.
    if np.isclose(expected, 1):
        why = not_computed(message("all verdicts are the same"))
        return Agreement(0, 0, observed, expected, None, note=why)
    value = (observed - expected) / (1 - expected)
    result = Agreement(0, 0, observed, expected, value)
    by_group = _by_group(sums, sample.groups)
    # Units that add nothing are no part of the sample, on whose size degrees of freedom depend.
    by_group = by_group[by_group.any(axis=1)]
    if np.count_nonzero(by_group[:, 1]) < FEWEST:
        return replace(result, note=TOO_FEW)
    total = sums.sum(axis=0)
    stimuli = _Jackknife(value, _chance_corrected(total - by_group, of))
    if not stimuli.variance**0.5 > _SMALLEST:  # nor a number, if all other verdicts are the same
        return replace(result, note=NO_ERROR)
    judges = _between_judges(sample, sums_of, of)
    used = Clustering.STIMULUS if judges is None else Clustering.BOTH
    low, high = _limits(value, stimuli, judges)
    record.add(
        _INTERVAL, stimuli.n, low, high, clusters=(judges.count if judges else 0, stimuli.n)
    )
    return replace(result, low=low, high=high, clustering=used)


def _chance_corrected(sums: Floats, of: Agreements) -> Floats:
    import numpy as np

    with np.errstate(divide="ignore", invalid="ignore"):
        observed, expected = of(sums)
        coefficients: Floats = (observed - expected) / (1 - expected)
    return coefficients


class _Jackknife:
    """The jackknife of a value: what the values without each unit say of it."""

    def __init__(self, value: float, without: Floats) -> None:
        self.n = len(without)
        mean = float(without.mean())
        self.bias = (self.n - 1) * (mean - value)
        # The jackknife has (n - 1) / n times the sum of squares, and var() has divided by n
        # already (Efron and Tibshirani 1993, chapter 11).
        self.variance = float((self.n - 1) * without.var())
        self._off = -(self.n - 1) * (without - mean)

    @property
    def skew(self) -> float:
        """By what skewness shifts the middle of an interval (Johnson 1978)."""
        moments = [(self._off**power).mean() for power in (2, 3)]
        return float(moments[1] / (6 * moments[0] * self.n))

    @property
    def freedom(self) -> float:
        """Degrees of freedom of the variance: fewer where some units tell most of it."""
        kurtosis = float((self._off**4).mean() / (self._off**2).mean() ** 2)
        # The variance of a variance is (kurtosis - 1) / n times its square; that of a chi-square
        # with df degrees of freedom 2 / df times. At a kurtosis of 1 the formula divides by 0.
        return min(self.n - 1.0, 2 * self.n / (kurtosis - 1)) if kurtosis > 1 else self.n - 1.0


@dataclass(frozen=True, slots=True)
class _BetweenJudges:
    """The variance and the bias that judges add to those that come of stimuli."""

    count: int
    variance: float
    bias: float


def _between_judges(sample: _LabelSample, sums_of: Sums, of: Agreements) -> _BetweenJudges | None:
    """The jackknife over judges less the one over single labels.

    What comes of single labels is part of what comes of stimuli already. None if judges aren't
    known, or fewer than three.
    """
    import numpy as np

    sample_labels = sample.given
    if (
        sample_labels is None
        or (count := int(sample_labels.judges.max(initial=-1)) + 1) < FEWEST_JUDGES
    ):
        return None
    sums = sums_of(sample.counts)
    # A copy, since fancy indexing makes one; the sample's own counts stay.
    fewer = sample.counts[sample_labels.units]
    # Each label is taken from its unit alone; one pass does so for all labels.
    fewer[np.arange(len(fewer)), sample_labels.labels] -= 1
    changes = sums_of(fewer) - sums[sample_labels.units]
    by_judge = np.column_stack(
        [np.bincount(sample_labels.judges, change, count) for change in changes.T]
    )
    total = sums.sum(axis=0)
    value = float(_chance_corrected(total, of))
    judges, labels = (
        _Jackknife(value, _chance_corrected(total + changed, of))
        for changed in (by_judge, changes)
    )
    more, bias = judges.variance - labels.variance, judges.bias - labels.bias
    # A difference of two estimates can be negative; a variance can't.
    return _BetweenJudges(count, max(0.0, more), bias) if np.isfinite(more + bias) else None


def _limits(
    value: float, stimuli: _Jackknife, judges: _BetweenJudges | None
) -> tuple[float, float]:
    from scipy.special import stdtrit

    # Without judges the second part adds nothing, and the 2 only keeps from dividing by 0.
    more = judges or _BetweenJudges(2, 0.0, 0.0)
    variance = stimuli.variance + more.variance
    # Satterthwaite's degrees of freedom of the sum of both variances.
    doubt = stimuli.variance**2 / stimuli.freedom + more.variance**2 / (more.count - 1)
    half = float(stdtrit(max(1.0, variance**2 / doubt), 0.975)) * sqrt(variance)
    # Bias and skewness are corrected in the interval alone; the value that tables show is the
    # plain estimate.
    middle = value - stimuli.bias - more.bias + stimuli.skew
    return max(-1.0, middle - half), min(1.0, middle + half)


def _by_group(sums: Floats, groups: Counts | None) -> Floats:
    import numpy as np

    if groups is None:
        return sums
    numbers = np.unique(groups, return_inverse=True)[1]
    return np.column_stack([np.bincount(numbers, weights=column) for column in sums.T])


KAPPA_METHOD = message(
    "Cohen's kappa, 95% CI from the asymptotic error of Fleiss, Cohen, and Everitt with two "
    "labels more, spread evenly over all pairs of labels; Student's t"
)
KAPPA_BY_AUTHOR = message(
    "{method}; clustered by who wrote the texts, with at least half the variance of independent "
    "texts",
    method=KAPPA_METHOD,
)
KAPPA_ASSUMPTIONS = message(
    "Authors are a random sample of many; both coders worked alone. It generalizes to texts of "
    "other authors, not to other coders."
)
FEWEST_TEXTS = 20  #: that an interval of Cohen's kappa needs
FEWEST_AUTHORS = 5  #: of them; with fewer nothing can be said of texts by others
LEAST = 0.5  #: of the variance of independent texts, below which no clustered one falls
_MORE = 2.0  #: labels that are added for an interval
TOO_FEW_TEXTS = message(
    "No interval: fewer than {fewest} texts or answers have two codings.", fewest=FEWEST_TEXTS
)


@dataclass(frozen=True, slots=True)
class Kappa:
    """Agreement of two coders; None if it cannot be computed, and `note` says why."""

    n: int  #: texts that both coded
    observed: float | None  #: share on which they agree
    expected: float | None  #: share on which they would by chance
    value: float | None
    low: float | None = None  #: of the 95% CI
    high: float | None = None
    note: str = ""
    method: str = KAPPA_METHOD

    def columns(self) -> dict[str, float | str | None]:
        """The columns of a table about it."""
        names = ("n", "observed", "expected", "kappa", "ci_low", "ci_high", "note", "method")
        return dict(zip(names, astuple(self), strict=True))


def cohen(
    first: Sequence[Hashable],
    second: Sequence[Hashable],
    authors: Sequence[Hashable] | None = None,
) -> Kappa:
    """Kappa of two sequences of labels, one for each text.

    Args:
        first: The labels of one coder.
        second: Those of the other one.
        authors: Who wrote each text, which are clusters; by default all have others.

    Raises:
        ValueError: One is longer than the other.

    >>> cohen("aabb", "abbb").value
    0.5
    """
    if len(first) != len(second):
        raise ValueError(message("Both coders need a label for each text."))
    n = len(first)
    if n == 0:
        return Kappa(0, None, None, None, note=not_computed(message("no text has two codings")))
    cells = Counter(zip(first, second, strict=True))
    rows, columns = Counter(first), Counter(second)
    observed = sum(k for (a, b), k in cells.items() if a == b) / n
    expected = sum(k * columns[label] for label, k in rows.items()) / n**2
    if expected == 1:  # exactly, unlike in `_agreement`: n * n over n squared
        why = not_computed(message("both gave all texts the same label"))
        return Kappa(n, observed, expected, None, note=why)
    value = (observed - expected) / (1 - expected)
    kappa = Kappa(n, observed, expected, value)
    if n < FEWEST_TEXTS:
        return replace(kappa, note=TOO_FEW_TEXTS)
    # If each author wrote one text, clustering changes nothing but the name of the method.
    if authors is not None and len({*authors}) < n:
        return _by_author(kappa, cells, _moved(first, second, value), authors)
    low, high = _cohens_limits(cells, n, 1.0, n)
    record.add(KAPPA_METHOD, n, low, high)
    return replace(kappa, low=low, high=high)


def _by_author(
    kappa: Kappa,
    cells: Counter[tuple[Hashable, Hashable]],
    moved: Sequence[float],
    authors: Sequence[Hashable],
) -> Kappa:
    """The interval where some authors wrote several texts.

    Args:
        kappa: Without an interval.
        cells: How often each two labels were given.
        moved: How far each text moves kappa; see `_moved`.
        authors: Who wrote each text.
    """
    n, texts = kappa.n, Counter(authors)
    if len(texts) < FEWEST_AUTHORS:
        return replace(kappa, note=_too_few_authors(len(texts)))
    by_author = dict.fromkeys(authors, 0.0)
    for author, amount in zip(authors, moved, strict=True):
        by_author[author] += amount
    alone = sum(amount**2 for amount in moved)
    # How much more the kappa varies than if each text had an author of its own.
    more = sum(amount**2 for amount in by_author.values()) / alone if alone else 1.0
    # So many authors with equally many texts would say as much.
    equal = n**2 / sum(k**2 for k in texts.values())
    # Small-sample factors of clustered and of independent sums.
    more *= (equal / (equal - 1)) * (n - 1) / n
    low, high = _cohens_limits(cells, n, max(LEAST, more), equal)
    record.add(KAPPA_BY_AUTHOR, n, low, high, clusters=(len(texts), 0))
    return replace(kappa, low=low, high=high, method=KAPPA_BY_AUTHOR)


def _too_few_authors(authors: int) -> str:
    return message(
        "No interval: to estimate how much authors differ, texts by at least {fewest} are needed; "
        "those that both coded are by {count}.",
        fewest=FEWEST_AUTHORS,
        count=plural("%n author", "%n authors", authors),
    )


def _moved(first: Sequence[Hashable], second: Sequence[Hashable], value: float) -> list[float]:
    """The influence of each text on kappa, to first order and up to a factor.

    The squares of these amounts make up the asymptotic variance of Fleiss, Cohen and Everitt.
    """
    n, rows, columns = len(first), Counter(first), Counter(second)
    moved = [
        (a == b) - (1 - value) * (columns[a] + rows[b]) / n
        for a, b in zip(first, second, strict=True)
    ]
    mean = sum(moved) / n
    return [amount - mean for amount in moved]


def _cohens_limits(
    cells: Counter[tuple[Hashable, Hashable]], n: int, more: float, clusters: float
) -> tuple[float, float]:
    """The interval's ends, from the table with some more labels.

    Args:
        cells: How often each two labels were given.
        n: To how many texts.
        more: How many times as large the variance is as that of independent texts.
        clusters: How many authors tell it.
    """
    import numpy as np
    from scipy.special import stdtrit

    labels = {
        label: place for place, label in enumerate(dict.fromkeys(x for c in cells for x in c))
    }
    # Spread evenly, so that a perfect agreement also has a standard error above 0.
    table = np.full((len(labels), len(labels)), _MORE / len(labels) ** 2)
    for (a, b), k in cells.items():
        table[labels[a], labels[b]] += k
    kappa, error = _smoothed(table / table.sum(), n + _MORE)
    half = float(stdtrit(clusters - 1, 0.975)) * error * sqrt(more)
    return max(-1.0, kappa - half), min(1.0, kappa + half)


def _smoothed(shares: Floats, n: float) -> tuple[float, float]:
    """Kappa and its asymptotic standard error (Fleiss, Cohen and Everitt 1969, Eq. 13).

    Args:
        shares: Of each pair of labels, shape (labels, labels).
        n: Of how many texts.
    """
    import numpy as np

    first, second = shares.sum(axis=1), shares.sum(axis=0)
    expected = float(first @ second)
    kappa = (float(np.trace(shares)) - expected) / (1 - expected)
    agreed = np.diag(shares) @ (1 - (first + second) * (1 - kappa)) ** 2
    weights = (second[:, None] + first[None, :]) ** 2
    np.fill_diagonal(weights, 0.0)
    apart = (1 - kappa) ** 2 * (shares * weights).sum()
    variance = (agreed + apart - (kappa - expected * (1 - kappa)) ** 2) / (n * (1 - expected) ** 2)
    # Rounding can take a perfect agreement below 0.
    return kappa, sqrt(max(0.0, float(variance)))
