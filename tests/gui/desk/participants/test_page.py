"""The Participants page: everyone who ever sat down, what became of them, and who may be one."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tests.gui.desk.conftest import page_of
from tests.gui.desk.participants.conftest import column
from tests.small_study import says
from turingdesk.gui.desk.participants.page import (
    COLUMNS,
    EMPTY,
    HIGHEST,
    NONE_LIKE,
    ParticipantDetails,
    ink,
    progress,
    share_done,
)
from turingdesk.journal.audit import read_record, write
from turingdesk.journal.notes import mark_pilot, write_note
from turingdesk.journal.session_name import SessionName
from turingdesk.journal.session_summary import State
from turingdesk.journal.tombstones import DeletedSession, Tombstone
from turingdesk.people.participants import Participant, data_of, participants
from turingdesk.people.withdrawal import withdraw
from turingdesk.presenters.session_words import (
    describe_participant,
    participant_marks,
    session_count,
)
from turingdesk.sessions.data_folder import DataFolder

ROOT = Path(__file__).parents[4]


def test_everybody_is_listed_once_with_state_and_marks(listed, sit):
    sit("P-001", kiosk="Booth 3")
    sit("P-002", 2)
    sit("p-002", 3)
    sit("P-003", 1, keep=True)
    sit("try-1", pilot=True)
    sit("sim-1", judge="simulated")
    page = listed(4)
    page.table.sort_by("Code")
    assert column(page, "Code") == ["P-001", "P-002", "P-003", "try-1"]
    assert column(page, "Sessions") == ["1", "2", "1", "1"]
    assert column(page, "State") == ["completed", "interrupted", "running", "completed"]
    assert column(page, "Progress") == ["4 / 4", "3 / 4", "1 / 4", "4 / 4"]
    assert column(page, "Kiosk")[0] == "Booth 3"
    assert column(page, "Flags") == ["", "", "", "pilot"]
    assert page.note.text().startswith("4 participants in ")


def test_an_empty_folder_says_what_to_do_once_it_was_read(qtbot, desk):
    page = page_of(desk, "participants")
    assert page.empty.isVisible()
    assert page.empty.text() == "Reading the journals\u2026"
    assert "0 participants" not in page.note.text()
    qtbot.waitUntil(lambda: page.empty.text() == EMPTY)
    assert page.note.text().startswith("0 participants in ")
    assert page.card.isHidden()
    assert page.about.isHidden()


@pytest.mark.damages_journals
def test_a_click_tells_everything_of_a_person(listed, choose, sit, data):
    sit("P-001", 2)
    sit("P-001", kiosk="Booth 2")
    write_note(data, SessionName("P-001", 1, "small"), "Came late.\nWas tired.", "Ada")
    page = listed(1)
    assert page.about.isHidden()
    assert choose(page, "P-001").code == "P-001"
    lines = page.details.text.text().split("\n")
    assert lines[0].startswith("P-001, session 1: interrupted, 2 of 4 trials")
    assert lines[1].startswith("P-001, session 2: completed, 4 of 4 trials")
    assert lines[1].endswith("Booth 2")
    assert lines[2].startswith("Session 1, note, ")
    assert lines[2].endswith("Ada: Came late. Was tired.")
    assert column(page, "Notes") == ["1"]


@pytest.mark.slow
def test_many_notes_scroll_and_leave_the_table_its_room(listed, choose, sit, data):
    sit("P-001")
    for number in range(40):
        write_note(data, SessionName("P-001", 1, "small"), f"Note {number}. " * 12, "Ada")
    page = listed(1)
    choose(page, "P-001")
    assert page.details.height() <= HIGHEST
    assert page.table.height() > 250
    bar = page.details.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.maximum() > HIGHEST


def test_a_code_is_found_as_it_is_typed_and_studies_are_chosen(qtbot, listed, sit):
    for code in ("P-001", "P-002", "K7M-4TX"):
        sit(code, 1)
    page = listed(3)
    qtbot.mouseClick(page.search, Qt.MouseButton.LeftButton)
    qtbot.keyClicks(page.search, "k7")
    assert column(page, "Code") == ["K7M-4TX"]
    qtbot.keyClicks(page.search, "x")
    assert page.empty.isVisible()
    assert page.empty.text() == NONE_LIKE
    assert page.card.isHidden()
    page.search.clear()
    qtbot.keyClick(page.study, Qt.Key.Key_Down)
    assert page.study.currentText() == "Words, spring"
    assert len(column(page, "Code")) == 3


@pytest.mark.slow
def test_heads_sort_by_what_the_cells_mean(qtbot, listed, sit):
    sit("P-2", 3)
    sit("P-10")
    sit("P-3", 1)
    page = listed(3)
    assert column(page, "Code") == ["P-3", "P-10", "P-2"], "the last one who was here is first"
    page.table.sort_by("Progress")
    assert column(page, "Progress") == ["1 / 4", "3 / 4", "4 / 4"]


@pytest.mark.slow
def test_whoever_gave_the_same_name_is_told_without_it(qtbot, listed, sit, data):
    for code in ("P-001", "P-002", "P-003"):
        sit(code, 2)
    says(data, "P-001", signature="Ada Lovelace", email="a@example.org")
    says(data, "P-003", name="LOVELACE, Ada")
    page = listed(3)
    qtbot.waitUntil(page.same.isVisible)
    assert page.same.text() == "P-001 and P-003 gave the same name. They might be the same person."


@pytest.mark.slow
def test_an_answer_that_comes_later_in_the_session_is_compared_too(qtbot, listed, sit, data):
    """The signature is typed after the session has begun: no new session tells of it."""
    sit("P-001", 2)
    says(data, "P-001", email="ada@example.org")
    sit("P-002", 1, keep=True)
    page = listed(2)
    qtbot.wait(50)
    assert page.same.isHidden()
    says(data, "P-002", email="Ada@example.org")
    page.read()
    qtbot.waitUntil(page.same.isVisible)
    assert "email address" in page.same.text()
    withdraw_and_see(qtbot, page, data)


def withdraw_and_see(qtbot, page, data):
    withdraw(data, "P-001", "Asked.", "Ada")
    page.read()
    qtbot.waitUntil(page.same.isHidden)


@pytest.mark.slow
def test_a_pair_is_told_no_more_once_one_of_them_is_a_pilot(qtbot, listed, sit, data):
    for code in ("P-001", "P-002"):
        sit(code, 2)
        says(data, code, email="ada@example.org")
    page = listed(2)
    qtbot.waitUntil(page.same.isVisible)
    mark_pilot(data, SessionName("P-002", 1, "small"), "The same person.", "Ada")
    page.read()
    qtbot.waitUntil(page.same.isHidden)
    page.table.sort_by("Code")
    assert column(page, "Flags") == ["", "pilot"]


@pytest.mark.slow
def test_many_pairs_are_told_in_a_few_lines(qtbot, listed, sit, data):
    for number in range(12):
        sit(f"P-{number:03}", 1)
        says(data, f"P-{number:03}", email=f"{number // 2}@example.org")
    page = listed(12)
    qtbot.waitUntil(page.same.isVisible)
    assert page.same.text().split("\n")[-1] == "3 more."
    assert len(page.same.text().split("\n")) == 4


ELSEWHERE = """
import sys
from pathlib import Path
from tests.small_study import walk_on
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.study.package import open_package
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.journal.audit import write

package = open_package(Path(sys.argv[1]))
recorder = SessionRecorder.begin(package, Path(sys.argv[2]), SessionSetup("p-007", "Booth 9"))
write(Path(sys.argv[2]), "started a session", "Bob", {"desk": "Booth 9"})
walk_on(recorder, 2)
print("sits", flush=True)
sys.stdin.read()
recorder.abandon()
"""


@pytest.mark.slow
def test_a_code_used_on_two_machines_is_one_person_with_two_sessions(
    listed, choose, sit, study, data
):
    """Another machine has another desk id, and sits the same code down in the same folder."""
    environment = {**os.environ, "XDG_CONFIG_HOME": str(data.parent / "another computer")}
    command = [sys.executable, "-c", ELSEWHERE, str(study), str(data)]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as other:
        assert other.stdout.readline() == "sits\n"
        sit("P-007", kiosk="Booth 1")
        page = listed(1)
        assert column(page, "Sessions") == ["2"]
        choose(page, page.table.rows.things[0].code)
        said = page.details.text.text()
        assert "Booth 1" in said
        assert "Booth 9" in said
        assert "running" in said
        assert len({one.name for one in DataFolder(data).sessions()}) == 2, "no file was shared"
        other.stdin.close()
        assert other.wait(20) == 0
    write(data, "started a session", "Ada", {"desk": "Booth 1"})
    record = read_record(data)
    assert len(record.desks) == 2, "each machine wrote a file of its own"
    assert [entry.who for entry in record.entries] == ["Bob", "Ada"]
    assert record.problems == ()


@pytest.mark.slow
def test_a_note_goes_to_the_newest_session(qtbot, listed, choose, dialog_of, sit):
    from turingdesk.gui.desk.participants.note import NoteDialog

    sit("P-001", 2)
    sit("P-001")
    page = listed(1)
    choose(page, "P-001")
    dialog = dialog_of(page.note_button, NoteDialog)
    qtbot.keyClicks(dialog.text, "Asked for a break.")
    qtbot.mouseClick(dialog.save_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: column(page, "Notes") == ["1"])
    assert "Session 2, note" in page.details.text.text()


def test_a_data_folder_that_cannot_be_read_is_said_once_with_what_to_do(qtbot, new_desk, tmp_path):
    (tmp_path / "a file").write_text("")
    desk = new_desk(data=tmp_path / "a file")
    told = []
    desk.state.notified.connect(lambda notice: told.append(notice.text))
    page = page_of(desk, "participants")
    qtbot.waitUntil(lambda: "can't be read" in page.empty.text())
    assert page.empty.isVisible()
    assert "choose another one in Settings" in page.empty.text()
    for _ in range(3):
        page.read()
        qtbot.wait(30)
    assert sum("can't be read" in text for text in told) == 1


@pytest.mark.slow
def test_another_data_folder_shows_nobody_of_the_first(qtbot, desk, listed, sit, tmp_path):
    sit("P-001")
    page = listed(1)
    page.search.setText("P-0")
    desk.state.move_data(tmp_path / "another")
    assert page.table.rows.things == ()
    qtbot.waitUntil(lambda: page.empty.text() == EMPTY)
    assert page.study.count() == 1
    page.read()
    qtbot.wait(50)
    assert page.table.rows.things == ()


@pytest.mark.slow
def test_what_is_chosen_stays_chosen_while_others_come(qtbot, listed, choose, sit):
    sit("P-001")
    page = listed(1)
    choose(page, "P-001")
    sit("P-002")
    page.read()
    qtbot.waitUntil(lambda: len(page.table.rows.things) == 2)
    assert page.table.selected().code == "P-001"
    assert page.about.isVisible()


@pytest.mark.slow
def test_the_keyboard_goes_through_people(qtbot, listed, choose, sit):
    for code in ("P-001", "P-002", "P-003"):
        sit(code, 1)
    page = listed(3)
    page.table.sort_by("Code")
    choose(page, "P-001")
    qtbot.keyClick(page.table, Qt.Key.Key_Down)
    assert page.table.selected().code == "P-002"
    assert "P-002, session 1" in page.details.text.text()


@pytest.mark.slow
@pytest.mark.damages_journals
def test_a_damaged_journal_hides_nobody_else(listed, sit, data):
    sit("P-001")
    sit("P-002")
    (data / "sub-P-002_ses-1_study-small.jsonl").write_bytes(b"\x00 nonsense\n")
    (data / "sub-P-003_ses-1_study-small.jsonl").write_bytes(b"")
    page = listed(1)
    assert column(page, "Code") == ["P-001"]


@pytest.mark.slow
@pytest.mark.damages_journals
def test_a_folder_of_hundreds_is_listed(listed, sit, data):
    first = sit("P-001").path.read_bytes()
    for number in range(2, 401):
        copy = data / f"sub-P-{number:03}_ses-1_study-small.jsonl"
        copy.write_bytes(first.replace(b"P-001", f"P-{number:03}".encode()))
    page = listed(400)
    assert page.note.text().startswith("400 participants")


@pytest.mark.slow
def test_an_assistant_writes_notes_and_withdraws_nobody(qtbot, new_desk, choose, sit):
    from turingdesk.people.people import People, PersonRole

    People().add("Ada", PersonRole.INVESTIGATOR, "4711-x")
    People().add("Bob", PersonRole.ASSISTANT, "90210-y")
    sit("P-001")
    desk = new_desk()
    answers = []
    desk.state.at_desk.enter("Bob", "90210-y", answers.append, answers.append)
    qtbot.waitUntil(lambda: bool(answers))
    page = page_of(desk, "participants")
    qtbot.waitUntil(lambda: len(page.table.rows.things) == 1)
    choose(page, "P-001")
    assert page.note_button.isEnabled()
    assert not page.withdraw_button.isEnabled()


@pytest.fixture
def details(qtbot):
    made = ParticipantDetails()
    qtbot.addWidget(made)
    made.resize(900, 60)
    made.show()
    return made


def gone(reason):
    at = "2026-11-21T10:00:00Z"
    gone = Tombstone("x", at, "Ada", reason, "", "", "", ())
    return Participant("P-1", "one", "One", withdrawn=gone)


def test_a_long_text_is_as_high_as_it_needs_and_grows_when_it_gets_narrow(qtbot, details):
    details.show_person(gone("Asked for it on the telephone, late at night. " * 4))
    wide = details.height()
    assert details.verticalScrollBar().maximum() == 0
    details.resize(420, wide)
    qtbot.waitUntil(lambda: details.height() > wide)
    details.resize(900, details.height())
    qtbot.waitUntil(lambda: details.height() == wide)


def test_an_endless_text_scrolls(details):
    details.show_person(gone("Asked for it. " * 400))
    assert details.height() == HIGHEST
    assert details.verticalScrollBar().maximum() > 0


def test_a_text_is_shown_as_it_was_written(details):
    details.show_person(gone("<b>No</b> &amp; <img src=x>"))
    assert "<b>No</b> &amp; <img src=x>" in details.text.text()
    assert details.text.textFormat().name == "PlainText"


@pytest.fixture
def person(sit, data):
    def made(*steps, **more):
        for count in steps:
            sit("P-1", count, **more)
        (found,) = participants(*data_of(data))
        return found

    return made


def test_how_far_the_newest_session_came(person):
    found = person(4, 1)
    assert (progress(found), share_done(found), session_count(found)) == ("1 / 4", 0.25, 2)
    assert ink(found) == "warning"


def test_a_session_that_was_resumed_is_one(person):
    found = person(1, 4)
    first, last = found.sessions
    parts = (replace(first, state=State.CONTINUED), last)
    assert session_count(replace(found, sessions=parts)) == 1


def test_a_pilot_is_marked(person):
    assert participant_marks(person(4, pilot=True)) == "pilot"


def test_imported_sessions_are_marked(person):
    assert participant_marks(person(4, judge="imported")) == "imported"


def test_who_withdrew_has_no_progress_and_tells_of_each_study_apart():
    gone = (
        DeletedSession("one", 1, False, 10),
        DeletedSession("two", 1, False, 5),
        DeletedSession("two", 2, True, 1),
    )
    tombstone = Tombstone("x", "2026-11-21T10:00:00Z", "Ada", "Asked.", "P-1", "s", "h", gone)
    found = Participant("P-1", "two", "Two", withdrawn=tombstone)
    assert (progress(found), share_done(found), session_count(found)) == ("\u2013", -1.0, 2)
    assert ink(found) == "soft"
    assert describe_participant(found)[1] == (
        "2 sessions of this study deleted; 16 answers in all. Not everything is deleted yet."
    )
    assert [column.text(found) for column in COLUMNS][:2] == ["P-1", "Two"]
