"""The Participants page and its dialogs: nothing in them is left in English."""

import pytest

from tests.gui.desk.participants.conftest import column
from tests.gui.marked import Marked, unsaid
from turingdesk.gui import translation
from turingdesk.gui.desk.participants.codes import CodesDialog, OwnCodesDialog
from turingdesk.gui.desk.participants.note import NoteDialog, ask_note
from turingdesk.gui.desk.participants.withdraw import WithdrawDialog
from turingdesk.journal.notes import write_note
from turingdesk.journal.session_name import SessionName

#: What the sessions of these tests have of their own.
DATA = ("sub-P-001_ses-1_study-small", "P-001", "Booth 1", "small", "Words, spring", "Ada")
DATA = (*DATA, "Came late.")


@pytest.fixture(autouse=True)
def marked(monkeypatch):
    monkeypatch.setitem(translation.voices, "program", Marked())


@pytest.mark.slow
def test_everybody_and_what_is_known_of_one(sit, data, listed, choose):
    sit("P-001", 2)
    sit("P-001", pilot=True)
    write_note(data, SessionName("P-001", 1, "small"), "Came late.", "Ada")
    page = listed(1)
    choose(page, "P-001")
    assert "Came late." in page.details.text.text()
    assert not unsaid(page, *DATA)
    assert column(page, "State") == ["\u27e6completed\u27e7"]
    page.search.setText("nobody")
    assert page.empty.isVisible()
    assert not unsaid(page, *DATA)


@pytest.mark.slow
def test_codes_made_and_chosen(sit, listed, dialog_of, qtbot):
    sit("P-001")
    page = listed(1)
    dialog = dialog_of(page.codes, CodesDialog)
    qtbot.waitUntil(dialog.make.isEnabled)
    assert not unsaid(dialog, *DATA)
    dialog.make.click()
    qtbot.waitUntil(lambda: len(dialog.listed) == 40)
    assert not unsaid(dialog, *DATA)
    own = dialog_of(dialog.add_own_button, OwnCodesDialog)
    own.text.setPlainText("X-1\nX-1\n!")
    qtbot.waitUntil(lambda: "!" in own.status.text())
    assert not unsaid(own, *DATA)
    own.reject()
    dialog.reject()


def test_a_note_and_a_mark(sit, desk, listed):
    sit("P-001")
    session = listed(1).table.rows.things[0].newest
    for mark in (False, True):
        dialog = ask_note(desk.state, session, mark=mark)
        assert isinstance(dialog, NoteDialog)
        dialog.text.setPlainText("x" * 10_000)
        assert dialog.status.isVisible()
        assert not unsaid(dialog, *DATA)
        dialog.reject()


@pytest.mark.slow
def test_a_withdrawal_before_and_after(sit, desk, listed, choose, dialog_of, qtbot):
    sit("P-001", 2)
    sit("P-001", pilot=True)
    page = listed(1)
    choose(page, "P-001")
    dialog = dialog_of(page.withdraw_button, WithdrawDialog)
    assert not unsaid(dialog, *DATA)
    qtbot.waitUntil(lambda: "Words, spring" in dialog.what.text())
    assert not unsaid(dialog, *DATA)
    dialog.reason.setText("Ada")
    dialog.again.setText("P-001")
    dialog.delete.click()
    qtbot.waitUntil(lambda: "P-001" in desk.notice.text.text())
    assert not unsaid(desk.notice, *DATA)
    page.read()
    qtbot.waitUntil(lambda: column(page, "State") == ["\u27e6withdrawn\u27e7"])
    page.table.choose(0)
    assert not unsaid(page, *DATA, desk.state.who)
