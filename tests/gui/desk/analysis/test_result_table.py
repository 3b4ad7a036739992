"""A result's table: every row in sight, every word too, also with larger letters."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from turingdesk.analysis import ANALYSES
from turingdesk.core.message import message
from turingdesk.desk.analysis_view import AnalysisQuery, AnalysisView
from turingdesk.exchange.report.pieces import grid, head
from turingdesk.gui import theme, translation
from turingdesk.gui.desk.analysis.chapter_cards import ChapterCards
from turingdesk.gui.desk.analysis.result_card import ResultCard
from turingdesk.gui.desk.analysis.result_table import ResultTable, cell
from turingdesk.gui.translation import Voice, translate_message
from turingdesk.table.table import frame

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


def test_a_chapter_that_is_begun_is_shown_at_once_when_the_next_answer_comes(qtbot):
    """Waiting for the parts of its first card, it would never come to its second."""
    chapter = ChapterCards(lambda _: None)
    qtbot.addWidget(chapter)
    results = tuple(replace(FOUND, query=AnalysisQuery(of)) for of in ("confusion", "comparisons"))
    found = AnalysisView(results=results)
    chapter.show_chapter(found)
    assert not chapter.results["confusion"].is_whole
    chapter.show_chapter(found, at_once=True)
    assert chapter.is_whole
    assert list(chapter.results) == ["confusion", "comparisons"]


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


@pytest.fixture
def german(monkeypatch):
    monkeypatch.setitem(translation._voices, "program", Voice("de"))


def test_cells_are_translated_where_the_program_wrote_them_and_kept_where_people_did(german):
    assert cell(message("human")) == "Mensch"
    assert cell("human") == "human"  # as an agent, or a task, may be called
    assert cell(message("(all)")) == "(alle)"
    assert cell(True) == "ja"
    assert cell(message("words per text")) == "W\u00f6rter je Text"
    assert cell("words per text") == "words per text"


def test_numbers_have_the_signs_of_the_language(german):
    assert cell(12_345) == "12.345"
    assert cell(0.56789) == "0,568"
    assert cell(None) == "\u2013"


def test_a_table_of_results_is_in_the_desks_language(qtbot, german):
    found = ANALYSES["confusion"].compute(frame([]))
    made = grid("", list(found.columns), found.to_dict("records"))
    table = ResultTable(AnalysisView(heads=made.heads, rows=made.rows), "")
    qtbot.addWidget(table)
    across = Qt.Orientation.Horizontal
    shown = [table.rows.headerData(n, across) for n in range(table.rows.columnCount())]
    assert shown == ["Wahrheit", "n Mensch", "n Maschine", "n", "Anmerkung", ""]
    cells = [table.rows.data(table.rows.index(row, 0)) for row in range(2)]
    assert cells == ["Mensch", "Maschine"]
    below = [translate_message(text) for text in made.below]
    assert below[1:3] == [
        "Methode: Wilson-Intervall nach Durchgang",
        "Anmerkung 1: Keine Urteile zur Herkunft Mensch.",
    ]


def test_heads_are_english_on_an_english_desk():
    assert [head(one) for one in ("ci_low", "p_hh", "n_judges")] == [
        "95% CI low",
        "p(H|H)",
        "n judges",
    ]


@pytest.mark.release
@pytest.mark.parametrize("name", list(ANALYSES))
def test_every_column_of_every_analysis_has_a_head_in_chinese(name):
    chinese = Voice("zh")
    signs = {"n", "p", "df", "sd", "se", "p_hh", "p_mm", "p_shown", "p_holm"}
    names = ("kappa", "brier", "cider", "bleu", "hedges", "pocock", "obrien")
    for column in map(str, ANALYSES[name].compute(frame([])).columns):
        if column not in signs and not column.startswith(names):
            assert translate_message(head(column), chinese) != head(column)
