"""Notes over a panel: whole where there is room for them, else they scroll."""

import pytest
from PySide6.QtWidgets import QPushButton, QTextEdit, QVBoxLayout, QWidget

from turingdesk.gui.desk.editor.note_strip import NoteStrip, ScrollingText
from turingdesk.gui.desk.widgets.controls import label
from turingdesk.gui.desk.widgets.folding_row import FoldingRow


@pytest.fixture
def strip(qtbot):
    made = NoteStrip()
    qtbot.addWidget(made)
    made.resize(300, 400)
    return made


def test_a_long_note_can_be_scrolled_where_the_window_is_low(qtbot, strip):
    strip.show_text("A merged cell: its text is in the first cell. " * 12)
    needed = strip.text.heightForWidth(strip.scrolling.viewport().width())
    qtbot.waitUntil(lambda: strip.scrolling.height() == needed)
    strip.resize(300, 100)
    bar = strip.scrolling.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)


def test_an_empty_note_takes_no_room(qtbot, strip):
    strip.show_text("")
    assert strip.scrolling.maximumHeight() == 0


def test_a_note_beside_a_button_is_whole_in_a_high_window(qtbot):
    window, strip, row = QWidget(), QWidget(), FoldingRow(any_letters=True)
    qtbot.addWidget(window)
    scrolling = ScrollingText(label("A workbook can't be edited here. " * 8, wrap=True))
    scrolling.setMinimumWidth(200)
    strip.setLayout(row)
    row.addWidget(scrolling, 1)
    row.addWidget(QPushButton("Edit a copy"))
    column = QVBoxLayout(window)
    column.addWidget(strip)
    column.addWidget(QTextEdit(), 1)
    window.resize(500, 900)
    window.show()
    bar, text = scrolling.verticalScrollBar(), scrolling.widget()
    qtbot.waitUntil(lambda: text.height() > 66)
    qtbot.waitUntil(lambda: scrolling.height() == text.height())
    assert not bar.isVisible()
    window.resize(500, 180)
    qtbot.waitUntil(lambda: bar.maximum() > 0)
