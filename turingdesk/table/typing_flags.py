"""Flags unusual typing, such as pasted text, as hints for the experimenter.

An answer that someone copied from elsewhere, or had a model write, isn't a person's. A flag
doesn't prove that, and it excludes nothing: it says which answers to look at.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from turingdesk.core.message import join, message, plural


@dataclass(frozen=True, slots=True)
class Thresholds:
    """From which values on typing is flagged."""

    pasted: int = 1  #: characters
    away_s: float = 5.0  #: in all
    pause_s: float = 1.0  #: people who compose a text pause longer at least once
    keys: int = 40  #: presses, from which on a text without a pause is flagged


USUAL = Thresholds()
Pairs = Sequence[tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Typing:
    """The content of a `typing` line; times are in ms since the stimulus appeared."""

    keys_ms: Sequence[float]
    pasted: Pairs = ()  #: when, and how many characters
    deleted: Pairs = ()  #: likewise
    away: Pairs = ()  #: when, and for how many ms

    @classmethod
    def of(cls, line: Mapping[str, Any]) -> Typing:
        """Parse a line; values that no kiosk writes are ignored."""
        pairs_by_name = {
            name: tuple(_pairs(line.get(name))) for name in ("pasted", "deleted", "away")
        }
        return cls(tuple(_numbers(line.get("keys_ms"))), **pairs_by_name)

    @property
    def longest_pause_s(self) -> float:
        """The longest time between two key presses; 0 with fewer than two."""
        times = sorted(self.keys_ms)
        return max((b - a for a, b in pairwise(times)), default=0.0) / 1000

    def flags(self, limits: Thresholds = USUAL) -> Iterator[str]:
        """Yield each thing that is unusual, in a few words."""
        pasted = int(_total(self.pasted))
        if pasted >= limits.pasted:
            yield plural("pasted %n character", "pasted %n characters", n=pasted)
        if len(self.keys_ms) >= limits.keys and self.longest_pause_s < limits.pause_s:
            yield message("no pauses")
        away_s = _total(self.away) / 1000
        if away_s >= limits.away_s:
            yield message("left the window for {seconds:.0f} s", seconds=away_s)


def flagged(line: Mapping[str, Any], limits: Thresholds = USUAL) -> str:
    """Describe what is unusual about the typing in a line; empty if nothing is."""
    return join("; ", Typing.of(line).flags(limits))


def _total(pairs: Pairs) -> float:
    return sum(much for _, much in pairs)


def _numbers(values: object) -> Iterator[float]:
    for item in values if isinstance(values, list) else ():
        if isinstance(item, int | float):
            yield item


def _pairs(values: object) -> Iterator[tuple[float, float]]:
    for item in values if isinstance(values, list) else ():
        if isinstance(item, list) and len(item) == 2 and len(list(_numbers(item))) == 2:
            yield item[0], item[1]


def flags_of(lines: Iterable[Mapping[str, Any]]) -> dict[int, str]:
    """Return the flags of a journal by step; of several lines of a step, the last one counts."""
    flags_by_step = {
        int(line["step"]): flagged(line)
        for line in lines
        if line.get("kind") == "typing" and isinstance(line.get("step"), int)
    }
    return {step: flags for step, flags in flags_by_step.items() if flags}
