"""A language model's task in one trial, written out as one message.

Only what judges see goes in: content, never makers, except of an example that was chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import message
from turingdesk.core.question import Choice, Kind, Question, Role
from turingdesk.core.step import Showing
from turingdesk.core.task import TASKS
from turingdesk.core.trial import Trial
from turingdesk.language_models.prompts import fill_placeholders
from turingdesk.plugins.machine_judges.language_model.wording import Wording
from turingdesk.tasks.conversations import Conversation
from turingdesk.tasks.fixations import Fixation, Scanpath
from turingdesk.tasks.pairs import Pair
from turingdesk.tasks.words import Association

_CHOSEN = (Kind.CHOICE, Kind.JOINT, Kind.SEVERAL)


@dataclass(frozen=True, slots=True)
class TrialMessage:
    """The message to send: text and pictures, and nothing that judges don't see."""

    text: str
    questions: tuple[Question, ...]  #: those that it asks, in order
    pictures: tuple[Path, ...] = ()


def trial_message(
    showing: Showing, wording: Wording, *, pictures: bool = False, example: Trial | None = None
) -> TrialMessage:
    """The message for one trial.

    Controls, which show whether someone looked, are omitted where the picture is not
    attached: they ask about it.

    Args:
        showing: The trial as a kiosk gets it, which contains no truth.
        wording: The words.
        pictures: Whether pictures are attached.
        example: A trial of the same block that is shown first, with its truth.

    Raises:
        UnknownName: There are no words for its task.
        TuringDeskError: It asks for more choices than there are letters, or the example
            has no truth.
    """
    parts = [_opening(showing, wording)]
    attached: list[Path] = []
    if example is not None:
        of_example = stimulus_text(example, wording, pictures=pictures)
        truth = wording.fill("truth", truths="; ".join(correct_answers(example)))
        parts += [wording.fill("example"), of_example.text, truth, wording.fill("case")]
        attached += of_example.pictures
    stimulus = stimulus_text(showing, wording, pictures=pictures)
    questions = tuple(
        q for q in showing.questions if not (stimulus.unseen and q.role is Role.CONTROL)
    )
    parts += [stimulus.text, *_questions(questions, wording), _reply_format(questions, wording)]
    return TrialMessage("\n\n".join(parts), questions, (*attached, *stimulus.pictures))


def stimulus_text(showing: Showing | Trial, wording: Wording, *, pictures: bool) -> StimulusText:
    """A stimulus in words; of a pair, both sides under their names."""
    content = showing.content
    if not isinstance(content, Pair):
        return describe(_task(showing), content, showing.show, wording, pictures=pictures)
    task, show, _ = pair_sides(content, showing.show)
    sides = [
        describe(task, side, show, wording, pictures=pictures)
        for side in (content.left, content.right)
    ]
    named = zip(_side_names(showing.questions), sides, strict=True)
    text = "\n\n".join(f"{name}:\n{side_text.text}" for name, side_text in named)
    attached = tuple(path for side_text in sides for path in side_text.pictures)
    return StimulusText(text, attached, any(side_text.unseen for side_text in sides))


def correct_answers(example: Trial) -> Iterator[str]:
    """Each verdict question of an example, with the correct choice.

    Raises:
        TuringDeskError: Nothing is right or wrong in it.
    """
    for question in example.questions:
        if question.role is not Role.VERDICT:
            continue
        subjects = question.subjects or (question.subject,)
        truth = "+".join(example.truth(question, subject) or "" for subject in subjects)
        label = next((c.label for c in question.choices if c.value == truth), None)
        if label is None:
            raise TuringDeskError(
                message(
                    "The example {id} has no correct answer. Choose another one.",
                    id=example.stimulus.id,
                )
            )
        yield f"{question.text} {label}"


def lettered_choices(question: Question, wording: Wording) -> dict[str, Choice]:
    """The choices of a question by the letter that names each.

    Raises:
        TuringDeskError: There are more than letters.
    """
    if len(question.choices) > len(wording.letters):
        raise TuringDeskError(
            message(
                "The question {id!r} has {choices} choices, but there are {letters} "
                "letters. Specify more letters in a file with --prompts.",
                id=question.id,
                choices=len(question.choices),
                letters=len(wording.letters),
            )
        )
    # Not strict: usually there are more letters than choices.
    return dict(zip(wording.letters, question.choices, strict=False))


def _opening(showing: Showing, wording: Wording) -> str:
    content = showing.content
    if not isinstance(content, Pair):
        return wording.fill("opening", about=task_description(_task(showing), wording))
    opening = wording.fill("opening", about=task_description(content.of, wording))
    first, second = _side_names(showing.questions)
    return f"{opening} {wording.fill('pair', first=first, second=second)}"


def _task(showing: Showing | Trial) -> str:
    return showing.task if isinstance(showing, Showing) else showing.stimulus.task


def _side_names(questions: Sequence[Question]) -> tuple[str, str]:
    """The names of the two sides of a pair: the labels of the choices between them."""
    side_questions = (q for q in questions if q.id == "machine_side")
    labels = {c.value: c.label for question in side_questions for c in question.choices}
    return labels["1"], labels["2"]


def _questions(questions: Sequence[Question], wording: Wording) -> Iterator[str]:
    part = "question" if len(questions) > 1 else "only"
    for number, question in enumerate(questions, 1):
        head = wording.fill(part, number=number, text=question.text)
        yield "\n".join([head, *_answer_options(question, wording)])


def _answer_options(question: Question, wording: Wording) -> list[str]:
    """The possible answers to a question, line by line."""
    lines: list[str] = []
    if question.kind in _CHOSEN:
        for letter, choice in lettered_choices(question, wording).items():
            lines.append(wording.fill("choice", letter=letter, label=choice.label))
        lines += [wording.fill("several")] if question.kind is Kind.SEVERAL else []
    elif question.kind is Kind.TEXT:
        lines.append(wording.fill("text"))
    else:
        lines.append(_range(question, wording))
    return lines


def _range(question: Question, wording: Wording) -> str:
    low, high, ends = f"{question.minimum:g}", f"{question.maximum:g}", ""
    if question.low_label or question.high_label:
        labels = {"low_label": question.low_label, "high_label": question.high_label}
        ends = wording.fill("ends", low=low, high=high, **labels)
    return wording.fill("number", low=low, high=high, ends=ends)


def _reply_format(questions: Sequence[Question], wording: Wording) -> str:
    """In what form to reply."""
    if len(questions) > 1:
        return wording.fill("replies", letter=wording.letters[0])
    is_chosen = questions[0].kind in (Kind.CHOICE, Kind.JOINT)
    return wording.fill("reply" if is_chosen else "reply_value")


@dataclass(frozen=True, slots=True)
class StimulusText:
    """One stimulus in words."""

    text: str
    pictures: tuple[Path, ...] = ()  #: to attach, in order
    unseen: bool = False  #: whether there is a picture that is not attached


def describe(
    task: str, content: Any, show: Any, wording: Wording, *, pictures: bool
) -> StimulusText:
    """A stimulus as it is put to a language model.

    Args:
        task: Its task; of a pair that of its two sides.
        content: What judges see of it.
        show: The block's ways of showing it, by which parts of it may not be shown.
        wording: The words.
        pictures: Whether pictures are attached; else it says that they are not shown.

    Raises:
        UnknownName: There are no words for the task.
    """
    words, as_seen = wording.task_words(task), TASKS[task].seen
    if as_seen is not None and show is not None:
        content = as_seen(content, [show])
    write = _WRITERS.get(type(content), _plain)
    attached = tuple(_pictures(content)) if pictures else ()
    has_picture = next(_pictures(content), None) is not None
    picture_text = words.get("seen" if attached else "unseen", "") if has_picture else ""
    lines = [picture_text] if picture_text else []
    text = "\n".join([*lines, *write(content, words)])
    return StimulusText(text, attached, has_picture and not attached)


def task_description(task: str, wording: Wording) -> str:
    """A description of the answers to a task, in one sentence."""
    return wording.task_words(task)["about"]


def pair_sides(content: Pair, show: Any) -> tuple[str, Any, Any]:
    """The task of both sides of a pair, and the sides' ways of being shown."""
    return content.of, getattr(show, "of_show", None), getattr(show, "subject", "")


def _plain(content: Any, words: Mapping[str, str]) -> Iterator[str]:
    """Any content whose fields are words: each at its place."""
    values = {field.name: _written(getattr(content, field.name)) for field in fields(content)}
    if words["case"]:  # a picture alone has none
        yield fill_placeholders(words["case"], values)


def _written(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _conversation(content: Conversation, words: Mapping[str, str]) -> Iterator[str]:
    turn = words.get("turn", "{speaker}: {text}")
    lines = (
        fill_placeholders(
            turn, {"speaker": turn_item.speaker, "text": " ".join(turn_item.text.split())}
        )
        for turn_item in content.turns
    )
    yield fill_placeholders(words["case"], {"turns": "\n".join(lines)})


def _scanpath(content: Scanpath, words: Mapping[str, str]) -> Iterator[str]:
    point = words.get("point", "{number}. {x}, {y}{times}")
    lines = [
        fill_placeholders(
            point,
            {
                "number": n,
                "x": f"{fixation.x:g}",
                "y": f"{fixation.y:g}",
                "times": _times(fixation, words),
            },
        )
        for n, fixation in enumerate(content.fixations, 1)
    ]
    frame = {"width": f"{content.width:g}", "height": f"{content.height:g}"}
    yield fill_placeholders(words["case"], {**frame, "points": "\n".join(lines)})


def _times(fixation: Fixation, words: Mapping[str, str]) -> str:
    if fixation.onset_ms is None or fixation.duration_ms is None:
        return ""
    values = {"onset_ms": f"{fixation.onset_ms:g}", "duration_ms": f"{fixation.duration_ms:g}"}
    return fill_placeholders(words.get("times", ""), values)


def _association(content: Association, words: Mapping[str, str]) -> Iterator[str]:
    if content.examples and "examples" in words:
        yield fill_placeholders(words["examples"], {"examples": "; ".join(content.examples)})
    yield from _plain(content, words)


_WRITERS: Mapping[type, Callable[[Any, Mapping[str, str]], Iterator[str]]] = {
    Conversation: _conversation,
    Scanpath: _scanpath,
    Association: _association,
}


def _pictures(content: Any) -> Iterator[Path]:
    for field in fields(content):
        if isinstance(value := getattr(content, field.name), Path):
            yield value
