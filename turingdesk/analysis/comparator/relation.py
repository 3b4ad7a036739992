"""The relations that an advantage gives at some epsilon, and whether they are transitive."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from turingdesk.analysis._base import tabled

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

    from turingdesk.analysis.comparator.acceptance import Acceptance

    Floats = NDArray[np.float64]
    Bools = NDArray[np.bool_]

EPSILON = 0.005  #: the paper's, Fig. 2
EPSILONS = tuple(step / 200 for step in range(101))  #: 0 to 0.5
_EVEN = 1e-9  #: 0.9 - 0.8 is a little less than 0.1, and 0.1 is no more than 0.1
COLUMNS = {
    "epsilon": "float64",
    "pairs": "int64",
    "of": "int64",
    "strict": "int64",
    "chains": "int64",
    "violations": "int64",
    "untested": "int64",
}


def at_least(advantage: Floats, epsilon: float = EPSILON) -> Bools:
    """A >= B: the target B cannot tell A from itself by more than epsilon (Def. 2).

    Args:
        advantage: d, rows actors A, columns targets B; NaN where not tested.
        epsilon: By how much more than half of the answers may be right.

    Returns:
        Whether it contains, in the same places; False if it was not tested.
    """
    import numpy as np

    with np.errstate(invalid="ignore"):
        holds: Bools = advantage <= epsilon + _EVEN
    return holds


def above(advantage: Floats, epsilon: float = EPSILON) -> Bools:
    """A > B: A >= B, and not B >= A (Def. 3).

    It does not hold where B was never tested as an actor of A: that B fails is not known.
    """
    import numpy as np

    holds = at_least(advantage, epsilon)
    strict: Bools = holds & ~holds.T & ~np.isnan(advantage.T)
    return strict


def if_equal(acceptance: Acceptance, epsilon: float = EPSILON) -> Floats:
    """The probability that A >= B is found in studies like this one if A truly equals B.

    A equals B where B accepts A as often as itself. Then d is around 0, as often above epsilon
    as chance has it, so that the rule tells little of a single pair: with ten trials each it
    finds 59 % of equal actors where B accepts half, and 73 % where it accepts 95 %.

    Args:
        acceptance: The trials. B is taken to recognize itself as often as in them, with two
            right and two wrong answers added, as for 1 the rule would always hold.
        epsilon: As for `at_least`.

    Returns:
        The probability, rows actors, columns targets; NaN where not tested.
    """
    import numpy as np
    from scipy.special import bdtr

    size = len(acceptance.agents)
    probability = np.full((size, size), np.nan)
    for actor, target in arrows(acceptance.others & (np.diag(acceptance.n) > 0)):
        n, n_own = int(acceptance.n[actor, target]), int(acceptance.n[target, target])
        share = (int(acceptance.accepted[target, target]) + 2) / (n_own + 4)
        accepted = np.arange(n + 1)
        chances = np.diff(bdtr(accepted, n, share), prepend=0.0)
        # The most that the target may recognize itself for d to be within epsilon.
        most = np.floor(n_own * (accepted / n + 2 * (epsilon + _EVEN)))
        within = bdtr(np.minimum(most, n_own), n_own, share)
        probability[actor, target] = float((chances * within).sum())
    return probability


def arrows(relation: Bools) -> Iterator[tuple[int, int]]:
    """The pairs for which a relation applies, as numbers of the agents."""
    import numpy as np

    for actor, target in np.argwhere(relation):
        yield int(actor), int(target)


def over(advantage: Floats, epsilons: Sequence[float] = EPSILONS) -> DataFrame:
    """The size of a relation as epsilon grows (paper 2, Fig. 16), one row per epsilon.

    `pairs` counts A >= B, and `of` all that were tested; `strict` counts A > B. `chains`
    counts A >= B >= C of three different agents, `violations` those without A >= C.
    Chains whose ends never met are `untested` and no violations.
    """
    import numpy as np

    tested = ~np.isnan(advantage)
    apart = ~np.eye(len(advantage), dtype=bool)
    rows = []
    for epsilon in epsilons:
        holds = at_least(advantage, epsilon)
        # The product counts the B of each A and C. B differs from both, since d is NaN on the
        # diagonal and so never within epsilon.
        chains = holds.astype(np.int64) @ holds.astype(np.int64)
        numbers = (
            int(holds.sum()),
            int(tested.sum()),
            int(above(advantage, epsilon).sum()),
            int(chains[apart].sum()),
            int(chains[apart & tested & ~holds].sum()),
            int(chains[apart & ~tested].sum()),
        )
        rows.append((epsilon, *numbers))
    return tabled(rows, COLUMNS)
