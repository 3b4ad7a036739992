"""The hinge loss solved exactly from a kernel matrix, without copying it.

The dual of the support vector machine in signed weights b = y a: maximize y'b - b'Kb/2 with
sum(b) = 0 and 0 <= y b <= C (Cortes and Vapnik, 1995, eqs. 15-26). Pairs are chosen by second
order information (Fan, Chen and Lin, 2005, WSS 2), which is what LIBSVM does, and it stops where
LIBSVM stops, so that verdicts are the same. An answer that is judged and not trained on has both
bounds at 0: its row of K times b is then its score, and one matrix serves all folds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

TOLERANCE = 1e-3  #: largest violation of the optimum's conditions; as scikit-learn's SVC
_FLAT = 1e-12  #: smallest curvature, as in LIBSVM


@dataclass(slots=True)
class Dual:
    """One problem and its present solution.

    Args:
        kernel: n x n.
        low: The least signed weight of each answer: -C of machines, 0 of humans.
        high: The greatest: 0 of machines, C of humans; both 0 where it is not trained on.
        weights: Signed weights to begin with; their sum is 0.
        lack: y - K weights.
    """

    kernel: NDArray[np.float64]
    low: NDArray[np.float64]
    high: NDArray[np.float64]
    weights: NDArray[np.float64]
    lack: NDArray[np.float64]
    steps: int = 0

    @property
    def bias(self) -> float:
        """The constant of the decision: what answers on the margin lack on average."""
        import numpy as np

        free = (self.weights > self.low) & (self.weights < self.high)
        if free.any():
            return float(self.lack[free].mean())
        most = self.lack[self.weights < self.high].max(initial=-np.inf)
        least = self.lack[self.weights > self.low].min(initial=np.inf)
        return float((most + least) / 2)

    def solve(self, limit: int) -> bool:
        """Go on to the optimum; whether it was reached within so many steps."""
        import numpy as np

        lack, low, high, weights = self.lack, self.low, self.high, self.weights
        up = np.where(weights < high, 0.0, -np.inf)
        down = np.where(weights > low, 0.0, np.inf)
        diagonal = np.diagonal(self.kernel).copy()
        gap, curve, gain = (np.empty(len(lack)) for _ in range(3))
        for _ in range(limit):
            np.add(lack, up, out=gap)
            i = int(gap.argmax())
            highest = gap[i]
            np.add(lack, down, out=gap)
            np.subtract(highest, gap, out=gap)
            if not gap.max() > TOLERANCE:
                return True
            row = self.kernel[i]
            np.multiply(row, -2.0, out=curve)
            curve += diagonal
            curve += diagonal[i]
            np.maximum(curve, _FLAT, out=curve)
            np.maximum(gap, 0.0, out=gap)
            np.multiply(gap, gap, out=gain)
            gain /= curve
            j = int(gain.argmax())
            step = min(gap[j] / curve[j], high[i] - weights[i], weights[j] - low[j])
            weights[i] += step
            weights[j] -= step
            for place in (i, j):
                up[place] = 0.0 if weights[place] < high[place] else -np.inf
                down[place] = 0.0 if weights[place] > low[place] else np.inf
            np.subtract(row, self.kernel[j], out=gap)
            gap *= step
            lack -= gap
            self.steps += 1
        return False


def dual(
    kernel: NDArray[np.float64],
    signs: NDArray[np.float64],
    cost: NDArray[np.float64],
    start: NDArray[np.float64] | None = None,
) -> Dual:
    """A problem at its beginning.

    Args:
        kernel: n x n.
        signs: 1 of humans, -1 of machines.
        cost: C of each answer, 0 of those not trained on.
        start: Signed weights within the bounds, whose sum is 0.
    """
    import numpy as np

    low, high = np.where(signs > 0, 0.0, -cost), np.where(signs > 0, cost, 0.0)
    if start is None:
        return Dual(kernel, low, high, np.zeros(len(signs)), signs.copy())
    return Dual(kernel, low, high, start.copy(), signs - kernel @ start)
