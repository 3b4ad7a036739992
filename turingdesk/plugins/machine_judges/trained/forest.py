"""A random forest: paper 1's judge of colors (Methods, Color estimation).

Trees on resampled answers, each split on a few features (Breiman, 2001). The paper trains on 90 %
of the answers and judges 10 %, "for cross-validation", and does not say how often: that is what
each of ten folds does, so 10 folds are the paper's design, in which each answer is judged once a
seed. In the paper half of the answers trained on are of people, the others being omitted; here
that is so for each tree, so that over all trees none is omitted (Chen, Liaw and Breiman, 2004).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turingdesk.core.message import message
from turingdesk.core.setting import named_settings, setting
from turingdesk.plugins.machine_judges.learning.folds import Split
from turingdesk.plugins.machine_judges.trained._base import TrainedJudge, balanced_setting

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


MOST_TREES = 10_001


@dataclass(frozen=True, slots=True)
class Forest:
    """A random forest."""

    trees: int = setting(
        "The number of decision trees; with an odd number, no vote is a tie.",
        101,
        lowest=1,
        highest=MOST_TREES,
    )
    balanced: bool = balanced_setting()  #: each tree then sees as many humans as machines

    def scores(
        self, matrix: Any, is_human: NDArray[np.bool_], split: Split
    ) -> NDArray[np.float64]:
        """Log-odds of the trees' mean probability; above 0 says human."""
        import numpy as np

        values = matrix.astype(np.float32)  # as trees have it
        # The kind of generator that scikit-learn takes, and whose numbers NumPy never changes (NEP
        # 19).
        chance = np.random.RandomState([split.seed, split.fold])
        train, test = values[split.train], values[split.test]
        votes = (self._balanced_votes if self.balanced else self._bootstrap_votes)(
            train, is_human[split.train], test, chance
        )
        odds = (votes + 0.5) / (self.trees - votes + 0.5)  # finite where all trees agree
        return np.asarray(np.log(odds), np.float64)

    def _bootstrap_votes(
        self, train: Any, truth: NDArray[np.bool_], test: Any, chance: np.random.RandomState
    ) -> NDArray[np.float64]:
        """The number of trees that say human, each grown on as many answers, drawn again."""
        import numpy as np
        from sklearn.ensemble import RandomForestClassifier

        model = RandomForestClassifier(self.trees, random_state=chance).fit(train, truth)
        # Classes are sorted, so the second column is True; the mean over trees times their number
        # is the number of votes.
        return np.asarray(model.predict_proba(test)[:, 1], np.float64) * self.trees

    def _balanced_votes(
        self, train: Any, truth: NDArray[np.bool_], test: Any, chance: np.random.RandomState
    ) -> NDArray[np.float64]:
        """The same, each grown on as many of each class as the rarer one has."""
        import numpy as np
        from sklearn.tree import DecisionTreeClassifier

        kinds = [np.flatnonzero(truth == kind) for kind in (False, True)]
        fewest = min(map(len, kinds))
        votes = np.zeros(test.shape[0])
        for _ in range(self.trees):
            # Of both the same number first: of more answers more different ones would be drawn.
            pools = [chance.choice(kind, fewest, replace=False) for kind in kinds]
            # Drawn again within the pool, as `RandomForestClassifier` does for each of its trees.
            sample = np.concatenate([chance.choice(pool, fewest) for pool in pools])
            # A single tree looks at all features unless told otherwise; a forest's trees at so
            # many.
            tree = DecisionTreeClassifier(max_features="sqrt", random_state=chance)
            votes += tree.fit(train[sample], truth[sample]).predict_proba(test)[:, 1]
        return votes


JUDGE = TrainedJudge(
    title=message("Random forest"),
    about=message(
        "Combines the votes of many decision trees, each trained on some of the answers."
    ),
    make=lambda options: Forest(**options),
    options=named_settings(Forest),
    version="2",
    words="lsa",
)
