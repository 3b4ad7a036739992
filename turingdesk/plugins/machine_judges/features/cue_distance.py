"""The distance of an association from its cue in a space of word vectors.

Paper 1, Methods, Word associations: support vector machines on the distance between the vectors
of cue and association.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import CannotJudge
from turingdesk.core.message import message
from turingdesk.core.setting import named_settings, setting
from turingdesk.language_models.word_vectors import WordLookup
from turingdesk.plugins.machine_judges.features._base import (
    Features,
    FeatureTable,
    feature_table,
    vectors_setting,
)
from turingdesk.plugins.machine_judges.learning.answers import AnswerSet

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MEASURES = ("euclidean", "cosine")


@dataclass(frozen=True, slots=True)
class CueOptions:
    """The settings of the distance from the cue."""

    file: str = vectors_setting()
    measure: str = setting(
        "How the distance is measured.",
        "euclidean",
        options={"euclidean": message("Euclidean"), "cosine": message("Cosine")},
    )


def prepare(answers: AnswerSet, options: Mapping[str, Any]) -> FeatureTable:
    """One number an answer: the distance.

    Args:
        answers: Word associations.
        options: `file`, the word vectors; `measure`, one of `MEASURES`.

    Raises:
        CannotJudge: The answers are not associations, or the file has none of their words.
    """
    measure = CueOptions(**options).measure
    if measure not in MEASURES:
        raise CannotJudge(
            message(
                "Unknown distance {measure!r}. Available: {measures}.",
                measure=measure,
                measures=MEASURES,
            )
        )
    if answers.task != "words":
        raise CannotJudge(
            message("The answers of {table} have no cue. Use other features.", table=answers.table)
        )
    cues = [row.content.cue for row in answers.rows]
    lookup = WordLookup(options, [*cues, *answers.texts])
    pairs = zip(cues, answers.texts, strict=True)
    rows = [_distance(lookup.vector(cue), lookup.vector(text), measure) for cue, text in pairs]
    why = message("Its cue or its word is not in {name}.", name=lookup.path.name)
    return feature_table(answers, rows, [f"{measure} distance"], why)


def _distance(
    first: NDArray[np.float64] | None, other: NDArray[np.float64] | None, measure: str
) -> NDArray[np.float64] | None:
    """The distance alone in an array; None if a vector is not known."""
    import numpy as np

    if first is None or other is None:
        return None
    if measure == "euclidean":
        return np.array([np.linalg.norm(first - other)])
    size = np.linalg.norm(first) * np.linalg.norm(other)
    # A vector of zeros has no angle with any other.
    return np.array([1.0 - first @ other / size if size else np.nan])


FEATURES = Features(
    title=message("Distance from the cue"),
    about=message("The distance of an association from its cue, from a file of word vectors."),
    prepare=prepare,
    options=named_settings(CueOptions),
    tasks=("words",),
)
