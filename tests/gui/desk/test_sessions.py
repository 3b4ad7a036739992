"""The Sessions page: what is in the data folder."""

from dataclasses import replace
from datetime import datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLabel

from tests.damage import DAMAGES, state_of
from tests.gui.desk.conftest import page_of
from turingdesk.gui.desk.packages.problem_list import ProblemsDialog
from turingdesk.gui.desk.sessions import NONE_LIKE, SessionsPage
from turingdesk.gui.desk.widgets.controls import moment
from turingdesk.gui.desk.widgets.table import DeskTable, RowsModel
from turingdesk.journal.session_summary import State
from turingdesk.presenters.session_words import describe_session, session_marks
from turingdesk.sessions.session_recorder import ENDED


def cells(page, row):
    model = page.table.model()
    return [model.index(row, column).data() for column in range(model.columnCount())]


def listed(qtbot, desk, count):
    page = page_of(desk, "sessions")
    assert isinstance(page, SessionsPage)
    qtbot.waitUntil(lambda: len(page.table.rows.things) == count)
    return page


@pytest.mark.slow
def test_sessions_are_listed_with_state_progress_and_marks(qtbot, desk, sit):
    sit("P-001", kiosk="Booth 3")
    sit("P-002", 2)
    sit("P-003", 1, keep=True)
    sit("sim-1", judge="simulated")
    sit("try-1", pilot=True)
    page = listed(qtbot, desk, 5)
    assert isinstance(page.table, DeskTable)
    assert isinstance(page.table.rows, RowsModel)
    page.table.sort_by("Participant")
    rows = [cells(page, row) for row in range(5)]
    assert [row[0] for row in rows] == ["P-001", "P-002", "P-003", "sim-1", "try-1"]
    assert [row[5] for row in rows] == [
        "completed",
        "interrupted",
        "running",
        "completed",
        "completed",
    ]
    assert [row[6] for row in rows] == ["4 / 4", "2 / 4", "1 / 4", "4 / 4", "4 / 4"]
    assert [row[7] for row in rows] == ["", "", "", "simulated", "pilot"]
    assert rows[0][3] == "Booth 3"
    assert page.note.text().startswith("5 sessions, 1 running in ")


def test_sessions_are_found_by_what_is_typed_and_counted_by_state(qtbot, desk, sit):
    sit("P-001", kiosk="Booth 3")
    sit("P-002", 2)
    sit("P-003", 1, keep=True)
    sit("try-1", pilot=True)
    page = listed(qtbot, desk, 4)
    assert page.summary.text() == (
        "1 running \u00b7 1 completed \u00b7 1 interrupted \u00b7 2 of 30 sessions \u00b7 1 pilot"
    )
    qtbot.keyClicks(page.search, "booth 3")
    assert [one.participant for one in page.table.rows.things] == ["P-001"]
    assert page.summary.text() == "1 of 4 sessions"
    page.search.setText("nobody")
    assert page.empty.text() == NONE_LIKE
    assert page.card.isHidden()
    page.search.clear()
    qtbot.keyClicks(page.search, "interrupted")
    assert [one.participant for one in page.table.rows.things] == ["P-002"]


def test_a_long_title_of_a_study_takes_only_the_room_that_is_left(qtbot, desk, sit):
    sit("P-001")
    page = listed(qtbot, desk, 1)
    assert cells(page, 0)[1] == "Words, spring"
    one = page.table.rows.things[0]
    long = replace(one, opened={**one.opened, "study_title": "A long title " * 20})
    page.table.fill([long])
    qtbot.wait(1)
    assert page.table.horizontalScrollBar().maximum() == 0
    head = page.table.horizontalHeader()
    assert head.sectionSize(1) > head.sectionSize(0), "but that it takes"


def test_a_session_that_the_experimenter_ended_is_told_once(qtbot, desk, sit):
    sit("P-001", 2)
    one = listed(qtbot, desk, 1).table.rows.things[0]
    ended = replace(one, state=State.ENDED, reason=ENDED)
    assert "P-001, session 1: ended by the experimenter, 2 of 4 trials" in describe_session(ended)


def test_a_time_is_told_by_day_and_month():
    now = datetime.now()
    assert moment(f"{now.year}-11-21T14:28:05") == "21 Nov 14:28"
    assert moment("2019-03-02T09:05:00") == "2 Mar 2019 09:05"
    assert moment("long ago") == "long ago"


def test_a_new_session_appears_and_the_choice_stays(qtbot, desk, sit):
    sit("P-001", 2)
    page = listed(qtbot, desk, 1)
    page.table.choose(0)
    assert page.resume.isEnabled()
    assert "interrupted" in page.about.text()
    sit("P-002")
    page.read()
    qtbot.waitUntil(lambda: len(page.table.rows.things) == 2)
    assert page.table.selected().participant == "P-001"
    assert describe_session(page.table.selected()) == page.about.text()
    assert session_marks(page.table.selected()) == ""


@pytest.mark.slow
def test_a_completed_session_is_not_resumed(qtbot, desk, sit):
    sit("P-001")
    page = listed(qtbot, desk, 1)
    page.table.choose(0)
    assert not page.resume.isEnabled()


def test_the_study_is_asked_for_before_its_session_goes_on(qtbot, desk, sit):
    sit("P-001", 2)
    page = listed(qtbot, desk, 1)
    page.table.choose(0)
    page.resume.click()
    assert "Words, spring" in desk.notice.text.text()
    assert desk.navigation.button("studies").isChecked()


@pytest.mark.slow
def test_journals_that_are_whole_are_said_to_be(qtbot, desk, sit):
    sit("P-001")
    page = listed(qtbot, desk, 1)
    with qtbot.waitSignal(desk.state.notified):
        qtbot.mouseClick(page.check, Qt.MouseButton.LeftButton)
    assert desk.notice.text.text() == (
        "Checked 1 journal: every line is unchanged. Signed: 1; not signed or not closed: 0."
    )


@pytest.mark.damages_journals
def test_a_journal_that_was_edited_is_named_with_its_line(qtbot, desk, sit):
    path = sit("P-001").path
    lines = path.read_bytes().split(b"\n")
    place = next(n for n, line in enumerate(lines) if b'"kind":"response"' in line)
    lines[place] = lines[place].replace(b"word", b"warp").replace(b"human", b"humam")
    path.write_bytes(b"\n".join(lines))
    page = listed(qtbot, desk, 1)
    page.check.click()
    qtbot.waitUntil(lambda: bool(page.findChildren(QDialog)))
    dialog = page.findChild(ProblemsDialog)
    said = "\n".join(label.text() for label in dialog.findChildren(type(desk.notice.text)))
    assert f"sub-P-001_ses-1_study-small.jsonl, line {place + 1}" in said
    dialog.accept()


def test_an_empty_folder_says_what_to_do_once_it_was_read(qtbot, desk):
    page = page_of(desk, "sessions")
    assert page.empty.text() == "Reading the journals\u2026"
    qtbot.waitUntil(lambda: page.empty.text() != "Reading the journals\u2026")
    assert page.empty.isVisible()
    assert "Start one on the Studies page" in page.empty.text()
    assert page.card.isHidden()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", DAMAGES, ids=lambda name: name.replace(" ", "-"))
@pytest.mark.damages_journals
def test_a_damaged_journal_is_named_on_the_desk_and_stays_as_it_is(qtbot, desk, sit, data, name):
    sit("P-001")
    path = sit("P-002").path
    damage, line = DAMAGES[name]
    path.write_bytes(damage(path.read_bytes()))
    line = len(path.read_bytes().splitlines()) if line is None else line
    before = state_of(data)
    page = page_of(desk, "sessions")
    qtbot.waitUntil(lambda: bool(page.table.rows.things))
    qtbot.mouseClick(page.check, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(page.findChildren(ProblemsDialog)))
    dialog = page.findChild(ProblemsDialog)
    said = "\n".join(label.text() for label in dialog.findChildren(QLabel))
    assert path.name in said
    assert "P-001" not in said
    if line:
        assert f"{path.name}, line {line}" in said
    dialog.accept()
    after = state_of(data)
    assert {name: after[name] for name in before} == before
