"""Sessions on a real file system that is full, gone or smaller than what is written to it."""

import json
import mmap
import re
import subprocess
import sys
from pathlib import Path
from time import perf_counter

import pytest

from tests.small_study import given, small_package
from tests.work import calls
from turingdesk.core.errors import WriteFailed
from turingdesk.journal.journal_file import PERSONAL, read_journal, verify
from turingdesk.journal.session_summary import State
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.system.clock import Clock
from turingdesk.system.os_errors import FULL
from turingdesk.table.table import load

ROOT = Path(__file__).parents[2]
CHAIR = SessionSetup("P-1", "Booth 1")


def answered(path):
    """Every answer on disk, those stored separately too, by step, question and subject."""
    files = [path, path.parent / PERSONAL / path.name]
    lines = [line for file in files for line in read_journal(file).lines]
    return [
        (line.get("step", 0), line["question"], line.get("subject", ""), line["rt_ms"])
        for line in lines
        if line["kind"] == "response"
    ]


def walk(recorder, disk, rt_ms=4000.0):
    """Answer every step of a session whose disk is full whenever an answer is given."""
    said, refusals = [], []
    recorder.walked = 0
    while not recorder.session.is_over:
        place, answers = recorder.session.place, given(recorder.session.step, rt_ms)
        recorder.shown(perf_counter() - rt_ms / 1000)
        disk.fill()
        recorder.record("focus", active=False)
        try:
            done = recorder.answer(answers)
        except WriteFailed as problem:
            refusals.append(str(problem))
            assert recorder.session.place == place
            assert recorder.is_paused
            on_disk = read_journal(recorder.path)
            assert on_disk.problems == (), "what is on the disk is a whole chain at any time"
            with pytest.raises(WriteFailed):
                recorder.answer(answers)
            disk.make_room()
            done = recorder.answer(answers)
        disk.make_room()
        recorder.walked += 1
        said += [(r.step, r.question, r.subject, rt_ms) for r in done]
    if recorder.is_open:  # the last answer was taken, the closing line was not
        recorder.close()
    return said, refusals


def test_a_session_on_a_disk_that_is_full_again_and_again_loses_and_doubles_nothing(
    small_disk,
    tmp_path,
):
    disk = small_disk()
    recorder = SessionRecorder.begin(small_package(tmp_path), disk.folder / "data", CHAIR)
    said, refusals = walk(recorder, disk)
    assert len(refusals) > 3
    assert f"The disk at {disk.folder} is full: 0 bytes of 1.0 MB are free" in refusals[0]
    found = [
        re.search(r"(All earlier answers|Answers up to trial (\d+)) are", w) for w in refusals
    ]
    assert all("are saved. Free some space, then continue." in words for words in refusals)
    trials = [int(one[2] or 0) for one in found]
    assert trials == sorted(trials)
    assert 0 < trials[-1] < 10
    assert sorted(answered(recorder.path)) == sorted(said)
    assert len(set(said)) == len(said) == recorder.given
    assert verify(recorder.path) == []
    assert DataFolder(disk.folder / "data").verify() == []
    (session,) = DataFolder(disk.folder / "data").sessions()
    assert (session.state, session.done) == (State.COMPLETED, 10)
    table = load(disk.folder / "data").responses
    assert not table["superseded"].any()
    lines = read_journal(recorder.path).lines
    focus = [line for line in lines if line["kind"] == "focus"]
    assert len(focus) == recorder.walked, "lines that are no answers wait in memory"
    pauses = [line for line in lines if line["kind"] == "paused"]
    assert len([p for p in pauses if not p["over"]]) == len(refusals)
    assert {p["why"] for p in pauses if not p["over"]} == {FULL.happened}


def test_the_times_of_an_answer_are_those_when_it_was_given(small_disk, tmp_path):
    disk = small_disk()
    seconds, minute = [100.0], [0]
    recorder = SessionRecorder.begin(
        small_package(tmp_path),
        disk.folder,
        CHAIR,
        clock=Clock(lambda: seconds[0], lambda: f"2026-11-21T09:{minute[0]:02}:00.000Z"),
    )

    def wait(minutes):
        minute[0] += minutes
        seconds[0] += 60 * minutes

    while recorder.session.trial is None:
        recorder.answer(given(recorder.session.step, rt_ms=0.0))
    recorder.shown(seconds[0])
    wait(1)
    answers = given(recorder.session.step, rt_ms=55_000.0)
    disk.fill()
    room = -recorder.path.stat().st_size % mmap.PAGESIZE
    recorder.record("note", text="x" * max(0, room - 220))  # the journal has its last page yet
    with pytest.raises(WriteFailed):
        recorder.answer(answers)
    wait(30)
    disk.make_room()
    recorder.answer(answers)
    wait(1)
    recorder.shown(seconds[0])
    lines = read_journal(recorder.path).lines
    responses = [line for line in lines if line["kind"] == "response" and line.get("trial")]
    onset = (seconds[0] - 100.0 - 32 * 60) * 1000
    for line in responses:
        assert (line["onset_ms"], line["rt_ms"]) == (onset, 55_000.0)
        assert (line["answered_ms"], line["t_ms"]) == (onset + 55_000, onset + 31 * 60_000)
        assert line["at"] == "2026-11-21T09:01:00.000Z"
        assert "paused_ms" not in line
    began, ended = [line for line in lines if line["kind"] == "paused"]
    assert (began["at"], began["t_ms"]) == ("2026-11-21T09:01:00.000Z", onset + 60_000)
    assert (ended["at"], ended["lasted_ms"]) == ("2026-11-21T09:32:00.000Z", 31 * 60_000)
    assert verify(recorder.path) == []
    recorder.abandon()


def test_only_the_disk_of_the_personal_answers_is_full(small_disk, tmp_path):
    data = tmp_path / "data"
    apart = small_disk(data / PERSONAL)
    recorder = SessionRecorder.begin(small_package(tmp_path), data, CHAIR)
    said, refusals = walk(recorder, apart)
    assert len(refusals) == 1
    assert str(apart.folder) in refusals[0]
    assert sorted(answered(recorder.path)) == sorted(said)
    assert verify(recorder.path) == verify(apart.folder / recorder.path.name) == []


@pytest.mark.damages_journals
def test_only_the_disk_of_the_journal_is_full(small_disk, tmp_path, monkeypatch):
    """The personal half of a step is written first, and not again."""
    disk = small_disk()
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (disk.folder / PERSONAL).symlink_to(elsewhere)
    recorder = SessionRecorder.begin(small_package(tmp_path), disk.folder, CHAIR)
    said, refusals = walk(recorder, disk)
    assert refusals
    assert sorted(answered(recorder.path)) == sorted(said)
    (apart,) = elsewhere.iterdir()
    assert [line["question"] for line in read_journal(apart).lines] == ["name"]


def test_a_disk_that_is_taken_away_and_put_back(small_disk, tmp_path):
    disk = small_disk()
    home = tmp_path / "home"  # the same disk, at the place where the session looks for it
    home.mkdir()
    subprocess.run(["mount", "--bind", disk.folder, home], check=True, timeout=20)
    try:
        recorder = SessionRecorder.begin(small_package(tmp_path), home, CHAIR)
        recorder.answer()
        answers = given(recorder.session.step)
        subprocess.run(["umount", "-l", home], check=True, timeout=20)
        with pytest.raises(WriteFailed, match="its disk was disconnected"):
            recorder.answer(answers)
        subprocess.run(["mount", "--bind", disk.folder, home], check=True, timeout=20)
        recorder.answer(answers)
        assert verify(recorder.path) == []
        assert [x["step"] for x in read_journal(recorder.path).lines if x["kind"] == "passed"] == [
            0,
            1,
        ]
        recorder.abandon()
    finally:
        subprocess.run(["umount", "-l", home], check=False, timeout=20, capture_output=True)


def test_a_session_cannot_begin_on_a_full_disk_and_leaves_nothing(small_disk, tmp_path):
    disk = small_disk()
    disk.fill()
    with pytest.raises(WriteFailed, match="is full"):
        SessionRecorder.begin(small_package(tmp_path), disk.folder, CHAIR)
    assert not list(disk.folder.rglob("*.jsonl"))
    disk.make_room()
    recorder = SessionRecorder.begin(small_package(tmp_path), disk.folder, CHAIR)
    assert recorder.session.identity.session.startswith("sub-P-1_ses-1_")
    recorder.abandon()


LIMITED = """
import json, resource, sys
from pathlib import Path
from time import perf_counter
from tests.small_study import given, small_package
from turingdesk.core.errors import WriteFailed
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder

data = Path(sys.argv[1])
recorder = SessionRecorder.begin(small_package(data), data, SessionSetup("P-1", "Booth 1"))
_, most = resource.getrlimit(resource.RLIMIT_FSIZE)
refused = kept = 0
while not recorder.session.is_over:
    recorder.shown(perf_counter() - 4)
    answers = given(recorder.session.step, 4000.0)
    size = recorder.path.stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 40, most))  # room for a piece of a line
    try:
        kept += len(recorder.answer(answers))
    except WriteFailed as problem:
        refused += 1
        assert "is full" in str(problem), problem
        assert recorder.path.stat().st_size == size
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
        kept += len(recorder.answer(answers))
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
print(json.dumps([refused, kept, recorder.path.name]))
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limits of file size")
def test_lines_that_are_torn_by_a_real_limit_are_taken_back(tmp_path):
    """As on a full disk, where no one may mount one: the kernel takes a piece, then refuses."""
    done = subprocess.run(
        [sys.executable, "-c", LIMITED, str(tmp_path)],
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    refused, kept, name = json.loads(done.stdout)
    assert refused > 10
    assert len(answered(tmp_path / name)) == kept
    assert verify(tmp_path / name) == []


def test_lines_that_wait_for_the_disk_cost_the_same_each(small_disk, tmp_path):
    disk = small_disk()
    recorder = SessionRecorder.begin(small_package(tmp_path), disk.folder / "data", CHAIR)
    recorder.shown(perf_counter())
    disk.fill()
    while not recorder.waiting:  # what is left of the last block takes some lines
        recorder.record("focus", active=False)
    few = calls(lambda: [recorder.record("focus", active=True) for _ in range(100)])
    for _ in range(1500):
        recorder.record("focus", active=False)
    many = calls(lambda: [recorder.record("focus", active=True) for _ in range(100)])
    assert many <= 1.2 * few
    disk.make_room()
    recorder.record("note", text="There is room again.")
    assert recorder.waiting == 0
    recorder.abandon()
    assert verify(recorder.path) == []
    kinds = [line["kind"] for line in read_journal(recorder.path).lines]
    assert kinds[-2:] == ["focus", "note"]
    assert kinds.count("focus") >= 1700
