"""How far a session is, from the lines of its journal as they come."""

from __future__ import annotations

from dataclasses import dataclass

from turingdesk.journal.journal_file import Line


@dataclass(slots=True)
class Progress:
    """What is shown of a session that runs elsewhere; empty until its first line came."""

    session: str = ""
    participant: str = ""
    study: str = ""
    title: str = ""
    pilot: bool = False
    done: int = 0  #: counted trials that were answered
    of: int = 0
    is_paused: bool = False
    reason: str = ""  #: why it was closed; empty while it is not
    at: str = ""  #: of the last line, UTC, ISO 8601

    @property
    def is_over(self) -> bool:
        """Whether nothing more is to be expected."""
        return bool(self.reason)

    def see(self, line: Line) -> None:
        """Take in the next line."""
        kind = line["kind"]
        self.at = str(line.get("at") or self.at)
        if kind == "opened":
            self._begin(line)
        elif kind == "response" and line.get("trial") and not line.get("practice"):
            self.done = _number(line["trial"]) - bool(line.get("more"))
        elif kind == "paused":
            self.is_paused = not line.get("over", True)
        elif kind == "closed":
            self.reason = str(line.get("reason") or "closed")
            self.done, self.is_paused = _number(line.get("done", self.done)), False

    def _begin(self, line: Line) -> None:
        self.session = str(line.get("session", ""))
        self.participant = str(line.get("participant", ""))
        self.study = str(line.get("study", ""))
        self.title = str(line.get("study_title") or self.study)
        self.pilot = bool(line.get("pilot"))
        self.done, self.of = _number(line.get("done", 0)), _number(line.get("trials", 0))


def _number(value: object) -> int:
    return value if type(value) is int else 0
