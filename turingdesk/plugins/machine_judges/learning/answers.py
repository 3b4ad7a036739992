"""The answers of a study as a machine judge gets them: one row per answer, or one a message.

Every machine judge takes them from here, so that the verdicts of all judges, trained ones and
language models, are on the same answers under the same names.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import CannotJudge, UnknownName
from turingdesk.core.message import message
from turingdesk.core.stimulus import Maker, Origin, Stimulus
from turingdesk.core.task import TASKS
from turingdesk.tasks.conversations import Conversation

if TYPE_CHECKING:
    from numpy import bool_
    from numpy.typing import NDArray

    from turingdesk.study.package import Package


@dataclass(frozen=True, slots=True)
class AnswerRow:
    """One maker's answer, or one message of it."""

    id: str  #: the stimulus, "c17"; of a speaker "c17/A"; of a message "c17/A/5"
    stimulus: str  #: the id in the table
    subject: str  #: the speaker, or ""
    turn: int  #: of a message, from 1 within the conversation; else 0
    prompt: str
    is_human: bool
    agent: str
    text: str  #: the words; the messages of a speaker are joined by line feeds
    content: Any  #: as the task shows it; of a message the whole conversation


@dataclass(frozen=True)
class AnswerSet:
    """The answers of one table; practice and control trials are omitted."""

    study: str
    table: str
    task: str
    rows: tuple[AnswerRow, ...]
    hash: str = field(default="", compare=False)  #: of the study

    @cached_property
    def is_human(self) -> NDArray[bool_]:
        """The truth, one an answer."""
        import numpy as np

        return np.array([row.is_human for row in self.rows], bool)

    @cached_property
    def texts(self) -> list[str]:
        """The words, one an answer."""
        return [row.text for row in self.rows]

    @cached_property
    def digest(self) -> str:
        """SHA-256 of everything a judge may look at, and of the truth."""
        checksum = sha256(f"{self.study}\n{self.table}\n{self.task}\n".encode())
        for row in self.rows:
            checksum.update(repr((row.id, row.prompt, row.is_human, row.agent, row.text)).encode())
            # The content of a message is its whole conversation, whose texts are already in the
            # rows.
            checksum.update(b"" if row.turn else repr(row.content).encode())
        return checksum.hexdigest()

    def take(self, places: Sequence[int]) -> AnswerSet:
        """Some of the answers, in the order of the places given."""
        return replace(self, rows=tuple(self.rows[place] for place in places))


def judged_tables(package: Package) -> list[str]:
    """The tables of a study that machine judges can judge: all but pairs side by side."""
    return [
        name
        for name, stimuli in package.stimuli.items()
        if any(
            not (stimulus.parts or stimulus.practice or stimulus.control) for stimulus in stimuli
        )
    ]


def answer_set(package: Package, table: str, *, messages: bool = False) -> AnswerSet:
    """The answers of one table.

    Args:
        package: The study.
        table: The name of its table, such as "captions.csv".
        messages: Of conversations, one row a message; otherwise one row a speaker.

    Raises:
        UnknownName: There is no such table, or it cannot be judged.
        CannotJudge: The study is sealed, so that no one here knows who made what.
    """
    if package.study.sealed:
        raise CannotJudge(
            message(
                "The study is sealed, so its makers are unknown here. Use the package as it "
                "was before it was sealed."
            )
        )
    tables = judged_tables(package)
    if table not in tables:
        raise UnknownName("table", table, tables)
    rows = [
        row
        for stimulus in package.stimuli[table]
        if not (stimulus.parts or stimulus.practice or stimulus.control)
        for row in _rows_of(stimulus, messages)
    ]
    task = next(stimulus.task for stimulus in package.stimuli[table])
    return AnswerSet(package.study.id, table, task, tuple(rows), package.hash)


def _rows_of(stimulus: Stimulus, messages: bool) -> Iterator[AnswerRow]:
    for subject, maker in stimulus.makers.items():
        if messages and isinstance(stimulus.content, Conversation):
            for turn, turn_item in enumerate(stimulus.content.turns, 1):
                if turn_item.speaker == subject:
                    yield _row(stimulus, subject, maker, turn_item.text, turn)
        else:
            yield _row(stimulus, subject, maker, _text(stimulus, subject), 0)


def _row(stimulus: Stimulus, subject: str, maker: Maker, text: str, turn: int) -> AnswerRow:
    parts = [stimulus.id, *([subject] if subject else []), *([str(turn)] if turn else [])]
    return AnswerRow(
        "/".join(parts),
        stimulus.id,
        subject,
        turn,
        stimulus.prompt,
        maker.origin is Origin.HUMAN,
        maker.agent,
        text,
        stimulus.content,
    )


def _text(stimulus: Stimulus, subject: str) -> str:
    texts = TASKS[stimulus.task].texts
    return "\n".join(texts(stimulus.content, subject)) if texts else ""
