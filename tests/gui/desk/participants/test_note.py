"""Notes on a session, and the note that makes it a pilot, written through the Sessions page."""

import pytest
from PySide6.QtCore import Qt

from tests.gui.desk.conftest import page_of
from tests.gui.desk.participants.conftest import column
from turingdesk.gui.desk.participants.note import NoteDialog
from turingdesk.journal.audit import read_record
from turingdesk.journal.ledger import RECORD
from turingdesk.journal.notes import LONGEST, read_notes
from turingdesk.journal.session_name import SessionName
from turingdesk.sessions.data_folder import DataFolder

FIRST = SessionName("P-001", 1, "small")


@pytest.fixture
def page(qtbot, desk, sit, choose):
    sit("P-001")
    sit("P-002")
    shown = page_of(desk, "sessions")
    qtbot.waitUntil(lambda: len(shown.table.rows.things) == 2)
    choose(shown, "P-001")
    return shown


def left(qtbot, widget):
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


@pytest.mark.slow
def test_a_note_is_typed_kept_and_shown(qtbot, page, dialog_of, data):
    dialog = dialog_of(page.note_button, NoteDialog)
    assert not dialog.save_button.isEnabled()
    qtbot.keyClicks(dialog.text, "  ")
    assert not dialog.save_button.isEnabled(), "blanks are no note"
    qtbot.keyClicks(dialog.text, "Came late.")
    left(qtbot, dialog.save_button)
    qtbot.waitUntil(lambda: "Came late." in page.about.text())
    (note,) = read_notes(data)[False, FIRST].notes
    assert (note.text, note.is_mark) == ("Came late.", False)
    assert column(page, "Notes") == ["", "1"]
    qtbot.waitUntil(lambda: "wrote a note" in [e.what for e in read_record(data).entries])
    entry = read_record(data).entries[-1]
    assert entry.fields == {"session": str(FIRST)}, "the note itself is not in the record"


@pytest.mark.damages_journals
def test_notes_are_added_and_never_replaced(qtbot, page, dialog_of, data):
    for number in range(5):
        dialog = dialog_of(page.note_button, NoteDialog)
        qtbot.keyClicks(dialog.text, f"Note {number}.")
        left(qtbot, dialog.save_button)
        qtbot.waitUntil(lambda n=number: f"Note {n}." in page.about.text())
    assert [n.text for n in read_notes(data)[False, FIRST].notes] == [
        f"Note {n}." for n in range(5)
    ]
    assert "2 earlier notes" in page.about.text()
    assert "Note 1." not in page.about.text()


@pytest.mark.slow
def test_a_note_without_end_is_refused_as_it_is_typed(page, dialog_of):
    dialog = dialog_of(page.note_button, NoteDialog)
    dialog.text.setPlainText("x" * (LONGEST + 1))
    assert dialog.status.text() == "A note can have at most 4,000 characters."
    assert not dialog.save_button.isEnabled()
    dialog.text.setPlainText("x" * LONGEST)
    assert dialog.status.isHidden()
    assert dialog.save_button.isEnabled()
    dialog.reject()


@pytest.mark.damages_journals
def test_a_session_becomes_a_pilot_with_the_reason_and_its_journal_stays(
    qtbot, page, dialog_of, data
):
    journal = data / FIRST.file
    before = journal.read_bytes()
    dialog = dialog_of(page.mark, NoteDialog)
    assert dialog.windowTitle() == "Mark as pilot"
    assert "can't undo" in "".join(one.text() for one in dialog.findChildren(type(dialog.status)))
    qtbot.keyClicks(dialog.text, "The lights were off.")
    left(qtbot, dialog.save_button)
    qtbot.waitUntil(lambda: column(page, "Flags") == ["", "pilot (marked)"])
    assert journal.read_bytes() == before
    assert not page.mark.isEnabled(), "it is one already"
    assert "(marked as a pilot): The lights were off." in page.about.text()
    pilots = {s.participant: s.pilot for s in DataFolder(data).sessions()}
    assert pilots == {"P-001": True, "P-002": False}
    qtbot.waitUntil(
        lambda: "marked a session as pilot" in [e.what for e in read_record(data).entries]
    )


@pytest.mark.slow
def test_escape_writes_nothing(qtbot, page, dialog_of, data):
    dialog = dialog_of(page.note_button, NoteDialog)
    qtbot.keyClicks(dialog.text, "Not meant.")
    with qtbot.waitSignal(dialog.rejected):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert read_notes(data) == {}


@pytest.mark.slow
def test_a_disk_that_refuses_keeps_what_was_typed(qtbot, page, dialog_of, data):
    qtbot.waitUntil((data / RECORD).is_dir)
    (data / RECORD / "notes").write_text("")
    dialog = dialog_of(page.note_button, NoteDialog)
    qtbot.keyClicks(dialog.text, "Came late.")
    left(qtbot, dialog.save_button)
    qtbot.waitUntil(lambda: "couldn't be written" in dialog.status.text())
    assert dialog.isVisible()
    assert dialog.text.toPlainText() == "Came late."
    (data / RECORD / "notes").unlink()
    with qtbot.waitSignal(dialog.accepted):
        left(qtbot, dialog.save_button)
    assert read_notes(data)[False, FIRST].text == "Came late."


@pytest.mark.slow
def test_a_running_session_takes_notes_and_is_no_pilot_yet(qtbot, page, sit, choose):
    sit("P-003", 1, keep=True)
    page.read()
    qtbot.waitUntil(lambda: len(page.table.rows.things) == 3)
    choose(page, "P-003")
    assert page.note_button.isEnabled()
    assert not page.mark.isEnabled()
    assert not page.withdraw_button.isEnabled()
