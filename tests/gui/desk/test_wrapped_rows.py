"""Rows of a list are as high as their words need, at any width."""

import pytest
from PySide6.QtWidgets import QListWidget

from tests.screens.cut import cut_rows
from turingdesk.gui import theme
from turingdesk.gui.desk.wrapped_rows import ORDERED, TOPICS, WrappedRows

NAMES = ("Kalibrierung der Urteilssicherheit", "Erkennbarkeit der Imitation", "Spiele")


@pytest.mark.parametrize("role", ["topics", "ordered"])
@pytest.mark.parametrize("width", range(150, 320, 10))
def test_nothing_is_cut_and_nothing_higher_than_it_needs(qapp, qtbot, width, role):
    theme.apply(qapp)
    rows = QListWidget()
    rows.setProperty("role", role)
    rows.setWordWrap(True)
    rows.setItemDelegate(WrappedRows(rows, ORDERED if role == "ordered" else TOPICS))
    rows.setFixedWidth(width)
    rows.addItems(NAMES)
    qtbot.addWidget(rows)
    rows.show()
    assert not list(cut_rows(rows))
    heights = [rows.visualItemRect(rows.item(n)).height() for n in range(len(NAMES))]
    assert heights[2] == min(heights)
    assert heights[2] < 2 * rows.fontMetrics().height()
