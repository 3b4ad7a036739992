"""A trial on screen: header, fixation cross, stimulus, questions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import islice
from time import perf_counter

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from turingdesk.core.question import Answer, Answers, Kind
from turingdesk.core.step import Showing
from turingdesk.core.task import TASKS
from turingdesk.gui.kiosk.answer_bar import BELOW_HEIGHT, AnswerBar, BarPlace
from turingdesk.gui.kiosk.feedback import JudgedStimulus
from turingdesk.gui.kiosk.header import HEIGHT, Header
from turingdesk.gui.kiosk.participant_texts import participant_text, with_participant_texts
from turingdesk.gui.tasks import view_of
from turingdesk.gui.tasks._base import TaskView, ViewContext
from turingdesk.gui.tasks._pictures import pictures
from turingdesk.gui.theme import SIZES, color, grown, look
from turingdesk.gui.translation import participant
from turingdesk.sessions.step_text import collects, said_about, trial_text
from turingdesk.sessions.typing_log import TypingLog

AHEAD = 3  #: trials whose pictures are made ready
_TOP, _BOTTOM, _GAP = HEIGHT + 4, 26, 32
_FEEDBACK, _FEEDBACK_WORDS = 120, 200  #: px, lx above and below a stimulus beside the truth
_FEEDBACK_WIDE = 480  #: lx, of words, so that a line of large letters has some words
_PAGE = 0.9  #: of the view, as with Page Down
_PANEL = 344  #: lx, the width of a panel of questions
_CROSS, _CROSS_LINE = 40, 4  #: lx, about 1 degree wide where the screen is 60 cm away


class PauseTimer:
    """The first paint of one step, and the pauses since; all in s of `perf_counter()`."""

    def __init__(self) -> None:
        self.onset_s: float | None = None  #: when it was first painted
        self.s = 0.0  #: for how long it was covered since then
        self._since_s: float | None = None

    def cover(self) -> None:
        """It is covered from now on; again is harmless."""
        if self._since_s is None:
            self._since_s = perf_counter()

    def seen(self, at_s: float) -> None:
        """It was painted: for the first time, or again after it was covered."""
        since_s, self._since_s = self._since_s, None
        if self.onset_s is None:
            self.onset_s = at_s
        elif since_s is not None:
            self.s += at_s - since_s


class FixationCross(QWidget):
    """A cross on which participants fix their eyes before the stimulus appears.

    Signals:
        over: It was in view for as long as it was to be.
    """

    over = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.due_s = 0.0  #: how long it is to be in view, of the trial in view
        self.onset_s = 0.0  #: when it was painted
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        # Coarse timers are late by up to 5% of their interval (Qt::TimerType).
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.over)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        line, ink = grown(_CROSS_LINE), color("ink")
        for wide, high in ((grown(_CROSS), line), (line, grown(_CROSS))):
            bar = QRect(0, 0, wide, high)
            bar.moveCenter(self.rect().center())
            painter.fillRect(bar, ink)
        # From the paint and not from the call, as a busy system may paint later.
        if not self._timer.isActive():
            self.onset_s = perf_counter()
            self._timer.start(round(self.due_s * 1000))

    def hideEvent(self, event: QHideEvent) -> None:
        """It is over, or covered: then it is shown for its whole time again."""
        self._timer.stop()


class TrialScreen(QWidget):
    """Shows one trial after another; header and questions stay where they are.

    Signals:
        appeared: The stimulus was painted; carries `perf_counter()`.
        answered: A list of Answer, and how often an animated stimulus was played.
        scrolled: How far down the participant is, from 0 to 1.
        noted: Something that the experimenter should know.
    """

    appeared = Signal(float)
    answered = Signal(list, int)
    scrolled = Signal(float)
    noted = Signal(str)

    def __init__(self, places: dict[str, BarPlace], header: Header) -> None:
        super().__init__()
        self.setLayoutDirection(participant().direction)
        self.view: TaskView | None = None
        self.bar: AnswerBar | None = None
        self._places = places
        self._covered = PauseTimer()
        self._is_told = False  # whether the stimulus was painted, and the signal sent
        self.cross = FixationCross(self)
        self.cross.over.connect(self._show_stimulus)
        self.header = header
        header.setParent(self)
        self.notice = QLabel(self)
        self.notice.setProperty("role", "small")
        self.notice.setWordWrap(True)

    def show_trial(self, showing: Showing, part: float, covered: PauseTimer | None = None) -> None:
        """Put a trial on screen.

        Args:
            showing: The trial.
            part: How far the session is, from 0 to 1.
            covered: When it was seen first, and covered since; by default it is new.
        """
        self._covered = covered or PauseTimer()
        self._is_told = False
        self._questions = showing.questions
        showing = with_participant_texts(showing)
        text = trial_text(showing)
        self.header.show_place(showing.title, participant_text(text.place), part)
        self.notice.setText(participant_text(text.notice))
        self.notice.setVisible(bool(text.notice))
        self._showing = showing
        kind = view_of(showing.task)
        is_bare = kind.answers_itself or kind.asks_later
        if is_bare:
            self._drop_bar()
        bar = None if is_bare else self._ask(showing)
        self.clear()
        self.view = self._made_view(showing, bar)
        self._lay_out()
        is_game = TASKS[showing.task].plays  # nothing appears at once where people meet
        self.cross.due_s = 0.0 if is_game else showing.limits.fixation_cross_s
        if self.cross.due_s:
            self.cross.show()
        else:
            self.view.show()

    def _made_view(self, showing: Showing, bar: AnswerBar | None) -> TaskView:
        """The view of a trial's stimulus, hidden."""
        is_beside = bar is not None and bar.place is BarPlace.BESIDE
        around = ViewContext(top=is_beside)
        view = view_of(showing.task)(showing.content, showing.show, self, around=around)
        view.hide()  # else it would appear with the screen
        # A stimulus looks the same in all languages; "left" and "right" in the data stay true.
        view.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        # Queued, so that nothing but painting happens while the stimulus is painted.
        view.appeared.connect(self._hear_of_paint, Qt.ConnectionType.QueuedConnection)
        view.recorded.connect(self._take_recorded)
        view.asked.connect(self._ask_later)
        if bar is not None:
            view.played.connect(bar.hold.has_played)
        view.scrolled.connect(self.scrolled)
        view.noted.connect(self.noted)
        return view

    @property
    def typing(self) -> TypingLog | None:
        """The timing of typed answers on screen."""
        return self.bar.typing if self.bar is not None else getattr(self.view, "typing", None)

    def tell_onset(self) -> bool:
        """Start the clock, once, if the stimulus was painted; whether it was.

        The news of the paint is queued, so that a key may come before it; who covers the
        stimulus asks for it here first.
        """
        onset_s = self.view.onset_s if self.view is not None else None
        if self._is_told or onset_s is None:
            return self._is_told
        self._is_told = True
        self.appeared.emit(onset_s)
        first_s = self._covered.onset_s
        if self.bar is not None:
            self.bar.begin(onset_s if first_s is None else first_s, self._covered.s)
        return True

    def pause(self) -> None:
        """Hold everything: the stimulus is covered."""
        if self.view is not None and self.view.onset_s is not None:
            self.view.pause()
        if self.bar is not None:
            self.bar.hold.stop()

    def resume(self, covered: PauseTimer) -> None:
        """Let everything continue: the stimulus is in view again."""
        if self.view is not None and self.view.onset_s is not None:
            # The same call as for holding it: a second one lets it continue.
            self.view.pause()
            if self.bar is not None and covered.onset_s is not None:
                self.bar.begin(covered.onset_s, covered.s)

    def judged(self, answers: Iterable[Answer]) -> JudgedStimulus | None:
        """The stimulus in view, with what was said about it; None without one.

        Pictures look as they do now; words alone are laid out anew in the room that they have
        beside the feedback, so that their letters do not shrink.
        """
        if self.view is None:
            return None
        sentences = said_about(self._questions, answers)
        view, ratio = self.view, self.devicePixelRatioF()
        if not view.pictures(view.content, view.presentation, view.size(), ratio):
            wide = min(max(view.width(), grown(_FEEDBACK_WIDE)), self.width() - 2 * SIZES.edge)
            above_and_below = _FEEDBACK + grown(_FEEDBACK_WORDS)
            view.resize(wide, min(view.height(), max(0, self.height() - above_and_below)))
        return JudgedStimulus(view.grab(view.drawn()), view.accessibleName(), sentences)

    def _show_stimulus(self) -> None:
        self.cross.hide()
        if self.view is not None:
            self.view.show()

    def clear(self) -> None:
        """Take the stimulus off the screen, or the cross before it."""
        self.cross.hide()
        if self.view is not None:
            self.view.stop()
            # Hidden at once, as `deleteLater` waits for the event loop.
            self.view.hide()
            self.view.deleteLater()
            self.view = None

    def prepare(self, upcoming: Iterable[Showing]) -> None:
        """Have the pictures of the next trials read and scaled."""
        ratio = self.devicePixelRatioF()
        for rank, showing in enumerate(islice(upcoming, AHEAD)):
            kind, size = view_of(showing.task), self.stage(showing).size()
            picture_fits = kind.pictures(showing.content, showing.show, size, ratio)
            for path, fit in picture_fits:
                # The next trial's pictures first, and those after it where there is time.
                pictures().want(path, fit, priority=1 if rank == 0 else 0)

    def _ask_later(self, is_due: bool) -> None:
        """Show the questions beside the stimulus, or take them away again."""
        onset_s = self.view.onset_s if self.view is not None else None
        if not is_due or onset_s is None:
            self._drop_bar()
        else:
            first_s = self._covered.onset_s
            questions = [  # what the view records has no place among the questions
                replace(question, text="") if question.kind is Kind.RECORDED else question
                for question in self._showing.questions
            ]
            bar = self._ask(replace(self._showing, questions=tuple(questions)))
            bar.begin(onset_s if first_s is None else first_s, self._covered.s)
            bar.show()
        self._lay_out()

    def _take_recorded(self, values: Answers, when_s: float, device: str) -> None:
        """Take what the stimulus recorded; without questions it is all there is."""
        if self.bar is not None:
            self.bar.take(values, when_s, device)
            return
        onset_s = self.view.onset_s if self.view is not None else None
        if onset_s is not None:
            # While it was covered, no one could think about it.
            rt_ms = (when_s - onset_s - self._covered.s) * 1000
            answers = [Answer(key, value, rt_ms, device=device) for key, value in values.items()]
            self.answered.emit(answers, 0)

    def press(self, event: QKeyEvent) -> bool:
        """Hand on a fresh key press; whether anyone took it."""
        if self.view is None:
            return False
        if self.bar.press(event) if self.bar is not None else self.view.press(event):
            return True
        if event.key() == Qt.Key.Key_Space and self.view.scrolls:  # as in browsers
            self.turn(_PAGE)
            return True
        return False

    def turn(self, pages: float) -> None:
        """Scroll the stimulus."""
        if self.view is not None:
            self.view.turn(pages)

    def stage(self, showing: Showing) -> QRect:
        """Where a trial's stimulus is."""
        screen_size = self.size()
        kind = view_of(showing.task)
        if kind.answers_itself or (kind.asks_later and self.bar is None):
            bottom = _BOTTOM + self._notice_room(showing)
            wide = screen_size.width() - 2 * SIZES.edge
            return QRect(SIZES.edge, _TOP, wide, screen_size.height() - _TOP - bottom)
        if self._place(showing) is BarPlace.BESIDE:
            wide = screen_size.width() - 2 * SIZES.edge - _GAP - _panel_width(screen_size, showing)
            bottom = _BOTTOM + self._notice_room(showing)
            return QRect(SIZES.edge, _TOP, wide, screen_size.height() - _TOP - bottom)
        below = self._below()
        if self.bar is not None and self.bar.place is BarPlace.BELOW and not self.bar.at_once:
            below = max(below, self.bar.sizeHint().height(), self._below())
        below += self._notice_room(showing)
        size = QSize(screen_size.width() - 2 * SIZES.edge, screen_size.height() - _TOP - below)
        return QRect(SIZES.edge, _TOP, size.width(), size.height())

    def _notice_room(self, showing: Showing) -> int:
        """The height of the notice at the bottom; 0 where there is none."""
        edges = self.width() - 2 * SIZES.edge
        return self.notice.heightForWidth(edges) if collects(showing.questions) else 0

    def _below(self) -> int:
        """Height of the questions; of a single one, the same for all at the usual letters."""
        layout = self.bar.layout() if self.bar is not None else None
        is_single = self.bar is not None and self.bar.at_once
        if layout is None or not self.width() or (is_single and look().text_percent == 100):
            return BELOW_HEIGHT
        return max(BELOW_HEIGHT, layout.totalHeightForWidth(self.width()))

    def _place(self, showing: Showing) -> BarPlace:
        return self._places.get(showing.block, BarPlace.BELOW)

    def _ask(self, showing: Showing) -> AnswerBar:
        """Empty the bar if it asks the same as before, else make another."""
        place = self._place(showing)
        chip = getattr(showing.show, "subject", "")
        same = (showing.questions, place, chip)
        # Kept over trials that ask the same, as making a bar takes longer than a frame.
        if self.bar is None or (self.bar.questions, self.bar.place, self.bar.chip) != same:
            self._drop_bar()
            self.bar = AnswerBar(showing.questions, place, chip)
            self.bar.setParent(self)
            self.bar.complete.connect(self.answered)
            self.bar.show()
        self.bar.wait(showing)
        return self.bar

    def _drop_bar(self) -> None:
        if self.bar is not None:
            self.bar.stop()
            self.bar.hide()
            self.bar.deleteLater()
            self.bar = None

    def _lay_out(self) -> None:
        self.header.setGeometry(0, 0, self.width(), HEIGHT)
        if self.view is None:
            return
        stage, high = self.stage(self._showing), self._notice_room(self._showing)
        if self.bar is None:
            pass  # the view has all the room
        elif self.bar.place is BarPlace.BESIDE:
            wide = _panel_width(self.size(), self._showing)
            left = self.width() - SIZES.edge - wide
            if self.isRightToLeft():
                left = SIZES.edge
                # The right edge of a QRect is its last pixel, one less than its left edge and
                # width.
                stage.moveRight(self.width() - SIZES.edge - 1)
            self.bar.setGeometry(left, _TOP, wide, stage.height())
        else:
            # The bottom of a QRect is its last row of pixels, which is still the stage's.
            top = stage.bottom() + 1
            self.bar.setGeometry(0, top, self.width(), self.height() - top - high)
        self.view.setGeometry(stage)
        self.cross.setGeometry(stage)
        edges = self.width() - 2 * SIZES.edge
        self.notice.setGeometry(SIZES.edge, self.height() - _BOTTOM // 2 - high, edges, high)

    def _hear_of_paint(self, onset_s: float) -> None:
        """Start the clock, unless the trial is over already."""
        if self.view is not None and self.view.onset_s == onset_s:
            self.tell_onset()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:  # letters may have another size
            QTimer.singleShot(0, self, self._lay_out)  # once the questions have heard of it, too


def places(showings: Iterable[Showing]) -> dict[str, BarPlace]:
    """Where the questions of each block are: the same place in all its trials."""
    place_by_block: dict[str, BarPlace] = {}
    for showing in showings:
        kind = view_of(showing.task)
        beside = kind.side_panel or (len(showing.questions) > 1 and not kind.wide)
        # One place for the whole block: below only if all of its trials fit there.
        if beside or showing.block not in place_by_block:
            place_by_block[showing.block] = BarPlace.BESIDE if beside else BarPlace.BELOW
    return place_by_block


def _panel_width(screen_size: QSize, showing: Showing) -> int:
    """As narrow as its words allow, since what it leaves is the picture's; half at most.

    An answer that is written in sentences has more room.
    """
    writes = any(question.least_words for question in showing.questions)
    wide = max(grown(_PANEL), screen_size.width() * 3 // 8) if writes else grown(_PANEL)
    return min(wide, screen_size.width() // 2)
