"""The whole way: a participant is seated, judges, and the desk counts, checks and exports."""

import csv

import pytest
from PySide6.QtCore import Qt

from tests.gui.desk.conftest import TOML, answer_all, files, page_of, write_study
from tests.small_study import walk_on
from turingdesk.gui.desk.run import Run, read_back
from turingdesk.gui.desk.settings import AccessibilityCard
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.studies.page import StudiesPage
from turingdesk.gui.desk.studies.start import StartDialog
from turingdesk.journal.journal_file import read_journal
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import open_package


def seat(qtbot, desk, code, *, pilot=False):
    """Press Start (or Pilot), type a code, press Start; gives the kiosk."""
    view = desk.page("studies").view
    qtbot.mouseClick(view.pilot if pilot else view.start, Qt.MouseButton.LeftButton)
    dialog = desk.findChild(StartDialog)
    qtbot.keyClicks(dialog.code, code)
    qtbot.waitUntil(lambda: dialog.arrival.code == code)
    with qtbot.waitSignal(desk.state.run.began):
        qtbot.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    return desk.state.run.kiosk


def test_a_session_is_judged_counted_and_checked(qtbot, with_study, data):
    desk = with_study
    assert isinstance(desk.page("studies"), StudiesPage)
    assert isinstance(desk.state, DeskState)
    assert isinstance(desk.state.run, Run)
    live = page_of(desk, "live")
    page_of(desk, "studies")
    kiosk = seat(qtbot, desk, "P-014")
    assert kiosk.isFullScreen()
    page_of(desk, "live")
    qtbot.waitUntil(lambda: bool(live.snapshot.sessions))
    assert live.note.text().startswith("1 of 30 sessions \u00b7 1 kiosk running")
    with qtbot.waitSignal(desk.state.run.over):
        assert answer_all(qtbot, kiosk) == 4
    qtbot.waitUntil(lambda: live.snapshot.counted == 4)
    few = "Values from fewer than 10 verdicts are not shown."
    assert live.confusion.counts.text() == f"4 answers counted · {few}"
    assert desk.notice.text.text() == "P-014: 4 of 4 trials saved and checked."
    journal = read_journal(data / "sub-P-014_ses-1_study-small.jsonl")
    assert [line["choice"] for line in journal.lines if line["kind"] == "response"]
    assert journal.opened["kiosk"] == "Booth 1"
    assert journal.opened["screen"]["width"] > 0
    assert not desk.state.run.is_on


@pytest.mark.slow
def test_live_numbers_follow_each_answer(qtbot, with_study):
    desk = with_study
    kiosk = seat(qtbot, desk, "P-001")
    live = page_of(desk, "live")
    for number in range(1, 4):
        qtbot.waitUntil(lambda: not kiosk.trial.bar.hold.is_on)
        place = kiosk.recorder.session.place
        qtbot.keyClick(kiosk, Qt.Key.Key_F)
        qtbot.waitUntil(lambda place=place: kiosk.recorder.session.place > place)
        qtbot.waitUntil(lambda number=number: live.snapshot.counted == number)
    assert live.sessions.table.rows.things[0].done == 3


@pytest.mark.slow
def test_a_pilot_runs_in_a_window_and_is_kept_apart(qtbot, with_study, data):
    kiosk = seat(qtbot, with_study, "try-1", pilot=True)
    assert not kiosk.isFullScreen()
    with qtbot.waitSignal(with_study.state.run.over):
        answer_all(qtbot, kiosk)
    assert files(data) == ["sub-try-1_ses-1_study-small.jsonl"]
    assert (data / "pilot" / "sub-try-1_ses-1_study-small.jsonl").exists()


@pytest.mark.slow
def test_a_second_session_waits_until_the_first_is_over(qtbot, with_study):
    desk = with_study
    kiosk = seat(qtbot, desk, "P-001")
    desk.page("studies").view.start.click()
    assert desk.findChild(StartDialog) is None or not desk.findChild(StartDialog).isVisible()
    assert "running on this computer" in desk.notice.text.text()
    desk.close()
    assert desk.isVisible(), "the desk stays while a participant sits at the kiosk"
    with qtbot.waitSignal(desk.state.run.over):
        kiosk.leave()
    assert "can resume it from Sessions" in desk.notice.text.text()


def test_a_study_that_changed_on_the_disk_is_read_again_before_a_session(
    qtbot, with_study, study, data
):
    """Someone else changed a word while the study was open at the desk."""
    desk, before = with_study, with_study.state.reader.studied.package.hash
    table = study / "words.csv"
    table.write_text(table.read_text("utf-8").replace("word 3", "another word"), "utf-8")
    qtbot.mouseClick(desk.page("studies").view.start, Qt.MouseButton.LeftButton)
    dialog = desk.findChild(StartDialog)
    qtbot.keyClicks(dialog.code, "P-007")
    qtbot.waitUntil(lambda: dialog.arrival.code == "P-007")
    with qtbot.waitSignal(desk.state.reader.hashed):
        qtbot.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert "changed on the disk" in desk.notice.text.text()
    assert not list(data.glob("sub-*.jsonl"))
    qtbot.waitUntil(lambda: desk.findChild(StartDialog) is None)
    kiosk = seat(qtbot, desk, "P-007")
    (journal,) = data.glob("sub-*.jsonl")
    now = desk.state.reader.studied.package.hash
    assert now != before
    assert read_journal(journal).opened["study_hash"] == now
    with qtbot.waitSignal(desk.state.run.over):
        kiosk.leave()


@pytest.mark.slow
def test_a_session_closed_for_now_goes_on_where_it_stopped(qtbot, with_study, data):
    desk = with_study
    kiosk = seat(qtbot, desk, "P-002")
    qtbot.waitUntil(lambda: not kiosk.trial.bar.hold.is_on)
    qtbot.keyClick(kiosk, Qt.Key.Key_J)
    qtbot.waitUntil(lambda: kiosk.recorder.session.progress[0] == 1)
    with qtbot.waitSignal(desk.state.run.over):
        kiosk.leave()
    sessions = page_of(desk, "sessions")
    qtbot.waitUntil(lambda: len(sessions.table.rows.things) == 1)
    sessions.table.choose(0)
    qtbot.mouseClick(sessions.resume, Qt.MouseButton.LeftButton)
    dialog = next(d for d in desk.findChildren(StartDialog) if d.isVisible())
    qtbot.waitUntil(lambda: dialog.arrival.cut_off is not None)
    with qtbot.waitSignal(desk.state.run.began):
        qtbot.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    kiosk = desk.state.run.kiosk
    assert kiosk.recorder.session.progress == (1, 4)
    with qtbot.waitSignal(desk.state.run.over):
        assert answer_all(qtbot, kiosk) == 3
    second = read_journal(data / "sub-P-002_ses-2_study-small.jsonl")
    assert second.opened["continues"] == "sub-P-002_ses-1_study-small"
    qtbot.waitUntil(lambda: len(sessions.table.rows.things) == 2)


@pytest.mark.slow
def test_what_was_judged_is_exported_and_counted_again(qtbot, with_study, sit, data, tmp_path):
    sit("P-001")
    sit("P-002")
    page = page_of(with_study, "export")
    qtbot.waitUntil(page.write.isEnabled)
    page.format.setCurrentIndex(page.format.findData("csv"))
    out = tmp_path / "answers.csv"
    page.path.setText(str(out))
    qtbot.mouseClick(page.write, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "rows written" in page.status.text())
    assert "8 responses in the journals, 8 rows written." in page.status.text()
    with out.open(encoding="utf-8-sig", newline="") as file:
        assert len(list(csv.DictReader(file))) == 8


@pytest.mark.parametrize("lost", [0, 1])
@pytest.mark.damages_journals
def test_an_answer_that_is_missing_on_disk_is_told(sit, lost):
    path = sit("P-009").path
    lines = path.read_bytes().splitlines(keepends=True)
    kept = [line for line in lines if b'"kind":"response"' in line]
    path.write_bytes(b"".join(line for line in lines if line not in kept[:lost]))
    notice = read_back(path, given=4).notice
    assert notice.wrong is bool(lost)
    assert ("answers saved: 3 of 4" if lost else "P-009: 4 of 4 trials") in notice.text


@pytest.mark.slow
def test_the_desk_counts_a_session_as_soon_as_it_is_over_and_can_seat_the_next(qtbot, with_study):
    desk = with_study
    kiosk = seat(qtbot, desk, "P-001")
    with qtbot.waitSignal(desk.state.run.over):
        answer_all(qtbot, kiosk, leave=False)
    assert kiosk.isVisible(), "the participant still sits there"
    assert "saved and checked" in desk.notice.text.text()
    card = page_of(desk, "settings").findChild(AccessibilityCard)
    assert not card.letters.isEnabled(), "what the participant sees still stays as it is"
    page_of(desk, "studies")
    with qtbot.waitSignal(desk.state.run.left):
        desk.page("studies").view.start.click()
    assert card.letters.isEnabled()
    desk.findChild(StartDialog).reject()
    qtbot.waitUntil(lambda: desk.findChild(StartDialog) is None)
    second = seat(qtbot, desk, "P-002")
    assert second is not kiosk
    assert second.isVisible()


def test_answers_in_forms_are_told_apart_from_trials(data, tmp_path):
    form = '[[form]]\nid = "about"\n[[form.field]]\nid = "age"\n'
    package = open_package(write_study(tmp_path / "with-form", TOML + form))
    recorder = SessionRecorder.begin(package, data, SessionSetup("T1", "Booth 1"))
    walk_on(recorder, 3)
    given = recorder.given
    recorder.abandon()
    text = read_back(recorder.path, given).notice.text
    assert given == 3
    assert text.startswith("T1: 2 of 4 trials and 1 form answer")
    assert "can resume" in text
