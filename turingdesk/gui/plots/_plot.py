"""The base of every plot: it paints one result in the accent color and can say it in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from turingdesk.gui.theme import SIZES, color, font

NOTHING = "\u2013"  #: is where there is no value
#: Told of each text that did not fit, with what it needs and what it has; for checks of screens.
elided: list[Callable[[str, QSize, QSize], None]] = []
Result = Sequence[Mapping[str, Any]]  #: an analysis's table as plain rows


class Painted(QWidget):
    """Paints itself: `paint` draws, `words_at` says more about a place."""

    spoken_role = QAccessible.Role.Chart

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def say(self, words: str) -> None:
        """Tell screen readers what is painted, and paint it."""
        self.setAccessibleDescription(words)
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Draw the result; antialiasing is on."""
        raise NotImplementedError

    def words_at(self, point: QPointF) -> str:
        """The words about the place under the mouse; empty for nothing."""
        return ""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font(SIZES.note))
        self.paint(painter)
        # Ended here and not by garbage collection: Qt asks for it before the event returns.
        painter.end()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            words = self.words_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return super().event(event)


def shade(part: float) -> QColor:
    """The accent on a card, from hardly any (0) to nearly full (1)."""
    strength: float = 0.03 + 0.92 * min(1.0, max(0.0, part)) ** 1.5
    card, accent = color("card"), color("accent")

    def mixed(low: int, high: int) -> int:
        return round(low + (high - low) * strength)

    return QColor(
        mixed(card.red(), accent.red()),
        mixed(card.green(), accent.green()),
        mixed(card.blue(), accent.blue()),
    )


def ink_on(ground: QColor) -> QColor:
    """The letters' color that reads best on a ground."""
    return max(color("ink"), color("card"), key=lambda ink: contrast(ink, ground))


def contrast(first: QColor, other: QColor) -> float:
    """The contrast ratio of two colors as WCAG 2 defines it, from 1 to 21."""
    high, low = sorted((_luminance(first), _luminance(other)), reverse=True)
    # The 0.05 is the light that a screen reflects; so black isn't infinitely darker than white.
    return (high + 0.05) / (low + 0.05)


def _luminance(of: QColor) -> float:
    def linear(part: float) -> float:
        # sRGB's own threshold; the 0.03928 in WCAG 2.0 is that of an early draft, and no 8-bit
        # color tells.
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    # The weights of WCAG 2 for the primaries of sRGB.
    return 0.2126 * linear(of.redF()) + 0.7152 * linear(of.greenF()) + 0.0722 * linear(of.blueF())


def write(
    painter: QPainter,
    box: QRectF,
    text: str,
    flags: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
    ink: str = "ink",
) -> None:
    """Write one line into a box, cut with an ellipsis where it does not fit."""
    painter.setPen(color(ink))
    room = QFontMetricsF(painter.font())
    elided_text = room.elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    if elided_text != text:
        for tell in elided:
            tell(text, room.boundingRect(text).toAlignedRect().size(), box.toRect().size())
    painter.drawText(box, flags, elided_text)


def letters(painter: QPainter, px: int, weight: QFont.Weight = QFont.Weight.Normal) -> None:
    """Choose size and weight of what is written next."""
    painter.setFont(font(px, weight))
