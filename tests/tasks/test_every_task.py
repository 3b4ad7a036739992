from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path

import pytest

from tests.tasks.examples import EXAMPLES, trial
from turingdesk.core.question import Answer, Kind, Role
from turingdesk.core.response import Given, Identity, Moment, rows
from turingdesk.core.stimulus import Maker, Origin, Stimulus
from turingdesk.core.study import AnswerForm
from turingdesk.core.task import TASKS, Control
from turingdesk.core.trial import Slot, Trial

SECRET = (Origin, Maker, Stimulus, Slot, Trial, Control)
each_task = pytest.mark.parametrize("task", sorted(EXAMPLES))


def inside(value, at="showing"):
    """Everything that can be reached from a value, with its place."""
    yield at, value
    if is_dataclass(value):
        for field in fields(value):
            yield from inside(getattr(value, field.name), f"{at}.{field.name}")
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from inside(key, f"{at} key")
            yield from inside(item, f"{at}[{key!r}]")
    elif isinstance(value, tuple | list | set | frozenset):
        for number, item in enumerate(value):
            yield from inside(item, f"{at}[{number}]")
    else:
        known = isinstance(value, str | int | float | Path | Enum | type(None))
        assert known, f"{at} is {value!r}, which may hide something"


@each_task
@pytest.mark.parametrize("answer", AnswerForm)
def test_what_is_shown_holds_no_truth_origin_or_agent(task, answer):
    shown = trial(task, answer=answer).showing(1, 4)
    for at, value in inside(shown):
        assert not isinstance(value, SECRET), at
        assert not (isinstance(value, str) and "SECRET" in value), at
    names = {at.rpartition(".")[2] for at, _ in inside(shown)}
    assert not names & {"truth", "truths", "origin", "agent", "maker", "makers", "stimulus"}
    truths = EXAMPLES[task].truths
    assert truths is None or not any(isinstance(v, type(truths)) for _, v in inside(shown))


@each_task
@pytest.mark.parametrize("answer", AnswerForm)
def test_what_is_shown_is_the_same_whoever_made_it_and_whatever_is_true(task, answer):
    one = trial(task, answer=answer)
    other = trial(task, answer=answer, first=Origin.HUMAN, truths=EXAMPLES[task].other_truths)
    assert one.stimulus.truths != other.stimulus.truths or EXAMPLES[task].truths is None
    assert one.stimulus.makers != other.stimulus.makers
    assert one.showing(1, 4) == other.showing(1, 4)


def any_answer(question):
    """Something that can be answered to a question of any kind."""
    if question.choices:
        return question.choices[0].value
    is_number = question.kind in (Kind.SCALE, Kind.NUMBER)
    return f"{question.maximum:g}" if is_number else "word " * max(1, question.least_words)


@each_task
def test_the_right_answers_give_rows_that_are_all_correct(task):
    one = trial(task)
    answers = {}
    for question in one.questions:
        truth = one.truth(question, question.subject)
        value = truth or (any_answer(question) if question.role is Role.EXTRA else "")
        assert not question.objection(value)
        answers[question.key] = Answer(question.key, value, 4000.0)
    given = list(rows(Identity("x", "P", "s", "1", "h"), one, Given(0, 1, answers, Moment(""))))
    asked = [row for row in given if row.truth is not None]
    assert asked
    assert all(row.correct for row in asked)
    roles = {row.role for row in given}
    assert roles == {"verdict", "extra"} | ({"control"} if EXAMPLES[task].truths else set())
    assert next(row for row in given if row.role == "extra").correct is None


@each_task
def test_keys_and_questions_of_a_trial_are_unambiguous(task):
    questions = trial(task).questions
    keys = [question.key for question in questions]
    assert len(set(keys)) == len(keys)
    pressed = [c.key for q in questions for c in q.choices if c.key]
    assert len(set(pressed)) == len(pressed)


@each_task
def test_the_example_passes_the_tasks_own_check(task):
    example, found = EXAMPLES[task], TASKS[task]
    if found.check:
        assert list(found.check(example.content, example.truths, example.show)) == []


@each_task
def test_every_column_and_option_says_what_it_is(task):
    found = TASKS[task]
    assert found.columns()
    assert all(about.strip() for about in found.columns().values())
    if found.show is not type(None):
        assert all(field.metadata["about"].strip() for field in fields(found.show))
        found.show()
    assert found.title
    assert found.about


@each_task
def test_without_the_control_question_nothing_else_changes(task):
    asked = trial(task, slot=Slot("b", 1, "")).questions
    unasked = trial(task, slot=Slot("b", 1, "", asks_control=False)).questions
    assert [q for q in asked if q.role is not Role.CONTROL] == list(unasked)
    assert (len(asked) > len(unasked)) == (EXAMPLES[task].truths is not None)


@each_task
def test_the_words_of_an_answer_are_among_what_is_shown(task):
    told, content = TASKS[task].texts, EXAMPLES[task].content
    if told is None:
        assert task not in ("captions", "conversations", "objects", "words")
        return
    shown = {value for _, value in inside(content) if isinstance(value, str)}
    parts = [part for subject in TASKS[task].subjects for part in told(content, subject)]
    assert parts
    assert all(part in shown or set(part.split(", ")) <= shown for part in parts)


@pytest.mark.parametrize(
    ("task", "said"),
    [
        ("captions", "Look at the picture first."),
        ("collect-captions", "Look at the picture first."),
        ("conversations", "Read the conversation first."),
        ("words", "Read both words first."),
        ("collect-words", "Read the text first."),
        ("pairs", "Look at both first."),
    ],
)
def test_participants_are_told_to_look_at_what_there_is(task, said):
    assert TASKS[task].looking == said
