"""Conversations: two speakers, each a human or a machine, and their first turns."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from turingdesk.core.message import message, participant_message
from turingdesk.core.question import Choice, Kind, Question, Role, human_or_machine
from turingdesk.tasks._base import Control, Task, column, objection, options

#: Paper 1 cuts conversations of 24 turns to the first 3, 6, ... 24.
LENGTHS = (3, 6, 9, 12, 15, 18, 21, 24)


@dataclass(frozen=True, slots=True)
class Turn:
    """What one speaker said before the other went on."""

    speaker: str  #: "A" or "B"
    text: str


@dataclass(frozen=True, slots=True)
class Conversation:
    """The turns of two speakers, A and B."""

    turns: tuple[Turn, ...] = column(
        message("The conversation: a list of {speaker, text} in .jsonl, lines 'A: ...' in a cell")
    )


@dataclass(frozen=True, slots=True)
class Topic:
    """What the conversation is about; known to the session only."""

    topic: str = column(
        message("The correct answer to the topic question"), default="", required=False
    )
    topics: tuple[str, ...] = column(
        message("Choices of the topic question, if they differ from those in block.show"),
        default=(),
        required=False,
    )


@dataclass(frozen=True, slots=True)
class ConversationsShow:
    """How conversations are presented."""

    lengths: tuple[int, ...] = column(
        message(
            "How many turns are shown, from the first one, balanced over trials. Empty: whole "
            "conversations"
        ),
        default=LENGTHS,
        required=False,
        title=message("Lengths"),
    )
    topics: tuple[str, ...] = column(
        message("The choices of the topic question"),
        default=(),
        required=False,
        title=message("Topics"),
    )


def verdicts(content: Conversation, show: ConversationsShow) -> tuple[Question, ...]:
    """A verdict on each speaker."""
    return tuple(
        human_or_machine(participant_message("Speaker {subject} is...", subject=one), one)
        for one in ("A", "B")
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
    """The topic check: one of five."""
    topics = truths.topics or show.topics
    if not truths.topic or not topics:
        return None
    text = participant_message("What are they talking about?")
    question = Question("topic", text, choices=options(topics), role=Role.CONTROL)
    return Control(question, truths.topic)


def cut(content: Conversation, length: int) -> Conversation:
    """The first turns only."""
    return replace(content, turns=content.turns[:length])


def seen(content: Conversation, shows: Sequence[ConversationsShow]) -> Conversation:
    """Up to the last turn that is ever shown."""
    if not all(show.lengths for show in shows):
        return content
    return cut(content, max(length for show in shows for length in show.lengths))


def check(
    content: Conversation, truths: Topic, show: ConversationsShow
) -> list[tuple[str, str, str]]:
    """Speakers other than A and B, empty turns, and a topic that is not among the choices."""
    found = []
    for number, turn in enumerate(content.turns, 1):
        if turn.speaker not in ("A", "B"):
            found.append(
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
            found.append(
                (
                    "turns",
                    message("Turn {number} is empty.", number=number),
                    message("Fill it in, or remove it."),
                )
            )
    if wrong := objection(truths.topics):
        found.append(("topics", wrong, message("Make all topics different.")))
    topics = truths.topics or show.topics
    if truths.topic and topics and truths.topic not in topics:
        known = ", ".join(topics)
        found.append(
            (
                "topic",
                message("{topic!r} is not a choice.", topic=truths.topic),
                message("Choose one of: {known}.", known=known),
            )
        )
    return found


def texts(content: Conversation, subject: str) -> tuple[str, ...]:
    """The turns of one speaker."""
    return tuple(turn.text for turn in content.turns if turn.speaker == subject)


TASK = Task(
    title=participant_message("Conversations"),
    about=message("Two speakers, each a human or a machine: which is which?"),
    content=Conversation,
    verdicts=verdicts,
    joint=joint,
    show=ConversationsShow,
    truths=Topic,
    control=control,
    subjects=("A", "B"),
    length=lambda content: len(content.turns),
    cut=cut,
    seen=seen,
    check=check,
    texts=texts,
)
