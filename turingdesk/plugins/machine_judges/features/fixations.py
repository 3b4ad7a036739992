"""The first fixations of a scanpath, as paper 1 gave them to its judge of eye movements.

Methods, Attention prediction: ten fixations, their coordinates scaled to -1..1. Where there are
fewer, the eye stays where it was last.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import CannotJudge
from turingdesk.core.message import message
from turingdesk.core.setting import named_settings, setting
from turingdesk.plugins.machine_judges.features._base import Features, FeatureTable, feature_table
from turingdesk.plugins.machine_judges.learning.answers import AnswerSet
from turingdesk.tasks.fixations import Scanpath

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class FixationsOptions:
    """The settings of the features of eye movements."""

    first: int = setting(
        "How many fixations are used, from the first one.",
        10,
        title="Fixations",
        lowest=1,
        highest=1000,
    )


def prepare(answers: AnswerSet, options: Mapping[str, Any]) -> FeatureTable:
    """X and y of the first fixations, -1 at the left and at the top, 1 at the right and bottom.

    Args:
        answers: Eye movements.
        options: `first`, how many fixations.

    Raises:
        CannotJudge: The answers are not eye movements.
    """
    if answers.task != "fixations":
        raise CannotJudge(
            message(
                "The answers of {table} are not eye movements. Use other features.",
                table=answers.table,
            )
        )
    first = FixationsOptions(**options).first
    rows = [_numbers(row.content, first) for row in answers.rows]
    columns = [f"{axis} of fixation {n + 1}" for n in range(first) for axis in ("x", "y")]
    return feature_table(
        answers, rows, columns, message("It has no fixations, or its frame has no size.")
    )


def _numbers(path: Scanpath, first: int) -> NDArray[np.float64] | None:
    import numpy as np

    there = path.fixations[:first]
    if not there or path.width <= 0 or path.height <= 0:
        return None
    # Each answer needs as many numbers; after its last fixation, the eye stays where it was.
    there = (*there, *[there[-1]] * (first - len(there)))
    scaled = [(2 * f.x / path.width - 1, 2 * f.y / path.height - 1) for f in there]
    return np.array(scaled, np.float64).ravel()


FEATURES = Features(
    title=message("Fixations"),
    about=message("Positions of the first fixations, from -1 to 1 across the picture."),
    prepare=prepare,
    options=named_settings(FixationsOptions),
    tasks=("fixations",),
)
