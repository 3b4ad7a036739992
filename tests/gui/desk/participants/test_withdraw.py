"""Withdrawal through the window: the reason, the code typed again, what is deleted, what stays."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog

from tests.gui.desk.conftest import page_of
from tests.gui.desk.participants.conftest import column
from tests.small_study import says
from turingdesk.gui.desk.participants.withdraw import WithdrawDialog
from turingdesk.journal.audit import read_record, write
from turingdesk.journal.ledger import RECORD
from turingdesk.journal.notes import write_note
from turingdesk.journal.session_name import SessionName
from turingdesk.journal.tombstones import tombstones
from turingdesk.people.withdrawal import withdraw
from turingdesk.sessions.data_folder import DataFolder

ROOT = Path(__file__).parents[4]


@pytest.fixture
def people(sit, data):
    """One person with everything that one can leave, and one who stays."""
    sit("P-001", 2)
    sit("P-001")
    sit("P-001", pilot=True)
    sit("P-002")
    says(data, "P-001", signature="Ada Lovelace")
    says(data, "P-002", signature="Grace Hopper")
    write_note(data, SessionName("P-001", 1, "small"), "Came late.", "Ada")
    return data


@pytest.fixture
def dialog(listed, choose, dialog_of, people):
    page = listed(2)
    choose(page, "P-001")
    return dialog_of(page.withdraw_button, WithdrawDialog)


def named(data, code):
    return [path for path in data.rglob(f"*{code}*") if path.is_file()]


def press(qtbot, widget):
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def fill_in(qtbot, dialog, reason="Asked by e-mail.", again="P-001"):
    qtbot.waitUntil(
        lambda: "session" in dialog.what.text() and "Looking" not in dialog.what.text()
    )
    qtbot.keyClicks(dialog.reason, reason)
    qtbot.keyClicks(dialog.again, again)


@pytest.mark.slow
def test_it_says_first_what_will_be_deleted(qtbot, dialog):
    qtbot.waitUntil(
        lambda: dialog.what.text() == "3 sessions in “Words, spring”, 1 pilot among them."
    )
    assert not dialog.delete.isEnabled()
    assert dialog.cancel.isDefault(), "Return deletes nothing"


def test_it_says_what_stays_and_why(qtbot, listed, choose, dialog_of, people):
    write(people, "started a session", "Ada", {"session": "sub-P-001_ses-1_study-small"})
    write(people, "exported", "Ada", {"file": "~/words.xlsx", "study": "small"})
    page = listed(2)
    choose(page, "P-001")
    dialog = dialog_of(page.withdraw_button, WithdrawDialog)
    qtbot.waitUntil(lambda: bool(dialog.stays.text()))
    said = dialog.stays.text().split("\n")
    assert said[0].startswith("1 line of the audit log names P-001. It stays: a log from which")
    assert said[1].endswith("Delete them, and export again: ~/words.xlsx.")
    assert said[2].startswith(
        "Backups, packed studies (.tdz), and the copies of sessions on other"
    )
    dialog.reject()


@pytest.mark.damages_journals
def test_nothing_is_deleted_without_reason_and_code(qtbot, dialog, people):
    before = named(people, "P-001")
    for reason, again, ready in (
        ("", "P-001", False),
        ("   ", "P-001", False),
        ("Asked.", "", False),
        ("Asked.", "P-002", False),
        ("Asked.", "P-001", True),
        ("Asked.", " p-001 ", True),
    ):
        dialog.reason.clear()
        dialog.again.clear()
        fill_in(qtbot, dialog, reason, again)
        assert dialog.delete.isEnabled() is ready, (reason, again)
        if not ready:
            press(qtbot, dialog.delete)
    qtbot.wait(50)
    assert dialog.isVisible()
    assert named(people, "P-001") == before
    assert tombstones(people) == ()
    dialog.reject()


def test_everything_of_the_person_goes_and_the_tombstone_tells_why(qtbot, desk, dialog, people):
    others = {path: path.read_bytes() for path in named(people, "P-002")}
    fill_in(qtbot, dialog)
    with qtbot.waitSignal(dialog.accepted):
        press(qtbot, dialog.delete)
    assert named(people, "P-001") == []
    assert {path: path.read_bytes() for path in named(people, "P-002")} == others
    (made,) = tombstones(people)
    assert (made.called, made.reason, len(made.gone)) == ("P-001", "Asked by e-mail.", 3)
    assert made.is_finished
    assert "P-001 withdrew: 3 sessions with" in desk.notice.text.text()
    page = desk.page("participants")
    qtbot.waitUntil(lambda: "withdrawn" in column(page, "State"))
    assert page.note.text().startswith("1 participant, 1 withdrew in ")
    texts = [path.read_bytes() for path in people.rglob("*") if path.is_file()]
    assert not any(b"Lovelace" in text or b"Came late" in text for text in texts)


def test_the_row_of_who_withdrew_says_when_by_whom_and_why(qtbot, listed, choose, people):
    withdraw(people, "P-001", "Asked by e-mail.", "Ada", at="2026-11-21T10:00:00.000Z")
    page = listed(2)
    choose(page, "P-001")
    said = page.details.text.text().split("\n")
    assert said[0].startswith("Withdrawn 21 Nov ")
    assert said[0].endswith("by Ada: Asked by e-mail.")
    assert said[1].startswith("3 sessions of this study deleted; ")
    assert not page.note_button.isEnabled()
    assert not page.withdraw_button.isEnabled()


def test_it_is_written_down_with_the_reason(qtbot, dialog, people):
    fill_in(qtbot, dialog, "Was ill.")
    with qtbot.waitSignal(dialog.accepted):
        press(qtbot, dialog.delete)
    found = []

    def is_there():
        found[:] = [e for e in read_record(people).entries if e.what == "withdrew a participant"]
        return bool(found)

    qtbot.waitUntil(is_there)
    told = dict(found[0].fields)
    assert told.pop("answers") > 0
    assert told == {"code": "P-001", "sessions": 3, "reason": "Was ill."}


@pytest.mark.slow
def test_only_a_hash_of_the_code_is_kept_where_it_is_asked_for(qtbot, desk, dialog, people):
    fill_in(qtbot, dialog)
    qtbot.keyClick(dialog.hash_only, Qt.Key.Key_Space)
    with qtbot.waitSignal(dialog.accepted):
        press(qtbot, dialog.delete)
    assert tombstones(people)[0].code == ""
    qtbot.waitUntil(
        lambda: "withdrew a participant" in [e.what for e in read_record(people).entries]
    )
    assert not any(b"P-001" in path.read_bytes() for path in people.rglob("*.jsonl"))
    assert "P-001" not in desk.notice.text.text()


@pytest.mark.damages_journals
def test_escape_deletes_nothing(qtbot, dialog, people):
    before = named(people, "P-001")
    fill_in(qtbot, dialog)
    with qtbot.waitSignal(dialog.rejected):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert named(people, "P-001") == before


@pytest.mark.damages_journals
def test_return_in_the_last_field_deletes_nothing(qtbot, dialog, people):
    before = named(people, "P-001")
    fill_in(qtbot, dialog)
    with qtbot.waitSignal(dialog.finished):
        qtbot.keyClick(dialog.again, Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Rejected
    assert named(people, "P-001") == before


@pytest.mark.slow
def test_somebody_who_sits_there_now_is_not_withdrawn(
    qtbot, listed, choose, dialog_of, sit, people
):
    sit("P-001", 1, keep=True)
    page = listed(2)
    choose(page, "P-001")
    dialog = dialog_of(page.withdraw_button, WithdrawDialog)
    fill_in(qtbot, dialog)
    before = named(people, "P-001")
    press(qtbot, dialog.delete)
    qtbot.waitUntil(dialog.status.isVisible)
    assert "still running at Booth 1. End the session there first" in dialog.status.text()
    assert named(people, "P-001") == before
    assert dialog.delete.isEnabled(), "it can be tried again"
    dialog.reject()


@pytest.mark.damages_journals
def test_a_record_that_cannot_be_written_deletes_nothing(qtbot, dialog, people, monkeypatch):
    from turingdesk.core.errors import WriteFailed
    from turingdesk.people import withdrawal

    def full(*_args, **_more):
        raise WriteFailed("The disk is full. Free some space.")

    before = named(people, "P-001")
    monkeypatch.setattr(withdrawal, "append", full)
    fill_in(qtbot, dialog)
    press(qtbot, dialog.delete)
    qtbot.waitUntil(dialog.status.isVisible)
    assert dialog.status.text() == "The disk is full. Free some space."
    assert named(people, "P-001") == before
    dialog.reject()


KILLED = """
import os, signal, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from turingdesk.gui import theme
from turingdesk.gui.desk.participants.withdraw import WithdrawDialog
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.window import DeskWindow
from turingdesk.system.settings import Settings

left = int(sys.argv[2])
unlink = Path.unlink
def dies(path, missing_ok=False):
    global left
    if left == 0:
        os.kill(os.getpid(), signal.SIGKILL)
    left -= 1
    unlink(path, missing_ok)

app = QApplication([])
theme.apply(app)
window = DeskWindow(DeskState(Settings(data=Path(sys.argv[1]))))
window.show()
dialog = WithdrawDialog(window.state, "P-001")
dialog.open()
dialog.reason.setText("Asked by e-mail.")
dialog.again.setText("P-001")
def press():
    if dialog.delete.isEnabled():
        Path.unlink = dies
        dialog.delete.click()
    else:
        QTimer.singleShot(20, press)
press()
QTimer.singleShot(20000, app.quit)
app.exec()
"""


@pytest.mark.sampled
@pytest.mark.parametrize("deleted", [0, 2, 5])
def test_a_desk_that_is_killed_half_way_finishes_when_it_next_opens(
    qtbot, new_desk, people, deleted
):
    run = subprocess.run(
        [sys.executable, "-c", KILLED, str(people), str(deleted)],
        cwd=ROOT,
        check=False,
        capture_output=True,
        timeout=60,
    )
    assert run.returncode == -signal.SIGKILL, run.stderr.decode()
    (begun,) = tombstones(people)
    assert not begun.is_finished
    assert named(people, "P-001"), "the crash came before the end"
    assert [s.participant for s in DataFolder(people).sessions()] == ["P-002"], "none counts"
    desk = new_desk()
    qtbot.waitUntil(lambda: tombstones(people)[0].is_finished)
    assert named(people, "P-001") == []
    assert named(people, "P-002")
    assert tombstones(people)[0].responses == begun.responses > 0
    qtbot.waitUntil(lambda: "has now been completed" in desk.notice.text.text())
    qtbot.waitUntil(
        lambda: "finished a withdrawal" in [e.what for e in read_record(people).entries]
    )


@pytest.mark.slow
def test_a_crash_of_another_folder_is_finished_when_the_desk_goes_there(
    qtbot, desk, people, tmp_path
):
    desk.state.move_data(tmp_path / "another")
    run = subprocess.run(
        [sys.executable, "-c", KILLED, str(people), "1"],
        cwd=ROOT,
        check=False,
        capture_output=True,
        timeout=60,
    )
    assert run.returncode == -signal.SIGKILL
    desk.state.move_data(people)
    qtbot.waitUntil(lambda: tombstones(people)[0].is_finished)
    assert named(people, "P-001") == []


@pytest.mark.slow
def test_from_the_sessions_page_the_whole_person_goes_too(qtbot, desk, choose, dialog_of, people):
    page = page_of(desk, "sessions")
    qtbot.waitUntil(lambda: len(page.table.rows.things) == 4)
    choose(page, "P-001")
    dialog = dialog_of(page.withdraw_button, WithdrawDialog)
    fill_in(qtbot, dialog)
    press(qtbot, dialog.delete)
    qtbot.waitUntil(lambda: len(page.table.rows.things) == 1)
    assert page.below.isHidden()


@pytest.mark.slow
def test_a_folder_that_went_away_is_told(qtbot, dialog, people):
    qtbot.waitUntil(lambda: "3 sessions" in dialog.what.text())
    people.rename(people.with_name("away"))
    qtbot.keyClicks(dialog.reason, "Asked.")
    qtbot.keyClicks(dialog.again, "P-001")
    press(qtbot, dialog.delete)
    qtbot.waitUntil(dialog.status.isVisible)
    assert "P-001 has no session in" in dialog.status.text()
    assert not (people / RECORD).exists()
    dialog.reject()
