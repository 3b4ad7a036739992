import pytest

from turingdesk.core.errors import CannotExport
from turingdesk.exchange.exporters._whole_folder import whole_folder


def fill(path, text="new"):
    with whole_folder(path) as draft:
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
    with pytest.raises(ZeroDivisionError), whole_folder(tmp_path / "out") as draft:
        (draft / "half").write_text(str(1 / 0))
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_is_never_replaced(tmp_path):
    fill(tmp_path / "out", "theirs")
    with pytest.raises(CannotExport, match="is there already"):
        fill(tmp_path / "out")
    (tmp_path / "file").write_text("theirs")
    with pytest.raises(CannotExport, match="is there already"):
        fill(tmp_path / "file")
    assert (tmp_path / "out" / "data" / "file").read_text() == "theirs"


def test_a_folder_around_it_that_is_missing_is_told(tmp_path):
    with pytest.raises(CannotExport, match="There is no folder"):
        fill(tmp_path / "none" / "out")


def test_a_full_disk_is_told_and_nothing_stays(tmp_path):
    with (
        pytest.raises(CannotExport, match=r"The disk of .* is full"),
        whole_folder(tmp_path / "out"),
    ):
        raise OSError(28, "No space left on device")
    assert list(tmp_path.iterdir()) == []
