"""Conversations: two speakers, each a human or a machine; a beginning or an end of them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from operator import attrgetter
from typing import Literal

from turingdesk.core.conversation import Turn
from turingdesk.core.lengths import LengthUnit
from turingdesk.core.message import message, participant_message
from turingdesk.core.question import Choice, Kind, Question, Role, human_or_machine
from turingdesk.core.task import Control, Task, TrueFalse, column, objection, options
from turingdesk.tasks._yes_no import ANSWER, ask, wrong_answer

#: Paper 1 cuts conversations of 24 turns to the first 3, 6, ... 24.
LENGTHS = (3, 6, 9, 12, 15, 18, 21, 24)


@dataclass(frozen=True, slots=True)
class Conversation:
    """The messages of two speakers, A and B."""

    turns: tuple[Turn, ...] = column(
        message("The conversation: a list of {speaker, text} in .jsonl, lines 'A: ...' in a cell")
    )
    question: str = column(
        message("A yes-or-no question about the conversation, instead of the topic question"),
        default="",
        required=False,
    )


@dataclass(frozen=True, slots=True)
class Topic:
    """The topic of the conversation, and the answer; known to the session only."""

    topic: str = column(
        message("The correct answer to the topic question"), default="", required=False
    )
    topics: tuple[str, ...] = column(
        message("Choices of the topic question, if they differ from those in block.show"),
        default=(),
        required=False,
    )
    answer: str = column(ANSWER, default="", required=False)


@dataclass(frozen=True, slots=True)
class ConversationsShow:
    """The presentation of conversations."""

    lengths: tuple[int, ...] = column(
        message(
            "How many messages or turns are shown, balanced over trials. Empty: whole "
            "conversations"
        ),
        default=LENGTHS,
        required=False,
        title=message("Lengths"),
    )
    unit: Literal["messages", "turns"] = column(
        message(
            "What lengths count. A turn is all messages that one speaker sends in a row, and then "
            "all that the other sends"
        ),
        default="messages",
        required=False,
        title=message("Lengths count"),
    )
    from_: Literal["start", "end"] = column(
        message("Whether the start or the end of conversations is shown"),
        default="start",
        required=False,
        title=message("Shown from the"),
    )
    topics: tuple[str, ...] = column(
        message("The choices of the topic question"),
        default=(),
        required=False,
        title=message("Topics"),
    )

    @property
    def counted(self) -> LengthUnit:
        """The unit of lengths, and the end from which they count."""
        return LengthUnit(f"{'first' if self.from_ == 'start' else 'last'} {self.unit}")


def questions(content: Conversation, show: ConversationsShow) -> tuple[Question, ...]:
    """A verdict on each speaker."""
    return tuple(
        human_or_machine(participant_message("Speaker {subject} is...", subject=speaker), speaker)
        for speaker in ("A", "B")
    )


def joint(content: Conversation, show: ConversationsShow) -> tuple[Question, ...]:
    """One four-way answer that is a verdict on both speakers."""
    choices = (
        Choice("human+human", participant_message("Both are human"), "1"),
        Choice("machine+machine", participant_message("Both are machines"), "2"),
        Choice("human+machine", participant_message("A is human, B is a machine"), "3"),
        Choice("machine+human", participant_message("A is a machine, B is human"), "4"),
    )
    text = participant_message("Who is talking?")
    subjects = ("A", "B")
    return (Question("origin", text, Kind.JOINT, choices, role=Role.VERDICT, subjects=subjects),)


def control(content: Conversation, truths: Topic, show: ConversationsShow) -> Control | None:
    """The yes-or-no question if there is one, else the topic check: one of five."""
    if yes_no_control := ask(content.question, truths.answer, "56"):  # 1 to 4 answer the verdicts
        return yes_no_control
    topics = truths.topics or show.topics
    if not truths.topic or not topics:
        return None
    text = participant_message("What are they talking about?")
    question = Question("topic", text, choices=options(topics), role=Role.CONTROL)
    return Control(question, truths.topic)


def _parts(content: Conversation, unit: LengthUnit) -> list[tuple[Turn, ...]]:
    """The counted parts, each with its messages; a last turn may lack the other speaker."""
    if not unit.in_turns:
        return [(turn,) for turn in content.turns]
    runs = [tuple(run) for _, run in groupby(content.turns, attrgetter("speaker"))]
    return [sum(runs[at : at + 2], ()) for at in range(0, len(runs), 2)]


def length(content: Conversation, unit: LengthUnit) -> int:
    """The number of messages or turns."""
    return len(_parts(content, unit))


def cut(content: Conversation, length: int, unit: LengthUnit) -> Conversation:
    """The first messages or turns only, or the last."""
    parts = _parts(content, unit)
    shown_parts = parts[-length:] if unit.from_end else parts[:length]
    return replace(content, turns=sum(shown_parts, ()))


def seen(content: Conversation, shows: Sequence[ConversationsShow]) -> Conversation:
    """Up to the last message that is ever shown, or from the first one on.

    Where blocks count differently, all stays, so that each counts as before.
    """
    units = {show.counted for show in shows}
    if len(units) != 1 or not all(show.lengths for show in shows):
        return content
    return cut(content, max(n for show in shows for n in show.lengths), units.pop())


def check(
    content: Conversation, truths: Topic, show: ConversationsShow
) -> list[tuple[str, str, str]]:
    """Speakers other than A and B, empty turns, and controls that can't be answered."""
    problems = wrong_answer(content.question, truths.answer)
    for number, turn in enumerate(content.turns, 1):
        if turn.speaker not in ("A", "B"):
            problems.append(
                (
                    "turns",
                    message(
                        "The speaker of turn {number} is {speaker!r}.",
                        number=number,
                        speaker=turn.speaker,
                    ),
                    message("Use A or B."),
                )
            )
        if not turn.text.strip():
            problems.append(
                (
                    "turns",
                    message("Turn {number} is empty.", number=number),
                    message("Fill it in, or remove it."),
                )
            )
    if wrong := objection(truths.topics):
        problems.append(("topics", wrong, message("Make all topics different.")))
    topics = truths.topics or show.topics
    if truths.topic and topics and truths.topic not in topics:
        topic_choices = ", ".join(topics)
        problems.append(
            (
                "topic",
                message("{topic!r} is not a choice.", topic=truths.topic),
                message("Choose one of: {known}.", known=topic_choices),
            )
        )
    return problems


def texts(content: Conversation, subject: str) -> tuple[str, ...]:
    """The messages of one speaker."""
    return tuple(turn.text for turn in content.turns if turn.speaker == subject)


TASK = Task(
    title=participant_message("Conversations"),
    about=message("Two speakers, each a human or a machine: which is which?"),
    content=Conversation,
    questions=questions,
    joint=joint,
    show=ConversationsShow,
    truths=Topic,
    control=control,
    true_false=TrueFalse("question", "answer", "yes", "no", "conversation"),
    subjects=("A", "B"),
    look_first=participant_message("Read the conversation first."),
    length=length,
    cut=cut,
    seen=seen,
    check=check,
    texts=texts,
)
