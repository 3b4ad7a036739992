"""Sealing a study from the Studies page, with real keys and clicks."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit

from tests.gui.desk.conftest import page_of
from tests.sealed import CHEAP, SECRET
from turingdesk.gui.desk.seals.seal_dialog import SealDialog
from turingdesk.study import seal_cipher
from turingdesk.study.package import open_package


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(seal_cipher, "_COST", CHEAP)


@pytest.fixture
def dialog(qtbot, with_study):
    """The dialog, opened by a click."""
    page = page_of(with_study, "studies")
    qtbot.mouseClick(page.view.seal, Qt.MouseButton.LeftButton)
    opened = next(d for d in with_study.findChildren(SealDialog) if d.isVisible())
    yield opened
    opened.close()


def write(qtbot, field, text):
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, text)


def test_a_study_is_sealed_and_opened_from_the_desk(qtbot, with_study, study, dialog):
    out = study.with_name("words-spring-sealed.tdz")
    assert dialog.path.text().endswith(out.name)
    assert dialog.sessions.text() == "38"  # 30 planned, and a quarter
    write(qtbot, dialog.sessions, "3")
    write(qtbot, dialog.passphrase, SECRET)
    write(qtbot, dialog.again, SECRET)
    with qtbot.waitSignal(with_study.state.reader.hashed):
        qtbot.mouseClick(dialog.start_button, Qt.MouseButton.LeftButton)
    # Sets of complementary sessions are whole: two where a prompt has two answers.
    assert f"{out.name} is there, with 4 sessions drawn" in dialog.told.text()
    assert dialog.sealed.seal.fingerprint[:16] in dialog.told.text()
    assert (dialog.passphrase.text(), dialog.again.text()) == ("", "")
    package = open_package(out)
    assert package.sealed.seal.open(SECRET)
    qtbot.mouseClick(dialog.start_button, Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()
    view = with_study.page("studies").view
    assert with_study.state.reader.studied.package.study.sealed
    assert "Sealed" in [found.text() for found in view.findChildren(QLabel)]
    assert view.start.isEnabled()
    assert not view.seal.isVisible()
    assert not view.edit.isVisible()


def test_the_price_is_told_before_and_what_was_left_out_after(qtbot, with_study, study, dialog):
    told = [found.text() for found in dialog.findChildren(QLabel) if found.isVisible()]
    assert any("varies like coin flips" in text for text in told)
    with (study / "words.csv").open("a", encoding="utf-8", newline="") as table:
        table.write("w99,cue 99,word 99,machine,alpha,made up\r\n")
    write(qtbot, dialog.passphrase, SECRET)
    write(qtbot, dialog.again, SECRET)
    assert not dialog.left_out.isVisible()
    with qtbot.waitSignal(with_study.state.reader.hashed):
        qtbot.mouseClick(dialog.start_button, Qt.MouseButton.LeftButton)
    assert dialog.left_out.isVisible()
    assert dialog.left_out.text() == (
        "12 of 13 answers in words.csv are in the sealed package. "
        "Left out: 1 because there are more answers of their kind than of another."
    )
    assert not dialog.warnings.isVisible()


def test_what_has_to_be_put_right_is_said_and_nothing_is_written(qtbot, study, dialog):
    def said(passphrase, again, sessions="5"):
        write(qtbot, dialog.sessions, sessions)
        write(qtbot, dialog.passphrase, passphrase)
        write(qtbot, dialog.again, again)
        qtbot.mouseClick(dialog.start_button, Qt.MouseButton.LeftButton)
        assert dialog.objection.isVisible()
        return dialog.objection.text()

    assert "5 signs" in said("short", "short")
    assert "not the same" in said(SECRET, SECRET + "!")
    assert "how many sessions" in said(SECRET, SECRET, "0")
    dialog.path.clear()
    assert "Name the sealed package" in said(SECRET, SECRET)
    assert [p.name for p in study.parent.iterdir() if p.suffix == ".tdz"] == []
    assert dialog.height() >= dialog.layout().totalHeightForWidth(dialog.width())


def test_what_cannot_be_sealed_is_told_in_the_dialog(qtbot, study, dialog):
    (study / "study.toml").write_text(
        (study / "study.toml").read_text().replace("trials = 4", 'trials = 4\nfeedback = "all"')
    )
    write(qtbot, dialog.passphrase, SECRET)
    write(qtbot, dialog.again, SECRET)
    dialog.start()
    qtbot.waitUntil(lambda: bool(dialog.objection.text()))
    assert "study.toml, line 10" in dialog.objection.text()
    assert "tells participants the truth" in dialog.objection.text()
    assert dialog.start_button.isEnabled()


def test_what_is_typed_is_hidden_unless_it_is_to_be_seen(qtbot, dialog):
    write(qtbot, dialog.passphrase, SECRET)
    assert dialog.passphrase.echoMode() is QLineEdit.EchoMode.Password
    assert SECRET not in dialog.passphrase.displayText()
    dialog.show_signs.click()
    assert dialog.passphrase.displayText() == SECRET
    dialog.show_signs.click()
    assert SECRET not in dialog.passphrase.displayText()


def test_escape_closes_it_and_forgets_what_was_typed(qtbot, dialog):
    write(qtbot, dialog.passphrase, SECRET)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert dialog.passphrase.text() == ""
    dialog.passphrase.undo()
    assert dialog.passphrase.text() == ""


def test_assistants_do_not_seal(qtbot, with_study, monkeypatch):
    page = page_of(with_study, "studies")
    monkeypatch.setattr(with_study.state.at_desk, "may", lambda what: what == "run")
    qtbot.mouseClick(page.view.seal, Qt.MouseButton.LeftButton)
    assert not with_study.findChildren(SealDialog)
