"""Embeddings that the lab has: one vector an answer, in a file, by the answer's id.

An answer's id is its stimulus's, e.g. `c17`; of a speaker `c17/A`, of a message `c17/A/5`, the
number being that of the turn in the conversation.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import CannotJudge
from turingdesk.core.message import message
from turingdesk.judges.features._base import Features, Lost, Table, Value, table
from turingdesk.judges.features._vector_files import vectors
from turingdesk.judges.learning.answers import AnswerSet

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def prepare(answers: AnswerSet, options: Mapping[str, Value]) -> Table:
    """Take the vectors of the answers from a file.

    Args:
        answers: By whose ids vectors are found.
        options: `file`.

    Raises:
        CannotJudge: There is no such file, it cannot be read, or it has none of the answers.
    """
    path = Path(str(options.get("file", "")))
    if not path.is_file():
        raise CannotJudge(
            message("There is no file {path} with embeddings. Give --embeddings FILE.", path=path)
        )
    return of_vectors(answers, vectors(path), path.name)


def of_vectors(answers: AnswerSet, found: Mapping[str, NDArray[Any]], name: str) -> Table:
    """Features from vectors by answer id; those of another length than most are left out.

    Raises:
        CannotJudge: No answer is left.
    """
    rows: list[NDArray[np.float64] | None] = [_numbers(found.get(r.id)) for r in answers.rows]
    lengths = Counter(len(row) for row in rows if row is not None)
    length = lengths.most_common(1)[0][0] if lengths else 0
    wrong = [
        row.id
        for row, values in zip(answers.rows, rows, strict=True)
        if row.id in found and (values is None or len(values) != length)
    ]
    rows = [None if values is None or len(values) != length else values for values in rows]
    made = table(
        answers,
        rows,
        [f"{number + 1}" for number in range(length)],
        message("It is not in {name}.", name=name),
    )
    if not wrong:
        return made
    why = message(
        "Its vector in {name} has not {length} numbers as most have.", name=name, length=length
    )
    lost = [
        replace(one, ids=tuple(i for i in one.ids if i not in set(wrong))) for one in made.lost
    ]
    kept = tuple(one for one in lost if one.ids)
    return replace(made, lost=(*kept, Lost(why, tuple(wrong))))


def _numbers(row: Any) -> NDArray[np.float64] | None:
    """A vector of numbers; None where it is none."""
    import numpy as np

    if row is None:
        return None
    try:
        values = np.asarray(row, np.float64)
    except (TypeError, ValueError):
        return None
    return values if values.ndim == 1 and len(values) else None


FEATURES = Features(
    title=message("Embeddings"),
    about=message("A vector for each answer that the lab computed elsewhere, from a file."),
    prepare=prepare,
    options={"file": ""},
    files=("file",),
    reach=("file",),
)
