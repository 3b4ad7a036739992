"""Every column of every task is edited in the way that fits it."""

import pytest

from turingdesk.core.task import TASKS
from turingdesk.gui.desk.editor.table.column_kinds import (
    FLAGS,
    ORIGINS,
    CellKind,
    kind,
    meaning,
    words,
)
from turingdesk.study.task_columns import columns_of


@pytest.mark.parametrize("task", sorted(TASKS))
def test_each_column_has_its_kind_and_its_sentences(task):
    for name, column in columns_of(task).items():
        found = kind(column)
        assert (found is CellKind.CHOICE) == name.startswith("origin")
        flags = ("control", "practice", "statement_true")
        assert (found is CellKind.FLAG) == (name in flags)
        assert (found is CellKind.PICTURE) == column.is_path
        said = meaning(name, column)
        assert said.startswith(f"{name}: ")
        assert said.endswith("Required in every row." if column.required else "Optional.")


def test_lists_hold_what_is_allowed():
    columns = columns_of("captions")
    assert words(columns["origin"]) == ORIGINS == ("human", "machine")
    assert words(columns["control"]) == FLAGS
    assert words(columns["id"]) == ()
    assert kind(columns["caption"]) is CellKind.TEXT
    assert kind(columns["agent"]) is CellKind.PLAIN


def test_a_column_that_the_task_does_not_know_is_text():
    assert kind(None) is CellKind.TEXT
    assert meaning("notes", None) == "notes: this task doesn't use this column."
