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
from turingdesk.judges.features._base import (
    Features,
    FeatureTable,
    MissingFeatures,
    Progress,
    Value,
    places_with_words,
)
from turingdesk.judges.language_model.server import (
    KEY,
    AttemptFailed,
    Server,
    ServerOptions,
    Unanswered,
    WrongBody,
    parsed_body,
)
from turingdesk.judges.language_model.settings import checked_server
from turingdesk.judges.learning.answers import AnswerSet
from turingdesk.judges.learning.array_cache import ArrayCache, cache_key

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
        waiting += self._odd_lengths()
        if waiting:
            self.server.check()
        for start in range(0, len(waiting), self.batch):
            self._request(waiting[start : start + self.batch])
            if progress:
                progress(len(known) - max(0, len(waiting) - start - self.batch), len(known))
        for text in self._odd_lengths():
            self.lost[text] = message(
                "Its vector doesn't have {length} numbers as most vectors do.", length=self._length
            )
            self.troubles["wrong length"] += 1
        return {text: vector for text, vector in self._found.items() if text not in self.lost}

    @property
    def _length(self) -> int:
        lengths = Counter(len(vector) for vector in self._found.values())
        return lengths.most_common(1)[0][0] if lengths else 0

    def _odd_lengths(self) -> list[str]:
        """The texts whose vectors are longer or shorter than most."""
        length = self._length
        return [text for text, vector in self._found.items() if len(vector) != length]

    def _key(self, text: str) -> str:
        return cache_key("embedding", self.model, text)

    def _request(self, texts: Sequence[str], tries: int | None = None) -> None:
        """Ask for vectors; texts that get none are named in `lost`."""
        read = partial(_rows, count=len(texts))
        try:
            rows = self.server.post(_PATH, self._body(texts), read, self._count, tries)
        except Unanswered as problem:
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
                self._found[text] = row
                self.kept.put(self._key(text), row)

    def _count(self, why: str, _: Mapping[str, Any]) -> None:
        self.troubles[why] += 1

    def _check_responding(self, problem: Unanswered) -> None:
        """Raise NoServer if the server is gone, rather than failing on some texts only."""
        try:
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
    told = parsed_body(body, _loads)
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
        return message("not a list of numbers")
    if made.ndim != 1 or not len(made) or isinstance(told, str):
        return message("not a list of numbers")
    return made if np.isfinite(made).all() else message("numbers that are not finite")


def prepare(answers: AnswerSet, options: Mapping[str, Value]) -> FeatureTable:
    """As `prepare_with_progress`, without reporting progress."""
    return prepare_with_progress(answers, options)


def prepare_with_progress(
    answers: AnswerSet, options: Mapping[str, Value], progress: Progress | None = None
) -> FeatureTable:
    """Ask for the vectors of the answers' words, those that are not known yet.

    Args:
        answers: With words.
        options: `server`, a base URL such as http://localhost:11434/v1; `model`; `batch`, texts
            in a request; `timeout`, seconds without a sign; `tries`; `key_variable`, the
            environment variable with the server's key, where it wants one.
        progress: Told how many different texts are done, of how many.

    Raises:
        NoServer: No server or model is given, or it is not there or gives no embeddings; what
            came before is kept.
        UnknownName: The server does not have the model.
        CannotJudge: No answer has words, or none got a vector.
    """
    import numpy as np

    from turingdesk.system.paths import cache

    server_options = _server_options({**FEATURES.options, **options})
    places, empty = places_with_words(answers)
    texts = [answers.rows[place].text for place in places]
    batch = max(1, int(float(options.get("batch", FEATURES.options["batch"]))))
    with closing(Server(server_options)) as server:
        asked = Embedder(server, server_options.model, ArrayCache(cache() / "embeddings"), batch)
        found = asked.vectors(texts, progress)
    kept = [
        (place, found[text]) for place, text in zip(places, texts, strict=True) if text in found
    ]
    lost = (*empty, *_missing_features(answers, asked.lost))
    if not kept:
        said = join(" ", (one.counted for one in lost))
        raise CannotJudge(message("No answer has an embedding. {said}", said=said))
    values = np.array([vector for _, vector in kept], np.float64)
    columns = tuple(f"{number + 1}" for number in range(values.shape[1]))
    made = FeatureTable(np.array([place for place, _ in kept], np.intp), lost, values, columns)
    return replace(made, troubles=dict(asked.troubles.most_common()))


def _server_options(given: Mapping[str, Value]) -> ServerOptions:
    server, model = str(given["server"]), str(given["model"])
    if not server or not model:
        raise NoServer(
            message(
                "Embeddings of a server need its address and the model: --set "
                "server=http://localhost:11434/v1 --set model=nomic-embed-text."
            )
        )
    return ServerOptions(
        checked_server(server),
        model,
        float(given["timeout"]) or 120.0,
        max(1, int(float(given["tries"]))),
        key_variable=str(given["key_variable"]),
        url_option="--set server=",
        model_option="--set model=",
    )


def _missing_features(answers: AnswerSet, why: Mapping[str, str]) -> list[MissingFeatures]:
    of: dict[str, list[str]] = {}
    for row in answers.rows:
        if row.text in why:
            of.setdefault(why[row.text], []).append(row.id)
    return [MissingFeatures(said, tuple(ids)) for said, ids in of.items()]


FEATURES = Features(
    title=message("Embeddings of a server"),
    about=message("A vector for the words of each answer, from a model on a server in your lab."),
    prepare=prepare,
    options={
        "server": "",
        "model": "",
        "batch": 32.0,
        "timeout": 120.0,
        "tries": 5.0,
        "key_variable": KEY,
    },
    reach=("server", "batch", "timeout", "tries", "key_variable"),
    prepare_with_progress=prepare_with_progress,
)
