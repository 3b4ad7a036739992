import errno
import os
import subprocess
import sys
import threading

from turingdesk.system.lock import is_being_written, try_lock, wait_for_lock

HOLD = """
import os, sys
from turingdesk.system.lock import try_lock
assert try_lock(os.open(sys.argv[1], os.O_RDWR))
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
    assert not try_lock(file)
    holder.kill()
    holder.communicate()
    assert try_lock(file)
    os.close(file)


def test_a_file_that_is_not_there_is_not_being_written(tmp_path):
    assert not is_being_written(tmp_path / "none")


def test_whoever_waits_for_a_mark_gets_it_when_the_other_lets_go(tmp_path):
    path = tmp_path / "file"
    path.touch()
    ours, theirs = (os.open(path, os.O_RDWR) for _ in range(2))
    assert try_lock(theirs)
    assert not wait_for_lock(ours, 0.05)
    release = threading.Timer(0.05, os.close, [theirs])
    release.start()
    assert wait_for_lock(ours, 30.0)
    release.join()
    os.close(ours)


def test_a_shared_lock_lets_others_share_and_nobody_write(tmp_path):
    path = tmp_path / "file"
    path.touch()
    one, two, writer = (os.open(path, os.O_RDWR) for _ in range(3))
    assert wait_for_lock(one, 1.0, shared=True)
    assert wait_for_lock(two, 1.0, shared=True)
    assert not is_being_written(path)
    assert not try_lock(writer)
    os.close(one)
    assert not try_lock(writer)
    os.close(two)
    assert try_lock(writer)
    assert is_being_written(path)
    late = os.open(path, os.O_RDWR)
    assert not wait_for_lock(late, 0.05, shared=True)
    for file in (writer, late):
        os.close(file)


def test_a_locked_file_is_read_and_appended_to_as_before(tmp_path):
    path = tmp_path / "file"
    file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND)
    os.write(file, b"one")
    os.lseek(file, 1, os.SEEK_SET)
    assert try_lock(file)
    assert os.read(file, 9) == b"ne"
    os.write(file, b"two")
    assert path.read_bytes() == b"onetwo"
    os.close(file)


def test_a_file_system_without_locks_is_not_waited_for(tmp_path, monkeypatch):
    def unsupported(file, *, shared):
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("turingdesk.system.lock._lock", unsupported)
    tried = []
    monkeypatch.setattr("turingdesk.system.lock.time.sleep", tried.append)
    with (tmp_path / "file").open("w") as file:
        assert not wait_for_lock(file.fileno(), 30.0)
    assert tried == []
