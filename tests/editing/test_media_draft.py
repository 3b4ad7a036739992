"""Pictures are added, replaced and removed; files move only when the study is saved."""

import pytest

from tests.packages import png, write
from turingdesk.core.errors import WriteFailed
from turingdesk.editing.draft import Draft, Use


@pytest.fixture
def draft(tmp_path):
    return Draft.open(write(tmp_path / "study"))


@pytest.fixture
def own(tmp_path):
    """Someone's folder of pictures."""
    for name in ("owl.png", "sub/fox.PNG", "sub/notes.txt", ".hidden.png"):
        path = tmp_path / "own" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(png())
    return tmp_path / "own"


def names(draft):
    return [file.name for file in draft.media()]


def on_disk(draft):
    media = draft.folder / "media"
    return sorted(p.relative_to(media).as_posix() for p in media.rglob("*") if p.is_file())


def test_pictures_are_copied_when_the_study_is_saved(draft, own):
    added = draft.add_media([own / "owl.png"])
    assert added == ["owl.png"]
    assert added.left_out == ()
    [owl] = [file for file in draft.media() if file.name == "owl.png"]
    assert (owl.is_new, owl.bytes, owl.path) == (True, len(png()), own / "owl.png")
    assert on_disk(draft) == ["cat.png", "dog.png"]
    draft.save()
    assert on_disk(draft) == ["cat.png", "dog.png", "owl.png"]
    (own / "owl.png").unlink()
    assert draft.media_path("owl.png").read_bytes() == png()
    assert not any(file.is_new for file in draft.media())


def test_a_folder_brings_all_its_pictures_with_their_folders(draft, own):
    assert sorted(draft.add_media([own])) == ["owl.png", "sub/fox.PNG"]
    draft.save()
    assert "sub/fox.PNG" in on_disk(draft)


def test_a_picture_of_the_same_name_is_refused_unless_it_is_the_same_or_meant(draft, tmp_path):
    (tmp_path / "dog.png").write_bytes(png())
    assert draft.add_media([tmp_path / "dog.png"]) == ["dog.png"]
    assert not draft.is_changed
    (tmp_path / "dog.png").write_bytes(png(9, 9))
    added = draft.add_media([tmp_path / "dog.png"])
    assert added == []
    assert "already a picture called dog.png" in added.left_out[0].reason
    assert draft.add_media([tmp_path / "dog.png"], replace=True) == ["dog.png"]
    draft.save()
    assert (draft.folder / "media/dog.png").read_bytes() == png(9, 9)
    draft.undo()
    draft.save()
    assert (draft.folder / "media/dog.png").read_bytes() == png()


def test_names_that_differ_by_case_only_are_refused(draft, tmp_path):
    (tmp_path / "Dog.png").write_bytes(png(9, 9))
    added = draft.add_media([tmp_path / "Dog.png"], replace=True)
    assert added == []
    assert "differs from Dog.png only by case" in added.left_out[0].reason


def test_two_different_pictures_of_one_name_dropped_together_are_told_apart(draft, tmp_path):
    for number in (1, 2):
        (tmp_path / str(number)).mkdir()
        (tmp_path / str(number) / "owl.png").write_bytes(png(number, 1))
    added = draft.add_media([tmp_path / "1/owl.png", tmp_path / "2/owl.png"])
    assert added == ["owl.png"]
    assert added.left_out[0].path == tmp_path / "2/owl.png"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "it is empty"),
        (b"no picture", "not a PNG, JPEG"),
        (png(30_000, 1)[:200], "30,000 x 1 pixels"),
    ],
)
def test_what_cannot_be_shown_is_named_with_the_reason(draft, tmp_path, content, said):
    (tmp_path / "bad.png").write_bytes(content)
    added = draft.add_media([tmp_path / "bad.png", tmp_path / "gone.png"])
    assert added == []
    assert said in added.left_out[0].reason
    assert "gone.png can't be read" in added.left_out[1].reason
    assert not draft.is_changed


def test_a_removed_picture_goes_when_saved_and_comes_back_when_undone(draft):
    draft.remove_media("dog.png", "not there.png")
    assert names(draft) == ["cat.png"]
    assert on_disk(draft) == ["cat.png", "dog.png"]
    [problem] = draft.snapshot().problems()
    assert "can't find 'dog.png'" in problem.message
    draft.save()
    assert on_disk(draft) == ["cat.png"]
    draft.undo()
    assert names(draft) == ["cat.png", "dog.png"]
    assert draft.media_path("dog.png").read_bytes() == png()
    draft.save()
    assert on_disk(draft) == ["cat.png", "dog.png"]
    draft.redo()
    draft.save()
    assert on_disk(draft) == ["cat.png"]


def test_an_added_picture_is_taken_away_again_when_undone(draft, own):
    draft.add_media([own / "owl.png"])
    draft.save()
    draft.undo()
    draft.save()
    assert on_disk(draft) == ["cat.png", "dog.png"]
    draft.redo()
    draft.save()
    assert on_disk(draft) == ["cat.png", "dog.png", "owl.png"]


def test_a_source_that_vanished_before_saving_is_named_and_nothing_is_lost(draft, own):
    draft.add_media([own / "owl.png"])
    draft.table("captions.csv").set_cell(0, 4, "kept")
    (own / "owl.png").unlink()
    with pytest.raises(WriteFailed, match=r"owl\.png no longer exists"):
        draft.save()
    assert draft.is_changed
    draft.remove_media("owl.png")
    draft.save()
    assert "kept" in (draft.folder / "captions.csv").read_text()


def test_the_cells_that_name_a_picture_are_found(draft):
    draft.table("captions.csv").set_cell(1, 3, "dog.png")
    assert draft.uses("dog.png") == [Use("captions.csv", 0, 3), Use("captions.csv", 1, 3)]
    assert draft.uses("cat.png") == []
    assert draft.used_media() == {"dog.png": 2}


def test_pictures_may_stand_beside_the_package(tmp_path):
    toml = (
        'media = "../pictures"\nid = "s"\ntitle = "S"\n[[block]]\ntask = "captions"\ntrials = 2\n'
    )
    folder = write(tmp_path / "study", {"../pictures/dog.png": png()}, toml=toml)
    draft = Draft.open(folder)
    assert names(draft) == ["dog.png"]
    (folder / "media/cat.png").rename(tmp_path / "cat.png")
    draft.add_media([tmp_path / "cat.png"])
    assert not draft.snapshot().problems()
    draft.save()
    assert (tmp_path / "pictures/cat.png").is_file()


def test_a_study_without_a_media_folder_gets_one(tmp_path):
    folder = write(tmp_path / "study", {"media/dog.png": None, "media/cat.png": None})
    (tmp_path / "cat.png").write_bytes(png())
    (tmp_path / "dog.png").write_bytes(png())
    draft = Draft.open(folder)
    assert draft.media() == []
    draft.add_media([tmp_path / "cat.png", tmp_path / "dog.png"])
    assert not draft.snapshot().problems()
    draft.save()
    assert on_disk(draft) == ["cat.png", "dog.png"]
