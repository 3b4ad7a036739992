"""The Collection page: what there is, what is missing, and what is told without a collection."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from tests.answering.collected import sit
from tests.gui.desk.conftest import page_of
from turingdesk.study.package import open_package


def rows(table):
    """The cells in sight, row by row."""
    model = table.rows
    shown = [n for n in range(model.columnCount()) if not table.isColumnHidden(n)]
    return [
        [model.data(model.index(row, column)) for column in shown]
        for row in range(model.rowCount())
    ]


@pytest.fixture
def page(open_page, answered):
    return open_page(answered)


def choose(qtbot, box, data):
    """Choose with the keyboard."""
    box.setFocus()
    while box.currentData() != data:
        qtbot.keyClick(box, Qt.Key.Key_Down)


def test_answers_are_counted_from_each_side(qtbot, page):
    card = page.cards.answers
    assert card.counts.text() == "Found: 16. Usable: 12."
    assert card.left_out.text() == "Not used: omitted by a cleaning rule: 4."
    assert rows(card.table) == [
        ["People", "8", "0", "4", "5.0", "\u2013"],
        ["git", "0", "4", "4", "\u2013", "5.2"],
    ]
    choose(qtbot, card.side, "domain")
    assert [row[:3] for row in rows(card.table)] == [["a", "4", "2"], ["b", "4", "2"]]
    assert card.table.rows.headerData(0, Qt.Orientation.Horizontal) == "Domain"
    choose(qtbot, card.side, "length")
    assert [row[:3] for row in rows(card.table)] == [
        ["4", "4", "0"],
        ["5", "0", "3"],
        ["6", "4", "1"],
    ]
    choose(qtbot, card.side, "prompt")
    assert [row[0] for row in rows(card.table)] == ["bread", "horse", "music", "ocean"]


@pytest.mark.slow
def test_prompts_with_too_few_answers_are_listed(qtbot, page):
    card = page.cards.needed
    assert card.missing.text() == "Every prompt has enough answers."
    assert not card.table.isVisibleTo(page)
    card.human.setFocus()
    qtbot.keyClick(card.human, Qt.Key.Key_Up)
    qtbot.keyClick(card.human, Qt.Key.Key_Up)
    assert (
        card.missing.text() == "Prompts with enough answers: 0 of 4. Missing: 4 human, 0 machine."
    )
    assert rows(card.table) == [
        ["ocean", "a", "2", "1"],
        ["bread", "b", "2", "1"],
        ["horse", "a", "2", "1"],
        ["music", "b", "2", "1"],
    ]


def test_what_cleaning_changes_is_listed_with_the_rules(page):
    card = page.cards.cleaning
    assert card.counts.text() == "Words: 16. Changed: 5. Omitted: 4."
    assert rows(card.table) == [
        ["Waves", "wave", "Write words in lowercase; Change nouns to the singular", "4"],
        ["the", "(omitted)", 'Omit stop words, such as "the"', "4"],
        ["animals", "animal", "Change nouns to the singular", "1"],
    ]


@pytest.mark.slow
def test_another_data_folder_is_counted_too(qtbot, page, answered, tmp_path, monkeypatch):
    other = tmp_path / "other"
    sit(open_package(answered), other, "Nora-9", lambda _: "bird")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(other))
    qtbot.mouseClick(page.add, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.shown.read == 20)
    assert page.folders.text().count(",") == 1
    page.state.data_changed.emit()
    qtbot.waitUntil(lambda: page.shown.read == 16)


@pytest.mark.slow
def test_simulated_people_are_counted_only_when_asked(qtbot, page, answered, data):
    sit(open_package(answered), data, "S-1", lambda _: "bird", "simulated")
    qtbot.mouseClick(page.simulated, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.shown.read == 20)
    assert rows(page.cards.answers.table)[0][:2] == ["People", "4"]


@pytest.mark.slow
def test_without_answers_nothing_can_be_built(open_page, asked):
    page = open_page(asked)
    assert page.shown.read == 0
    assert not page.build.isEnabled()
    assert page.cards.needed.missing.text().endswith("Missing: 4 human, 4 machine.")
    assert not page.cards.cleaning.isVisibleTo(page)


@pytest.mark.slow
def test_a_study_that_collects_nothing_is_named(qtbot, open_page, study, desk):
    page = open_page(study)
    assert page.empty.title.text() == "\u201cWords, spring\u201d doesn't collect answers"
    assert not page.build.isVisibleTo(page)
    qtbot.mouseClick(page.empty.button, Qt.MouseButton.LeftButton)
    assert desk.navigation.button("studies").isChecked()


@pytest.mark.slow
def test_before_a_study_is_opened_the_page_says_what_to_do(desk):
    assert page_of(desk, "collection").empty.title.text() == "Open a collection first"


@pytest.mark.slow
def test_another_collection_takes_the_place_of_the_first(qtbot, page, study, desk):
    with qtbot.waitSignal(desk.state.reader.hashed):
        desk.state.open_study(study)
    assert page.empty.isVisibleTo(page)
    assert not page.body.isVisibleTo(page)
