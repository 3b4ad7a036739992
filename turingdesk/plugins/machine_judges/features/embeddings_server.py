"""Embeddings from a server in the lab that speaks OpenAI's API: llama.cpp, Ollama, vLLM.

A text is sent once. Its vector is kept by model and text, so that a run that was stopped continues
where it was, and other studies with the same texts ask for nothing. The model's name stands for
the model: another one has to be called otherwise.

A batch that fails whatever is tried is asked in halves, down to single texts, so that one text
that a model cannot take costs no other. Vectors are on the disk before more are asked for.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any

import orjson

from turingdesk.core.errors import CannotJudge, NoServer
from turingdesk.core.message import join, message
from turingdesk.core.setting import named_settings, setting
from turingdesk.language_models.server import (
    KEY,
    AttemptFailed,
    Server,
    ServerOptions,
    Unanswered,
    WrongBody,
    checked_server,
    parsed_body,
)
from turingdesk.plugins.machine_judges.features._base import (
    Features,
    FeatureTable,
    MissingFeatures,
    Progress,
    places_with_words,
)
from turingdesk.plugins.machine_judges.learning.answers import AnswerSet
from turingdesk.plugins.machine_judges.learning.array_cache import ArrayCache, cache_key

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Vector = NDArray[np.float32]

_PATH = "embeddings"  #: of the API
_OF_HALVES = 2  #: tries, where the whole batch had all of them
_LEFT = message(
    "Everything so far is saved. Check the server, then run the same command again to continue."
)


@dataclass
class Embedder:
    """Embeddings of one model on one server, with a cache of those that it gave before.

    Args:
        server: Whom to ask.
        model: As the server calls it.
        kept: Where vectors are kept, by model and text.
        batch: Texts in one request.
    """

    server: Server
    model: str
    kept: ArrayCache
    batch: int = 32
    troubles: Counter[str] = field(default_factory=Counter)  #: tries that failed, by why
    lost: dict[str, str] = field(default_factory=dict)  #: texts without a vector, and why
    _vectors: dict[str, Vector] = field(default_factory=dict)

    def vectors(self, texts: Sequence[str], progress: Progress | None = None) -> dict[str, Vector]:
        """A vector for each text that has one; all have the same length.

        Args:
            texts: May hold the same one several times.
            progress: Told how many different texts are done, of how many.

        Raises:
            NoServer: It is not there, gives nothing at all, or stopped replying.
            UnknownName: It does not have the model.
        """
        vector_by_text = {text: self.kept.get(self._key(text)) for text in dict.fromkeys(texts)}
        self._vectors = {
            text: vector for text, vector in vector_by_text.items() if vector is not None
        }
        waiting = [text for text in vector_by_text if text not in self._vectors]
        # Saved vectors of another length than most can't be compared with the rest; the server is
        # asked for them again.
        waiting += self._odd_lengths()
        # Where all vectors are saved, the server need not be there.
        if waiting:
            self.server.check()
        for start in range(0, len(waiting), self.batch):
            self._request(waiting[start : start + self.batch])
            if progress:
                progress(
                    len(vector_by_text) - max(0, len(waiting) - start - self.batch),
                    len(vector_by_text),
                )
        for text in self._odd_lengths():
            self.lost[text] = message(
                "Its vector doesn't have {length} numbers as most vectors do.", length=self._length
            )
            self.troubles["wrong length"] += 1
        return {text: vector for text, vector in self._vectors.items() if text not in self.lost}

    @property
    def _length(self) -> int:
        lengths = Counter(len(vector) for vector in self._vectors.values())
        return lengths.most_common(1)[0][0] if lengths else 0

    def _odd_lengths(self) -> list[str]:
        """The texts whose vectors are longer or shorter than most."""
        length = self._length
        return [text for text, vector in self._vectors.items() if len(vector) != length]

    def _key(self, text: str) -> str:
        return cache_key("embedding", self.model, text)

    def _request(self, texts: Sequence[str], tries: int | None = None) -> None:
        """Ask for vectors; texts that get none are named in `lost`."""
        read_rows = partial(_rows, count=len(texts))
        try:
            rows = self.server.post(_PATH, self._body(texts), read_rows, self._count, tries)
        except Unanswered as problem:
            # Before anything is split: a server that is gone would be asked for each text.
            self._check_responding(problem)
            if len(texts) == 1:
                self.lost[texts[0]] = message(
                    "The server returned no vector for it: {why}.", why=problem.why
                )
                return
            half = len(texts) // 2
            self._request(texts[:half], _OF_HALVES)
            self._request(texts[half:], _OF_HALVES)
            return
        for text, row in zip(texts, rows, strict=True):
            if isinstance(row, str):
                self.troubles[row] += 1
                self.lost[text] = message(
                    "The server's vector for it is not valid: {row}.", row=row
                )
            else:
                self._vectors[text] = row
                # At once and not at the end, so that a run that is stopped has all that it was
                # given.
                self.kept.put(self._key(text), row)

    def _count(self, why: str, _: Mapping[str, Any]) -> None:
        self.troubles[why] += 1

    def _check_responding(self, problem: Unanswered) -> None:
        """Raise NoServer if the server is gone, rather than failing on some texts only."""
        try:
            # A text that every model takes: if it fails too, the texts aren't the reason.
            self.server.post_once(_PATH, self._body(["a"]), partial(_rows, count=1))
        except AttemptFailed:
            raise NoServer(
                message(
                    "The server returned no embeddings with the model {model!r}: "
                    "{problem}. {left}",
                    model=self.model,
                    problem=problem,
                    left=_LEFT,
                )
            ) from problem

    def _body(self, texts: Sequence[str]) -> dict[str, Any]:
        return {"model": self.model, "input": list(texts), "encoding_format": "float"}


def _rows(body: str, _: float, count: int) -> list[Vector | str]:
    """The vector of each text, or what is wrong with it.

    A reply with more or fewer vectors than texts is taken for none: no one could say for sure
    whose they are.

    Raises:
        WrongBody: It is not what the API says.
    """
    content = parsed_body(body, _loads)
    listed = content.get("data") if isinstance(content, dict) else None
    if not isinstance(listed, list) or not all(isinstance(item, dict) for item in listed):
        raise WrongBody(message("wrong shape"))
    if len(listed) != count:
        raise WrongBody(
            message("fewer vectors than texts")
            if len(listed) < count
            else message("too many vectors")
        )
    places = [item.get("index") for item in listed]
    # A server that numbers none of them relies on their order.
    if all(place is None for place in places):
        places = list(range(count))
    # Not isinstance, for which True is an int.
    if not all(type(place) is int for place in places) or {*places} != {*range(count)}:
        raise WrongBody(message("wrong indices"))
    vector_by_place = dict(
        zip(places, (_vector(item.get("embedding")) for item in listed), strict=True)
    )
    return [vector_by_place[place] for place in range(count)]


def _loads(body: str) -> Any:
    """JSON, also with NaN in it, which some servers write though JSON has none."""
    try:
        return orjson.loads(body)
    except orjson.JSONDecodeError:
        return json.loads(body)


def _vector(values: Any) -> Vector | str:
    import numpy as np

    try:
        vector = np.asarray(values, np.float32)
    # Integers of hundreds of digits, which JSON can have, raise OverflowError.
    except (TypeError, ValueError, OverflowError):
        return message("not a list of numbers")
    if vector.ndim != 1 or not len(vector) or isinstance(values, str):
        return message("not a list of numbers")
    return vector if np.isfinite(vector).all() else message("numbers that are not finite")


@dataclass(frozen=True, slots=True)
class EmbedderOptions:
    """The settings of embeddings from a server."""

    server: str = setting(
        "The server's address. The answers' words go only there.",
        hint="http://localhost:11434/v1",
        counts=False,
    )
    model: str = setting("The model's name on the server.")
    batch: int = setting(
        "The number of texts in a request.", 32, lowest=1, highest=10_000, counts=False
    )
    timeout: float = setting(
        "How long to wait for a reply.",
        120.0,
        title="Time limit",
        lowest=0.1,
        unit="seconds",
        counts=False,
    )
    tries: int = setting(
        "How many times to try each request.", 5, lowest=1, highest=100, counts=False
    )
    key_variable: str = setting(
        "The environment variable with the server's key, if it needs one.",
        KEY,
        title="Variable with the key",
        counts=False,
    )


def prepare(answers: AnswerSet, options: Mapping[str, Any]) -> FeatureTable:
    """As `prepare_with_progress`, without reporting progress."""
    return prepare_with_progress(answers, options)


def prepare_with_progress(
    answers: AnswerSet, options: Mapping[str, Any], progress: Progress | None = None
) -> FeatureTable:
    """Ask for the vectors of the answers' words, those that are not known yet.

    Args:
        answers: With words.
        options: Of `EmbedderOptions`.
        progress: Told how many different texts are done, of how many.

    Raises:
        NoServer: It is not there or gives no embeddings; what came before is kept.
        UnknownName: The server does not have the model.
        CannotJudge: No answer has words, or none got a vector.
    """
    import numpy as np

    from turingdesk.system.paths import cache

    given = EmbedderOptions(**options)
    server_options = _server_options(given)
    places, empty = places_with_words(answers)
    texts = [answers.rows[place].text for place in places]
    with closing(Server(server_options)) as server:
        kept_vectors = ArrayCache(cache() / "embeddings")
        embedder = Embedder(server, given.model, kept_vectors, given.batch)
        vector_by_text = embedder.vectors(texts, progress)
    placed = [
        (place, vector_by_text[text])
        for place, text in zip(places, texts, strict=True)
        if text in vector_by_text
    ]
    lost = (*empty, *_missing_features(answers, embedder.lost))
    if not placed:
        reasons = join(" ", (missing.counted for missing in lost))
        raise CannotJudge(message("No answer has an embedding. {said}", said=reasons))
    values = np.array([vector for _, vector in placed], np.float64)
    columns = tuple(f"{number + 1}" for number in range(values.shape[1]))
    table = FeatureTable(np.array([place for place, _ in placed], np.intp), lost, values, columns)
    return replace(table, troubles=dict(embedder.troubles.most_common()))


def _server_options(feature_options: EmbedderOptions) -> ServerOptions:
    server = checked_server(feature_options.server)
    return ServerOptions(
        server,
        feature_options.model,
        feature_options.timeout,
        feature_options.tries,
        key_variable=feature_options.key_variable,
    )


def _missing_features(answers: AnswerSet, why: Mapping[str, str]) -> list[MissingFeatures]:
    of: dict[str, list[str]] = {}
    for row in answers.rows:
        if row.text in why:
            of.setdefault(why[row.text], []).append(row.id)
    return [MissingFeatures(reason, tuple(ids)) for reason, ids in of.items()]


FEATURES = Features(
    title=message("Embeddings of a server"),
    about=message("A vector for the words of each answer, from a model on a server in your lab."),
    prepare=prepare,
    options=named_settings(EmbedderOptions),
    prepare_with_progress=prepare_with_progress,
)
