"""One question on screen with whatever takes its answer, and scrolling among them by touch."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QScroller,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from turingdesk.core.question import Question, Role
from turingdesk.gui.kiosk.participant_texts import participant_text
from turingdesk.gui.tasks._text import LaidText, runs_right_to_left
from turingdesk.gui.theme import SIZES, color, font
from turingdesk.sessions.step_text import explanation, word_count

_HINT_WIDTH, _ONE_LINE = 400, 100_000
GAP, TIGHT = 10, 4  #: px between a question and its answer, usually and where room is short


class QuestionLabel(QWidget):
    """A question's words, wrapped and never cut; one word of it may be on a chip."""

    def __init__(self, text: str, *, large: bool, centred: bool = False, chip: str = "") -> None:
        super().__init__()
        self._text, self._large, self._centred, self._chip = text, large, centred, chip
        self._is_shrunk = False
        # Not Fixed: layouts keep the first size hint, and the height follows the width.
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(text)

    def ask(self, text: str, chip: str = "") -> None:
        """Show another question."""
        self._text, self._chip = text, chip
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def shrink(self, shrunk: bool) -> None:
        """Have letters of the size of other questions, or large ones again."""
        self._is_shrunk = shrunk
        self.updateGeometry()
        self.update()

    def fits_a_line(self, width: int) -> bool:
        """True if its words are on one line in that width, unless they are shrunk."""
        laid = self._laid(width, SIZES.question), self._laid(_ONE_LINE, SIZES.question)
        return laid[0].height <= laid[1].height

    def slack(self, width: int) -> int:
        """The height that it loses while it is shrunk, in px."""
        if not self._large:
            return 0
        full_height, note = (self._laid(width, px).height for px in (SIZES.question, SIZES.note))
        return full_height - note

    def heightForWidth(self, width: int) -> int:
        return self.laid(width).height

    def sizeHint(self) -> QSize:
        return QSize(_HINT_WIDTH, self.laid(_HINT_WIDTH).height)

    def minimumSizeHint(self) -> QSize:
        """As high as one line: how many there are, the width decides."""
        return QSize(120, self.laid(_ONE_LINE).height)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        laid = self.laid(self.width())
        top = max(0.0, self.height() - laid.height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("accent_soft"))
        for word in laid.places_of(self._chip):
            # The chip reaches a little beyond its word, for which the text has wide spaces.
            chip = QRectF(word).adjusted(-8, 0, 8, 0).translated(0, top)
            painter.drawRoundedRect(chip, SIZES.small_corner, SIZES.small_corner)
        laid.paint(painter, 0, top, color("ink" if self._large else "soft"))

    def laid(self, width: int) -> LaidText:
        """The words as they are in that width."""
        large = self._large and not self._is_shrunk
        return self._laid(width, SIZES.question if large else SIZES.note)

    def _laid(self, width: int, px: int) -> LaidText:
        face = font(px, QFont.Weight.DemiBold)
        text = self._text
        if self._chip:  # room for the chip's ends
            spaced = f"\u2002{self._chip}\u2002"
            text = " ".join(spaced if word == self._chip else word for word in text.split(" "))
        return LaidText(text, face, max(1, width), centred=self._centred)


class Comment(QWidget):
    """The number of words of an answer, and remarks beside it.

    There is room for a line even while nothing is said, so that nothing moves.
    """

    def __init__(self) -> None:
        super().__init__()
        self.count, self.remark = QLabel(), QLabel()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        for label, role in ((self.count, "counted"), (self.remark, "remark")):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setProperty("role", role)
            label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
            row.addWidget(label, stretch=int(label is self.remark))
        self.remark.setWordWrap(True)
        self.show_words("", "")

    def show_words(self, count: str, remark: str) -> None:
        """Show them; either can be empty."""
        self.count.setText(count)
        self.count.setVisible(bool(count))
        self.remark.setText(remark or " ")


class Field(QWidget):
    """Takes the answer to one question.

    Signals:
        changed: The question's key, the answer, when (perf_counter), with what, and the key.
    """

    changed = Signal(str, str, float, str, str)
    is_typed = False  #: whether keys answer it where it has the focus, and Space means no choice

    def __init__(
        self, question: Question, question_label: QuestionLabel | None = None, chip: str = ""
    ) -> None:
        super().__init__()
        self.question = question
        self.backwards = runs_right_to_left(question.text)
        is_main = question.role in (Role.VERDICT, Role.ANSWER)
        self.asked = question_label or QuestionLabel(question.text, large=is_main, chip=chip)
        self.objection = QLabel()
        self.objection.setTextFormat(Qt.TextFormat.PlainText)
        self.objection.setWordWrap(True)
        self.objection.setProperty("role", "objection")
        self._align(self.objection)
        self.objection.hide()
        self.comment = Comment() if question.role is Role.ANSWER else None
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(GAP)
        self.column.addWidget(self.asked)
        if words := explanation(question):
            self.explain(participant_text(words))

    def finish(self) -> None:
        """Put the place for what is said of the answer under whatever takes it."""
        self.column.addWidget(self.objection)
        if self.comment is not None:
            self.column.addWidget(self.comment)

    def explain(self, text: str) -> None:
        """Put a remark under the question."""
        remark = QLabel(text)
        remark.setProperty("role", "small")
        remark.setWordWrap(True)
        self._align(remark)
        self.column.insertWidget(1, remark)

    def _align(self, words: QLabel) -> None:
        """Let words begin where the question begins, whatever the language around it."""
        sides = Qt.AlignmentFlag
        side = sides.AlignRight if self.backwards else sides.AlignLeft
        words.setAlignment(side | sides.AlignAbsolute)

    def hold(self, is_held: bool) -> None:
        """Take no answer for now, or take one again."""
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        for child in self.findChildren(QWidget, options=direct):
            # Labels stay enabled, since disabled text is too faint to read while one waits.
            if child not in (self.asked, self.objection, self.comment):
                child.setEnabled(not is_held)

    def clear(self) -> None:
        """Forget the answer: the same question is asked of the next stimulus."""
        self.object("")
        self.say("", "")

    def press(self, letters: tuple[str, ...], at_s: float) -> bool:
        """Answer with a key, if it is one of this question's; whether it was."""
        return False

    @property
    def slack(self) -> int:
        """The height that it loses while it is tight, in px."""
        return GAP - TIGHT

    def set_compact(self, tight: bool) -> None:
        """Make its gaps small, or as large as usual."""
        self.column.setSpacing(TIGHT if tight else GAP)

    def cancel_press(self) -> None:
        """Forget a press that turned out to scroll the page."""

    def take_focus(self) -> None:
        """Let the next key go here."""
        self.setFocus()

    def object(self, why: str) -> None:
        """Say why the answer cannot be taken; nothing if it can."""
        self.objection.setText(why)
        self.objection.setVisible(bool(why))

    def say(self, text: str, answer: str) -> None:
        """Say something friendly about the answer so far; nothing if there is nothing to say."""
        if self.comment is not None:
            self.comment.show_words(participant_text(word_count(self.question, answer)), text)

    def show_comment(self) -> None:
        """Scroll to what is said of the answer, where it is out of sight."""
        around = self.parentWidget()
        while around is not None and not isinstance(around, QScrollArea):
            around = around.parentWidget()
        if around is not None and self.comment is not None:
            around.ensureWidgetVisible(self.comment)

    def emit_answer(self, value: str, at_s: float, device: str, key: str = "") -> None:
        """Hand on an answer."""
        self.object("")
        self.changed.emit(self.question.key, value, at_s, device, key)


def scroll_with_fingers(area: QScrollArea, fields: Sequence[Field]) -> None:
    """Let a finger that is drawn across an area scroll it; a press that began it is forgotten.

    Args:
        area: What scrolls.
        fields: What could be pressed in it.
    """

    def moved(state: QScroller.State) -> None:
        if state is QScroller.State.Dragging:
            for field in fields:
                field.cancel_press()

    # Of touch alone: a mouse that drags must go on selecting text.
    port = area.viewport()
    QScroller.grabGesture(port, QScroller.ScrollerGestureType.TouchGesture)
    QScroller.scroller(port).stateChanged.connect(moved)
