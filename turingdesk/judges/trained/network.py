"""The network of paper 4 (App. C): 1,024 and 512 neurons, then one that says human or machine.

Rectified linear units, Adam at a rate of 0.01, 30 epochs at most. The best epoch is taken on a
tenth of the answers trained on, set apart for that; the paper took it on the very answers that it
then reports, and notes that leak. Features are scaled to unit variance on the answers trained on.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import CannotJudge
from turingdesk.judges.learning.folds import Split
from turingdesk.judges.trained._base import TrainedJudge, Value

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MOST = 4_096  #: features; n-grams have more, and would take hours
LEAST = 10  #: answers of each class, of which one is set apart for stopping
_APART = 0.1
_CERTAIN = 1e-9  #: probabilities nearer to 0 or 1 are told from them no more


@dataclass(frozen=True, slots=True)
class Network:
    """A network with two hidden layers.

    Args:
        first: Neurons of the first hidden layer.
        second: Of the second.
        rate: Of learning, at the beginning.
        epochs: Passes through the answers, at most.
    """

    first: int = 1024
    second: int = 512
    rate: float = 0.01
    epochs: int = 30

    def scores(
        self, matrix: Any, is_human: NDArray[np.bool_], split: Split
    ) -> NDArray[np.float64]:
        """Log-odds that it is a human; above 0 says human.

        Raises:
            CannotJudge: There are too many features, or too few answers to set some apart.
        """
        import numpy as np
        from sklearn.exceptions import ConvergenceWarning
        from sklearn.neural_network import MLPClassifier

        train, test = _scaled(matrix, split)
        truth = is_human[split.train]
        _check(int(min(truth.sum(), (~truth).sum())))
        model = MLPClassifier(
            (self.first, self.second),
            learning_rate_init=self.rate,
            max_iter=self.epochs,
            early_stopping=True,
            validation_fraction=_APART,
            random_state=np.random.RandomState([split.seed, split.fold]),
        )
        with warnings.catch_warnings():  # the best epoch is taken, not the last
            warnings.simplefilter("ignore", ConvergenceWarning)
            model.fit(train, truth)
        of_human = np.asarray(model.predict_proba(test)[:, 1], np.float64)
        of_human = np.clip(of_human, _CERTAIN, 1 - _CERTAIN)
        return np.asarray(np.log(of_human) - np.log1p(-of_human), np.float64)


def _scaled(matrix: Any, split: Split) -> tuple[Any, Any]:
    """Features to train on and to judge, dense and in single precision."""
    import numpy as np
    from scipy.sparse import issparse

    if matrix.shape[1] > MOST:
        raise CannotJudge(
            f"A network takes {MOST:,} features at most, and these are {matrix.shape[1]:,}. "
            "Take other features, such as lsa."
        )
    train, test = matrix[split.train], matrix[split.test]
    if issparse(matrix):
        train, test = train.toarray(), test.toarray()
    mean, spread = train.mean(axis=0), train.std(axis=0)
    spread = np.where(spread > 0, spread, 1.0)
    scaled = ((one - mean) / spread for one in (train, test))
    first, second = (one.astype(np.float32) for one in scaled)
    return first, second


def _check(fewest: int) -> None:
    if fewest < LEAST:
        raise CannotJudge(
            f"A network needs {LEAST} answers of humans and {LEAST} of machines to train on, "
            f"and of one of them there are {fewest}. Take another judge."
        )


def make(options: Mapping[str, Value]) -> Network:
    """A network with `layer_1`, `layer_2`, `rate` and `epochs` as given."""
    given = {name: float(value) for name, value in {**JUDGE.options, **options}.items()}
    return Network(
        max(1, int(given["layer_1"])),
        max(1, int(given["layer_2"])),
        given["rate"],
        max(1, int(given["epochs"])),
    )


JUDGE = TrainedJudge(
    title="Neural network",
    about="Two layers of 1,024 and 512 neurons, stopped where a split of its own says so.",
    make=make,
    options={"layer_1": 1024.0, "layer_2": 512.0, "rate": 0.01, "epochs": 30.0},
    words="lsa",
)
