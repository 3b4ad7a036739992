"""A tick with many words breaks them into lines instead of cutting them off."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tests.gui.desk.editor.panels.conftest import click
from turingdesk.gui.desk.editor.panels.inputs import Tick, broken

LONG = "Draw the side of the word human anew for each participant of the study"


@pytest.fixture
def tick(qtbot):
    """In a column of a window."""
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    made = Tick(LONG)
    column.addWidget(made)
    column.addStretch(1)
    with qtbot.waitExposed(window):
        window.resize(800, 200)
        window.show()
    yield made
    window.close()


def test_a_long_text_goes_on_in_further_lines_and_comes_back_into_one(qtbot, tick):
    qtbot.waitUntil(lambda: tick.text() == LONG)
    one_line = tick.height()
    tick.window().resize(260, 200)
    qtbot.waitUntil(lambda: tick.height() > one_line)
    assert tick.text().replace("\n", " ") == LONG
    assert tick.width() <= 260
    assert tick.accessibleName() == LONG
    click(qtbot, tick)
    assert tick.isChecked()
    tick.window().resize(800, 200)
    qtbot.waitUntil(lambda: tick.text() == LONG and tick.height() == one_line)


@settings(max_examples=30)
@given(text=st.text("ab 中文", max_size=40), room=st.integers(30, 300))
def test_no_line_is_wider_than_its_room_and_no_letter_is_lost(qapp, text, room):
    font = QFont()
    lines = broken(text, font, room).split("\n")
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(QFontMetrics(font).horizontalAdvance(line) <= room + 1 for line in lines)
