"""The exchange of a conversation or game in a kiosk's window with the session."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from turingdesk.core.errors import WriteFailed
from turingdesk.sessions.session_chain import continued

if TYPE_CHECKING:
    from turingdesk.sessions.session_recorder import SessionRecorder


class Line(Protocol):
    """Where messages go and come from: the link to the desk, or partners on this computer."""

    def open(self, hear: Callable[[dict[str, Any]], None]) -> None:
        """A conversation or game is on screen."""

    def close(self) -> None:
        """It is no longer."""

    def send(self, sent: dict[str, Any]) -> None:
        """Say something."""


class LiveStep:
    """The step of a session in which people or machines chat with each other.

    Args:
        recorder: The session.
        halt: Called where the disk refuses a message, with why.
    """

    def __init__(self, recorder: SessionRecorder, halt: Callable[[str, str], None]) -> None:
        self._recorder, self._halt = recorder, halt

    def who(self, *, sealed: bool) -> dict[str, Any]:
        """The facts about a person who takes part that the desk needs.

        Args:
            sealed: Whether the study is, so that no one learns who made what.
        """
        identity = self._recorder.session.identity
        return {
            "session": identity.session,
            "continues": list(continued(self._recorder.path)),
            "step": self._recorder.session.place,
            "study": identity.study_hash,
            "pilot": identity.pilot,
            "sealed": sealed,
            "language": self._recorder.session.language,
        }

    def keep(self, kind: str, fields: Mapping[str, Any]) -> bool:
        """Record a line in the journal; False if the disk refuses it, which the window shows."""
        try:
            self._recorder.record(kind, **fields)
        except WriteFailed as problem:
            self._halt(str(problem), str(problem))
            return False
        return True
