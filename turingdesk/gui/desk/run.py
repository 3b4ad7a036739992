"""The session that runs on this machine: its kiosk window, and the check when it is over."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QScreen

from turingdesk.core.errors import Severity
from turingdesk.core.question import Role
from turingdesk.gui.desk.widgets.notice import Notice
from turingdesk.gui.jobs import Job
from turingdesk.gui.kiosk.window import KioskWindow
from turingdesk.gui.translation import program, tr, tr_noop, translate_message, translate_problem
from turingdesk.journal.session_name import parsed
from turingdesk.sessions.session_recorder import ENDED as BY_EXPERIMENTER
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.system.clock import set_by

ENDED = {
    "completed": "",
    "refused": tr_noop("Desk", "The participant didn't consent."),
    str(BY_EXPERIMENTER): tr_noop("Desk", "The experimenter ended the session."),
    "": tr_noop("Desk", "The session is closed for now. You can resume it from Sessions."),
}


@dataclass(frozen=True, slots=True)
class SavedSession:
    """The session as its journal says after it was read back."""

    session: str
    participant: str  #: the code
    done: int  #: trials that were answered, as all pages count them
    of: int  #: trials of the session
    forms: int  #: answers in forms on disk, personal ones included
    answers: int  #: responses on disk, personal ones included
    given: int  #: responses that the session took
    reason: str  #: how it ended; empty if it was cut off
    problems: tuple[str, ...]
    clock_set_s: tuple[float, ...] = ()  #: by how much the time of day was set meanwhile

    @property
    def notice(self) -> Notice:
        """The result in one sentence, and whether something is wrong."""
        if self.problems or self.answers != self.given:
            missing = tr("Desk", "{session}: answers saved: {answers} of {given}.")
            problem_text = program().join(" ", map(translate_message, self.problems)) or tr(
                "Desk", "Some are missing."
            )
            return Notice(program().join(" ", (self._filled(missing), problem_text)), wrong=True)
        return Notice(program().join(" ", (self._saved, self._ending, *self._clock)))

    @property
    def _saved(self) -> str:
        saved = tr("Desk", "{participant}: {done} of {trials} saved and checked.")
        if self.forms:
            saved = tr("Desk", "{participant}: {done} of {trials} and {forms} saved and checked.")
        return saved.format(
            participant=self.participant,
            done=program().format_int(self.done),
            trials=tr("Desk", "%n trial(s)", "", self.of),
            forms=tr("Desk", "%n form answer(s)", "", self.forms),
        )

    @property
    def _ending(self) -> str:
        if self.reason in ENDED:
            return tr("Desk", ENDED[self.reason])
        return tr("Desk", "The session was {reason}.").format(
            reason=translate_message(self.reason)
        )

    @property
    def _clock(self) -> list[str]:
        line = tr("Desk", "{clock_was_set}; response times are correct.")
        return [
            line.format(clock_was_set=translate_message(set_by(by_s))) for by_s in self.clock_set_s
        ]

    def _filled(self, sentence: str) -> str:
        answers, answers_given = (
            program().format_int(self.answers),
            program().format_int(self.given),
        )
        return sentence.format(session=self.session, answers=answers, given=answers_given)


class Run(QObject):
    """At most one session at a time on this machine: a keyboard has one participant.

    Signals:
        began: A kiosk window is on screen.
        over: A session ended and its journal was read back; carries a Notice.
        left: The kiosk window is gone, its closing screen included.
        notified: A session stays still because the disk refused, or continues; carries a Notice.
        checked: The same; carries a Kept.
        unread: A session ended and its journal cannot be read back; carries its name.
    """

    began = Signal()
    over = Signal(object)
    left = Signal()
    notified = Signal(object)
    checked = Signal(object)
    unread = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.kiosk: KioskWindow | None = None
        self._recorder: SessionRecorder | None = None

    @property
    def is_on(self) -> bool:
        """True if a session runs."""
        return self.kiosk is not None

    @property
    def is_over(self) -> bool:
        """True if the session is over, and only its closing screen waits for the experimenter."""
        return self.kiosk is not None and self.kiosk.is_closing

    def clear(self) -> None:
        """Take away the closing screen of a session that is over."""
        if self.kiosk is not None and self.is_over:
            self.kiosk.leave()

    def seat(
        self,
        recorder: SessionRecorder,
        screen: QScreen | None,
        *,
        pilot: bool = False,
        demonstration: bool = False,
    ) -> KioskWindow:
        """Put a session on a screen; a pilot gets a window."""
        self._recorder = recorder
        self.kiosk = KioskWindow(recorder, pilot=pilot, demonstration=demonstration)
        self.kiosk.ended.connect(self._read_back)
        self.kiosk.finished.connect(self._finish)
        name = recorder.path.stem
        self.kiosk.halted.connect(lambda why: self.notified.emit(_halted(name, why)))
        self.kiosk.relieved.connect(lambda: self.notified.emit(_relieved(name)))
        self.kiosk.troubled.connect(
            lambda what: self.notified.emit(
                Notice(program().join(": ", (name, translate_message(what))), wrong=True)
            )
        )
        self.kiosk.start(screen, full_screen=not pilot)
        self.began.emit()
        return self.kiosk

    def _finish(self) -> None:
        kiosk, self.kiosk = self.kiosk, None
        if kiosk is not None:
            kiosk.letters.restore()  # the desk has them as before
            kiosk.close()
            kiosk.deleteLater()
        self._read_back()
        self.left.emit()

    def _read_back(self) -> None:
        """Check what is on disk, once, as soon as the session is over."""
        # Both `ended` and `finished` come here, but the journal is read back once.
        recorder, self._recorder = self._recorder, None
        if recorder is not None:
            recorder.abandon()
            path, answer_count = recorder.path, recorder.given
            Job(
                self,
                lambda: read_back(path, answer_count),
                self._checked,
                lambda p: self._unreadable(path, p),
            )

    def _checked(self, saved: SavedSession) -> None:
        self.over.emit(saved.notice)
        self.checked.emit(saved)

    def _unreadable(self, path: Path, problem: Exception) -> None:
        self.unread.emit(path.stem)
        text = tr("Desk", "The journal couldn't be read back: {why}")
        self.over.emit(Notice(text.format(why=translate_problem(problem)), wrong=True))


def _halted(session: str, why: str) -> Notice:
    text = tr("Desk", "{session} is paused. {why} TuringDesk tries again every few seconds.")
    return Notice(text.format(session=session, why=translate_message(why)), wrong=True)


def _relieved(session: str) -> Notice:
    text = tr("Desk", "{session}: everything is saved. The participant can continue.")
    return Notice(text.format(session=session))


def read_back(path: Path, given: int) -> SavedSession:
    """Read a journal from the disk and count what is in it.

    Args:
        path: The journal.
        given: How many responses the session took.
    """
    from turingdesk.journal.journal_file import PERSONAL, read_journal
    from turingdesk.journal.session_summary import read_ends

    # Personal answers have a journal of their own, which is missing if there are none.
    apart = path.parent / PERSONAL / path.name
    files = [read_journal(file) for file in (path, apart) if file.exists()]
    lines = [line for file in files for line in file.lines if line["kind"] == "response"]
    # An answer that was changed has several lines, of which the last one replaces the others.
    answered = {(x.get("step", 0), x["question"], x.get("subject", "")): x for x in lines}
    forms = sum(x.get("role") == Role.FORM for x in answered.values())
    ends = read_ends(path, path.stat().st_mtime)
    done, of = (ends.done, int(ends.opened.get("trials", 0))) if ends is not None else (0, 0)
    errors = [str(p) for file in files for p in file.problems if p.severity is Severity.ERROR]
    closed = files[0].closed or {}
    clock = tuple(float(line["by_s"]) for line in files[0].lines if line["kind"] == "clock")
    name = parsed(path.name)
    return SavedSession(
        path.stem,
        name.participant if name is not None else path.stem,
        done,
        of,
        forms,
        len(answered),
        given,
        str(closed.get("reason", "")),
        tuple(errors),
        clock,
    )
