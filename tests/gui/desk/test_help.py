"""Help: F1 on every page and dialog of the desk, and never at the kiosk."""

import shutil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QVBoxLayout

from turingdesk.gui import translation
from turingdesk.gui.desk.help import TITLES, HelpWindow
from turingdesk.gui.desk.pages import PAGES
from turingdesk.gui.translation import ScreenVoice
from turingdesk.presenters.help_topics import GENERAL, title
from turingdesk.system import paths


def press_f1(qtbot, window):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    qtbot.keyClick(window, Qt.Key.Key_F1)


def shown(desk):
    window = desk.help.window
    return window.topics.currentItem().text() if window and window.isVisible() else None


@pytest.mark.slow
def test_f1_opens_the_help_of_the_open_page(qtbot, desk):
    for place in PAGES:
        desk.go_to(place.name)
        press_f1(qtbot, desk)
        assert shown(desk) == place.title
        desk.help.window.close()


def test_f1_in_a_dialog_opens_help_while_the_dialog_stays(qtbot, desk):
    dialog = QDialog(desk)
    QVBoxLayout(dialog).addWidget(QLineEdit())
    dialog.setProperty("help", "export")
    dialog.open()
    qtbot.waitUntil(lambda: dialog.isVisible() and dialog.isActiveWindow())
    press_f1(qtbot, dialog)
    assert shown(desk) == "Export"
    assert dialog.isVisible()
    dialog.reject()


def test_topics_are_listed_in_the_language_of_the_desk(qtbot, desk, monkeypatch):
    assert [str(one) for one in TITLES.values()] == [title(topic) for topic in GENERAL]
    monkeypatch.setitem(translation.voices, "program", ScreenVoice("de"))
    window = HelpWindow(desk)
    window.show_topic("integrity")
    assert window.topics.currentItem().text() == "Was check erkennen kann"
    assert "Quittungen" in window.reading.toPlainText()


def test_a_topic_without_a_translation_is_shown_in_english_and_says_so(
    qtbot, desk, monkeypatch, tmp_path
):
    whole = paths.resources()
    for one in whole.iterdir():
        if one.name != "help":
            (tmp_path / one.name).symlink_to(one)
    shutil.copytree(whole / "help", tmp_path / "help")
    (tmp_path / "help" / "de" / "results.md").unlink()
    monkeypatch.setattr(paths, "resources", lambda: tmp_path)
    monkeypatch.setitem(translation.voices, "program", ScreenVoice("de"))
    window = HelpWindow(desk)
    window.show_topic("results")
    name = window.topics.currentItem().text()
    words = window.reading.toPlainText()
    assert words.startswith(f"{name}\nDieses Thema gibt es nur auf Englisch.")
    assert "turingdesk analyze" in words


@pytest.mark.slow
def test_a_topic_is_chosen_from_the_list_and_escape_closes(qtbot, desk):
    press_f1(qtbot, desk)
    window = desk.help.window
    titles = [window.topics.item(row).text() for row in range(window.topics.count())]
    window.topics.setCurrentRow(titles.index("Keys and words"))
    assert "Ctrl+Shift+Q" in window.reading.toPlainText()
    qtbot.keyClick(window.topics, Qt.Key.Key_End)
    assert window.topics.currentItem().text() == titles[-1]
    assert "analyze" in window.reading.toPlainText()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_a_participant_gets_no_help_of_the_desk(qtbot, with_study, package, data):
    from turingdesk.sessions.session_header import SessionSetup
    from turingdesk.sessions.session_recorder import SessionRecorder

    kiosk = with_study.state.run.seat(
        SessionRecorder.begin(package, data, SessionSetup("P-1", "Booth 1", pilot=True)),
        None,
        pilot=True,
    )
    qtbot.waitUntil(kiosk.isVisible)
    press_f1(qtbot, kiosk)
    assert shown(with_study) is None
