"""Two kiosks, in processes of their own, that begin at the same moment."""

import json
import subprocess
import sys
import threading
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from tests.small_study import small_package
from turingdesk.core.errors import NotAllowed
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.sessions.session_starter import begin_lock


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
    assert not dead.exists()
    with begin_lock(tmp_path, patience_s=0.05) as ours:
        assert ours


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
        assert f"A session of P-{number} was begun at Booth" in refused[0]
    assert len(list(tmp_path.glob("*.jsonl"))) == rounds


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
    with pytest.raises(NotAllowed, match="was begun at Booth 1 a moment ago"):
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
