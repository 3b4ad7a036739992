"""Texts in, vectors out: a server in the lab asked in batches, once for each different text.

A batch that fails whatever is tried is asked in halves, down to single texts, so that one text
that a model cannot take costs no other. What came is on the disk before more is asked.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

import orjson

from turingdesk.core.errors import NoServer
from turingdesk.core.message import message
from turingdesk.judges.language_model.line import Failed, Line, Unanswered, WrongBody, loaded
from turingdesk.judges.learning.kept import Kept, key

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Vector = NDArray[np.float32]

_OF_HALVES = 2  #: tries, where the whole batch had all of them
_LEFT = message(
    "What came before is kept; see to the server and run the same command again to go on."
)
Progress = Callable[[int, int], None]


@dataclass
class Embedder:
    """One model on one server, with what it said before.

    Args:
        line: To the server.
        model: As the server calls it.
        kept: Where vectors are kept, by model and text.
        batch: Texts in one request.
    """

    line: Line
    model: str
    kept: Kept
    batch: int = 32
    troubles: Counter[str] = field(default_factory=Counter)  #: tries that failed, by why
    lost: dict[str, str] = field(default_factory=dict)  #: texts without a vector, and why
    _found: dict[str, Vector] = field(default_factory=dict)

    def vectors(self, texts: Sequence[str], progress: Progress | None = None) -> dict[str, Vector]:
        """A vector for each text that has one; all have the same length.

        Args:
            texts: May hold the same one several times.
            progress: Told how many different texts are done, of how many.

        Raises:
            NoServer: It is not there, gives nothing at all, or stopped replying.
            UnknownName: It does not have the model.
        """
        known = {text: self.kept.get(self._key(text)) for text in dict.fromkeys(texts)}
        self._found = {text: vector for text, vector in known.items() if vector is not None}
        waiting = [text for text in known if text not in self._found]
        waiting += self._odd()
        if waiting:
            self.line.check()
        for start in range(0, len(waiting), self.batch):
            self._ask(waiting[start : start + self.batch])
            if progress:
                progress(len(known) - max(0, len(waiting) - start - self.batch), len(known))
        for text in self._odd():
            self.lost[text] = message(
                "Its vector has not {length} numbers as most have.", length=self._length
            )
            self.troubles["wrong length"] += 1
        return {text: vector for text, vector in self._found.items() if text not in self.lost}

    @property
    def _length(self) -> int:
        lengths = Counter(len(vector) for vector in self._found.values())
        return lengths.most_common(1)[0][0] if lengths else 0

    def _odd(self) -> list[str]:
        """The texts whose vectors have not the length that most have."""
        length = self._length
        return [text for text, vector in self._found.items() if len(vector) != length]

    def _key(self, text: str) -> str:
        return key("embedding", self.model, text)

    def _ask(self, texts: Sequence[str], tries: int | None = None) -> None:
        """Ask for vectors; texts that get none are named in `lost`."""
        read = partial(_rows, count=len(texts))
        try:
            rows = self.line.tried(partial(self._sent, texts=texts), read, self._tell, tries)
        except Unanswered as problem:
            self._see_that_it_is_well(problem)
            if len(texts) == 1:
                self.lost[texts[0]] = message(
                    "The server gives no vector for it: {why}.", why=problem.why
                )
                return
            half = len(texts) // 2
            self._ask(texts[:half], _OF_HALVES)
            self._ask(texts[half:], _OF_HALVES)
            return
        for text, row in zip(texts, rows, strict=True):
            if isinstance(row, str):
                self.troubles[row] += 1
                self.lost[text] = message(
                    "The server's vector for it cannot be used: {row}.", row=row
                )
            else:
                self._found[text] = row
                self.kept.put(self._key(text), row)

    def _tell(self, why: str, _: Mapping[str, Any]) -> None:
        self.troubles[why] += 1

    def _see_that_it_is_well(self, problem: Unanswered) -> None:
        """Stop where the server seems gone, and not where it only fails some texts."""
        try:
            self.line.once(partial(self._sent, texts=["a"]), partial(_rows, count=1))
        except Failed:
            raise NoServer(
                message(
                    "The server gives no embeddings with the model {model!r}: {problem}. {left}",
                    model=self.model,
                    problem=problem,
                    left=_LEFT,
                )
            ) from problem

    def _sent(self, client: Any, texts: Sequence[str]) -> Any:
        return client.embeddings.with_raw_response.create(
            model=self.model, input=list(texts), encoding_format="float"
        )


def _rows(body: str, _: float, count: int) -> list[Vector | str]:
    """The vector of each text, or what is wrong with it.

    A reply with more or fewer vectors than texts is taken for none: nobody could say for sure
    whose they are.

    Raises:
        WrongBody: It is not what the API says.
    """
    told = loaded(body, _loads)
    listed = told.get("data") if isinstance(told, dict) else None
    if not isinstance(listed, list) or not all(isinstance(one, dict) for one in listed):
        raise WrongBody(message("wrong shape"))
    if len(listed) != count:
        raise WrongBody(
            message("fewer vectors than texts")
            if len(listed) < count
            else message("too many vectors")
        )
    places = [one.get("index") for one in listed]
    if all(place is None for place in places):
        places = list(range(count))
    if not all(type(place) is int for place in places) or {*places} != {*range(count)}:
        raise WrongBody(message("wrong indices"))
    made = dict(zip(places, (_vector(one.get("embedding")) for one in listed), strict=True))
    return [made[place] for place in range(count)]


def _loads(body: str) -> Any:
    """JSON, also with NaN in it, which some servers write though JSON has none."""
    try:
        return orjson.loads(body)
    except orjson.JSONDecodeError:
        return json.loads(body)


def _vector(told: Any) -> Vector | str:
    import numpy as np

    try:
        made = np.asarray(told, np.float32)
    except (TypeError, ValueError, OverflowError):
        return message("no list of numbers")
    if made.ndim != 1 or not len(made) or isinstance(told, str):
        return message("no list of numbers")
    return made if np.isfinite(made).all() else message("numbers that are not finite")
