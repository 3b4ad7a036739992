import errno
import os

import pytest

from turingdesk.store.disk import disk_of, refusal, unmade


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (errno.ENOSPC, "are free (No space left on device). Delete or move other files"),
        (errno.EFBIG, "is full"),
        (errno.EDQUOT, "is full"),
        (errno.EROFS, "cannot be written any more (Read-only file system)"),
        (errno.ESTALE, "Reconnect the disk or share at"),
        (errno.ENOENT, "put the file back where it was"),
        (errno.EIO, "reports a fault (Input/output error). Check its cable"),
    ],
)
def test_each_kind_of_refusal_says_which_disk_and_what_to_do(tmp_path, code, said):
    told = refusal(tmp_path / "journal.jsonl", OSError(code, os.strerror(code)))
    assert said in told
    assert str(disk_of(tmp_path / "journal.jsonl")) in told


def test_a_disk_is_named_by_where_it_is_mounted(tmp_path, monkeypatch):
    monkeypatch.setattr(os.path, "ismount", lambda path: str(path) in ("/", str(tmp_path)))
    assert disk_of(tmp_path / "a" / "b.jsonl") == tmp_path


def test_a_share_that_is_gone_is_told_without_its_room(tmp_path):
    told = refusal(tmp_path / "gone" / "x", OSError(errno.ENOSPC, "No space left on device"))
    assert " is full (No space left on device)." in told


def test_a_new_file_that_cannot_be_made(tmp_path):
    full = unmade(tmp_path / "x", OSError(errno.ENOSPC, "No space left on device"))
    assert "Delete or move other files" in full
    shut = unmade(tmp_path / "x", OSError(errno.EACCES, "Permission denied"))
    assert shut.startswith("The folder refuses it (Permission denied). Choose another")
