"""A card with a picture and, under it, whatever was said of the picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, QSizeF, Qt, Slot
from PySide6.QtGui import QFont, QImage, QPainter, QPaintEvent, QResizeEvent

from turingdesk.gui.tasks._base import Fit, TaskView, ViewContext
from turingdesk.gui.tasks._card import paint_card, paint_edge
from turingdesk.gui.tasks._pictures import pictures
from turingdesk.gui.tasks._text import LaidText
from turingdesk.gui.theme import SIZES, color, font, grown
from turingdesk.gui.translation import tr, tr_noop

WIDEST = 1600
NARROWEST = 560  #: of a card, so that there is room for words under a tall picture
MOST_ENLARGED = 3.0  #: device px for a px of the picture; more would look broken
HEADING = 48  #: height of a heading at the usual size of letters, where there is one
UNREADABLE = tr_noop("Participant", "This picture can't be shown. Please tell the experimenter.")


@dataclass(frozen=True, slots=True)
class PicturePlan:
    """Where the parts of a card are, in logical px of the view."""

    card: QRect
    picture: QRect
    foot: QRect


class PictureView(TaskView):
    """A picture on a card. The clock does not start before the picture is there."""

    narrowest: ClassVar[int] = NARROWEST  #: px, of the card

    def show_content(self) -> None:
        self.path: Path = self.content.image
        self.plan: PicturePlan | None = None
        self._is_told = False
        self._shown: QImage | None = None  # kept, whatever else is read meanwhile
        # Every pixel is painted here, so Qt need not fill the background before each timed frame
        # (Qt::WA_OpaquePaintEvent).
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        pictures().changed.connect(self._look_again)

    @classmethod
    def foot_height(cls, content: Any, width: int, most: int) -> int:
        """Height of what is under the picture, in a card of that width, `most` at most."""
        return 0

    def paint_foot(self, painter: QPainter, foot: QRect) -> None:
        """Paint what is under the picture."""

    @classmethod
    def pictures(
        cls, content: Any, show: Any, size: QSize, ratio: float, heading: str = ""
    ) -> Sequence[tuple[Path, Fit]]:
        return [(content.image, partial(cls._fit, content, size, ratio, ViewContext(heading)))]

    @classmethod
    def planned(
        cls, content: Any, size: QSize, picture_size: QSize, around: ViewContext
    ) -> PicturePlan:
        """Where everything is in a view of that size, for a picture of that own size.

        The card hugs the picture, so that pictures are not framed by empty bands. Beside a
        panel of questions a card with words is as high as the panel.
        """
        head = grown(HEADING) if around.heading else 0
        widest = min(size.width(), WIDEST)
        most = size.height() * 2 // 3
        room = size.height() - head - cls.foot_height(content, widest, most)
        hugging = round(
            min(room, picture_size.height() * MOST_ENLARGED)
            * picture_size.width()
            / picture_size.height()
        )
        width = max(min(cls.narrowest, widest), min(hugging, widest))
        # The words below depend on the width, which depends on the picture: so they are measured
        # twice.
        foot = cls.foot_height(content, width, most)
        room = size.height() - head - foot
        box = QSizeF(
            min(width, picture_size.width() * MOST_ENLARGED),
            min(room, picture_size.height() * 3.0),
        )
        fitted = QSizeF(picture_size).scaled(box, Qt.AspectRatioMode.KeepAspectRatio).toSize()
        fitted = fitted.expandedTo(QSize(1, 1))
        # A difference of rounding would show as a line of background beside the picture.
        if abs(fitted.width() - width) <= 1:
            fitted.setWidth(width)
        if around.top and foot:  # the answer is in the middle of what the picture leaves
            foot = size.height() - head - fitted.height()
        height = head + fitted.height() + foot
        top = (size.height() - height) // 2  # beside a panel this is 0 where words follow
        card = QRect((size.width() - width) // 2, top, width, height)
        left = card.left() + (width - fitted.width()) // 2
        picture = QRect(left, card.top() + head, fitted.width(), fitted.height())
        return PicturePlan(card, picture, QRect(card.left(), picture.bottom() + 1, width, foot))

    @classmethod
    def _fit(
        cls, content: Any, size: QSize, ratio: float, around: ViewContext, picture_size: QSize
    ) -> QSize:
        return device_size(cls.planned(content, size, picture_size, around).picture.size(), ratio)

    def drawn(self) -> QRect:
        return self.plan.card if self.plan else self.rect()

    @property
    def room(self) -> QSize:
        """The room for the card, in logical px."""
        return self.size()

    @property
    def is_ready(self) -> bool:
        """The picture is available, or it is known that it never will be."""
        return self._image() is not None or bool(pictures().failure(self.path))

    @Slot(str)
    def _look_again(self, path: str) -> None:
        if Path(path) == self.path:
            self.prepare()
            self.update()

    def prepare(self) -> None:
        """Work out where things are and ask for the picture at the right size."""
        picture_size = (
            # A picture that can't be shown needs a place for the sentence that says so.
            QSize(640, 480) if pictures().failure(self.path) else pictures().size(self.path)
        )
        if picture_size is not None:
            self.plan = self.planned(self.content, self.room, picture_size, self.around)
        ratio = self.devicePixelRatioF()
        fit = partial(self._fit, self.content, self.room, ratio, self.around)
        pictures().want(self.path, fit, priority=2)
        if (why := pictures().failure(self.path)) and not self._is_told:
            self._is_told = True
            self.noted.emit(f"A picture could not be shown. {why}")

    def _image(self) -> QImage | None:
        if self.plan is None:
            return None
        size = device_size(self.plan.picture.size(), self.devicePixelRatioF())
        if self._shown is None or self._shown.size() != size:
            self._shown = pictures().image(self.path, size)
        return self._shown

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), color("background"))
        if self.plan is None or not self.is_ready:
            return
        self.paint_still(painter, self.plan)
        painter.end()
        self._has_painted()

    def paint_still(self, painter: QPainter, plan: PicturePlan) -> None:
        """Paint the card with all that stays still on it."""
        image = self._image()
        paint_card(painter, QRectF(plan.card))
        if self.around.heading:
            head = LaidText(self.around.heading, _heading_font(), plan.card.width())
            left = plan.card.left() + SIZES.margin
            head.paint(painter, left, plan.card.top() + 14, color("soft"))
        if image is not None:
            band = QRect(plan.card)
            band.setTop(plan.picture.top())
            band.setBottom(plan.picture.bottom())
            if plan.picture.width() < band.width():
                painter.fillRect(band, color("neutral"))
            painter.drawImage(plan.picture, image)
        else:
            _paint_unreadable(painter, plan.picture)
        self.paint_foot(painter, plan.foot)
        paint_edge(painter, QRectF(plan.card))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.prepare()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:  # letters may have another size
            self.prepare()


def _heading_font() -> QFont:
    return font(SIZES.note, QFont.Weight.DemiBold)


def device_size(size: QSize, ratio: float) -> QSize:
    """A size in device px, at least one."""
    return QSize(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))


def _paint_unreadable(painter: QPainter, place: QRect) -> None:
    painter.fillRect(place, color("neutral"))
    words, wide = tr("Participant", UNREADABLE), place.width() - 2 * SIZES.margin
    laid = LaidText(words, font(SIZES.text), wide, centred=True)
    top = place.center().y() - laid.height / 2
    laid.paint(painter, place.left() + SIZES.margin, top, color("soft"))
