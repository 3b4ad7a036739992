"""The clocks of a session: one that only runs forward, and the time of day, which can be set."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from time import perf_counter

from turingdesk.core.message import message

SET_S = 1.0  #: clocks that part by less between two lines were corrected, not set


def utc_now() -> str:
    """The time of day, UTC, ISO 8601 with milliseconds."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def uptime_s() -> float:
    """Seconds since this computer was started, by a clock that no one can set.

    On Linux and Windows the time asleep counts; on macOS the clock stays still meanwhile.
    """
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


@dataclass(frozen=True, slots=True)
class Clock:
    """The two clocks of a session: one that only runs forward, and the time of day."""

    seconds: Callable[[], float] = perf_counter
    now: Callable[[], str] = utc_now
    zero: float = 0.0  #: what `seconds` said when the session began

    @property
    def ms(self) -> float:
        """Milliseconds since the session began."""
        return self.since(self.seconds())

    def since(self, seconds: float) -> float:
        """A reading of `seconds` as milliseconds since the session began."""
        return (seconds - self.zero) * 1000


SYSTEM_CLOCK = Clock()  #: of this computer


class ClockWatch:
    """Notices that the time of day was set while a session ran.

    A computer that slept looks as if its clock had been set forward.
    """

    def __init__(self) -> None:
        self._ahead_s: float | None = None

    def by_s(self, at: str, t_ms: float) -> float:
        """By how many seconds the time of day was set since the last look; 0 if it was not.

        Args:
            at: The time of day, UTC, ISO 8601.
            t_ms: The same moment on the clock that only runs forward.
        """
        told = epoch_s(at)
        if told is None:
            return 0.0
        before, self._ahead_s = self._ahead_s, told - t_ms / 1000
        by_s = 0.0 if before is None else self._ahead_s - before
        return round(by_s, 3) if abs(by_s) >= SET_S else 0.0


def epoch_s(at: str) -> float | None:
    """A time of day in seconds since 1970; None if it is none.

    >>> epoch_s("1970-01-01T00:01:00Z")
    60.0
    >>> epoch_s("noon")
    """
    try:
        told = datetime.fromisoformat(at)
        return (told if told.tzinfo else told.replace(tzinfo=UTC)).timestamp()
    except (ValueError, TypeError, OverflowError):
        return None


def set_by(seconds: float) -> str:
    """That a clock was set, in words.

    >>> set_by(-3600)
    'The clock of the computer was set back by 1 h'
    """
    if seconds < 0:
        return message(
            "The clock of the computer was set back by {seconds}", seconds=in_words(seconds)
        )
    return message(
        "The clock of the computer was set forward by {seconds} (or it slept)",
        seconds=in_words(seconds),
    )


def in_words(seconds: float) -> str:
    """A span of time, whatever its sign, as one would say it.

    >>> in_words(-3600), in_words(90), in_words(2.5), in_words(200_000)
    ('1 h', '1.5 min', '2.5 s', '2.3 days')
    """
    span = abs(seconds)
    if span >= 172_800:
        return message("{n:g} days", n=round(span / 86_400, 1))
    for unit, name in ((3600, "h"), (60, "min")):
        if span >= unit:
            return message("{n:g} {unit}", n=round(span / unit, 1), unit=name)
    return message("{n:.3g} s", n=span)
