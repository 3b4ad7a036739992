"""study.toml while it is edited: values by path, in a text of which nothing else changes."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from typing import Any

from turingdesk.core.errors import TuringDeskError
from turingdesk.editing.history import Change, History, Part
from turingdesk.editing.toml_edit import Memory, TomlEdit
from turingdesk.editing.toml_item import CannotPlace, named
from turingdesk.editing.toml_value import is_tables
from turingdesk.study.toml_lines import Path


class CannotEdit(TuringDeskError):
    """A file of the study is written in a way that the editor cannot change for sure.

    Change it in a text editor; the study can be opened here again afterwards.
    """


class TomlDraft:
    """The text of a study.toml, and its values.

    Args:
        text: What the file says, with any line ends.
        history: Where changes are noted.
    """

    def __init__(self, text: str, history: History) -> None:
        self._text = text
        self._values = tomllib.loads(text)
        self._history = history
        self._memory = Memory()

    def text(self) -> str:
        """What the file is going to say."""
        return self._text

    def get(self, *path: str | int, default: Any = None) -> Any:
        """A copy of the value at a path, e.g. `get("block", 0, "task")`.

        Tables are dicts and lists of tables lists; what is not there gives `default`.
        """
        value: Any = self._values
        for part in path:
            try:
                value = value[part]
            except (LookupError, TypeError):
                return default
        return deepcopy(value)

    def set(self, path: Sequence[str | int], value: Any) -> None:
        """Write a value; None takes it out. Writing what is there already is no change.

        An empty list in place of tables takes them out, as TOML has no empty list of tables.
        Tables on the way that are not there are written. A dict or a list of dicts changes
        only where it differs.

        Raises:
            CannotEdit: The file is written in a way that leaves no place for it.
        """
        keys = tuple(path)
        if value is None or (value == [] and is_tables(self.get(*keys))):
            if self.get(*keys) is not None:
                self._change(lambda edit: edit.drop(keys), lambda v: _dropped(v, keys))
        elif named(self.get(*keys)) != named(value):
            plain = deepcopy(value)
            self._change(lambda edit: edit.put(keys, plain), lambda v: _set(v, keys, plain))

    def add(self, path: Sequence[str | int], values: Mapping[str, Any]) -> int:
        """Append an element to a list of tables, e.g. a [[block]]; returns its number.

        Raises:
            CannotEdit: Something else stands there.
        """
        keys = tuple(path)
        plain = deepcopy(dict(values))
        self._change(lambda edit: edit.append(keys, plain), lambda v: _added(v, keys, plain))
        return len(self.get(*keys)) - 1

    def remove(self, path: Sequence[str | int]) -> None:
        """Take a key, a table or an element of a list of tables out."""
        self.set(path, None)

    def move(self, path: Sequence[str | int], to: int) -> None:
        """Give an element of a list of tables another place in it, counted from 0."""
        keys = tuple(path)
        if keys[-1] != to:
            self._change(lambda edit: edit.reorder(keys, to), lambda v: _moved(v, keys, to))

    def _change(self, edit: Callable[[TomlEdit], object], value: Callable[[Any], None]) -> None:
        """Change text and values, and make sure that both say the same."""
        expected = deepcopy(self._values)
        made = TomlEdit(self._text, self._memory)
        try:
            value(expected)
            edit(made)
            if not _says(made.text, _without_none(expected)):
                raise CannotPlace("the text would say something else")
            text = made.text
        except (AttributeError, LookupError, TypeError, ValueError) as problem:
            what = "study.toml is written in a way that leaves no place for this change"
            raise CannotEdit(f"{what}: {problem}. Change it in a text editor.") from problem
        self._note(text)

    def _note(self, text: str) -> None:
        before = self._text

        def put(now: str) -> None:
            self._text = now
            self._values = tomllib.loads(now)

        change = Change("toml")
        self._history.do(Part(change, lambda: put(text), lambda: put(before)))


def _says(text: str, expected: Any) -> bool:
    """Whether a text has these values; tables and lists that are empty may be left out."""
    said = tomllib.loads(text)
    return named(expected) == named(said) or named(_without_empty(expected, said)) == named(said)


def _without_empty(value: Any, said: Any) -> Any:
    if isinstance(value, Mapping) and isinstance(said, Mapping):
        return {
            k: _without_empty(v, said.get(k))
            for k, v in value.items()
            if v not in ([], {}) or k in said
        }
    if isinstance(value, list) and isinstance(said, list) and len(value) == len(said):
        return [_without_empty(v, s) for v, s in zip(value, said, strict=True)]
    return value


def _holder(values: Any, keys: Path, missing: type = dict) -> Any:
    """The table or list that holds the last key; made where it is not there."""
    for number, key in enumerate(keys[:-1]):
        if isinstance(values, dict) and key not in values:
            values[key] = [] if isinstance(keys[number + 1], int) else missing()
        values = values[key]
    return values


def _set(values: Any, keys: Path, value: Any) -> None:
    _holder(values, keys)[keys[-1]] = value


def _dropped(values: Any, keys: Path) -> None:
    del _holder(values, keys)[keys[-1]]


def _added(values: Any, keys: Path, element: Mapping[str, Any]) -> None:
    _holder(values, keys).setdefault(keys[-1], []).append(element)


def _moved(values: Any, keys: Path, to: int) -> None:
    elements = _holder(values, keys)
    elements.insert(to, elements.pop(keys[-1]))


def _without_none(value: Any) -> Any:
    """As TOML has it, which knows no empty values; empty lists of tables leave nothing."""
    if isinstance(value, Mapping):
        return {k: _without_none(v) for k, v in value.items() if v is not None}
    if isinstance(value, list | tuple):
        return [_without_none(v) for v in value]
    return value
