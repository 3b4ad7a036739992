"""Where a kiosk window opens, and the border that tells a pilot from the real thing."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QWidget

from turingdesk.gui.kiosk.frame import BORDER, open_on, paint_frame
from turingdesk.gui.theme import color


class Framed(QWidget):
    """A bare window with the frame of a kiosk."""

    def __init__(self, pilot):
        super().__init__()
        self.pilot = pilot
        self.resize(400, 300)

    def paintEvent(self, event):  # noqa: N802 - the name is Qt's
        paint_frame(self, event, self.pilot)


@pytest.fixture
def framed(qtbot):
    def made(pilot=False):
        window = Framed(pilot)
        qtbot.addWidget(window)
        return window

    return made


def test_a_participant_sees_nothing_but_the_kiosk(framed, qtbot):
    window, screen = framed(), QApplication.primaryScreen()
    open_on(window, screen, full_screen=True)
    qtbot.waitExposed(window)
    assert window.isFullScreen()
    assert window.geometry() == screen.geometry()
    assert window.screen() is screen


def test_a_pilot_stands_in_the_middle_and_can_be_moved(framed, qtbot):
    window, screen = framed(pilot=True), QApplication.primaryScreen()
    open_on(window, screen, full_screen=False)
    qtbot.waitExposed(window)
    room = screen.availableGeometry()
    assert not window.isFullScreen()
    assert window.isVisible()
    assert room.contains(window.geometry())
    assert (window.geometry().center() - room.center()).manhattanLength() <= 2
    assert window.width() == pytest.approx(room.width() * 0.9, abs=1)


@pytest.mark.parametrize("pilot", [False, True])
def test_the_border_of_a_pilot_is_on_all_four_sides_and_nowhere_else(framed, pilot):
    image = framed(pilot).grab().toImage()
    ratio = image.devicePixelRatio()
    wide, high = image.width(), image.height()
    inside = round(BORDER * ratio)
    edges = [(0, 0), (wide - 1, high - 1), (wide // 2, inside - 1), (inside - 1, high // 2)]
    edges += [(wide - inside, high // 2), (wide // 2, high - inside)]
    middle = [(wide // 2, high // 2), (inside, inside), (wide - inside - 1, high - inside - 1)]
    border, ground = color("warning"), color("background")
    assert QColor(border) != QColor(ground)
    for at in edges:
        assert image.pixelColor(QPoint(*at)) == (border if pilot else ground)
    for at in middle:
        assert image.pixelColor(QPoint(*at)) == ground


@pytest.mark.parametrize("pilot", [False, True])
def test_a_kiosk_shows_whether_it_is_a_pilot_on_every_step(kiosk, pilot):
    k = kiosk({"captions": "trials = 2\n"}, pilot=pilot)
    k.wait()
    expected = color("warning" if pilot else "background")
    assert k.window.grab().toImage().pixelColor(0, 200) == expected
    assert k.window.trial.pos() == (QPoint(BORDER, BORDER) if pilot else QPoint(0, 0))


def test_the_page_that_calls_the_experimenter_leaves_the_border_of_a_pilot(kiosk):
    k = kiosk({"captions": "trials = 2\n"}, pilot=True)
    k.wait()
    k.window.fail(RuntimeError("something broke"))
    assert k.window.call.isVisible()
    image = k.window.grab().toImage()
    for x, y in ((0, 200), (BORDER - 1, 200), (image.width() - 1, 200), (600, 0)):
        assert image.pixelColor(x, y) == color("warning")
