"""Word associations: a cue and the word that came to someone's mind."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from turingdesk.core.message import message, participant_message
from turingdesk.core.question import Question, human_or_machine
from turingdesk.core.task import Task, column


@dataclass(frozen=True, slots=True)
class Association:
    """A cue, the word associated with it, and the pairs shown before it was asked for."""

    cue: str = column(message("The word that the agent was given"))
    association: str = column(message("The word that the agent answered"))
    examples: tuple[str, ...] = column(
        message(
            "Example pairs that the agent saw first, such as 'hot: cold; bird: wing; rain: "
            "umbrella'"
        ),
        default=(),
        required=False,
    )


@dataclass(frozen=True, slots=True)
class WordsShow:
    """The presentation of associations."""

    examples: bool = column(message("Show the example pairs"), default=False, required=False)


def questions(content: Association, show: WordsShow) -> tuple[Question, ...]:
    """One verdict on the association."""
    return (human_or_machine(participant_message("Who came up with this word?")),)


def seen(content: Association, shows: Sequence[WordsShow]) -> Association:
    """Without the examples where they are not shown."""
    return content if any(show.examples for show in shows) else replace(content, examples=())


def texts(content: Association, subject: str) -> tuple[str, ...]:
    """The associated word."""
    return (content.association,)


TASK = Task(
    title=participant_message("Word associations"),
    about=message("A cue and the word that it prompted: who came up with it?"),
    content=Association,
    questions=questions,
    show=WordsShow,
    look_first=participant_message("Read both words first."),
    prompt_column="cue",
    seen=seen,
    texts=texts,
)
