"""Cohen's kappa: how far two coders agree beyond chance (Cohen 1960)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from math import sqrt

from turingdesk.core.message import message

METHOD = message(
    "Cohen's kappa, 95 % interval from the asymptotic error of Fleiss, Cohen and Everitt"
)
ASSUMPTIONS = message("Texts are independent of each other; both coders worked alone.")
_Z = 1.959963984540054
_SMALLEST = 1e-6  #: half an interval; less comes of rounding
_NO_INTERVAL = message(
    "No interval: its asymptotic error is 0, as where the coders agree on every text, "
    "or one of them gave all texts the same label."
)


@dataclass(frozen=True, slots=True)
class Kappa:
    """Agreement of two coders; None where it cannot be computed, and `note` says why."""

    n: int  #: texts that both coded
    observed: float | None  #: share on which they agree
    expected: float | None  #: share on which they would by chance
    value: float | None
    low: float | None = None  #: of the 95 % interval
    high: float | None = None
    note: str = ""


def cohen(first: Sequence[Hashable], second: Sequence[Hashable]) -> Kappa:
    """Kappa of two sequences of labels, one for each text.

    Raises:
        ValueError: One is longer than the other.

    >>> cohen("aabb", "abbb").value
    0.5
    """
    if len(first) != len(second):
        raise ValueError(message("Both coders need a label for each text."))
    n = len(first)
    if n == 0:
        return Kappa(
            0, None, None, None, note=message("It cannot be computed: no text has two codings.")
        )
    cells = Counter(zip(first, second, strict=True))
    rows, columns = Counter(first), Counter(second)
    observed = sum(k for (a, b), k in cells.items() if a == b) / n
    expected = sum(k * columns[label] for label, k in rows.items()) / n**2
    if expected == 1:
        why = message("It cannot be computed: both gave all texts the same label.")
        return Kappa(n, observed, expected, None, note=why)
    value = (observed - expected) / (1 - expected)
    half = _Z * _error(cells, (rows, columns), n, value)
    if half < _SMALLEST:
        return Kappa(n, observed, expected, value, note=_NO_INTERVAL)
    return Kappa(n, observed, expected, value, max(-1.0, value - half), min(1.0, value + half))


def _error(
    cells: Counter[tuple[Hashable, Hashable]],
    margins: tuple[Counter[Hashable], Counter[Hashable]],
    n: int,
    kappa: float,
) -> float:
    """The asymptotic standard error of kappa (Fleiss, Cohen and Everitt 1969, Eq. 13)."""
    rows, columns = margins
    expected = sum(k * columns[label] for label, k in rows.items()) / n**2
    same = other = 0.0
    for (a, b), k in cells.items():
        if a == b:
            mean = (rows[a] + columns[a]) / n
            same += k / n * (1 - mean * (1 - kappa)) ** 2
        else:
            other += k / n * ((columns[a] + rows[b]) / n) ** 2
    rest = (kappa - expected * (1 - kappa)) ** 2
    variance = (same + (1 - kappa) ** 2 * other - rest) / (n * (1 - expected) ** 2)
    return sqrt(max(0.0, variance))
