"""The line between a conversation on a kiosk's screen and the desk.

The link is in a thread of its own, and the line is its end there; both sides may come and go at
any time. Nothing is stored: the screen says again what it wants once the line is connected.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress

from turingdesk.net.message import Message

#: What the desk says, and "linked" and "cut" when the connection comes and goes.
HEARD = frozenset(
    ("met", "started", "turn", "typing", "phase", "partner", "paused", "held", "reveal", "parted")
)


class TalkLine:
    """Passes messages between the game on a kiosk's screen and the thread of its link."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._send: Callable[[Message], object] | None = None
        self._hear: Callable[[Message], None] | None = None

    def open(self, hear: Callable[[Message], None]) -> None:
        """Begin a game; `hear` is called with messages of the desk, in the link's thread."""
        with self._lock:
            self._hear = hear
            # Read under the lock and used outside, as `hear` may call back.
            is_linked = self._send is not None
        if is_linked:
            hear({"say": "linked"})

    def close(self) -> None:
        """End the game."""
        with self._lock:
            self._hear = None

    def send(self, sent: Message) -> None:
        """Send a message to the desk; it is lost without a connection."""
        with self._lock:
            send = self._send
        if send is not None:
            with suppress(RuntimeError):  # the link ends
                send(sent)

    def connect(self, send: Callable[[Message], object] | None) -> None:
        """Note that the link has a connection; None if it was lost."""
        with self._lock:
            self._send = send
        self.hear({"say": "linked" if send else "cut"})

    def hear(self, received: Message) -> None:
        """Pass on a message of the desk."""
        with self._lock:
            hear = self._hear
        if hear is not None:  # called without the lock: it may send or close
            hear(received)
