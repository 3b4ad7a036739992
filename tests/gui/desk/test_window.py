"""The desk's window: navigation, studies dropped on it, closing."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFont, QFontMetrics
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from tests.gui.desk.conftest import page_of
from turingdesk.gui import theme
from turingdesk.gui.desk import notice
from turingdesk.gui.desk.live.page import LivePage
from turingdesk.gui.desk.navigation import Navigation
from turingdesk.gui.desk.page import DeskPage
from turingdesk.gui.desk.pages import PAGES
from turingdesk.gui.translation import install
from turingdesk.study.pack import pack


def drop(window, *paths):
    """Drag files over the window and let them fall; whether it took them."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    entered = QDragEnterEvent(QPoint(400, 300), copy, mime, left, none)
    QApplication.sendEvent(window, entered)
    if not entered.isAccepted():
        return False
    dropped = QDropEvent(QPointF(400, 300), copy, mime, left, none)
    QApplication.sendEvent(window, dropped)
    return dropped.isAccepted()


def test_a_folder_that_is_dropped_is_opened(qtbot, desk, study):
    page_of(desk, "settings")
    with qtbot.waitSignal(desk.state.reader.read):
        assert drop(desk, study)
    assert desk.navigation.button("studies").isChecked()
    assert desk.state.reader.studied.package.study.title == "Words, spring"


def test_a_packed_study_that_is_dropped_is_opened(qtbot, desk, study, tmp_path):
    pack(study, tmp_path / "words.tdz")
    with qtbot.waitSignal(desk.state.reader.read):
        assert drop(desk, tmp_path / "words.tdz")
    assert desk.state.reader.studied.package.study.id == "small"


def test_the_study_file_stands_for_its_folder(qtbot, desk, study):
    with qtbot.waitSignal(desk.state.reader.read):
        assert drop(desk, study / "study.toml")
    assert desk.state.reader.studied.path == study


def test_what_is_no_study_is_not_taken(desk, study, tmp_path):
    (tmp_path / "notes.txt").write_text("no study")
    assert not drop(desk, tmp_path / "notes.txt")
    assert not drop(desk, study, tmp_path / "notes.txt")
    assert desk.state.reader.studied is None


def test_every_page_opens_and_is_marked(desk):
    for place in PAGES:
        shown = page_of(desk, place.name)
        assert isinstance(shown, DeskPage)
        assert shown.isVisible()
        assert desk.navigation.button(place.name).isChecked()
        assert isinstance(desk.navigation, Navigation)


def test_pages_stand_in_groups_with_the_audit_log_and_the_settings_at_the_foot(desk):
    column = desk.navigation.layout()
    texts = [column.itemAt(place).widget() for place in range(column.count())]
    assert [one.text() for one in texts if isinstance(one, QLabel | QPushButton)] == [
        "TuringDesk",
        *("Prepare", "Studies", "Edit study"),
        *("Run", "Participants", "Sessions"),
        *("Results", "Live results", "Analysis", "Machine judges"),
        *("Exclusions", "Coding", "Export", "Audit log", "Settings"),
    ]
    last, log = desk.navigation.button("export"), desk.navigation.button("record")
    assert log.y() - last.geometry().bottom() > 100


def test_every_page_has_a_shortcut_and_the_arrow_keys_walk_through_them(qtbot, desk):
    assert len({place.keys for place in PAGES}) == len(PAGES)
    control = Qt.KeyboardModifier.ControlModifier
    qtbot.keyClick(desk, Qt.Key.Key_3, control)
    assert desk.navigation.button("participants").isChecked()
    qtbot.keyClick(desk, Qt.Key.Key_Comma, control)
    assert desk.navigation.button("settings").isChecked()
    qtbot.keyClick(desk, Qt.Key.Key_1, control)
    for place, after in pairwise(PAGES):
        desk.navigation.button(place.name).setFocus()
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
        assert desk.navigation.button(after.name).hasFocus()


def test_headings_make_room_where_pages_would_be_cut(qapp, new_desk):
    theme.apply(qapp, text_percent=200)
    try:
        window = new_desk()
        headings = [
            one
            for one in window.navigation.findChildren(QLabel)
            if one.text() in ("Run", "Results")
        ]
        window.resize(1024, 900)
        qapp.processEvents()
        assert all(one.isVisible() for one in headings)
        window.resize(1024, 700)
        qapp.processEvents()
        assert not any(one.isVisible() for one in headings)
        buttons = [window.navigation.button(place.name) for place in PAGES]
        assert [b.text() for b in buttons if b.height() < b.sizeHint().height()] == []
    finally:
        theme.apply(qapp)


def test_a_page_works_only_while_it_is_in_front(qtbot, desk):
    live = page_of(desk, "live")
    assert isinstance(live, LivePage)
    assert live._clock.isActive()
    page_of(desk, "studies")
    assert not live._clock.isActive()


def test_a_notice_goes_by_itself_unless_it_is_being_read(qtbot, desk, monkeypatch):
    monkeypatch.setattr(notice, "LEAST_MS", 30)
    monkeypatch.setattr(notice, "READING_MS", 1)
    monkeypatch.setattr(notice, "BUSY_MS", 10)
    desk.state.notify("Saved.")
    desk.notice.close_button.setFocus()
    qtbot.wait(100)
    assert desk.notice.isVisible(), "the focus is on it"
    desk.navigation.button("studies").setFocus()
    qtbot.waitUntil(desk.notice.isHidden)
    desk.state.notify("It failed.", wrong=True)
    qtbot.wait(100)
    assert desk.notice.isVisible(), "what went wrong stays"


def test_a_notice_belongs_to_the_page_where_it_came(qtbot, desk):
    desk.state.notify("Saved.")
    qtbot.wait(1)
    desk.go_to("export")
    assert desk.notice.isHidden()
    desk.state.notify("It failed.", wrong=True)
    qtbot.wait(1)
    desk.go_to("studies")
    assert desk.notice.isHidden()
    desk.go_to("export")
    assert desk.notice.text.text() == "It failed."
    desk.notice.close_button.click()
    desk.go_to("studies")
    desk.go_to("export")
    assert desk.notice.isHidden()
    desk.state.notify("Open the study first.")
    desk.state.page_wanted.emit("studies")
    assert desk.notice.isVisible(), "it says why the page opened"
    qtbot.wait(1)
    desk.go_to("live")
    assert desk.notice.isHidden()


def test_what_went_wrong_is_shown_until_it_is_closed(desk):
    assert desk.notice.isHidden()
    desk.state.notify("Something happened.", wrong=True)
    assert desk.notice.isVisible()
    assert desk.notice.text.text() == "Something happened."
    desk.notice.close_button.click()
    assert desk.notice.isHidden()


@pytest.mark.parametrize("language", ["en", "de", "es", "it", "zh"])
def test_the_title_of_the_open_page_has_room_for_its_bold_letters(qapp, language, new_desk):
    install(language)
    try:
        window = new_desk()
        for place in PAGES:
            button = window.navigation.button(place.name)
            button.setChecked(True)
            qapp.processEvents()
            bold = QFont(button.font())
            bold.setWeight(QFont.Weight.DemiBold)
            needs = QFontMetrics(bold).size(Qt.TextFlag.TextExpandTabs, button.text()).width()
            assert needs <= button.width() - 2 * 14, button.text()  # its padding and border
    finally:
        install("en")


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_all_pages_have_room_in_the_smallest_window_however_large_letters_are(
    qapp, new_desk, percent
):
    theme.apply(qapp, text_percent=percent)
    try:
        window = new_desk()
        window.resize(1024, 768)
        qapp.processEvents()
        buttons = [window.navigation.button(place.name) for place in PAGES]
        assert [b.text() for b in buttons if b.height() < b.sizeHint().height()] == []
    finally:
        theme.apply(qapp)
