"""Words of answers in a file of word vectors: as written, in small letters, or part by part."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import CannotJudge
from turingdesk.core.message import message
from turingdesk.judges.features._base import Value
from turingdesk.judges.features._word_vector_files import word_vectors

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_PART = re.compile(r"[^\W_]+(?:['\u2019\-][^\W_]+)*")


class LookedUp:
    """The vectors of phrases.

    Args:
        options: `file`, the word vectors.
        phrases: All that will be asked for.

    Raises:
        CannotJudge: There is no such file, or it is none of word vectors.
    """

    def __init__(self, options: Mapping[str, Value], phrases: Iterable[str]) -> None:
        self.path = Path(str(options.get("file", "")))
        if not self.path.is_file():
            raise CannotJudge(
                message(
                    "There is no file {path} with word vectors. Give its path.", path=self.path
                )
            )
        wanted = {form for phrase in phrases for form in _all_forms(phrase)}
        self._found: dict[str, Any] = dict(word_vectors(self.path, wanted))

    def vector(self, phrase: str) -> NDArray[np.float64] | None:
        """Of the phrase as one entry, else the mean over its words; None where none is known."""
        import numpy as np

        whole = self._first(_forms(phrase.strip().replace(" ", "_")))
        if whole is not None:
            return np.asarray(whole, np.float64)
        known = [
            v for v in (self._first(_forms(w)) for w in _PART.findall(phrase)) if v is not None
        ]
        return np.mean(known, axis=0, dtype=np.float64) if known else None

    def _first(self, forms: Iterable[str]) -> Any:
        return next((self._found[form] for form in forms if form in self._found), None)


def _forms(word: str) -> list[str]:
    return [word, word.casefold()]


def _all_forms(phrase: str) -> list[str]:
    parts = [phrase.strip().replace(" ", "_"), *_PART.findall(phrase)]
    return [form for part in parts for form in _forms(part)]
