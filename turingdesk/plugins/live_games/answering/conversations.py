"""Conversations: two booths talk through the desk (paper 1, Methods, Conversation).

Each speaker says as many messages as the other, in turns; who begins is drawn. The partner is a
person at another booth or a machine, and no one is told which. Messages stay exactly as they were
typed. What a booth saves is the whole conversation, and which of the two speakers it was; who the
other one was is known to the desk alone, where both sessions meet.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from turingdesk.core.conversation import (
    ROOM,
    SIMULATED,
    SPEAKER,
    SPEAKERS,
    TOPIC,
    TURNS,
    Talk,
    from_lines,
    in_lines,
)
from turingdesk.core.message import message, participant_message
from turingdesk.core.question import Answers, Kind, Question, Remark, Role
from turingdesk.core.streams import Stream
from turingdesk.core.task import Task, column

_MESSAGE_S = 30.0  #: usually


@dataclass(frozen=True, slots=True)
class Topic:
    """The topic of two people's conversation."""

    topic: str = column(message("The topic, as participants read it"))


@dataclass(frozen=True, slots=True)
class ConversationRules:
    """The length of a conversation."""

    messages: int = column(
        message("How many messages each of the two speakers writes"),
        default=12,
        required=False,
        ends=(1, 100),
        title=message("Messages by each speaker"),
    )
    minutes: tuple[int, ...] = column(
        message(
            "Usual duration of conversations in minutes, from and to, as participants are "
            "told. Empty: they are not told"
        ),
        default=(8, 10),
        required=False,
        title=message("Usual length in minutes"),
    )
    language: str = column(
        message("Language of the conversations, for the words with which machines say goodbye"),
        default="en",
        required=False,
        title=message("Language of the conversations"),
    )
    farewells: tuple[str, ...] = column(
        message(
            "Words with which a machine says goodbye. If it uses them before its last "
            "message to another machine, the conversation is sampled again. Empty: the "
            "language's default words"
        ),
        default=(),
        required=False,
        title=message("Words of goodbye"),
    )


def questions(content: Topic, show: ConversationRules) -> tuple[Question, ...]:
    """Questions that the screen answers itself, once the conversation is over."""
    texts = {
        TURNS: participant_message("The conversation"),
        TOPIC: participant_message("What it was about"),
        SPEAKER: participant_message("Which speaker you were"),
        ROOM: participant_message("Its number"),
    }
    return tuple(
        Question(key, text, Kind.RECORDED, role=Role.ANSWER) for key, text in texts.items()
    )


def remarks(
    content: Topic, show: ConversationRules, answers: Answers, earlier: Sequence[Answers]
) -> Sequence[Remark]:
    """Check that a conversation is complete: both speakers have said everything, in turns."""
    turns = from_lines(answers.get(TURNS, ""))
    if tuple(turn.speaker for turn in turns) == SPEAKERS * show.messages:
        return ()
    text = participant_message("The conversation isn't complete.")
    return (Remark(TURNS, text, is_form=True),)


_SAID = (
    participant_message("hi! what do you think about this one?"),
    participant_message("honestly I never gave it much thought, you?"),
    participant_message("a bit, mostly because of a friend of mine"),
    participant_message("haha same here, how did that start"),
    participant_message("a few years ago, by accident really"),
    participant_message("ok that makes sense. do you like it though?"),
)


def reply(talk: Talk) -> str:
    """The next message of a simulated speaker, who ignores what was said."""
    return str.__str__(_SAID[len(talk.turns) % len(_SAID)])  # it is data from now on


def example(content: Topic, show: ConversationRules, chance: Stream) -> Answers:
    """A whole conversation with a partner that is simulated as well."""
    talk = Talk(content.topic)
    for _ in range(len(SPEAKERS) * show.messages):
        talk = talk.after(reply(talk))
    return {
        TURNS: in_lines(talk.turns),
        TOPIC: content.topic,
        SPEAKER: chance.pick(SPEAKERS),
        ROOM: f"{SIMULATED}{chance.below(1 << 30):08x}",
    }


def judged(answers: Answers) -> dict[str, str]:
    """The conversation and its topic."""
    return {TURNS: answers[TURNS], TOPIC: answers[TOPIC]}


def lasts_s(show: ConversationRules) -> float:
    """The duration of a conversation: as participants are told, or by its messages."""
    minutes = show.minutes
    return 60 * fmean(minutes) if minutes else 2 * _MESSAGE_S * show.messages


TASK = Task(
    title=participant_message("Having conversations"),
    about=message("Two participants, or a participant and a machine, talk about a topic."),
    content=Topic,
    questions=questions,
    show=ConversationRules,
    subjects=(),
    is_live=True,
    prompt_column="topic",
    remarks=remarks,
    example=example,
    judged=judged,
    lasts_s=lasts_s,
)
