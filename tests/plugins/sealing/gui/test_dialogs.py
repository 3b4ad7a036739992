"""Sealing a study from the Studies page, with real keys and clicks."""

import csv

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit

from tests.gui.desk.conftest import answer_all, page_of
from tests.gui.desk.test_session_from_the_desk import seat
from tests.plugins.sealing.sealed_studies import SECRET, sealed
from tests.small_study import walk_on
from turingdesk.plugins.sealing.gui.dialogs import (
    PassphraseField,
    SealDialog,
    UnsealDialog,
    reveal_box,
)
from turingdesk.plugins.sealing.stored_seals import unlock
from turingdesk.presenters.live import TARGET
from turingdesk.presenters.study_query import StudyQuery
from turingdesk.presenters.worker import Worker
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import open_package
from turingdesk.study.seals import NO_KEYS
from turingdesk.table.table import load


def test_dots_are_shown_and_input_methods_are_told_to_learn_nothing(qtbot):
    field = PassphraseField("Passphrase")
    qtbot.addWidget(field)
    qtbot.keyClicks(field, "abc def")
    assert field.text() == "abc def"
    assert "a" not in field.displayText()
    assert field.inputMethodHints() & Qt.InputMethodHint.ImhSensitiveData


def test_one_box_shows_what_is_typed_in_several_fields(qtbot):
    fields = [PassphraseField("one"), PassphraseField("two")]
    box = reveal_box(fields)
    for widget in (*fields, box):
        qtbot.addWidget(widget)
    box.click()
    assert {field.echoMode() for field in fields} == {QLineEdit.EchoMode.Normal}
    box.click()
    assert {field.echoMode() for field in fields} == {QLineEdit.EchoMode.Password}


def test_what_is_forgotten_cannot_be_brought_back(qtbot):
    field = PassphraseField("Passphrase")
    qtbot.addWidget(field)
    qtbot.keyClicks(field, "abc def")
    field.forget()
    field.undo()
    assert field.text() == ""


@pytest.fixture
def blind(tmp_path, study, data):
    """The sealed study after three sessions."""
    sealed(study, tmp_path / "blind", sessions=4)
    package = open_package(tmp_path / "blind")
    for number in range(3):
        walk_on(SessionRecorder.begin(package, data, SessionSetup(f"P-{number}", "Booth 1")))
    return package


def live(qtbot, desk):
    page = page_of(desk, "live")
    qtbot.waitUntil(lambda: bool(page.snapshot.sessions))
    return page


def give(qtbot, strip, passphrase):
    """Type a passphrase into the dialog that the strip opens."""
    dialog = strip.ask()
    qtbot.keyClicks(dialog.passphrase, passphrase)
    qtbot.mouseClick(dialog.open_seal, Qt.MouseButton.LeftButton)
    return dialog


@pytest.mark.slow
def test_live_results_say_sealed_until_the_passphrase_is_given(qtbot, desk, blind, data):
    page = live(qtbot, desk)
    assert page.sealed.isVisible()
    assert page.sealed.text.text() == (
        "Sealed: 12 verdicts are counted after you enter the passphrase."
    )
    assert page.snapshot.counted == 0
    assert page.detectability.interval.text() == "Sealed"
    assert page.groups.empty.text() == "Sealed"
    assert [row.done for row in page.snapshot.sessions] == [4, 4, 4]
    assert all(row.median_rt_s for row in page.snapshot.sessions)
    give(qtbot, page.sealed, SECRET)
    qtbot.waitUntil(lambda: page.snapshot.counted == 12)
    assert not page.sealed.isVisible()
    rows = load(data, keys=unlock(data, SECRET)).responses
    counts = {key: cell.n for key, cell in page.confusion.plot.cells.items()}
    assert counts["HH"] + counts["MM"] == int(rows["correct"].sum())
    assert {row["agent"] for row in page.snapshot.by_machine} == {"alpha", "beta"}


@pytest.mark.slow
def test_answers_that_come_after_the_passphrase_are_counted_too(qtbot, desk, blind, data):
    page = live(qtbot, desk)
    give(qtbot, page.sealed, SECRET)
    qtbot.waitUntil(lambda: page.snapshot.counted == 12)
    walk_on(SessionRecorder.begin(blind, data, SessionSetup("P-9", "Booth 1")))
    qtbot.waitUntil(lambda: page.snapshot.counted == 16)


@pytest.mark.slow
def test_the_process_of_live_results_gets_the_keys(blind, data):
    now = "2026-11-21T12:00:00+00:00"
    for keys, counted in ((NO_KEYS, 0), (unlock(data, SECRET), 12)):
        worker = Worker(TARGET, data, keys)
        try:
            assert worker.ask(lambda *_: None, "look", StudyQuery(), now).counted == counted
        finally:
            worker.close()


@pytest.mark.slow
def test_a_wrong_passphrase_is_told_and_the_dialog_stays(qtbot, desk, blind):
    page = live(qtbot, desk)
    dialog = give(qtbot, page.sealed, "correct horse batter")
    qtbot.waitUntil(lambda: bool(dialog.objection.text()))
    assert "doesn't open the seal" in dialog.objection.text()
    assert dialog.isVisible()
    assert dialog.passphrase.isEnabled()
    assert not desk.state.keys
    qtbot.keyClicks(dialog.passphrase, SECRET)  # over what is selected
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog.passphrase, Qt.Key.Key_Return)
    assert desk.state.keys
    qtbot.waitUntil(lambda: not desk.findChildren(UnsealDialog))


@pytest.mark.slow
def test_an_export_says_what_is_sealed_and_has_the_truth_afterwards(qtbot, desk, blind, data):
    page = page_of(desk, "export")
    qtbot.waitUntil(page.write.isEnabled)
    assert "3 sessions are exported without the truth" in page.sealed.text.text()

    def exported(name):
        out = data.parent / name
        page.format.setCurrentIndex(page.format.findData("csv"))
        page.path.setText(str(out))
        qtbot.mouseClick(page.write, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: name in page.status.text())
        with out.open(encoding="utf-8", newline="") as file:
            return list(csv.DictReader(file))

    assert {row["truth"] for row in exported("before.csv")} == {""}
    assert "12 verdicts are sealed" in page.status.text()
    assert "--" not in page.status.text()
    give(qtbot, page.sealed, SECRET)
    qtbot.waitUntil(lambda: not page.sealed.isVisible())
    qtbot.waitUntil(page.write.isEnabled)
    assert {row["truth"] for row in exported("after.csv")} == {"human", "machine"}


@pytest.mark.slow
def test_the_passphrase_is_in_no_file_of_the_desk(qtbot, desk, blind, tmp_path, fresh_settings):
    page = live(qtbot, desk)
    give(qtbot, page.sealed, SECRET)
    qtbot.waitUntil(lambda: page.snapshot.counted == 12)
    desk.close()
    for folder in (tmp_path, fresh_settings):
        for path in folder.rglob("*"):
            if path.is_file():
                assert SECRET.encode() not in path.read_bytes()


@pytest.mark.slow
def test_opening_a_seal_is_written_down_and_the_passphrase_is_not(qtbot, desk, blind, data):
    page = live(qtbot, desk)
    dialog = give(qtbot, page.sealed, "wrong horse battery")
    qtbot.waitUntil(lambda: bool(dialog.objection.text()))
    qtbot.keyClicks(dialog.passphrase, SECRET)
    with qtbot.waitSignal(desk.state.keys_changed):
        qtbot.keyClick(dialog.passphrase, Qt.Key.Key_Return)

    def record():
        return b"".join(p.read_bytes() for p in (data / "record").glob("audit-*.jsonl"))

    qtbot.waitUntil(lambda: b"opened a seal" in record())
    assert b"entered a wrong passphrase" in record()
    assert b"horse" not in record()


@pytest.mark.slow
def test_whoever_comes_to_the_desk_next_is_blind_again(qtbot, desk, blind, data):
    page = live(qtbot, desk)
    desk.state.unseal(unlock(data, SECRET))
    qtbot.waitUntil(lambda: page.snapshot.counted == 12)
    desk.state.at_desk.entered.emit(True)
    assert desk.state.keys
    desk.state.at_desk.entered.emit(False)
    assert not desk.state.keys
    assert page.snapshot.counted == 0
    qtbot.waitUntil(page.sealed.isVisible)


@pytest.mark.slow
def test_assistants_are_not_asked_for_a_passphrase(qtbot, desk, blind, monkeypatch):
    page = live(qtbot, desk)
    monkeypatch.setattr(desk.state.at_desk, "may", lambda what: what == "run")
    assert page.sealed.ask() is None
    assert not desk.findChildren(UnsealDialog)


def test_a_sealed_study_is_judged_at_the_kiosk_with_real_keys(qtbot, desk, blind, data):
    with qtbot.waitSignal(desk.state.reader.hashed):
        desk.state.open_study(blind.folder)
    kiosk = seat(qtbot, desk, "P-014")
    with qtbot.waitSignal(desk.state.run.over):
        assert answer_all(qtbot, kiosk) == 4
    journal = (data / "sub-P-014_ses-1_study-small.jsonl").read_bytes()
    for word in (b"alpha", b"beta", b'"agent":', b'"origin":"human"', b"truth", b"correct"):
        assert word not in journal
    rows = load(data, keys=unlock(data, SECRET)).responses
    own = rows[rows["participant"] == "P-014"]
    assert len(own) == 4
    assert set(own["truth"]) <= {"human", "machine"}


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
    assert f"{out.name} is saved, with 4 sessions" in dialog.made_note.text()
    assert dialog.sealed.seal.fingerprint[:16] in dialog.made_note.text()
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
    assert any("varies randomly, like coin flips" in text for text in told)
    with (study / "words.csv").open("a", encoding="utf-8", newline="") as table:
        table.write("w99,cue 99,word 99,machine,alpha,made up\r\n")
    write(qtbot, dialog.passphrase, SECRET)
    write(qtbot, dialog.again, SECRET)
    assert not dialog.left_out.isVisible()
    with qtbot.waitSignal(with_study.state.reader.hashed):
        qtbot.mouseClick(dialog.start_button, Qt.MouseButton.LeftButton)
    assert dialog.left_out.isVisible()
    assert dialog.left_out.text() == (
        "12 of 13 answers in words.csv are in the sealed package. Excluded: 1 because "
        "there are more answers of their kind than of another."
    )
    assert not dialog.warnings.isVisible()


@pytest.mark.slow
def test_what_has_to_be_put_right_is_said_and_nothing_is_written(qtbot, study, dialog):
    def said(passphrase, again, sessions="5"):
        write(qtbot, dialog.sessions, sessions)
        write(qtbot, dialog.passphrase, passphrase)
        write(qtbot, dialog.again, again)
        qtbot.mouseClick(dialog.start_button, Qt.MouseButton.LeftButton)
        assert dialog.objection.isVisible()
        return dialog.objection.text()

    assert "5 characters" in said("short", "short")
    assert "don't match" in said(SECRET, SECRET + "!")
    assert "the number of sessions" in said(SECRET, SECRET, "0")
    dialog.path.clear()
    assert "new name for the sealed package" in said(SECRET, SECRET)
    assert [p.name for p in study.parent.iterdir() if p.suffix == ".tdz"] == []
    assert dialog.height() >= dialog.layout().totalHeightForWidth(dialog.width())


@pytest.mark.slow
def test_what_cannot_be_sealed_is_told_in_the_dialog(qtbot, study, dialog):
    (study / "study.toml").write_text(
        (study / "study.toml").read_text().replace("trials = 4", 'trials = 4\nfeedback = "all"')
    )
    write(qtbot, dialog.passphrase, SECRET)
    write(qtbot, dialog.again, SECRET)
    dialog.start()
    qtbot.waitUntil(lambda: bool(dialog.objection.text()))
    assert "study.toml, line 10" in dialog.objection.text()
    assert "gives participants feedback" in dialog.objection.text()
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
