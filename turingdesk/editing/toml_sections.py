"""study.toml as sections and their items, each with its text as written.

What is not changed is written back as it was, sign by sign: comments, blank
lines, order, quotes and line ends. The text has been parsed by `tomllib` before.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from turingdesk.editing.toml_item import Item
from turingdesk.study.toml_lines import Path, keys_of, resolved, statements

_BLANK = re.compile(r"[ \t\r]*\n")


@dataclass(slots=True)
class Section:
    """A table's head with the items below it; the first section has no head."""

    path: Path
    head: str = ""  #: the head's line as written
    lead: str = ""  #: blank lines and comments right above, which belong to it
    items: list[Item] = field(default_factory=list)
    is_element: bool = False  #: whether it is one of a list of tables

    def text(self) -> str:
        """As written."""
        return self.lead + self.head + "".join(item.raw for item in self.items)


def sections_of(text: str) -> list[Section]:
    """The sections of a study.toml; `written` gives the same text again."""
    found = [Section(())]
    counts: dict[Path, int] = {}
    for one in statements(text):
        statement, raw = one.text, one.raw
        if statement.startswith("[["):
            path = resolved(keys_of(statement[2:]), counts, whole=False)
            counts[path] = counts.get(path, 0) + 1
            element = (*path, counts[path] - 1)
            found.append(Section(element, raw, _lead(found[-1]), is_element=True))
        elif statement.startswith("["):
            path = resolved(keys_of(statement[1:]), counts)
            found.append(Section(path, raw, _lead(found[-1])))
        else:
            keys = keys_of(statement) if statement else ()
            found[-1].items.append(Item(raw, keys))
    return found


def written(sections: list[Section]) -> str:
    """The text of sections."""
    return "".join(section.text() for section in sections)


def _lead(before: Section) -> str:
    """Take the comments and blank lines right above a head from the section before it."""
    taken: list[str] = []
    items = before.items
    while items and not items[-1].keys and not _BLANK.fullmatch(items[-1].raw):
        taken.append(items.pop().raw)
    while items and not items[-1].keys and _BLANK.fullmatch(items[-1].raw):
        taken.append(items.pop().raw)
    return "".join(reversed(taken))
