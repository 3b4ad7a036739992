"""Two kiosks, in processes of their own, that begin at the same moment."""

import errno
import json
import os
import platform
import subprocess
import sys
import threading
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from tests.small_study import small_package
from turingdesk.core.errors import NotAllowed, WriteFailed
from turingdesk.core.response import Response
from turingdesk.journal.heads import forget_head, heads
from turingdesk.journal.journal import Journal
from turingdesk.journal.journal_file import PERSONAL, read_journal, verify
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.sessions.session_starter import SessionFiles, begin_lock
from turingdesk.system.clock import Clock


def test_one_at_a_time(tmp_path):
    inside, most = [], []

    def begin():
        with begin_lock(tmp_path) as ours:
            assert ours
            inside.append(1)
            most.append(len(inside))
            time.sleep(0.01)
            inside.pop()

    threads = [threading.Thread(target=begin) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == [1] * 8
    assert not list((tmp_path / "record").glob("*")), "nothing is left behind"


def test_a_turn_of_a_program_that_died_is_passed_by(tmp_path):
    (tmp_path / "record").mkdir()
    dead = tmp_path / "record" / "beginning"
    dead.write_text("booth-3 4711\n")
    with begin_lock(tmp_path, patience_s=0.05) as ours:
        assert not ours
    assert dead.exists(), "booth-3 may still be in its turn, on a slow share"
    os.utime(dead, (time.time() - 3600,) * 2)
    with begin_lock(tmp_path, patience_s=0.05) as ours:
        assert not ours
    assert not dead.exists()
    dead.write_text(f"{platform.node()} 4711\n")
    with begin_lock(tmp_path, patience_s=0.05) as ours:
        assert not ours
    assert not dead.exists(), "no program of this computer has locked it"
    with begin_lock(tmp_path, patience_s=0.05) as ours:
        assert ours


def test_a_turn_that_lasts_long_is_not_taken_away(tmp_path):
    """Not by who waits for it, and its end takes away no one else's turn."""
    code = (
        "import sys\nfrom pathlib import Path\n"
        "from turingdesk.sessions.session_starter import begin_lock\n"
        "with begin_lock(Path(sys.argv[1])):\n    print(flush=True)\n    sys.stdin.read()\n"
    )
    slow = subprocess.Popen(
        [sys.executable, "-c", code, str(tmp_path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    turn = tmp_path / "record" / "beginning"
    with slow:
        slow.stdout.readline()
        with begin_lock(tmp_path, patience_s=0.05) as ours:
            assert not ours
        assert turn.exists()
        turn.unlink()  # as an earlier version did
        with begin_lock(tmp_path) as ours:
            assert ours
            slow.stdin.close()
            slow.wait()
            assert turn.exists()
    assert not turn.exists()


def test_a_folder_that_cannot_be_written_keeps_nobody_from_starting(tmp_path):
    file = tmp_path / "a file"
    file.write_text("")
    with begin_lock(file) as ours:
        assert not ours


ROOT = Path(__file__).parents[2]
rounds = pytest.mark.parametrize("rounds", [8, pytest.param(50, marks=pytest.mark.slow)])
# Begins a session each time it is told to, and says what came of it.
KIOSK = """
import json, sys
from pathlib import Path
from tests.small_study import small_package
from turingdesk.core.errors import NotAllowed
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder

data = Path(sys.argv[1])
package = small_package(data)
for line in sys.stdin:
    code, known = json.loads(line)
    setup = SessionSetup(code, sys.argv[2], known=None if known is None else frozenset(known))
    try:
        recorder = SessionRecorder.begin(package, data, setup)
        said = [recorder.path.stem, recorder.taken]
        recorder.abandon()
    except NotAllowed as problem:
        said = [str(problem), []]
    sys.stdout.write(json.dumps(said) + chr(10))
    sys.stdout.flush()
"""


@pytest.fixture
def kiosks(tmp_path):
    """Two processes on one data folder."""
    made = [
        subprocess.Popen(
            [sys.executable, "-c", KIOSK, str(tmp_path), name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
            cwd=ROOT,
        )
        for name in ("Booth 1", "Booth 2")
    ]
    yield made
    for one in made:
        one.communicate(timeout=20)


def begin(kiosks, *asked):
    """Let both begin at once; what each says."""
    for one, what in zip(kiosks, asked, strict=True):
        one.stdin.write(json.dumps(what) + "\n")
    return [json.loads(one.stdout.readline()) for one in kiosks]


@rounds
def test_the_same_code_begun_at_once_on_two_machines_gets_two_sessions(kiosks, tmp_path, rounds):
    """However the code is written: files of both names would be one on many systems."""
    for number in range(rounds):
        said = begin(kiosks, (f"P-{number}", None), (f"p-{number}", None))
        names = sorted(name for name, _ in said)
        assert {name.split("_")[1] for name in names} == {"ses-1", "ses-2"}, names
        assert len({name.split("_")[0] for name in names}) == 1, "one spelling for both"
    files = [path.name.casefold() for path in tmp_path.glob("*.jsonl")]
    assert len(files) == len(set(files)) == 2 * rounds
    assert [p for p in DataFolder(tmp_path).verify() if p.severity == "error"] == []


@rounds
def test_of_two_who_know_of_nobody_only_one_begins(kiosks, tmp_path, rounds):
    for number in range(rounds):
        said = begin(kiosks, (f"P-{number}", []), (f"P-{number}", []))
        begun = [name for name, _ in said if name.startswith("sub-")]
        refused = [text for text, _ in said if "a moment ago" in text]
        assert (len(begun), len(refused)) == (1, 1), said
        assert f"A session of P-{number} was started at Booth" in refused[0]
    assert len(list(tmp_path.glob("*.jsonl"))) == rounds


@pytest.mark.slow
def test_sessions_begun_at_once_take_different_stimuli(kiosks, tmp_path):
    """24 captions and 8 conversations, of which each session takes 6 and 4."""
    taken = Counter()
    for number in range(4):
        for _, stimuli in begin(kiosks, (f"A-{number}", None), (f"B-{number}", None)):
            taken.update(map(tuple, stimuli))
    captions = [count for (block, _), count in taken.items() if block == "captions"]
    talks = [count for (block, _), count in taken.items() if block == "talks"]
    assert captions == [2] * 24
    assert talks == [4] * 8


def test_a_participant_who_came_meanwhile_is_told(tmp_path):
    package = small_package(tmp_path)
    first = SessionRecorder.begin(package, tmp_path, SessionSetup("P-1", "Booth 1"))
    first.abandon()
    setup = SessionSetup("p-1", "Booth 2", known=frozenset())
    with pytest.raises(NotAllowed, match="was started at Booth 1 a moment ago"):
        SessionRecorder.begin(package, tmp_path, setup)
    known = frozenset([first.path.stem])
    second = SessionRecorder.begin(package, tmp_path, replace(setup, known=known))
    assert second.path.name == "sub-P-1_ses-2_study-small.jsonl"
    second.abandon()


def test_a_session_is_taken_up_once_however_its_code_is_written(tmp_path):
    package = small_package(tmp_path)
    first = SessionRecorder.begin(package, tmp_path, SessionSetup("P-1", "Booth 1"))
    first.answer()
    first.abandon()
    again = SessionRecorder.resume(package, tmp_path, SessionSetup("p-1", "Booth 1"), first.path)
    assert again.path.name == "sub-P-1_ses-2_study-small.jsonl"
    again.abandon()
    assert DataFolder(tmp_path).of("p-1", "small")[0].path == first.path


@pytest.mark.damages_journals
def test_after_the_end_nothing_is_written_and_nothing_fails(tmp_path):
    path = tmp_path / "sub-P-1_ses-1_study-small.jsonl"
    recording = SessionFiles(Journal.create(path), Clock(lambda: 1.0, lambda: "noon"))
    recording.write("note", {"text": "a"})
    recording.close()
    recording.write("note", {"text": "b"})
    recording.save([], {"step": 1})
    recording.save_personal([])
    recording.close()
    (line,) = read_journal(path).lines
    assert (line["text"], line["at"], line["t_ms"]) == ("a", "noon", 1000.0)
    recording.discard()
    assert path.exists()


def full(file, data):
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.fixture
def recording(tmp_path):
    seconds, noon = [0.0], ["2026-11-21T12:00:00.000Z"]
    path = tmp_path / "sub-P-1_ses-1_study-small.jsonl"
    made = SessionFiles(Journal.create(path), Clock(lambda: seconds[0], lambda: noon[0]))
    made.seconds, made.noon = seconds, noon
    made.write("opened", {"session": path.stem})
    yield made
    made.close()


def told(recording):
    return [
        (line["kind"], line.get("text"), line["t_ms"])
        for line in read_journal(recording.path).lines
    ]


def test_what_the_disk_refused_waits_in_order_and_goes_ahead(recording, monkeypatch):
    with monkeypatch.context() as patched:
        patched.setattr(os, "write", full)
        for number in (1, 2):
            recording.seconds[0] = number / 10
            recording.write("note", {"text": f"note {number}"}, waits=True)
        with pytest.raises(WriteFailed):
            recording.write("said", {"text": "said"}, durable=True)
    assert recording.waiting == 2
    recording.seconds[0] = 0.3
    recording.save([], {"step": 0})
    assert recording.waiting == 0
    assert told(recording)[1:] == [
        ("note", "note 1", 100.0),
        ("note", "note 2", 200.0),
        ("passed", None, 300.0),
    ]
    assert verify(recording.path) == []


def test_what_waits_is_tried_once_more_at_the_end(recording, monkeypatch):
    with monkeypatch.context() as patched:
        patched.setattr(os, "write", full)
        recording.write("note", {"text": "late"}, waits=True)
    recording.close()
    assert told(recording)[-1][1] == "late"


def test_a_clock_that_is_set_gets_a_line_of_its_own(recording):
    recording.seconds[0] = 10.0
    recording.noon[0] = "2026-11-21T11:00:10.000Z"
    recording.write("note", {"text": "an hour earlier"})
    recording.seconds[0] = 20.0
    recording.noon[0] = "2026-11-21T11:00:20.000Z"
    recording.write("note", {"text": "ten seconds later"})
    lines = read_journal(recording.path).lines
    assert [line["kind"] for line in lines] == ["opened", "clock", "note", "note"]
    assert lines[1]["by_s"] == -3600.0
    assert [line["t_ms"] for line in lines] == [0.0, 10_000.0, 10_000.0, 20_000.0]
    assert recording.clock_set_s == [-3600.0]


def test_personal_answers_are_written_once_however_often_the_journal_refuses(
    recording, monkeypatch
):
    mine = [Response(step=3, question="name", choice="Ada")]
    for _ in range(3):
        recording.save_personal(mine)
    recording.save_personal([Response(step=4, question="name", choice="Ada")])
    apart = recording.path.parent / PERSONAL / recording.path.name
    assert [line.get("step") for line in read_journal(apart).lines] == [3, 4]


@pytest.mark.damages_journals
def test_what_is_noted_of_a_journal_is_never_ahead_of_the_disk(tmp_path):
    """A power cut may take lines that were not synced; a note on them would tell of a forgery."""
    journal = Journal.create(tmp_path / "sub-P-1_ses-1_study-x.jsonl")
    recording = SessionFiles(journal, Clock(lambda: 1.0, lambda: "noon"))
    name = recording.path.name
    recording.write("opened", {}, durable=True)
    recording.write("shown", {}, waits=True)
    assert heads(tmp_path)[name].lines == 1
    recording.write("passed", {}, durable=True)
    recording.write("focus", {})
    assert heads(tmp_path)[name].lines == 3
    recording.close()  # which syncs what is there
    assert heads(tmp_path)[name].lines == 4
    forget_head(recording.path)
    recording.close()
    assert name not in heads(tmp_path)
