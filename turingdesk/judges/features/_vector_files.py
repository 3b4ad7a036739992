"""Vectors by answer id from files: .npz, .npy with a list of ids beside it, and Parquet."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import CannotJudge

if TYPE_CHECKING:
    from numpy.typing import NDArray

_MATRICES = ("vectors", "embeddings", "X")  #: what the matrix of an .npz may be called


def vectors(path: Path) -> dict[str, NDArray[Any]]:
    """A vector for each id; of an id that is there twice the first.

    * `.npz`: arrays `ids` and `vectors`, or one array an id, named after it.
    * `.npy`: a matrix; beside it `NAME.ids.txt` with one id a line.
    * `.parquet`: a column `id`, and a column of lists or columns of numbers.

    Raises:
        CannotJudge: The file is none of these, or cannot be read.
    """
    readers = {".npz": _npz, ".npy": _npy, ".parquet": _parquet}
    reader = readers.get(path.suffix.lower())
    if reader is None:
        raise CannotJudge(f"{path.name} is no file of vectors. Give a .npy, .npz or .parquet.")
    try:
        found: dict[str, NDArray[Any]] = {}
        for name, row in reader(path):
            found.setdefault(name, row)
    except (OSError, ValueError, EOFError, KeyError) as problem:
        raise CannotJudge(f"{path.name} cannot be read: {problem}. Save it again.") from problem
    return found


def _npz(path: Path) -> Iterator[tuple[str, NDArray[Any]]]:
    import numpy as np

    with np.load(path, allow_pickle=False) as file:
        if "ids" in file.files:
            named = next((name for name in _MATRICES if name in file.files), None)
            if named is None:
                raise ValueError("it has ids, and no array called vectors")
            yield from _rows(path, [str(one) for one in file["ids"]], file[named])
        else:
            yield from ((name, file[name]) for name in file.files)


def _npy(path: Path) -> Iterator[tuple[str, NDArray[Any]]]:
    import numpy as np

    beside = path.with_suffix(".ids.txt")
    if not beside.exists():
        raise CannotJudge(
            f"{path.name} does not say whose vectors it holds. Put {beside.name} beside it, "
            "with one answer's id a line."
        )
    ids = beside.read_text("utf-8-sig").splitlines()
    yield from _rows(path, ids, np.load(path, mmap_mode="r", allow_pickle=False))


def _parquet(path: Path) -> Iterator[tuple[str, NDArray[Any]]]:
    import io

    import numpy as np
    from fastparquet import ParquetFile

    try:
        frame = ParquetFile(io.BytesIO(path.read_bytes())).to_pandas()
    except Exception as problem:
        raise ValueError(str(problem) or type(problem).__name__) from problem
    if "id" not in frame.columns:
        raise ValueError("it has no column called id")
    ids = frame.pop("id").astype("str")
    lists = [name for name in frame.columns if frame[name].dtype == object]
    rows = frame[lists[0]] if lists else frame.to_numpy(np.float64)
    yield from ((one, np.asarray(row)) for one, row in zip(ids, rows, strict=True))


def _rows(path: Path, ids: list[str], matrix: NDArray[Any]) -> Iterator[tuple[str, NDArray[Any]]]:
    if matrix.ndim != 2 or len(matrix) != len(ids):
        raise ValueError(f"{len(ids)} ids stand beside an array of shape {matrix.shape}")
    yield from zip(ids, matrix, strict=True)
