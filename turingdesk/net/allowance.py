"""Limits to what another end says: pages, kiosks, and bots are programs of others.

One that says more isn't cut off. Nothing of it is read before its time has come, so it slows down
itself and no one else.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable


class Allowance:
    """A limit to something: so often at once, and so often each second from then on.

    Args:
        burst: At once.
        per_s: Each second.
        now_s: A clock that only runs forward.
    """

    def __init__(
        self, burst: float, per_s: float, now_s: Callable[[], float] = time.monotonic
    ) -> None:
        # Monotonic: were the time of day set back, nothing would be let through for as long.
        self._burst, self._per_s, self._now_s = burst, per_s, now_s
        self._left, self._at_s = burst, now_s()

    def take(self, amount: float = 1.0) -> bool:
        """True if it may happen now, so often; if so, it is counted."""
        self._refill()
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def due_s(self, amount: float = 1.0) -> float:
        """Count that it happens, so often; in how many seconds it may."""
        self._refill()
        # It can fall below 0: anyone who takes more than there is waits until that has come back.
        self._left -= amount
        return max(0.0, -self._left / self._per_s)

    def _refill(self) -> None:
        now_s = self._now_s()
        self._left = min(self._burst, self._left + self._per_s * (now_s - self._at_s))
        self._at_s = now_s


class Traffic:
    """The limits to what one other end sends: messages, and bytes.

    Args:
        messages: How many at once, and each second.
        size: The same of bytes.
    """

    def __init__(self, messages: tuple[float, float], size: tuple[float, float]) -> None:
        self._messages, self._bytes = Allowance(*messages), Allowance(*size)

    async def pass_on(self, size: int) -> None:
        """Wait until a message of so many bytes may be processed."""
        # Both are counted each time: a message is one of so many, and it has a size.
        due_s = max(self._messages.due_s(), self._bytes.due_s(size))
        # One that says thousands of things leaves time for others even where it may.
        await asyncio.sleep(due_s)


def of_page() -> Traffic:
    """The limits of a page in a browser: far more than people need, who answer and type."""
    return Traffic((100, 20), (4 << 20, 40_000))


def of_booth() -> Traffic:
    """The limits of a kiosk: all that it wrote while it was disconnected comes at once."""
    return Traffic((2_000, 400), (64 << 20, 8 << 20))
