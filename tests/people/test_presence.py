import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from turingdesk.people import presence
from turingdesk.people.presence import Presence

ROOT = Path(__file__).parents[2]
DESK = """
import sys
from pathlib import Path
from turingdesk.people.presence import Presence

desk = Presence(Path(sys.argv[1]), "Bob")
for _ in sys.stdin:
    print(*desk.beat(), sep=";", flush=True)
desk.leave()
"""


@pytest.fixture
def ada(tmp_path):
    made = Presence(tmp_path, "Ada")
    yield made
    made.leave()


def people(desk):
    return [other.who for other in desk.beat()]


def files(folder):
    return list((folder / "record" / "desks").glob("*"))


def test_a_desk_alone_has_no_neighbours(ada):
    assert ada.beat() == ()


def another_desk(data):
    """A desk in a process of its own."""
    pipe = subprocess.PIPE
    command = [sys.executable, "-c", DESK, str(data)]
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, bufsize=1, cwd=ROOT)


def test_two_desks_in_two_processes_see_each_other_until_one_closes(ada, tmp_path):
    other = another_desk(tmp_path)
    ada.beat()
    other.stdin.write("look\n")
    assert "(Ada)" in other.stdout.readline()
    assert people(ada) == ["Bob"]
    other.communicate(timeout=20)
    assert people(ada) == []


@pytest.mark.skipif(sys.platform == "win32", reason="looks for processes as POSIX does")
def test_a_desk_that_was_killed_on_this_computer_is_gone_at_once(ada, tmp_path):
    other = another_desk(tmp_path)
    other.stdin.write("look\n")
    other.stdout.readline()
    assert people(ada) == ["Bob"]
    other.kill()
    other.communicate(timeout=20)
    assert people(ada) == []
    assert files(tmp_path) == [ada.file]


def test_a_desk_that_died_is_passed_over_and_cleared_away_after_a_day(ada, tmp_path):
    dead = Presence(tmp_path, "Bob")
    dead.beat()
    assert people(ada) == ["Bob"]
    for age_s, left in ((120, 2), (100_000, 1)):
        then = time.time() - age_s
        os.utime(dead.file, (then, then))
        assert people(ada) == []
        assert len(files(tmp_path)) == left


def test_ages_are_told_by_the_share_whatever_the_clock_of_this_machine(ada, tmp_path, monkeypatch):
    other = Presence(tmp_path, "Bob")
    other.beat()
    monkeypatch.setattr(presence.time, "time", lambda: 0.0)
    assert people(ada) == ["Bob"]
    other.leave()


def test_a_folder_that_is_not_there_is_not_made(tmp_path):
    desk = Presence(tmp_path / "data", "Ada")
    assert desk.beat() == ()
    assert not (tmp_path / "data").exists()


def test_a_folder_that_cannot_be_written_is_looked_at(ada, tmp_path, monkeypatch):
    ada.beat()
    guest = Presence(tmp_path, "Guest")

    def refuse(*_, **__):
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(Path, "write_text", refuse)
    assert people(guest) == ["Ada"]


@pytest.mark.parametrize("content", ["", "[]", "{}", "no JSON", '{"machine": 1}'])
def test_a_damaged_file_is_nobody(ada, tmp_path, content):
    ada.beat()
    (tmp_path / "record" / "desks" / "x.json").write_text(content)
    assert people(ada) == []


def test_after_leaving_a_beat_that_was_under_way_leaves_nothing(ada, tmp_path):
    ada.beat()
    ada.leave()
    ada.beat()
    assert files(tmp_path) == []
