"""The kinds of trials by origin, of which a block says how many there are."""

from __future__ import annotations

from itertools import product

from turingdesk.gui.translation import tr, tr_noop
from turingdesk.tasks._base import Task
from turingdesk.tasks.pairs import Pair

_LETTERS = {"H": tr_noop("Desk", "{speaker} human"), "M": tr_noop("Desk", "{speaker} machine")}


def mixes(task: Task | None) -> list[tuple[str, str]]:
    """The kinds of trials by origin: letters and words; none without a task."""
    if task is None:
        return []
    if task.content is Pair:
        return [
            ("HH", tr("Desk", "Both human")),
            ("HM", tr("Desk", "One of each")),
            ("MM", tr("Desk", "Both machine")),
        ]
    if len(task.subjects) == 1:
        return [("H", tr("Desk", "Human answers")), ("M", tr("Desk", "Machine answers"))]
    found = []
    for letters in product("HM", repeat=len(task.subjects)):
        pairs = zip(task.subjects, letters, strict=True)
        parts = [tr("Desk", _LETTERS[letter]).format(speaker=who) for who, letter in pairs]
        found.append(("".join(letters), ", ".join(parts)))
    return found
