"""Plays eye movements on a picture, again and again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt, Slot
from PySide6.QtGui import QFont, QImage, QPainter, QPaintEvent, QResizeEvent, QShowEvent

from turingdesk.gui.tasks._base import Fit, TaskView
from turingdesk.gui.tasks._card import paint_edge
from turingdesk.gui.tasks._picture_view import PicturePlan, PictureView, device_size
from turingdesk.gui.tasks._pictures import pictures
from turingdesk.gui.tasks._playback import Playback
from turingdesk.gui.tasks._preview_bar import HEIGHT, PreviewBar
from turingdesk.gui.tasks._rings import paint_rings, place
from turingdesk.gui.tasks._text import LaidText
from turingdesk.gui.tasks._timeline import Phase, TimelineFrame, timeline
from turingdesk.gui.theme import color, font
from turingdesk.gui.translation import tr, tr_noop
from turingdesk.tasks.fixations import FixationsShow, Scanpath

_TARGET = 320  #: the target's longest side, in logical px
SEARCHED = tr_noop("Participant", "Searched for:")


class FixationsView(PictureView):
    """A picture with yellow rings: the current one bold, earlier ones fading."""

    content: Scanpath
    presentation: FixationsShow

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
        if self.content.target:
            pictures().changed.connect(self._target_changed)

    @classmethod
    def pictures(
        cls, content: Any, show: Any, size: QSize, ratio: float, heading: str = ""
    ) -> Sequence[tuple[Path, Fit]]:
        wanted = [*super().pictures(content, show, size, ratio, heading)]
        if content.target:
            wanted.append((content.target, partial(_target_fit, size, ratio)))
        return wanted

    def stop(self) -> None:
        self.playback.stop()

    def record(self) -> dict[str, Any] | None:
        return self.playback.record() if self.onset_s is not None else None

    def pause(self) -> None:
        self.playback.pause()

    def step(self) -> None:
        self.playback.step()

    @property
    def is_ready(self) -> bool:
        """The picture and, in a search, the target are at hand."""
        target = self.content.target
        if target is None or pictures().failure(target):
            return super().is_ready
        return super().is_ready and self._target() is not None

    def prepare(self) -> None:
        super().prepare()
        self._ground = self._ahead = None
        if self.content.target:
            fit = partial(_target_fit, self.room, self.devicePixelRatioF())
            pictures().want(self.content.target, fit, priority=2)

    @Slot(str)
    def _target_changed(self, path: str) -> None:
        if Path(path) == self.content.target:
            if why := pictures().failure(Path(path)):
                self.noted.emit(f"The target of a search could not be shown. {why}")
            self.prepare()
            self.update()

    def _target(self) -> Any:
        own = pictures().size(self.content.target) if self.content.target else None
        if own is None or self.content.target is None:
            return None
        size = _target_fit(self.room, self.devicePixelRatioF(), own)
        return pictures().image(self.content.target, size)

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
        made = QImage(device_size(plan.picture.size(), ratio), QImage.Format.Format_RGB32)
        made.setDevicePixelRatio(ratio)
        painter = QPainter(made)
        painter.translate(-plan.picture.topLeft())
        painter.drawImage(0, 0, self._painted_ground(plan))
        self._paint_frame(painter, plan.picture, frame)
        painter.end()
        return made

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
            self._paint_target(painter, picture)
            paint_edge(painter, QRectF(picture))
        elif frame.last >= 0:
            shown = self.playback.timeline.fixations[: frame.last + 1]
            width, height = self.content.width, self.content.height
            points = [place(f, width, height, QRectF(picture)) for f in shown]
            path = self.presentation.path if self.presentation else True
            paint_rings(painter, points, path=path, current=frame.phase is Phase.FIXATION)

    def _paint_target(self, painter: QPainter, picture: QRect) -> None:
        painter.fillRect(picture, color("card"))
        image = self._target()
        if image is None:
            return
        words, face = tr("Participant", SEARCHED), font(18, QFont.Weight.Medium)
        laid = LaidText(words, face, picture.width(), centred=True)
        above = laid.height + 16
        size = QSizeF(image.size()) / self.devicePixelRatioF()
        room = QSizeF(picture.width() - 48, picture.height() - above - 48)
        if size.width() > room.width() or size.height() > room.height():
            size.scale(room, Qt.AspectRatioMode.KeepAspectRatio)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        top = picture.top() + (picture.height() - size.height() - above) / 2
        left = picture.left() + (picture.width() - size.width()) / 2
        laid.paint(painter, picture.left(), top, color("soft"))
        painter.drawImage(QRectF(QPointF(left, top + above), size), image)

    @property
    def room(self) -> QSize:
        return self.size() - QSize(0, HEIGHT if self.bar else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self.bar:
            self.bar.setGeometry(0, self.room.height(), self.width(), HEIGHT)
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.playback.set_refresh(self.screen().refreshRate())


def _target_fit(size: QSize, ratio: float, own: QSize) -> QSize:
    """Large enough to be recognized, and never larger than half the view's height."""
    side = min(_TARGET, size.height() // 2, size.width() // 2)
    most = min(side, 3 * max(own.width(), own.height()))
    return device_size(own.scaled(most, most, Qt.AspectRatioMode.KeepAspectRatio), ratio)


VIEW: type[TaskView] = FixationsView
