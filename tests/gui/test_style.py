"""The wheel scrolls past every field, and Enter presses the focused button once."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWindow
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDateEdit,
    QDial,
    QDialog,
    QDoubleSpinBox,
    QFileDialog,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSlider,
    QSpinBox,
    QTimeEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tests.gui.walker import turn_wheel, turned, unpressed
from turingdesk.gui import theme
from turingdesk.gui.kiosk.fields import Menu

ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


@pytest.fixture(autouse=True)
def look(qapp):
    theme.apply(qapp)
    yield
    theme.apply(qapp)


def a_menu():
    menu = QComboBox()
    menu.addItems("abc")
    menu.setCurrentIndex(1)
    return menu


def ranged(field):
    field.setRange(0, 10)
    field.setValue(5)
    return field


FIELDS = {
    "menu": a_menu,
    "number": lambda: ranged(QSpinBox()),
    "decimal": lambda: ranged(QDoubleSpinBox()),
    "slider": lambda: ranged(QSlider()),
    "dial": lambda: ranged(QDial()),
    "date": QDateEdit,
    "time": QTimeEdit,
}


@pytest.fixture
def page(qtbot):
    """A page that scrolls, with a tall field of every kind in it."""
    area, inside = QScrollArea(), QWidget()
    qtbot.addWidget(area)
    column = QVBoxLayout(inside)
    area.fields = {name: make() for name, make in FIELDS.items()}
    for field in area.fields.values():
        field.setMinimumHeight(200)
        column.addWidget(field)
    area.setWidgetResizable(True)
    area.setWidget(inside)
    area.resize(300, 400)
    area.show()
    return area


def test_the_wheel_scrolls_the_page_and_changes_no_field(page):
    assert turned(page) == []
    bar = page.verticalScrollBar()
    for name, field in page.fields.items():
        bar.setValue(100)
        turn_wheel(field)
        assert bar.value() > 100, f"the page stands still over the {name}"


@pytest.fixture
def buttons(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    window.push, window.tool = QPushButton("Save"), QToolButton(text="More")
    for one in (window.push, window.tool):
        one.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        one.clicks = []
        one.clicked.connect(lambda on=False, one=one: one.clicks.append(on))
        column.addWidget(one)
    window.show()
    return window


@pytest.mark.parametrize("key", ENTERS)
def test_enter_presses_the_focused_button(buttons, qtbot, key):
    assert unpressed(buttons) == []
    for one in (buttons.push, buttons.tool):
        one.setFocus()
        qtbot.keyClick(one, key)
        assert one.clicks == [False]


def hold(widget, key, times=5):
    """Press a key and keep it down: Qt tells each repetition as a release and a press."""
    QApplication.sendEvent(widget, _key(QEvent.Type.KeyPress, key))
    for _ in range(times):
        for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
            target = QApplication.focusWidget() or widget
            QApplication.sendEvent(target, _key(kind, key, again=True))


def let_go(widget, key):
    target = QApplication.focusWidget() or widget
    QApplication.sendEvent(target, _key(QEvent.Type.KeyRelease, key))


def _key(kind, key, again=False):
    return QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "\r", again)


@pytest.mark.parametrize("key", ENTERS)
def test_a_held_enter_presses_once(buttons, key):
    buttons.push.setFocus()
    hold(buttons.push, key)
    assert buttons.push.clicks == []
    let_go(buttons.push, key)
    assert buttons.push.clicks == [False]


def test_enter_that_was_pressed_elsewhere_clicks_nothing_when_it_comes_up(buttons):
    released = []
    buttons.keyReleaseEvent = lambda event: released.append(event.key())
    buttons.push.setFocus()
    hold(buttons, ENTERS[0])
    let_go(buttons.push, ENTERS[0])
    assert buttons.push.clicks == []
    assert released[-1] == ENTERS[0], "the window hears that the key is up"


@pytest.fixture
def dialog(qtbot):
    made = QDialog()
    qtbot.addWidget(made)
    column = QVBoxLayout(made)
    made.line, made.other, made.usual = QLineEdit(), QPushButton("End"), QPushButton("Save")
    made.other.setAutoDefault(False)
    made.usual.setDefault(True)
    for widget in (made.line, made.other, made.usual):
        column.addWidget(widget)
    made.pressed = []
    made.other.clicked.connect(lambda: made.pressed.append("End"))
    made.usual.clicked.connect(lambda: made.pressed.append("Save"))
    made.show()
    return made


def test_enter_in_a_line_still_takes_the_dialogs_default(dialog, qtbot):
    dialog.line.setFocus()
    qtbot.keyClick(dialog.line, ENTERS[0])
    assert dialog.pressed == ["Save"]


def test_enter_takes_the_focused_button_and_not_the_default(dialog, qtbot):
    dialog.other.setFocus()
    qtbot.keyClick(dialog.other, ENTERS[0])
    assert dialog.pressed == ["End"]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("name", theme.themes())
@pytest.mark.parametrize(("kind", "least"), [(QComboBox, 30), (Menu, 44)])
def test_the_list_of_a_menu_shows_every_line_whole(qapp, qtbot, name, percent, kind, least):
    theme.apply(qapp, name, text_percent=percent)
    menu = kind()
    menu.addItems([f"Entry {n}" for n in range(4)])
    qtbot.addWidget(menu)
    menu.show()
    menu.showPopup()
    view = menu.view()
    frame, port = view.window(), view.viewport()
    lines = [view.visualRect(view.model().index(row, 0)) for row in range(4)]
    assert all(port.rect().contains(line) for line in lines)
    assert all(line.height() >= least for line in lines)
    assert view.verticalScrollBar().maximum() == 0
    assert frame.size() - port.size() == QSize(2, 2), "nothing sticks out but a thin line"
    edge = frame.grab().toImage().pixelColor(0, 20).name()
    assert edge == theme.colors().control
    menu.hidePopup()


@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
def test_dialogs_have_the_color_of_cards_and_no_frame_of_the_system(qtbot, qapp, name):
    theme.apply(qapp, name)
    owner = QWidget()
    qtbot.addWidget(owner)
    owner.show()
    dialog = QDialog(owner)
    dialog.resize(300, 200)
    dialog.open()
    assert dialog.windowHandle().flags() & Qt.WindowType.FramelessWindowHint
    assert dialog.windowFlags() & Qt.WindowType.Dialog
    assert dialog.isModal()
    shot = dialog.grab().toImage()
    assert shot.pixelColor(150, 100) == theme.color("card")
    assert shot.pixelColor(150, 0) == theme.color("control"), "a line around it"
    assert not owner.windowFlags() & Qt.WindowType.FramelessWindowHint
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_file_dialog_keeps_the_frame_that_the_system_gives(qtbot):
    dialog = QFileDialog()
    qtbot.addWidget(dialog)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.show()
    assert not dialog.windowFlags() & Qt.WindowType.FramelessWindowHint


class MovedWindow(QWindow):
    """Counts how often the system is asked to move it."""

    moves = 0

    def startSystemMove(self):  # noqa: N802 - Qt's own name
        self.moves += 1
        return True


def test_a_click_on_a_dialog_moves_nothing_and_a_drag_does(qtbot, monkeypatch):
    dialog = QDialog()
    qtbot.addWidget(dialog)
    dialog.resize(300, 200)
    dialog.show()
    handle = MovedWindow()
    monkeypatch.setattr(dialog, "windowHandle", lambda: handle)
    left = Qt.MouseButton.LeftButton
    qtbot.mouseClick(dialog, left, pos=QPoint(20, 20))
    qtbot.mouseMove(dialog, QPoint(120, 120))
    assert handle.moves == 0, "the system may not hear of the release of a click"
    qtbot.mousePress(dialog, left, pos=QPoint(20, 20))
    for place, button in (((22, 20), left), ((80, 60), left), ((90, 60), left)):
        at = QPointF(*place)
        moved = QMouseEvent(
            QEvent.Type.MouseMove,
            at,
            dialog.mapToGlobal(at),
            Qt.MouseButton.NoButton,
            button,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(dialog, moved)
    assert handle.moves == 1
