"""Commands that the desk sends to the session that runs at this kiosk.

Whoever runs a session registers its name and four calls, and removes them when the
session is over or left. The calls come from another thread: a window emits a signal
in each, which Qt delivers in the window's own thread.
"""

from __future__ import annotations

import threading
from typing import Protocol

from turingdesk.core.message import message


class SessionCalls(Protocol):
    """What the desk can want of a session; each returns at once, done or begun."""

    def message(self, text: str) -> None:
        """Show a message to the participant."""

    def pause(self) -> None:
        """Cover the stimulus until the desk lets it go on."""

    def resume(self) -> None:
        """Go on."""

    def end(self) -> None:
        """End the session; what was answered stays."""


class KioskCommands:
    """Passes commands on to the session that runs; there is one at most."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._session = ""
        self._calls: SessionCalls | None = None

    @property
    def session(self) -> str:
        """The session that runs; empty for none."""
        return self._session

    def open(self, session: str, calls: SessionCalls) -> None:
        """A session begins.

        Args:
            session: Its name, as its journal is called without the ending.
            calls: Where the desk's wishes go.
        """
        with self._lock:
            self._session, self._calls = session, calls

    def close(self) -> None:
        """The session is over, or was left; again is harmless."""
        with self._lock:
            self._session, self._calls = "", None

    def wish(self, what: str, text: str, session: str) -> str:
        """Pass on what the desk wants.

        Args:
            what: message, pause, resume or end.
            text: Of a message.
            session: The one that is meant; by the time it may be another.

        Returns:
            Why it was not done; empty where it was.
        """
        with self._lock:
            if self._calls is None or session != self._session:
                return message("That session does not run here any more.")
            try:
                return _called(self._calls, what, text)
            except Exception as problem:  # noqa: BLE001 - told at the desk; the link goes on
                return f"{type(problem).__name__}: {problem}"


def _called(calls: SessionCalls, what: str, text: str) -> str:
    if what == "message":
        calls.message(text)
    elif what == "pause":
        calls.pause()
    elif what == "resume":
        calls.resume()
    elif what == "end":
        calls.end()
    else:
        return message("This kiosk's version knows no {what!r}.", what=what[:40])
    return ""
