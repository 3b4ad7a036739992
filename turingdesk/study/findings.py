"""Findings: every problem met while a study package is read, each with its place."""

from __future__ import annotations

import re
from ast import literal_eval
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from difflib import SequenceMatcher, get_close_matches

from turingdesk.core.errors import Fix, Problem, Severity
from turingdesk.core.message import Message, message


@dataclass(frozen=True, slots=True)
class Place:
    """Where in a package something is."""

    file: str = ""
    line: int | None = None
    column: str = ""

    def at(self, line: int | None = None, column: str = "") -> Place:
        """Another place in the same file."""
        return replace(self, line=line, column=column)


class Findings:
    """The problems found so far, in the order in which they were met."""

    def __init__(self) -> None:
        # A set would lose the order in which problems were met.
        self._problems: dict[Problem, None] = {}
        self._searches = 100  # each takes milliseconds, and a wrong folder gives thousands

    def nearest(self, name: str, known_names: Collection[str]) -> str:
        """As `nearest`, for long lists of names: gives up where too many were wrong already."""
        self._searches -= 1
        return nearest(name, known_names) if self._searches >= 0 else ""

    def error(self, place: Place, text: str, fix: str) -> None:
        """Note something that keeps a session from running."""
        self._add(place, text, fix, Severity.ERROR)

    def pilot_only(self, place: Place, text: str, fix: str) -> None:
        """Note something that keeps sessions of participants from running, but not pilots."""
        self._add(place, text, fix, Severity.PILOT_ONLY)

    def warning(self, place: Place, text: str, fix: str) -> None:
        """Note something that is probably unintended."""
        self._add(place, text, fix, Severity.WARNING)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """The problems so far; the same problem met twice is there once."""
        return tuple(self._problems)

    @property
    def errors(self) -> int:
        """The number of errors among them."""
        return sum(problem.severity is Severity.ERROR for problem in self._problems)

    def add(self, problem: Problem) -> None:
        """Note a problem that was found elsewhere."""
        self._problems[problem] = None

    def _add(self, place: Place, text: str, fix: str, severity: Severity) -> None:
        fixes = _meant(fix)
        self.add(Problem(text, fix, place.file, place.line, place.column, severity, fixes))


MEANT = "Did you mean {close!r}?"


_ENDING = re.compile(r"\.[a-z][a-z0-9]{2,4}$", re.IGNORECASE)  #: of a file: .png, .csv, .jsonl
_SURE = 0.8  #: likeness of names above which one is a slip of the other


def _meant(fix: str) -> tuple[Fix, ...]:
    """The name that was almost certainly meant can be written at once."""
    if isinstance(fix, Message) and fix.template == MEANT:
        close = str(literal_eval(str(fix.values["close"])))  # messages contain what they quote so
        if is_sure(str(fix.values.get("name", "")), close):
            return (Fix(message("Change to {close!r}", close=close), close),)
    return ()


def is_sure(name: str, close: str) -> bool:
    """True if a name can hardly mean anything but a known one that is close to it.

    Any other file may be the wrong picture, which nobody would notice: names of files have to
    differ in case, spaces, hyphens, or their ending alone. Names of other things can have a slip,
    but not in a number.

    >>> is_sure("Old_farm.jpg", "old farm.png"), is_sure("farms.png", "farm.png")
    (True, False)
    >>> is_sure("captoin", "caption"), is_sure("gpt-3-turbo", "gpt-4-turbo")
    (True, False)
    """
    bare, close_bare = _bare(name), _bare(close)
    if bare == close_bare:
        return bool(close_bare)
    if _ENDING.search(close) or re.findall(r"\d+", bare) != re.findall(r"\d+", close_bare):
        return False
    has_same_letters = sorted(bare) == sorted(close_bare)
    return has_same_letters or SequenceMatcher(None, bare, close_bare).ratio() > _SURE


def _bare(name: str) -> str:
    """A name without what people write now so and now so."""
    return re.sub(r"[\s_-]+", "", _ENDING.sub("", name.strip()).casefold())


def nearest(name: str, known_names: Iterable[str], *, likeness: float = 0.6) -> str:
    """The known name that was probably meant, or nothing.

    >>> nearest("captoin", ["caption", "image"])
    'caption'
    >>> nearest("Image ", ["caption", "image"])
    'image'
    """
    names = {
        known_name.casefold(): str(known_name) for known_name in known_names
    }  # an enum would show as one
    close = get_close_matches(name.strip().casefold(), names, n=1, cutoff=likeness)
    return names[close[0]] if close else ""


def did_you_mean(name: str, known_names: Iterable[str], otherwise: str) -> str:
    """A fix that names the nearest known name, or else says something else.

    >>> did_you_mean("captoin", ["caption"], "Take it out.")
    "Did you mean 'caption'?"
    """
    close = nearest(name, known_names)
    return message("Did you mean {close!r}?", close=close, name=name) if close else otherwise
