"""A study is edited whole, undone step by step, checked before it is saved, and saved whole."""

import os
import re
import shutil
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Thread

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.editing.drafted import files_of
from tests.packages import CAPTIONS, STUDY, png, workbook, write
from turingdesk.core.errors import BadStudy, WriteFailed
from turingdesk.core.task import TASKS
from turingdesk.editing.draft import CannotEdit, Change, ChangedOnDisk, Draft
from turingdesk.editing.new_folder import NotEmpty
from turingdesk.editing.new_study import new_study
from turingdesk.study.check import check_study
from turingdesk.study.pack import pack
from turingdesk.system import paths


@pytest.fixture
def small(tmp_path):
    return Draft.open(write(tmp_path / "study"))


@pytest.fixture
def demo(tmp_path):
    """The study that ships, with its pictures beside it."""
    shutil.copytree(paths.demo_study(), tmp_path / "studies" / "demo")
    shutil.copytree(paths.stimuli(), tmp_path / "stimuli")
    return tmp_path / "studies" / "demo"


def edit_everything_and_back(draft):
    """Change every table, text and value, then set each to what it was."""
    title = draft.toml.get("title")
    draft.toml.set(["title"], "Other")
    draft.toml.set(["title"], title)
    for name in draft.table_names():
        table = draft.table(name)
        if table.is_workbook:
            continue
        for row in {0, len(table) - 1}:
            before = table.row(row)
            table.paste(row, 0, [["x"] * len(before)])
            table.paste(row, 0, [before])
    for name in draft.text_names():
        before = draft.text(name)
        draft.set_text(name, "other")
        draft.set_text(name, before)


def test_the_demo_study_opens_and_saves_losing_nothing(demo):
    before = files_of(demo)
    stamps = {name: (demo / name).stat().st_mtime_ns for name in before}
    draft = Draft.open(demo)
    edit_everything_and_back(draft)
    assert draft.is_changed
    assert draft.snapshot().problems() == check_study(demo).problems
    draft.save()
    assert files_of(demo) == before
    assert {name: (demo / name).stat().st_mtime_ns for name in before} == stamps
    assert not draft.is_changed


@pytest.mark.parametrize("task", list(TASKS))
def test_every_example_of_the_reference_opens_and_saves_losing_nothing(tmp_path, task):
    new_study(task, tmp_path / "study")
    before = files_of(tmp_path / "study")
    draft = Draft.open(tmp_path / "study" / "study.toml")
    told = [draft.task_of(name) for name in draft.table_names()]
    assert bool(told) != TASKS[task].plays
    assert {*told[:1]} <= {task, "conversations"}
    edit_everything_and_back(draft)
    draft.save()
    assert files_of(tmp_path / "study") == before


def test_a_hand_written_package_with_everything_odd_saves_losing_nothing(tmp_path):
    captions = CAPTIONS.replace(",", ";").replace("\n", ";;kept\r\n")
    folder = write(
        tmp_path / "study",
        {
            "study.toml": b"\xef\xbb\xbf" + (STUDY + BLOCKS).replace("\n", "\r\n").encode(),
            "captions.csv": b"\xef\xbb\xbf" + captions.encode(),
            "texts/consent.md": b"\xef\xbb\xbfYes\r\nor no",
            "notes.txt": "mine",
        },
    )
    workbook(folder / "words.xlsx", WORDS, Plan=[["my", "plan"]])
    before = files_of(folder)
    draft = Draft.open(folder)
    edit_everything_and_back(draft)
    draft.save()
    assert files_of(folder) == before
    draft.set_text("texts/consent.md", "Yes\nof course")
    draft.toml.set(["title"], "New")
    draft.save()
    assert (folder / "texts/consent.md").read_bytes() == b"\xef\xbb\xbfYes\r\nof course"
    assert b'title = "New"\r\n' in (folder / "study.toml").read_bytes()


BLOCKS = """
[[block]]   # mine
task = "captions"
trials = 2

[[block]]
task = "words"
trials = 1
"""
WORDS = [["id", "origin", "agent", "cue", "association", "mine"], ["a", "human", "p", "x", "y", 7]]


def test_the_unsaved_state_has_exactly_the_problems_of_the_saved_one(small):
    table = small.table("captions.csv")
    table.set_cell(0, 3, "nope.png")
    table.paste(2, 0, [["one", "robot", "", "dog.png", ""]])
    small.toml.set(["block", 0, "trials"], 12)
    small.toml.set(["block", 0, "instructions"], "texts/captions.md")
    small.set_text("texts/captions.md", "caf\u00c3\u00a9\n")
    small.remove_media("cat.png")
    problems = small.snapshot().problems()
    assert len(problems) >= 6
    small.save()
    assert check_study(small.folder).problems == problems


CHANGES = st.one_of(
    st.tuples(
        st.just("cell"), st.integers(0, 3), st.sampled_from(["", "human", "dog.png", "\u200b"])
    ),
    st.tuples(st.just("trials"), st.integers(0, 5), st.just("")),
    st.tuples(st.just("remove"), st.integers(0, 1), st.just("")),
    st.tuples(st.just("media"), st.integers(0, 1), st.just("")),
    st.tuples(st.just("text"), st.integers(0, 1), st.sampled_from(["", "words"])),
    st.tuples(st.just("column"), st.integers(0, 4), st.sampled_from(["agent", "mine"])),
    st.tuples(st.just("undo"), st.just(0), st.just("")),
)


def make(draft, change):
    what, number, text = change
    table = draft.table("captions.csv")
    if what == "cell" and len(table):
        table.set_cell(number % len(table), number % len(table.columns), text)
    elif what == "trials":
        draft.toml.set(["block", 0, "trials"], number)
    elif what == "remove" and len(table):
        table.remove_rows([number % len(table)])
    elif what == "media":
        draft.remove_media(["dog.png", "cat.png"][number])
    elif what == "text":
        draft.set_text(["texts/consent.md", "texts/odd.md"][number], text)
    elif what == "column" and text not in table.columns and number < len(table.columns):
        table.rename_column(number, text)
    elif what == "undo":
        draft.undo()


@given(st.lists(CHANGES, max_size=6))
def test_whatever_is_done_check_says_the_same_before_and_after_saving(changes):
    with tempfile.TemporaryDirectory() as folder:
        draft = Draft.open(write(Path(folder)))
        before = files_of(draft.folder)
        for change in changes:
            make(draft, change)
        snapshot = draft.snapshot()
        problems = snapshot.problems()
        package = snapshot.read().package
        draft.save()
        checked = check_study(draft.folder)
        assert checked.problems == problems
        if checked.package is not None:
            assert checked.package.hash == package.hash
        while draft.can_undo:
            draft.undo()
        draft.save()
        assert files_of(draft.folder) == before


def test_steps_are_undone_and_done_again_over_everything(small):
    told = []
    small.listen(told.append)
    small.toml.set(["title"], "A")
    with small.together():
        small.table("captions.csv").set_cell(0, 4, "B")
        small.set_text("texts/consent.md", "C")
        small.remove_media("dog.png")
    assert [small.can_undo, small.can_redo] == [True, False]
    small.undo()
    assert small.table("captions.csv").cell(0, 4) == "A dog on a sofa"
    assert small.text("texts/consent.md") == ""
    assert [file.name for file in small.media()] == ["cat.png", "dog.png"]
    assert small.toml.get("title") == "A"
    small.redo()
    assert small.text("texts/consent.md") == "C"
    small.undo()
    small.undo()
    assert not small.is_changed
    assert small.revision == small.saved_revision
    assert told[:2] == [Change("toml"), Change("table", "captions.csv", (0, 0))]
    assert told.count(Change("media")) == 4
    small.forget(told.append)


def test_whoever_is_told_of_the_first_step_can_offer_to_undo_it(small):
    told = []
    small.listen(lambda _: told.append(small.can_undo))
    with small.together():
        small.set_text("texts/consent.md", "C")
    assert told == [True]


def test_what_is_typed_without_a_pause_is_one_step(small, monkeypatch):
    now = [0.0]
    monkeypatch.setattr("turingdesk.editing.history.monotonic", lambda: now[0])
    for text in ("H", "He", "Hel"):
        small.set_text("texts/consent.md", text)
        now[0] += 0.3
    now[0] += 60
    small.set_text("texts/consent.md", "Help")
    small.undo()
    assert small.text("texts/consent.md") == "Hel"
    small.undo()
    assert not small.can_undo
    assert small.text_names() == []


def test_saving_in_the_middle_of_typing_ends_the_step(small):
    small.set_text("texts/consent.md", "H")
    small.save()
    small.set_text("texts/consent.md", "He")
    assert small.is_changed
    small.undo()
    assert small.text("texts/consent.md") == "H"
    assert not small.is_changed


def test_a_file_that_another_program_wrote_meanwhile_is_not_replaced(small):
    small.table("captions.csv").set_cell(0, 4, "mine")
    small.toml.set(["title"], "mine")
    (small.folder / "captions.csv").write_text("id\nsomebody else's\n")
    assert small.changed_on_disk() == ["captions.csv"]
    toml = (small.folder / "study.toml").read_bytes()
    with pytest.raises(ChangedOnDisk, match=r"captions\.csv changed on disk") as raised:
        small.save()
    assert raised.value.names == ("captions.csv",)
    assert (small.folder / "study.toml").read_bytes() == toml
    assert small.is_changed
    small.save(force=True)
    assert "mine" in (small.folder / "captions.csv").read_text()
    assert small.changed_on_disk() == []


def test_a_file_that_was_only_touched_has_not_changed(small):
    small.table("captions.csv").set_cell(0, 4, "mine")
    os.utime(small.folder / "captions.csv", (1, 1))
    small.save()
    assert "mine" in (small.folder / "captions.csv").read_text()


def test_a_full_disk_while_saving_loses_neither_the_old_nor_the_new(small, monkeypatch):
    before = files_of(small.folder)
    small.table("captions.csv").set_cell(0, 4, "mine")
    small.toml.set(["title"], "mine")

    def full(handle):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", full)
        with pytest.raises(WriteFailed, match="is full"):
            small.save()
    assert files_of(small.folder) == before
    assert small.is_changed
    small.save()
    assert "mine" in (small.folder / "captions.csv").read_text()
    assert [n for n in files_of(small.folder) if n.rpartition("/")[2].startswith(".")] == []


def test_rights_of_a_file_are_kept(small):
    (small.folder / "captions.csv").chmod(0o664)
    small.table("captions.csv").set_cell(0, 4, "mine")
    small.save()
    assert (small.folder / "captions.csv").stat().st_mode & 0o777 == 0o664


def test_a_link_inside_the_package_stays_one(tmp_path):
    folder = write(tmp_path / "s")
    (folder / "captions.csv").rename(folder / "real.csv")
    (folder / "captions.csv").symlink_to("real.csv")
    draft = Draft.open(folder)
    draft.table("captions.csv").set_cell(0, 4, "through")
    draft.save()
    assert (folder / "captions.csv").is_symlink()
    assert "through" in (folder / "real.csv").read_text()


def test_nothing_outside_the_package_is_edited(small):
    (small.folder.parent / "other.csv").write_text("id\n")
    (small.folder / "out.csv").symlink_to(small.folder.parent / "other.csv")
    for name in ("../other.csv", "out.csv", str(small.folder.parent / "other.csv")):
        with pytest.raises(CannotEdit, match="not in"):
            small.table(name)
        with pytest.raises(CannotEdit, match="not in"):
            small.set_text(name, "x")


def test_a_table_that_a_block_names_but_nobody_has_written_is_written_when_it_is_filled(small):
    small.toml.add(["block"], {"task": "words", "trials": 2})
    assert small.table_names() == ["captions.csv", "words.csv"]
    words = small.table("words.csv")
    assert words.columns == ["id", "origin", "cue", "association"]
    small.save()
    assert not (small.folder / "words.csv").exists()
    words.paste(0, 0, [["a", "human", "x", "y"], ["b", "machine", "x", "z"]])
    errors = [p for p in small.snapshot().problems() if p.severity == "error"]
    assert not [p for p in errors if p.file == "words.csv"]
    small.save()
    assert (small.folder / "words.csv").read_text() == (
        "id,origin,cue,association\na,human,x,y\nb,machine,x,z\n"
    )


def test_a_snapshot_is_not_reached_by_later_changes_and_reads_on_another_thread(small):
    small.table("captions.csv").set_cell(0, 1, "robot")
    snapshot = small.snapshot()
    small.table("captions.csv").set_cell(0, 1, "human")
    found = []
    thread = Thread(target=lambda: found.extend(snapshot.problems()))
    thread.start()
    thread.join()
    assert "'robot' is not a valid origin" in found[0].message
    assert snapshot.revision < small.revision


def test_the_unsaved_state_can_be_run(small, tmp_path):
    (tmp_path / "owl.png").write_bytes(png())
    small.add_media([tmp_path / "owl.png"])
    small.table("captions.csv").set_cell(0, 3, "owl.png")
    package = small.snapshot().read().package
    shown = [stimulus.content.image for stimulus in package.stimuli["captions.csv"]]
    assert tmp_path / "owl.png" in shown
    assert all(path.is_file() for path in shown)
    small.save()
    assert check_study(small.folder).package.hash == package.hash


def test_a_folder_without_a_study_or_with_a_broken_one_says_where(tmp_path):
    with pytest.raises(BadStudy, match=re.escape("There is no study.toml")):
        Draft.open(tmp_path)
    (tmp_path / "study.toml").write_text("title = \n")
    with pytest.raises(BadStudy, match=r"study\.toml, line 1"):
        Draft.open(tmp_path)
    (tmp_path / "study.toml").write_bytes(b"title = '\xe9'\n")
    with pytest.raises(BadStudy, match="not UTF-8"):
        Draft.open(tmp_path)


def test_a_text_that_is_not_utf8_is_left_alone(small):
    (small.folder / "texts").mkdir()
    (small.folder / "texts/consent.md").write_bytes(b"caf\xe9")
    with pytest.raises(CannotEdit, match="not UTF-8"):
        small.text("texts/consent.md")


def test_a_text_can_be_taken_out_and_comes_back(small):
    small.set_text("texts/consent.md", "Yes")
    small.save()
    small.set_text("texts/consent.md", None)
    assert small.text_names() == []
    small.save()
    assert not (small.folder / "texts/consent.md").exists()
    small.undo()
    small.save()
    assert (small.folder / "texts/consent.md").read_text() == "Yes"


def test_a_packed_study_is_unpacked_to_be_edited(tmp_path, small):
    pack(small.folder, tmp_path / "small.tdz")
    draft = Draft.unpacked(tmp_path / "small.tdz", tmp_path / "again")
    assert files_of(tmp_path / "again") == files_of(small.folder)
    draft.toml.set(["title"], "Edited")
    draft.save()
    assert check_study(tmp_path / "again").package.study.title == "Edited"
    with pytest.raises(NotEmpty):
        Draft.unpacked(tmp_path / "small.tdz", tmp_path / "again")
    (tmp_path / "bad.tdz").write_bytes(b"PK\x03\x04")
    with pytest.raises(BadStudy):
        Draft.unpacked(tmp_path / "bad.tdz", tmp_path / "other")


@pytest.fixture
def draft(tmp_path):
    return Draft.open(write(tmp_path / "s"))


def test_what_was_read_is_what_is_read_after_saving(draft, tmp_path):
    (tmp_path / "owl.png").write_bytes(png(9, 9))
    draft.add_media([tmp_path / "owl.png"])
    draft.table("captions.csv").set_cell(0, 3, "owl.png")
    draft.set_text("texts/consent.md", "Yes?")
    draft.toml.set(["texts", "consent"], "texts/consent.md")
    snapshot = draft.snapshot()
    before = files_of(draft.folder)
    package, problems = snapshot.read().package, snapshot.problems()
    assert files_of(draft.folder) == before, "reading writes nothing"
    draft.save()
    assert check_study(draft.folder).package.hash == package.hash
    assert check_study(draft.folder).problems == problems


def test_later_changes_do_not_reach_it_on_any_thread(draft):
    table = draft.table("captions.csv")
    shots = []
    for number in range(12):
        table.set_cell(0, 4, f"caption {number}")
        table.insert_rows(2, number % 2)
        draft.toml.set(["title"], f"Title {number}")
        shots.append(draft.snapshot())
    with ThreadPoolExecutor(4) as pool:
        packages = list(pool.map(lambda shot: shot.read(hashes=False).package, shots))
    for number, package in enumerate(packages):
        assert package.study.title == f"Title {number}"
        assert package.stimuli["captions.csv"][0].content.caption == f"caption {number}"


def test_a_removed_text_or_picture_is_missing_before_it_is_gone(draft):
    draft.set_text("texts/consent.md", "Yes?")
    draft.toml.set(["texts", "consent"], "texts/consent.md")
    draft.save()
    draft.set_text("texts/consent.md", None)
    draft.remove_media("dog.png")
    said = " ".join(problem.message for problem in draft.snapshot().problems())
    assert "texts/consent.md" in said
    assert "'dog.png'" in said
    assert (draft.folder / "texts/consent.md").is_file()


def test_the_file_of_a_table_is_made_once(draft):
    table = draft.table("captions.csv")
    table.set_cell(0, 4, "other")
    state = draft.snapshot().tables["captions.csv"]
    assert state is draft.snapshot().tables["captions.csv"]
    assert state.written() is state.written()
    table.set_cell(0, 4, "another")
    assert draft.snapshot().tables["captions.csv"] is not state
