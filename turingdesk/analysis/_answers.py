"""The words of the answers that were judged, as an analysis finds them in its table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import message
from turingdesk.table.answer_texts import ROLE

if TYPE_CHECKING:
    from pandas import DataFrame

NOTHING = not_computed(
    message("journals contain the IDs of answers but not their texts"),
    message("Specify the study's package: analyze DATA --texts STUDY."),
)


@dataclass(frozen=True, slots=True)
class JudgedAnswer:
    """What one maker said: a caption, or all turns of one speaker."""

    task: str
    prompt: str
    is_human: bool
    agent: str
    language: str
    parts: tuple[str, ...]


def answers(responses: DataFrame) -> Iterator[tuple[str, list[JudgedAnswer]]]:
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
    tasks: dict[str, list[JudgedAnswer]] = {}
    for (task, *_), ((prompt, origin, agent, language), parts) in told.items():
        if origin in ("human", "machine"):
            named = agent or message("(not named)")
            one = JudgedAnswer(task, prompt, origin == "human", named, language, tuple(parts))
            tasks.setdefault(task, []).append(one)
    yield from sorted(tasks.items())
