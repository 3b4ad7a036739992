import errno
import os
import sys
from pathlib import Path

import pytest

from tests.small_study import small_package, walk_on
from turingdesk.journal.audit import write
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.system.access import make_folder
from turingdesk.system.disk import (
    creation_failed,
    disk_of,
    refusal,
    replace,
    sync_file,
    write_whole,
)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (errno.ENOSPC, "are free. Free some space, then continue."),
        (errno.EFBIG, "is full"),
        (errno.EDQUOT, "is full"),
        (errno.EROFS, "can no longer be written to. The disk is read-only. Turn off"),
        (errno.ESTALE, "Reconnect the disk or network share at"),
        (errno.ENOENT, "put the file back where it was"),
        (errno.EIO, "reports a fault. Check its cable"),
    ],
)
def test_each_kind_of_refusal_says_which_disk_and_what_to_do(tmp_path, code, said):
    told = refusal(tmp_path / "journal.jsonl", OSError(code, os.strerror(code)))
    assert said in told
    assert os.strerror(code) not in told
    assert str(disk_of(tmp_path / "journal.jsonl")) in told


def test_a_disk_is_named_by_where_it_is_mounted(tmp_path, monkeypatch):
    monkeypatch.setattr(os.path, "ismount", lambda path: str(path) in ("/", str(tmp_path)))
    assert disk_of(tmp_path / "a" / "b.jsonl") == tmp_path


def test_a_share_that_is_gone_is_told_without_its_room(tmp_path):
    told = refusal(tmp_path / "gone" / "x", OSError(errno.ENOSPC, "No space left on device"))
    assert " is full. Free some space" in told


def test_a_new_file_that_cannot_be_made(tmp_path):
    full = creation_failed(tmp_path / "x", OSError(errno.ENOSPC, "No space left on device"))
    assert "Free some space" in full
    shut = creation_failed(tmp_path / "x", OSError(errno.EACCES, "Permission denied"))
    assert shut.startswith("The folder can't be written to. You don't have permission. Choose")


@pytest.mark.parametrize(("platform", "times"), [("win32", 3), ("linux", 1)])
def test_a_file_that_another_program_has_open_is_replaced_once_it_is_closed(
    tmp_path, monkeypatch, platform, times
):
    draft, path = tmp_path / "draft", tmp_path / "file"
    draft.write_bytes(b"new")
    path.write_bytes(b"old")
    tried, real = [], os.replace

    def refuse_twice(*names):
        tried.append(names)
        if len(tried) < 3:
            raise PermissionError(errno.EACCES, "The file is being used by another process")
        real(*names)

    monkeypatch.setattr(os, "replace", refuse_twice)
    monkeypatch.setattr(sys, "platform", platform)
    if times == 1:
        with pytest.raises(PermissionError):
            replace(draft, path)
    else:
        replace(draft, path)
    assert len(tried) == times
    assert path.read_bytes() == (b"old" if times == 1 else b"new")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no fcntl")
@pytest.mark.parametrize("knows_it", [True, False])
def test_on_macos_what_is_written_leaves_the_cache_of_the_drive(tmp_path, monkeypatch, knows_it):
    import fcntl

    asked, synced = [], []

    def full_sync(file, what):
        asked.append(what)
        if not knows_it:
            raise OSError(errno.ENOTSUP, "Operation not supported")

    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(fcntl, "F_FULLFSYNC", 51, raising=False)
    monkeypatch.setattr(fcntl, "fcntl", full_sync)
    monkeypatch.setattr(os, "fsync", synced.append)
    with (tmp_path / "file").open("wb") as file:
        sync_file(file.fileno())
        assert (asked, synced) == ([51], [] if knows_it else [file.fileno()])


@pytest.fixture
def disk(monkeypatch):
    """What was told to the disk, in order: files and folders synced, and names given."""
    told, fsync, replace = [], os.fsync, os.replace

    def synced(file):
        fsync(file)
        told.append(("sync", Path(f"/proc/self/fd/{file}").readlink()))

    def replaced(source, to, **how):
        replace(source, to, **how)
        told.append(("name", Path(to)))

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "replace", replaced)
    return told


def test_each_parent_of_a_new_folder_is_synced_up_to_the_first_that_was_there(tmp_path, disk):
    make_folder(tmp_path / "a" / "b" / "c", 0o700)
    assert disk == [("sync", tmp_path / part) for part in ("", "a", "a/b")]
    assert (tmp_path / "a" / "b" / "c").stat().st_mode & 0o777 == 0o700
    disk.clear()
    make_folder(tmp_path / "a" / "b" / "c")
    assert disk == []


def test_a_file_is_on_the_disk_before_it_has_its_name_and_the_name_after(tmp_path, disk):
    path = tmp_path / "note.json"
    path.write_bytes(b"old")
    write_whole(path, b"new", 0o600)
    (first, draft), *rest = disk
    assert first == "sync"
    assert draft.name.startswith(".note-")
    assert rest == [("name", path), ("sync", tmp_path)]
    assert path.read_bytes() == b"new"


def test_a_file_that_cannot_be_written_whole_stays_as_it_was(tmp_path, monkeypatch):
    path = tmp_path / "note.json"
    path.write_bytes(b"old")

    def refused(file):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", refused)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, b"new", 0o600)
    assert [(p.name, p.read_bytes()) for p in tmp_path.iterdir()] == [("note.json", b"old")]


def test_a_power_cut_takes_no_folder_of_the_first_session(tmp_path, disk):
    data = tmp_path / "new" / "deep" / "data"
    recorder = SessionRecorder.begin(small_package(tmp_path), data, SessionSetup("P-1", "Booth 1"))
    walk_on(recorder, 1)
    assert ("sync", tmp_path) in disk
    assert {p for what, p in disk if what == "sync"} >= {tmp_path / "new", tmp_path / "new/deep"}
    disk.clear()
    walk_on(recorder)
    folders = [path for what, path in disk if what == "sync" and path.is_dir()]
    assert folders.count(data) >= 2  # for `personal` and for `record`
    assert {data / "personal", data / "record", data / "record" / "closed"} <= {*folders}
    note = data / "record" / "closed" / f"{recorder.path.stem}.json"
    at = disk.index(("name", note))
    assert disk[at - 1][1].name.startswith(".sub-P-1")
    assert disk[at + 1] == ("sync", note.parent)


def test_a_power_cut_takes_no_folder_of_the_first_record(tmp_path, disk):
    write(tmp_path / "new" / "data", "exported", "Ada", {})
    assert {path for _, path in disk} >= {tmp_path, tmp_path / "new", tmp_path / "new" / "data"}
