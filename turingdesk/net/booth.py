"""One booth as the desk sees it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum

from turingdesk.net.progress import Progress
from turingdesk.system.clock import utc_now

MOST_TOLD = 20  #: conflicts, and damaged files, that are remembered of each booth


class Doing(StrEnum):
    """What a booth does now."""

    AWAY = "away"  #: not connected; what it does, it writes down itself
    IDLE = "idle"
    RUNNING = "running"
    PAUSED = "paused"


@dataclass(slots=True)
class Booth:
    """What is known of a booth; a copy of it is what others get to see."""

    id: str
    name: str
    is_here: bool = False
    address: str = ""
    program: str = ""
    seen_at: str = ""  #: when it was last heard, UTC, ISO 8601; empty if never
    clock_s: float = 0.0  #: by how much its time of day is ahead of the desk's
    free: int = 0  #: bytes on its disk
    unsent: int = 0  #: bytes that it has and the desk has not
    session: str = ""  #: that runs there; empty where none does
    progress: Progress = field(default_factory=Progress)  #: of that session
    conflicts: tuple[str, ...] = ()  #: files that were kept aside, with why
    problems: tuple[str, ...] = ()  #: files of it that are damaged

    @property
    def doing(self) -> Doing:
        """What it does now."""
        if not self.is_here:
            return Doing.AWAY
        if not self.session or (self._is_known and self.progress.is_over):
            return Doing.IDLE
        return Doing.PAUSED if self._is_known and self.progress.is_paused else Doing.RUNNING

    @property
    def _is_known(self) -> bool:
        """Whether the journal of its session is here."""
        return self.progress.session == self.session

    @property
    def shown(self) -> Progress:
        """How far the session is that runs there; empty where none does."""
        return self.progress if self.session and self._is_known else Progress()

    def heard(self) -> None:
        """It said something."""
        self.seen_at = utc_now()

    def see_clock(self, at_s: float, sent_s: float, now_s: float) -> None:
        """Compare clocks.

        Args:
            at_s: Its time of day when it was asked, s since 1970.
            sent_s: The desk's, when it asked.
            now_s: The desk's, when the answer was there.
        """
        self.clock_s = round(at_s - (sent_s + now_s) / 2, 3)

    def keep_conflict(self, what: str) -> None:
        """Remember a file that was kept aside."""
        self.conflicts = (*self.conflicts, what)[-MOST_TOLD:]

    def keep_problem(self, what: str) -> bool:
        """Remember a damaged file; whether it is new."""
        if what in self.problems:
            return False
        self.problems = (*self.problems, what)[-MOST_TOLD:]
        return True

    def copy(self) -> Booth:
        """As it is now."""
        return replace(self, progress=replace(self.progress))
