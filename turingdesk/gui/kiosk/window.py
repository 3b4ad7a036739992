"""The kiosk window: walks one session, a step on screen at a time.

An answer is on the disk before the next step appears. Where the disk refuses, the participant
is asked to call the experimenter, the answer is kept and tried again, and a key press continues.
Where its screen is unplugged, it covers itself and waits for the experimenter. Escape does
nothing; the way out is a chord, and closing a window leaves a session that can be taken up again.
A session that is over leaves a closing screen, so that no participant is before the desk.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from turingdesk.core import step_words
from turingdesk.core.errors import NotAllowed, WriteFailed
from turingdesk.core.question import Answer
from turingdesk.core.step import Page, PageKind, Showing
from turingdesk.gui import display
from turingdesk.gui.errors import CallPage, explain
from turingdesk.gui.kiosk.exit_dialog import (
    ExitChoice,
    ExitDialog,
    choice_title,
    is_exit_chord,
    trials_done,
)
from turingdesk.gui.kiosk.feedback import JudgedStimulus
from turingdesk.gui.kiosk.header import Header
from turingdesk.gui.kiosk.input_events import KeyWatch, pages_turned
from turingdesk.gui.kiosk.live_steps import LiveSteps
from turingdesk.gui.kiosk.locked_window import BORDER, LockedWindow, open_on
from turingdesk.gui.kiosk.page_screen import PageScreen
from turingdesk.gui.kiosk.participant_texts import participant_text
from turingdesk.gui.kiosk.pin_gate import PinGate, have_pins, may_leave
from turingdesk.gui.kiosk.trial_screen import PauseTimer, TrialScreen, places
from turingdesk.gui.translation import participant, tr, tr_noop, translate_message
from turingdesk.journal.chain import RECEIPT_PLACE
from turingdesk.people.people import People
from turingdesk.presenters.preflight import EXIT_KEYS
from turingdesk.sessions.step_text import minutes_left, session_tags
from turingdesk.sessions.time_left import TimeLeft

if TYPE_CHECKING:
    from turingdesk.sessions.session_recorder import SessionRecorder

ENDED = "ended by experimenter"
TRIED = tr_noop(
    "Participant", ("This is the end of the demonstration. To leave this screen, press {keys}.")
)
FINISHED = tr_noop("Participant", "Please tell the experimenter that you have finished.")
RETRY_MS = 3000  #: how often an answer that the disk refused is written again


class WriteRetry(QObject):
    """An answer that the disk refused: kept in memory, and tried again by itself.

    Signals:
        begun: The disk refused; carries why, for the experimenter.
        over: It is written now.
    """

    begun = Signal(str)
    over = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.why = ""  #: for the experimenter; empty if nothing is wrong
        self._write: Callable[[], object] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(RETRY_MS)
        self._timer.timeout.connect(self.retry)

    @property
    def is_on(self) -> bool:
        """True if something waits to be written."""
        return self._write is not None

    def begin(self, write: Callable[[], object], problem: WriteFailed) -> None:
        """Keep what the disk refused, and try again from time to time."""
        self._write, self.why = write, str(problem)
        self._timer.start()
        self.begun.emit(self.why)

    def retry(self) -> bool:
        """Try again; whether all is written."""
        if self._write is None:
            return True
        try:
            self._write()
        except WriteFailed as problem:
            self.why = str(problem)
            return False
        self.stop()
        self.over.emit()
        return True

    def stop(self) -> None:
        """Give up, or be done."""
        self._timer.stop()
        self._write, self.why = None, ""


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
    _answers: Sequence[Answer] = ()  # to the step before
    _time_left: TimeLeft | None = None
    _left = ""
    is_preview = False  #: whether every screen says so, instead of calling it a pilot

    def __init__(
        self, recorder: SessionRecorder, *, pilot: bool = False, demonstration: bool = False
    ) -> None:
        super().__init__(pilot, recorder.session.language)
        self.setWindowTitle("TuringDesk")
        self.setProperty("role", "screen")
        # A subclass of QWidget paints its style sheet background only with this attribute
        # (Qt Style Sheets Reference, "QWidget").
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab does not stop at the page
        self.setMinimumSize(800, 600)
        self.recorder = recorder
        self.is_closing = False  #: whether the closing screen is shown
        self.trouble = self._last_noted = ""  #: what went wrong with the program, if anything did
        self._tags = session_tags(pilot, demonstration, preview=self.is_preview)
        self._keys = KeyWatch()
        self.pause_timer = PauseTimer()
        self.exit_dialog: ExitDialog | None = None
        connect_guard(self)
        self.letters.note_in(recorder)
        self.write_retry = WriteRetry(self)
        self.write_retry.begun.connect(self.halted)
        self.write_retry.over.connect(self._relieve)
        session = recorder.session
        # Places for all that follows, so that a bar doesn't jump from below to beside in a block.
        now = [session.step] if isinstance(session.step, Showing) else []
        self.trial = TrialScreen(places([*now, *session.upcoming]), Header(self._tags))
        self.trial.appeared.connect(self._appeared)
        self.trial.answered.connect(self._save_answers)
        self.trial.noted.connect(lambda text: self.recorder.record("note", text=text))
        self.page: PageScreen | None = None
        self.call = CallPage()
        self.call.continue_wanted.connect(self._show_step)
        self.cover = QWidget()
        self.thanks = _closing_screen(demonstration)
        self._stack = self._stacked(self.trial, self.call, self.cover, self.thanks)
        self.setContentsMargins(*(4 * [BORDER if pilot else 0]))  # a stacked layout has none
        self.live = LiveSteps(recorder, self.stop, self)
        self._show_step()

    def _stacked(self, *widgets: QWidget) -> QStackedLayout:
        stack = QStackedLayout(self)
        for widget in widgets:
            stack.addWidget(widget)
        return stack

    def _show_step(self) -> None:
        """Put the session's current step on screen, or finish."""
        step = self.recorder.session.step
        done, of = self.recorder.session.progress
        # Before the next one is made, or both would take keys for a moment.
        self._clear_page()
        if step is None:
            self._finish()
            return
        self._left = self._time_left_in_words()
        self.trial.header.show_left(self._left)
        if isinstance(step, Page):
            is_feedback = step.kind is PageKind.FEEDBACK
            judged = self.trial.judged(self._answers) if is_feedback else None
            self.trial.clear()
            self._show_page(step, done / max(1, of), judged)
        else:
            part = (done + (not step.practice)) / max(1, of)
            self.trial.show_trial(step, part, self.pause_timer)
            self._stack.setCurrentWidget(self.trial)
        # Each step brings new fields, and Qt's own fields bring menus.
        self.no_menus()
        self.guard.hold(self)
        # Keys go to the widget with the focus, which may be a field of the step before.
        self.setFocus()

    def _time_left_in_words(self) -> str:
        session = self.recorder.session
        step = session.step
        if self._time_left is None:
            self._time_left = TimeLeft(session.steps, self.recorder.expected_s())
        minutes = self._time_left.enter(session.place, perf_counter())
        return participant_text(minutes_left(step, minutes)) if step is not None else ""

    def _show_page(self, page: Page, part: float, judged: JudgedStimulus | None = None) -> None:
        if page.kind is PageKind.DEBRIEFING and RECEIPT_PLACE in page.text:
            page = replace(page, text=page.text.replace(RECEIPT_PLACE, self.recorder.receipt))
        header = Header(self._tags, part)
        header.show_left(self._left)
        self.page = PageScreen(page, header, judged)
        self.page.appeared.connect(self._appeared)
        self.page.done.connect(self._save_answers)
        self.page.refused.connect(lambda: self._commit(self.recorder.refuse))
        self._stack.addWidget(self.page)
        self.letters.offer(header, part)
        self._stack.setCurrentWidget(self.page)

    def _clear_page(self) -> None:
        if self.page is not None:
            self.page.clear()
            self._stack.removeWidget(self.page)
            # deleteLater waits for the event loop; until then it would be seen, and could take
            # keys.
            self.page.hide()
            self.page.deleteLater()
            self.page = None

    def _appeared(self, onset_s: float) -> None:
        if self.page is not None:
            self.page.focus_first()
        self._keys.mark()
        self.pause_timer.seen(onset_s)
        self.recorder.shown(onset_s)
        if self.page is None and (due_s := self.trial.cross.due_s):
            shown_s = onset_s - self.trial.cross.onset_s
            self.recorder.record(
                "fixation_cross", due_ms=round(due_s * 1000), shown_ms=round(shown_s * 1000, 3)
            )
        self.live.show(self.trial)
        # Once the stimulus is in view, so that reading the next ones doesn't delay it.
        self.trial.prepare(self.recorder.session.upcoming)

    def _tell_onset(self) -> bool:
        """Note the first paint of the step in view, if there was one; whether there was."""
        current_screen = self._stack.currentWidget()
        return isinstance(current_screen, PageScreen | TrialScreen) and current_screen.tell_onset()

    def _save_answers(self, answers: list[Answer], plays: int = 0) -> None:
        # Before the answer, whose line ends the step in the journal.
        self.record_view()
        typed = self.trial.bar.typed() if self.trial.view and self.trial.bar else None
        if typed is not None:
            self.recorder.record("typing", **typed)
        self._answers = answers
        self._commit(partial(self.recorder.answer, answers, plays))

    def _commit(self, write: Callable[[], object]) -> None:
        """Save the answers before anything else happens, then continue."""
        try:
            write()
        except WriteFailed as problem:
            self.call.call()
            self._stack.setCurrentWidget(self.call)
            self.write_retry.begin(write, problem)
            return
        except NotAllowed as problem:
            self.recorder.record("note", text=f"An answer was not taken. {problem}")
        self._enter()

    def _enter(self) -> None:
        """Show the next step, which was not shown before."""
        self.trouble = ""
        self.pause_timer = PauseTimer()
        self.live.answered(self._answers, self._leave_live)

    def _leave_live(self, page: Page | None) -> None:
        """Show what is to be read after people met, if anything, and then the next step."""
        self.live.leave()
        if page is None:
            self._show_step()
            return
        self.trial.clear()
        self.page = PageScreen(page, Header(self._tags, self.trial.header.part))
        self.page.done.connect(self._show_step)
        self._stack.addWidget(self.page)
        self._stack.setCurrentWidget(self.page)

    def _relieve(self) -> None:
        """Show that refused lines are written now; the participant says when to continue."""
        self.pause_timer = PauseTimer()
        if not self.trouble:  # else the experimenter has more to look after
            self.call.show_recovered()
        if self.exit_dialog is not None:
            self.exit_dialog.show_recovered()
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
        self.write_retry.stop()
        self.live.leave()
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
        explanation = explain(problem)
        text = f"{type(problem).__name__}: {problem}"
        if text != self._last_noted:  # a timer can fail many times a second
            self._last_noted = text
            self.recorder.record("note", text=text)
        self.stop(f"{explanation.happened}\n\n{explanation.details}", type(problem).__name__)

    def stop(self, trouble: str, why: str) -> None:
        """Stay still, covered, until the experimenter comes."""
        if self.is_closing:
            return
        self.trouble = trouble
        # An onset that is still queued must be on disk before the pause that follows it.
        self._tell_onset()
        self.pause_timer.cover()
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
        if self.exit_dialog is not None or self.is_over:
            return
        if self.is_closing:
            if may_leave(self):
                self.leave()
            return
        before = self._stack.currentWidget() or self.cover
        was_seen = not isinstance(before, CallPage) and self.cover_step()
        done, of = self.recorder.session.progress
        where = trials_done(done, of)
        dialog = ExitDialog(
            where,
            self.write_retry.why or self.trouble,
            self,
            waits=self.write_retry.is_on,
            is_preview=self.is_preview,
        )
        self.exit_dialog = dialog
        ask_what_to_do(dialog, self)
        self.exit_dialog = None
        if self.is_closing or self.is_over:  # the desk ended the session meanwhile
            return
        if dialog.way is ExitChoice.CONTINUE:
            if resume_allowed(dialog, self):
                self.uncover_step(before, was_seen)
            return
        self.write_retry.stop()
        self.record_view()
        if dialog.way is ExitChoice.END:
            with suppress(WriteFailed):
                self.recorder.close(ENDED)
        self.leave()

    def cover_step(self) -> bool:
        """Take the step out of view, its clock standing still; whether it was seen at all."""
        # An onset that is still queued must be on disk before the pause that follows it.
        was_seen = self._tell_onset()
        self._stack.setCurrentWidget(self.cover)
        self.pause_timer.cover()
        self.trial.pause()
        self.recorder.pause()
        return was_seen

    def uncover_step(self, before: QWidget, was_seen: bool) -> None:
        """Continue where it was: with the step in view, or with the page that was there."""
        if isinstance(before, CallPage):
            if self.trouble and not self.write_retry.is_on:
                self.trouble = ""
                self._show_step()
            return
        self._stack.setCurrentWidget(before)
        before.repaint()  # now, not with the next events: the pause ends where this returns
        if not was_seen:  # then its first paint ends the pause, now or when it is ready
            self._tell_onset()
            return
        seen_s = perf_counter()
        self.pause_timer.seen(seen_s)
        self.trial.resume(self.pause_timer)
        self.recorder.shown(seen_s)

    def leave(self) -> None:
        """Close the window and the journal."""
        if self.is_over:
            return
        # First, as closing the window comes back here through `closed`.
        self.is_over = True
        self.guard.end()
        step = self.recorder.session.step
        is_thanks = isinstance(step, Page) and step.kind is PageKind.DEBRIEFING
        if is_thanks and not self.write_retry.is_on:
            with suppress(WriteFailed):  # everything was answered; only the thanks were not read
                self.recorder.answer()
        self.write_retry.stop()
        if self.recorder.is_open:
            # The time until someone resumes it isn't one to think.
            self.recorder.pause()
        else:  # it can't be resumed later
            self.live.leave()
        self.recorder.abandon()
        self.trial.clear()
        self._clear_page()
        self.close()
        self.finished.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_exit_chord(event):
            self.ask_experimenter()
            return
        current_widget = self._stack.currentWidget()
        screen = (
            current_widget
            if isinstance(current_widget, PageScreen | TrialScreen | CallPage)
            else None
        )
        if self._keys.press(event) and screen is not None and screen.press(event):
            return
        if isinstance(screen, PageScreen | TrialScreen) and (pages := pages_turned(event)):
            screen.turn(pages)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self._keys.release(event)

    def focus_moved(self, active: bool, details: dict[str, Any]) -> None:
        if self.exit_dialog is not None:
            return
        if not active:
            # Keys released in another window would count as held forever.
            self._keys.forget()
        if (typing := self.trial.typing) is not None:
            typing.change_focus(active)
        if self.isVisible():
            self.recorder.record("focus", **details)

    def closed(self) -> None:
        if not self.is_over:
            self.record_view()
            self.leave()


def _closing_screen(demonstration: bool) -> CallPage:
    """The screen when a session is over.

    Anyone who tries the demonstration may be alone with it, so the way out is shown.
    """
    closing_page = CallPage()
    closing_page.title.setText(tr("Participant", step_words.THANK_YOU))
    about = tr("Participant", FINISHED)
    if demonstration:
        about += "\n\n" + tr("Participant", TRIED).format(
            keys=translate_message(EXIT_KEYS, participant())
        )
    closing_page.about.setText(about)
    return closing_page


def ask_what_to_do(dialog: ExitDialog, kiosk: KioskWindow, people: People | None = None) -> None:
    """Show the way out and wait until something was decided; the journal keeps by whom.

    Args:
        dialog: The way out.
        kiosk: Behind it.
        people: Those who have PINs; by default of this machine's user.
    """
    people_known = people or People()
    record = kiosk.recorder.record
    if kiosk.guard.is_on and have_pins(people_known):
        gate = PinGate(people_known)
        gate.wrong.connect(lambda name: record("note", text=f"A wrong PIN was typed for {name}."))
        dialog.require_pin(gate)
        kiosk.guard.watch(gate.names)
    if kiosk.guard.is_unplugged:
        dialog.continue_button.setText(choice_title(ExitChoice.CONTINUE))
    dialog.retry.connect(kiosk.write_retry.retry)
    dialog.came_to_front.connect(lambda: kiosk.guard.hold(dialog))
    # Exec runs an event loop of its own, in which the desk can end the session.
    dialog.exec()
    kiosk.guard.hold(kiosk)
    if dialog.who and dialog.way is not ExitChoice.CONTINUE:
        record("note", text=f"{dialog.way.value}: decided by {dialog.who}.")


def resume_allowed(dialog: ExitDialog, kiosk: KioskWindow) -> bool:
    """True if the session continues; where its screen is gone, on the one that is there now."""
    if not dialog.is_let_in:
        return not kiosk.trouble and not kiosk.guard.is_unplugged
    if kiosk.guard.is_unplugged:
        screen = kiosk.guard.next_screen()
        kiosk.guard.begin(screen)
        open_on(kiosk, screen, full_screen=True)
        kiosk.recorder.record("screen", **display.facts(screen))
    return True


def connect_guard(kiosk: KioskWindow) -> None:
    """Tell the experimenter what the guard reports, and stop if the screen is gone."""

    def complained(complaint: str) -> None:
        kiosk.recorder.record("note", text=complaint)
        kiosk.troubled.emit(translate_message(complaint))

    def lost(name: str) -> None:
        kiosk.recorder.record("screen", unplugged=name)
        kiosk.troubled.emit(unplugged(name))
        if kiosk.exit_dialog is not None:  # the experimenter is there, and the step is covered
            kiosk.exit_dialog.show_trouble(unplugged(name))
        else:
            kiosk.stop(unplugged(name), "the screen was unplugged")

    kiosk.guard.complained.connect(complained)
    kiosk.guard.unplugged.connect(lost)


def unplugged(name: str) -> str:
    """That the participant's screen is gone, and what to do."""
    return tr(
        "Desk",
        "The participant's screen was unplugged: {name}. Plug it in again, or continue on the "
        "remaining screen. The trial is marked as interrupted.",
    ).format(name=name)
