"""The widget style: Fusion, with one focus ring, dialogs as cards, and one wheel and one Enter.

Qt changes a field when the wheel turns over it, even while the person only scrolls past, and
outside dialogs it leaves Enter on a focused button to the platform. Qt polishes every widget
with its style before it is shown, those inside Qt's own dialogs too, so nothing else has to
know about this. A filter on the whole application would run Python for each of its events.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRect, QRectF, Qt, Slot
from PySide6.QtGui import (
    QBitmap,
    QColor,
    QGuiApplication,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPalette,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDial,
    QDialog,
    QFileDialog,
    QFocusFrame,
    QProxyStyle,
    QPushButton,
    QRadioButton,
    QSlider,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QToolButton,
    QWidget,
)
from shiboken6 import isValid

_FIELDS = (QComboBox, QAbstractSpinBox, QSlider, QDial)  #: date fields are spin boxes, too
_BUTTONS = (QPushButton, QToolButton)
_MARKED = (QCheckBox, QRadioButton)  #: these have room for a ring within their edge
_RING_GAP, _RING_WIDTH = 2, 2  #: px from a button's border to its ring, and of the ring
_RING_CORNER, _MARK_CORNER = 13, 5  #: px
_RING_MARGINS = (
    QStyle.PixelMetric.PM_FocusFrameHMargin,
    QStyle.PixelMetric.PM_FocusFrameVMargin,
)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_KEYS = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)

_FLAT = ("offscreen", "minimal")  #: platforms that warn at every mask
CORNER = 12  #: px, of dialogs, as `Sizes.corner` of cards

_Polished = QWidget | QApplication | QPalette


class Style(QProxyStyle):
    """Fusion for every widget; the wheel scrolls past fields, Enter presses buttons."""

    def __init__(self, app: QApplication) -> None:
        super().__init__("Fusion")
        self._wheel, self._enter = WheelPasses(self), EnterPresses(self)
        self._cards = DialogCards(self)
        self._ring = FocusRing(app, self)

    def polish(self, polished: _Polished) -> None:  # type: ignore[override]  # all three overloads
        if isinstance(polished, _FIELDS):
            # Inside a page that scrolls, a wheel would otherwise change each field it passes over.
            polished.installEventFilter(self._wheel)  # again is harmless: Qt moves a filter
            # With WheelFocus, a wheel that turns over a field also takes the keyboard from another
            # one.
            if polished.focusPolicy() is Qt.FocusPolicy.WheelFocus:
                polished.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        elif isinstance(polished, _BUTTONS):
            polished.installEventFilter(self._enter)
        elif isinstance(polished, QDialog) and not isinstance(polished, QFileDialog):
            self._cards.take(polished)
        super().polish(polished)

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Draw what a style sheet cannot: the ring of a focused box, the frame of a list.

        The sheet's own `outline` runs along a label and through its letters, and Qt applies no
        sheet to the window around the list of a menu.
        """
        if element == QStyle.PrimitiveElement.PE_FrameFocusRect and isinstance(widget, _MARKED):
            draw_ring(painter, _ring_color(widget), widget.rect(), _MARK_CORNER)
        elif element == QStyle.PrimitiveElement.PE_FrameFocusRect and isinstance(widget, _BUTTONS):
            pass  # a button has its ring around it
        elif element == QStyle.PrimitiveElement.PE_PanelMenu and widget is not None:
            painter.fillRect(widget.rect(), widget.palette().mid())
        else:
            super().drawPrimitive(element, option, painter, widget)


def _ring_color(widget: QWidget) -> QColor:
    return widget.palette().color(QPalette.ColorRole.Highlight)


def draw_ring(painter: QPainter, color: QColor, box: QRect, corner: float) -> None:
    """Draw the ring that shows where the keyboard is, just inside the edge of a box."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color, _RING_WIDTH))
    # A pen is centered on its line, so half of it would lie outside the widget.
    inset = _RING_WIDTH / 2
    painter.drawRoundedRect(QRectF(box).adjusted(inset, inset, -inset, -inset), corner, corner)
    painter.restore()


class DialogCards(QObject):
    """Gives dialogs the shape of cards: no frame of the system, and round corners.

    A dialog is moved by dragging it wherever nothing else takes the mouse. Its corners are
    cut by a mask, which needs no compositor, as a translucent window does.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pressed_at: QPointF | None = None  #: on the screen, while a drag can begin

    def take(self, dialog: QDialog) -> None:
        """Make a card of a dialog that isn't shown yet."""
        dialog.installEventFilter(self)
        if dialog.windowFlags() & Qt.WindowType.FramelessWindowHint:
            return
        flags = dialog.windowFlags() | Qt.WindowType.FramelessWindowHint
        dialog.overrideWindowFlags(flags)
        # Qt polishes a dialog after it made its window: QWidgetPrivate::setVisible.
        handle = dialog.windowHandle()
        if handle is not None:
            handle.setFlags(flags)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, QDialog):
            if event.type() is QEvent.Type.Resize and QGuiApplication.platformName() not in _FLAT:
                watched.setMask(_rounded(watched))
            elif isinstance(event, QMouseEvent):
                self._drag(watched, event)
        return False

    def _drag(self, dialog: QDialog, event: QMouseEvent) -> None:
        """Let the system move a dialog, as soon as the mouse was moved with its button down.

        The system learns of the release only if it has taken the mouse by then. After a mere
        click it often has not: the dialog would follow the mouse until the next click, which may
        be on a button that came to be under it.
        """
        if event.type() is QEvent.Type.MouseButtonPress:
            is_left = event.button() is Qt.MouseButton.LeftButton
            self._pressed_at = event.globalPosition() if is_left else None
        elif event.type() is QEvent.Type.MouseMove and self._pressed_at is not None:
            # A click often moves the mouse a little, and must not begin to drag the dialog.
            way = (event.globalPosition() - self._pressed_at).manhattanLength()
            handle = dialog.windowHandle()
            if way >= QApplication.startDragDistance() and handle is not None:
                self._pressed_at = None
                # The window manager moves it, as Wayland lets no program place its own windows.
                handle.startSystemMove()
        elif event.type() is QEvent.Type.MouseButtonRelease:
            self._pressed_at = None


def _rounded(dialog: QWidget) -> QBitmap:
    # Smooth first: the corners that a bitmap gets directly differ from each other, and cut
    # pieces out of the dialog's border.
    shape = QImage(dialog.size(), QImage.Format.Format_ARGB32_Premultiplied)
    shape.fill(Qt.GlobalColor.transparent)
    painter = QPainter(shape)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.GlobalColor.black)
    painter.drawRoundedRect(dialog.rect(), CORNER, CORNER)
    painter.end()
    flags = Qt.ImageConversionFlag.ThresholdAlphaDither
    return QBitmap.fromImage(shape.createAlphaMask(flags))


class RingStyle(QProxyStyle):
    """The look of the ring; of its own, since a style asks Python for each metric that it has."""

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        """The distance by which the ring of a focused button reaches beyond the button."""
        if metric in _RING_MARGINS:
            return _RING_GAP + _RING_WIDTH
        return super().pixelMetric(metric, option, widget)

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returned: QStyleHintReturn | None = None,
    ) -> int:
        """Put the ring above the button's neighbors; a mask would cut its round corners."""
        hints = QStyle.StyleHint
        if hint in (hints.SH_FocusFrame_AboveWidget, hints.SH_FocusFrame_Mask):
            return int(hint == hints.SH_FocusFrame_AboveWidget)
        return super().styleHint(hint, option, widget, returned)

    def drawControl(
        self,
        element: QStyle.ControlElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the ring of a focused button."""
        if element == QStyle.ControlElement.CE_FocusFrame and widget is not None:
            draw_ring(painter, _ring_color(widget), widget.rect(), _RING_CORNER)
        else:
            super().drawControl(element, option, painter, widget)


class FocusRing(QObject):
    """Puts a ring around the button that the keyboard moved the focus to, outside its border.

    A button cannot paint beyond its edge; a `QFocusFrame` lies above it and follows it.
    """

    def __init__(self, app: QApplication, parent: QObject) -> None:
        super().__init__(parent)
        self._frame: QFocusFrame | None = None
        self._style = RingStyle("Fusion")
        # A filter of focus events could not do this: QFocusFrame installs a filter of its own,
        # and Qt would call the first one again, without end.
        app.focusChanged.connect(self._put_around)

    @Slot(QWidget, QWidget)
    def _put_around(self, _before: QWidget | None, now: QWidget | None) -> None:
        if self._frame is not None and isValid(self._frame):  # it may be gone with its window
            self._frame.hide()
            self._frame.deleteLater()
        self._frame = None
        is_ringed = isinstance(now, QAbstractButton) and not isinstance(now, _MARKED)
        if QApplication.mouseButtons() != Qt.MouseButton.NoButton:  # a click moved it
            is_ringed = False
        # The navigation is dark: the border of its buttons shows which has the focus.
        if now is not None and is_ringed and not _within(now, "navigation"):
            self._frame = QFocusFrame(now)
            self._frame.setStyle(self._style)
            self._frame.setWidget(now)


def _within(widget: QWidget, role: str) -> bool:
    """True if a widget is in one of a role."""
    around = widget.parentWidget()
    return around is not None and (around.property("role") == role or _within(around, role))


class WheelPasses(QObject):
    """Leaves the wheel to whatever scrolls around a field."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QWheelEvent):
            return False
        event.ignore()  # so that Qt hands it to the parent
        return True


class EnterPresses(QObject):
    """Turns Enter on a button into Space.

    Qt presses with Space when the key goes down and clicks when it comes up, so a held key
    clicks once, and never the button that a new screen puts under it.
    """

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Every event of every button comes here, and PySide makes an enum of a type slowly.
        if not isinstance(event, QKeyEvent) or event.type() not in _KEYS:
            return False
        if event.key() not in _ENTER:
            return False
        is_release = event.type() is QEvent.Type.KeyRelease
        if is_release and isinstance(watched, QAbstractButton) and not watched.isDown():
            return False  # it was pressed elsewhere, and anyone who counts keys there hears of it
        # Space presses a button in Qt on every platform, Enter only in dialogs.
        space = QKeyEvent(
            event.type(), Qt.Key.Key_Space, event.modifiers(), " ", event.isAutoRepeat()
        )
        QCoreApplication.sendEvent(watched, space)
        return True
