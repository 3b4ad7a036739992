"""The Settings page and what the pages share."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QScrollArea, QWidget

from tests.gui.desk.conftest import page_of
from tests.gui.walker import roll
from turingdesk.core.arguments import arguments
from turingdesk.core.setting import from_record
from turingdesk.gui import reduced_motion, theme
from turingdesk.gui.desk.settings import AboutCard, LanguageChoice, SettingsPage
from turingdesk.gui.desk.widgets.controls import at_home, line, restyle
from turingdesk.gui.desk.widgets.notice import Notice, NoticeBar
from turingdesk.gui.desk.widgets.path_field import PathField
from turingdesk.net.addresses import WEB_PORT
from turingdesk.net.host_settings import HostSettings
from turingdesk.system import paths
from turingdesk.system.edition import edition
from turingdesk.system.os_errors import FULL
from turingdesk.system.settings import Settings


def test_the_kiosk_name_is_kept_when_it_was_typed(qtbot, desk):
    page = page_of(desk, "settings")
    assert isinstance(page, SettingsPage)
    page.kiosk.clear()
    qtbot.keyClicks(page.kiosk, "Booth 4")
    page_of(desk, "studies")
    assert Settings.load().kiosk == "Booth 4"
    assert desk.state.settings.kiosk == "Booth 4"


def test_scrolling_with_the_wheel_changes_no_setting(qtbot, desk):
    page = page_of(desk, "settings")
    desk.resize(1000, 640)
    qtbot.waitExposed(desk)
    qtbot.mouseClick(page.kiosk, Qt.MouseButton.LeftButton)
    before, changed = desk.state.settings, []
    desk.state.settings_changed.connect(lambda: changed.append(desk.state.settings))
    assert roll(page.findChild(QScrollArea))
    assert desk.state.settings == before
    assert changed == []
    assert page.look.letters.currentData() == before.text_percent


def test_an_empty_name_is_not_kept(qtbot, desk):
    page = page_of(desk, "settings")
    page.kiosk.clear()
    page_of(desk, "studies")
    assert page.kiosk.text() == "Booth 1"


def test_another_data_folder_is_used_and_remembered(qtbot, desk, tmp_path):
    page = page_of(desk, "settings")
    with qtbot.waitSignal(desk.state.data_changed):
        page.move_to(tmp_path / "share")
    assert desk.state.data == tmp_path / "share"
    assert Settings.load().data == tmp_path / "share"
    assert page.folder.text() == str(tmp_path / "share")


def test_settings_that_cannot_be_written_are_told(desk, monkeypatch):
    def refuse(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Settings, "save", refuse)
    desk.state.save_settings(kiosk="Booth 5")
    assert desk.state.settings.kiosk == "Booth 5", "it holds until the desk is closed"
    assert FULL.happened in desk.notice.text.text()


def test_a_folder_given_at_the_start_comes_before_the_settings(qtbot, tmp_path):
    from turingdesk.gui.desk.state import DeskState

    state = DeskState(Settings(data=tmp_path / "a"), tmp_path / "b")
    assert state.data == tmp_path / "b"


@pytest.mark.parametrize(("wrong", "role"), [(True, "notice-wrong"), (False, "notice")])
def test_a_notice_looks_like_what_it_says(qtbot, wrong, role):
    page = QWidget()
    qtbot.addWidget(page)
    bar = NoticeBar(page)
    bar.show_notice(Notice("Said.", wrong))
    assert bar.property("role") == role
    assert bar.accessibleName() == "Said."
    restyle(line(), "line")


def test_paths_are_told_shortly():
    assert at_home(Path.home() / "TuringDesk" / "data") == "~/TuringDesk/data"
    assert at_home(Path("/srv/data")) == "/srv/data"


def test_the_language_is_kept_when_it_is_chosen(qtbot, desk):
    page = page_of(desk, "settings")
    assert isinstance(page.language, LanguageChoice)
    assert page.language.code == "", "the system's, until somebody chooses"
    page.language.setFocus()
    qtbot.keyClicks(page.language, "Ital")
    qtbot.keyClick(page.language, Qt.Key.Key_Return)
    assert page.language.currentText() == "Italiano"
    page.language.activated.emit(page.language.currentIndex())
    assert Settings.load().language == "it"


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


@pytest.fixture(autouse=True)
def usual_look(qapp):
    yield
    theme.apply(qapp)


@pytest.fixture
def card_of_accessibility_card(desk):
    return page_of(desk, "settings").look


@pytest.mark.slow
def test_a_choice_is_seen_and_kept_at_once(qtbot, desk, card_of_accessibility_card):
    for field, keys in (
        (card_of_accessibility_card.theme, "h"),
        (card_of_accessibility_card.letters, "2"),
        (card_of_accessibility_card.motion, "r"),
    ):
        field.setFocus()
        qtbot.keyClicks(field, keys)
        field.activated.emit(field.currentIndex())
    assert theme.look() == theme.Look("contrast", 200)
    assert desk.palette().window().color().name() == theme.read_theme("contrast").background
    assert reduced_motion.is_reduced()
    kept = Settings.load()
    assert (kept.theme, kept.text_percent, kept.motion) == ("contrast", 200, "reduced")


def test_what_is_chosen_is_shown(desk, card_of_accessibility_card):
    assert card_of_accessibility_card.theme.currentData() == "light"
    assert card_of_accessibility_card.letters.currentText() == "100%"
    assert card_of_accessibility_card.motion.currentData() == ""


def test_nothing_changes_under_a_participant(desk, card_of_accessibility_card, monkeypatch):
    monkeypatch.setattr(type(desk.state.run), "is_on", property(lambda _: True))
    desk.state.run.began.emit()
    assert not any(
        f.isEnabled()
        for f in (
            card_of_accessibility_card.theme,
            card_of_accessibility_card.letters,
            card_of_accessibility_card.motion,
        )
    )
    monkeypatch.undo()
    desk.state.run.left.emit()
    assert card_of_accessibility_card.letters.isEnabled()


@pytest.mark.slow
def test_each_choice_is_named_for_those_who_hear_it(card_of_accessibility_card):
    names = [
        f.accessibleName()
        for f in (
            card_of_accessibility_card.theme,
            card_of_accessibility_card.letters,
            card_of_accessibility_card.motion,
        )
    ]
    assert names == ["Colors", "Text size", "Motion"]
    assert all(
        f.focusPolicy() & Qt.FocusPolicy.TabFocus
        for f in (card_of_accessibility_card.theme, card_of_accessibility_card.letters)
    )


def enter(card, name, value):
    """Fill in a field of the card, and leave it."""
    field = card.form.fields[name]
    if isinstance(field, PathField):
        field = field.line
    (field.setValue if isinstance(value, int) else field.setText)(value)
    field.editingFinished.emit()


def test_ports_and_the_public_address_are_kept_and_given_to_the_host(qtbot, desk):
    card = page_of(desk, "settings").network
    enter(card, "web_port", 8080)
    enter(card, "address", "127.0.0.1, https://lab.example.org/")
    host = desk.state.host
    assert (host.listening, host.public) == ("127.0.0.1", "https://lab.example.org")
    assert Settings.load() == desk.state.settings
    assert {*Settings.load().host} == {"web_port", "address"}, "what isn't as usual"
    assert arguments(host) == [
        "--web-port=8080",
        "--address=127.0.0.1",
        "--address=https://lab.example.org/",
    ]
    desk.state.save_host(replace(host, web_port=WEB_PORT))
    assert card.form.fields["web_port"].value() == WEB_PORT


def test_a_certificate_and_plain_http_are_kept_together_or_refused(desk, tmp_path):
    card = page_of(desk, "settings").network
    enter(card, "certificate", str(tmp_path / "lab.pem"))
    assert "belong together" in card.wrong.text()
    assert desk.state.host.certificate == ""
    enter(card, "key", str(tmp_path / "lab.key"))
    assert card.wrong.isHidden()
    site = desk.state.host.site
    assert (site.certificate, site.key) == (tmp_path / "lab.pem", tmp_path / "lab.key")
    card.form.fields["insecure_http"].click()
    assert "needs no certificate" in card.wrong.text()
    for name in ("certificate", "key"):
        enter(card, name, "")
    assert card.wrong.isHidden()
    assert desk.state.host.site.plain


def test_settings_of_the_host_in_an_older_file_are_kept(desk):
    old = '{"port": 4000, "web_port": 70000, "web_address": "https://lab.example.org"}'
    paths.config().mkdir(parents=True, exist_ok=True)
    (paths.config() / "settings.json").write_text(old)
    host = from_record(HostSettings, Settings.load().host)
    assert (host.port, host.web_port, host.public) == (4000, WEB_PORT, "https://lab.example.org")


def test_an_address_that_leads_nowhere_is_not_kept(desk):
    card = page_of(desk, "settings").network
    assert card.wrong.isHidden()
    enter(card, "address", "lab.example.org")
    assert card.wrong.text().startswith("lab.example.org is neither an IP address nor a URL")
    assert Settings.load().host == {}
    enter(card, "address", "")
    assert card.wrong.isHidden()
