"""Labels of letters and digits for codes that have more signs, as file names need them."""

from __future__ import annotations

import re
from collections.abc import Iterable

_STRANGE = re.compile(r"[^A-Za-z0-9]", re.ASCII)


def labels(codes: Iterable[str]) -> dict[str, str]:
    """A label for each code, no two alike, also where capitals do not count in file names.

    Codes that are labels already keep their signs before others are shortened to them.

    >>> labels(["P-001", "P001", "judge:gpt-4"])
    {'P001': 'P001', 'P-001': 'P001x2', 'judge:gpt-4': 'judgegpt4'}
    """
    ordered = sorted(set(codes), key=lambda code: (_STRANGE.sub("", code) != code, code))
    made: dict[str, str] = {}
    taken: set[str] = set()
    for code in ordered:
        base = _STRANGE.sub("", code) or "x"
        label, number = base, 1
        while label.casefold() in taken:
            number += 1
            label = f"{base}x{number}"
        taken.add(label.casefold())
        made[code] = label
    return made
