"""A picture in which something is searched for, whose own picture is shown before it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt, Slot
from PySide6.QtGui import QFont, QPainter

from turingdesk.gui.tasks._base import Fit
from turingdesk.gui.tasks._picture_view import PictureView, device_size
from turingdesk.gui.tasks._pictures import pictures
from turingdesk.gui.tasks._text import LaidText
from turingdesk.gui.theme import color, font
from turingdesk.gui.translation import tr

_TARGET = 320  #: the target's longest side, in logical px


class TargetView(PictureView):
    """Has the picture of the target, where the content names one."""

    searched: ClassVar[str]  #: what is above the target

    def show_content(self) -> None:
        super().show_content()
        if self.content.target:
            pictures().changed.connect(self._target_changed)

    @classmethod
    def pictures(
        cls, content: Any, show: Any, size: QSize, ratio: float, heading: str = ""
    ) -> Sequence[tuple[Path, Fit]]:
        picture_fits = [*super().pictures(content, show, size, ratio, heading)]
        if content.target:
            picture_fits.append((content.target, partial(_target_fit, size, ratio)))
        return picture_fits

    @property
    def is_ready(self) -> bool:
        """The picture and, in a search, the target are available."""
        target = self.content.target
        # A target that can't be read doesn't hold up the trial; a note in the journal tells of it.
        if target is None or pictures().failure(target):
            return super().is_ready
        return super().is_ready and self._target() is not None

    def prepare(self) -> None:
        super().prepare()
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
        target_size = pictures().size(self.content.target) if self.content.target else None
        if target_size is None or self.content.target is None:
            return None
        size = _target_fit(self.room, self.devicePixelRatioF(), target_size)
        return pictures().image(self.content.target, size)

    def paint_target(self, painter: QPainter, picture: QRect) -> None:
        """Paint the target where the picture will be."""
        painter.fillRect(picture, color("card"))
        image = self._target()
        if image is None:
            return
        words, face = tr("Participant", self.searched), font(18, QFont.Weight.Medium)
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


def _target_fit(size: QSize, ratio: float, target_size: QSize) -> QSize:
    """Large enough to be recognized, and never larger than half the view's height."""
    side = min(_TARGET, size.height() // 2, size.width() // 2)
    most = min(side, 3 * max(target_size.width(), target_size.height()))
    return device_size(target_size.scaled(most, most, Qt.AspectRatioMode.KeepAspectRatio), ratio)
