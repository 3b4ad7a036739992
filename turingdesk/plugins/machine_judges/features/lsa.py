"""Latent semantic analysis: n-grams reduced to what varies most among the training answers.

The singular vectors of the training answers' TF-IDF (Deerwester et al., 1990), by a randomized
block Krylov method (Musco and Musco, 2015, Algorithm 2), which finds as much of the variation as
four subspace iterations in a fourth of their time. Dense and short, for judges that cannot do
with hundreds of thousands of columns.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import CannotJudge
from turingdesk.core.message import message
from turingdesk.core.setting import named_settings, setting, values_of
from turingdesk.plugins.machine_judges.features import ngrams
from turingdesk.plugins.machine_judges.features._base import Features, MissingFeatures
from turingdesk.plugins.machine_judges.learning.answers import AnswerSet

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_BLOCKS = 5  #: of half as many columns each as directions are wanted, and a few more
_MORE = 5
_NEW = 1e-5  #: share of a column that is of no column before; single precision knows no less
_ROUNDING = 1e-6  #: of the largest square; what is smaller is rounding


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
    def lost(self) -> tuple[MissingFeatures, ...]:
        """Those that have none."""
        return self.ngrams.lost

    @property
    def digest(self) -> str:
        """SHA-256 of words and options."""
        return sha256(f"lsa 2 {self.directions} {self.ngrams.digest}".encode()).hexdigest()

    def matrix(self, train: NDArray[np.intp]) -> NDArray[np.float64]:
        """One column a direction, that of the largest variation first."""
        import numpy as np

        weighted = self.ngrams.matrix(train).astype(np.float32)  # half the memory to walk through
        most = self._most(train)
        if most < 1:
            raise CannotJudge(
                message("There are not enough n-grams for latent semantic analysis.")
            )
        return np.asarray(weighted @ directions(weighted[train], most), np.float64)

    def names(self, train: NDArray[np.intp]) -> list[str]:
        """Directions have no names."""
        return [f"direction {number + 1}" for number in range(self._most(train))]

    def _most(self, train: NDArray[np.intp]) -> int:
        """As many as are wanted, or as there can be."""
        columns = sum(map(len, self.ngrams.columns))
        return min(self.directions, len(train) - 1, columns - 1)


def directions(matrix: Any, count: int) -> NDArray[np.float32]:
    """The first right singular vectors, one a column, that of the largest value first.

    The sign of each is arbitrary; where the matrix has fewer, the last columns are 0.

    Args:
        matrix: CSR in single precision, one row per answer.
        count: How many are wanted; below both sides of the matrix.
    """
    import numpy as np

    turned = matrix.T.tocsr()
    singular_vectors = np.zeros((matrix.shape[1], count), np.float32)
    if matrix.shape[0] <= _BLOCKS * count:  # few answers: exactly
        pulled: Any = turned
        products = (matrix @ turned).toarray()
    else:
        pulled = _project(matrix, turned, count // 2 + _MORE)
        products = pulled.T @ pulled
    squares, vectors = np.linalg.eigh(products.astype(np.float64))
    # `eigh` sorts values from the smallest.
    top = np.argsort(squares)[::-1][:count]
    # Vectors are divided by the root of these; that of rounding is as good as 0.
    top = top[squares[top] > squares.max() * _ROUNDING]
    singular_vectors[:, : len(top)] = pulled @ (vectors[:, top] / np.sqrt(squares[top])).astype(
        np.float32
    )
    return singular_vectors


def _project(matrix: Any, turned: Any, wide: int) -> NDArray[np.float32]:
    """Orthonormal combinations of the answers, near those that the directions are made of.

    Each as the n-grams it has, one a column.
    """
    import numpy as np

    rows = matrix.shape[0]  # chance hangs on these alone, not on n-grams of answers to judge
    # A fixed seed, so that the same answers always have the same directions.
    start = np.random.default_rng(0).standard_normal((rows, wide), np.float32)
    block, basis = matrix @ (turned @ start), np.empty((rows, 0), np.float32)
    pulled = []
    for _ in range(_BLOCKS):
        size = np.linalg.norm(block, axis=0).max()
        for _ in range(2):  # once leaves what rounding has mixed in
            block = block - basis @ (basis.T @ block)
        new, singular_values, _ = np.linalg.svd(block, full_matrices=False)
        new = new[:, singular_values > size * _NEW]
        if not new.shape[1]:
            break  # of so few kinds of answers there are no more combinations
        basis = np.hstack([basis, new])
        pulled.append(turned @ new)
        block = matrix @ pulled[-1]
    return np.hstack(pulled)


@dataclass(frozen=True, slots=True)
class LsaOptions(ngrams.NgramsOptions):
    """The settings of latent semantic analysis."""

    directions: int = setting(
        "The number of directions that n-grams are reduced to.", 100, lowest=1, highest=4096
    )


def prepare(answers: AnswerSet, options: Mapping[str, Any]) -> Lsa:
    """Count the n-grams; directions are found on the training answers of each fold.

    Args:
        answers: With words.
        options: Of `LsaOptions`.

    Raises:
        CannotJudge: As `ngrams.prepare`.
    """
    settings = values_of(LsaOptions(**options))
    directions = settings.pop("directions")
    return Lsa(ngrams.prepare(answers, settings), directions)


FEATURES = Features(
    title=message("Latent semantic analysis"),
    about=message("N-grams reduced to the directions in which the answers differ most."),
    prepare=prepare,
    options=named_settings(LsaOptions),
)
