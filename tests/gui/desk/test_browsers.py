"""Phones and browsers on the desk: a real host opens a study, and shows a link with its code."""

import errno
import shutil
import socket
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest

from tests.gui.desk.conftest import page_of
from tests.packages import write
from turingdesk.core.message import from_json, to_json
from turingdesk.gui.desk import browsers
from turingdesk.gui.desk.browsers import BrowsersDialog
from turingdesk.net.addresses import WEB_PORT
from turingdesk.net.host_settings import HostSettings
from turingdesk.net.paired_desk import PORT
from turingdesk.net.web_halts import Halts
from turingdesk.people.invitations import Invitations
from turingdesk.study.package import open_package
from turingdesk.system.os_errors import FULL
from turingdesk.system.settings import Settings

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


def test_the_card_and_a_notice_say_that_browsers_wait_and_why(desk):
    state, card, told = desk.state, page_of(desk, "sessions").browsers, []
    state.booths.notified.connect(told.append)
    state.booths.hear(SITE)
    assert card.waiting.isHidden()
    halts = Halts(Path("/data/lab"))
    for who in range(2):
        halts.stop(who, OSError(errno.ENOSPC, "No space left on device"))
    waiting = from_json(to_json(halts.in_words))
    state.booths.hear({**SITE, "waiting": waiting})
    state.booths.hear({**SITE, "waiting": waiting, "connected": 4})
    assert card.waiting.isVisibleTo(card)
    assert "2 browsers are waiting" in card.waiting.text()
    assert FULL.happened in card.waiting.text()
    (notice,) = told
    assert notice.wrong
    assert "/data/lab" in notice.text
    state.booths.hear({**SITE, "waiting": ()})
    assert card.waiting.isHidden()


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


@pytest.mark.slow  # starts a host
def test_of_two_studies_the_dialog_closes_its_own_and_says_so(
    desk, qtbot, package, tmp_path, monkeypatch
):
    state, told = desk.state, []
    from turingdesk.gui.desk import hosting

    start, words = hosting.start_command, ("--port", "0", "--web-port", "0")
    monkeypatch.setattr(
        hosting, "start_command", lambda process, *given: start(process, *given, *words)
    )
    state.booths.notified.connect(told.append)
    shutil.copytree(package.folder, tmp_path / "other")
    toml = tmp_path / "other" / "study.toml"
    toml.write_text(toml.read_text("utf-8").replace('id = "small"', 'id = "other"', 1), "utf-8")
    dialogs = [BrowsersDialog(state, one) for one in (package, open_package(tmp_path / "other"))]
    for dialog in dialogs:
        qtbot.addWidget(dialog)
        dialog.show()
        click(dialog.on)
        qtbot.waitUntil(lambda dialog=dialog: not dialog.link.isHidden())
    small, other = dialogs
    card = page_of(desk, "sessions").browsers
    assert package.study.title in small.off.text()
    assert card.off.text() not in (small.off.text(), other.off.text())
    click(small.off)
    qtbot.waitUntil(lambda: list(state.booths.site["studies"]) == ["other"])
    qtbot.waitUntil(lambda: bool(told))
    assert package.study.title in told[-1].text
    assert not told[-1].wrong
    assert other.off.isVisible()
    assert card.off.text() == other.off.text(), "there is one left"
    state.booths.end()


@pytest.mark.slow  # starts a host
@pytest.mark.parametrize("option", ["--port", "--web-port"])
def test_a_port_that_is_taken_has_a_way_out_in_the_dialog(
    desk, qtbot, package, monkeypatch, option
):
    state = desk.state
    from turingdesk.gui.desk import hosting

    start = hosting.start_command

    def on_this_computer(process, *given):  # the usual ports may be in use here
        named = {word.partition("=")[0] for word in given}
        more = [name for name in ("--port", "--web-port") if name not in named]
        chosen = {"--port": "0", "--web-port": "0", option: str(port)}
        words = [word for name in more for word in (name, chosen[name])]
        start(process, *given, *words, "--address", "127.0.0.1")

    monkeypatch.setattr(hosting, "start_command", on_this_computer)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        dialog = BrowsersDialog(state, package)
        qtbot.addWidget(dialog)
        dialog.show()
        assert dialog.port_row.isHidden()
        click(dialog.on)
        qtbot.waitUntil(dialog.port_row.isVisible)
        assert str(port) in dialog.taken.text()
        other = dialog.port.value()
        assert other != port
        click(dialog.on)
        qtbot.waitUntil(lambda: not dialog.link.isHidden())
        assert dialog.port_row.isHidden()
        assert (state.host.port, state.host.web_port) == (
            (other, WEB_PORT) if option == "--port" else (PORT, other)
        )
        assert Settings.load() == state.settings
        assert option == "--port" or f":{other}/join/" in dialog.link.text()
        assert option == "--web-port" or state.booths.port == other
    state.booths.end()


def test_plain_http_in_the_settings_is_how_all_studies_are_opened(desk, qtbot, package):
    desk.state.save_host(HostSettings(insecure_http=True))
    dialog = BrowsersDialog(desk.state, package)
    qtbot.addWidget(dialog)
    assert dialog.plain.isChecked()
    assert not dialog.plain.isEnabled()
    assert not dialog.about_plain.isHidden()


def test_a_study_is_opened_as_those_that_are_open_already(desk, qtbot, package, monkeypatch):
    state = desk.state
    dialog = BrowsersDialog(state, package)
    qtbot.addWidget(dialog)
    assert dialog.plain.isEnabled()
    assert dialog.as_others.isHidden()
    state.booths.hear({**SITE, "plain": True, "studies": {"other": "Other"}})
    assert not dialog.plain.isEnabled()
    assert dialog.plain.isChecked()
    assert not dialog.about_plain.isHidden()
    assert "Other" in dialog.as_others.text()
    asked = []
    monkeypatch.setattr(state.booths, "ask", lambda do, text: asked.append((do, text)))
    monkeypatch.setattr(state.booths, "start", lambda: None)
    state.booths.port = 1
    click(dialog.on)
    assert asked == [("web_plain", str(package.source))]
    state.booths.hear({**SITE, "plain": True, "studies": {"other": "Other", "small": "Small"}})
    assert asked[1:] == [("link", "small")]


def test_the_dialog_says_why_a_study_was_not_opened(desk, qtbot, package, monkeypatch):
    state = desk.state
    monkeypatch.setattr(state.booths, "start", lambda: None)
    dialog = BrowsersDialog(state, package)
    qtbot.addWidget(dialog)
    click(dialog.on)
    state.booths.hear({"event": "failed", "what": "Browsers can't do the block cues."})
    assert dialog.where.text() == "Browsers can't do the block cues."
    assert not dialog.where.isHidden()
    click(dialog.on)
    assert dialog.where.isHidden()


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


def test_the_card_has_room_for_all_that_it_says(desk):
    """In a narrow window, the number of browsers would be cut off beside the button."""
    state, card = desk.state, page_of(desk, "sessions").browsers
    desk.resize(1024, 768)
    state.booths.hear({**SITE, "studies": {"one": "Image descriptions in schools, spring 2027"}})
    assert card.where.wordWrap()
    needed = card.where.heightForWidth(card.where.width())
    assert card.where.height() >= needed > 0


def test_a_port_is_not_squeezed_against_the_edge_of_its_field(desk, qtbot, package):
    state = desk.state
    dialog = BrowsersDialog(state, package)
    qtbot.addWidget(dialog)
    dialog.show()
    taken = {"port": 47358, "free": 47359, "why": "It is in use.", "what": ""}
    state.booths.hear({"event": "taken", "option": "--web-port", **taken})
    text = dialog.port.fontMetrics().horizontalAdvance("47359")
    assert dialog.port.lineEdit().width() > text
    assert dialog.port.alignment() & Qt.AlignmentFlag.AlignHCenter
