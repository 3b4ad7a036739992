"""Shows a picture, and records where someone looks, with an eye tracker or with clicks."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from time import perf_counter
from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import (
    QFont,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
)

from turingdesk.answering._gaze import Fixation, FixationDetector, GazeSample, gaze_stream
from turingdesk.answering.fixations import (
    CLICK,
    FIXATIONS,
    LSL,
    SOURCE,
    FixationsPrompt,
    FixationsRules,
    fixations_cell,
)
from turingdesk.gui.kiosk.input_events import at_s, device
from turingdesk.gui.tasks._card import paint_edge
from turingdesk.gui.tasks._pictures import pictures
from turingdesk.gui.tasks._target_view import TargetView
from turingdesk.gui.tasks._text import LaidText
from turingdesk.gui.tasks.fixations import paint_rings
from turingdesk.gui.theme import SIZES, color, font
from turingdesk.gui.translation import tr, tr_noop

#: How far an arrow key moves the marker, in parts of the picture's width.
_STEPS: Mapping[int, QPointF] = {
    Qt.Key.Key_Left: QPointF(-0.03, 0.0),
    Qt.Key.Key_Right: QPointF(0.03, 0.0),
    Qt.Key.Key_Up: QPointF(0.0, -0.03),
    Qt.Key.Key_Down: QPointF(0.0, 0.03),
}
_LOOK = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
POLL_MS = 20  #: how often gaze is read
_BLUR = 0.02  #: of the picture's width, that becomes one spot
DONE = tr_noop("Participant", "That's all for this picture. Continue whenever you're ready.")


class Phase(Enum):
    """The phase of a trial, by what is on screen."""

    TARGET = auto()  #: what is searched for
    VIEWING = auto()
    DONE = auto()  #: no picture, so that no one keeps looking


class FixationsPromptView(TargetView):
    """A picture for a limited time, after the target of a search; blurred without an eye tracker.

    The participant comes from one picture to the next by Continue, so nothing begins by itself.
    """

    content: FixationsPrompt
    presentation: FixationsRules

    wide = True
    records = "gaze"
    searched = tr_noop("Participant", "Find this in the next picture:")

    def show_content(self) -> None:
        super().show_content()
        rules = self.presentation
        self.phase = Phase.TARGET if self.content.target else Phase.VIEWING
        live = rules.live and not self.around.preview
        self._gaze = gaze_stream() if live else None
        self._detector = FixationDetector(rules.dispersion, rules.least_ms)
        self._clicked: list[Fixation] = []
        self._device = ""
        self._marker: QPointF | None = None  # where keys look
        self._samples = self._lost = 0
        self.begun_s = self._held_s = 0.0  # the viewing, and how long it was covered since
        self._covered_s: float | None = None
        self._left_ms = 0
        self._blurred: QImage | None = None
        if self.is_blurred:
            self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._timer = QTimer(self, singleShot=True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._next)
        self._poll = QTimer(self, interval=POLL_MS)
        self._poll.timeout.connect(self._read_gaze)
        if not self.around.preview:
            self.appeared.connect(self._begin)

    @property
    def is_blurred(self) -> bool:
        """True if the picture is to be clicked on."""
        return self._gaze is None and not self.around.preview

    def stop(self) -> None:
        self._timer.stop()
        self._poll.stop()

    def pause(self) -> None:
        """Cover the picture, or show it again; its time doesn't count meanwhile."""
        now_s = perf_counter()
        if self._covered_s is None:
            # The rest of the time is kept, so that a pause doesn't shorten the viewing.
            self._covered_s, self._left_ms = now_s, self._timer.remainingTime()
            self.stop()
            return
        self._held_s += now_s - self._covered_s
        self._covered_s = None
        # A timer that doesn't run has -1 left.
        if self._left_ms >= 0 and self.phase is not Phase.DONE:
            self._timer.start(self._left_ms)
            self._read_on()

    def record(self) -> dict[str, Any] | None:
        fields: dict[str, Any] = {"source": CLICK if self.is_blurred else LSL}
        if self._gaze is not None:
            fields |= {"stream": self._gaze.name, "rate_hz": self._gaze.rate_hz}
            fields |= {"samples": self._samples, "lost": self._lost}
        return fields if self.begun_s else None

    def _begin(self, onset_s: float) -> None:
        if self.phase is Phase.TARGET:
            self._timer.start(round(self.presentation.target_s * 1000))
        else:
            self._view(onset_s)

    def _next(self) -> None:
        if self.phase is Phase.TARGET:
            self.begin_viewing()
        else:
            self.end_viewing()

    def begin_viewing(self) -> None:
        """Show the picture for the first time, or again."""
        self.phase = Phase.VIEWING
        self.repaint()  # now, not with the next events: the viewing begins where this returns
        self._view(perf_counter())

    def _view(self, onset_s: float) -> None:
        """The picture has been painted: its time runs."""
        rules = self.presentation
        self.begun_s, self._held_s = onset_s, 0.0
        lasts_s = rules.search_s if self.content.target else rules.viewing_s
        self._timer.start(round(lasts_s * 1000))
        self.setCursor(Qt.CursorShape.CrossCursor)
        if self.is_blurred:
            self.setFocus()
        self._read_on()

    def _read_on(self) -> None:
        """Read gaze from now on; what arrived before was not about this picture."""
        if self._gaze is not None and self.phase is Phase.VIEWING:
            self.setCursor(Qt.CursorShape.BlankCursor)
            list(self._gaze.samples())
            self._poll.start()

    def _now_ms(self, moment_s: float) -> float:
        """Since the picture appeared, without the time for which it was covered."""
        return max(0.0, (moment_s - self.begun_s - self._held_s) * 1000)

    def _read_gaze(self) -> None:
        if self._gaze is None:
            return
        for sample in self._gaze.samples():
            place = self._on_view(sample)
            # Samples without gaze are counted, and show how good the recording is.
            self._samples += 1
            self._lost += place.x() != place.x()  # NaN
            now_ms = self._now_ms(sample.at_ms / 1000)
            self._detector.add(GazeSample(now_ms, place.x(), place.y()))
        current = self._detector.current
        if current and self._is_target(self._in_picture([current])):
            self.end_viewing()

    def _on_view(self, sample: GazeSample) -> QPointF:
        """Where on this view a place on the screen is."""
        screen = self.screen()
        wide, high = screen.size().width(), screen.size().height()
        ratio = screen.devicePixelRatio()
        # Some trackers tell shares of the screen, others pixels of the device.
        if self._gaze is not None and self._gaze.is_share:
            place = QPointF(sample.x * wide, sample.y * high)
        else:
            place = QPointF(sample.x / ratio, sample.y / ratio)
        # Trackers count from the corner of their screen, Qt from that of the first one.
        return self.mapFromGlobal(place + screen.geometry().topLeft().toPointF())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._look_at(event.position(), at_s(event), device(event)):
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step, marker = _STEPS.get(event.key()), self._marker
        if step and self.plan and self.phase is Phase.VIEWING and self.is_blurred:
            picture = self.plan.picture
            moved = (marker or QRectF(picture).center()) + step * picture.width()
            self._marker = moved if picture.contains(moved.toPoint()) else marker
            self.update()
        elif not (marker and event.key() in _LOOK and self._look_at(marker, at_s(event))):
            super().keyPressEvent(event)

    def _look_at(self, place: QPointF, when_s: float, with_what: str = "keyboard") -> bool:
        """Show a part of the blurred picture, and take it for a fixation; whether it is one."""
        viewing = self.phase is Phase.VIEWING and self.begun_s > 0 and self.is_blurred
        is_inside = self.plan is not None and self.plan.picture.contains(place.toPoint())
        if not (viewing and is_inside) or pictures().failure(self.path):
            return False
        now_ms = self._now_ms(when_s)
        self._device = with_what
        self._end_click(now_ms)
        self._clicked.append(Fixation(place.x(), place.y(), now_ms, 0.0))
        self.update()
        # Finding the target ends the search at once, as it would for someone who points at it.
        if self._is_target(self._in_picture(self._clicked[-1:])):
            self.end_viewing()
        return True

    def _end_click(self, now_ms: float) -> None:
        """End the latest click, whose part of the picture is viewed until the next one."""
        if self._clicked:
            last = self._clicked[-1]
            self._clicked[-1] = last._replace(duration_ms=max(0.0, now_ms - last.onset_ms))

    def _in_picture(self, places: list[Fixation]) -> list[Fixation]:
        """Fixations on this view as fixations in px of the picture; those beside it are gone."""
        picture_size = pictures().size(self.path)
        if self.plan is None or picture_size is None:
            return []
        picture = QRectF(self.plan.picture)
        scale = picture_size.width() / picture.width()
        moved = (
            fixation._replace(
                x=(fixation.x - picture.left()) * scale, y=(fixation.y - picture.top()) * scale
            )
            for fixation in places
        )
        bounds = QRectF(QPointF(), picture_size)
        return [fixation for fixation in moved if bounds.contains(fixation.x, fixation.y)]

    def _is_target(self, fixations: list[Fixation]) -> bool:
        if not (self.content.target_box and self.content.target and fixations):
            return False
        return QRectF(*self.content.target_box).contains(fixations[-1].x, fixations[-1].y)

    def end_viewing(self) -> None:
        """The time is over, or the target is found."""
        now_s = perf_counter()
        self.stop()
        self._detector.finish()
        self._end_click(self._now_ms(now_s))
        fixations = self._in_picture(
            self._clicked if self.is_blurred else self._detector.fixations
        )
        if not fixations:
            self._view_again()
            return
        cell = fixations_cell(fixations[: self.presentation.most])
        self.phase = Phase.DONE
        self.unsetCursor()
        self.update()
        source = CLICK if self.is_blurred else LSL
        self.recorded.emit({FIXATIONS: cell, SOURCE: source}, now_s, self._device)

    def _view_again(self) -> None:
        """There was no fixation: show the picture again, blurred."""
        if pictures().failure(self.path):
            return
        if self._gaze is not None:
            self.noted.emit("The gaze stream had no fixation on the picture. Clicks replace it.")
            self._gaze = None
        self.begin_viewing()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.plan is None or not self.is_ready:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.fillRect(event.rect(), color("background"))
        self.paint_still(painter, self.plan)
        picture = self.plan.picture
        if self.phase is Phase.TARGET:
            self.paint_target(painter, picture)
        elif self.phase is Phase.DONE:
            _paint_words(painter, picture)
        elif self.is_blurred:
            self._paint_blurred(painter, picture)
        paint_edge(painter, QRectF(self.plan.card))
        painter.end()
        self._has_painted()

    def _paint_blurred(self, painter: QPainter, picture: QRect) -> None:
        sharp = self._image()
        if sharp is None:
            return
        if self._blurred is None or self._blurred.size() != sharp.size():
            self._blurred = _blurred(sharp)
        painter.save()
        if self._clicked:
            # Everything but the spot is clipped in, so the sharp picture below shows through it.
            covered_path = QPainterPath()
            covered_path.addRect(QRectF(picture))
            radius = self.presentation.reveal_percent / 100 * picture.width()
            hole = QPainterPath()
            hole.addEllipse(QPointF(self._clicked[-1].x, self._clicked[-1].y), radius, radius)
            painter.setClipPath(covered_path.subtracted(hole))
        painter.drawImage(picture, self._blurred)
        painter.restore()
        if self._marker:
            paint_rings(painter, [self._marker], path=False, current=True)


def _blurred(image: QImage) -> QImage:
    """The picture, blurred until no detail can be recognized."""
    smooth = Qt.TransformationMode.SmoothTransformation
    small = image.scaledToWidth(round(1 / _BLUR), smooth)
    while small.width() < image.width() // 2:  # at once, every pixel would be a visible square
        small = small.scaledToWidth(2 * small.width(), smooth)
    return small.scaled(image.size(), Qt.AspectRatioMode.IgnoreAspectRatio, smooth)


def _paint_words(painter: QPainter, picture: QRect) -> None:
    painter.fillRect(picture, color("card"))
    wide = picture.width() - 2 * SIZES.margin
    laid = LaidText(tr("Participant", DONE), font(18, QFont.Weight.Medium), wide, centred=True)
    top = picture.center().y() - laid.height / 2
    laid.paint(painter, picture.left() + SIZES.margin, top, color("soft"))


VIEW = FixationsPromptView
