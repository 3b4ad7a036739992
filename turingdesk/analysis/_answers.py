"""The words of the answers that were judged, as an analysis finds them in its table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import message
from turingdesk.table.answer_texts import ROLE
from turingdesk.table.identity import ANSWER, keys

if TYPE_CHECKING:
    from pandas import DataFrame

NOTHING = not_computed(
    message("journals contain the IDs of answers but not their texts"),
    message("Specify the study's package: analyze DATA --texts STUDY."),
)


@dataclass(frozen=True, slots=True)
class JudgedAnswer:
    """The words of one maker: a caption, or all turns of one speaker."""

    task: str
    prompt: str  #: of the study; another study may use its name for something else
    is_human: bool
    agent: str
    language: str
    parts: tuple[str, ...]
    study: str
    stimulus: str  #: of the study: its table and its ID
    author: str  #: the agent as the study names it; empty if it does not


def answers(responses: DataFrame) -> Iterator[tuple[str, list[JudgedAnswer]]]:
    """The answers of each task, by known makers, in the order of the package."""
    rows = responses[responses["role"] == ROLE]
    if rows.empty:
        return
    made_by = [*ANSWER]
    described = ["prompt", "origin", "agent", "language"]
    answers_by_key: dict[tuple[str, ...], tuple[tuple[str, ...], list[str]]] = {}
    for row in keys(rows, [*made_by, *described, "choice"]):
        who, what, words = row[: len(made_by)], row[len(made_by) : -1], row[-1]
        answers_by_key.setdefault(who, (what, []))[1].append(words)
    tasks: dict[str, list[JudgedAnswer]] = {}
    for (study, task, *place, _), (
        (prompt, origin, agent, language),
        parts,
    ) in answers_by_key.items():
        if origin in ("human", "machine"):
            named = agent or message("(not named)")
            about = (task, prompt, origin == "human", named, language)
            answer = JudgedAnswer(*about, tuple(parts), study, " ".join(place), agent)
            tasks.setdefault(task, []).append(answer)
    yield from sorted(tasks.items())
