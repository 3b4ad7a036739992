"""Coding is written down in the audit log, without the codes and without who made what."""

from PySide6.QtCore import Qt

from tests.gui.desk.people.conftest import ADA, BOB, click, written
from tests.plugins.coding.coded_texts import ANSWERS, NAMES, write_sessions
from turingdesk.plugins.coding.codings import TextPlace, save_codes


def coding_page(qtbot, ada):
    ada.go_to("coding")
    page = ada.pages["coding"]
    qtbot.waitUntil(lambda: bool(page.data.texts))
    return page


def test_who_coded_is_in_the_audit_log(qtbot, ada):
    write_sessions(ada.state.data)
    page = coding_page(qtbot, ada)
    qtbot.keyClicks(page.sheet, "1a")
    qtbot.keyClick(page.sheet, Qt.Key.Key_Return)
    entry = written(qtbot, ada.state.data, "coded texts")[0]
    assert entry.who == ADA
    assert entry.fields == {"scheme": "reasons", "question": "reason"}


def test_who_resolved_a_coding_is_in_the_audit_log(qtbot, ada):
    data = ada.state.data
    write_sessions(data)
    for coder, code in ((ADA, "1a"), (BOB, "1b")):
        for session, step, *_ in ANSWERS:
            place = TextPlace(str(NAMES[session]), step, "reason", "")
            save_codes(data, "reasons", coder, place, [code])
    page = coding_page(qtbot, ada)
    click(qtbot, page.compare)
    page.compared.both.click()
    entry = written(qtbot, data, "resolved a coding")[0]
    assert entry.who == ADA
    assert entry.fields == {"scheme": "reasons", "question": "reason"}
