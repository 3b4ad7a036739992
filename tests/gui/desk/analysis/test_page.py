"""The Analysis page: real windows, a real process behind it, real files."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton

from tests.gui.desk.conftest import TOML, page_of, write_study
from tests.small_study import walk_on
from turingdesk.analysis._levels import crossed
from turingdesk.gui.desk import worker_poller
from turingdesk.gui.desk.analysis.overview_cards import NOT_REGISTERED
from turingdesk.gui.desk.analysis.page import ChapterCards
from turingdesk.gui.desk.results.saving import FigureDialog
from turingdesk.presenters.study_query import AnswerSource
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import open_package
from turingdesk.system.edition import edition
from turingdesk.table.upgrades import CHANGES, is_news

PATIENCE_MS = 60_000  #: pandas and matplotlib begin, perhaps on a busy machine
NEVER_MS = 3_600_000


@pytest.fixture
def page(qtbot, desk, sit, monkeypatch, squeezed):
    """The page of one session; it looks again when it is told to, not between two clicks."""
    monkeypatch.setattr(worker_poller, "ANALYSES", worker_poller.Pace(every_ms=NEVER_MS))
    sit("P-001")
    shown = page_of(desk, "analysis")
    assert shown.study.accessibleName() == "Study"
    qtbot.waitUntil(lambda: bool(shown.shown.studies), timeout=PATIENCE_MS)
    return shown


@pytest.mark.slow
def test_cards_are_never_painted_lower_than_their_contents(qtbot, page, squeezed):
    assert page.cards.overview.isVisible()
    qtbot.waitUntil(lambda: page.shown.is_whole and page.cards.is_whole, timeout=PATIENCE_MS)
    page.select("task_and_machine")
    qtbot.waitUntil(lambda: page.shown.query.chapter == "task_and_machine", timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: page.shown.is_whole and page.cards.is_whole, timeout=PATIENCE_MS)
    assert page.cards.results
    page.cards.grab()
    assert squeezed == []


def asked(monkeypatch, path, kind):
    answer = (str(path) if path else "", f"*{kind}")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: answer)


def saves(page):
    """The buttons that save a figure."""
    buttons = page.cards.results["confusion"].findChildren(QPushButton)
    return [one for one in buttons if one.isVisible() and not one.isCheckable()]


def words(page):
    """What the cards say now."""
    return [one.text() for one in page.cards.findChildren(QLabel) if not one.isHidden()]


def result(page):
    """What is shown of the confusion matrix."""
    return next(one for one in page.shown.results if one.query.name == "confusion")


def test_without_answers_it_says_so_and_offers_no_report(qtbot, desk):
    shown = page_of(desk, "analysis")
    assert shown.empty.isVisible()
    assert shown.empty.text() == "Reading the journals\u2026"
    qtbot.waitUntil(lambda: "No answers yet" in shown.empty.text(), timeout=PATIENCE_MS)
    assert not shown.report.isEnabled()
    desk.go_to("studies")
    shown.feed.close()


@pytest.mark.slow
@pytest.mark.damages_journals
def test_what_an_upgrade_changed_is_told_once(qtbot, desk, sit, data):
    sit("P-001")
    for path in data.glob("sub-*.jsonl"):
        text = path.read_text("utf-8")
        path.write_text(text.replace(str(edition()), "TuringDesk 0.1.0"), "utf-8")
    shown = page_of(desk, "analysis")
    qtbot.waitUntil(
        lambda: "that an earlier version recorded" in desk.notice.text.text(), timeout=PATIENCE_MS
    )
    assert CHANGES[0].text in desk.notice.text.text()
    assert not is_news(data, shown.shown.study), "it was told"


@pytest.mark.slow
def test_simulated_data_are_marked(page):
    assert page.source_tag.isHidden()
    page.show_view(replace(page.shown, source=AnswerSource.SIMULATED), "")
    assert page.source_tag.isVisible()
    assert page.source_tag.text() == "Simulated data"
    page.show_view(replace(page.shown, source=AnswerSource.MACHINES), "")
    assert page.source_tag.isHidden()


@pytest.mark.slow
def test_a_second_column_crosses_the_first(page):
    columns = {"gender": "gender", "task": "task"}
    page.show_view(replace(page.shown, columns_by=columns), "")
    assert not page.and_by.isVisible()
    page.by.setCurrentIndex(page.by.findData("task"))
    page.choose()
    assert page.feed.query.by == "task"
    page.show_view(replace(page.shown, query=page.feed.query, columns_by=columns), "")
    assert page.and_by.isVisible()
    assert [page.and_by.itemData(n) for n in range(page.and_by.count())] == ["", "gender"]
    page.and_by.setCurrentIndex(1)
    page.choose()
    assert page.feed.query.by == crossed(["task", "gender"])
    page.show_view(replace(page.shown, query=page.feed.query, columns_by=columns), "")
    assert (page.by.currentData(), page.and_by.currentData()) == ("task", "gender")


def begin_and_stop_a_report(qtbot, page, tmp_path, monkeypatch):
    """Nothing is written without a name, and a report that is stopped leaves nothing behind."""
    asked(monkeypatch, None, ".html")
    page.report.click()
    assert not page.saving.is_busy
    asked(monkeypatch, tmp_path / "report.html", ".html")
    page.report.click()
    assert page.cancel.isVisible()
    assert page.progress.isVisible()
    page.cancel.click()
    qtbot.waitUntil(lambda: not page.saving.is_busy, timeout=PATIENCE_MS)
    assert page.report.isVisible()
    assert not (tmp_path / "report.html").exists()
    assert not list(tmp_path.glob(".turingdesk-*"))


def walk_to_the_overview(qtbot, page):
    """Chapters are walked with keys, and the first one begins with the main results."""
    assert page.shown.query.chapter == "overview"
    page.names.setFocus()
    qtbot.keyClick(page.names, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: page.shown.query.chapter == "task_and_machine", timeout=PATIENCE_MS)
    qtbot.keyClick(page.names, Qt.Key.Key_Up)
    qtbot.waitUntil(lambda: page.shown.query.chapter == "overview", timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: page.shown.is_whole and page.cards.is_whole, timeout=PATIENCE_MS)
    assert list(page.cards.results) == ["confusion", "detectability"]
    assert page.title.text() == "Words, spring"
    assert page.sessions.text() == "1 of 30 sessions"
    assert page.cards.overview.isVisible()
    assert sum(int(cell.n) for cell in page.cards.overview.matrix.cells.values()) == 4
    tests = page.cards.overview.tests
    assert tests.title.text() == "Tests"
    assert {"Exploratory", "Detectability against 0.5"} <= set(words(page))
    assert tests.sentences.text().startswith(NOT_REGISTERED)
    assert page.cards.results["confusion"].standing.text() == "Exploratory"


@pytest.mark.slow
def test_results_figures_and_files(qtbot, desk, page, sit, tmp_path, monkeypatch):
    """One process for all of it: each start of pandas takes a second."""
    walk_to_the_overview(qtbot, page)
    assert page.note.text() == ""
    notes = ("Method: ", "Note ")
    assert any(text.startswith(notes) for text in words(page))
    assert "Verdicts by origin" in words(page)
    card = page.cards.results["confusion"]
    assert card.table.rows.rowCount() == len(result(page).rows)
    (view,) = card.figures
    assert "Proportion of verdicts" in view.caption.text()
    assert view.plot.accessibleDescription().startswith(view.caption.text() + "\n")
    painted = view.plot.panels.grab().toImage()
    colors = {
        painted.pixel(x, y)
        for x in range(0, painted.width(), 3)
        for y in range(0, painted.height(), 3)
    }
    assert len(colors) > 4  # shades of cells and the letters in them

    # It follows the data, and a figure is written as the very same drawing.
    before, whole = page.shown, result(page)
    sit("P-002")
    qtbot.waitUntil(lambda: not page.feed.is_looking)
    page.feed.look()
    qtbot.waitUntil(lambda: page.shown is not before, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: page.cards.is_whole)
    asked(monkeypatch, tmp_path / "figure", ".svg")
    qtbot.waitUntil(lambda: bool(saves(page)))
    (save,) = saves(page)
    assert save.accessibleDescription() == result(page).figures[0].title
    qtbot.mouseClick(save, Qt.MouseButton.LeftButton)
    qtbot.keyClick(page.window().findChild(FigureDialog), Qt.Key.Key_Return)
    qtbot.waitUntil((tmp_path / "figure.svg").is_file, timeout=PATIENCE_MS)

    # Results are split by a column that is chosen with keys, and put together again.
    page.by.setFocus()
    qtbot.keyClick(page.by, Qt.Key.Key_Down)
    column = page.by.currentData()
    assert column in page.shown.columns_by
    qtbot.waitUntil(lambda: page.shown.query.by == column, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: page.shown.is_whole and page.cards.is_whole, timeout=PATIENCE_MS)
    assert result(page).heads[0] == page.by.currentText()
    rows = page.cards.results["confusion"].table.rows.rowCount()
    assert rows == len(result(page).rows) > len(whole.rows)
    qtbot.keyClick(page.by, Qt.Key.Key_Up)
    qtbot.waitUntil(lambda: page.shown.query.by == "", timeout=PATIENCE_MS)

    begin_and_stop_a_report(qtbot, page, tmp_path, monkeypatch)
    desk.go_to("studies")
    page.feed.close()


@pytest.mark.slow
def test_a_report_is_written_in_the_background(qtbot, desk, page, tmp_path, monkeypatch):
    asked(monkeypatch, tmp_path / "report.html", ".html")
    with qtbot.waitSignal(page.saving.progressed, timeout=PATIENCE_MS):
        page.report.click()
    qtbot.waitUntil(lambda: not page.saving.is_busy, timeout=3 * PATIENCE_MS)
    assert "Words, spring" in (tmp_path / "report.html").read_text("utf-8")
    assert desk.notice.text.text() == f"Saved to {tmp_path / 'report.html'}."
    assert desk.notice.property("role") == "notice"


LIMIT = "[block.limits]\ntoo_fast_s = 600\n"


@pytest.mark.slow
def test_what_rules_leave_out_is_told_and_shown_before_rules_on_request(
    qtbot, desk, data, tmp_path, monkeypatch
):
    monkeypatch.setattr(worker_poller, "ANALYSES", worker_poller.Pace(every_ms=NEVER_MS))
    fast = open_package(write_study(tmp_path / "fast", TOML + LIMIT))
    recorder = SessionRecorder.begin(fast, data, SessionSetup("P-001", "Booth 1"))
    walk_on(recorder, 10_000)
    recorder.abandon()
    shown = page_of(desk, "analysis")
    qtbot.waitUntil(lambda: bool(shown.shown.studies), timeout=PATIENCE_MS)
    assert shown.left_out.text() == (
        "Rules exclude 4 of 4 verdicts (too fast: 4). "
        "The results below apply the rules and include the remaining 0."
    )
    qtbot.waitUntil(lambda: shown.shown.is_whole and shown.cards.is_whole, timeout=PATIENCE_MS)
    after = shown.shown.overview.confusion
    assert {row["n"] for row in after} == {0}
    qtbot.waitUntil(lambda: shown.shown.is_surveyed, timeout=PATIENCE_MS)
    missing = shown.names.item(shown.names.count() - 1)
    assert missing.text() == f"Not computed ({len(shown.shown.not_computed)})"
    assert not shown.cards.missing.isVisible()
    shown.select("not_computed")
    qtbot.waitUntil(shown.cards.missing.isVisible, timeout=PATIENCE_MS)
    assert "Imitation detectability" in shown.cards.not_computed.text()
    shown.select("overview")
    qtbot.waitUntil(lambda: shown.shown.query.chapter == "overview", timeout=PATIENCE_MS)
    shown.rules.setFocus()
    qtbot.keyClick(shown.rules, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: shown.shown.query.before, timeout=PATIENCE_MS)
    assert shown.left_out.text().startswith("Rules exclude 4 of 4 verdicts")
    assert "shown without the rules" in shown.left_out.text()
    assert [row["n"] for row in shown.shown.overview.confusion] == [2, 2]
    desk.go_to("studies")
    shown.feed.close()


@pytest.mark.slow
def test_live_results_lead_to_the_report(qtbot, desk, sit):
    sit("P-001")
    live = page_of(desk, "live")
    qtbot.waitUntil(live.report.isEnabled, timeout=PATIENCE_MS)
    qtbot.mouseClick(live.report, Qt.MouseButton.LeftButton)
    shown = page_of(desk, "analysis")
    assert isinstance(shown.cards, ChapterCards)
    assert shown.feed.query.study == "small"
    desk.go_to("studies")
    shown.feed.close()
