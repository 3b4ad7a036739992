"""Problems in a draft: where each is, and its fixes, made as one step that can be undone."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from turingdesk.core.errors import Fix, Problem
from turingdesk.core.message import join
from turingdesk.core.quality import rule_title
from turingdesk.core.setting import Setting
from turingdesk.core.task import TASKS
from turingdesk.editing.draft import Draft
from turingdesk.editing.table_draft import TableDraft
from turingdesk.editing.toml_draft import CannotEdit
from turingdesk.study.reference import setting_at
from turingdesk.study.schema import FILE, missing_key
from turingdesk.study.toml_lines import TomlLines

Keys = tuple[str | int, ...]


def offered(draft: Draft, problem: Problem) -> list[Fix]:
    """The fixes of a problem that can be made in a draft as it is now."""
    return [fix for fix in problem.fixes if _has_place(draft, problem, fix)]


def apply(draft: Draft, problem: Problem, fix: Fix) -> None:
    """Make a fix that is offered.

    Raises:
        CannotEdit: study.toml leaves no room for it.
    """
    if fix.file:
        with draft.together():
            _write_rows(draft.table(fix.file), fix)
        return
    if problem.file != FILE:
        table = draft.table(problem.file)
        if (cell := table.place(problem)) is not None:
            table.set_cell(*cell, str(fix.value))
        return
    keys = _keys(draft, problem)
    draft.toml.set((*keys[:-1], fix.key) if fix.key else keys, fix.value)


def place_in_words(draft: Draft, problem: Problem) -> str:
    """Where a problem is: block or form and field, as the editor calls them.

    What no field of the editor has, and what is in another file, is named as in the file.
    """
    field, owner = field_of(draft, problem), _owner(draft, _keys(draft, problem))
    if field is None:
        return problem.place
    named = str(owner.get("title") or owner.get("id") or owner.get("kind") or "")
    if problem.column.startswith("rule."):
        named = rule_title(named)
    elif not owner.get("title") and (task := TASKS.get(str(owner.get("task")))) is not None:
        named = task.title
    return join(" · ", (named, field.title))


def field_of(draft: Draft, problem: Problem) -> Setting | None:
    """The setting that a problem of study.toml is about; None where it is about no single one."""
    keys = _keys(draft, problem)
    there, owner = [key for key in keys if isinstance(key, str)], _owner(draft, keys)
    lacks = missing_key(problem.message)  # told at the table that should have it
    inside = setting_at(".".join([*there, lacks]), owner) if lacks else None
    return inside or setting_at(".".join(there), owner)


def _owner(draft: Draft, keys: Keys) -> Mapping[str, Any]:
    """The form, block, or rule around a key; empty for a key of the study itself."""
    owner = draft.toml.get(*keys[:2]) if len(keys) > 2 else None
    return owner if isinstance(owner, Mapping) else {}


def _write_rows(table: TableDraft, fix: Fix) -> None:
    if fix.key not in table.columns:
        table.add_column(fix.key)
    column = table.columns.index(fix.key)
    for row in _rows(table, fix):
        table.set_cell(row, column, str(fix.value))


def _rows(table: TableDraft, fix: Fix) -> list[int]:
    """The places of the rows that a fix names; none where one of them is not there."""
    if "id" not in table.columns:
        return []
    at = table.columns.index("id")
    places = {table.cell(row, at): row for row in range(len(table))}
    return [places[name] for name in fix.rows] if set(fix.rows) <= set(places) else []


def _has_place(draft: Draft, problem: Problem, fix: Fix) -> bool:
    if fix.file:
        with suppress(CannotEdit):
            if fix.file in draft.table_names():
                table = draft.table(fix.file)
                return not table.is_workbook and bool(_rows(table, fix))
        return False
    if problem.file == FILE:
        keys = _keys(draft, problem)
        return bool(keys) and (bool(fix.key) or isinstance(draft.toml.get(*keys), str))
    with suppress(CannotEdit):
        if problem.file in draft.table_names():
            table = draft.table(problem.file)
            return not table.is_workbook and bool(problem.column) and _has_cell(table, problem)
    return False


def _has_cell(table: TableDraft, problem: Problem) -> bool:
    cell = table.place(problem)
    return cell is not None and table.columns[cell[1]] == problem.column


def _keys(draft: Draft, problem: Problem) -> Keys:
    """Where a problem of study.toml is: its keys with the places in lists of tables.

    Problems of other files have none.
    """
    if problem.file != FILE:
        return ()
    lines = TomlLines(draft.toml.text())
    keys: Keys = ()
    for word in filter(None, problem.column.split(".")):
        keys = (*keys, word)
        item = draft.toml.get(*keys)
        if isinstance(item, list) and item and isinstance(item[0], dict):
            begins = [lines.of(*keys, place) or 0 for place in range(len(item))]
            # The problem is in the last element that doesn't begin below its line.
            before = [place for place, line in enumerate(begins) if line <= (problem.line or 0)]
            keys = (*keys, before[-1] if before else 0)
    return keys
