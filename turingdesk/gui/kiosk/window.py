"""The kiosk window: walks one sitting, a step on screen at a time.

An answer is on the disk before the next step appears. Where the disk refuses, the participant
is asked to call the experimenter, the answer is kept and tried again, and a key press goes on.
Where its screen is unplugged, it covers itself and waits for the experimenter. Escape does
nothing; the way out is a chord, and closing a window leaves a session that can be taken up again.
A session that is over leaves a closing screen, so that no participant stands before the desk.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from turingdesk.core.errors import NotAllowed, WriteFailed
from turingdesk.core.question import Answer
from turingdesk.core.step import Page, PageKind, Showing
from turingdesk.gui.errors import CallPage, explain
from turingdesk.gui.kiosk.asking import ask, decided, heed, may_leave
from turingdesk.gui.kiosk.exit_dialog import CHORD, ExitDialog, Way, is_chord, trials_done
from turingdesk.gui.kiosk.frame import BORDER
from turingdesk.gui.kiosk.header import Header, tags
from turingdesk.gui.kiosk.key_watch import KeyWatch, pages_turned
from turingdesk.gui.kiosk.locked_window import LockedWindow
from turingdesk.gui.kiosk.page_screen import PageScreen
from turingdesk.gui.kiosk.pause_timer import PauseTimer
from turingdesk.gui.kiosk.trial_screen import TrialScreen, places
from turingdesk.gui.kiosk.write_retry import WriteRetry
from turingdesk.gui.translation import tr, tr_noop
from turingdesk.journal.receipt import PLACE

if TYPE_CHECKING:
    from turingdesk.sessions.session_recorder import SessionRecorder

ENDED = "ended by experimenter"
THANKS = tr_noop("Participant", "Thank you")
TRIED = tr_noop("Participant", "This was the demonstration. {keys} leaves this screen.")
FINISHED = tr_noop("Participant", "Please tell the experimenter that you have finished.")


class KioskWindow(LockedWindow):
    """SessionRecorder in, journal out.

    Signals:
        ended: The session is over and written; the closing screen waits for the experimenter.
        finished: The session is over, or it was left; the window is closed.
        halted: An answer could not be written; carries why, for the experimenter.
        relieved: It is written by now.
        troubled: Something else that the experimenter should know now; carries what.
    """

    ended = Signal()
    finished = Signal()
    halted = Signal(str)
    relieved = Signal()
    troubled = Signal(str)

    def __init__(
        self, recorder: SessionRecorder, *, pilot: bool = False, demonstration: bool = False
    ) -> None:
        super().__init__(pilot, recorder.session.language)
        self.setWindowTitle("TuringDesk")
        self.setProperty("role", "screen")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(800, 600)
        self.recorder = recorder
        self.is_closing = False  #: whether the closing screen is shown
        self.trouble = ""  #: what went wrong with the program; empty if nothing did
        self._last_noted = ""
        self._tags = tags(pilot, demonstration)
        self._keys = KeyWatch()
        self._covered = PauseTimer()
        self.asked: ExitDialog | None = None
        heed(self)
        self.letters.note_in(recorder)
        self.halt = WriteRetry(self)
        self.halt.begun.connect(self.halted)
        self.halt.over.connect(self._relieve)
        session = recorder.session
        now = [session.step] if isinstance(session.step, Showing) else []
        self.trial = TrialScreen(places([*now, *session.upcoming]), Header(self._tags))
        self.trial.appeared.connect(self._appeared)
        self.trial.answered.connect(self._keep)
        self.trial.noted.connect(lambda text: self.recorder.record("note", text=text))
        self.page: PageScreen | None = None
        self.call = CallPage()
        self.call.go_on.connect(self._show_step)
        self.cover = QWidget()
        self.thanks = _closing_screen(demonstration)
        self._stack = QStackedLayout(self)
        self.setContentsMargins(*(4 * [BORDER if pilot else 0]))  # a stacked layout has none
        for widget in (self.trial, self.call, self.cover, self.thanks):
            self._stack.addWidget(widget)
        self._show_step()

    def _show_step(self) -> None:
        """Put the session's current step on screen, or finish."""
        step = self.recorder.session.step
        done, of = self.recorder.session.progress
        self._clear_page()
        if step is None:
            self._finish()
            return
        if isinstance(step, Page):
            self.trial.clear()
            self._show_page(step, done / max(1, of))
        else:
            self.trial.show_trial(step, (done + (not step.practice)) / max(1, of), self._covered)
            self._stack.setCurrentWidget(self.trial)
        self.no_menus()
        self.guard.hold(self)
        self.setFocus()

    def _show_page(self, page: Page, part: float) -> None:
        if page.kind is PageKind.DEBRIEFING and PLACE in page.text:
            page = replace(page, text=page.text.replace(PLACE, self.recorder.receipt))
        header = Header(self._tags, part)
        self.page = PageScreen(page, header)
        self.page.appeared.connect(self._appeared)
        self.page.done.connect(self._keep)
        self.page.refused.connect(lambda: self._commit(self.recorder.refuse))
        self._stack.addWidget(self.page)
        self.letters.offer(header, part)
        self._stack.setCurrentWidget(self.page)

    def _clear_page(self) -> None:
        if self.page is not None:
            self.page.clear()
            self._stack.removeWidget(self.page)
            self.page.hide()
            self.page.deleteLater()
            self.page = None

    def _appeared(self, onset_s: float) -> None:
        if self.page is not None:
            self.page.focus_first()
        self._keys.mark()
        self._covered.seen(onset_s)
        self.recorder.shown(onset_s)
        self.trial.prepare(self.recorder.session.upcoming)

    def _tell_onset(self) -> bool:
        """Note the first paint of the step in view, if there was one; whether there was."""
        shown = self._stack.currentWidget()
        return isinstance(shown, PageScreen | TrialScreen) and shown.tell_onset()

    def _keep(self, answers: list[Answer], plays: int = 0) -> None:
        self.record_view()
        self._commit(lambda: self.recorder.answer(answers, plays))

    def _commit(self, write: Callable[[], object]) -> None:
        """Write answers down before anything else happens, then go on."""
        try:
            write()
        except WriteFailed as problem:
            self.call.call()
            self._stack.setCurrentWidget(self.call)
            self.halt.begin(write, problem)
            return
        except NotAllowed as problem:
            self.recorder.record("note", text=f"An answer was not taken. {problem}")
        self._enter()

    def _enter(self) -> None:
        """Show what comes next, of which nothing was seen yet."""
        self.trouble = ""
        self._covered = PauseTimer()
        self._show_step()

    def _relieve(self) -> None:
        """What the disk had refused is written; the participant says when to go on."""
        self._covered = PauseTimer()
        if not self.trouble:  # else the experimenter has more to look after
            self.call.relieve()
        if self.asked is not None:
            self.asked.relieve()
        self.relieved.emit()

    def _finish(self) -> None:
        """Every step is over; the disk may still have to take the line that says so."""
        if self.recorder.is_open:
            self._commit(self.recorder.close)
        else:
            self.end()

    def end(self) -> None:
        """Show the closing screen, which only the experimenter leaves; a pilot just closes."""
        if not self.guard.is_on:
            self.leave()
            return
        if self.is_closing:
            return
        self.is_closing = True
        self.halt.stop()
        self.recorder.abandon()
        self.trial.clear()
        self._clear_page()
        self._stack.setCurrentWidget(self.thanks)
        self.no_menus()
        self.guard.hold(self)
        self.setFocus()
        self.ended.emit()

    def fail(self, problem: BaseException) -> None:
        """Something unexpected happened: keep it for the experimenter, stay calm outside."""
        told = explain(problem)
        text = f"{type(problem).__name__}: {problem}"
        if text != self._last_noted:  # a timer can fail many times a second
            self._last_noted = text
            self.recorder.record("note", text=text)
        self.stop(f"{told.happened}\n\n{told.details}", type(problem).__name__)

    def stop(self, trouble: str, why: str) -> None:
        """Stand still, covered, until the experimenter comes."""
        if self.is_closing:
            return
        self.trouble = trouble
        self._tell_onset()
        self._covered.cover()
        self.trial.pause()
        self.recorder.pause(why)
        self.call.call()
        self._stack.setCurrentWidget(self.call)

    def record_view(self) -> None:
        """Write down what happened on screen during the trial that ends now."""
        view = self.trial.view
        if view is not None:
            view.stop()
            if what := view.record():
                self.recorder.record(view.records, **what)

    def ask_experimenter(self) -> None:
        """Cover the stimulus, ask what to do with the session, and do it."""
        if self.asked is not None or self.is_over:
            return
        if self.is_closing:
            if may_leave(self):
                self.leave()
            return
        before = self._stack.currentWidget() or self.cover
        was_seen = not isinstance(before, CallPage) and self.cover_step()
        done, of = self.recorder.session.progress
        where = trials_done(done, of)
        asked = ExitDialog(where, self.halt.why or self.trouble, self, waits=self.halt.is_on)
        self.asked = asked
        ask(asked, self)
        self.asked = None
        if self.is_closing or self.is_over:  # the desk ended the session meanwhile
            return
        if asked.way is Way.GO_ON:
            if decided(asked, self):
                self.uncover_step(before, was_seen)
            return
        self.halt.stop()
        self.record_view()
        if asked.way is Way.END:
            with suppress(WriteFailed):
                self.recorder.close(ENDED)
        self.leave()

    def cover_step(self) -> bool:
        """Take the step out of view, its clock standing still; whether it was seen at all."""
        was_seen = self._tell_onset()
        self._stack.setCurrentWidget(self.cover)
        self._covered.cover()
        self.trial.pause()
        self.recorder.pause()
        return was_seen

    def uncover_step(self, before: QWidget, was_seen: bool) -> None:
        """Go on where it was: with the step in view, or with the page that stood there."""
        if isinstance(before, CallPage):
            if self.trouble and not self.halt.is_on:
                self.trouble = ""
                self._show_step()
            return
        self._stack.setCurrentWidget(before)
        before.repaint()
        if not was_seen:  # then its first paint ends the pause, now or when it is ready
            self._tell_onset()
            return
        seen_s = perf_counter()
        self._covered.seen(seen_s)
        self.trial.go_on(self._covered)
        self.recorder.shown(seen_s)

    def leave(self) -> None:
        """Close the window and let go of the journal."""
        if self.is_over:
            return
        self.is_over = True
        self.guard.end()
        step = self.recorder.session.step
        is_thanks = isinstance(step, Page) and step.kind is PageKind.DEBRIEFING
        if is_thanks and not self.halt.is_on:
            with suppress(WriteFailed):  # everything was answered; only the thanks were not read
                self.recorder.answer()
        self.halt.stop()
        if self.recorder.is_open:
            self.recorder.pause()
        self.recorder.abandon()
        self.trial.clear()
        self._clear_page()
        self.close()
        self.finished.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_chord(event):
            self.ask_experimenter()
            return
        shown = self._stack.currentWidget()
        screen = shown if isinstance(shown, PageScreen | TrialScreen | CallPage) else None
        if self._keys.press(event) and screen is not None and screen.press(event):
            return
        if isinstance(screen, PageScreen | TrialScreen) and (pages := pages_turned(event)):
            screen.turn(pages)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self._keys.release(event)

    def focus_moved(self, active: bool, told: dict[str, Any]) -> None:
        if self.asked is not None:
            return
        if not active:
            self._keys.forget()
        if self.isVisible():
            self.recorder.record("focus", **told)

    def closed(self) -> None:
        if not self.is_over:
            self.record_view()
            self.leave()


def _closing_screen(demonstration: bool) -> CallPage:
    """What stands on the screen when a session is over.

    Whoever tries the demonstration may be alone with it, and is told the way out.
    """
    made = CallPage()
    made.title.setText(tr("Participant", THANKS))
    about = tr("Participant", FINISHED)
    if demonstration:
        about += "\n\n" + tr("Participant", TRIED).format(keys=CHORD)
    made.about.setText(about)
    return made
