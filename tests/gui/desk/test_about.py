"""The card that tells which program this is."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication

from turingdesk.gui.desk.about import AboutCard
from turingdesk.system.edition import edition


@pytest.fixture
def card(qtbot):
    made = AboutCard()
    qtbot.addWidget(made)
    made.resize(600, 200)
    made.show()
    return made


def test_the_edition_is_copied_with_what_it_runs_on(qtbot, card):
    qtbot.mouseClick(card.copy, Qt.MouseButton.LeftButton)
    copied = QGuiApplication.clipboard().text()
    assert copied.splitlines()[0] == str(edition())
    assert f"Qt {qVersion()}" in copied


def test_the_licences_are_where_it_says(card):
    place = Path(card.terms.text().rpartition(": ")[2])
    assert place.exists()
    assert any(place.rglob("LGPL*"))
