"""Live results and exports of a sealed study, before and after the passphrase."""

import csv

import pytest
from PySide6.QtCore import Qt

from tests.gui.desk.conftest import answer_all, page_of
from tests.gui.desk.test_session_from_the_desk import seat
from tests.sealed import CHEAP, SECRET, sealed
from tests.small_study import walk_on
from turingdesk.desk.live import TARGET, LiveQuery, Snapshot
from turingdesk.desk.worker import Worker
from turingdesk.gui.desk.live.numbers import sealed_line
from turingdesk.gui.desk.seals.unseal_dialog import UnsealDialog
from turingdesk.sealing.kept_seals import unlock
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study import seal_cipher
from turingdesk.study.package import open_package
from turingdesk.study.unsealing import NO_KEYS
from turingdesk.table.table import load


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(seal_cipher, "_COST", CHEAP)


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


def test_live_results_say_sealed_until_the_passphrase_is_given(qtbot, desk, blind, data):
    page = live(qtbot, desk)
    assert page.sealed.isVisible()
    assert page.sealed.text.text() == (
        "Sealed: 12 verdicts are counted once the passphrase is given."
    )
    assert page.snapshot.counted == 0
    assert page.detectability.interval.text() == "Sealed"
    assert page.agents.empty.text() == "Sealed"
    assert [row.done for row in page.snapshot.sessions] == [4, 4, 4]
    assert all(row.median_rt_s for row in page.snapshot.sessions)
    give(qtbot, page.sealed, SECRET)
    qtbot.waitUntil(lambda: page.snapshot.counted == 12)
    assert not page.sealed.isVisible()
    rows = load(data, keys=unlock(data, SECRET)).responses
    counts = {key: cell.n for key, cell in page.said.plot._cells.items()}
    assert counts["HH"] + counts["MM"] == int(rows["correct"].sum())
    assert {row["agent"] for row in page.snapshot.results["agents"]} == {"alpha", "beta"}


def test_answers_that_come_after_the_passphrase_are_counted_too(qtbot, desk, blind, data):
    page = live(qtbot, desk)
    give(qtbot, page.sealed, SECRET)
    qtbot.waitUntil(lambda: page.snapshot.counted == 12)
    walk_on(SessionRecorder.begin(blind, data, SessionSetup("P-9", "Booth 1")))
    qtbot.waitUntil(lambda: page.snapshot.counted == 16)


def test_the_process_of_live_results_gets_the_keys(blind, data):
    now = "2026-11-21T12:00:00+00:00"
    for keys, counted in ((NO_KEYS, 0), (unlock(data, SECRET), 12)):
        worker = Worker(TARGET, data, keys)
        try:
            assert worker.ask(lambda *_: None, "look", LiveQuery(), now).counted == counted
        finally:
            worker.close()


def test_a_wrong_passphrase_is_told_and_the_dialog_stays(qtbot, desk, blind):
    page = live(qtbot, desk)
    dialog = give(qtbot, page.sealed, "correct horse batter")
    qtbot.waitUntil(lambda: bool(dialog.objection.text()))
    assert "does not open the seal" in dialog.objection.text()
    assert dialog.isVisible()
    assert dialog.passphrase.isEnabled()
    assert not desk.state.keys
    qtbot.keyClicks(dialog.passphrase, SECRET)  # over what is selected
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog.passphrase, Qt.Key.Key_Return)
    assert desk.state.keys
    qtbot.waitUntil(lambda: not desk.findChildren(UnsealDialog))


def test_an_export_says_what_is_sealed_and_has_the_truth_afterwards(qtbot, desk, blind, data):
    page = page_of(desk, "export")
    qtbot.waitUntil(page.write.isEnabled)
    assert "3 sessions are exported without truth" in page.sealed.text.text()

    def exported(name):
        out = data.parent / name
        page.format.setCurrentIndex(page.format.findData("csv"))
        page.path.setText(str(out))
        qtbot.mouseClick(page.write, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: name in page.said.text())
        with out.open(encoding="utf-8", newline="") as file:
            return list(csv.DictReader(file))

    assert {row["truth"] for row in exported("before.csv")} == {""}
    assert "12 verdicts are sealed" in page.said.text()
    assert "--" not in page.said.text()
    give(qtbot, page.sealed, SECRET)
    qtbot.waitUntil(lambda: not page.sealed.isVisible())
    qtbot.waitUntil(page.write.isEnabled)
    assert {row["truth"] for row in exported("after.csv")} == {"human", "machine"}


def test_the_passphrase_is_in_no_file_of_the_desk(qtbot, desk, blind, tmp_path, fresh_settings):
    page = live(qtbot, desk)
    give(qtbot, page.sealed, SECRET)
    qtbot.waitUntil(lambda: page.snapshot.counted == 12)
    desk.close()
    for folder in (tmp_path, fresh_settings):
        for path in folder.rglob("*"):
            if path.is_file():
                assert SECRET.encode() not in path.read_bytes()


def test_one_verdict_is_one_verdict():
    assert sealed_line(Snapshot()) == ""
    assert sealed_line(Snapshot(sealed=1)).startswith("Sealed: 1 verdict is counted")


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
    assert b"typed a wrong passphrase" in record()
    assert b"horse" not in record()


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
