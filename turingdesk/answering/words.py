"""Word associations: people name the first word that a cue brings to mind.

Either freely, or after example pairs (paper 1, Methods, Word associations), which come from people
whose associations are never judged.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from turingdesk.answering import _writing as writing
from turingdesk.core.message import message, participant_message
from turingdesk.core.question import Answers, Kind, Question, Remark, Role
from turingdesk.core.streams import Stream
from turingdesk.core.task import Task, column

ASSOCIATION = "association"


@dataclass(frozen=True, slots=True)
class Cue:
    """A cue, and the pairs that are shown before it."""

    cue: str = column(message("The word that participants see"))
    examples: tuple[str, ...] = column(
        message("Example pairs shown first, such as 'hot: cold; bird: wing; rain: umbrella'"),
        default=(),
        required=False,
    )


@dataclass(frozen=True, slots=True)
class CueShow:
    """The presentation of cues."""

    language: str = column(
        message("Language of the answers, for hints about spelling"),
        default="en",
        required=False,
        title="Language of the answers",
    )


def questions(content: Cue, show: CueShow) -> tuple[Question, ...]:
    """One word."""
    text = participant_message("Which word comes to mind first?")
    hint = participant_message("Write one word, without thinking about it for long.")
    return (Question(ASSOCIATION, text, Kind.TEXT, role=Role.ANSWER, hint=hint),)


def remarks(
    content: Cue, show: CueShow, answers: Answers, earlier: Sequence[Answers]
) -> Sequence[Remark]:
    """One word, other than the cue."""
    text = answers.get(ASSOCIATION, "").strip()
    if not text:
        return ()
    if objection := writing.not_one_word(text):
        return (Remark(ASSOCIATION, objection, is_form=True),)
    if objection := _is_cue(text, content.cue):
        return (Remark(ASSOCIATION, objection),)
    return [
        Remark(ASSOCIATION, writing.misspelled(word), False)
        for word in writing.unknown_words(text, show.language)
    ]


def _is_cue(text: str, cue: str) -> str:
    if not writing.is_alike(text, cue):
        return ""
    return participant_message("Please write a word other than “{cue}”.", cue=cue)


_ASSOCIATIONS = ("house", "water", "music", "red", "run", "morning", "friend", "cold", "paper")


def example(content: Cue, show: CueShow, chance: Stream) -> Answers:
    """A made-up association, whatever the cue."""
    others = [word for word in _ASSOCIATIONS if word != content.cue.casefold()]
    return {ASSOCIATION: chance.shuffled(others)[0]}


TASK = Task(
    title=participant_message("Associations with words"),
    about=message("Participants write the first word that a cue brings to mind."),
    content=Cue,
    questions=questions,
    show=CueShow,
    subjects=(),
    prompt_column="cue",
    remarks=remarks,
    example=example,
    single_words=True,
)
