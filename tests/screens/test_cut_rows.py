"""Rows of lists that do not fit are found, in lists that wrap words and in those that do not."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget

from turingdesk.gui import theme
from turingdesk.gui.desk.wrapped_rows import WrappedRows
from turingdesk.gui.screens.cut_rows import cut_rows

WORDS = "Erkennbarkeit der Imitation"


@pytest.fixture
def rows(qapp, qtbot):
    theme.apply(qapp)
    made = QListWidget()
    made.setProperty("role", "topics")
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    made.addItem(WORDS)
    made.addItem("kurz")
    qtbot.addWidget(made)
    made.show()
    return made


def whole(rows):
    """A width at which the words fit, but not with what the style keeps beside them."""
    return rows.fontMetrics().horizontalAdvance(WORDS) + 10


def test_a_row_of_one_line_is_found_unless_it_has_a_tip(rows):
    rows.resize(whole(rows), 200)
    ((text, needs, has),) = cut_rows(rows)
    assert text == WORDS
    assert needs.width() > has.width()
    rows.item(0).setToolTip(WORDS)
    assert not list(cut_rows(rows))
    rows.item(0).setToolTip("")
    rows.resize(whole(rows) + 60, 200)
    assert not list(cut_rows(rows))


def test_a_row_that_qt_wraps_too_late_is_found_and_one_that_is_measured_is_not(rows):
    rows.setWordWrap(True)
    rows.resize(whole(rows), 200)
    ((text, needs, has),) = cut_rows(rows)
    assert text == WORDS
    assert needs.height() > has.height()
    rows.item(0).setHidden(True)
    assert not list(cut_rows(rows))
    rows.item(0).setHidden(False)
    rows.setItemDelegate(WrappedRows(rows))
    rows.doItemsLayout()
    assert not list(cut_rows(rows))
