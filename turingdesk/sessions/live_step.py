"""The exchange of a conversation or game in a kiosk's window with the session."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import WriteFailed
from turingdesk.sessions.session_chain import continued

if TYPE_CHECKING:
    from turingdesk.sessions.session_recorder import SessionRecorder


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
