"""What a language model is asked about one trial, written out as one message."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import message
from turingdesk.core.question import Choice, Kind, Question, Role
from turingdesk.core.step import Showing
from turingdesk.core.trial import Trial
from turingdesk.judges.language_model.contents import Case, about, case, sides
from turingdesk.judges.language_model.wording import Wording
from turingdesk.tasks.pairs import Pair

_CHOSEN = (Kind.CHOICE, Kind.JOINT, Kind.SEVERAL)


@dataclass(frozen=True, slots=True)
class Message:
    """What is sent: words and pictures, and nothing that judges do not see."""

    text: str
    questions: tuple[Question, ...]  #: those that it asks, in order
    pictures: tuple[Path, ...] = ()


def chat_message(
    shown: Showing, wording: Wording, *, pictures: bool = False, example: Trial | None = None
) -> Message:
    """The message for one trial.

    Controls, which show whether somebody looked, are left out where the picture is not
    attached: they ask about it.

    Args:
        shown: The trial as a kiosk gets it, which holds no truth.
        wording: The words.
        pictures: Whether pictures are attached.
        example: A trial of the same block that is shown first, with its truth.

    Raises:
        UnknownName: There are no words for its task.
        TuringDeskError: It asks for more choices than there are letters, or the example
            has no truth.
    """
    parts = [_opening(shown, wording)]
    attached: list[Path] = []
    if example is not None:
        of_example = written(example, wording, pictures=pictures)
        truth = wording.framed("truth", truths="; ".join(right(example)))
        parts += [wording.framed("example"), of_example.text, truth, wording.framed("case")]
        attached += of_example.pictures
    own = written(shown, wording, pictures=pictures)
    questions = tuple(q for q in shown.questions if not (own.unseen and q.role is Role.CONTROL))
    parts += [own.text, *_questions(questions, wording), _how(questions, wording)]
    return Message("\n\n".join(parts), questions, (*attached, *own.pictures))


def written(shown: Showing | Trial, wording: Wording, *, pictures: bool) -> Case:
    """What is shown, written out; of a pair both sides under their names."""
    content = shown.content
    if not isinstance(content, Pair):
        return case(_task(shown), content, shown.show, wording, pictures=pictures)
    task, show, _ = sides(content, shown.show)
    made = [
        case(task, side, show, wording, pictures=pictures)
        for side in (content.left, content.right)
    ]
    named = zip(_names(shown.questions), made, strict=True)
    text = "\n\n".join(f"{name}:\n{one.text}" for name, one in named)
    attached = tuple(path for one in made for path in one.pictures)
    return Case(text, attached, any(one.unseen for one in made))


def right(example: Trial) -> Iterator[str]:
    """For each verdict of an example: what was asked, and the right choice.

    Raises:
        TuringDeskError: Nothing is right or wrong in it.
    """
    for question in example.questions:
        if question.role is not Role.VERDICT:
            continue
        subjects = question.subjects or (question.subject,)
        truth = "+".join(example.truth(question, one) or "" for one in subjects)
        label = next((c.label for c in question.choices if c.value == truth), None)
        if label is None:
            raise TuringDeskError(
                message(
                    "The example {id} has no right answer. Choose another one.",
                    id=example.stimulus.id,
                )
            )
        yield f"{question.text} {label}"


def lettered(question: Question, wording: Wording) -> dict[str, Choice]:
    """The choices of a question by the letter that names each.

    Raises:
        TuringDeskError: There are more than letters.
    """
    if len(question.choices) > len(wording.letters):
        raise TuringDeskError(
            message(
                "The question {id!r} has {choices} choices, and there are {letters} "
                "letters. Give more letters in a file with --prompts.",
                id=question.id,
                choices=len(question.choices),
                letters=len(wording.letters),
            )
        )
    return dict(zip(wording.letters, question.choices, strict=False))


def _opening(shown: Showing, wording: Wording) -> str:
    content = shown.content
    if not isinstance(content, Pair):
        return wording.framed("opening", about=about(_task(shown), wording))
    opening = wording.framed("opening", about=about(content.of, wording))
    first, second = _names(shown.questions)
    return f"{opening} {wording.framed('pair', first=first, second=second)}"


def _task(shown: Showing | Trial) -> str:
    return shown.task if isinstance(shown, Showing) else shown.stimulus.task


def _names(questions: Sequence[Question]) -> tuple[str, str]:
    """What the two sides of a pair are called: the labels of the choices between them."""
    found = (q for q in questions if q.id == "machine_side")
    labels = {c.value: c.label for question in found for c in question.choices}
    return labels["1"], labels["2"]


def _questions(questions: Sequence[Question], wording: Wording) -> Iterator[str]:
    part = "question" if len(questions) > 1 else "only"
    for number, question in enumerate(questions, 1):
        head = wording.framed(part, number=number, text=question.text)
        yield "\n".join([head, *_ways(question, wording)])


def _ways(question: Question, wording: Wording) -> list[str]:
    """How a question can be answered, line by line."""
    lines: list[str] = []
    if question.kind in _CHOSEN:
        for letter, choice in lettered(question, wording).items():
            lines.append(wording.framed("choice", letter=letter, label=choice.label))
        lines += [wording.framed("several")] if question.kind is Kind.SEVERAL else []
    elif question.kind is Kind.TEXT:
        lines.append(wording.framed("text"))
    else:
        lines.append(_range(question, wording))
    return lines


def _range(question: Question, wording: Wording) -> str:
    low, high, ends = f"{question.minimum:g}", f"{question.maximum:g}", ""
    if question.low_label or question.high_label:
        labels = {"low_label": question.low_label, "high_label": question.high_label}
        ends = wording.framed("ends", low=low, high=high, **labels)
    return wording.framed("number", low=low, high=high, ends=ends)


def _how(questions: Sequence[Question], wording: Wording) -> str:
    """In what form to reply."""
    if len(questions) > 1:
        return wording.framed("replies", letter=wording.letters[0])
    is_chosen = questions[0].kind in (Kind.CHOICE, Kind.JOINT)
    return wording.framed("reply" if is_chosen else "reply_value")
