"""Changes to the text of a study.toml: each touches the lines it concerns and no others."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from turingdesk.editing.toml_item import CannotPlace, Item, named, plain, revalued
from turingdesk.editing.toml_sections import Section, sections_of, written
from turingdesk.editing.toml_value import is_tables, key_text, value_text
from turingdesk.study.toml_lines import Path

_ENDS = re.compile(r"\r?\n")
#: Tables that are written in one line, as { H = 2, M = 2 }.
IN_LINE = {"mix", "only_if"}


@dataclass(frozen=True, slots=True)
class Gone:
    """A line that was taken out."""

    item: Item
    number: int  #: among the lines of its table
    above: str  #: the line above it; empty where it was the first


@dataclass(slots=True)
class Memory:
    """What earlier changes did, so that a change taken back leaves no trace."""

    gone: dict[Path, Gone] = field(default_factory=dict)  #: by path
    made: set[Path] = field(default_factory=set)  #: tables that were written for a key
    lines: dict[tuple[Path, str], str] = field(default_factory=dict)
    #: how a key with some value was written before, by path and value


class TomlEdit:
    """One text being changed. Paths name keys, and numbers elements of lists of tables.

    Args:
        text: A whole study.toml.
        memory: Of the same file's earlier changes; kept up here.
    """

    def __init__(self, text: str, memory: Memory) -> None:
        self._end = "\r\n" if "\r\n" in text else "\n"
        if text and not text.endswith("\n"):
            text += self._end
        self._sections = sections_of(text)
        self._memory = memory

    @property
    def text(self) -> str:
        """The text as changed so far."""
        return written(self._sections)

    def put(self, path: Path, value: Any) -> None:
        """Write a value; tables and lists of tables part by part.

        Raises:
            CannotPlace: No table can hold it.
        """
        exact = self._item(path)
        if exact is not None:
            self._revalue(*exact, (), value)
        elif (around := self._around(path)) is not None:
            self._revalue(*around, value)
        elif isinstance(value, Mapping) and not self._is_in_line(path):
            self._put_table(path, value)
        elif is_tables(value) and (self._count(path) or not self._is_in_line(path)):
            self._put_tables(path, value)
        else:
            self._new_item(path, value)

    def drop(self, path: Path) -> None:
        """Take a key, a table or an element of a list out; what is not there is no matter."""
        exact = self._item(path)
        around = self._around(path)
        if exact is not None:
            section, number = exact
            above = section.items[number - 1].raw if number else ""
            self._memory.gone[path] = Gone(section.items.pop(number), number, above)
            if section.path in self._memory.made and not section.items:
                self._sections.remove(section)
        elif around is not None:
            section, number, _ = around
            self._revalue(*around, None)
            line = section.items[number]
            if (*section.path, *line.keys) in self._memory.made and plain(line) == {}:
                section.items.pop(number)
        else:
            self._sections = [s for s in self._sections if not _starts(s.path, path)]
            for section in self._sections:
                section.items = [
                    item
                    for item in section.items
                    if not item.keys or not _starts((*section.path, *item.keys), path)
                ]

    def append(self, path: Path, values: Mapping[str, Any]) -> int:
        """Write one more element of a list of tables; returns its number."""
        if (exact := self._item(path)) is not None:
            there = plain(exact[0].items[exact[1]])
            self._revalue(*exact, (), [*there, values])
            return len(there)
        count = self._count(path)
        element = (*path, count)
        lead = self._end
        if count:
            last = next(s for s in reversed(self._sections) if s.path == (*path, count - 1))
            lead = "" if not last.lead.strip("\r\n") and not last.lead else self._end
        elif len(path) > 1:
            lead = ""
        head = f"[[{_dotted(path)}]]{self._end}"
        at = self._after(path) or self._after(path[:-1]) or len(self._sections)
        self._sections.insert(at, Section(element, head, lead, is_element=True))
        for key, value in values.items():
            if value is not None:
                self.put((*element, key), value)
        return count

    def reorder(self, path: Path, to: int) -> None:
        """Give an element of a list of tables another place in it."""
        array, number = path[:-1], path[-1]
        if (exact := self._item(array)) is not None and isinstance(number, int):
            there = plain(exact[0].items[exact[1]])
            there.insert(to, there.pop(number))
            self._revalue(*exact, (), there)
            return
        groups: list[list[Section]] = [[] for _ in range(self._count(array))]
        if not isinstance(number, int) or not (
            0 <= number < len(groups) and 0 <= to < len(groups)
        ):
            raise CannotPlace(f"{_dotted(array)} has {len(groups)} elements.")
        first = next(n for n, s in enumerate(self._sections) if _starts(s.path, array))
        rest = []
        for section in self._sections:
            if _starts(section.path, array) and len(section.path) > len(array):
                groups[int(section.path[len(array)])].append(section)
            else:
                rest.append(section)
        groups.insert(to, groups.pop(number))
        self._sections = [*rest[:first], *(s for group in groups for s in group), *rest[first:]]

    def _revalue(self, section: Section, number: int, rest: Path, value: Any) -> None:
        """Change the value of a line, which is written as before where it had that value once."""
        old = section.items[number]
        path = (*section.path, *old.keys)
        self._memory.lines[path, named(plain(old))] = old.raw
        new = revalued(old, rest, value)
        before = self._memory.lines.get((path, named(plain(new))))
        raw = _ENDS.sub(self._end, new.raw) if self._end != "\n" else new.raw
        section.items[number] = Item(raw if before is None else before, old.keys)

    def _put_table(self, path: Path, value: Mapping[str, Any]) -> None:
        for key in self._keys_below(path) - set(value):
            self.drop((*path, key))
        for key, part in value.items():
            if part is not None:
                self.put((*path, key), part)
        if not value and not any(_starts(s.path, path) for s in self._sections):
            self._new_section(path)

    def _put_tables(self, path: Path, values: Sequence[Mapping[str, Any]]) -> None:
        count = self._count(path)
        for number in reversed(range(len(values), count)):
            self.drop((*path, number))
        for number, value in enumerate(values):
            if number < count:
                self._put_table((*path, number), value)
            else:
                self.append(path, value)

    def _new_item(self, path: Path, value: Any) -> None:
        parent, key = path[:-1], path[-1]
        if not isinstance(key, str):
            raise CannotPlace(f"There is no element {key} in {_dotted(parent)}.")
        if self._comes_back(path, value):
            return
        for section in self._sections:
            depth = len(parent) - len(section.path)
            if depth > 0 and _starts(parent, section.path):
                inner = tuple(str(part) for part in parent[len(section.path) :])
                places = [n for n, i in enumerate(section.items) if i.keys[:depth] == inner]
                if places:
                    keys = (*inner, key)
                    section.items.insert(places[-1] + 1, self._line(keys, value))
                    return
        home = next((s for s in self._sections if s.path == parent), None)
        if home is None:
            if parent and parent[-1] in IN_LINE:
                self._memory.made.add(parent)
                self.put(parent, {str(key): value})
                return
            home = self._new_section(parent)
        places = [n for n, item in enumerate(home.items) if item.keys]
        home.items.insert(places[-1] + 1 if places else 0, self._line((key,), value))

    def _comes_back(self, path: Path, value: Any) -> bool:
        """Put a key that was taken out into its old place, if that is still there."""
        gone = self._memory.gone.get(path)
        if gone is None:
            return False
        parent = path[: len(path) - len(gone.item.keys)]
        home = next((s for s in self._sections if s.path == parent), None)
        if home is None:
            return False
        places = [n for n, item in enumerate(home.items, 1) if item.raw == gone.above]
        at = gone.number if gone.number in places else next(iter(places), 0)
        if gone.above and not places:
            return False
        home.items.insert(at, revalued(gone.item, (), value))
        return True

    def _new_section(self, path: Path) -> Section:
        if not path or isinstance(path[-1], int):
            raise CannotPlace(f"There is no {_dotted(path)}.")
        self._memory.made.add(path)
        top = len(path) == 1
        made = Section(path, f"[{_dotted(path)}]{self._end}", self._end if top else "")
        below = next((n for n, s in enumerate(self._sections) if _starts(s.path, path)), None)
        if below is not None:
            at = below
        elif top:
            elements = (n for n, s in enumerate(self._sections) if s.is_element)
            at = next(elements, len(self._sections))
        else:
            at = self._after(path[:-1]) or len(self._sections)
        self._sections.insert(at, made)
        return made

    def _line(self, keys: Sequence[str], value: Any) -> Item:
        raw = f"{'.'.join(map(key_text, keys))} = {value_text(value)}\n"
        return Item(raw.replace("\n", self._end), tuple(keys))

    def _item(self, path: Path) -> tuple[Section, int] | None:
        """Where the key of that path is written."""
        for section in self._sections:
            if _starts(path, section.path):
                rest = path[len(section.path) :]
                for number, item in enumerate(section.items):
                    if item.keys and item.keys == rest:
                        return section, number
        return None

    def _around(self, path: Path) -> tuple[Section, int, Path] | None:
        """The key in whose value the path leads, and the rest of the path."""
        for end in range(len(path) - 1, 0, -1):
            if (found := self._item(path[:end])) is not None:
                return (*found, path[end:])
        return None

    def _is_in_line(self, path: Path) -> bool:
        """Whether a table there would be written in one line."""
        there = any(_starts(s.path, path) for s in self._sections)
        return not there and (path[-1] in IN_LINE or path[-1] == "choices")

    def _count(self, path: Path) -> int:
        """How many elements a list of tables has."""
        size = len(path) + 1
        return sum(
            s.is_element and len(s.path) == size and _starts(s.path, path) for s in self._sections
        )

    def _after(self, path: Path) -> int:
        """The place behind everything that belongs to a path; 0 where nothing does."""
        if not path:
            return 0
        places = [n for n, s in enumerate(self._sections) if _starts(s.path, path)]
        return places[-1] + 1 if places else 0

    def _keys_below(self, path: Path) -> set[str]:
        size = len(path)
        full = [(*s.path, *i.keys) for s in self._sections for i in s.items if i.keys]
        full += [s.path for s in self._sections]
        return {str(p[size]) for p in full if len(p) > size and p[:size] == path}


def _starts(path: Sequence[str | int], start: Sequence[str | int]) -> bool:
    return tuple(path[: len(start)]) == tuple(start)


def _dotted(path: Path) -> str:
    return ".".join(key_text(part) for part in path if isinstance(part, str))
