"""Sealing, and opening a seal, are in the audit log: never a passphrase, never a truth."""

import pytest
from PySide6.QtCore import Qt

from tests.gui.desk.people.conftest import ADA, click, dialog_of, written
from tests.small_study import walk_on
from turingdesk.plugins.sealing.gui.dialogs import SealDialog, UnsealDialog
from turingdesk.plugins.sealing.sealing import seal
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import open_package

PASSPHRASE = "correct horse battery staple"


@pytest.fixture
def with_study(qtbot, ada, study):
    """The investigator's desk with a study in hand."""
    with qtbot.waitSignal(ada.state.reader.hashed):
        ada.state.open_study(study)
    return ada


@pytest.fixture
def blind(study, data):
    """The same study sealed, after one session."""
    package = open_package(seal(study, study.parent / "sealed.tdz", PASSPHRASE, 3).out)
    recorder = SessionRecorder.begin(package, data, SessionSetup("P-001", "Booth 1"))
    walk_on(recorder)
    recorder.abandon()
    return package


def check_entry(qtbot, data, what, **told):
    """See that an action is recorded, and that the record tells nothing secret."""
    entry = written(qtbot, data, what)[0]
    assert entry.who == ADA
    assert entry.fields.items() >= told.items()
    for file in (data / "record").glob("audit-*.jsonl"):
        text = file.read_text("utf-8")
        assert not [secret for secret in (PASSPHRASE, "horse", "alpha") if secret in text]


@pytest.mark.slow
def test_who_sealed_a_study_is_in_the_audit_log(qtbot, with_study, data):
    with_study.go_to("studies")
    click(qtbot, with_study.page("studies").view.seal)
    dialog = dialog_of(qtbot, SealDialog)
    for field in (dialog.passphrase, dialog.again):
        qtbot.keyClicks(field, PASSPHRASE)
    click(qtbot, dialog.start_button)
    qtbot.waitUntil(lambda: dialog.sealed is not None)
    sessions = dialog.sealed.seal.sessions
    click(qtbot, dialog.start_button)
    check_entry(qtbot, data, "sealed a study", study="small", sessions=sessions)


@pytest.mark.slow
def test_passphrases_that_open_nothing_and_those_that_do_are_in_the_audit_log(
    qtbot, with_study, blind, data
):
    with_study.go_to("live")
    page = with_study.page("live")
    qtbot.waitUntil(page.sealed.isVisible)
    click(qtbot, page.sealed.give)
    dialog = dialog_of(qtbot, UnsealDialog)
    qtbot.keyClicks(dialog.passphrase, "wrong horse battery")
    click(qtbot, dialog.open_seal)
    qtbot.waitUntil(dialog.objection.isVisible)
    check_entry(qtbot, data, "entered a wrong passphrase")
    qtbot.keyClicks(dialog.passphrase, PASSPHRASE)  # over what is selected
    qtbot.keyClick(dialog.passphrase, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(with_study.state.keys))
    check_entry(qtbot, data, "opened a seal", seals=1)
