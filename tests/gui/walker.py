"""Walks a window as people do who see little or use no mouse, and tells what they would miss."""

from PySide6.QtCore import SIGNAL, QPoint, QPointF, QSignalBlocker, Qt
from PySide6.QtGui import QAccessible, QPixmap, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QGraphicsView,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QScrollBar,
    QSplitterHandle,
    QTabBar,
    QTextBrowser,
    QTextEdit,
    QToolButton,
    QWidget,
)

from tests.screens.camera import settle, wait_until
from turingdesk.gui.plots._plot import Painted
from turingdesk.gui.tasks._base import TaskView

CONTROLS = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QProgressBar,
    QTabBar,
    QTextEdit,
)
#: Part of something else, which speaks for it. A page drawn small in the editor is only looked
#: at; its study's preview shows it whole.
PARTS = (QHeaderView, QMenu, QScrollBar, QSplitterHandle, QGraphicsView)
NO_ROLE = (QAccessible.Role.NoRole, QAccessible.Role.Client, QAccessible.Role.Border)
KEYS = (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left)


def called(widget):
    """A widget as findings name it."""
    name = widget.objectName() or widget.accessibleName() or getattr(widget, "text", str)()
    parent = widget.parentWidget()
    inside = type(parent).__name__ if parent is not None else "no parent"
    return f"{type(widget).__name__} {str(name)[:40]!r} in {inside}"


def shown(root):
    """Everything in sight in a window that is a thing of its own."""
    for widget in root.findChildren(QWidget):
        if widget.window() is root.window() and widget.isVisible() and not _is_part(widget):
            yield widget


def _is_part(widget):
    if isinstance(widget, PARTS) or widget.objectName().startswith("qt_"):
        return True
    parent = widget.parentWidget()
    if isinstance(parent, QAbstractScrollArea) and widget is parent.viewport():
        return True
    while parent is not None:
        if isinstance(parent, QAbstractSpinBox | QComboBox | QTabBar | QLineEdit):
            return True
        if isinstance(parent, QAbstractItemView) and not isinstance(widget, QLineEdit):
            return True
        parent = parent.parentWidget()
    return False


def takes_focus(widget):
    return widget.focusPolicy() is not Qt.FocusPolicy.NoFocus


def is_image(widget):
    if isinstance(widget, QLabel):
        return not widget.pixmap().isNull()
    return isinstance(widget, Painted | TaskView)


def unspoken(root):
    """What has no name or no fitting role for a screen reader."""
    found = []
    for widget in shown(root):
        if not (isinstance(widget, CONTROLS) or takes_focus(widget) or is_image(widget)):
            continue
        if isinstance(widget, QScrollArea | QTextBrowser) and not takes_focus(widget):
            continue
        spoken = QAccessible.queryAccessibleInterface(widget)
        if not spoken.text(QAccessible.Text.Name).strip():
            found.append(f"has no name: {called(widget)}")
        if spoken.role() in NO_ROLE and not isinstance(widget, QScrollArea):
            found.append(f"has no role: {called(widget)}")
    return found


def unreached(root):
    """What can be used but not reached with Tab, Backtab and the arrows of a group."""
    bring_to_front(root.window())
    wanted = {w for w in shown(root) if takes_focus(w) and w.isEnabled()}
    reached = _tabbed(root, wanted)
    reached |= {w for w in wanted - reached if _in_reached_group(w, reached)}
    return [f"cannot be reached: {called(widget)}" for widget in wanted - reached]


def bring_to_front(window):
    """Make a window the active one, whatever had the keyboard before.

    `QTest.qWaitForWindowActive` returns at once while a dialog of the window has the keyboard. A
    dialog that is hidden before Qt has heard that it was shown has it, out of sight.
    """
    window.activateWindow()
    wait_until(lambda: QApplication.activeWindow() is window)


def _tabbed(root, wanted):
    reached, key = set(), Qt.Key.Key_Tab
    for _ in range(2):
        for _ in range(len(wanted) + 3):
            now = QApplication.focusWidget()
            QTest.keyClick(now if now is not None else root, key)
            now = QApplication.focusWidget()
            if now is not None:
                reached |= {now, *_proxied(now)}
        key = Qt.Key.Key_Backtab
    return reached


def _proxied(widget):
    """What a widget has the keyboard for, as the line of a spin box has."""
    parent = widget.parentWidget()
    return {parent} if isinstance(parent, QAbstractSpinBox | QComboBox) else set()


def _grouped(button):
    """Whether it is one of several of which one is chosen: arrow keys lead there."""
    group = button.group()
    return button.autoExclusive() or (group is not None and group.exclusive())


def _in_reached_group(widget, reached):
    if not isinstance(widget, QAbstractButton):
        return False
    group = widget.group()
    if group is not None and group.exclusive():
        return any(one in reached for one in group.buttons())
    siblings = widget.parentWidget().findChildren(QAbstractButton)
    return widget.autoExclusive() and any(one in reached for one in siblings)


def mouse_only(root):
    """What answers to the mouse and to no key."""
    found = []
    for widget in shown(root):
        if not widget.isEnabled():
            continue
        own = [kind for kind in type(widget).__mro__ if kind.__module__.startswith("turingdesk.")]
        clicks = any({"mousePressEvent", "mouseReleaseEvent"} & set(vars(kind)) for kind in own)
        keys = any("keyPressEvent" in vars(kind) for kind in own) or isinstance(widget, CONTROLS)
        if clicks and not (keys and takes_focus(widget)):
            found.append(f"takes no keys: {called(widget)}")
        if isinstance(widget, QAbstractButton) and not (takes_focus(widget) or _grouped(widget)):
            found.append(f"takes no keys: {called(widget)}")
        if isinstance(widget, QLabel) and _links_for_mouse_only(widget):
            found.append(f"has links for the mouse only: {called(widget)}")
        if isinstance(widget, QAbstractItemView) and _clicked_only(widget):
            found.append(f"is clicked, but not activated: {called(widget)}")
        if isinstance(widget, QScrollArea) and _scrolls_for_mouse_only(widget):
            found.append(f"cannot be scrolled with keys: {called(widget)}")
    return found


def turn_wheel(widget, by=-120):
    """Turn the wheel over a widget, downwards where `by` is negative; who took it, if anyone.

    Qt hands a real turn on to the parents of a widget that ignores it, but not one that a
    program sends, so that is done here.
    """
    while widget is not None:
        event = _wheel(widget, by)
        QApplication.sendEvent(widget, event)
        if event.isAccepted():
            return widget
        widget = None if widget.isWindow() else widget.parentWidget()
    return None


def _wheel(widget, by):
    at = QPointF(widget.rect().center())
    made = QWheelEvent(
        at,
        widget.mapToGlobal(at),
        QPoint(),
        QPoint(0, by),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    made.ignore()
    return made


def roll(area):
    """Turn a real wheel over the left part of an area until its page is at its end.

    Every field of the page passes under the mouse; whether the end was reached.
    """
    window, bar, port = area.window(), area.verticalScrollBar(), area.viewport()
    bar.setValue(0)
    at = port.mapTo(window, QPoint(100, port.height() // 2))
    for _ in range(300):
        QTest.wheelEvent(window.windowHandle(), QPointF(at), QPoint(0, -60))
        QApplication.processEvents()
        if bar.value() == bar.maximum():
            break
    return bar.value() == bar.maximum() > 0


def value_of(field):
    """What a field contains."""
    if isinstance(field, QComboBox):
        return field.currentIndex(), field.currentText()
    return field.text() if isinstance(field, QAbstractSpinBox) else field.value()


def turned(root):
    """What the wheel changes, with the focus or without, while the person only scrolls."""
    found = []
    for widget in shown(root):
        if not isinstance(widget, QComboBox | QAbstractSpinBox | QAbstractSlider):
            continue
        before = value_of(widget)
        for _ in range(2):
            turn_wheel(widget)
            turn_wheel(widget, 120)
            turn_wheel(widget, 120)
            if value_of(widget) != before or widget.focusPolicy() is Qt.FocusPolicy.WheelFocus:
                found.append(f"is changed by the wheel: {called(widget)}")
            widget.setFocus()
    return found


def unpressed(root):
    """Buttons that have the focus and leave Enter alone; nothing is clicked."""
    found = []
    for widget in shown(root):
        if isinstance(widget, QPushButton | QToolButton) and takes_focus(widget):
            if not widget.isEnabled():
                continue
            widget.setFocus()
            with QSignalBlocker(widget):
                for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                    QTest.keyPress(widget, key)
                    if not widget.isDown():
                        found.append(f"leaves Enter alone: {called(widget)}")
                    widget.setDown(False)
    return found


def _links_for_mouse_only(label):
    flags = label.textInteractionFlags()
    mouse = bool(flags & Qt.TextInteractionFlag.LinksAccessibleByMouse)
    keys = bool(flags & Qt.TextInteractionFlag.LinksAccessibleByKeyboard)
    return "<a " in label.text() and mouse and not keys


def _clicked_only(view):
    clicked = view.receivers(SIGNAL("clicked(QModelIndex)"))
    clicked += view.receivers(SIGNAL("doubleClicked(QModelIndex)"))
    keys = any(
        "keyPressEvent" in vars(k) for k in type(view).__mro__ if "turingdesk" in k.__module__
    )
    return bool(clicked) and not (view.receivers(SIGNAL("activated(QModelIndex)")) or keys)


def _scrolls_for_mouse_only(area):
    if area.verticalScrollBar().maximum() == 0 or takes_focus(area):
        return False
    inside = area.widget()
    return inside is not None and not any(takes_focus(w) and w.isEnabled() for w in shown(inside))


class Walk:
    """Replaces the camera's `picture`: looks at each screen, and paints it for no one."""

    def __init__(self, *looks):
        self.looks = looks
        self.found = []
        self.pictures = []  #: of each screen and its dialogs, before they were walked through

    def __call__(self, widget, *dialogs):
        settle()
        self.pictures.append([painted.grab().toImage() for painted in (widget, *dialogs)])
        root = dialogs[-1] if dialogs else widget
        for look in self.looks:
            self.found += look(root)
        for painted in (widget, *dialogs):
            painted.grab()  # an error while painting fails the test
        return QPixmap(1, 1)
