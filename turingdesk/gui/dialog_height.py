"""Windows that fit on their screens, and dialogs as tall as their texts.

Qt's own hint of a height forgets lines that a narrower width breaks.

If a dialog doesn't fit on its screen, its contents scroll, and its row of buttons stays in view.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

_AREA, _FOOT = "scrolled dialog", "buttons of a scrolled dialog"
_FRAME = QSize(16, 48)  #: px that a window's frame and title take


def grow(dialog: QDialog) -> None:
    """Make a dialog as tall as what is in it needs at its width, and no taller.

    It becomes wider only where something in it cannot be broken into lines, and scrolls
    where its screen has not enough room.
    """
    inside = _inside(dialog)
    layout = inside.layout()
    if layout is None:
        return
    dialog.ensurePolished()
    # A layout takes in what was added only when events run, or now (QLayout::activate).
    layout.activate()
    room = dialog.screen().availableSize() - _FRAME
    least = layout.totalMinimumSize().width() + _bar(dialog)
    foot = _foot_size(dialog)
    widest = max(dialog.minimumWidth(), least, foot.width())
    dialog.setMinimumWidth(min(widest, room.width()))
    width = max(dialog.width(), dialog.minimumWidth())
    # With wrapped words the height depends on the width, and the size hint doesn't know it.
    has_words = layout.hasHeightForWidth()
    height = layout.totalHeightForWidth(width) if has_words else layout.totalSizeHint().height()
    height += _foot_height(dialog, width)
    if inside is dialog and (height > room.height() or widest > room.width()):
        width = min(width + _scroll(dialog), room.width())
        dialog.setMinimumWidth(width)
    height = min(height, room.height())
    dialog.setMinimumHeight(height)
    _resize(dialog, QSize(width, height))


def _resize(dialog: QDialog, size: QSize) -> None:
    """Give a dialog a size; one that can be seen stays at its place, as far as it fits there.

    Some window managers put a dialog into the corner of the screen if it grows beyond an edge.
    """
    if not dialog.isVisible():
        dialog.resize(size)
        return
    place, room = QRect(dialog.pos(), size), dialog.screen().availableGeometry()
    window = dialog.parentWidget()
    # Until its window manager has placed it, X11 tells that a dialog is in the corner.
    if window is not None and place.topLeft() == dialog.screen().geometry().topLeft():
        place.moveCenter(window.window().frameGeometry().center())
    place.moveLeft(max(room.left(), min(place.left(), room.right() - place.width())))
    place.moveTop(max(room.top(), min(place.top(), room.bottom() - place.height())))
    dialog.setGeometry(place)


class DialogFitter(QObject):
    """Lets every dialog that is shown fit on its screen; for an application with large letters."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, QDialog) and event.type() is QEvent.Type.Show:
            fit(watched)
        return False


def size_to_screen(window: QWidget, most: QSize) -> None:
    """Give a window that isn't shown yet the size of its screen, and put it in the middle.

    Panels and docks stay free, and there is room for the window's frame and title.

    Args:
        window: Its minimum size becomes smaller if the screen is smaller.
        most: px; on a larger screen the window is not larger than this.
    """
    screen = window.screen().availableGeometry()
    room = screen.size() - _FRAME
    window.setMinimumSize(window.minimumSize().boundedTo(room))
    window.resize(most.boundedTo(room))
    # `move` places the frame, whose size the system tells only once the window is shown.
    framed = QRect(QPoint(), window.size() + _FRAME)
    framed.moveCenter(screen.center())
    window.move(framed.topLeft())


def fit(dialog: QDialog) -> None:
    """Let a dialog scroll if it does not fit on its screen; its size is its own otherwise."""
    layout = dialog.layout()
    if layout is None or _inside(dialog) is not dialog:
        return
    dialog.ensurePolished()
    layout.activate()
    room = dialog.screen().availableSize() - _FRAME
    needed = layout.totalMinimumSize().expandedTo(dialog.minimumSize())
    if layout.hasHeightForWidth():
        wide = max(needed.width(), min(dialog.width(), room.width()))
        needed.setHeight(max(needed.height(), layout.totalHeightForWidth(wide)))
    if needed.width() <= room.width() and needed.height() <= room.height():
        # Its words need more lines than Qt thought, or the screen is smaller than its own size.
        dialog.resize(dialog.size().expandedTo(needed).boundedTo(room))
        return
    dialog.setMinimumSize(dialog.minimumSize().boundedTo(room))
    needed.setWidth(needed.width() + _scroll(dialog))
    dialog.resize(needed.expandedTo(dialog.size()).boundedTo(room))


def _bar(dialog: QDialog) -> int:
    """The width of the bar that a dialog scrolls with, px; 0 if it does not scroll."""
    area = dialog.findChild(QScrollArea, _AREA)
    return area.verticalScrollBar().sizeHint().width() if area is not None else 0


def _inside(dialog: QDialog) -> QWidget:
    """The container of a dialog's contents: itself, or what scrolls in it."""
    area = dialog.findChild(QScrollArea, _AREA)
    inside = area.widget() if area is not None else None
    return dialog if inside is None else inside


def _foot_size(dialog: QDialog) -> QSize:
    """The least size of the buttons below the area that scrolls; empty without that area."""
    foot = dialog.findChild(QWidget, _FOOT)
    return QSize(0, 0) if foot is None else foot.minimumSizeHint()


def _foot_height(dialog: QDialog, width: int) -> int:
    """The same with words in as many lines as they take at a width."""
    foot = dialog.findChild(QWidget, _FOOT)
    if foot is None:
        return 0
    return max(foot.minimumSizeHint().height(), foot.heightForWidth(width))


def _has_buttons(layout: QLayout | None) -> bool:
    """True if a layout is a row of buttons, or such a row below words."""
    places = range(layout.count()) if layout is not None else ()
    items = [item for place in places if layout and (item := layout.itemAt(place)) is not None]
    if any(isinstance(item.widget(), QPushButton) for item in items):
        return True
    above, last = items[:-1], items[-1:]
    is_words = bool(above) and all(isinstance(item.widget(), QLabel) for item in above)
    return is_words and _has_buttons(last[0].layout())


def _foot(dialog: QDialog, layout: QLayout) -> QWidget | None:
    """Take the buttons, and words above them, out of the end of a dialog's layout.

    None if it ends otherwise.
    """
    last = layout.itemAt(layout.count() - 1)
    row = last.layout() if last is not None else None
    box = last.widget() if last is not None else None
    if not (_has_buttons(row) or isinstance(box, QDialogButtonBox)):
        return None
    # Buttons stay in sight below what scrolls.
    layout.takeAt(layout.count() - 1)
    foot = QWidget(dialog)
    foot.setObjectName(_FOOT)
    column = QVBoxLayout(foot)
    margins = layout.contentsMargins()
    column.setContentsMargins(margins.left(), layout.spacing(), margins.right(), margins.bottom())
    margins.setBottom(layout.spacing())
    layout.setContentsMargins(margins)
    if row is not None:
        column.addLayout(row)
    elif box is not None:
        column.addWidget(box)
    return foot


def _scroll(dialog: QDialog) -> int:
    """Let a dialog's contents scroll, all but its buttons; how wide the bar is, px."""
    focused = dialog.focusWidget()
    # A widget that moves to another window loses its place in the order of the Tab key, so
    # all that is made here belongs to the dialog from the start.
    inside, layout = QWidget(dialog), dialog.layout()
    foot = None
    if layout is not None and layout.count():
        foot = _foot(dialog, layout)
        inside.setLayout(layout)
    area = QScrollArea(dialog)
    area.setObjectName(_AREA)
    area.setAccessibleName(dialog.windowTitle())
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setWidget(inside)
    for surface in (inside, area.viewport()):
        surface.setAutoFillBackground(False)  # the dialog's own color shows through
    outer = QVBoxLayout(dialog)
    outer.setContentsMargins(0, 0, 0, 0)
    outer.setSpacing(0)
    outer.addWidget(area, stretch=1)
    if foot is not None:
        outer.addWidget(foot)
    area.ensurePolished()
    if focused is not None:  # it lost the focus when it moved
        focused.setFocus()
    return _bar(dialog)
