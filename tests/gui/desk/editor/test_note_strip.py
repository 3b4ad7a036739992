"""Notes over a panel: whole where there is room for them, else they scroll."""

import pytest

from turingdesk.gui.desk.editor.note_strip import NoteStrip


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
