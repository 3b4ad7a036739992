"""Words and pairs of words, and runs of two to five characters, weighted by how rare they are.

TF-IDF: the logarithm of how often an answer has an n-gram, times the logarithm of how few of the
training answers have it; each answer's numbers are scaled to length 1, words and characters
alike (Salton and Buckley, 1988). Words are compared without capitals, characters with them, and
marks count as words, since slips of the pen are what tells people.

N-grams of the answers are counted once for all folds. What is learnt, which n-grams count and
how rare they are, is learnt of the training answers of each fold alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import CannotJudge
from turingdesk.core.message import message
from turingdesk.core.setting import named_settings, setting
from turingdesk.plugins.machine_judges.features._base import (
    Features,
    MissingFeatures,
    places_with_words,
)
from turingdesk.plugins.machine_judges.learning.answers import AnswerSet

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

# Words with straight or curly apostrophes inside stay together; everything else that is no space
# is a token of one mark.
TOKEN = r"(?u)\w+(?:['\u2019]\w+)*|[^\w\s]"
_LEAST = 2  #: training answers that have an n-gram


@dataclass(frozen=True)
class Ngrams:
    """Counts of n-grams in a set of answers."""

    kept: NDArray[np.intp]
    lost: tuple[MissingFeatures, ...]
    digest: str
    counts: tuple[Any, ...]  #: of words and of characters: CSR, one row per answer
    columns: tuple[tuple[str, ...], ...]  #: the n-grams of each
    is_fixed: bool = False

    def matrix(self, train: NDArray[np.intp]) -> Any:
        """TF-IDF, CSR; n-grams in fewer than two training answers count for nothing."""
        import numpy as np
        from scipy.sparse import csr_array

        logs, piece, having = self._joined
        rest = np.setdiff1d(np.arange(logs.shape[0]), train)  # far fewer than were trained on
        having = having - np.bincount(logs[rest].indices, minlength=logs.shape[1])
        # Smoothed as scikit-learn's TfidfTransformer does it, so that no n-gram divides by 0.
        rare = np.where(having < _LEAST, 0.0, 1.0 + np.log((1 + len(train)) / (1 + having)))
        data = logs.data * rare[logs.indices]
        length = np.sqrt(np.bincount(piece, data * data, len(self.counts) * logs.shape[0]))
        data /= np.where(length > 0, length, 1.0)[piece]
        return csr_array((data, logs.indices, logs.indptr), shape=logs.shape)

    def names(self, train: NDArray[np.intp]) -> list[str]:
        """The n-grams, those of words first."""
        return [name for columns in self.columns for name in columns]

    @cached_property
    def _joined(self) -> tuple[Any, NDArray[np.intp], NDArray[np.intp]]:
        """The parts that are the same for all folds.

        Logarithms of the counts, words and characters side by side; to which part of which row
        each belongs; and how many answers have each n-gram.
        """
        import numpy as np
        from scipy.sparse import hstack

        logs = hstack(self.counts, format="csr").astype(np.float64)
        logs.data = 1.0 + np.log(logs.data)
        parts = [
            np.full(counts_part.shape[1], place) for place, counts_part in enumerate(self.counts)
        ]
        rows = np.repeat(np.arange(logs.shape[0]), np.diff(logs.indptr))
        piece = np.concatenate(parts)[logs.indices] * logs.shape[0] + rows
        return logs, piece, np.bincount(logs.indices, minlength=logs.shape[1])


@dataclass(frozen=True, slots=True)
class NgramsOptions:
    """The settings of n-grams."""

    words: int = setting("The longest sequence of words; 0 for none.", 2, highest=20)
    characters: int = setting("The longest sequence of characters; 0 for none.", 5, highest=50)


def prepare(answers: AnswerSet, options: Mapping[str, Any]) -> Ngrams:
    """Count the n-grams of the answers.

    Args:
        answers: With words.
        options: Of `NgramsOptions`.

    Raises:
        CannotJudge: No answer has words, or none has an n-gram that another has as well.
    """
    import numpy as np

    places, lost = places_with_words(answers)
    texts = [answers.rows[place].text for place in places]
    settings = NgramsOptions(**options)
    words, characters = settings.words, settings.characters
    vectorizer_options: list[dict[str, Any]] = []
    if words:
        vectorizer_options.append({"ngram_range": (1, words), "token_pattern": TOKEN})
    if characters:
        lowest = min(2, characters)
        vectorizer_options.append(
            # Padded with a space, so that an n-gram tells whether it begins or ends a word.
            {"analyzer": "char_wb", "ngram_range": (lowest, characters), "lowercase": False}
        )
    term_counts = [
        term_count
        for term_count in (_term_counts(texts, how) for how in vectorizer_options)
        if term_count is not None
    ]
    if not term_counts:
        raise CannotJudge(
            message(
                "No two answers have an n-gram in common, so there is nothing to learn from. "
                "Use other features."
            )
        )
    digest = sha256(repr((texts, words, characters)).encode()).hexdigest()
    counts, columns = zip(*term_counts, strict=True)
    return Ngrams(np.array(places, np.intp), lost, digest, counts, columns)


def _term_counts(texts: list[str], how: Mapping[str, Any]) -> tuple[Any, tuple[str, ...]] | None:
    """Counts of the n-grams that two answers have at least, and those n-grams."""
    import numpy as np
    from scipy.sparse import csr_array
    from sklearn.feature_extraction.text import CountVectorizer

    counter = CountVectorizer(dtype=np.int32, **how)
    try:
        counts = csr_array(counter.fit_transform(texts))
    except ValueError:  # no n-gram at all
        return None
    # Before any fold is made: what one answer alone has can't be in two training answers of any
    # fold.
    often = np.flatnonzero(np.bincount(counts.indices, minlength=counts.shape[1]) >= _LEAST)
    if not len(often):
        return None
    return counts[:, often], tuple(counter.get_feature_names_out()[often])


FEATURES = Features(
    title=message("N-grams"),
    about=message(
        "Words, pairs of words, and character sequences; rarer ones have more weight (TF-IDF)."
    ),
    prepare=prepare,
    options=named_settings(NgramsOptions),
)
