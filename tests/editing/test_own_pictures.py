"""Somebody's own pictures are found by whatever their table calls them."""

import pytest

from tests.packages import png
from turingdesk.editing.own_pictures import OwnPictures


@pytest.fixture
def folder(tmp_path):
    for name in ("dog.png", "Cats/Cat.PNG", "same.png", "same.jpg", "deep/dog.png", "no.txt"):
        (tmp_path / "own" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "own" / name).write_bytes(png())
    return tmp_path / "own"


@pytest.mark.parametrize(
    ("written", "found"),
    [
        ("dog.png", "dog.png"),
        (" DOG.png ", "dog.png"),
        ("dog", "dog.png"),
        ("C:\\Study\\dog.png", "dog.png"),
        ("cat.png", "Cats/Cat.PNG"),
        ("cats/cat.png", "Cats/Cat.PNG"),
        ("cat", "Cats/Cat.PNG"),
        ("deep/dog.png", "deep/dog.png"),
        ("", ""),
    ],
)
def test_a_name_is_found(folder, written, found):
    pictures = OwnPictures(folder)
    if written == "dog":
        (folder / "deep/dog.png").unlink()
        pictures = OwnPictures(folder)
    assert pictures.name(written) == found


def test_what_is_not_there_or_means_two_stays_as_written_and_is_told(folder):
    pictures = OwnPictures(folder)
    assert pictures.name("same") == "same"
    for _ in range(3):
        assert pictures.name("owl.png") == "owl.png"
    assert pictures.name("dog.png") == "dog.png"
    missing, idle = pictures.notes()
    assert missing == "Pictures that are not in the folder: same, owl.png (cells: 4)."
    assert idle == "Pictures of the folder that no row names, and that were not copied: 4."


def test_only_those_that_are_named_are_copied_with_their_folders(folder, tmp_path):
    pictures = OwnPictures(folder)
    pictures.name("cat")
    pictures.name("deep/dog.png")
    pictures.name("owl")
    assert pictures.copy(tmp_path / "media") == 2
    copied = sorted(
        p.relative_to(tmp_path / "media").as_posix() for p in (tmp_path / "media").rglob("*.*")
    )
    assert copied == ["Cats/Cat.PNG", "deep/dog.png"]


def test_many_missing_pictures_are_not_all_told(folder):
    pictures = OwnPictures(folder)
    for number in range(9):
        pictures.name(f"nope{number}.png")
    assert "nope4.png and more (cells: 9)" in next(pictures.notes())


def test_without_a_folder_every_name_stays(tmp_path):
    for where in (None, tmp_path / "not there"):
        pictures = OwnPictures(where)
        assert pictures.name("dog.png") == "dog.png"
        assert pictures.copy(tmp_path / "media") == 0
    assert not (tmp_path / "media").exists()


def test_a_name_never_leads_out_of_the_folder(folder, tmp_path):
    (tmp_path / "secret.png").write_bytes(png())
    pictures = OwnPictures(folder)
    assert pictures.name("../secret.png") == "../secret.png"
    assert pictures.copy(tmp_path / "media") == 0
