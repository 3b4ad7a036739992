import errno
from pathlib import Path

import pytest

from turingdesk.core.errors import CannotExport
from turingdesk.exchange.exporters._atomic_write import atomic_folder, atomic_write


def test_the_file_is_there_when_the_block_ends(tmp_path):
    path = tmp_path / "out.csv"
    with atomic_write(path) as draft:
        draft.write_text("all of it")
        assert not path.exists()
    assert path.read_text() == "all of it"
    assert [p.name for p in tmp_path.iterdir()] == ["out.csv"]


def test_a_failure_keeps_what_was_there(tmp_path):
    path = tmp_path / "out.csv"
    path.write_text("before")

    def fail():
        with atomic_write(path) as draft:
            draft.write_text("half")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert path.read_text() == "before"
    assert [p.name for p in tmp_path.iterdir()] == ["out.csv"]


@pytest.mark.parametrize(
    ("problem", "said"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), "is full. Free some space"),
        (PermissionError(errno.EACCES, "Permission denied"), "open in Excel, close it there"),
        (OSError(errno.EIO, "Input/output error"), "The disk reports a fault"),
    ],
)
def test_what_the_disk_says_becomes_advice(tmp_path, monkeypatch, problem, said):
    def refuse(self, target):
        raise problem

    def write():
        with atomic_write(tmp_path / "out.csv") as draft:
            draft.write_text("all of it")

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(CannotExport, match=said):
        write()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("lock", ["~$out.xlsx", ".~lock.out.xlsx#"])
def test_a_file_open_in_a_spreadsheet_is_not_replaced(tmp_path, lock):
    (tmp_path / lock).touch()
    with (
        pytest.raises(CannotExport, match="is open in Excel or LibreOffice"),
        atomic_write(tmp_path / "out.xlsx"),
    ):
        pytest.fail("nothing is written")


def test_a_missing_folder_and_a_folder_as_file_are_named(tmp_path):
    with (
        pytest.raises(CannotExport, match=("TuringDesk can't find the folder")),
        atomic_write(tmp_path / "no" / "x.csv"),
    ):
        pytest.fail("nothing is written")
    with pytest.raises(CannotExport, match="is a folder"), atomic_write(tmp_path):
        pytest.fail("nothing is written")


def fill(path, text="new"):
    with atomic_folder(path) as draft:
        (draft / "data").mkdir()
        (draft / "data" / "file").write_text(text)


def test_a_folder_appears_with_all_its_files(tmp_path):
    fill(tmp_path / "out")
    assert (tmp_path / "out" / "data" / "file").read_text() == "new"
    assert [p.name for p in tmp_path.iterdir()] == ["out"]


def test_an_empty_folder_is_filled(tmp_path):
    (tmp_path / "out").mkdir()
    fill(tmp_path / "out")
    assert (tmp_path / "out" / "data" / "file").is_file()


def test_what_fails_on_the_way_leaves_nothing(tmp_path):
    with pytest.raises(ZeroDivisionError), atomic_folder(tmp_path / "out") as draft:
        (draft / "half").write_text(str(1 / 0))
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_is_never_replaced(tmp_path):
    fill(tmp_path / "out", "theirs")
    with pytest.raises(CannotExport, match="already exists"):
        fill(tmp_path / "out")
    (tmp_path / "file").write_text("theirs")
    with pytest.raises(CannotExport, match="already exists"):
        fill(tmp_path / "file")
    assert (tmp_path / "out" / "data" / "file").read_text() == "theirs"


def test_a_folder_around_it_that_is_missing_is_told(tmp_path):
    with pytest.raises(CannotExport, match="TuringDesk can't find the folder"):
        fill(tmp_path / "none" / "out")


def test_a_full_disk_is_told_and_nothing_stays(tmp_path):
    with (
        pytest.raises(CannotExport, match=r"The disk is full"),
        atomic_folder(tmp_path / "out"),
    ):
        raise OSError(28, "No space left on device")
    assert list(tmp_path.iterdir()) == []
