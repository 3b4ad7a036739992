"""A finger scrolls the questions beside a stimulus, and answers nothing on the way."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QScrollArea, QScroller

from tests.gui.kiosk.hands import drag

ASKED = "".join(
    f'[[block.question]]\nid = "q{n}"\ntext = "What of {n}?"\nkind = "choice"\n'
    'choices = ["One", "Two", "Three", "Four"]\n'
    for n in range(4)
)


@pytest.fixture
def beside(kiosk):
    """A trial with more questions than fit beside its stimulus."""
    k = kiosk({"captions": f"trials = 2\n{ASKED}"})
    k.window.resize(800, 600)  # as large as the screen on which Qt looks for the finger
    QApplication.processEvents()
    k.wait()
    area = next(
        one for one in k.bar.findChildren(QScrollArea) if one.isAncestorOf(k.bar.fields[0])
    )
    assert area.verticalScrollBar().maximum() > 100
    return k, area


@pytest.mark.slow
def test_a_finger_scrolls_the_questions_beside_a_stimulus(beside, qtbot):
    k, area = beside
    button = k.bar.fields[1].buttons[0]
    start = button.mapTo(k.window, button.rect().center())
    drag(k.window, start, start - QPoint(0, 150))
    qtbot.waitUntil(lambda: area.verticalScrollBar().value() > 80)
    scroller = QScroller.scroller(area.viewport())
    qtbot.waitUntil(lambda: scroller.state() == QScroller.State.Inactive)
    assert not any(one.isChecked() for field in k.bar.fields for one in field.buttons)
    assert not k.bar.sheet.value(k.bar.fields[1].question.key)


def test_a_finger_that_stays_where_it_is_answers(beside, qtbot):
    k, area = beside
    button = k.bar.fields[1].buttons[0]
    at = button.mapTo(k.window, button.rect().center())
    drag(k.window, at, at)
    qtbot.waitUntil(button.isChecked)
    assert k.bar.sheet.value(k.bar.fields[1].question.key) == "One"
    assert area.verticalScrollBar().value() == 0
