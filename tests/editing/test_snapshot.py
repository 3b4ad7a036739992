"""A snapshot is the study of one moment, read as if it was saved."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.editing.drafted import files_of
from tests.packages import png, write
from turingdesk.editing.draft import Draft
from turingdesk.study.check import check_study


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
