"""The mean vector of an answer's words, from a file of word vectors.

Of three words seen in a picture (paper 1, Methods, Object detection) also how far they are from
each other: someone who looks names other sets than a detector does.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Any

from turingdesk.core.message import message
from turingdesk.core.setting import named_settings
from turingdesk.language_models.word_vectors import WordLookup
from turingdesk.plugins.machine_judges.features._base import (
    Features,
    FeatureTable,
    feature_table,
    vectors_setting,
)
from turingdesk.plugins.machine_judges.learning.answers import AnswerRow, AnswerSet

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_DISTANCES = (message("least distance"), message("mean distance"), message("greatest distance"))


@dataclass(frozen=True, slots=True)
class WordVectorsOptions:
    """The settings of word vectors."""

    file: str = vectors_setting()


def prepare(answers: AnswerSet, options: Mapping[str, Any]) -> FeatureTable:
    """The numbers of each answer that has a word in the file.

    Args:
        answers: With words.
        options: `file`, the word vectors.

    Raises:
        CannotJudge: The file cannot be read, or has no word of any answer.
    """
    is_set = answers.task == "objects"
    lookup = WordLookup(
        options, [phrase for row in answers.rows for phrase in _phrases(row, is_set)]
    )
    rows = [_numbers(row, lookup, is_set) for row in answers.rows]
    size = max((len(row) for row in rows if row is not None), default=0)
    columns = [f"{number + 1}" for number in range(size - len(_DISTANCES) * is_set)]
    columns += _DISTANCES if is_set else ()
    return feature_table(
        answers, rows, columns, message("None of its words is in {name}.", name=lookup.path.name)
    )


def _phrases(row: AnswerRow, is_set: bool) -> tuple[str, ...]:
    return tuple(row.content.objects) if is_set else (row.text,)


def _numbers(row: AnswerRow, lookup: WordLookup, is_set: bool) -> NDArray[np.float64] | None:
    import numpy as np

    vectors = [v for v in map(lookup.vector, _phrases(row, is_set)) if v is not None]
    if not vectors:
        return None
    mean = np.mean(vectors, axis=0)
    if not is_set:
        return np.asarray(mean, np.float64)
    apart = [
        float(np.linalg.norm(first - other)) for first, other in combinations(vectors, 2)
    ] or [0.0]
    return np.concatenate([mean, [min(apart), sum(apart) / len(apart), max(apart)]])


FEATURES = Features(
    title=message("Word vectors"),
    about=message("The mean vector of an answer's words, in a file of word vectors."),
    prepare=prepare,
    options=named_settings(WordVectorsOptions),
)
