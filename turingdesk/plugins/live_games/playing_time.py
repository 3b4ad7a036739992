"""The time for which a game was played, which pauses while the game is interrupted."""

from __future__ import annotations

import time


class PlayingTime:
    """A clock that doesn't run while a game is interrupted.

    Args:
        played_s: How long it ran before.
    """

    def __init__(self, played_s: float = 0.0) -> None:
        self._played_s = played_s
        self._since_s: float | None = None

    @property
    def runs(self) -> bool:
        """True if it runs."""
        return self._since_s is not None

    @property
    def now_s(self) -> float:
        """Return for how long it has run, in seconds."""
        # Not the time of day, which can be set while a game is played.
        running = 0.0 if self._since_s is None else time.monotonic() - self._since_s
        return self._played_s + running

    def run(self) -> None:
        """Start the clock; a repeated call changes nothing."""
        if self._since_s is None:
            self._since_s = time.monotonic()

    def stop(self) -> bool:
        """Stop the clock, and return whether it ran."""
        self._played_s, ran = self.now_s, self._since_s is not None
        self._since_s = None
        return ran
