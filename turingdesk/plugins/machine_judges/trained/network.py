"""The network of paper 4 (App. C): 1,024 and 512 neurons, then one that says human or machine.

Rectified linear units, Adam at a rate of 0.01, 30 epochs at most. The best epoch is taken on a
tenth of the answers to train on, set apart for that by whole groups as folds are, so that it is
not chosen by pictures or conversations that were learnt by heart; the paper took it on the very
answers that it then reports, and notes that leak. Features are scaled to unit variance on the
answers trained on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import CannotJudge
from turingdesk.core.message import message
from turingdesk.core.setting import named_settings, setting
from turingdesk.plugins.machine_judges.learning.folds import (
    Split,
    balanced_weights,
    validation_split,
)
from turingdesk.plugins.machine_judges.trained._base import TrainedJudge, balanced_setting

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    #: Features, truth, and what each weighs.
    _Answers = tuple[NDArray[np.float32], NDArray[np.bool_], NDArray[np.float64]]

MOST = 4_096  #: features; n-grams have more, and would take hours
MOST_NEURONS = 65_536
LEAST = 10  #: answers of each class; some of them are set apart for early stopping
_PARTS = 10  #: of which one is set apart
_PATIENCE = 10  #: epochs that are not better, after which it stops
_CERTAIN = 1e-9  #: probabilities nearer to 0 or 1 count as 0 or 1


@dataclass(frozen=True, slots=True)
class Network:
    """A network with two hidden layers."""

    layer_1: int = setting(
        "The number of neurons in the first hidden layer.",
        1024,
        title="First layer",
        lowest=1,
        highest=MOST_NEURONS,
    )
    layer_2: int = setting(
        "The number of neurons in the second hidden layer.",
        512,
        title="Second layer",
        lowest=1,
        highest=MOST_NEURONS,
    )
    rate: float = setting(
        "The learning rate at the beginning.",
        0.01,
        title="Learning rate",
        lowest=0.0001,
        highest=1.0,
    )
    epochs: int = setting(
        "The maximum number of passes through the answers.", 30, lowest=1, highest=10_000
    )
    balanced: bool = balanced_setting()

    def check(self, columns: int, is_human: NDArray[np.bool_], splits: Sequence[Split]) -> None:
        """Check that it can learn from these answers.

        Raises:
            CannotJudge: There are too many features, or too few answers to set some apart.
        """
        if columns > MOST:
            raise CannotJudge(
                message(
                    "A network can use at most {most:,} features, but there are {columns:,}. "
                    "Use other features, such as lsa.",
                    most=MOST,
                    columns=columns,
                )
            )
        for split in splits:
            truth = is_human[split.train]
            fewest = int(min(truth.sum(), (~truth).sum()))
            if fewest < LEAST:
                raise CannotJudge(
                    message(
                        "A network needs {least} answers by humans and {least} by machines for "
                        "training, but there are only {fewest} of one kind. Use another judge.",
                        least=LEAST,
                        fewest=fewest,
                    )
                )
            # Called for what it raises; which answers are set apart is drawn again, and equally,
            # in `scores`.
            validation_split(split, is_human, _PARTS)

    def scores(
        self, matrix: Any, is_human: NDArray[np.bool_], split: Split
    ) -> NDArray[np.float64]:
        """Log-odds that it is a human; above 0 says human.

        Raises:
            CannotJudge: There are too many features, or too few answers to set some apart.
        """
        import numpy as np
        from sklearn.neural_network import MLPClassifier

        self.check(matrix.shape[1], is_human, [split])
        train, apart = validation_split(split, is_human, _PARTS)
        learnt, stopping, test = _standardized(matrix, train, apart, split.test)
        model = MLPClassifier(
            (self.layer_1, self.layer_2),
            learning_rate_init=self.rate,
            # The kind of generator that scikit-learn takes, and whose numbers NumPy never changes
            # (NEP 19).
            random_state=np.random.RandomState([split.seed, split.fold]),
        )
        self._fit(
            model,
            self._with_weights(learnt, is_human[train]),
            self._with_weights(stopping, is_human[apart]),
        )
        return _log_odds(model, test)

    def _with_weights(self, values: Any, truth: NDArray[np.bool_]) -> _Answers:
        import numpy as np

        return values, truth, balanced_weights(truth) if self.balanced else np.ones(len(truth))

    def _fit(self, model: Any, training: _Answers, stopping: _Answers) -> None:
        """Train, and leave the model as it was after the epoch that was best on `stopping`."""
        import numpy as np

        best, since, best_weights = (-1.0, 0.0), 0, None
        values, truth, weights = stopping
        for _ in range(self.epochs):
            # All classes are named, which `partial_fit` requires with its first call.
            model.partial_fit(*training, [False, True])
            odds = _log_odds(model, values)
            right = float(np.average((odds > 0) == truth, weights=weights))
            # Cross entropy from log-odds; from probabilities, it would lose digits near 0 and 1.
            loss = float(
                np.average(np.logaddexp(0, np.where(truth, -odds, odds)), weights=weights)
            )
            since += 1
            # Accuracy has few values; among epochs that are right as often, the loss decides.
            if (right, -loss) > best:
                best, since = (right, -loss), 0
                # Copies, because Adam changes the weights in place.
                best_weights = [
                    weights_part.copy() for weights_part in (*model.coefs_, *model.intercepts_)
                ]
            elif since >= _PATIENCE:
                break
        if best_weights is not None:
            model.coefs_, model.intercepts_ = (
                best_weights[: len(best_weights) // 2],
                best_weights[len(best_weights) // 2 :],
            )


def _log_odds(model: Any, values: Any) -> NDArray[np.float64]:
    """Log-odds that each is a human's."""
    import numpy as np

    # Classes are sorted, so False is first and the second column is a human's.
    of_human = np.asarray(model.predict_proba(values)[:, 1], np.float64)
    # In single precision a probability can be 0 or 1 exactly, whose log-odds are infinite.
    of_human = np.clip(of_human, _CERTAIN, 1 - _CERTAIN)
    return np.asarray(np.log(of_human) - np.log1p(-of_human), np.float64)


def _standardized(matrix: Any, train: NDArray[np.intp], *others: NDArray[np.intp]) -> list[Any]:
    """Rows to train on, and others by their scale; dense and in single precision."""
    import numpy as np
    from scipy.sparse import issparse

    values = matrix.toarray() if issparse(matrix) else matrix
    mean, spread = values[train].mean(axis=0), values[train].std(axis=0)
    # A feature that never varies says nothing, and would divide by 0.
    spread = np.where(spread > 0, spread, 1.0)
    return [((values[rows] - mean) / spread).astype(np.float32) for rows in (train, *others)]


JUDGE = TrainedJudge(
    title=message("Neural network"),
    about=message("Two layers of 1,024 and 512 neurons, with early stopping on a validation set."),
    make=lambda options: Network(**options),
    options=named_settings(Network),
    version="2",
    words="lsa",
)
