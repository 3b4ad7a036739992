"""Words in a file of word vectors: as written, in small letters, or part by part.

Files have the formats of word2vec, text and binary, and of GloVe. They hold millions of words;
only those that are asked for are read into memory.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, cast

from turingdesk.core.errors import CannotJudge
from turingdesk.core.message import message
from turingdesk.system.os_errors import explain_os_error

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_PART = re.compile(r"[^\W_]+(?:['\u2019\-][^\W_]+)*")
_LONGEST = 1_000  #: bytes of a word; a file with longer ones is of another kind


class WordLookup:
    """The vectors of phrases.

    Args:
        options: `file`, the word vectors.
        phrases: All that will be asked for.

    Raises:
        CannotJudge: There is no such file, or it is none of word vectors.
    """

    def __init__(self, options: Mapping[str, object], phrases: Iterable[str]) -> None:
        self.path = Path(str(options.get("file", "")))
        if not self.path.is_file():
            raise CannotJudge(
                message(
                    "TuringDesk can't find the file {path} with word vectors. Check the path.",
                    path=self.path,
                )
            )
        forms = {form for phrase in phrases for form in _all_forms(phrase)}
        self._vectors: dict[str, Any] = dict(read_word_vectors(self.path, forms))

    def vector(self, phrase: str) -> NDArray[np.float64] | None:
        """Of the phrase as one entry, else the mean over its words; None if none is known."""
        import numpy as np

        entry = self._first(_forms(phrase.strip().replace(" ", "_")))
        if entry is not None:
            return np.asarray(entry, np.float64)
        vectors = [
            v for v in (self._first(_forms(w)) for w in _PART.findall(phrase)) if v is not None
        ]
        # In double precision, since sums of single-precision numbers lose digits.
        return np.mean(vectors, axis=0, dtype=np.float64) if vectors else None

    def _first(self, forms: Iterable[str]) -> Any:
        return next((self._vectors[form] for form in forms if form in self._vectors), None)


def _forms(word: str) -> list[str]:
    return [word, word.casefold()]


def _all_forms(phrase: str) -> list[str]:
    parts = [phrase.strip().replace(" ", "_"), *_PART.findall(phrase)]
    return [form for part in parts for form in _forms(part)]


def read_word_vectors(path: Path, words: Collection[str]) -> dict[str, NDArray[np.float32]]:
    """The vectors of the words that the file has, of those that are asked for.

    Args:
        path: As for `word_vectors`.
        words: Words.

    Raises:
        CannotJudge: The file cannot be read, or is of another kind.
    """
    vector_by_word: dict[str, NDArray[np.float32]] = {}
    for word, vector in word_vectors(path, frozenset(words).__contains__):
        # Words with broken characters can become equal when they are decoded; the first one
        # counts.
        vector_by_word.setdefault(word, vector)
    return vector_by_word


def word_vectors(
    path: Path, wants: Callable[[str], bool]
) -> Iterator[tuple[str, NDArray[np.float32]]]:
    """The words of a file with their vectors, in its order, one at a time.

    Args:
        path: Text with a word and its numbers a line, with (word2vec) or without (GloVe) a
            first line of two counts, or word2vec's binary format; may end in .gz.
        wants: Whether a word is asked for; the others are passed over.

    Raises:
        CannotJudge: The file cannot be read, or is of another kind.
    """
    try:
        with gzip.open(path) if path.suffix == ".gz" else path.open("rb") as opened:
            file = cast("BinaryIO", opened)
            # With a limit, since a file of another kind may have no line end.
            first = file.readline(100_000)
            counts = first.split()
            if len(counts) == 2 and all(count_text.isdigit() for count_text in counts):
                count, size = map(int, counts)
                second = file.readline(100_000)
                if _is_text(second, size):
                    yield from _text(file, second, size, wants)
                    return
                # The line that was tried as text is a part of the first vectors.
                file.seek(len(first))
                yield from _binary(file, count, size, wants)
                return
            if len(counts) < 2 or not _is_text(first, len(counts) - 1):
                raise ValueError(message("a line is not a word followed by numbers"))
            yield from _text(file, first, len(counts) - 1, wants)
    except (OSError, EOFError, ValueError) as problem:
        raise CannotJudge(
            message(
                "{name} can't be read as word vectors. {why} Use a word2vec or GloVe file.",
                name=path.name,
                why=explain_os_error(problem).happened,
            )
        ) from problem


def _is_text(line: bytes, size: int) -> bool:
    """True if a line is a word with so many numbers."""
    parts = line.split()
    if len(parts) <= size:
        return False
    try:
        [float(number) for number in parts[-size:]]
    except ValueError:
        return False
    return True


def _text(
    file: BinaryIO, line: bytes, size: int, wants: Callable[[str], bool]
) -> Iterator[tuple[str, NDArray[np.float32]]]:
    import numpy as np

    while line:
        word = line.split(b" ", 1)[0].split(b"\t", 1)[0].decode("utf-8", "replace")
        # Numbers are read only of words that are asked for, which are few of millions.
        parts = line.split() if wants(word) else []
        if len(parts) == size + 1:
            yield word, np.array([float(number) for number in parts[1:]], np.float32)
        line = file.readline()


def _binary(
    file: BinaryIO, count: int, size: int, wants: Callable[[str], bool]
) -> Iterator[tuple[str, NDArray[np.float32]]]:
    import numpy as np

    for _ in range(count):
        word = _name(file).decode("utf-8", "replace")
        data = file.read(4 * size)
        if len(data) < 4 * size:
            raise ValueError(message("it ends in the middle of a vector"))
        # word2vec writes little-endian numbers; `frombuffer` alone would give a read-only view.
        if wants(word):
            yield word, np.frombuffer(data, "<f4").astype(np.float32)


def _name(file: BinaryIO) -> bytes:
    """The bytes up to the next space, without the line feed that ended the vector before."""
    name = bytearray()
    while len(name) < _LONGEST:
        sign = file.read(1)
        if not sign:
            raise ValueError(message("it ends in the middle of a word"))
        if sign == b" ":
            return bytes(name)
        if sign != b"\n":
            name += sign
    raise ValueError(message("a word has no end"))
