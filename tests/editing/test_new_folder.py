"""A new study is written whole or not at all, and never over something else."""

import shutil
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.editing.new_folder import NotEmpty, filled, refuse_filled, study_id


def test_what_is_written_stays(tmp_path):
    with filled(tmp_path / "deep" / "s") as folder:
        (folder / "a").write_text("x")
    assert (tmp_path / "deep/s/a").read_text() == "x"


@pytest.mark.parametrize("was_there", [True, False])
def test_whatever_goes_wrong_leaves_the_folder_as_it_was(tmp_path, was_there):
    folder = tmp_path / "s"
    if was_there:
        folder.mkdir()
    for problem in (OSError(28, "No space left on device"), KeyboardInterrupt(), ValueError()):
        with pytest.raises(type(problem)), filled(folder):  # noqa: PT012 - it fails half-way
            (folder / "texts").mkdir()
            (folder / "texts/a.md").write_text("half")
            raise problem
        assert folder.exists() == was_there
        assert not was_there or list(folder.iterdir()) == []


def test_folders_above_it_that_were_made_go_with_it(tmp_path):
    with pytest.raises(ValueError, match="x"), filled(tmp_path / "a/b/s"):
        raise ValueError("x")
    assert list(tmp_path.iterdir()) == []


def test_something_in_the_folder_is_never_touched(tmp_path):
    (tmp_path / "mine").write_text("mine")
    with pytest.raises(NotEmpty, match=r"is not empty\. Choose a folder that doesn't exist yet"):
        refuse_filled(tmp_path)
    with pytest.raises(NotEmpty), filled(tmp_path):
        pytest.fail("it was let in")
    with pytest.raises(NotEmpty):
        refuse_filled(tmp_path / "mine")
    assert (tmp_path / "mine").read_text() == "mine"
    refuse_filled(tmp_path / "new")


def test_an_error_of_many_files_is_told_as_the_first_of_them(tmp_path):
    first = (str(tmp_path / "x"), "y", "[Errno 28] No space left on device: 'y'")
    with pytest.raises(OSError, match="No space left on device") as raised, filled(tmp_path / "s"):
        raise shutil.Error([first, first])
    assert raised.value.errno == 28
    assert not (tmp_path / "s").exists()


@given(st.text(max_size=80))
def test_any_name_of_a_folder_makes_an_id(name):
    made = study_id(Path("/x") / name.replace("\0", "").replace("/", ""))
    assert 1 <= len(made) <= 60
    assert set(made) <= set("abcdefghijklmnopqrstuvwxyz0123456789-")
    assert not made.startswith("-")
    assert not made.endswith("-")
    assert "--" not in made
