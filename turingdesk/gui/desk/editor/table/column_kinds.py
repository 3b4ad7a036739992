"""The kinds of cells by column: edited from a list, as yes or no, as a picture, as text."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from turingdesk.core.stimulus import Origin
from turingdesk.gui.translation import tr, translate_message
from turingdesk.study.cells import as_flag

if TYPE_CHECKING:
    from turingdesk.study.task_columns import TaskColumn

FLAGS = ("", "yes", "no")
ORIGINS = tuple(origin.value for origin in Origin)


class CellKind(Enum):
    """The kind of a column's cells."""

    CHOICE = auto()  #: one of a few words
    FLAG = auto()  #: yes, no or empty
    PICTURE = auto()  #: the name of a file of the media
    TEXT = auto()  #: what the judge reads; may have many lines
    PLAIN = auto()  #: a name, a number


def kind(column: TaskColumn | None) -> CellKind:
    """The kind of a column; None for one that the task does not know."""
    if column is None:
        return CellKind.TEXT
    if column.convert is as_flag:
        return CellKind.FLAG
    if column.name == "origin" or column.name.startswith("origin_"):
        return CellKind.CHOICE
    if column.is_path:
        return CellKind.PICTURE
    long = column.part == "content" or column.name in ("prompt", "provenance")
    return CellKind.TEXT if long else CellKind.PLAIN


def words(column: TaskColumn | None) -> tuple[str, ...]:
    """The words that cells of a choice column can contain; empty for other kinds."""
    cell_kind = kind(column)
    return ORIGINS if cell_kind is CellKind.CHOICE else FLAGS if cell_kind is CellKind.FLAG else ()


def meaning(name: str, column: TaskColumn | None) -> str:
    """The meaning of a column, in sentences."""
    if column is None:
        return tr("Desk", "{column}: this task doesn't use this column.").format(column=name)
    text = (
        tr("Desk", "{column}: {about}. Required in every row.")
        if column.required
        else tr("Desk", "{column}: {about}. Optional.")
    )
    return text.format(column=name, about=translate_message(column.about).rstrip(".。"))
