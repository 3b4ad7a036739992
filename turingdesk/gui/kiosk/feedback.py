"""The truth about the stimulus that was just judged, shown under the stimulus itself."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from turingdesk.core import step_words
from turingdesk.core.question import Answer, Question, Role
from turingdesk.gui.kiosk.participant_texts import participant_text
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import participant, tr

_SAID = {  #: about choices with the usual labels
    "A human": step_words.SAID_HUMAN,
    "A machine": step_words.SAID_MACHINE,
    "a human": step_words.SAID_HUMAN,
    "a machine": step_words.SAID_MACHINE,
}


@dataclass(frozen=True, slots=True)
class JudgedStimulus:
    """A stimulus as it looked when it was judged, and what the participant said about it."""

    picture: QPixmap
    words: str  #: of the stimulus, for a screen reader
    said: tuple[str, ...]  #: a sentence for each question about origin


def said_about(questions: Iterable[Question], answers: Iterable[Answer]) -> tuple[str, ...]:
    """What a participant said about a stimulus, a sentence for each question about origin."""
    given = {answer.question: answer.value for answer in answers}
    asked = [question for question in questions if question.role is Role.VERDICT]
    return tuple(_sentence(one, given[one.key]) for one in asked if given.get(one.key))


def _sentence(question: Question, value: str) -> str:
    label = next((one.label for one in question.choices if one.value == value), value)
    if label in _SAID:
        return tr("Participant", _SAID[label])
    return tr("Participant", step_words.SAID).format(answer=participant_text(label))


class Feedback(QWidget):
    """The stimulus at the top, as large as there is room, and under it truth and answer.

    Args:
        truth: Markdown; a paragraph for each question about origin.
        judged: What it is about.
    """

    def __init__(self, truth: str, judged: JudgedStimulus) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.gap)
        column.addWidget(_StillStimulus(judged), stretch=1)
        label = QLabel(_beside(truth, judged.said))
        label.setTextFormat(Qt.TextFormat.MarkdownText)
        label.setProperty("role", "question")
        label.setWordWrap(True)
        label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(label)


def _beside(truth: str, said: tuple[str, ...]) -> str:
    """Truth and answer in one paragraph for each question where there are as many of both."""
    paragraphs = truth.split("\n\n")
    if len(paragraphs) != len(said):
        return "\n\n".join([*paragraphs, *said])
    space = "" if participant().spoken == "zh" else " "
    lines = []
    for one, other in zip(paragraphs, said, strict=True):
        gap = space if one.endswith((".", "\u3002")) else " \u00b7 "
        lines.append(one + gap + other)
    return "\n\n".join(lines)


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
        painter.drawPixmap(place, self._picture, QRectF(self._picture.rect()))
