"""The kinds of trials by origin, of which a block says how many there are."""

from __future__ import annotations

from itertools import product

from turingdesk.gui.translation import later, said
from turingdesk.tasks._base import Task
from turingdesk.tasks.pairs import Pair

_LETTERS = {"H": later("Desk", "{speaker} human"), "M": later("Desk", "{speaker} machine")}


def mixes(task: Task | None) -> list[tuple[str, str]]:
    """The kinds of trials by origin: letters and words; none without a task."""
    if task is None:
        return []
    if task.content is Pair:
        return [
            ("HH", said("Desk", "Both human")),
            ("HM", said("Desk", "One of each")),
            ("MM", said("Desk", "Both machine")),
        ]
    if len(task.subjects) == 1:
        return [("H", said("Desk", "Human answers")), ("M", said("Desk", "Machine answers"))]
    found = []
    for letters in product("HM", repeat=len(task.subjects)):
        pairs = zip(task.subjects, letters, strict=True)
        parts = [said("Desk", _LETTERS[letter]).format(speaker=who) for who, letter in pairs]
        found.append(("".join(letters), ", ".join(parts)))
    return found
