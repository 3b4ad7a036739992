"""Embeddings that the lab has: one vector an answer, in a file, by the answer's id.

An answer's id is its stimulus's, such as `c17`; of a speaker `c17/A`, of a message `c17/A/5`, the
number being that of the turn in the conversation. Files are .npz, .npy with a list of ids beside
it, and Parquet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import CannotJudge
from turingdesk.core.message import message
from turingdesk.core.setting import Takes, named_settings, setting
from turingdesk.exchange.importers._parquet import parquet_parts
from turingdesk.plugins.machine_judges.features._base import (
    Features,
    FeatureTable,
    MissingFeatures,
    feature_table,
)
from turingdesk.plugins.machine_judges.learning.answers import AnswerSet
from turingdesk.system.os_errors import os_error_message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_MATRICES = ("vectors", "embeddings", "X")  #: what the matrix of an .npz may be called


def read_vectors(path: Path) -> dict[str, NDArray[Any]]:
    """A vector for each id; of an id that appears twice the first.

    * `.npz`: arrays `ids` and `vectors`, or one array an id, named after it.
    * `.npy`: a matrix; beside it `NAME.ids.txt` with one id a line.
    * `.parquet`: a column `id`, and a column of lists or columns of numbers.

    Raises:
        CannotJudge: The file is none of these, or cannot be read.
    """
    readers = {".npz": _npz, ".npy": _npy, ".parquet": _parquet}
    reader = readers.get(path.suffix.lower())
    if reader is None:
        raise CannotJudge(
            message(
                "{name} is not a file of vectors. Use a .npy, .npz, or .parquet file.",
                name=path.name,
            )
        )
    try:
        vector_by_id: dict[str, NDArray[Any]] = {}
        for name, row in reader(path):
            vector_by_id.setdefault(name, row)
    except (OSError, ValueError, EOFError, KeyError) as problem:
        raise CannotJudge(
            message("{name} can't be read. {why}", name=path.name, why=os_error_message(problem))
        ) from problem
    return vector_by_id


def _npz(path: Path) -> Iterator[tuple[str, NDArray[Any]]]:
    import numpy as np

    # A pickle runs what its author wrote (numpy.load, "Warning").
    with np.load(path, allow_pickle=False) as file:
        if "ids" in file.files:
            named = next((name for name in _MATRICES if name in file.files), None)
            if named is None:
                raise ValueError(message("it has IDs but no array called vectors"))
            yield from _rows(path, [str(row_id) for row_id in file["ids"]], file[named])
        else:
            yield from ((name, file[name]) for name in file.files)


def _npy(path: Path) -> Iterator[tuple[str, NDArray[Any]]]:
    import numpy as np

    beside = path.with_suffix(".ids.txt")
    if not beside.exists():
        raise CannotJudge(
            message(
                "{name} doesn't say which answers its vectors belong to. Put {name2} next to "
                "it, with one answer's ID in each line.",
                name=path.name,
                name2=beside.name,
            )
        )
    # Editors on Windows begin a text with a byte order mark, which would be a part of the first
    # ID.
    ids = beside.read_text("utf-8-sig").splitlines()
    # Mapped, because such a file may be larger than the memory, and few of its rows may be needed.
    yield from _rows(path, ids, np.load(path, mmap_mode="r", allow_pickle=False))


def _parquet(path: Path) -> Iterator[tuple[str, NDArray[Any]]]:
    for part in parquet_parts(path):
        names = part.schema.names
        if "id" not in names:
            raise ValueError(message("it has no column id"))
        ids = map(str, part.column("id").to_pylist())
        yield from zip(ids, _vectors(part, [n for n in names if n != "id"]), strict=True)


def _vectors(part: Any, names: list[str]) -> Iterable[NDArray[Any]]:
    """The rows of the first column with lists; without one, of all columns side by side."""
    import numpy as np
    from arro3.core import DataType

    is_list = (DataType.is_list, DataType.is_large_list, DataType.is_fixed_size_list)
    for column in map(part.column, names):
        if any(is_type(column.type) for is_type in is_list):
            return map(np.asarray, column.to_pylist())
    columns = [np.asarray(part.column(name).to_pylist(), np.float64) for name in names]
    return np.column_stack(columns)


def _rows(path: Path, ids: list[str], matrix: NDArray[Any]) -> Iterator[tuple[str, NDArray[Any]]]:
    if matrix.ndim != 2 or len(matrix) != len(ids):
        raise ValueError(
            message(
                "it has {ids} IDs but an array of shape {shape}",
                ids=len(ids),
                shape=matrix.shape,
            )
        )
    yield from zip(ids, matrix, strict=True)


@dataclass(frozen=True, slots=True)
class EmbeddingsOptions:
    """The settings of embeddings in a file."""

    file: str = setting(
        "A file with a vector for each answer (.npy, .npz, or .parquet).",
        takes=Takes.PATH,
        counts=False,  # but the vectors in it do
    )


def prepare(answers: AnswerSet, options: Mapping[str, Any]) -> FeatureTable:
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
            message(
                "TuringDesk can't find the file {path} with embeddings. Check the path.",
                path=path,
            )
        )
    return features_from_vectors(answers, read_vectors(path), path.name)


def features_from_vectors(
    answers: AnswerSet, vector_by_id: Mapping[str, NDArray[Any]], name: str
) -> FeatureTable:
    """Features from vectors by answer id; those of another length than most are omitted.

    Raises:
        CannotJudge: No answer is left.
    """
    rows: list[NDArray[np.float64] | None] = [
        _numbers(vector_by_id.get(r.id)) for r in answers.rows
    ]
    lengths = Counter(len(row) for row in rows if row is not None)
    length = lengths.most_common(1)[0][0] if lengths else 0
    wrong = [
        row.id
        for row, values in zip(answers.rows, rows, strict=True)
        if row.id in vector_by_id and (values is None or len(values) != length)
    ]
    rows = [None if values is None or len(values) != length else values for values in rows]
    table = feature_table(
        answers,
        rows,
        [f"{number + 1}" for number in range(length)],
        message("It is not in {name}.", name=name),
    )
    if not wrong:
        return table
    why = message(
        "Its vector in {name} doesn't have {length} numbers as most vectors do.",
        name=name,
        length=length,
    )
    lost = [
        replace(missing_part, ids=tuple(i for i in missing_part.ids if i not in set(wrong)))
        for missing_part in table.lost
    ]
    missing = tuple(missing_part for missing_part in lost if missing_part.ids)
    return replace(table, lost=(*missing, MissingFeatures(why, tuple(wrong))))


def _numbers(row: Any) -> NDArray[np.float64] | None:
    """A vector of numbers; None if it is none."""
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
    about=message("A vector for each answer, computed elsewhere, from a file."),
    prepare=prepare,
    options=named_settings(EmbeddingsOptions),
)
