"""Word vectors in the formats of word2vec, text and binary, and of GloVe.

Such files hold millions of words; only those that are asked for are kept.
"""

from __future__ import annotations

import gzip
from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, cast

from turingdesk.core.errors import CannotJudge
from turingdesk.core.message import message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_LONGEST = 1_000  #: bytes of a word; a file with longer ones is of another kind


def word_vectors(path: Path, wanted: Collection[str]) -> dict[str, NDArray[np.float32]]:
    """The vectors of the words that the file has, of those that are asked for.

    Args:
        path: Text with a word and its numbers a line, with (word2vec) or without (GloVe) a
            first line of two counts, or word2vec's binary format; may end in .gz.
        wanted: Words.

    Raises:
        CannotJudge: The file cannot be read, or is of another kind.
    """
    try:
        with gzip.open(path) if path.suffix == ".gz" else path.open("rb") as opened:
            file = cast("BinaryIO", opened)
            first = file.readline(100_000)
            counts = first.split()
            if len(counts) == 2 and all(one.isdigit() for one in counts):
                count, size = map(int, counts)
                second = file.readline(100_000)
                if _is_text(second, size):
                    return _text(file, second, size, wanted)
                file.seek(len(first))
                return _binary(file, count, size, wanted)
            if len(counts) < 2 or not _is_text(first, len(counts) - 1):
                raise ValueError(message("a line is not a word with its numbers"))
            return _text(file, first, len(counts) - 1, wanted)
    except (OSError, EOFError, ValueError) as problem:
        raise CannotJudge(
            message(
                "{name} cannot be read as word vectors: {problem}. Give a file of word2vec "
                "or GloVe.",
                name=path.name,
                problem=problem,
            )
        ) from problem


def _is_text(line: bytes, size: int) -> bool:
    """Whether a line is a word with so many numbers."""
    parts = line.split()
    if len(parts) <= size:
        return False
    try:
        [float(one) for one in parts[-size:]]
    except ValueError:
        return False
    return True


def _text(
    file: BinaryIO, line: bytes, size: int, wanted: Collection[str]
) -> dict[str, NDArray[np.float32]]:
    import numpy as np

    known = {word.encode(): word for word in wanted}
    found: dict[str, NDArray[np.float32]] = {}
    while line:
        name = line.split(b" ", 1)[0].split(b"\t", 1)[0]
        word = known.get(name)
        parts = line.split() if word is not None and word not in found else []
        if word is not None and len(parts) == size + 1:
            found[word] = np.array([float(one) for one in parts[1:]], np.float32)
        line = file.readline()
    return found


def _binary(
    file: BinaryIO, count: int, size: int, wanted: Collection[str]
) -> dict[str, NDArray[np.float32]]:
    import numpy as np

    known = {word.encode(): word for word in wanted}
    found: dict[str, NDArray[np.float32]] = {}
    for _ in range(count):
        name = _name(file)
        data = file.read(4 * size)
        if len(data) < 4 * size:
            raise ValueError(message("it ends within a vector"))
        if name in known:
            found.setdefault(known[name], np.frombuffer(data, "<f4").astype(np.float32))
    return found


def _name(file: BinaryIO) -> bytes:
    """The bytes up to the next space, without the line feed that ended the vector before."""
    name = bytearray()
    while len(name) < _LONGEST:
        sign = file.read(1)
        if not sign:
            raise ValueError(message("it ends within a word"))
        if sign == b" ":
            return bytes(name)
        if sign != b"\n":
            name += sign
    raise ValueError(message("a word has no end"))
