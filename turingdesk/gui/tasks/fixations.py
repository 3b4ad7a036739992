"""Plays eye movements on a picture, again and again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from turingdesk.gui.tasks._base import TaskView
from turingdesk.gui.tasks._card import paint_edge
from turingdesk.gui.tasks._picture_view import PicturePlan, device_size
from turingdesk.gui.tasks._playback import Playback
from turingdesk.gui.tasks._target_view import TargetView
from turingdesk.gui.theme import SIZES, color
from turingdesk.gui.translation import tr, tr_noop
from turingdesk.tasks._timeline import Phase, TimelineFrame, timeline
from turingdesk.tasks.fixations import Fixation, FixationsShow, Scanpath


class FixationsView(TargetView):
    """A picture with yellow rings: the current one bold, earlier ones fading."""

    content: Scanpath
    presentation: FixationsShow
    searched = tr_noop("Participant", "The viewer was looking for:")

    def show_content(self) -> None:
        super().show_content()
        frames = timeline(self.content, self.presentation or FixationsShow())
        self.playback = Playback(frames, self._repaint_picture, self)
        self.playback.moved.connect(self._compose_ahead)
        self._ground: QImage | None = None
        self._ahead: tuple[TimelineFrame, QImage] | None = None
        self.playback.played.connect(self.played)
        self.appeared.connect(self.playback.begin)
        self.bar = PreviewBar(self.playback, self) if self.around.preview else None

    def stop(self) -> None:
        self.playback.stop()

    def record(self) -> dict[str, Any] | None:
        return self.playback.record() if self.onset_s is not None else None

    def pause(self) -> None:
        self.playback.pause()

    def step(self) -> None:
        self.playback.step()

    def prepare(self) -> None:
        super().prepare()
        self._ground = self._ahead = None

    def _repaint_picture(self) -> None:
        """Paint now, and no more than what changes: every ms counts here."""
        self.repaint(self.plan.picture if self.plan else self.rect())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.plan is None or not self.is_ready:
            super().paintEvent(event)
            return
        frame = self.playback.frame
        ahead = self._ahead if self._ahead and self._ahead[0] is frame else None
        image = ahead[1] if ahead else self._composed(frame, self.plan)
        painter = QPainter(self)
        if not self.plan.picture.contains(event.rect()):
            painter.drawImage(0, 0, self._painted_ground(self.plan))
        painter.drawImage(self.plan.picture.topLeft(), image)
        painter.end()
        self._has_painted()

    def _compose_ahead(self) -> None:
        """Draw the following frame now, so that only a copy is left to do when it is due."""
        if self.plan is not None:
            frame = self.playback.following
            self._ahead = (frame, self._composed(frame, self.plan))

    def _composed(self, frame: TimelineFrame, plan: PicturePlan) -> QImage:
        """The picture with one frame on it."""
        ratio = self.devicePixelRatioF()
        # Without an alpha channel, so that it is copied to the screen and not blended.
        image = QImage(device_size(plan.picture.size(), ratio), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        painter = QPainter(image)
        painter.translate(-plan.picture.topLeft())
        painter.drawImage(0, 0, self._painted_ground(plan))
        self._paint_frame(painter, plan.picture, frame)
        painter.end()
        return image

    def _painted_ground(self, plan: PicturePlan) -> QImage:
        """The card with its picture, painted once and then only copied."""
        ratio = self.devicePixelRatioF()
        size = device_size(self.size(), ratio)
        if self._ground is None or self._ground.size() != size:
            ground = QImage(size, QImage.Format.Format_RGB32)
            ground.setDevicePixelRatio(ratio)
            ground.fill(color("background"))
            painter = QPainter(ground)
            self.paint_still(painter, plan)
            painter.end()
            self._ground = ground
        return self._ground

    def _paint_frame(self, painter: QPainter, picture: QRect, frame: TimelineFrame) -> None:
        if frame.phase is Phase.TARGET:
            self.paint_target(painter, picture)
            paint_edge(painter, QRectF(picture))
        elif frame.last >= 0:
            fixations = self.playback.timeline.fixations[: frame.last + 1]
            width, height = self.content.width, self.content.height
            points = [place(f, width, height, QRectF(picture)) for f in fixations]
            path = self.presentation.path if self.presentation else True
            paint_rings(painter, points, path=path, current=frame.phase is Phase.FIXATION)

    @property
    def room(self) -> QSize:
        return self.size() - QSize(0, HEIGHT if self.bar else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self.bar:
            self.bar.setGeometry(0, self.room.height(), self.width(), HEIGHT)
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Before it is shown, it might still come to another screen.
        self.playback.set_refresh(self.screen().refreshRate())


VIEW: type[TaskView] = FixationsView


RADIUS = 26.0
_CURRENT, _EARLIER = 6.0, 4.0
_FADING = (0.62, 0.4, 0.25)  #: of the last but one, the one before it, all others
_SHADE = 0.35  #: of the dark rim that keeps yellow visible on a bright picture


def place(fixation: Fixation, width: float, height: float, picture: QRectF) -> QPointF:
    """Where a fixation is on a picture shown in that rectangle.

    Args:
        fixation: In the frame of its scanpath.
        width: Of that frame.
        height: Of that frame.
        picture: Where the picture is shown.
    """
    x = picture.left() + fixation.x / width * picture.width()
    y = picture.top() + fixation.y / height * picture.height()
    return QPointF(x, y)


def paint_rings(
    painter: QPainter, points: Sequence[QPointF], *, path: bool, current: bool
) -> None:
    """Draw the fixations reached so far.

    Args:
        painter: On the picture.
        points: From the first to the last one reached.
        path: Whether lines join them.
        current: Whether the eye still rests on the last one.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    ages = range(len(points) - 1, -1, -1)
    if path:
        for begin, end, age in zip(points, points[1:], list(ages)[1:], strict=False):
            painter.setPen(QPen(_yellow(_fading(age + 1)), 3.5))
            painter.drawLine(begin, end)
    for point, age in zip(points, ages, strict=True):
        if age == 0 and current:
            _ring(painter, point, RADIUS, _CURRENT, 1.0)
        else:
            _ring(painter, point, RADIUS - 3, _EARLIER, _fading(max(1, age)))


def _ring(painter: QPainter, middle: QPointF, radius: float, width: float, opacity: float) -> None:
    rim = QColor(0, 0, 0)
    rim.setAlphaF(_SHADE * opacity)
    painter.setPen(QPen(rim, width + 2.5))
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(QPen(_yellow(opacity), width))
    painter.drawEllipse(middle, radius, radius)


def _fading(age: int) -> float:
    return _FADING[min(age, len(_FADING)) - 1]


def _yellow(opacity: float) -> QColor:
    ring_color = color("ring")
    ring_color.setAlphaF(opacity)
    return ring_color


HEIGHT = 56
PAUSE_KEY, STEP_KEY = "P", "Right"
_WORDS = {
    Phase.TARGET: tr_noop("Desk", "Target"),
    Phase.GAP: tr_noop("Desk", "Pause between repetitions"),
}


class PreviewBar(QWidget):
    """Pause or play with P, one frame further with the right arrow."""

    def __init__(self, playback: Playback, parent: QWidget) -> None:
        super().__init__(parent)
        self._playback = playback
        self.pause_button = QPushButton()
        self.pause_button.clicked.connect(self._pause)
        self.step_button = QPushButton(tr("Desk", "Step  (\u2192)"))
        self.step_button.clicked.connect(playback.step)
        self.state = QLabel()
        self.state.setProperty("role", "soft")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, SIZES.unit, 0, SIZES.unit)
        row.setSpacing(SIZES.unit)
        row.addStretch(1)
        for button in (self.pause_button, self.step_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)
        row.addWidget(self.state)
        row.addStretch(1)
        QShortcut(QKeySequence(PAUSE_KEY), self).activated.connect(self.pause_button.click)
        QShortcut(QKeySequence(STEP_KEY), self).activated.connect(self.step_button.click)
        playback.moved.connect(self._show_state)
        self._show_state()

    def _pause(self) -> None:
        self._playback.pause()
        self._show_state()

    def _show_state(self) -> None:
        frame, fixation_count = self._playback.frame, len(self._playback.timeline.fixations)
        is_paused = self._playback.is_held
        self.pause_button.setText(
            tr("Desk", "Play  (P)") if is_paused else tr("Desk", "Pause  (P)")
        )
        if frame.phase in _WORDS:
            self.state.setText(tr("Desk", _WORDS[frame.phase]))
        else:
            text = tr("Desk", "Fixation {number} of {of}")
            self.state.setText(text.format(number=frame.last + 1, of=fixation_count))
