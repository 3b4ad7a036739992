"""The clocks of a session: one that only runs forward, and the time of day, which can be set."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable
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
    # CLOCK_MONOTONIC stands still there while the computer sleeps (clock_gettime(2)).
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
        time_s = epoch_s(at)
        if time_s is None:
            return 0.0
        # Against the last look, not the first one, so that slow drift doesn't add up to a jump.
        before, self._ahead_s = self._ahead_s, time_s - t_ms / 1000
        by_s = 0.0 if before is None else self._ahead_s - before
        return round(by_s, 3) if abs(by_s) >= SET_S else 0.0


def epoch_s(at: str) -> float | None:
    """A time of day in seconds since 1970; None if it is none.

    >>> epoch_s("1970-01-01T00:01:00Z")
    60.0
    >>> epoch_s("noon")
    """
    try:
        parsed_time = datetime.fromisoformat(at)
        return (parsed_time if parsed_time.tzinfo else parsed_time.replace(tzinfo=UTC)).timestamp()
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


YEAR_S = 365.25 * 86_400


def clocks_apart(sessions: Iterable[tuple[str, str]]) -> tuple[str, str] | None:
    """The gap between sessions where computers' clocks seem to differ by years, if there is one.

    That is so where no session began for more than a year, and no computer has sessions both
    before and after that. An order by time means nothing then.

    >>> clocks_apart([("2015-01-01T09:00Z", "Booth 1"), ("2026-11-20T09:00Z", "Booth 2")])
    ('2015-01-01T09:00Z', '2026-11-20T09:00Z')
    >>> clocks_apart([("2015-01-01T09:00Z", "Booth 1"), ("2026-11-20T09:00Z", "Booth 1")])

    Args:
        sessions: When each began, ISO 8601, and the name of its computer; without a time, it is
            passed over.

    Returns:
        The last time before the longest such gap, and the first after it; None if there is none.
    """
    timed = ((epoch_s(at), at, computer) for at, computer in sessions)
    timed_sessions = sorted(
        (at_s, at, computer) for at_s, at, computer in timed if at_s is not None
    )
    # The computers of each session and all later ones, gathered from the end, so that each gap is
    # decided without a walk of its own.
    after: list[set[str]] = [set()]
    for _, _, computer in reversed(timed_sessions):
        after.append(after[-1] | {computer})
    after.reverse()
    before, longest_s = set[str](), YEAR_S
    times_apart: tuple[str, str] | None = None
    for (first_s, first, computer), (next_s, second, _), later in zip(
        timed_sessions, timed_sessions[1:], after[1:], strict=False
    ):
        before.add(computer)
        if next_s - first_s > longest_s and not before & later:
            longest_s, times_apart = next_s - first_s, (first, second)
    return times_apart
