"""Which tables are used, as the reader of packages finds them."""

import pytest

from tests.packages import STUDY
from turingdesk.editing.history import History
from turingdesk.editing.toml_draft import TomlDraft
from turingdesk.editing.used_tables import tasks_of_tables


def used(folder, toml, drafted=()):
    return tasks_of_tables(folder, TomlDraft(STUDY + toml, History()), drafted)


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
