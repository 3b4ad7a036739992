"""Answers as a page in a browser says them, reduced to what an answer can be.

Whatever a page sends may come from someone who wrote a page of their own, so nothing of it is
taken as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from turingdesk.core.question import Answer, Question

LONGEST = 10_000  #: letters of an answer, as at a kiosk
_MOST_RECORDED = 5000  #: numbers in one list of what happened on the screen
_RECORDS = frozenset(("fixation_cross", "frames", "scrolled", "typing", "gaze"))
_DEVICES = frozenset(("keyboard", "mouse", "touch", "pen"))
# All control characters but tabs and line feeds, which long answers can contain.
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f]")


def values_of(received: Mapping[Any, Any], questions: Sequence[Question]) -> dict[str, str]:
    """The answers so far, by question key, as they would be stored."""
    texts = ((str(key), value) for key, value in received.items() if isinstance(value, str))
    return {key: _as_stored(value, key, questions) for key, value in texts}


def _as_stored(value: str, key: str, questions: Sequence[Question]) -> str:
    """The typed answer to a question, without characters that no one can type."""
    text = _CONTROL.sub("", value)[:LONGEST]
    return next((question.typed(text) for question in questions if question.key == key), text)


def answers_of(
    received: Sequence[Any], questions: Sequence[Question], rt_ms: Callable[[float], float]
) -> list[Answer]:
    """Parse the answers of a page; what isn't an answer is omitted.

    Args:
        received: As the page says them.
        questions: The questions of the current step.
        rt_ms: Makes a response time of how long the page had had the step in view.
    """
    answers = (_answer_of(item, questions, rt_ms) for item in received)
    return [answer for answer in answers if answer is not None]


def _answer_of(
    received: Any, questions: Sequence[Question], rt_ms: Callable[[float], float]
) -> Answer | None:
    if not isinstance(received, dict):
        return None
    key, value, view_ms = (received.get(name) for name in ("key", "value", "view_ms"))
    if not isinstance(key, str) or not isinstance(value, str):
        return None
    # `bool` is an `int` to Python, but JSON's `true` isn't a time.
    if not isinstance(view_ms, int | float) or isinstance(view_ms, bool):
        return None
    device, pressed, changes = (received.get(n) for n in ("device", "pressed", "changes"))
    return Answer(
        key,
        _as_stored(value, key, questions),
        rt_ms(view_ms),
        key=pressed[:8] if isinstance(pressed, str) else "",
        device=device if device in _DEVICES else "",
        changes=min(changes, 9999) if isinstance(changes, int) and changes > 0 else 0,
        held=received.get("held") is True,
    )


def recorded_on_screen(record: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The kinds of lines that a page recorded of its screen, each with its fields."""
    for kind, fields in record.items():
        if kind in _RECORDS and isinstance(fields, dict) and (plain_fields := _plain(fields)):
            yield kind, plain_fields


def _plain(value: Any, depth: int = 3) -> Any:
    """Reduce what a page recorded to numbers, lists of them, and short names."""
    # Neither NaN nor infinity is below it, which JSON doesn't know.
    if isinstance(value, int | float) and abs(value) < 1e12:
        return value
    # The depth is limited, so that nested lists can't exhaust Python's stack.
    if isinstance(value, list) and depth:
        numbers = [_plain(item, depth - 1) for item in value[:_MOST_RECORDED]]
        return [number for number in numbers if number is not None]
    if isinstance(value, dict) and depth:
        plain_values = {
            str(name)[:20]: _plain(member, depth - 1) for name, member in list(value.items())[:20]
        }
        return {name: member for name, member in plain_values.items() if member is not None}
    return None
