"""What one test does to the whole application is undone before the next one begins."""

import pytest
from PySide6.QtWidgets import QDialog, QLabel, QScrollArea, QVBoxLayout

from turingdesk.gui import theme, translation
from turingdesk.gui.app import application
from turingdesk.gui.appearance import apply_appearance
from turingdesk.system.settings import Settings


@pytest.mark.slow
@pytest.mark.parametrize("time", ["first", "again"])
def test_each_test_begins_as_usual_whatever_the_one_before_did(qtbot, time):
    assert theme.look() == theme.Look()
    assert translation.program().spoken == translation.participant().spoken == "en"
    dialog = QDialog()
    qtbot.addWidget(dialog)
    QVBoxLayout(dialog).addWidget(QLabel("a line\n" * 200))
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert dialog.findChild(QScrollArea) is None, "only large letters make dialogs scroll"

    app = application()
    apply_appearance(app, Settings(text_percent=200, theme="dark"))
    translation.install("de")
    translation.speak("es")
