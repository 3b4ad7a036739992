"""Folders of pictures for each class become a study, and so does a sheet beside its pictures."""

import pytest

from tests.packages import png, workbook
from turingdesk.core.errors import BadSource
from turingdesk.core.stimulus import Origin
from turingdesk.editing.folder_table import has_class_folders, read_class_folders
from turingdesk.editing.new_study import guessed, study_from
from turingdesk.study.check import check_study


@pytest.fixture
def photos(tmp_path):
    folder = tmp_path / "Old photos"
    names = ("real/a.png", "real/b.png", "fake/model-1/c.png", "fake/model-1/d.png", "fake/e.png")
    for number, name in enumerate(names):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(png(4 + number))
    return folder


def test_two_folders_of_pictures_become_a_study_that_runs(tmp_path, photos):
    study = study_from("pictures", photos, tmp_path / "study")
    checked = check_study(tmp_path / "study")
    assert checked.may_run
    (nameless,) = checked.warnings
    assert nameless.message == "1 machine row doesn't name an agent; it counts as one agent."
    stimuli = checked.package.stimuli["pictures.csv"]
    made = {s.content.image.name: s.makers[""] for s in stimuli}
    origins = {name: maker.origin for name, maker in made.items()}
    assert origins == {
        **dict.fromkeys(("a.png", "b.png"), Origin.HUMAN),
        **dict.fromkeys(("c.png", "d.png", "e.png"), Origin.MACHINE),
    }
    assert [made[name].agent for name in ("a.png", "c.png", "e.png")] == ["", "model-1", ""]
    assert checked.package.study.title == "Old photos"
    assert (study.rows, study.pictures) == (5, 5)
    assert "Pictures by humans: 2; by machines: 3." in study.notes
    assert "The folder 'fake' has what machines made." in study.notes


def test_what_is_no_picture_is_named(photos):
    (photos / "real" / "scan.pdf").write_bytes(b"%PDF")
    (photos / "real" / "model.obj").write_bytes(b"v 0 0 0")
    (photos / "sketches").mkdir()
    (photos / ".hidden").mkdir()
    *_, folders, files = read_class_folders(photos).notes
    assert folders == "Not imported, because they name no class: sketches."
    assert files == "2 files are of another kind and weren't imported (.obj, .pdf)."


def test_a_folder_is_a_table_only_if_it_has_both_classes(tmp_path, photos):
    assert has_class_folders(photos)
    assert guessed(photos).task == "pictures"
    assert not has_class_folders(photos / "fake")
    for folder, words in (
        (photos / "fake", "needs a folder for each class"),
        (tmp_path / "x", ""),
    ):
        with pytest.raises(BadSource, match=words or "can't find"):
            study_from("pictures", folder, tmp_path / "study")
    for name in ("human", "machine"):
        (tmp_path / "y" / name).mkdir(parents=True)
    with pytest.raises(BadSource, match="There is nothing in y that can be judged"):
        study_from("pictures", tmp_path / "y", tmp_path / "study")
    assert not (tmp_path / "study").exists()


def test_a_sheet_beside_its_pictures_becomes_a_study(tmp_path, photos):
    rows = [("a.png", "photo", ""), ("b.png", "photo", ""), ("c.png", "AI", "Midjourney 6")]
    workbook(photos / "list.xlsx", [("file", "source", "generator"), *rows])
    with pytest.raises(BadSource, match="Whether 'photo' means human or machine isn't clear"):
        study_from("pictures", photos / "list.xlsx", tmp_path / "study")
    rows = [(file, source.replace("photo", "real photo"), model) for file, source, model in rows]
    for name in ("real", "fake"):  # the sheet decides
        (photos / name).rename(photos / f"{name[0]}-pictures")
    workbook(photos / "list.xlsx", [("file", "source", "generator"), *rows])
    study = study_from("pictures", photos, tmp_path / "study")
    assert "image is read from file." in study.notes
    assert "agent is read from generator." in study.notes
    assert "'AI' is taken as machine." in study.notes
    assert check_study(tmp_path / "study").may_run


def test_folders_of_texts_become_a_study_that_keeps_their_lines(tmp_path):
    poem = "Rain again.\n\n  The gutter sings."
    files = {"human/a.txt": poem.encode(), "human/b.txt": "caf\xe9".encode("cp1252")}
    files |= {"GPT-4/a.md": b"# Rain\r\nIt rains.\r\n", "GPT-4/cover.png": png()}
    for name, content in files.items():
        path = tmp_path / "poems" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    study = study_from("texts", tmp_path / "poems", tmp_path / "study")
    assert "Texts by humans: 2; by machines: 1." in study.notes
    assert any(".png" in note for note in study.notes)
    checked = check_study(tmp_path / "study")
    assert checked.may_run
    stimuli = checked.package.stimuli["texts.csv"]
    made = {s.content.text: s.makers[""].agent for s in stimuli}
    assert made == {poem: "", "caf\xe9": "", "# Rain\nIt rains.": "GPT-4"}
    assert guessed(tmp_path / "poems").task == "texts"


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        ([("words", "source"), ("x", "AI")], "no column that is certainly image"),
        ([("file", "source"), ("a.png", "AI"), ("b.png", "GPT-4")], "have the same origin"),
    ],
)
def test_a_sheet_that_lacks_something_is_refused_in_words(tmp_path, photos, rows, words):
    with pytest.raises(BadSource, match=words):
        study_from("pictures", workbook(photos / "list.xlsx", rows), tmp_path / "study")
    assert not (tmp_path / "study").exists()
