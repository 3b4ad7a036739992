"""The course of typing an answer: times of keys, what is pasted or deleted, and absences.

What the keys are, and what is typed, is not in it.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any

Event = tuple[float, int]  #: `perf_counter()`, and how many characters


class TypingLog:
    """The typing of the answers to one trial."""

    def __init__(self) -> None:
        self._keys_s: list[float] = []
        self._pasted: list[Event] = []
        self._deleted: list[Event] = []
        self._away: list[tuple[float, float]] = []  #: since when, and for how long
        self._left_s: float | None = None

    def press(self, at_s: float, change: int) -> None:
        """A key was pressed, which made the text so many characters longer."""
        self._keys_s.append(at_s)
        if change < 0:
            self._deleted.append((at_s, -change))

    def paste(self, characters: int) -> None:
        """Text came from the clipboard, or was dropped."""
        self._pasted.append((perf_counter(), characters))

    def change_focus(self, active: bool) -> None:
        """The window has the keyboard, or another program has."""
        now_s = perf_counter()
        # The system can report the same loss of focus twice; the first one counts.
        if not active:
            self._left_s = now_s if self._left_s is None else self._left_s
        elif self._left_s is not None:
            self._away.append((self._left_s, now_s - self._left_s))
            self._left_s = None

    def line_fields(self, onset_s: float) -> dict[str, Any]:
        """The fields of a line of kind `typing`.

        All times are whole milliseconds since the stimulus appeared. `pasted` and `deleted` have
        pairs of a time and a number of characters; `away` has pairs of a time and a duration.
        """
        # Who is away at the end counts as back, or the absence would not be recorded.
        self.change_focus(active=True)
        ends = [(since_s, round(1000 * s)) for since_s, s in self._away]
        events = {"pasted": self._pasted, "deleted": self._deleted, "away": ends}
        return {"keys_ms": [_ms(at_s, onset_s) for at_s in self._keys_s]} | {
            name: [[_ms(at_s, onset_s), much] for at_s, much in amounts]
            for name, amounts in events.items()
            if amounts
        }


def _ms(at_s: float, onset_s: float) -> int:
    return round(1000 * (at_s - onset_s))
