"""The desk's window: navigation, studies dropped on it, closing."""

import gc
from dataclasses import replace
from itertools import pairwise

import pytest
import shiboken6
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea

from tests.gui.desk.conftest import drop, page_of
from turingdesk.gui import theme
from turingdesk.gui.desk.live.page import LivePage
from turingdesk.gui.desk.navigation import Navigation
from turingdesk.gui.desk.page import DeskPage, PageBody
from turingdesk.gui.desk.pages import PAGES
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets import notice
from turingdesk.gui.desk.window import DeskWindow, PageArea
from turingdesk.gui.translation import install
from turingdesk.study.pack import pack
from turingdesk.system.settings import Settings


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


def test_a_window_that_is_gone_leaves_no_widget_behind(qapp, data):
    before = set(qapp.allWidgets())
    window = DeskWindow(DeskState(Settings(data=data)))
    window.show()
    window.close()
    shiboken6.delete(window)
    gc.collect()
    assert set(qapp.allWidgets()) <= before


def test_every_page_opens_and_is_marked(desk):
    for place in PAGES:
        shown = page_of(desk, place.name)
        assert isinstance(shown, DeskPage)
        assert shown.isVisible()
        assert desk.navigation.button(place.name).isChecked()
        assert isinstance(desk.navigation, Navigation)


def test_pages_stand_in_groups_with_the_audit_log_and_the_settings_at_the_foot(desk):
    column = desk.navigation.button("studies").parentWidget().layout()
    texts = [column.itemAt(place).widget() for place in range(column.count())]

    def with_plugins(name, title):
        """A page's title, and those of pages of plugins that come after it."""
        added = (with_plugins(page.name, page.title) for page in PAGES if page.after == name)
        return [title, *(title for titles in added for title in titles)]

    assert [one.text() for one in texts if isinstance(one, QLabel | QPushButton)] == [
        *("Prepare", "Studies", *with_plugins("editor", "Edit study"), "Control questions"),
        *("Run", "Participants", *with_plugins("sessions", "Sessions")),
        *("Results", "Live results", *with_plugins("analysis", "Analysis")),
        *with_plugins("exclusions", "Exclusions"),
        *("Export", "Audit log", "Settings"),
    ]
    above = desk.navigation.button(PAGES[[place.name for place in PAGES].index("export") - 1].name)
    export, log = (desk.navigation.button(one) for one in ("export", "record"))
    in_a_group = export.y() - above.geometry().bottom()
    assert log.y() - export.geometry().bottom() > in_a_group


@pytest.mark.slow
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


@pytest.mark.slow
def test_headings_make_room_where_pages_would_be_cut(qapp, new_desk):
    theme.apply(qapp, text_percent=200)
    try:
        window = new_desk()
        headings = [
            one
            for one in window.navigation.findChildren(QLabel)
            if one.text() in ("Run", "Results")
        ]
        window.resize(1024, 1140)
        qapp.processEvents()
        assert all(one.isVisible() for one in headings)
        window.resize(1024, 700)
        qapp.processEvents()
        assert not any(one.isVisible() for one in headings)
        buttons = [window.navigation.button(place.name) for place in PAGES]
        assert [b.text() for b in buttons if b.height() < b.sizeHint().height()] == []
    finally:
        theme.apply(qapp)


@pytest.mark.parametrize("height", [840, 740])
def test_the_groups_keep_their_headings_on_the_screen_of_a_laptop(qapp, new_desk, height):
    """1440x900 and 1024x768, without what bars and frames take."""
    window = new_desk()
    window.resize(1000, height)
    qapp.processEvents()
    headings = [
        one
        for one in window.navigation.findChildren(QLabel)
        if one.text() in ("Prepare", "Run", "Results")
    ]
    assert [one.isVisible() for one in headings] == [True, True, True]
    buttons = [window.navigation.button(place.name) for place in PAGES]
    assert min(one.height() for one in buttons) >= 28
    assert window.navigation.findChild(QScrollArea).verticalScrollBar().maximum() == 0
    window.resize(1000, 1000)
    qapp.processEvents()
    assert min(one.height() for one in buttons) >= 38


@pytest.mark.slow
def test_with_large_letters_a_page_has_one_scroll_bar(qtbot, qapp, new_desk):
    window = new_desk()
    window.resize(1024, 768)
    page = page_of(window, "settings")
    [body] = page.findChildren(PageBody)
    outer = next(one for one in window.findChildren(PageArea) if one.widget() is page)
    qtbot.waitUntil(lambda: body.verticalScrollBar().maximum() > 0)
    assert outer.verticalScrollBar().maximum() == 0
    theme.apply(qapp, text_percent=200)
    try:
        qtbot.waitUntil(lambda: outer.verticalScrollBar().maximum() > 0)
        qtbot.waitUntil(lambda: body.verticalScrollBar().maximum() == 0)
        body.setFocus()
        qtbot.keyClick(body, Qt.Key.Key_PageDown)
        assert outer.verticalScrollBar().value() > 0
    finally:
        theme.apply(qapp)


@pytest.mark.slow
def test_a_page_works_only_while_it_is_in_front(qtbot, desk):
    live = page_of(desk, "live")
    assert isinstance(live, LivePage)
    assert live.feed.is_on
    page_of(desk, "studies")
    assert not live.feed.is_on


@pytest.mark.slow
def test_a_new_page_has_the_keyboard_that_was_in_the_one_before(qtbot, desk):
    page_of(desk, "export").path.setFocus()
    qtbot.mouseClick(desk.navigation.button("live"), Qt.MouseButton.LeftButton)
    assert not desk.navigation.isAncestorOf(desk.focusWidget())
    assert desk.focusWidget() is not None
    desk.navigation.button("live").setFocus()
    desk.go_to("sessions")
    assert desk.navigation.isAncestorOf(desk.focusWidget()), "the arrow keys go on there"


def test_what_is_closed_or_disabled_leaves_the_keyboard_to_the_page(qtbot, desk):
    page = page_of(desk, "sessions")
    desk.state.notify("Saved.")
    qtbot.waitUntil(desk.notice.isVisible)
    desk.notice.close_button.setFocus()
    qtbot.keyClick(desk.notice.close_button, Qt.Key.Key_Return)
    assert desk.notice.isHidden()
    assert not desk.navigation.isAncestorOf(desk.focusWidget())
    last = [one for one in page.findChildren(QPushButton) if one.isVisible() and one.isEnabled()]
    last[-1].setFocus()
    for one in last:
        one.setEnabled(False)
    assert not desk.navigation.isAncestorOf(desk.focusWidget())


def test_a_notice_waits_while_another_window_covers_it(qtbot, desk, monkeypatch):
    monkeypatch.setattr(notice, "LEAST_MS", 30)
    monkeypatch.setattr(notice, "READING_MS", 1)
    monkeypatch.setattr(notice, "BUSY_MS", 10)
    over = QLabel("A session")
    qtbot.addWidget(over)
    over.show()
    over.activateWindow()
    qtbot.waitUntil(over.isActiveWindow)
    desk.state.notify("Saved.")
    qtbot.wait(100)
    assert desk.notice.isVisible()
    over.close()
    desk.activateWindow()
    qtbot.waitUntil(desk.notice.isHidden)


def test_a_notice_lies_over_the_page_and_moves_nothing(qtbot, desk):
    page, before = desk.page("studies"), QPoint(0, 0)
    place, size = page.mapTo(desk, before), page.size()
    desk.state.notify("Saved. " * 60)
    qtbot.waitUntil(desk.notice.isVisible)
    QApplication.sendPostedEvents()
    assert (page.mapTo(desk, before), page.size()) == (place, size)
    assert desk.notice.geometry().bottom() < desk.notice.parentWidget().height()
    assert desk.notice.text.height() >= desk.notice.text.heightForWidth(desk.notice.text.width())


@pytest.mark.slow
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


@pytest.mark.slow
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


@pytest.mark.sampled
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


def test_pages_scroll_where_large_letters_leave_no_room_for_all(qapp, qtbot):
    theme.apply(qapp, text_percent=200)
    try:
        more = [replace(PAGES[-1], name=f"more-{n}", keys=f"Ctrl+Alt+{n}") for n in range(3)]
        navigation = Navigation()
        qtbot.addWidget(navigation)
        navigation.fill([*PAGES, *more])
        navigation.resize(navigation.sizeHint().width(), 640)
        navigation.show()
        qapp.processEvents()
        for place in (PAGES[0], more[-1]):
            navigation.mark(place.name)
            one = navigation.button(place.name)
            assert one.height() >= one.sizeHint().height()
            assert one.width() >= one.sizeHint().width()
            assert not one.visibleRegion().isEmpty()
            assert one.visibleRegion().boundingRect().height() == one.height(), "whole, in sight"
        name = next(one for one in navigation.findChildren(QLabel) if one.text() == "TuringDesk")
        assert name.width() >= name.sizeHint().width()
        assert name.contentsMargins().right() > 0
    finally:
        theme.apply(qapp)


@pytest.mark.sampled
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
