"""How long a kiosk was without the keyboard."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any


class FocusWatch:
    """Tells what the journal keeps of each change.

    Args:
        clock: Seconds that only run forward.
    """

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self._since_s: float | None = None

    def change(self, active: bool) -> dict[str, Any]:
        """The keyboard came or went; the fields of a line of kind `focus`."""
        now_s = self._clock()
        if not active:
            self._since_s = now_s if self._since_s is None else self._since_s
            return {"active": False}
        since_s, self._since_s = self._since_s, None
        if since_s is None:
            return {"active": True}
        return {"active": True, "lost_ms": round((now_s - since_s) * 1000, 3)}
