"""A result's table: every row in sight, every word too, also with larger letters."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from turingdesk.desk.analysis_view import AnalysisQuery, AnalysisView
from turingdesk.gui import theme
from turingdesk.gui.desk.analysis.result_card import ResultCard

ROWS = tuple(
    (f"agent {n}", 1000 * n, "a rather long method" if n == 30 else "") for n in range(31)
)
FOUND = AnalysisView(studies={"small": "Words"}, heads=("agent", "n", "method"), rows=ROWS)


@pytest.fixture
def card(qtbot):
    theme.apply(QApplication.instance())
    shown = ResultCard(lambda _: None)
    qtbot.addWidget(shown)
    shown.resize(700, 400)
    shown.show()
    shown.show_result(FOUND, at_once=True)
    return shown


def is_whole(table):
    head = table.horizontalHeader()
    return all(
        head.sectionSize(n) >= max(table.sizeHintForColumn(n), head.sectionSizeHint(n))
        for n in range(len(FOUND.heads))
    )


def test_rows_and_words_are_in_sight(qtbot, card):
    table = card.table
    assert table.rows.rowCount() == 31
    qtbot.waitUntil(lambda: table.width() > 600)
    assert table.viewport().height() >= 31 * table.rowHeight(0)
    assert is_whole(table)


def test_parts_are_shown_one_after_another_and_another_result_takes_their_place(qtbot, card):
    card.show_result(FOUND)
    assert not card.is_whole
    card.show_result(AnalysisView())
    assert card.is_whole
    assert card.table is None
    card.show_result(FOUND)
    qtbot.waitUntil(lambda: card.is_whole)
    assert card.table.rows.rowCount() == 31


def test_larger_letters_have_their_room(qtbot, card):
    table, app = card.table, QApplication.instance()
    before = table.horizontalHeader().sectionSize(2), table.height()
    theme.resize(app, 150)
    try:
        qtbot.waitUntil(lambda: table.height() > 1.3 * before[1])
        assert table.horizontalHeader().sectionSize(2) > 1.3 * before[0]
        assert is_whole(table)
    finally:
        theme.resize(app, 100)


def test_tests_of_published_studies_are_folded_below_and_a_click_shows_them(qtbot):
    papers = AnalysisView(
        heads=("test", "p"), rows=(("permutation", "0.020"),), below=("As then.",)
    )
    card = ResultCard(lambda drawn: None)
    qtbot.addWidget(card)
    card.show()
    found = AnalysisView(
        AnalysisQuery("comparisons"),
        {"small": "Words"},
        heads=("test", "p"),
        rows=(("clustered t-test", "0.310"),),
        papers=papers,
    )
    card.show_result(found, at_once=True)
    (unfold,) = [one for one in card.findChildren(QPushButton) if "published" in one.text()]
    qtbot.waitUntil(card.table.isVisible)
    assert not card.papers.isVisible()
    qtbot.mouseClick(unfold, Qt.MouseButton.LeftButton)
    assert card.papers.isVisible()
    assert card.papers.model().index(0, 0).data() == "permutation"
