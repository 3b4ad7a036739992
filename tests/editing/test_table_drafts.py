"""The tables of a draft: those that blocks use, those that lie there, those that are new."""

import pytest

from tests.editing.drafted import draft_of
from tests.packages import STUDY, write
from turingdesk.editing.draft import CannotEdit, Draft
from turingdesk.editing.history import History
from turingdesk.editing.package_files import PackageFiles
from turingdesk.editing.table_drafts import TableDrafts, Use, picture_uses
from turingdesk.editing.toml_draft import TomlDraft

BLOCK = '\n[[block]]\ntask = "words"\n'


@pytest.fixture
def drafts(tmp_path):
    history = History()
    text = STUDY + BLOCK
    folder = write(tmp_path / "s", {"study.toml": text, "~$captions.csv": "x", ".a.csv": "x"})
    (folder / "agents.csv").write_text("id,model\nGIT,git-large\n")
    files = PackageFiles(folder)
    return TableDrafts(files, TomlDraft(text, history), history), history, files


def test_used_tables_come_first_and_hidden_ones_and_the_agents_never(drafts):
    tables, _, _ = drafts
    assert tables.names() == ["words.csv", "captions.csv"]
    assert tables.task_of("words.csv") == "words"
    assert tables.task_of("captions.csv") == ""


def test_a_table_that_was_only_looked_at_is_not_written(drafts):
    tables, _, _ = drafts
    tables.table("words.csv")
    tables.table("captions.csv")
    assert tables.states() == {}
    assert tables.files() == {}


def test_a_new_table_that_was_filled_and_emptied_again_by_undo_is_not_written(drafts):
    tables, history, files = drafts
    words = tables.table("words.csv")
    words.paste(0, 0, [["a"]])
    assert list(tables.files()) == ["words.csv"]
    history.undo()
    assert tables.files() == {}
    assert tables.states() == {}
    history.redo()
    files.write(tables.files(), {})
    assert tables.files() == {}
    history.undo()
    assert tables.files() == {"words.csv": b"id,origin,cue,association\n"}, "it is on disk now"


def test_a_new_table_with_one_more_column_is_written_without_rows(drafts):
    tables, _, _ = drafts
    tables.table("words.csv").add_column("mine")
    assert tables.files() == {"words.csv": b"id,origin,cue,association,mine\n"}


def test_a_damaged_table_is_told_each_time_and_hides_no_other(drafts):
    tables, _, files = drafts
    (files.folder / "captions.csv").write_bytes(b'id,x\n"open\n')
    for _ in range(2):
        with pytest.raises(CannotEdit, match="starts in line 2 is not valid CSV"):
            tables.table("captions.csv")
    with pytest.raises(
        CannotEdit, match=(r"'notes\.txt' is not a table: its name doesn't end in one of")
    ):
        tables.table("notes.txt")
    (files.folder / "captions.csv").write_bytes(b"id,x\n1,2\n")
    assert tables.table("captions.csv").row(0) == ["1", "2"], "put right meanwhile"


def test_pictures_are_counted_in_the_tables_that_can_be_read(tmp_path):
    folder = write(tmp_path / "s")
    (folder / "damaged.csv").write_bytes(b'id,x\n"open\n')
    draft = Draft.open(folder)
    assert draft.used_media() == {"dog.png": 1, "cat.png": 1}
    assert [(u.table, u.row, u.column) for u in draft.uses("cat.png")] == [("captions.csv", 1, 3)]


def used(folder, toml, drafted=()):
    """The task by table, as the reader of packages finds them."""
    history = History()
    tables = TableDrafts(PackageFiles(folder), TomlDraft(STUDY + toml, history), history)
    for name in drafted:
        tables.table(name)
    tasks = {name: tables.task_of(name) for name in tables.names()}
    return {name: task for name, task in tasks.items() if task}


def test_tables_stand_in_the_order_of_the_blocks_and_once_each(tmp_path):
    toml = '[[block]]\ntask="words"\ntable="w.csv"\n[[block]]\ntask="captions"\n'
    assert used(tmp_path, toml + '[[block]]\ntask="words"\ntable="./w.csv"\n') == {
        "w.csv": "words",
        "captions.csv": "captions",
    }


def test_the_file_that_is_there_or_drafted_is_the_usual_one(tmp_path):
    toml = '[[block]]\ntask="words"\n'
    assert used(tmp_path, toml) == {"words.csv": "words"}
    assert used(tmp_path, toml, ["words.jsonl"]) == {"words.jsonl": "words"}
    (tmp_path / "words.xlsx").touch()
    assert used(tmp_path, toml, ["words.jsonl"]) == {"words.xlsx": "words"}


def test_pairs_use_the_table_of_what_they_show_as_well(tmp_path):
    toml = '[[block]]\ntask="pairs"\n[block.show]\nof="captions"\nof_table="c.csv"\n'
    assert used(tmp_path, toml) == {"c.csv": "captions", "pairs.csv": "pairs"}
    assert used(tmp_path, '[[block]]\ntask="pairs"\n') == {
        "conversations.csv": "conversations",
        "pairs.csv": "pairs",
    }


@pytest.mark.parametrize(
    "toml",
    [
        "block = 3\n",
        "block = [1, 2]\n",
        '[[block]]\ntask = "no such"\n',
        "[[block]]\ntask = 7\n",
        '[[block]]\ntask="pairs"\nshow=3\ntable=7\n[[block]]\ntask="pairs"\n[block.show]\nof=["x"]\n',
    ],
)
def test_whatever_is_wrong_with_the_blocks_the_tables_are_found_that_can_be(tmp_path, toml):
    found = used(tmp_path, toml)
    assert set(found) <= {"pairs.csv", "conversations.csv"}


TABLE = b"id,origin,agent,mine,image,caption\na,human,p,dog.png, dog.png ,x\nb,human,p,,,y\n"


def test_only_columns_of_pictures_count_and_spaces_around_do_not(tmp_path):
    _, table = draft_of(tmp_path, "t.csv", TABLE)
    assert list(picture_uses([table])) == [("dog.png", Use("t.csv", 0, 4))]
    table.set_cell(1, 4, "nope.png")
    assert list(picture_uses([table]))[1] == ("nope.png", Use("t.csv", 1, 4))


def test_a_table_that_no_block_uses_names_no_picture(tmp_path):
    draft, _ = draft_of(tmp_path, "t.csv", TABLE)
    (tmp_path / "other.csv").write_bytes(TABLE)
    assert list(picture_uses([draft.table("other.csv")])) == []
