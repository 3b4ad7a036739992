"""Pairing begins on the Settings page, for those who may."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.gui.desk.conftest import page_of
from turingdesk.gui.desk.booths.pair_card import VALID_S, PairDialog, ask_pairing
from turingdesk.net.pairing import VALID_S as HOSTS


@pytest.fixture
def dialog(desk, monkeypatch):
    """The dialog, with a host that is told what to say."""
    monkeypatch.setattr(desk.state.booths, "start", lambda: None)
    desk.state.booths.port = 4000
    QTest.mouseClick(page_of(desk, "settings").pairing.pair, Qt.MouseButton.LeftButton)
    made = desk.findChild(PairDialog)
    yield made
    made.reject()


def test_the_code_is_shown_with_what_to_type_and_how_long_it_is_good(desk, dialog):
    assert VALID_S == HOSTS
    desk.state.booths.hear({"event": "code", "code": "K7M4-TXRT"})
    assert dialog.code.text() == "K7M4-TXRT"
    assert dialog.typed.text().startswith("turingdesk kiosk --desk ")
    assert dialog.typed.text().endswith(":4000 --pair K7M4-TXRT")
    dialog._left_s = 1
    dialog._tick()
    assert dialog.left.text() == "It has expired. Ask for a new one."


def test_trouble_takes_the_place_of_the_code(desk, dialog):
    desk.state.booths.trouble = "Port 4000 cannot be opened."
    desk.state.booths.changed.emit()
    assert dialog.left.text() == "Port 4000 cannot be opened."
    assert dialog.code.text() == "\u2026"


def test_who_may_not_pair_sees_no_code(desk, monkeypatch):
    monkeypatch.setattr(desk.state, "may", lambda what: False)
    ask_pairing(desk.state, desk)
    assert desk.findChild(PairDialog) is None
    assert not desk.state.booths.is_on
