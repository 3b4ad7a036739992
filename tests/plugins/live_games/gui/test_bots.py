"""Bots on the desk: a real host process and the public client, with real clicks and keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from tests.gui.desk.conftest import page_of
from tests.plugins.live_games.net.bots import bot_process
from turingdesk.journal.audit import read_record
from turingdesk.net import proof
from turingdesk.net.addresses import own_address
from turingdesk.net.paired_kiosks import desk_folder
from turingdesk.net.renewal import named
from turingdesk.plugins.live_games.gui.bots_dialog import BotsDialog, describe_bot
from turingdesk.plugins.live_games.net.registered_bots import RegisteredBots


@pytest.fixture
def dialog(qtbot, desk, monkeypatch):
    """The dialog over a host that listens on any port that is free."""
    from turingdesk.gui.desk import hosting

    start = hosting.start_command
    monkeypatch.setattr(
        hosting, "start_command", lambda process, *words: start(process, *words, "--port", "0")
    )
    page_of(desk, "games").bots.click()
    made = desk.findChild(BotsDialog)
    made.show()
    qtbot.waitUntil(lambda: desk.state.booths.port is not None, timeout=20_000)
    yield made
    made.close()
    desk.state.booths.end()


@pytest.fixture
def dialog_alone(desk, monkeypatch):
    """The dialog before there is a host."""
    monkeypatch.setattr(desk.state.booths, "start", lambda: None)
    page_of(desk, "games").bots.click()
    made = desk.findChild(BotsDialog)
    made.show()
    yield made
    made.close()


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def chosen(dialog, qtbot, **wanted):
    """Wait until the first bot is so, and choose it."""

    def is_so():
        rows = dialog.table.rows.things
        return bool(rows) and all(rows[0][name] == value for name, value in wanted.items())

    qtbot.waitUntil(is_so, timeout=20_000)
    dialog.table.choose(0)


@pytest.mark.slow
def test_a_bot_gets_a_key_is_tried_by_hand_and_approved(qtbot, desk, dialog, data):
    QTest.keyClicks(dialog.name, "Maple")
    QTest.keyClicks(dialog.languages, "EN de")
    click(dialog.add)
    shown = dialog.findChild(QMessageBox)
    key = shown.informativeText()
    assert RegisteredBots().with_key(key, "Maple").languages == ("en", "de")
    click(shown.button(QMessageBox.StandardButton.Ok))
    chosen(dialog, qtbot, name="Maple", is_here=False, is_approved=False)
    assert not dialog.trial.start.isEnabled()
    with bot_process(key, desk.state.booths.port):
        chosen(dialog, qtbot, is_here=True)
        view = dialog.trial
        click(view.start)
        qtbot.waitUntil(view.end.isEnabled, timeout=20_000)
        first, second = view.people
        QTest.keyClicks(first.line, "are you there?")
        QTest.keyClick(first.line, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: "says: are you there?" in second.text.toPlainText())
        assert "are you there?" in first.text.toPlainText()
        log = view.log.toPlainText()
        assert '\u2192 {"type": "start_game"' in log
        assert '\u2190 {"type": "bot_ready", "ready_state": true}' in log
        assert key not in log
        bot = next(one for one in view.colors if f"{one} says:" in second.text.toPlainText())
        for pane in (first, second):
            click(pane.accuse[pane.others.index(bot)])
        qtbot.waitUntil(lambda: "Both found the machine" in view.state.text())
        assert view.start.isEnabled()
        assert not first.line.isEnabled()
        assert not RegisteredBots().find("Maple").is_approved, "not by Enter in a line"
        click(dialog.approve)
        chosen(dialog, qtbot, is_approved=True)
    qtbot.waitUntil(lambda: deeds(data) == ["added a bot", "approved a bot"])
    assert list((data / "pilot" / "rooms").glob("*.jsonl")), "a pilot, which never counts"
    assert not (data / "rooms").exists()


def deeds(data):
    return [one.what for one in read_record(data).entries if "bot" in one.fields]


@pytest.mark.slow
def test_a_key_is_revoked_after_a_question(qtbot, desk, dialog, data, monkeypatch):
    RegisteredBots().add("Oak", ["en"])
    chosen(dialog, qtbot, name="Oak")
    answers = [QMessageBox.StandardButton.No, QMessageBox.StandardButton.Yes]
    monkeypatch.setattr(QMessageBox, "question", lambda *_: answers.pop(0))
    click(dialog.revoke)
    assert RegisteredBots().find("Oak")
    click(dialog.revoke)
    assert RegisteredBots().find("Oak") is None
    qtbot.waitUntil(lambda: not dialog.table.rows.things, timeout=20_000)
    qtbot.waitUntil(lambda: deeds(data) == ["revoked the key of a bot"])


def test_bots_are_listed_by_name_and_several_are_in_view(desk, dialog_alone):
    dialog = dialog_alone
    told = {"languages": ["en"], "speaks": ["en"], "is_approved": True, "is_here": True}
    told |= {"games": 0, "refused": 0, "is_silent": False, "address": ""}
    bots = [{**told, "name": name} for name in ("Oak", "Birch", "Maple")]
    desk.state.booths.hear({"event": "bots", "bots": bots})
    model, rows = dialog.table.model(), range(3)
    assert [model.index(row, 0).data() for row in rows] == ["Birch", "Maple", "Oak"]
    second = dialog.table.visualRect(model.index(1, 0))
    assert dialog.table.viewport().rect().contains(second)
    assert dialog.minimumSizeHint().height() <= 720, "a screen of 768 px, less the frame"


def test_a_bot_is_told_in_words():
    bot = {"is_here": True, "is_silent": False, "games": 2}
    assert describe_bot(bot).startswith("In 2 game")
    assert describe_bot({**bot, "games": 0}) == "Connected"
    assert describe_bot({**bot, "is_silent": True}) == "Silent"
    assert describe_bot({**bot, "is_here": False}) == "Not connected"


@pytest.fixture
def moved(monkeypatch):
    """The desk has a certificate of a place where it was before."""
    from cryptography import x509

    with monkeypatch.context() as there:
        there.setattr(proof, "own_names", lambda: [x509.DNSName("elsewhere")])
        proof.desk_side(desk_folder())


def question(dialog, qtbot):
    """The question that opens with a click."""
    click(dialog.certificate.renew)
    qtbot.waitUntil(lambda: bool(dialog.certificate.findChildren(QMessageBox)))
    return dialog.certificate.findChildren(QMessageBox)[-1]


@pytest.mark.usefixtures("moved")
def test_a_certificate_that_lacks_the_address_says_so_and_is_renewed(qtbot, desk, dialog, data):
    row = dialog.certificate
    assert "doesn't name localhost" in row.text.text()
    assert own_address() in row.text.text()
    asked = question(dialog, qtbot)
    assert "kiosks stay paired" in asked.informativeText()
    assert str(desk_folder() / "certificate.pem") in asked.informativeText()
    QTest.keyClick(asked, Qt.Key.Key_Escape)
    assert named(desk_folder()) == ("elsewhere",)
    asked = question(dialog, qtbot)
    (yes,) = (one for one in asked.buttons() if one.text() == "Renew")
    with qtbot.waitSignal(desk.state.booths.renewed, timeout=20_000):
        click(yes)
    assert own_address() in named(desk_folder())
    assert row.text.text().startswith("The desk's certificate names this computer: localhost")
    wanted = "renewed the certificate"
    qtbot.waitUntil(lambda: wanted in [one.what for one in read_record(data).entries])


@pytest.mark.usefixtures("moved")
def test_who_may_not_let_bots_in_does_not_renew(desk, dialog_alone, monkeypatch):
    dialog = dialog_alone
    monkeypatch.setattr(desk.state, "may", lambda what: what != "bots")
    dialog.certificate.show_certificate()
    assert not dialog.certificate.renew.isEnabled()
    dialog.certificate.ask_renew()
    assert not dialog.certificate.findChildren(QMessageBox)
    assert named(desk_folder()) == ("elsewhere",)


def test_a_new_certificate_lacks_nothing(dialog):
    assert "names this computer: localhost" in dialog.certificate.text.text()
