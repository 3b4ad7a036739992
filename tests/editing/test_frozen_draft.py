"""What a save changes in a frozen study is known before it is written, and told once."""

import pytest

from tests.packages import png, write
from turingdesk.core.errors import NotAllowed
from turingdesk.editing.draft import Draft
from turingdesk.editing.frozen_draft import due, explain
from turingdesk.study.package import open_package
from turingdesk.study.registration import freeze, registration


@pytest.fixture
def folder(tmp_path):
    return write(tmp_path / "small", files={"texts/consent.md": "# Taking part\n"})


@pytest.fixture
def frozen(folder):
    freeze(open_package(folder), "Ada")
    return Draft.open(folder)


def unaccounted(folder):
    return registration(folder).unaccounted(open_package(folder))


def test_a_study_that_was_never_frozen_needs_no_reason(folder):
    draft = Draft.open(folder)
    draft.toml.set(("title",), "Another")
    assert due(draft.snapshot()) is None


def test_a_draft_as_it_was_frozen_needs_no_reason(frozen):
    assert due(frozen.snapshot()) is None
    frozen.toml.set(("title",), "Another")
    frozen.undo()
    assert due(frozen.snapshot()) is None


def test_what_the_study_does_not_use_needs_no_reason(frozen, tmp_path):
    (tmp_path / "unused.png").write_bytes(png())
    frozen.add_media([tmp_path / "unused.png"])
    frozen.set_text("texts/notes.md", "For us.\n")
    assert frozen.is_changed
    assert due(frozen.snapshot()) is None


def test_keys_cells_texts_and_pictures_are_told_before_the_save(frozen, folder, tmp_path):
    (tmp_path / "dog.png").write_bytes(png(9, 7))
    frozen.add_media([tmp_path / "dog.png"], replace=True)
    frozen.toml.set(("block", 0, "trials"), 1)
    table = frozen.table("captions.csv")
    table.set_cell(0, table.columns.index("caption"), "Another caption")
    frozen.set_text("texts/consent.md", "# Otherwise\n")
    found = due(frozen.snapshot())
    assert found.changes == (
        "Image descriptions · Trials: 1, was 2",
        "captions.csv: changed",
        "media/dog.png: changed",
        "texts/consent.md: changed",
    )
    assert unaccounted(folder) == (), "nothing is written yet"


def test_what_is_recorded_is_what_is_on_the_disk_then(frozen, folder):
    frozen.toml.set(("block", 0, "trials"), 1)
    table = frozen.table("captions.csv")
    table.set_cell(0, table.columns.index("caption"), "Another caption")
    found = due(frozen.snapshot())
    frozen.save()
    explain(found, "Ben", " The picture was lost. ")
    assert unaccounted(folder) == ()
    known = registration(folder)
    assert known.last.hash == open_package(folder).hash
    (told,) = known.deviations
    assert (told.by, told.why, told.changes) == ("Ben", "The picture was lost.", found.changes)
    assert told.at.endswith("Z")
    assert not known.problems


def test_a_state_with_errors_is_told_and_accounted_for_too(frozen, folder):
    table = frozen.table("captions.csv")
    table.set_cell(0, table.columns.index("origin"), "humna")
    frozen.toml.set(("title",), "With a mistake")
    assert frozen.snapshot().read().package is None
    found = due(frozen.snapshot())
    assert found.changes == ("Title: With a mistake, was Small", "captions.csv: changed")
    frozen.save()
    explain(found, "Ben", "Half done.")
    assert due(Draft.open(folder).snapshot()) is None, "told once"
    again = Draft.open(folder)
    again.table("captions.csv").set_cell(0, table.columns.index("origin"), "human")
    assert due(again.snapshot()).changes == ("captions.csv: changed",)


def test_what_was_changed_by_hand_before_is_told_with_the_next_save(frozen, folder):
    toml = folder / "study.toml"
    toml.write_text(toml.read_text().replace("trials = 2", "trials = 1"))
    draft = Draft.open(folder)
    draft.toml.set(("title",), "Another")
    assert len(due(draft.snapshot()).changes) == 2


def test_no_reason_records_nothing(frozen, folder):
    frozen.toml.set(("title",), "Another")
    found = due(frozen.snapshot())
    with pytest.raises(NotAllowed, match="Explain why"):
        explain(found, "Ben", "  \n")
    assert registration(folder).deviations == ()


def test_the_registration_and_a_list_of_changes_are_no_tables_to_be_edited(frozen, folder):
    (folder / "cleaning.csv").write_text("answer,before,after\n")
    assert frozen.table_names() == ["captions.csv"]
