"""A random forest: paper 1's judge of colors (Methods, Color estimation).

Trees on resampled answers, each split on a few features (Breiman, 2001). In the paper half of
the answers trained on are of people; here both kinds weigh the same, so that none is thrown away.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turingdesk.judges.learning.folds import Split
from turingdesk.judges.trained._base import TrainedJudge, Value

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Forest:
    """A random forest.

    Args:
        trees: How many; with an odd number no vote is a tie.
        balanced: Whether both classes weigh the same however many answers they have.
    """

    trees: int = 101
    balanced: bool = True

    def scores(
        self, matrix: Any, is_human: NDArray[np.bool_], split: Split
    ) -> NDArray[np.float64]:
        """Log-odds of the trees' mean probability; above 0 says human."""
        import numpy as np
        from sklearn.ensemble import RandomForestClassifier

        model = RandomForestClassifier(
            self.trees,
            class_weight="balanced" if self.balanced else None,
            random_state=np.random.RandomState([split.seed, split.fold]),
        )
        model.fit(matrix[split.train], is_human[split.train])
        of_human = np.asarray(model.predict_proba(matrix[split.test])[:, 1], np.float64)
        votes = of_human * self.trees
        odds = (votes + 0.5) / (self.trees - votes + 0.5)  # finite where all trees agree
        return np.asarray(np.log(odds), np.float64)


def make(options: Mapping[str, Value]) -> Forest:
    """A forest with `trees` and `balanced` (0 or 1) as given."""
    given = {**JUDGE.options, **options}
    return Forest(max(1, int(float(given["trees"]))), bool(float(given["balanced"])))


JUDGE = TrainedJudge(
    title="Random forest",
    about="Lets many trees vote, each grown on some of the answers.",
    make=make,
    options={"trees": 101.0, "balanced": 1.0},
    words="lsa",
)
