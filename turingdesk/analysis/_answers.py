"""The words of the answers that were judged, as an analysis finds them in its table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from turingdesk.core.message import message

if TYPE_CHECKING:
    from pandas import DataFrame

ROLE = "answer"  #: of rows that hold words; see `table.answer_texts`
NOTHING = message(
    "It cannot be computed: journals contain the IDs of answers but not their texts. Specify "
    "the study's package: analyze DATA --texts STUDY."
)


@dataclass(frozen=True, slots=True)
class Answer:
    """What one maker said: a caption, or all turns of one speaker."""

    task: str
    prompt: str
    is_human: bool
    agent: str
    language: str
    parts: tuple[str, ...]


def answers(responses: DataFrame) -> Iterator[tuple[str, list[Answer]]]:
    """The answers of each task, by known makers, in the order of the package."""
    rows = responses[responses["role"] == ROLE]
    if rows.empty:
        return
    made_by = ["task", "study", "stimulus", "subject"]
    about = ["prompt", "origin", "agent", "language"]
    told: dict[tuple[str, ...], tuple[tuple[str, ...], list[str]]] = {}
    texts = rows[[*made_by, *about, "choice"]].astype("str").itertuples(index=False, name=None)
    for row in texts:
        who, what, words = row[:4], row[4:8], row[8]
        told.setdefault(who, (what, []))[1].append(words)
    tasks: dict[str, list[Answer]] = {}
    for (task, *_), ((prompt, origin, agent, language), parts) in told.items():
        if origin in ("human", "machine"):
            named = agent or message("(not named)")
            one = Answer(task, prompt, origin == "human", named, language, tuple(parts))
            tasks.setdefault(task, []).append(one)
    yield from sorted(tasks.items())
