"""A file of a package has one name, stays inside, and is known by what it held."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.packages import write
from turingdesk.editing.draft import CannotEdit, ChangedOnDisk, Draft
from turingdesk.editing.package_files import PackageFiles


@pytest.fixture
def files(tmp_path):
    return PackageFiles(write(tmp_path / "s"))


@pytest.mark.parametrize(
    "name",
    [
        "../x.csv",
        "texts/../../x.md",
        "texts/../captions.csv",
        "/etc/passwd",
        "C:\\x.csv",
        "C:/x.csv",
        "..\\x.csv",
        "a\0b",
        "",
        ".",
        "out.csv",
        "circle.csv",
    ],
)
def test_a_name_that_leads_out_of_the_package_is_refused(files, name):
    (files.folder / "out.csv").symlink_to(files.folder.parent / "other.csv")
    (files.folder / "circle.csv").symlink_to("circle.csv")
    draft = Draft.open(files.folder)
    for refused in (files.name, draft.text, draft.table, lambda n: draft.set_text(n, "x")):
        with pytest.raises(CannotEdit, match="is not inside the study's folder"):
            refused(name)
    assert not draft.is_changed


def test_one_file_has_one_name(files):
    assert files.name("./texts//a.md") == "texts/a.md"
    text = (files.folder / "study.toml").read_text()
    (files.folder / "study.toml").write_text(text + 'table = "./captions.csv"\n')
    draft = Draft.open(files.folder)
    assert draft.table_names() == ["captions.csv"]
    assert draft.table("./captions.csv") is draft.table("captions.csv")
    draft.table("captions.csv").set_cell(0, 3, "nope.png")
    snapshot = draft.snapshot()
    [problem] = [p for p in snapshot.problems() if "nope" in p.message]
    assert draft.table("captions.csv").place(problem) == (0, 3)
    draft.save()
    assert "nope.png" in (files.folder / "captions.csv").read_text()


@given(
    st.text(max_size=30)
    | st.lists(st.sampled_from(["..", ".", "a", "/", "\\", "\0"])).map("".join)
)
def test_whatever_is_named_stays_inside_or_is_refused(tmp_path_factory, name):
    folder = tmp_path_factory.getbasetemp() / "package"
    folder.mkdir(exist_ok=True)
    try:
        known = PackageFiles(folder).name(name)
    except CannotEdit:
        return
    assert (folder / known).resolve().is_relative_to(folder.resolve())
    assert (folder / known).resolve() != folder.resolve()


def test_another_programs_work_is_noticed_per_file(files):
    assert files.read("captions.csv") is not None
    assert files.read("new.md") is None
    assert files.held("study.toml") is None
    assert files.changed() == []
    (files.folder / "new.md").write_text("somebody's")
    assert files.changed() == ["new.md"]
    files.refuse_changed(["captions.csv"])
    with pytest.raises(ChangedOnDisk, match=r"new\.md"):
        files.refuse_changed(["captions.csv", "new.md"])
    files.write({"new.md": b"mine", "captions.csv": None}, {})
    assert files.changed() == []
    assert (files.held("new.md"), files.held("captions.csv")) == (b"mine", None)
    assert not (files.folder / "captions.csv").exists()


def test_a_file_that_cannot_be_read_says_what_to_do(files):
    (files.folder / "t.csv").mkdir()
    with pytest.raises(CannotEdit, match=r"t\.csv cannot be read: Is a directory\. Close it"):
        files.read("t.csv")
    with pytest.raises(CannotEdit, match="File name too long"):
        Draft.open(files.folder).text("n" * 5000)
