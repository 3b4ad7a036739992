"""Object detection: people name three things in a picture (paper 1, Object detection)."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from turingdesk.answering import _writing as writing
from turingdesk.core.message import message, participant_message
from turingdesk.core.question import Answers, Kind, Question, Remark, Role
from turingdesk.core.streams import Stream
from turingdesk.core.task import Task, column

THINGS = ("object_1", "object_2", "object_3")
_TEXTS = (
    participant_message("What do you see in this picture? Name one thing."),
    participant_message("A second thing"),
    participant_message("A third thing"),
)


@dataclass(frozen=True, slots=True)
class ObjectsPrompt:
    """A picture in which things are named."""

    image: Path = column(message("The picture: a file in the media folder"))


@dataclass(frozen=True, slots=True)
class ObjectsRules:
    """The rules for the words."""

    language: str = column(
        message("Language of the answers. Words that the language doesn't have are refused"),
        default="en",
        required=False,
        title="Language of the answers",
    )


def questions(content: ObjectsPrompt, show: ObjectsRules) -> tuple[Question, ...]:
    """Three words."""
    hints = (participant_message("Write one word for each of three different things."), "", "")
    return tuple(
        Question(key, text, Kind.TEXT, role=Role.ANSWER, hint=hint)
        for key, text, hint in zip(THINGS, _TEXTS, hints, strict=True)
    )


def remarks(
    content: ObjectsPrompt, show: ObjectsRules, answers: Answers, earlier: Sequence[Answers]
) -> Sequence[Remark]:
    """Single words of the language, each another one."""
    remark_list, met = [], list[str]()
    for key in THINGS:
        text = answers.get(key, "").strip()
        if text and (objection := writing.not_one_word(text)):
            remark_list.append(Remark(key, objection, is_form=True))
        elif text and (objection := _objection(text, met, show.language)):
            remark_list.append(Remark(key, objection))
        met.append(text)
    return remark_list


def _objection(text: str, met: Sequence[str], language: str) -> str:
    if any(writing.is_alike(text, thing) for thing in met):
        return participant_message("You already named “{word}”.", word=text)
    if writing.unknown_words(text, language):
        return participant_message("Is “{word}” a single, correctly spelled word?", word=text)
    return ""


_NAMED = ("dog", "chair", "tree", "car", "window", "bottle", "person", "bag", "shoe", "clock")


def example(content: ObjectsPrompt, show: ObjectsRules, chance: Stream) -> Answers:
    """Any three things."""
    return dict(zip(THINGS, chance.shuffled(_NAMED), strict=False))


def judged(answers: Answers) -> dict[str, str]:
    """The three things in one cell."""
    return {"objects": "; ".join(answers[key] for key in THINGS)}


TASK = Task(
    title=participant_message("Naming things"),
    about=message("Participants name three things that they see in a picture."),
    content=ObjectsPrompt,
    questions=questions,
    show=ObjectsRules,
    subjects=(),
    prompt_column="image",
    remarks=remarks,
    example=example,
    judged=judged,
    single_words=True,
)
