import os
import subprocess
import sys

from turingdesk.store.lock import is_being_written, mark

HOLD = """
import os, sys
from turingdesk.store.lock import mark
assert mark(os.open(sys.argv[1], os.O_RDWR))
print("marked", flush=True)
sys.stdin.read()
"""


def test_the_mark_is_seen_by_others_and_goes_when_its_process_is_killed(tmp_path):
    path = tmp_path / "a.jsonl"
    path.touch()
    assert not is_being_written(path)
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert holder.stdout.readline() == b"marked\n"
    assert is_being_written(path)
    file = os.open(path, os.O_RDWR)
    assert not mark(file)
    holder.kill()
    holder.communicate()
    assert mark(file)
    os.close(file)


def test_a_file_that_is_not_there_is_not_being_written(tmp_path):
    assert not is_being_written(tmp_path / "none")
