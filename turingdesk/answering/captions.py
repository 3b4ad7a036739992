"""Image captions: people describe a picture in one sentence.

The rules are those of paper 1 (Methods, Image captioning), which took them over from COCO's; the
paper's sentences are not, and a study can change each of them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from turingdesk.answering import _writing as writing
from turingdesk.core.limits import Limits
from turingdesk.core.message import join, message, participant_message
from turingdesk.core.question import Answers, Kind, Question, Remark, Role
from turingdesk.core.streams import Stream
from turingdesk.core.task import Task, column

DESCRIPTION = "caption"


@dataclass(frozen=True, slots=True)
class CaptionPrompt:
    """A picture to describe."""

    image: Path = column(message("The picture: a file in the media folder"))


@dataclass(frozen=True, slots=True)
class CaptionRules:
    """The rules for a description."""

    least_words: int = column(
        message("Minimum number of words in a description"),
        default=6,
        required=False,
        title="Fewest words",
    )
    most_same: int = column(
        message("How often the same word can occur"),
        default=4,
        required=False,
        title="One word at most",
    )
    refused_words: tuple[str, ...] = column(
        message(
            "Words that a description must not contain, such as those about the past and future"
        ),
        default=("image", "photo", "photograph", "picture", "was", "were", "will"),
        required=False,
        title="Words not allowed",
    )
    refused_starts: tuple[str, ...] = column(
        message("What a description must not start with"),
        default=("There is", "There are"),
        required=False,
        title="Starts not allowed",
    )
    names: bool = column(
        message("Allow words that look like names, that is, capitalized words within a sentence"),
        default=False,
        required=False,
        title="Names allowed",
    )
    language: str = column(
        message("Language of the answers, for hints about spelling"),
        default="en",
        required=False,
        title="Language of the answers",
    )


def questions(content: CaptionPrompt, show: CaptionRules) -> tuple[Question, ...]:
    """One sentence."""
    text, least = participant_message("Describe the picture in one sentence."), show.least_words
    hint = participant_message(
        "Describe what you see as if to someone who can't see it. Write at least {least} "
        "words, and don't guess what happened before or will happen next.",
        least=least,
    )
    if not show.names:
        hint = join(" ", (hint, participant_message("Don't use names.")))
    return (
        Question(
            DESCRIPTION,
            text,
            Kind.TEXT,
            role=Role.ANSWER,
            lines=4,
            hint=hint,
            least_words=least,
        ),
    )


def remarks(
    content: CaptionPrompt, show: CaptionRules, answers: Answers, earlier: Sequence[Answers]
) -> Sequence[Remark]:
    """Remarks on a description as it is now, the most important first."""
    text = answers.get(DESCRIPTION, "")
    if not text.strip():
        return ()
    objections = [
        writing.special_characters(text),
        writing.refused_start(text, show.refused_starts),
        writing.refused_word(text, show.refused_words),
        *([] if show.names else map(_name_remark, writing.names(text))),
        _repeats(text, show.most_same),
        _given_before(text, earlier),
        _too_short(text, show.least_words),
    ]
    problems = [Remark(DESCRIPTION, objection) for objection in objections if objection]
    unknown = writing.unknown_words(text, show.language)
    hints = [Remark(DESCRIPTION, writing.misspelled(word), False) for word in unknown[:1]]
    return [*problems, *hints]


def _name_remark(word: str) -> str:
    return participant_message("Please don't use names such as “{word}”.", word=word)


def _repeats(text: str, most: int) -> str:
    if writing.same_words(text) <= most:
        return ""
    return participant_message("Please don't repeat the same word so often.")


def _given_before(text: str, earlier: Sequence[Answers]) -> str:
    if not any(writing.is_alike(text, answer.get(DESCRIPTION, "")) for answer in earlier):
        return ""
    return participant_message("You already wrote this description. Please write a different one.")


def _too_short(text: str, least: int) -> str:
    if len(writing.words(text)) >= least:
        return ""
    return participant_message("Please write at least {least} words.", least=least)


_THINGS = ("dog", "bicycle", "woman", "bench", "boat", "horse", "kite", "child", "bus", "table")
_PLACES = ("garden", "street", "harbor", "kitchen", "field", "station", "beach", "market")
_SIDES = ("in front of", "behind", "next to", "far from", "close to")


def example(content: CaptionPrompt, show: CaptionRules, chance: Stream) -> Answers:
    """A made-up description, with different words each time."""
    things = chance.shuffled(_THINGS)
    place, side = chance.shuffled(_PLACES)[0], chance.shuffled(_SIDES)[0]
    return {DESCRIPTION: f"A {things[0]} and a {things[1]} {side} a small {place}."}


TASK = Task(
    title=participant_message("Describing pictures"),
    about=message("Participants describe a picture in one sentence."),
    content=CaptionPrompt,
    questions=questions,
    show=CaptionRules,
    subjects=(),
    # Paper 1: no answer within 4 s of the picture's appearance.
    limits=Limits(look_first_s=4.0),
    prompt_column="image",
    remarks=remarks,
    example=example,
)
