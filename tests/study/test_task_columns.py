from pathlib import Path

import pytest

from turingdesk.core.errors import UnknownName
from turingdesk.core.task import TASKS
from turingdesk.study.task_columns import columns_of


@pytest.mark.parametrize("task", list(TASKS))
def test_each_task_has_the_common_columns_and_a_sentence_for_each(task):
    columns = columns_of(task)
    assert {"id", "prompt", "provenance", "control", "practice"} <= set(columns)
    assert all(column.about for column in columns.values())


def test_columns_follow_the_content_and_the_subjects():
    assert {"origin_a", "agent_b", "turns", "topics"} <= set(columns_of("conversations"))
    assert "origin" not in columns_of("conversations")
    assert {"first", "second"} <= set(columns_of("pairs"))
    assert not {"origin", "left", "of"} & set(columns_of("pairs"))


def test_pictures_are_the_columns_that_are_paths():
    pictures = [c.name for c in columns_of("fixations").values() if c.is_path]
    assert pictures == ["image", "target"]
    assert columns_of("captions")["image"].convert("a/b.png") == Path("a/b.png")


def test_what_a_row_must_fill_in_is_marked():
    required = [c.name for c in columns_of("colors").values() if c.required]
    assert required == ["id", "origin", "image", "color"]


def test_an_unknown_task_has_no_columns():
    with pytest.raises(UnknownName):
        columns_of("speech")
