"""How the cells of a column are edited: from a list, as yes or no, as a picture, as text."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from turingdesk.core.stimulus import Origin
from turingdesk.gui.translation import tr, translate_message
from turingdesk.study.cells import as_flag

if TYPE_CHECKING:
    from turingdesk.study.task_columns import Column

FLAGS = ("", "yes", "no")
ORIGINS = tuple(origin.value for origin in Origin)


class Kind(Enum):
    """What a cell of the column is."""

    CHOICE = auto()  #: one of a few words
    FLAG = auto()  #: yes, no or empty
    PICTURE = auto()  #: the name of a file of the media
    TEXT = auto()  #: what the judge reads; may have many lines
    PLAIN = auto()  #: a name, a number


def kind(column: Column | None) -> Kind:
    """The kind of a column; None for one that the task does not know."""
    if column is None:
        return Kind.TEXT
    if column.convert is as_flag:
        return Kind.FLAG
    if column.name == "origin" or column.name.startswith("origin_"):
        return Kind.CHOICE
    if column.is_path:
        return Kind.PICTURE
    long = column.part == "content" or column.name in ("prompt", "provenance")
    return Kind.TEXT if long else Kind.PLAIN


def words(column: Column | None) -> tuple[str, ...]:
    """The words that cells of a choice column hold; empty for other kinds."""
    found = kind(column)
    return ORIGINS if found is Kind.CHOICE else FLAGS if found is Kind.FLAG else ()


def meaning(name: str, column: Column | None) -> str:
    """What a column means, in sentences."""
    if column is None:
        return tr("Desk", "{column}: this task doesn't use this column.").format(column=name)
    text = (
        tr("Desk", "{column}: {about}. Required in every row.")
        if column.required
        else tr("Desk", "{column}: {about}. Optional.")
    )
    return text.format(column=name, about=translate_message(column.about).rstrip(".。"))
