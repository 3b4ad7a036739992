"""Latent semantic analysis: n-grams reduced to what varies most among the training answers.

The singular vectors of the training answers' TF-IDF (Deerwester et al., 1990), by randomized
subspace iteration (Halko, Martinsson and Tropp, 2011). Dense and short, for judges that cannot
do with hundreds of thousands of columns.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING

from turingdesk.core.errors import CannotJudge
from turingdesk.judges.features import ngrams
from turingdesk.judges.features._base import Features, Lost, Value
from turingdesk.judges.learning.answers import AnswerSet

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Lsa:
    """N-grams, and how many directions they are reduced to."""

    ngrams: ngrams.Ngrams
    directions: int
    is_fixed: bool = False

    @property
    def kept(self) -> NDArray[np.intp]:
        """The places of the answers that have words."""
        return self.ngrams.kept

    @property
    def lost(self) -> tuple[Lost, ...]:
        """Those that have none."""
        return self.ngrams.lost

    @property
    def digest(self) -> str:
        """SHA-256 of words and options."""
        return sha256(f"lsa {self.directions} {self.ngrams.digest}".encode()).hexdigest()

    def matrix(self, train: NDArray[np.intp]) -> NDArray[np.float64]:
        """One column a direction, that of the largest variation first."""
        import numpy as np
        from sklearn.decomposition import TruncatedSVD

        weighted = self.ngrams.matrix(train)
        most = min(self.directions, len(train) - 1, weighted.shape[1] - 1)
        if most < 1:
            raise CannotJudge("There are too few n-grams for latent semantic analysis.")
        svd = TruncatedSVD(most, n_iter=4, random_state=0).fit(weighted[train])
        return np.asarray(svd.transform(weighted), np.float64)

    def names(self, train: NDArray[np.intp]) -> list[str]:
        """Directions have no names."""
        return [f"direction {number + 1}" for number in range(self.directions)]


def prepare(answers: AnswerSet, options: Mapping[str, Value]) -> Lsa:
    """Count the n-grams; directions are found on the training answers of each fold.

    Args:
        answers: With words.
        options: `directions`, how many; and those of `ngrams`.

    Raises:
        CannotJudge: As `ngrams.prepare`.
    """
    given = {**FEATURES.options, **options}
    directions = int(float(given.pop("directions")))
    return Lsa(ngrams.prepare(answers, given), directions)


FEATURES = Features(
    title="Latent semantic analysis",
    about="N-grams reduced to the directions in which the answers differ most.",
    prepare=prepare,
    options={"directions": 100.0, **ngrams.FEATURES.options},
)
