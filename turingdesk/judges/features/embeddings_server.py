"""Embeddings from a server in the lab that speaks OpenAI's API: llama.cpp, Ollama, vLLM.

A text is sent once. Its vector is kept by model and text, so that a run that was stopped goes on
where it was, and other studies with the same texts ask for nothing. The model's name stands for
the model: another one has to be called otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from turingdesk.core.errors import CannotJudge, NoServer
from turingdesk.core.message import message
from turingdesk.judges.features._base import Features, Lost, Progress, Table, Value, with_words
from turingdesk.judges.features._embedder import Embedder
from turingdesk.judges.language_model.line import KEY, Line, Reach
from turingdesk.judges.language_model.settings import checked_server
from turingdesk.judges.learning.answers import AnswerSet
from turingdesk.judges.learning.kept import Kept


def prepare(answers: AnswerSet, options: Mapping[str, Value]) -> Table:
    """As `prepare_slowly`, without a word of how far it is."""
    return prepare_slowly(answers, options)


def prepare_slowly(
    answers: AnswerSet, options: Mapping[str, Value], progress: Progress | None = None
) -> Table:
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

    reach = _reach({**FEATURES.options, **options})
    places, empty = with_words(answers)
    texts = [answers.rows[place].text for place in places]
    line = Line(reach)
    batch = max(1, int(float(options.get("batch", FEATURES.options["batch"]))))
    asked = Embedder(line, reach.model, Kept(cache() / "embeddings"), batch)
    try:
        found = asked.vectors(texts, progress)
    finally:
        line.close()
    kept = [
        (place, found[text]) for place, text in zip(places, texts, strict=True) if text in found
    ]
    lost = (*empty, *_lost(answers, asked.lost))
    if not kept:
        said = " ".join(f"{len(one.ids)} answers: {one.why}" for one in lost)
        raise CannotJudge(message("No answer has an embedding. {said}", said=said))
    values = np.array([vector for _, vector in kept], np.float64)
    columns = tuple(f"{number + 1}" for number in range(values.shape[1]))
    made = Table(np.array([place for place, _ in kept], np.intp), lost, values, columns)
    return replace(made, troubles=dict(asked.troubles.most_common()))


def _reach(given: Mapping[str, Value]) -> Reach:
    server, model = str(given["server"]), str(given["model"])
    if not server or not model:
        raise NoServer(
            message(
                "Embeddings of a server need its address and the model: --set "
                "server=http://localhost:11434/v1 --set model=nomic-embed-text."
            )
        )
    return Reach(
        checked_server(server),
        model,
        float(given["timeout"]) or 120.0,
        max(1, int(float(given["tries"]))),
        key_variable=str(given["key_variable"]),
        server_word=message("--set server="),
        model_word=message("--set model="),
    )


def _lost(answers: AnswerSet, why: Mapping[str, str]) -> list[Lost]:
    of: dict[str, list[str]] = {}
    for row in answers.rows:
        if row.text in why:
            of.setdefault(why[row.text], []).append(row.id)
    return [Lost(said, tuple(ids)) for said, ids in of.items()]


FEATURES = Features(
    title=message("Embeddings of a server"),
    about=message("A vector for each answer's words, from a model on a server in the lab."),
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
    prepare_slowly=prepare_slowly,
)
