"""A slider that has no value until the participant gives it one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from turingdesk.core.question import Question
from turingdesk.gui.kiosk.field import Field
from turingdesk.gui.kiosk.input_events import at_s, device
from turingdesk.gui.tasks._text import LaidText
from turingdesk.gui.theme import SIZES, color, font, grown
from turingdesk.gui.translation import tr
from turingdesk.sessions.step_text import scale_ends, scale_range

_KNOB, _TRACK, _TOP = 28, 6, 34  #: px; the last one is room for the value, in lx
_TICK, _MOST_TICKS = 8, 10  #: px below the line; with more steps only quarters are marked
_CAPS, _CAP = (
    ("\u2190", "\u2192"),
    24,
)  #: the keys that move the handle, and the width of a cap, in lx
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_PageDown: -10,
    Qt.Key.Key_PageUp: 10,
}


_SIDES = (Qt.Key.Key_Left, Qt.Key.Key_Right)


class Slider(QWidget):
    """A line from the lowest to the highest value; a click or an arrow key sets it.

    It begins where lines of text begin: on the right in languages that run that way.

    Signals:
        moved: The value, when (perf_counter) and with what it was set.
    """

    moved = Signal(int, float, str)
    spoken_role = QAccessible.Role.Slider

    def __init__(self, question: Question) -> None:
        super().__init__()
        self.low, self.high = scale_range(question)
        self.ends = scale_ends(question)
        self.value: int | None = None
        self._dragged = False
        self._before: int | None = None  #: the value when a finger came down
        self._is_let_go = False
        self._hovered: float | None = None  #: where the mouse is, while it has no value
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(question.text)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        ends = max(end.height for end in self._labels())
        return QSize(280, grown(_TOP) + _KNOB + _TICK + 4 + ends)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    def spoken_value(self) -> str:
        """The value as a screen reader reads it out."""
        return "" if self.value is None else str(self.value)

    def set_value(self, value: int, when_s: float, by: str) -> None:
        """Set it, within its limits, and report the change."""
        self.value = max(self.low, min(self.high, value))
        self.update()
        self.moved.emit(self.value, when_s, by)

    def cancel_press(self) -> None:
        """Take back what a finger set: it scrolls the page, with the slider under it."""
        if not self._is_let_go and self._dragged:
            self.value = self._before
            self.update()
        self._is_let_go, self._dragged = True, False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._is_let_go = False
        self._before = self.value
        finger = device(event) == "touch"
        self._follow(event, tell=not finger)  # a finger may be about to scroll
        self._dragged = finger

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not event.buttons():
            self._hovered = event.position().x()
            self.update()
        elif not self._is_let_go:
            self._follow(event, tell=False)

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = None
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._dragged and self.value is not None:
            self.set_value(self.value, at_s(event), device(event))
        self._dragged = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ends = {Qt.Key.Key_Home: self.low, Qt.Key.Key_End: self.high}
        key = Qt.Key(event.key())
        if key in ends:
            self.set_value(ends[key], at_s(event), "keyboard")
        elif key in _STEPS:
            # Left is always the lower end on the screen, except where the language runs the other
            # way.
            step = -_STEPS[key] if key in _SIDES and self.isRightToLeft() else _STEPS[key]
            # The first key sets the middle; before that, no value must suggest itself.
            now = (self.low + self.high) // 2 if self.value is None else self.value + step
            self.set_value(now, at_s(event), "keyboard")
        else:
            super().keyPressEvent(event)

    def _follow(self, event: QMouseEvent, tell: bool = True) -> None:
        line = self._line()
        part = (event.position().x() - line.left()) / max(1.0, line.width())
        part = 1.0 - part if self.isRightToLeft() else part
        value = round(self.low + max(0.0, min(1.0, part)) * (self.high - self.low))
        if tell:
            self.set_value(value, at_s(event), device(event))
        else:
            self._dragged = self._dragged or value != self.value
            self.value = value
            self.update()

    def _line(self) -> QRectF:
        inset = _KNOB / 2 + 2
        return QRectF(
            inset, grown(_TOP) + (_KNOB - _TRACK) / 2, max(1.0, self.width() - 2 * inset), _TRACK
        )

    def _labels(self) -> tuple[LaidText, LaidText]:
        share = max(60.0, self.width() / 2 - 12)
        low, high = (LaidText(end, font(SIZES.small), share, hug=True) for end in self.ends)
        return low, high

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = self._line()
        self._paint_ticks(painter, line)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("control" if self.isEnabled() else "faint"))
        painter.drawRoundedRect(line, _TRACK / 2, _TRACK / 2)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(color("accent"), 2))
            painter.drawRoundedRect(line.adjusted(-3, -3, 3, 3), 6, 6)
        if self.value is None:
            self._paint_invitation(painter, line)
        else:
            self._paint_value(painter, line)
        low, high = self._labels()
        top, soft = (
            line.bottom() + _KNOB / 2 + _TICK,
            color("soft" if self.isEnabled() else "faint_ink"),
        )
        left, right = (high, low) if self.isRightToLeft() else (low, high)
        left.paint(painter, 0, top, soft)
        right.paint(painter, self.width() - right.size.width() - 1, top, soft)

    def _paint_ticks(self, painter: QPainter, line: QRectF) -> None:
        """Mark each step, or the quarters of a scale with many."""
        steps = self.high - self.low
        # More than ten ticks would be too close to tell apart.
        parts = steps if 0 < steps <= _MOST_TICKS else 4
        painter.setPen(QPen(color("control" if self.isEnabled() else "faint"), 2))
        top = line.bottom() + 3
        for tick in range(parts + 1):
            x = line.left() + tick / parts * line.width()
            painter.drawLine(QPointF(x, top), QPointF(x, top + _TICK))

    def _paint_invitation(self, painter: QPainter, line: QRectF) -> None:
        """Say how it is answered, with an empty handle: under the mouse, or where keys begin.

        The handle is hollow and dashed and no value is written, so that it suggests none.
        """
        invitation = tr("Participant", "Click the line.")
        words = LaidText(invitation, font(SIZES.small), line.width(), hug=True)
        backwards = self.isRightToLeft()
        left = self.width() - words.size.width() - 1 if backwards else 0
        middle = (grown(_TOP) - 6) / 2
        top = middle - words.line_height / 2
        words.paint(painter, left, top, color("soft" if self.isEnabled() else "faint_ink"))
        self._paint_caps(
            painter, self.width() - 1 if not backwards else 2 * grown(_CAP) + 9, middle
        )
        x = line.center().x()
        if self._hovered is not None and self.isEnabled():
            x = max(line.left(), min(line.right(), self._hovered))
        painter.setBrush(color("card"))
        pen = QPen(
            color("control" if self.isEnabled() else "faint"), 2, Qt.PenStyle.CustomDashLine
        )
        pen.setDashPattern([2.4, 2.0])
        painter.setPen(pen)
        painter.drawEllipse(QPointF(x, line.center().y()), _KNOB / 2 - 1.5, _KNOB / 2 - 1.5)

    def _paint_caps(self, painter: QPainter, right: float, middle: float) -> None:
        """Show the arrow keys, which set the value, too."""
        wide, high = grown(_CAP), grown(_CAP) - 4
        painter.setFont(font(SIZES.small, QFont.Weight.Medium))
        for number, arrow in enumerate(reversed(_CAPS)):
            left = right - (number + 1) * wide - number * 6
            box = QRectF(left, middle - high / 2, wide, high)
            painter.setBrush(color("card"))
            painter.setPen(QPen(color("control" if self.isEnabled() else "faint"), 1.2))
            painter.drawRoundedRect(box, 4, 4)
            painter.setPen(color("soft" if self.isEnabled() else "faint_ink"))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, arrow)

    def _paint_value(self, painter: QPainter, line: QRectF) -> None:
        value = self.low if self.value is None else self.value
        part = (value - self.low) / max(1, self.high - self.low)
        backwards = self.isRightToLeft()
        part = 1.0 - part if backwards else part
        middle = QPointF(line.left() + part * line.width(), line.center().y())
        begin = line.right() if backwards else line.left()
        strong = color("accent" if self.isEnabled() else "faint_ink")
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(strong)
        painter.drawRoundedRect(
            # From right to left, its width would be negative.
            QRectF(QPointF(begin, line.top()), QPointF(middle.x(), line.bottom())).normalized(),
            _TRACK / 2,
            _TRACK / 2,
        )
        painter.setBrush(color("card"))
        painter.setPen(QPen(strong, 3))
        painter.drawEllipse(middle, _KNOB / 2 - 1.5, _KNOB / 2 - 1.5)
        box = QRectF(middle.x() - grown(40), 0, grown(80), grown(_TOP) - 4)
        box.moveLeft(max(0.0, min(box.left(), self.width() - box.width())))
        painter.setPen(color("ink"))
        painter.setFont(font(SIZES.text, QFont.Weight.DemiBold))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(value))


class ScaleField(Field):
    """A question answered on a slider."""

    is_typed = True

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        self.column.setSpacing(2)
        self.slider = Slider(question)
        self.slider.moved.connect(self._moved)
        self.column.addWidget(self.slider)
        self.finish()

    def explain(self, text: str) -> None:
        super().explain(text)
        self.column.insertSpacing(1, 8)  # its own rows are closer than those of other fields

    @property
    def slack(self) -> int:
        return 0

    def set_compact(self, tight: bool) -> None:
        """Its rows are as close as they can."""

    def clear(self) -> None:
        super().clear()
        self.slider.value = None
        self.slider.update()

    def cancel_press(self) -> None:
        self.slider.cancel_press()

    def take_focus(self) -> None:
        self.slider.setFocus()

    def _moved(self, value: int, when_s: float, by: str) -> None:
        self.emit_answer(str(value), when_s, by)

    def press_arrow(self, event: QKeyEvent) -> bool:
        """Take a left or right arrow key as if the scale had the focus; whether it was one."""
        if event.key() not in _SIDES or not self.slider.isEnabled():
            return False
        self.slider.setFocus()
        self.slider.keyPressEvent(event)
        return True
