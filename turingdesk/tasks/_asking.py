"""From a slot of the schedule to a trial: content cut and sided, questions in order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import count
from typing import Any

from turingdesk.core.message import message, participant_message
from turingdesk.core.question import Choice, Question, Role
from turingdesk.core.stimulus import Origin, Stimulus
from turingdesk.core.study import AnswerForm, Block, Study
from turingdesk.core.task import TASKS, Task
from turingdesk.core.trial import Slot, Trial
from turingdesk.tasks.pairs import Pair, swapped

_MAKERS = {
    Origin.HUMAN: participant_message("a human"),
    Origin.MACHINE: participant_message("a machine"),
}


def control_truth(stimulus_content: Any, truths: Any, task: Task, show: Any) -> dict[str, str]:
    """The control question's truth by question key, as a stimulus carries it; empty if none."""
    control = task.control(stimulus_content, truths, show) if task.control else None
    return {control.question.key: control.truth} if control else {}


class Asking:
    """Makes trials for the blocks of one study.

    Args:
        study: Whose blocks and labels they are.
        controls: The control question of each stimulus that has one, by table and stimulus id.
    """

    def __init__(self, study: Study, controls: Mapping[tuple[str, str], Question]) -> None:
        self._study = study
        self._renamed = any(study.label(origin) != f"A {origin.value}" for origin in Origin)
        self._shows = {block.id: block.shown() for block in study.blocks}
        self._controls = controls

    def trial(self, slot: Slot, stimulus: Stimulus) -> Trial:
        """The trial that a slot stands for."""
        block = self._study.block(slot.block)
        task = TASKS[block.task]
        content = _content(stimulus.content, slot, block)
        questions = [
            self._on_screen(self._worded(question, block), slot.flipped)
            for question in task_questions(block, content)
        ]
        control = self._controls.get((block.table, stimulus.id))
        if control is not None and slot.asks_control:
            questions.append(control)
        return Trial(
            slot,
            stimulus,
            self._shows[block.id],
            content,
            (*questions, *block.questions),
            task.remarks and partial(task.remarks, content, block.show),
        )

    def _worded(self, question: Question, block: Block) -> Question:
        if block.ask and question.role is Role.VERDICT:
            return replace(question, text=block.ask.replace("{subject}", question.subject))
        if not self._renamed:
            return question
        names = {origin.value: self._low(origin) for origin in Origin}
        renamed = TASKS[block.task].renamed
        if renamed and question.role is Role.VERDICT:
            return replace(question, text=renamed.format(**names))
        text = question.text
        for origin, name in names.items():
            text = text.replace(f"a {origin}", name)
        return replace(question, text=text) if text != question.text else question

    def _low(self, origin: Origin) -> str:
        """The study's name for a class, as in the middle of a sentence."""
        own_label = self._study.origins.get(origin, "")
        return own_label[:1].lower() + own_label[1:] if own_label else _MAKERS[origin]

    def _on_screen(self, question: Question, flipped: bool) -> Question:
        """With the study's labels, and with the choices in this participant's order.

        Keys belong to places: the left choice keeps the left key.
        """
        if question.id != "origin":
            return question
        if question.subjects:
            return self._joint(question) if self._renamed else question
        named = [replace(c, label=self._label(c, question.subject)) for c in question.choices]
        order = named[::-1] if flipped else named
        keys = [c.key for c in question.choices]
        return replace(
            question,
            choices=tuple(replace(c, key=k) for c, k in zip(order, keys, strict=True)),
        )

    def _joint(self, question: Question) -> Question:
        """Each speaker by name with the study's label: "A: a person, B: a program"."""
        choices = []
        for choice in question.choices:
            labels = [self._low(Origin(origin_name)) for origin_name in choice.value.split("+")]
            labelled = zip(question.subjects, labels, strict=True)
            choices.append(
                replace(choice, label=", ".join(f"{s}: {label}" for s, label in labelled))
            )
        return replace(question, choices=tuple(choices))

    def _label(self, choice: Choice, subject: str) -> str:
        origin = Origin(choice.value)
        return self._low(origin) if subject else self._study.label(origin)


def _content(content: Any, slot: Slot, block: Block) -> Any:
    cut = TASKS[block.task].cut
    if slot.length and cut is not None:
        content = cut(content, slot.length, block.counted)
    if slot.swapped and isinstance(content, Pair):
        content = swapped(content)
    return content


def task_questions(block: Block, content: Any) -> Sequence[Question]:
    """The questions of a block's task about a stimulus, its control question omitted.

    A single verdict keeps its keys, F and J; several share the digits, in order.
    """
    task = TASKS[block.task]
    ask = task.joint if block.answer is AnswerForm.JOINT and task.joint else task.questions
    questions = ask(content, block.show)
    if sum(question.role is Role.VERDICT for question in questions) < 2:
        return questions
    digits = count(1)
    return [
        replace(q, choices=tuple(replace(c, key=str(next(digits))) for c in q.choices))
        if q.role is Role.VERDICT
        else q
        for q in questions
    ]


def clash(questions: Sequence[Question]) -> str:
    """Why questions cannot be asked on one screen; empty where they can.

    Answers are stored by the questions' ids, and a key presses one choice.
    """
    ids: set[str] = set()
    keys: dict[str, str] = {}
    for question in questions:
        if question.key in ids:
            return message("Two questions of one trial have the id {key!r}.", key=question.key)
        ids.add(question.key)
        for key in (choice.key for choice in question.choices if choice.key):
            if key in keys:
                other = keys[key]
                return message(
                    "The key {key!r} answers both {other!r} and {key2!r}.",
                    key=key,
                    other=other,
                    key2=question.key,
                )
            keys[key] = question.key
    return ""
