"""The session that runs on this machine: its kiosk window, and the check when it is over."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QScreen

from turingdesk.core.errors import Severity
from turingdesk.gui.desk.notice import Notice
from turingdesk.gui.jobs import Job
from turingdesk.gui.kiosk.window import KioskWindow
from turingdesk.store.sitting import Sitting

ENDED = {
    "completed": "",
    "refused": " Consent was not given.",
    "": " The session was closed for now; it can be resumed from Sessions.",
}


@dataclass(frozen=True, slots=True)
class Kept:
    """What a journal says after it was read back."""

    session: str
    answers: int  #: responses on disk, personal ones included
    given: int  #: responses that the session took
    reason: str  #: how it ended; empty where it was cut off
    problems: tuple[str, ...]

    @property
    def notice(self) -> Notice:
        """The result in one sentence, and whether something is wrong."""
        if self.problems or self.answers != self.given:
            found = " ".join(self.problems) or "Some are missing."
            return Notice(
                f"{self.session}: {self.answers:,} of {self.given:,} answers are on disk. {found}",
                wrong=True,
            )
        more = ENDED.get(self.reason, f" The session was {self.reason}.")
        saved = f"Saved {self.answers:,} of {self.given:,} answers, checked."
        return Notice(f"{self.session}: {saved}{more}")


class Run(QObject):
    """At most one session at a time on this machine: a keyboard has one participant.

    Signals:
        began: A kiosk window is on screen.
        over: A session ended and its journal was read back; carries a Notice.
        checked: The same; carries a Kept.
    """

    began = Signal()
    over = Signal(object)
    checked = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.kiosk: KioskWindow | None = None
        self._sitting: Sitting | None = None

    @property
    def is_on(self) -> bool:
        """Whether a session runs."""
        return self.kiosk is not None

    def seat(
        self,
        sitting: Sitting,
        screen: QScreen | None,
        *,
        pilot: bool = False,
        demonstration: bool = False,
    ) -> KioskWindow:
        """Put a session on a screen; a pilot gets a window."""
        self._sitting = sitting
        self.kiosk = KioskWindow(sitting, pilot=pilot, demonstration=demonstration)
        self.kiosk.finished.connect(self._finish)
        self.kiosk.start(screen, full_screen=not pilot)
        self.began.emit()
        return self.kiosk

    def _finish(self) -> None:
        sitting, kiosk = self._sitting, self.kiosk
        self._sitting = self.kiosk = None
        if kiosk is not None:
            kiosk.close()
            kiosk.deleteLater()
        if sitting is not None:
            sitting.abandon()
            path, given = sitting.path, sitting.given
            Job(self, lambda: read_back(path, given), self._checked, self._unreadable)

    def _checked(self, kept: Kept) -> None:
        self.over.emit(kept.notice)
        self.checked.emit(kept)

    def _unreadable(self, problem: Exception) -> None:
        self.over.emit(Notice(f"The journal could not be read back: {problem}", wrong=True))


def read_back(path: Path, given: int) -> Kept:
    """Read a journal from the disk and count what is in it.

    Args:
        path: The journal.
        given: How many responses the session took.
    """
    from turingdesk.store.journal_file import read_journal
    from turingdesk.store.recording import PERSONAL

    apart = path.parent / PERSONAL / path.name
    files = [read_journal(file) for file in (path, apart) if file.exists()]
    lines = [line for file in files for line in file.lines if line["kind"] == "response"]
    # A disk that refused half of a step has the personal half twice.
    answers = len({(x.get("step", 0), x["question"], x.get("subject", "")) for x in lines})
    found = [str(p) for file in files for p in file.problems if p.severity is Severity.ERROR]
    closed = files[0].closed or {}
    return Kept(path.stem, answers, given, str(closed.get("reason", "")), tuple(found))
