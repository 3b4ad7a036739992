"""The Studies page: what a study contains, its plan, and why it cannot run."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton

from tests.gui.desk.conftest import TOML, write_study
from tests.packages import png, write
from turingdesk.core.plan import plan
from turingdesk.gui.desk.editor.new_study import NewStudyDialog
from turingdesk.gui.desk.packages.block_card import BlockCard
from turingdesk.gui.desk.packages.problem_list import ProblemList
from turingdesk.gui.desk.packages.reader import LoadedStudy, StudyReader
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.studies.page import FACTS, RecentStudies, StudyView
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.window import DeskWindow
from turingdesk.gui.theme import SIZES, font
from turingdesk.gui.translation import install
from turingdesk.presenters.holdings import holding, made_by, notes, size
from turingdesk.presenters.recent_studies import RecentStudy
from turingdesk.system.paths import demo_data, demo_study
from turingdesk.system.settings import Settings


def words_in(widget):
    texts = [label.text() for label in widget.findChildren(QLabel) if label.text()]
    return "\n".join(texts).replace("\u00a0", " ")


def test_a_study_shows_what_it_is_and_holds(with_study):
    view = with_study.page("studies").view
    assert isinstance(view, StudyView)
    said = words_in(view)
    assert "Words, spring" in said
    assert "version 1.2" in said
    assert "Made up for a test." in said
    assert "6 human" in said
    assert "6 machine" in said
    assert "alpha" not in said, "the plan below names each machine once"
    assert "About 1 min" in said
    assert "30 participants planned, 120 trials in all" in said
    assert view.start.isEnabled()


def test_a_damaged_picture_is_told_once_all_are_decoded(qtbot, desk, tmp_path):
    damaged = png().replace(b"IDAT", b"IDAx")  # so that there are no pixels
    study = write(tmp_path / "study", {"media/dog.png": damaged})
    with qtbot.waitSignal(desk.state.reader.decoded):
        desk.state.open_study(study)
    view = desk.page("studies").view
    assert "'dog.png' is damaged: it can't be decoded completely." in words_in(view)
    assert not view.start.isEnabled()


def test_the_plan_has_a_row_for_each_kind_of_trial(with_study):
    card = with_study.page("studies").view.findChild(BlockCard)
    rows = card.plan.rows.things
    assert [made_by(cell) for cell in rows] == ["human", "machine alpha", "machine beta"]
    assert [str(cell.each) for cell in rows] == ["2", "1", "1"]
    assert card.plan.full_height() <= card.plan.height() + 2


def test_the_title_of_a_block_has_all_the_room_beside_the_number_of_trials(qtbot, package):
    made = plan(package.study, package.stimuli).blocks[0]
    block = replace(made, title="An interrogator and two witnesses")
    card = BlockCard(block, holding(package, block.table))
    qtbot.addWidget(card)
    card.resize(560, 300)
    card.show()
    assert card.title.width() >= card.title.fontMetrics().horizontalAdvance(block.title)


def test_a_number_stays_on_the_line_of_what_it_counts(with_study):
    texts = [label.text() for label in with_study.page("studies").view.findChildren(QLabel)]
    facts = next(text for text in texts if "participants planned" in text)
    assert "30\u00a0participants planned, 120\u00a0trials in all" in facts


def test_a_demonstration_is_marked(qtbot, desk, tmp_path):
    made = write_study(
        tmp_path / "show", TOML.replace("seed = 5", "seed = 5\ndemonstration = true")
    )
    with qtbot.waitSignal(desk.state.reader.read):
        desk.state.open_study(made)
    assert "Demonstration" in words_in(desk.page("studies").view)


def test_a_broken_study_tells_where_and_cannot_start(qtbot, desk, tmp_path):
    made = write_study(tmp_path / "broken", TOML.replace("trials = 4", "trials = 400"))
    with qtbot.waitSignal(desk.state.reader.read):
        desk.state.open_study(made)
    view = desk.page("studies").view
    listed = view.findChild(ProblemList)
    said = words_in(listed)
    assert isinstance(listed, Card)
    assert said.startswith("No session can run: 1 error")
    assert "study.toml, line 9, key block.trials" in said
    assert not view.start.isEnabled()
    assert not view.pilot.isEnabled()


def test_a_study_that_is_not_there_is_told_in_its_place(qtbot, desk, tmp_path):
    with qtbot.waitSignal(desk.state.reader.read):
        desk.state.open_study(tmp_path / "gone")
    assert "error" in words_in(desk.page("studies").view.findChild(ProblemList))


def test_the_newest_request_wins(qtbot, desk, study, tmp_path):
    other = write_study(tmp_path / "other", TOML.replace("Words, spring", "Other"))
    reader = desk.state.reader
    assert isinstance(reader, StudyReader)
    desk.state.open_study(study)
    with qtbot.waitSignal(reader.hashed):
        desk.state.open_study(other)
    assert isinstance(reader.studied, LoadedStudy)
    assert reader.studied.package.study.title == "Other"


def test_what_is_known_of_a_recent_study_is_whole_where_it_takes_two_lines(qtbot, tmp_path):
    recent = RecentStudies()
    qtbot.addWidget(recent)
    facts = [RecentStudy("short", "Short", minutes, 60, 0) for minutes in (9, 1_000_000)]
    recent.fill([(tmp_path / str(n), one.title, one) for n, one in enumerate(facts)], None)
    recent.resize(230, 400)
    recent.show()
    one_line, two_lines = (recent.visualItemRect(recent.item(n)).height() for n in range(2))
    assert two_lines >= one_line + QFontMetrics(font(SIZES.small)).height()


@pytest.mark.slow
def test_recent_studies_are_kept_and_opened_by_a_click(qtbot, with_study, study, tmp_path):
    recent = with_study.page("studies").recent
    assert isinstance(recent, RecentStudies)
    other = write_study(tmp_path / "other", TOML.replace("Words, spring", "Other"))
    with qtbot.waitSignal(with_study.state.reader.hashed):
        with_study.state.open_study(other)
    assert [recent.item(n).text() for n in range(2)] == ["Other", "Words, spring"]
    assert Settings.load().recent == (other, study)
    place = recent.visualItemRect(recent.item(1)).center()
    with qtbot.waitSignal(with_study.state.reader.read):
        qtbot.mouseClick(recent.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert with_study.state.reader.studied.path == study


def test_recent_studies_show_their_whole_title_duration_and_progress(
    qtbot, new_desk, study, sit, tmp_path
):
    long = "A title of a study that goes on for so long that no list could show it in one line"
    other = write_study(tmp_path / "other", TOML.replace("Words, spring", long))
    for code in ("P-001", "P-002"):
        sit(code)
    sit("P-003", 2)
    sit("T-1", pilot=True)
    desk = new_desk(recent=(study, other, tmp_path / "gone"))
    recent = desk.page("studies").recent
    qtbot.waitUntil(lambda: recent.item(1).text() == long)
    assert recent.item(0).data(FACTS) == "About 1 min \u00b7 2 of 30 sessions"
    assert recent.item(2).text() == "gone"
    assert recent.item(2).data(FACTS) == ""
    short, tall = (recent.visualItemRect(recent.item(n)).height() for n in range(2))
    assert tall >= short + 2 * QFontMetrics(font(SIZES.note)).height()
    said = recent.item(1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert long in said
    assert "2 of 30 sessions" in said


@pytest.mark.slow
def test_the_first_day_has_three_ways_to_begin(qtbot, desk, study, monkeypatch):
    page = desk.page("studies")
    greeting = page.view.greeting
    doors = [card.accessibleName() for card in greeting.findChildren(Card)]
    assert doors == ["Look at the demo", "Make a study", "Open a study"]
    assert not page.new.isVisible()
    qtbot.mouseClick(greeting.new, Qt.MouseButton.LeftButton)
    dialog = page.findChild(NewStudyDialog)
    assert dialog.way is dialog.from_table
    dialog.reject()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(study))
    with qtbot.waitSignal(desk.state.reader.hashed):
        qtbot.mouseClick(greeting.folder, Qt.MouseButton.LeftButton)
    assert desk.state.reader.studied.path == study
    assert not page.view.is_first_use
    assert page.new.isVisible()
    assert page.recent.isVisible()


@pytest.mark.slow
def test_the_first_door_opens_the_demo(qtbot, desk):
    page = desk.page("studies")
    with qtbot.waitSignal(desk.state.reader.hashed):
        qtbot.mouseClick(page.view.greeting.demo, Qt.MouseButton.LeftButton)
    assert desk.state.reader.studied.path == demo_study()
    assert desk.state.reader.studied.may_run


def test_ones_own_study_is_kept_out_of_the_data_of_the_demo(qtbot, data, study, monkeypatch):
    window = DeskWindow(DeskState(Settings(data=data), demo_data()))
    qtbot.addWidget(window)
    window.show()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(study))
    assert window.state.data == demo_data()
    with qtbot.waitSignal(window.state.reader.hashed):
        window.page("studies").view.greeting.folder.click()
    assert window.state.data == data
    window.close()


@pytest.mark.slow
def test_a_large_study_is_read_while_the_window_goes_on(qtbot, desk, tmp_path):
    made = write_study(tmp_path / "large", rows=7100)
    with qtbot.waitSignal(desk.state.reader.read):
        desk.state.open_study(made)
        assert "7,100 stimuli" not in words_in(desk.page("studies").view)
    assert "7,100 stimuli" in words_in(desk.page("studies").view)
    qtbot.waitUntil(lambda: desk.state.reader.studied.is_hashed)


def test_what_a_table_holds_is_counted(package):
    held = holding(package, "words.csv")
    assert (held.stimuli, held.prompts) == (12, 6)
    assert held.agents == {"alpha": 3, "beta": 3}
    block = plan(package.study, package.stimuli).blocks[0]
    assert size(block) == "4 trials"
    assert notes(block) == []
    assert "6 prompts" in held.words
    assert "prompt" not in replace(held, prompts=0).words, "a sealed table hides its prompts"


@pytest.mark.slow
def test_a_study_that_is_opened_again_while_its_files_are_read_is_shown(qtbot, desk, study):
    with qtbot.waitSignal(desk.state.reader.read):
        desk.state.open_study(study)
    with qtbot.waitSignal(desk.state.reader.hashed):
        desk.state.open_study(study)
    view = desk.page("studies").view
    qtbot.waitUntil(lambda: view.registration is not None and view.start.isEnabled())


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_starts_a_session_is_in_one_row_on_a_small_screen(qtbot, new_desk, study, language):
    install(language)
    try:
        window = new_desk()
        window.resize(1010, 720)
        with qtbot.waitSignal(window.state.reader.hashed):
            window.state.open_study(study)
        view = window.page("studies").view
        qtbot.waitUntil(lambda: view.edit.isVisible() and view.edit.x() > 0)
        tops = {one.mapTo(view, QPoint()).y() for one in (view.start, view.pilot, view.edit)}
        assert len(tops) == 1
        buttons = (view.start, view.pilot, view.edit, view.browsers, view.seal)
        for one in filter(QPushButton.isVisible, buttons):
            assert one.width() >= one.sizeHint().width(), one.text()
    finally:
        install("en")


def test_no_word_on_a_button_is_cut_on_a_small_screen(qtbot, new_desk):
    install("de")
    try:
        window = new_desk()
        window.resize(1008, 720)  # 1024x768 without what the window's frame takes
        greeting = window.page("studies").view.greeting
        qtbot.waitUntil(lambda: greeting.import_data.width() > 0)
        for one in greeting.findChildren(QPushButton):
            assert one.width() >= one.sizeHint().width(), one.text()
    finally:
        install("en")
