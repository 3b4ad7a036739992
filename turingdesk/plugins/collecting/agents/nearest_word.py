"""The nearest word in a file of word vectors (paper 1, Methods, Word associations).

Nearest by Euclidean distance; the first in the file where two are equally near. Never the cue
itself or a part of it, in whatever case. A cue that isn't in the file as written is looked up in
small letters, and one of several words by the mean of their vectors. Entries that aren't one word
of letters, such as numbers, punctuation, and phrases, are passed over, since no task takes them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import file_digest
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.agents._base import Agent, AgentRun, Value
from turingdesk.core.message import message
from turingdesk.core.setting import Takes, named_settings, setting
from turingdesk.core.step import Showing
from turingdesk.judges._session_runs import Ask, MachineAnswers

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_AT_ONCE = 4_096  #: words whose distances are computed together


def nearest_words(path: Path, cues: Sequence[str]) -> dict[str, str]:
    """By cue, the nearest word; without the cues that are not in the file.

    Args:
        path: A file of word vectors, which is read twice.
        cues: Words, each once.

    Raises:
        CannotJudge: The file can't be read, or isn't one of word vectors.
    """
    import numpy as np

    from turingdesk.language_models.word_vectors import WordLookup, word_vectors

    lookup = WordLookup({"file": str(path)}, cues)
    vectors_by_cue = {cue: vector for cue in cues if (vector := lookup.vector(cue)) is not None}
    if not vectors_by_cue:
        return {}
    at = np.array(list(vectors_by_cue.values()))
    cue_words = [{cue.casefold(), *cue.casefold().split()} for cue in vectors_by_cue]
    least, best = np.full(len(vectors_by_cue), np.inf), [""] * len(vectors_by_cue)
    vectors = word_vectors(path, str.isalpha)
    # In blocks, since files of word vectors can be larger than the memory.
    while some := list(islice(vectors, _AT_ONCE)):
        words = [word for word, _ in some]
        far = _distances(at, np.array([vector for _, vector in some], np.float64))
        places: dict[str, list[int]] = {}
        for place, word in enumerate(words):
            places.setdefault(word.casefold(), []).append(place)
        for row, refused in enumerate(cue_words):
            far[row, [place for word in refused for place in places.get(word, ())]] = np.inf
            place = int(far[row].argmin())
            # Less and not equal, so that of two equally near words the first in the file remains.
            if far[row, place] < least[row]:
                least[row], best[row] = far[row, place], words[place]
    return {cue: word for cue, word in zip(vectors_by_cue, best, strict=True) if word}


def _distances(cues: NDArray[np.float64], words: NDArray[np.float64]) -> NDArray[np.float64]:
    """Squared distances, cues by words."""
    import numpy as np

    # (a - b)^2 as a^2 + b^2 - 2ab, which needs no array of cues by words by numbers.
    squares = (cues**2).sum(axis=1)[:, None] + (words**2).sum(axis=1)
    return np.asarray(squares - 2 * cues @ words.T)


@contextmanager
def begin(run: AgentRun) -> Iterator[Ask]:
    """Look all cues up."""
    path = Path(str(run.options["vectors"]))
    near = nearest_words(path, list(dict.fromkeys(prompt.cue for prompt in run.prompts)))

    def ask(showing: Showing, seed: int) -> MachineAnswers:
        (question,) = showing.questions
        word = near.get(showing.content.cue)
        if word is None:
            return MachineAnswers("", {}, message("its cue isn't in the file of word vectors"))
        return MachineAnswers("", {question.key: word})

    yield ask


def reads(options: Mapping[str, Value]) -> dict[str, Any]:
    """The SHA-256 of the vectors."""
    path = Path(str(options["vectors"]))
    if not path.is_file():
        return {}  # the code that opens it says so
    with path.open("rb") as file:
        return {"vectors_sha256": file_digest(file, "sha256").hexdigest()}


@dataclass(frozen=True)
class NearestWordSettings:
    """The settings of the agent."""

    vectors: str = setting(
        "A file of word vectors in the format of word2vec or GloVe.",
        title="Word vectors",
        takes=Takes.PATH,
    )


AGENT = Agent(
    title=message("Nearest word"),
    about=message("Associates each cue with the nearest word in a file of word vectors."),
    version="1",
    tasks=("collect-words",),
    begin=begin,
    options=named_settings(NearestWordSettings),
    reads=reads,
)
