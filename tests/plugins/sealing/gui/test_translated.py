"""The dialogs of seals: nothing in them is left in English."""

import pytest
from PySide6.QtCore import Qt

from tests.gui.desk.test_translated import DATA
from tests.gui.marked import Marked, unsaid
from turingdesk.gui import translation
from turingdesk.plugins.sealing.gui.dialogs import SealDialog, UnsealDialog


@pytest.fixture(autouse=True)
def marked(monkeypatch):
    monkeypatch.setitem(translation.voices, "program", Marked())


@pytest.mark.slow
def test_sealing_and_opening_a_seal(qtbot, desk, package):
    dialog = SealDialog(desk.state, package)
    qtbot.mouseClick(dialog.start_button, Qt.MouseButton.LeftButton)
    assert dialog.objection.text(), "a passphrase is missing"
    assert not unsaid(dialog, *DATA)
    unseal = UnsealDialog(desk.state)
    assert not unsaid(unseal, *DATA)
    dialog.close()
    unseal.close()
