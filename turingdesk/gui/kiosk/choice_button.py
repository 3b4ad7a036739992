"""A choice: a button with its key shown, the same size and color as its neighbors."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from time import perf_counter

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from turingdesk.core.question import Choice
from turingdesk.gui.kiosk.input_events import at_s, device
from turingdesk.gui.tasks._text import LaidText, largest
from turingdesk.gui.theme import SIZES, color, font, grown, look

GAP, PAD = 15, 16  #: between label and key, and from both to the ends
_CAP_HEIGHT = 20  #: lx
_LEAST, _ROOMY = 44, 56  #: high: a finger meets it, and meets it without looking
_HIGH, _LOW = 28, 24  #: lx, of a label in one line, usually and where room is short
_AIR = 22  #: above and below a label of several lines, in all


class JoinedSide(StrEnum):
    """Which of its corners are round."""

    ALONE = "alone"
    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"


class ChoiceButton(QAbstractButton):
    """One choice.

    Args:
        choice: The choice.
        large: Whether it is under a stimulus, with one other or a few.
        side: Which of its corners are round.
        grows: Whether a label of several lines makes it higher; otherwise it makes the
            letters smaller.

    Signals:
        chosen: It was pressed: when (perf_counter), with what, and the key if it was one.
    """

    chosen = Signal(float, str, str)

    def __init__(
        self,
        choice: Choice,
        *,
        large: bool = False,
        side: JoinedSide = JoinedSide.ALONE,
        grows: bool = False,
    ) -> None:
        super().__init__()
        self.choice = choice
        self.key = choice.key
        self._large, self.side, self._grows, self._wanted = large, side, grows, 0
        self.alike: Sequence[ChoiceButton] = (self,)  #: all have letters of the same size
        self._is_let_go = self._is_low = False
        self.setCheckable(True)
        # Exclusive buttons of Qt can't be unchecked, but a new trial begins with none.
        self.setAutoExclusive(False)
        # Not by click: the focus would stay there, and Space would give the same answer to the
        # next stimulus.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._is_pointed_at = False  #: whether the mouse moved on it since it was last shown
        self.setMouseTracking(True)
        self.setAccessibleName(choice.label)
        policy = QSizePolicy.Policy
        high = policy.Minimum if grows else policy.Fixed
        sizes = QSizePolicy(policy.Preferred if large else policy.Expanding, high)
        sizes.setHeightForWidth(grows)
        self.setSizePolicy(sizes)

    def set_choice(self, choice: Choice, key: str) -> None:
        """Show another choice in the same place."""
        self.choice, self.key = choice, key
        self.setAccessibleName(choice.label)
        self.updateGeometry()
        self.update()

    def widen(self, width: int) -> None:
        """Be as wide as the widest of its neighbors, where there is room."""
        self._wanted = width
        self.updateGeometry()

    @property
    def slack(self) -> int:
        """The height that it loses while it is tight, in px."""
        return self._line_height(False) - self._line_height(True)

    def set_compact(self, tight: bool) -> None:
        """Be low, or as high as usual."""
        self._is_low = tight
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        face = self.face(SIZES.large if self._large else SIZES.text)
        wide = QFontMetricsF(face).horizontalAdvance(self.choice.label) + 2 * PAD + 8
        wide += self.cap_width() + GAP if self.key else 0
        if self._large:
            return QSize(max(260, round(wide) + 32, self._wanted), max(64, grown(40)))
        return QSize(round(wide), self._one_line())

    def minimumSizeHint(self) -> QSize:
        return QSize(96, self.sizeHint().height())

    def heightForWidth(self, width: int) -> int:
        label = LaidText(self.choice.label, self.face(SIZES.text), self.label_room(width))
        return self._one_line() if label.lines < 2 else label.height + _AIR

    def _one_line(self) -> int:
        return self._line_height(self._is_low)

    def _line_height(self, low: bool) -> int:
        """Of a label in one line; a form is long, so its buttons stay at the least."""
        least_height = _LEAST if self._grows else _ROOMY
        return max(_LEAST, grown(_LOW)) if low else max(least_height, grown(_HIGH))

    def cancel_press(self) -> None:
        """Forget a press: the finger scrolls the page, with the button under it."""
        self._is_let_go = True
        self.setDown(False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._is_let_go = False
        super().mousePressEvent(event)

    def rest(self) -> None:
        """Look like the others: a mouse that lies still on it singles it out otherwise."""
        self.setChecked(False)
        self._is_pointed_at = False
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._is_pointed_at = False
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        # Qt tells that the mouse is over a button that has just appeared under it.
        if not self._is_pointed_at:
            self._is_pointed_at = True
            self.update()
        if not self._is_let_go:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        # Before Qt's own handling, after which the button is up.
        inside = self.isDown() and self.hitButton(event.position().toPoint())
        super().mouseReleaseEvent(event)
        if inside and event.button() is Qt.MouseButton.LeftButton:
            self.chosen.emit(at_s(event), device(event), "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space or Enter presses the button that has the focus; other keys belong to others."""
        if event.key() not in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        # A held key would answer several trials.
        elif self.isEnabled() and not event.isAutoRepeat():
            name = "space" if event.key() == Qt.Key.Key_Space else "enter"
            self.chosen.emit(at_s(event), "keyboard", name)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        # QAbstractButton clicks when Space is let go; here the press was the answer.
        event.ignore()

    def nextCheckState(self) -> None:
        """Do nothing: the question decides what is chosen, and not the click."""

    def press(self, key: str, pressed_s: float | None = None) -> None:
        """As if its key were pressed at that `perf_counter()`, now by default."""
        self.chosen.emit(perf_counter() if pressed_s is None else pressed_s, "keyboard", key)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(color(self._fill()))
        strong = self.isChecked()  # told by the breadth of the line, and not by color alone
        dashes = Qt.PenStyle.SolidLine if self.isEnabled() else Qt.PenStyle.DashLine
        painter.setPen(QPen(color(self._line()), 4 if strong else 2, dashes))
        inside = 1 if strong else 0
        painter.drawPath(self._shape(self._box().adjusted(inside, inside, -inside, -inside)))
        self.paint_label(painter)

    def label_room(self, width: int) -> float:
        """The greatest width of the label in a button of that width."""
        return max(1.0, width - 2 * PAD - (self.cap_width() + GAP if self.key else 0.0))

    def paint_label(self, painter: QPainter) -> None:
        """Paint what the choice is called, and its key."""
        cap = self.cap_width() if self.key else 0.0
        # All buttons of a question have letters of one size, or one choice would look stronger.
        label = self._fitting(min(button.fitting_px() for button in self.alike))
        wide = label.size.width() + (cap + GAP if cap else 0.0)
        left = (self.width() - wide) / 2
        ink = color("ink" if self.isEnabled() else "faint_ink")
        label.paint(painter, left, (self.height() - label.height) / 2, ink)
        if cap:
            self.paint_cap(painter, left + label.size.width() + GAP, cap)

    def fitting_px(self) -> int:
        """The largest letters with which the label fits, px of the screen."""
        return self._fitting(self.face(self._largest).pixelSize()).font.pixelSize()

    @property
    def _largest(self) -> int:
        return SIZES.large if self._large else SIZES.text

    def _fitting(self, most: int) -> LaidText:
        """The label in letters that fit and have at most that many px."""
        text, largest_px, room = self.choice.label, self._largest, self.label_room(self.width())
        if self._grows:
            return LaidText(text, self.face(largest_px), room, hug=True)
        least = round(9 * 100 / look().text_percent)  # in px, however large letters are
        sizes = [self.face(size) for size in range(largest_px, least, -1)]
        faces = [face for face in sizes if face.pixelSize() <= most] or sizes[-1:]
        faces = [face for face in faces if _longest_word(text, face) <= room] or faces[-1:]
        label = largest(text, faces, room, self.height() - 8, hug=True)
        if label.lines > 1:  # smaller letters on one line read better than large ones on two
            small = largest_px - 4
            one_line = [face for face in faces if face.pixelSize() >= grown(small)] or faces[:1]
            label = largest(text, one_line, room, label.line_height + 1, hug=True)
            if label.lines > 1:
                label = largest(text, faces, room, self.height() - 8, hug=True)
        return label

    def paint_cap(self, painter: QPainter, left: float, width: float) -> None:
        """Paint the key on a cap."""
        high = grown(_CAP_HEIGHT)
        box = QRectF(round(left), (self.height() - high) / 2, width, high)
        painter.setBrush(color("card"))
        painter.setPen(QPen(color("control" if self.isEnabled() else "faint"), 1.2))
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(color("soft" if self.isEnabled() else "faint_ink"))
        painter.setFont(font(SIZES.small, QFont.Weight.Medium))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.key.upper())

    def cap_width(self) -> float:
        """Of the cap that shows the key."""
        metrics = QFontMetricsF(font(SIZES.small, QFont.Weight.Medium))
        return max(23.0, metrics.horizontalAdvance(self.key.upper()) + 12)

    def face(self, px: int) -> QFont:
        """The label's typeface."""
        return font(px, QFont.Weight.DemiBold)

    def _fill(self) -> str:
        if not self.isEnabled():
            return "accent_soft" if self.isChecked() else "card"
        if self.isChecked() or self.isDown():
            return "accent_soft"
        return "background" if self._is_pointed_at else "card"

    def _line(self) -> str:
        if self.isChecked() or (self.isDown() and self.isEnabled()):
            return "accent"
        return "control" if self.isEnabled() else "faint"

    def _box(self) -> QRectF:
        """Where its line runs; neighbors share the one between them."""
        left = 1 if self.side in (JoinedSide.ALONE, JoinedSide.LEFT) or self.isChecked() else 0
        right = 1 if self.side in (JoinedSide.ALONE, JoinedSide.RIGHT) or self.isChecked() else 0
        return QRectF(self.rect()).adjusted(left, 1, -right, -1)

    def _shape(self, box: QRectF) -> QPainterPath:
        """Round where it is free, straight where a neighbor touches it."""
        path = QPainterPath()
        radius = SIZES.corner if self._large or self.side is not JoinedSide.ALONE else 10
        path.addRoundedRect(box, radius, radius)
        half = QRectF(box)
        if self.side in (JoinedSide.LEFT, JoinedSide.MIDDLE):
            half.setLeft(box.center().x())
            path = path.united(_box(half))
        if self.side in (JoinedSide.RIGHT, JoinedSide.MIDDLE):
            half = QRectF(box)
            half.setRight(box.center().x())
            path = path.united(_box(half))
        return path.simplified()


def _longest_word(text: str, face: QFont) -> float:
    """Its width: a word is made smaller before it is broken."""
    measure = QFontMetricsF(face).horizontalAdvance
    return max(map(measure, text.split()), default=0.0)


def _box(rect: QRectF) -> QPainterPath:
    path = QPainterPath(QPointF(rect.topLeft()))
    path.addRect(rect)
    return path
