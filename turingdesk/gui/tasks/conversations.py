"""Shows the turns of two speakers on a card that scrolls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from turingdesk.core.conversation import Turn
from turingdesk.gui.tasks._scrolling import BAR, ScrollingView
from turingdesk.gui.tasks._text import LaidText
from turingdesk.gui.theme import color, font, grown
from turingdesk.tasks.conversations import Conversation


class ConversationView(ScrollingView):
    """Bubbles, A on the left and B on the right; long conversations scroll."""

    content: Conversation

    def in_words(self) -> str:
        return "\n".join(f"{turn.speaker}: {turn.text}" for turn in self.content.turns)

    def make_column(self) -> Bubbles:
        self.bubbles = Bubbles(self.content.turns, self.around.highlight)
        self.bubbles.setContentsMargins(0, 0, BAR, 16)
        self.bubbles.painted.connect(self.has_painted_column)
        return self.bubbles


VIEW = ConversationView


_TEXT, _NAME = 17, 13
_PAD_X, _PAD_Y, _GAP, _NAME_GAP, _CORNER = 16, 11, 12, 8, 12
_TITLE = 22  #: lx above a turn with a title
_WIDEST, _WIDEST_NARROW = 0.75, 0.92  #: of the column
_NARROW = 320  #: lx, of a column in which turns take nearly all of it


class Bubbles(QWidget):
    """A column of turns, as high as it needs to be.

    Args:
        turns: Said by "A" on the left and others on the right.
        highlight: The speaker whose turns are in another color.
        names: Whether the speaker's letter is in each turn.
        titles: By speaker, what is written above their turns, which are on the left, and the
            name of its color.

    Signals:
        painted: The turns in sight were painted.
    """

    painted = Signal()

    def __init__(
        self,
        turns: Sequence[Turn],
        highlight: str,
        *,
        names: bool = True,
        titles: Mapping[str, tuple[str, str]] | None = None,
    ) -> None:
        super().__init__()
        self._titles = titles or {}
        self._has_names = names
        self._turns = turns
        self._highlight = highlight
        self.laid: list[tuple[Turn, LaidText, QRectF]] = []  #: with the place of each
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def heightForWidth(self, width: int) -> int:
        laid = self._lay_out(width)
        return ceil(laid[-1][2].bottom()) + self.contentsMargins().bottom() if laid else 0

    def _lay_out(self, width: float) -> list[tuple[Turn, LaidText, QRectF]]:
        """Where each turn is; a scroll bar takes of the margin and not of the turns."""
        bar = max(0, self._area_width() - width)
        width -= max(0.0, self.contentsMargins().right() - bar)
        top, placed = 0.0, []
        face = font(_TEXT)
        widest = width * (_WIDEST if width > grown(_NARROW) else _WIDEST_NARROW)
        before = ""
        for turn in self._turns:
            if turn.speaker in self._titles and turn.speaker != before:
                top += grown(_TITLE)
            before = turn.speaker
            name = self._name_width()
            room = widest - 2 * _PAD_X - name
            text = LaidText(turn.text, face, room, hug=True)
            wide = text.size.width() + 2 * _PAD_X + name
            is_left = turn.speaker == "A" or turn.speaker in self._titles
            left = 0.0 if is_left else width - wide
            place = QRectF(left, top, wide, text.height + 2 * _PAD_Y)
            placed.append((turn, text, place))
            top = place.bottom() + _GAP
        return placed

    def _area_width(self) -> int:
        viewport = self.parentWidget()
        area = viewport.parentWidget() if viewport else None
        return area.width() if area else 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.laid = self._lay_out(self.width())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:  # letters may have another size
            self.laid = self._lay_out(self.width())

    def _name_width(self) -> float:
        """Of a speaker's letter and the space after it, the same for both."""
        return grown(_NAME) + _NAME_GAP - 3.0 if self._has_names else 0.0

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        before = ""
        for turn, text, place in self.laid:
            is_new, before = turn.speaker != before, turn.speaker
            above = grown(_TITLE) if is_new and turn.speaker in self._titles else 0
            if place.adjusted(0, -above, 0, 0).toAlignedRect().intersects(event.rect()):
                self._paint_turn(painter, turn, text, place)
                if above:
                    self._paint_title(painter, turn, place)
        painter.end()
        self.painted.emit()

    def _paint_title(self, painter: QPainter, turn: Turn, place: QRectF) -> None:
        title, ink = self._titles[turn.speaker]
        painter.setFont(_name_font())
        painter.setPen(color(ink))
        painter.drawText(QPointF(place.left() + 2, place.top() - grown(_NAME_GAP) + 2), title)

    def _paint_turn(self, painter: QPainter, turn: Turn, text: LaidText, place: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        fill = "accent_soft" if turn.speaker == self._highlight else "neutral"
        painter.setBrush(color(fill))
        painter.drawRoundedRect(place, _CORNER, _CORNER)
        if self._has_names:
            painter.setFont(_name_font())
            painter.setPen(color("soft"))
            base = place.top() + _PAD_Y + text.ascent
            painter.drawText(QPointF(place.left() + _PAD_X, base), turn.speaker)
        left = place.left() + _PAD_X + self._name_width()
        text.paint(painter, left, place.top() + _PAD_Y, color("ink"))


def _name_font() -> QFont:
    return font(_NAME, QFont.Weight.Bold)
