"""The truth about the stimulus that was just judged, shown under the stimulus itself."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from turingdesk.gui.theme import SIZES


@dataclass(frozen=True, slots=True)
class JudgedStimulus:
    """A stimulus as it looked when it was judged, and what the participant said about it."""

    picture: QPixmap
    words: str  #: of the stimulus, for a screen reader
    sentences: tuple[str, ...]  #: a sentence for each question about origin


class Feedback(QWidget):
    """The stimulus at the top, as large as there is room, and under it truth and answer.

    Args:
        text: Markdown; truth and answer, a paragraph for each question about origin.
        judged: What it is about.
    """

    def __init__(self, text: str, judged: JudgedStimulus) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.gap)
        column.addWidget(_StillStimulus(judged), stretch=1)
        label = QLabel(text)
        label.setTextFormat(Qt.TextFormat.MarkdownText)
        label.setProperty("role", "question")
        label.setWordWrap(True)
        label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(label)


class _StillStimulus(QWidget):
    """A picture of a stimulus, never larger than it was."""

    def __init__(self, judged: JudgedStimulus) -> None:
        super().__init__()
        self._picture = judged.picture
        self.setAccessibleName(judged.words)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 160)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = self._picture.deviceIndependentSize()
        scale = min(1.0, self.width() / size.width(), self.height() / size.height())
        wide, high = size.width() * scale, size.height() * scale
        place = QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)
        # Qt wants the part of a pixmap in its own pixels, and its place in logical ones.
        painter.drawPixmap(place, self._picture, QRectF(self._picture.rect()))
