"""A box to tick takes the lines that it needs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget

from turingdesk.gui import theme
from turingdesk.gui.desk.widgets.tick import WrappingCheckBox, broken

WORDS = "Pilot: in a window with an orange border, stored separately, never counted"
NARROW = 200


@pytest.fixture
def tick(qapp, qtbot):
    theme.apply(qapp)
    inside = QWidget()
    qtbot.addWidget(inside)
    made = WrappingCheckBox(WORDS)
    column = QVBoxLayout(inside)
    column.addWidget(made)
    column.addStretch(1)
    inside.resize(900, 400)
    inside.show()
    yield made
    theme.apply(qapp)


def test_words_stand_in_one_line_where_there_is_room(tick):
    assert tick.text() == WORDS
    assert tick.width() >= tick.sizeHint().width()


def test_a_narrow_box_breaks_its_words_and_loses_none(tick, qtbot):
    one = tick.height()
    tick.window().resize(NARROW, 400)
    lines = tick.text().split("\n")
    assert len(lines) > 2
    assert " ".join(lines) == WORDS == tick.accessibleName()
    room = tick.width() - tick.minimumSizeHint().height()
    assert all(tick.fontMetrics().horizontalAdvance(line) <= room for line in lines)
    needed = one + (len(lines) - 1) * tick.fontMetrics().lineSpacing()
    qtbot.waitUntil(lambda: tick.height() >= needed)


def test_larger_letters_break_it_anew_and_smaller_ones_bring_the_line_back(tick, qapp):
    tick.window().resize(700, 400)
    assert "\n" not in tick.text()
    theme.resize(qapp, 200)
    assert "\n" in tick.text()
    theme.resize(qapp, 100)
    assert tick.text() == WORDS


def test_a_broken_box_is_ticked_with_mouse_and_key(tick):
    tick.window().resize(NARROW, 400)
    QTest.mouseClick(tick, Qt.MouseButton.LeftButton, pos=tick.rect().center())
    assert tick.isChecked()
    QTest.keyClick(tick, Qt.Key.Key_Space)
    assert not tick.isChecked()


@given(text=st.text("ab 中文", max_size=40), room=st.integers(30, 300))
def test_no_line_is_wider_than_its_room_and_no_letter_is_lost(qapp, text, room):
    font = QFont()
    lines = broken(text, font, room)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(QFontMetrics(font).horizontalAdvance(line) <= room + 1 for line in lines)


def test_a_text_without_spaces_is_broken_inside(tick):
    tick.setParent(None)
    tick.close()
    chinese = WrappingCheckBox("为研究的每位参与者重新抽取人类一词出现在哪一侧")
    assert chinese.minimumSizeHint().width() < chinese.sizeHint().width()
