"""Sessions that are set aside are named when the journals are checked, and counted nowhere."""

import os
import shutil
import time
from dataclasses import replace

import pytest

from tests.small_study import small_package, walk_on
from turingdesk.cli import main
from turingdesk.core.errors import Severity
from turingdesk.core.trial import Trial
from turingdesk.journal.session_summary import State, hours_between
from turingdesk.sessions.data_folder import (
    ASIDE,
    DataFolder,
    aside_folders,
    aside_problems,
    sessions_aside,
)
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import ENDED, SessionRecorder


@pytest.fixture
def package(tmp_path):
    return small_package(tmp_path)


@pytest.fixture
def data(tmp_path):
    return tmp_path / "data"


def session(package, data, code, steps=None, **setup):
    """A session of a participant, to its end or for so many steps."""
    recorder = SessionRecorder.begin(package, data, SessionSetup(code, "Booth 1", **setup))
    walk_on(recorder, 10_000 if steps is None else steps)
    return recorder


def counted(recorder):
    slots = [s.slot for s in recorder.session.steps if isinstance(s, Trial)]
    return {(s.block, s.stimulus): 1 for s in slots if not s.practice}


def test_a_folder_that_is_not_there_has_no_sessions(data, package):
    folder = DataFolder(data)
    assert folder.sessions() == []
    assert folder.verify() == []
    assert folder.next_number("P-1", "small") == 1
    assert folder.judged(package.study) == {}


def test_sessions_are_listed_in_order_with_how_they_stand(package, data):
    session(package, data, "P-1")
    session(package, data, "P-2", 6).abandon()
    session(package, data, "P-3", 6).close(ENDED)
    refused = session(package, data, "P-4", 1)
    refused.refuse()
    running = session(package, data, "P-5", 8)
    found = DataFolder(data).sessions()
    assert [(s.participant, s.state, s.done, s.of) for s in found] == [
        ("P-1", State.COMPLETED, 10, 10),
        ("P-2", State.CUT_OFF, 1, 10),
        ("P-3", State.ENDED, 1, 10),
        ("P-4", State.REFUSED, 0, 10),
        ("P-5", State.RUNNING, 3, 10),
    ]
    assert [s.reason for s in found][2:4] == ["ended by experimenter", "refused"]
    assert {s.kiosk for s in found} == {"Booth 1"}
    assert [s.path for s in found] == sorted(data.glob("*.jsonl"))
    running.abandon()


def test_what_was_read_is_read_again_only_when_it_changed(package, data, monkeypatch):
    recorder = session(package, data, "P-1", 5)
    folder = DataFolder(data)
    assert folder.sessions()[0].done == 0
    walk_on(recorder, 3)
    assert folder.sessions()[0].done == 3
    monkeypatch.setattr("turingdesk.sessions.data_folder.read_ends", None)
    assert folder.sessions()[0].done == 3
    recorder.abandon()


def test_the_progress_is_found_behind_any_number_of_other_lines(package, data):
    recorder = session(package, data, "P-1", 7)
    for number in range(400):
        recorder.record("scrolled", position=number)
    assert recorder.path.stat().st_size > 1 << 15
    assert DataFolder(data).sessions()[0].done == 2
    recorder.abandon()


def test_files_that_are_no_journals_and_sessions_that_never_began_are_left_out(package, data):
    session(package, data, "P-1", 4).abandon()
    (data / "notes.jsonl").write_text("{}\n")
    (data / "sub-P-2_ses-1_study-small.jsonl").write_bytes(b"")
    (data / "sub-P-3_ses-1_study-small.jsonl").write_bytes(b'{"seq":0,"ki')
    folder = DataFolder(data)
    assert [s.participant for s in folder.sessions()] == ["P-1"]
    assert folder.next_number("P-2", "small") == 2


def test_the_sessions_of_a_participant_warn_of_a_code_used_twice(package, data):
    session(package, data, "P-1", 4).abandon()
    session(package, data, "P-1", 5).abandon()
    session(package, data, "P-2", 4).abandon()
    found = DataFolder(data).of("P-1", "small")
    assert [s.number for s in found] == [1, 2]
    assert DataFolder(data).of("P-1", "other") == []


def test_a_session_elsewhere_runs_until_it_was_quiet_for_a_while(package, data, monkeypatch):
    monkeypatch.setattr("platform.node", lambda: "booth-3")
    recorder = session(package, data, "P-1", 5)
    recorder.abandon()
    monkeypatch.setattr("platform.node", lambda: "desk")
    assert DataFolder(data).sessions()[0].state is State.RUNNING
    hour_ago = time.time() - 3600
    os.utime(recorder.path, (hour_ago, hour_ago))
    assert DataFolder(data).sessions()[0].state is State.CUT_OFF


def test_completed_and_active_sessions_take_their_whole_schedule(package, data):
    done = session(package, data, "P-1")
    active = session(package, data, "P-2", 4)
    taken = DataFolder(data).judged(package.study)
    assert sum(taken.values()) == 20
    expected = counted(done)
    for key in counted(active):
        expected[key] = expected.get(key, 0) + 1
    assert taken == expected
    active.abandon()
    assert DataFolder(data).judged(package.study) == expected


def test_refused_ended_pilot_and_simulated_sessions_take_nothing_of_peoples(package, data):
    session(package, data, "P-1", 1).refuse()
    session(package, data, "P-2", 8).close(ENDED)
    session(package, data, "P-3", pilot=True)
    simulated = session(package, data, "P-4", judge="simulated")
    folder = DataFolder(data)
    assert folder.judged(package.study) == {}
    assert folder.judged(package.study, "simulated") == counted(simulated)
    assert folder.judged(replace(package.study, id="other")) == {}


def test_a_stale_reservation_frees_its_stimuli(package, data):
    session(package, data, "P-1", 8).abandon()
    folder = DataFolder(data)
    assert sum(folder.judged(package.study).values()) == 10
    stale = replace(package.study, reservation_hours=0.0)
    assert folder.judged(stale) == {}


def test_a_session_with_all_trials_answered_counts_even_if_the_last_page_was_not_left(
    package, data
):
    recorder = session(package, data, "P-1", 16)
    recorder.abandon()
    (found,) = DataFolder(data).sessions()
    assert (found.state, found.is_complete) == (State.CUT_OFF, True)
    stale = replace(package.study, reservation_hours=0.0)
    assert DataFolder(data).judged(stale) == counted(recorder)


def test_a_session_that_went_on_takes_its_stimuli_once(package, data):
    first = session(package, data, "P-1", 8)
    first.abandon()
    second = SessionRecorder.resume(package, data, SessionSetup("P-1", "Booth 2"), first.path)
    walk_on(second)
    assert DataFolder(data).judged(package.study) == counted(first)


def test_each_participant_sees_what_was_judged_least(package, data):
    for number in range(4):  # 4 x 6 captions use each of the 24 once
        session(package, data, f"P-{number}")
    taken = DataFolder(data).judged(package.study)
    captions = [n for (block, _), n in taken.items() if block == "captions"]
    assert captions == [1] * 24


def test_hours_between_two_times_are_never_negative():
    early, late = "2026-11-21T09:00:00.000Z", "2026-11-21T12:00:00.000Z"
    assert hours_between(early, late) == 3
    assert hours_between(late, early) == 0
    assert hours_between("yesterday", late) == 0


def test_which_of_some_sessions_are_running(package, data):
    running = session(package, data, "P-1", 4)
    ended = session(package, data, "P-2")
    cut_off = session(package, data, "P-3", 4)
    cut_off.abandon()
    names = [recorder.path.stem for recorder in (running, ended, cut_off)]
    assert DataFolder(data).running(names) == {running.path.stem}
    running.abandon()


@pytest.fixture
def taken_up(package, data):
    """A session that continued in a second journal."""
    first = session(package, data, "P-1", 8)
    first.abandon()
    walk_on(SessionRecorder.resume(package, data, SessionSetup("P-1", "Booth 1"), first.path))
    return first.path


@pytest.mark.damages_journals
def test_all_journals_are_verified_pilots_included(package, data, taken_up):
    pilot = session(package, data, "P-2", 4, pilot=True)
    pilot.abandon()
    assert DataFolder(data).verify() == []
    for path in (taken_up, pilot.path):
        path.write_bytes(path.read_bytes().replace(b"small", b"SMALL", 1))
    assert {p.file for p in DataFolder(data).verify()} == {taken_up.name, pilot.path.name}


def test_lines_taken_from_the_end_show_in_the_session_that_went_on(data, taken_up):
    lines = taken_up.read_bytes().split(b"\n")
    taken_up.write_bytes(b"\n".join([*lines[:-3], b""]))
    (problem,) = DataFolder(data).verify()
    assert problem.file == taken_up.name
    assert "is no longer in the file" in problem.message


def test_a_journal_that_another_went_on_with_is_missed(data, taken_up):
    taken_up.unlink()
    (problem,) = DataFolder(data).verify()
    assert problem.file == taken_up.name
    assert "the file is gone" in problem.message


def held(folder, code, **setup):
    walk_on(
        SessionRecorder.begin(
            small_package(folder), folder, SessionSetup(code, "B", **setup), judged={}
        )
    )


def test_each_is_named_with_its_place(tmp_path):
    held(tmp_path, "P-1")
    assert list(aside_problems(tmp_path)) == []
    held(tmp_path / ASIDE / "booth-2", "P-1")
    held(tmp_path / ASIDE / "booth-2" / "3", "P-1", pilot=True)
    (tmp_path / ASIDE / "booth-2" / "torn").mkdir()
    found = DataFolder(tmp_path).verify()
    assert [problem.severity for problem in found] == [Severity.WARNING, Severity.WARNING]
    assert [problem.file for problem in found] == [
        "conflicts/booth-2/sub-P-1_ses-1_study-small.jsonl",
        "conflicts/booth-2/3/pilot/sub-P-1_ses-1_study-small.jsonl",
    ]
    assert "it is excluded from all results" in str(found[0])
    assert len(DataFolder(tmp_path).sessions()) == 1
    assert len(DataFolder(tmp_path / ASIDE / "booth-2").sessions()) == 1
    assert [path.name for path in aside_folders(tmp_path)] == ["booth-2", "3"]


def test_withdrawing_at_the_command_line_tells_of_them(tmp_path, capsys):
    held(tmp_path, "P-1")
    held(tmp_path / ASIDE / "booth-2", "P-1")
    assert main(["withdraw", str(tmp_path), "p-1", "--reason", "asked", "--yes"]) == 0
    assert "booth-2/sub-P-1_ses-1_study-small.jsonl was set aside" in capsys.readouterr().out
    assert len(list(sessions_aside(tmp_path))) == 1
    shutil.rmtree(tmp_path / ASIDE)
    assert list(sessions_aside(tmp_path)) == []
