"""Options of judges and features as NAME=VALUE, refused with a sentence where they are none."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from math import isfinite

_NONE = -1.0
_ABOVE_0 = ("c", "directions", "trees", "epochs", "rate", "first", "layer_1", "layer_2")


def given_options(pairs: Iterable[str], known: Collection[str]) -> dict[str, str]:
    """What was set, by name.

    >>> given_options(["c=0.1"], {"c", "balanced"})
    {'c': '0.1'}

    Raises:
        UnknownName: There is no such option.
    """
    from turingdesk.core.errors import UnknownName

    found = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        if name.strip() not in known:
            raise UnknownName("option of this judge or its features", name.strip(), sorted(known))
        found[name.strip()] = value.strip()
    return found


def with_usual(
    usual: Mapping[str, str | float], given: Mapping[str, str]
) -> dict[str, str | float]:
    """Each option with its value.

    Raises:
        CannotJudge: One is no number that has to be one.
    """
    from turingdesk.core.errors import CannotJudge

    found: dict[str, str | float] = dict(usual)
    for name, value in given.items():
        if name not in usual:
            continue
        found[name] = _number(value) if isinstance(usual[name], float) else value
        if found[name] == _NONE or (name in _ABOVE_0 and not found[name]):
            above = "above 0" if name in _ABOVE_0 else "from 0"
            raise CannotJudge(f"--set {name}={value}: {name} is a number {above}.")
    return found


def _number(text: str) -> float:
    """The number, or `_NONE` for what is none from 0."""
    try:
        value = float(text)
    except ValueError:
        return _NONE
    return value if isfinite(value) and value >= 0 else _NONE
