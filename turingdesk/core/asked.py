"""Which questions of a page are asked: those without a condition, and those whose condition holds.

A condition looks at one earlier question, of the same page or of an earlier form. A
question that is not asked has no answer, for the conditions after it too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from turingdesk.core.question import Question


def asked(questions: Sequence[Question], given: Mapping[str, str]) -> tuple[Question, ...]:
    """The questions of a page that are asked after the answers given on it so far.

    Args:
        questions: As `still_open` leaves them: conditions look at the same page only.
        given: Answers by question key; those to questions that are not asked do not count.
    """
    found: list[Question] = []
    counted: dict[str, str] = {}
    for question in questions:
        if question.only_if is None or question.only_if.holds(counted):
            found.append(question)
            counted[question.key] = given.get(question.key, "")
    return tuple(found)


def still_open(questions: Sequence[Question], before: Mapping[str, str]) -> tuple[Question, ...]:
    """The questions of a page that can still be asked after earlier pages.

    Conditions on earlier pages are decided: the question is left out, or asked without
    a condition. Conditions on questions of the page itself stay.

    Args:
        questions: All of the page, in order.
        before: Answers on earlier pages by question key.
    """
    found: list[Question] = []
    here: set[str] = set()  # a question that was left out counts as one without an answer
    gone: set[str] = set()
    for question in questions:
        condition = question.only_if
        if condition is None or condition.question in here:
            found.append(question)
            here.add(question.key)
        elif condition.holds({} if condition.question in gone else before):
            found.append(replace(question, only_if=None))
            here.add(question.key)
        else:
            gone.add(question.key)
    return tuple(found)
