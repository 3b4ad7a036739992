"""Attempts: which session goes on with which, and whose answers were asked again."""

from __future__ import annotations

from turingdesk.journal.journal_file import Line


class Attempts:
    """What the opened lines of a folder say of each other, in whatever order they come."""

    def __init__(self) -> None:
        self.kept_until: dict[str, int] = {}  #: by session: from this step on it is superseded
        self.earlier: dict[str, str] = {}  #: by session: the one it goes on with
        self.later: dict[str, str] = {}  #: by session: the one that took its place

    def add(self, opened: Line) -> dict[str, int]:
        """Take note of one opened line.

        Returns:
            The sessions of which less counts than before, with the first step that does not.
        """
        session, changed = str(opened["session"]), dict[str, int]()
        if old := opened.get("continues"):
            self.earlier[session] = str(old)
            self._supersede(str(old), session, int(opened.get("place", 0)), changed)
            if self.kept_until.get(session) == 0:  # begun anew: so is what it went on with
                self._supersede(str(old), session, 0, changed)
        elif old := opened.get("restarts"):
            self._supersede(str(old), session, 0, changed)
        return changed

    def _supersede(self, session: str, by: str, step: int, changed: dict[str, int]) -> None:
        self.later.setdefault(session, by)
        if step >= self.kept_until.get(session, step + 1):
            return
        changed[session] = self.kept_until[session] = step
        if step == 0 and session in self.earlier:
            self._supersede(self.earlier[session], session, 0, changed)
