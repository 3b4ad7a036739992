"""A result's table: rows and words in sight, also with larger letters."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea
from shiboken6 import isValid

from turingdesk.analysis import ANALYSES
from turingdesk.analysis._figure import Axis, Figure, Points
from turingdesk.core.message import message
from turingdesk.exchange.report.pieces import grid, head
from turingdesk.gui import theme, translation
from turingdesk.gui.desk.analysis.overview_cards import OverviewCards
from turingdesk.gui.desk.analysis.page import ChapterCards
from turingdesk.gui.desk.results.figure_view import FigureView
from turingdesk.gui.desk.results.result_card import ResultCard
from turingdesk.gui.desk.results.result_table import FIRST, MOST, ResultTable, cell
from turingdesk.gui.translation import ScreenVoice, translate_message
from turingdesk.presenters.analysis_view import AnalysisOverview, AnalysisQuery, AnalysisView
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
    shown.show_result(FOUND)
    qtbot.waitUntil(lambda: shown.is_whole)
    return shown


def is_whole(table):
    head = table.horizontalHeader()
    return all(
        head.sectionSize(n) >= max(table.sizeHintForColumn(n), head.sectionSizeHint(n))
        for n in range(len(FOUND.heads))
    )


def unfold(card):
    (more,) = (one for one in card.findChildren(QPushButton) if one.text() == "Show all 31 rows")
    more.click()


def test_a_long_table_shows_its_first_rows_and_all_of_them_when_asked(qtbot, card):
    assert [row[0] for _, row in card.table.rows.things] == [f"agent {n}" for n in range(FIRST)]
    high = card.height()
    unfold(card)
    assert card.table.rows.rowCount() == 31
    qtbot.waitUntil(lambda: card.height() > high)
    assert not [one for one in card.findChildren(QPushButton) if one.isVisible()]
    card.show_result(replace(FOUND, rows=(*ROWS, ("agent 31", 1, ""))))
    qtbot.waitUntil(lambda: card.is_whole)
    assert card.table.rows.rowCount() == 32, "newer results are not folded again"


def test_a_table_of_few_rows_is_whole(qtbot, card):
    card.show_result(replace(FOUND, rows=ROWS[:MOST]))
    qtbot.waitUntil(lambda: card.is_whole)
    assert card.table.rows.rowCount() == MOST
    assert not card.table.further


def test_rows_and_words_are_in_sight(qtbot, card):
    unfold(card)
    table = card.table
    qtbot.waitUntil(lambda: table.width() > 600)
    assert table.viewport().height() >= 31 * table.rowHeight(0)
    assert is_whole(table)


def test_parts_are_shown_one_after_another_and_another_result_takes_their_place(qtbot, card):
    before = card.table
    card.show_result(FOUND)
    qtbot.waitUntil(lambda: card.table is not None)
    assert not card.is_whole
    assert before.isVisible()
    qtbot.waitUntil(lambda: card.is_whole)
    qtbot.waitUntil(lambda: not isValid(before))
    assert card.table.isVisible()
    card.show_result(FOUND)
    card.show_result(AnalysisView())
    assert card.is_whole
    assert card.table is None
    card.show_result(FOUND)
    qtbot.waitUntil(lambda: card.is_whole)
    assert card.table.rows.rowCount() == FIRST


def _views():
    return [one for one in QApplication.allWidgets() if isinstance(one, FigureView)]


def test_a_figure_in_the_making_goes_with_its_card(qtbot, card):
    bars = Figure(
        "halves", "Halves", Axis("", ("a", "b")), Axis("Share"), (Points([0, 1], [1, 2]),)
    )
    card.show_result(replace(FOUND, figures=(bars,)))
    qtbot.waitUntil(lambda: bool(_views()))
    (begun,) = _views()
    card.show_result(FOUND)
    qtbot.waitUntil(lambda: not isValid(begun))


def test_a_chapter_that_is_begun_is_continued_when_the_next_answer_comes(qtbot):
    chapter = ChapterCards(lambda _: None)
    qtbot.addWidget(chapter)
    results = tuple(
        replace(FOUND, query=AnalysisQuery(name=of)) for of in ("confusion", "comparisons")
    )
    found = AnalysisView(results=results)
    chapter.show_chapter(found)
    qtbot.waitUntil(lambda: "confusion" in chapter.results)
    begun = chapter.results["confusion"]
    assert not begun.is_whole
    chapter.show_chapter(found)
    qtbot.waitUntil(lambda: chapter.is_whole)
    assert chapter.results["confusion"] is begun
    assert list(chapter.results) == ["confusion", "comparisons"]


def test_new_results_take_their_place_without_moving_what_someone_reads(qtbot):
    chapter, area = ChapterCards(lambda _: None), QScrollArea()
    qtbot.addWidget(area)
    area.setWidgetResizable(True)
    area.setWidget(chapter)
    area.resize(700, 400)
    area.show()
    names = ("confusion", "comparisons")
    found, later = (
        AnalysisView(
            results=tuple(replace(FOUND, query=AnalysisQuery(name=of), rows=rows) for of in names)
        )
        for rows in (ROWS, (*ROWS[:-1], ("another agent", 1, "")))
    )
    chapter.show_chapter(found)
    qtbot.waitUntil(lambda: chapter.is_whole)
    for card in chapter.results.values():
        unfold(card)
    bar = area.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    place, moved = bar.value(), []
    bar.valueChanged.connect(moved.append)
    chapter.show_chapter(later)
    qtbot.waitUntil(lambda: chapter.is_whole)
    assert chapter.results["comparisons"].table.rows.thing(30)[1][0] == "another agent"
    assert place > 0
    assert not moved


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
        AnalysisQuery(name="comparisons"),
        {"small": "Words"},
        heads=("test", "p"),
        rows=(("clustered t-test", "0.310"),),
        papers=papers,
    )
    card.show_result(found)
    qtbot.waitUntil(lambda: card.is_whole)
    (unfold,) = [one for one in card.findChildren(QPushButton) if "published" in one.text()]
    qtbot.waitUntil(card.table.isVisible)
    assert not card.papers.isVisible()
    qtbot.mouseClick(unfold, Qt.MouseButton.LeftButton)
    assert card.papers.isVisible()
    assert card.papers.model().index(0, 0).data() == "permutation"


@pytest.fixture
def german(monkeypatch):
    monkeypatch.setitem(translation.voices, "program", ScreenVoice("de"))


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
    assert shown == ["Wahrheit", "n Mensch", "n\nMaschine", "n", "Anmerkung", ""]
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
    chinese = ScreenVoice("zh")
    signs = {"n", "p", "df", "sd", "se", "p_hh", "p_mm", "p_shown", "p_holm"}
    names = ("kappa", "brier", "cider", "bleu", "hedges", "pocock", "obrien")
    for column in map(str, ANALYSES[name].compute(frame([])).columns):
        if column not in signs and not column.startswith(names):
            assert translate_message(head(column), chinese) != head(column)


def test_the_overview_says_which_verdicts_have_no_row_in_the_matrix(qtbot):
    cards = OverviewCards(lambda _: None)
    qtbot.addWidget(cards)
    said = tuple({"truth": one, "n_human": 6, "n_machine": 4} for one in ("human", "machine"))
    overview = AnalysisOverview(confusion=said, detectability={}, course=None)
    found = AnalysisView(given=24, left_out={"rule:too_fast": 2}, overview=overview)
    for shown, text in (
        (found, "20 answers counted \u00b7 2 on pairs, which have no row here"),
        (replace(found, given=22), "20 answers counted"),
    ):
        list(cards.pieces(shown))
        assert cards.counts.text() == text


def test_a_figure_called_as_its_card_does_not_repeat_the_title(qtbot, card):
    axes = Axis("", ("a", "b")), Axis("Share")
    titles = ANALYSES["confusion"].title, message("Halves")
    drawn = tuple(
        Figure(f"f{n}", one, *axes, (Points([0, 1], [1, 2]),)) for n, one in enumerate(titles)
    )
    nothing = Figure("f2", "None", *axes, nothing="Nothing is drawn.")
    query = AnalysisQuery(name="confusion")
    card.show_result(replace(FOUND, query=query, rows=ROWS[:3], figures=(*drawn, nothing)))
    qtbot.waitUntil(lambda: card.is_whole)
    assert [one.title.isVisible() for one in card.figures] == [False, True, True]
    saves = [one for one in card.findChildren(QPushButton) if one.text() == "Save figure\u2026"]
    assert len(saves) == 2, "of what is drawn"
