"""Help: F1 on every page and dialog of the desk, and never at the kiosk."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QVBoxLayout

from turingdesk.gui.desk import help as desk_help
from turingdesk.gui.desk.pages import PAGES
from turingdesk.gui.translation import LANGUAGES, Voice
from turingdesk.system import paths


def press_f1(qtbot, window):
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    qtbot.keyClick(window, Qt.Key.Key_F1)


def shown(desk):
    window = desk.help.window
    return window.topics.currentItem().text() if window and window.isVisible() else None


@pytest.mark.parametrize("topic", [name for name, _ in desk_help.TOPICS])
def test_every_page_has_a_text_with_a_title_and_something_to_read(topic):
    lines = desk_help.text(topic).splitlines()
    assert lines[0].startswith("# ")
    assert len([line for line in lines if line.strip()]) >= 5


def test_help_is_in_the_language_of_the_desk_or_else_english(qapp, monkeypatch, tmp_path):
    english = paths.resources() / "help" / "export.md"
    (tmp_path / "help" / "de").mkdir(parents=True)
    for name in ("export", "live"):
        (tmp_path / "help" / f"{name}.md").write_text(english.read_text("utf-8"), "utf-8")
    (tmp_path / "help" / "de" / "export.md").write_text("# Ausfuhr\n", "utf-8")
    monkeypatch.setattr(desk_help, "program", lambda: Voice("de"))
    monkeypatch.setattr(paths, "resources", lambda: tmp_path)
    assert desk_help.text("export") == "# Ausfuhr\n"
    assert desk_help.text("live") == english.read_text("utf-8")


@pytest.mark.parametrize("code", sorted(set(LANGUAGES) - {"en"}))
def test_translated_help_is_of_topics_that_there_are_and_has_the_same_headings(code):
    folder = paths.resources() / "help" / code
    for path in sorted(folder.glob("*")) if folder.is_dir() else ():
        whole = [line for line in desk_help.text(path.stem).splitlines() if line[:1] == "#"]
        own = [line for line in path.read_text("utf-8").splitlines() if line[:1] == "#"]
        assert [line.split()[0] for line in own] == [line.split()[0] for line in whole], path


@pytest.mark.parametrize("place", PAGES, ids=lambda place: place.name)
def test_f1_opens_the_help_of_the_open_page(qtbot, desk, place):
    desk.go_to(place.name)
    press_f1(qtbot, desk)
    assert shown(desk) == place.title


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


def test_a_topic_is_chosen_from_the_list_and_escape_closes(qtbot, desk):
    press_f1(qtbot, desk)
    window = desk.help.window
    titles = [window.topics.item(row).text() for row in range(window.topics.count())]
    qtbot.keyClick(window.topics, Qt.Key.Key_End)
    assert window.topics.currentItem().text() == titles[-1] == "Keys and words"
    assert "Ctrl+Shift+Q" in window.reading.toPlainText()
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
