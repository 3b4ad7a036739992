"""Phones and browsers on the desk: a real host opens a study, and shows a link with its code."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest

from tests.gui.desk.conftest import page_of
from tests.packages import write
from turingdesk.gui.desk import browsers
from turingdesk.gui.desk.browsers import BrowsersDialog
from turingdesk.people.invitations import Invitations
from turingdesk.study.package import open_package

SITE = {
    "event": "web",
    "on": True,
    "address": "https://10.0.0.7:47358",
    "connected": 3,
    "plain": False,
    "known": False,
    "port": 47358,
    "studies": {"small": "Small"},
}


@pytest.fixture
def package(tmp_path):
    return open_package(write(tmp_path / "study"))


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_the_card_is_there_while_a_study_is_open_and_marks_plain_http(desk):
    state, card = desk.state, page_of(desk, "sessions").browsers
    assert card.isHidden()
    state.booths.hear(SITE)
    assert not card.isHidden()
    assert "3 browser" in card.where.text()
    assert "https://10.0.0.7:47358" in card.where.text()
    assert card.plain.isHidden()
    state.booths.hear({**SITE, "plain": True, "address": "http://10.0.0.7:47358"})
    assert "isn't private" in card.plain.text()
    state.booths.hear({"event": "web", "on": False})
    assert card.isHidden()


@pytest.mark.slow  # starts a host
def test_a_study_is_opened_closed_and_tried_in_this_computers_browser(
    desk, qtbot, package, monkeypatch
):
    state = desk.state
    from turingdesk.gui.desk import hosting

    start, words = hosting.start_command, ("--port", "0", "--web-port", "0")
    monkeypatch.setattr(
        hosting, "start_command", lambda process, *given: start(process, *given, *words)
    )
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    dialog = BrowsersDialog(state, package)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.link.isHidden()
    click(dialog.on)
    qtbot.waitUntil(lambda: not dialog.link.isHidden())
    assert dialog.off.isVisible()
    token = dialog.link.text().rpartition("/")[2]
    assert Invitations(state.data).look(token).study == "small"
    painted = dialog.code.grab().toImage()
    colors = {painted.pixelColor(x, 120).name() for x in range(painted.width())}
    assert {"#000000", "#ffffff"} <= colors
    click(dialog.here)
    qtbot.waitUntil(lambda: bool(opened))
    assert opened[0].host() == "127.0.0.1"
    assert Invitations(state.data).look(opened[0].path().rpartition("/")[2]).pilot
    click(dialog.off)
    qtbot.waitUntil(dialog.link.isHidden)
    state.booths.end()


def test_the_dialog_says_that_browsers_warn(desk, qtbot, package):
    state = desk.state
    dialog = BrowsersDialog(state, package)
    qtbot.addWidget(dialog)
    state.booths.hear(SITE)
    assert "certificate" in dialog.where.text()
    for words in ("isn't private", "Advanced", "Show details"):  # as phones have them
        assert words in dialog.where.text()
    state.booths.hear({**SITE, "known": True})
    assert "certificate" not in dialog.where.text()
    assert browsers.site_in_words(SITE).startswith("https://10.0.0.7:47358")
