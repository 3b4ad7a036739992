"""A file of a package has one name, stays inside, and is known by what it held."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.packages import write
from turingdesk.core.errors import WriteFailed
from turingdesk.editing.draft import CannotEdit, Draft
from turingdesk.editing.package_files import (
    ChangedOnDisk,
    FileVersion,
    PackageFiles,
    remove_all,
    write_all,
    write_failed,
)


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
        with pytest.raises(CannotEdit, match="is not in the study's folder"):
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
    with pytest.raises(CannotEdit, match=r"t\.csv can't be read. It is a folder"):
        files.read("t.csv")
    with pytest.raises(CannotEdit, match="The name is too long"):
        Draft.open(files.folder).text("n" * 5000)


ROOT = Path(__file__).parents[2]
ROWS = 20_000
# Saves two files whose every line says the number of the save, until it is killed.
SAVER = f"""
import sys
from pathlib import Path
from turingdesk.editing.draft import Draft

draft = Draft.open(Path(sys.argv[1]))
table = draft.table("captions.csv")
number = 0
while True:
    number += 1
    with draft.together():
        table.paste(0, 4, [[f"save {{number}}"]] * {ROWS})
        draft.toml.set(["title"], f"Save {{number}}")
    draft.save()
    sys.stdout.write(f"{{number}}\\n")
    sys.stdout.flush()
"""


def study(folder, rows=2):
    folder.mkdir(parents=True, exist_ok=True)
    block = '\n[[block]]\ntask = "captions"\ntrials = 1\n'
    (folder / "study.toml").write_text('id = "s"\ntitle = "Save 0"\nversion = "1.0"\n' + block)
    lines = [f"{n},human,p,dog.png,save 0" for n in range(rows)]
    (folder / "captions.csv").write_text("\n".join(["id,origin,agent,image,caption", *lines, ""]))
    return folder


def saved_as(folder):
    """The numbers that the two files say; each of them is whole."""
    draft = Draft.open(folder)
    table = draft.table("captions.csv")
    said = {table.cell(row, 4) for row in range(len(table))}
    assert len(table) == ROWS
    assert len(said) == 1, "lines of two saves in one file"
    return int(said.pop().removeprefix("save ")), int(draft.toml.get("title")[5:])


@pytest.mark.slow
def test_a_process_that_is_killed_while_it_saves_leaves_whole_files_of_its_last_saves(tmp_path):
    folder = study(tmp_path / "s", ROWS)
    for wait_ms in (0, 3, 7, 11, 17, 23, 31):
        saver = subprocess.Popen(
            [sys.executable, "-c", SAVER, str(folder)], stdout=subprocess.PIPE, cwd=ROOT
        )
        saver.stdout.readline()
        saver.stdout.readline()
        time.sleep(wait_ms / 1000)
        os.kill(saver.pid, signal.SIGKILL)
        rest = saver.stdout.read().split()
        saver.stdout.close()
        saver.wait(20)
        confirmed = int(rest[-1]) if rest else 2
        for number in saved_as(folder):
            assert number in (confirmed, confirmed + 1), "nothing that was confirmed is lost"
    draft = Draft.open(folder)
    draft.toml.set(["title"], "Save 9")
    draft.save()
    assert saved_as(folder)[1] == 9


def test_a_disk_that_is_full_while_saving_keeps_the_old_and_the_next_save_the_new(small_disk):
    disk = small_disk()
    folder = study(disk.folder / "s")
    draft = Draft.open(folder)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    draft.toml.set(["title"], "New")
    draft.table("captions.csv").paste(0, 4, [["x" * 50_000]])
    disk.fill()
    with pytest.raises(
        WriteFailed, match=rf"The disk at {disk.folder} is full.*Your changes are still here"
    ):
        draft.save()
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
    assert draft.is_changed
    disk.make_room()
    draft.save()
    assert 'title = "New"' in (folder / "study.toml").read_text()
    assert not draft.is_changed


def test_a_disk_that_became_read_only_is_told_and_saved_to_later(small_disk):
    disk = small_disk()
    folder = study(disk.folder / "s")
    draft = Draft.open(folder)
    draft.toml.set(["title"], "New")
    draft.set_text("texts/new.md", "words")
    mount = ["mount", "-o", "remount,ro", str(disk.folder)]
    subprocess.run(mount, check=True, timeout=20)
    with pytest.raises(WriteFailed, match=(r"The disk is read-only.*Your changes are still here")):
        draft.save()
    assert draft.is_changed
    subprocess.run([*mount[:2], "remount,rw", str(disk.folder)], check=True, timeout=20)
    draft.save()
    assert (folder / "texts/new.md").read_text() == "words"


def test_a_file_that_another_program_holds_is_named_and_the_next_save_goes_on(
    tmp_path, monkeypatch
):
    """Windows refuses to replace a file that Excel has open; the others are in place then."""
    draft = Draft.open(study(tmp_path / "s"))
    draft.table("captions.csv").set_cell(0, 4, "mine")
    draft.toml.set(["title"], "Mine")
    replace = Path.replace

    def held(path, to):
        if to.name == "captions.csv":
            raise PermissionError(13, "Permission denied", str(to))
        return replace(path, to)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", held)
        for _ in range(2):
            with pytest.raises(WriteFailed, match=r"captions\.csv can't be saved.*Close it"):
                draft.save()
    assert draft.is_changed
    draft.toml.set(["title"], "Mine, later")
    draft.save()  # what was written before it stopped is not another program's work
    assert "Mine, later" in (draft.folder / "study.toml").read_text()
    assert "mine" in (draft.folder / "captions.csv").read_text()
    assert sorted(path.name for path in draft.folder.iterdir()) == ["captions.csv", "study.toml"]


def test_a_file_that_cannot_be_removed_is_named_and_removed_by_the_next_save(
    tmp_path, monkeypatch
):
    draft = Draft.open(study(tmp_path / "s"))
    draft.set_text("texts/old.md", "old")
    draft.save()
    draft.set_text("texts/old.md", None)
    draft.toml.set(["title"], "New")

    def refuses(path, **_):
        raise OSError(16, "Device or resource busy", str(path))

    with monkeypatch.context() as patched:
        patched.setattr(Path, "unlink", refuses)
        with pytest.raises(
            WriteFailed, match=r"old\.md can't be removed.*Another program is using it"
        ):
            draft.save()
    assert draft.is_changed
    draft.save()
    assert not (draft.folder / "texts/old.md").exists()
    assert not draft.is_changed


def test_a_file_has_changed_when_it_holds_something_else_and_not_when_it_was_touched(tmp_path):
    path = tmp_path / "a"
    path.write_bytes(b"one")
    seen = FileVersion(path, b"one")
    assert not seen.has_changed()
    os.utime(path, (1, 1))
    assert not seen.has_changed()
    path.write_bytes(b"two!")
    assert seen.has_changed()
    path.unlink()
    assert seen.has_changed()
    gone = FileVersion(path, None)
    assert not gone.has_changed()
    path.mkdir()
    assert gone.has_changed()


def test_nothing_takes_its_place_before_all_is_on_the_disk(tmp_path):
    (tmp_path / "first").write_bytes(b"old")
    done = []
    with pytest.raises(WriteFailed, match=r"gone\.png no longer exists"):
        write_all(
            {tmp_path / "first": b"new", tmp_path / "copy": tmp_path / "gone.png"}, done.append
        )
    assert done == []
    assert (tmp_path / "first").read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir()] == ["first"]
    write_all({tmp_path / "first": b"new", tmp_path / "in/copy": tmp_path / "first"}, done.append)
    assert done == [tmp_path / "first", tmp_path / "in/copy"]
    assert (tmp_path / "in/copy").read_bytes() == b"old", "copied as it was when all was prepared"
    remove_all([tmp_path / "first", tmp_path / "never"], done.append)
    assert done[2:] == [tmp_path / "first", tmp_path / "never"]


def test_what_is_told_names_the_file_and_what_to_do():
    assert "Close it in Excel" in str(write_failed(Path("t.csv"), PermissionError(13, "no")))
    assert "a.png no longer exists" in str(
        write_failed(Path("t.csv"), FileNotFoundError(2, "No such file", "x/a.png"))
    )
    told = str(ChangedOnDisk("a.csv", "b.md"))
    assert told.startswith("a.csv and b.md changed on disk")
