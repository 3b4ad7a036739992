"""study.toml while it is edited: values by path; the rest of the text stays as it is."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Mapping, MutableMapping, Sequence
from copy import deepcopy
from typing import Any, NamedTuple

import tomlkit
from tomlkit.container import Container
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import AoT, Array, Comment, InlineTable, Item, Key, Null, Table, Whitespace

from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import message
from turingdesk.editing.history import Change, History, Part
from turingdesk.study.toml_lines import Path, keys_of, statements

#: Tables that are written in one line, as { H = 2, M = 2 }.
IN_LINE = {"mix", "only_if", "choices"}


class CannotEdit(TuringDeskError):
    """The editor can't safely change a file of the study because of how it is written.

    Change it in a text editor, then open the study here again.
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
        #: Each text so far by its values: a change that is taken back leaves no trace.
        self._texts = {canonical(_pruned(self._values)): text}

    def text(self) -> str:
        """The file's new content."""
        return self._text

    def get(self, *path: str | int, default: Any = None) -> Any:
        """A copy of the value at a path, such as `get("block", 0, "task")`.

        Tables are dicts and lists of tables lists; what is not there gives `default`.
        """
        value: Any = self._values
        for part in path:
            try:
                value = value[part]
            except (LookupError, TypeError):
                return default
        return deepcopy(value)

    def tables(self, *path: str | int) -> list[Mapping[str, Any]]:
        """Copies of the tables of a list, like `tables("form", 0, "field")`; none for no list."""
        items = self.get(*path)
        return (
            [item for item in items if isinstance(item, dict)] if isinstance(items, list) else []
        )

    def set(self, path: Sequence[str | int], value: Any) -> None:
        """Write a value; None removes it. Writing what is already there is not a change.

        An empty list in place of tables removes them, as TOML has no empty list of tables.
        Tables on the way that are not there are written. A dict or a list of dicts changes
        only where it differs.

        Raises:
            CannotEdit: The file is written in a way that leaves no place for it.
        """
        keys = tuple(path)
        if value is None or (value == [] and _is_tables(self.get(*keys))):
            if self.get(*keys) is not None:
                self._change(lambda v: _drop(v, keys))
        elif canonical(self.get(*keys)) != canonical(value):
            plain = deepcopy(value)
            self._change(lambda v: _set(v, keys, plain), lambda doc: _write(doc, keys, plain))

    def add(
        self, path: Sequence[str | int], values: Mapping[str, Any], at: int | None = None
    ) -> int:
        """Add an element to a list of tables, such as a [[block]], and return its place.

        Args:
            path: Of the list.
            values: What the element says.
            at: Its place in the list; by default it becomes the last one.

        Raises:
            CannotEdit: Something else is there.
        """
        keys = tuple(path)
        plain = deepcopy(dict(values))
        there = self.get(*keys)
        last = len(there) if isinstance(there, list) else 0
        place = last if at is None else at

        def change(values: Any) -> None:
            _at(values, keys[:-1]).setdefault(keys[-1], []).insert(place, plain)

        def edit(document: Any) -> None:
            _append(document, keys, plain)
            if place != last:
                _reorder(document, (*keys, last), place)

        self._change(change, edit)
        return place

    def remove(self, path: Sequence[str | int]) -> None:
        """Remove a key, a table or an element of a list of tables."""
        self.set(path, None)

    def move(self, path: Sequence[str | int], to: int) -> None:
        """Give an element of a list of tables another place in it, counted from 0."""
        keys = tuple(path)
        if keys[-1] != to:
            self._change(lambda v: _reorder(v, keys, to))

    def _change(
        self, change: Callable[[Any], None], edit: Callable[[Any], None] | None = None
    ) -> None:
        """Make one change to the values and to the text, and check that both agree.

        Args:
            change: Changes plain values.
            edit: Changes a tomlkit document; None: `change` does so as well.

        Raises:
            CannotEdit: They do not, or the change has no place; nothing has changed.
        """
        expected = deepcopy(self._values)
        try:
            change(expected)
            says = canonical(_pruned(expected))
            text = self._texts.get(says) or _edited(self._text, edit or change)
            # By another parser than the one that edits, which shows what that one got wrong.
            values = tomllib.loads(text)
            if canonical(_pruned(values)) != says:
                raise ValueError(message("the text would have a different meaning"))
        except (AttributeError, LookupError, TypeError, ValueError, TOMLKitError) as problem:
            what = message("the layout of study.toml doesn't allow this change")
            raise CannotEdit(
                message("{what}: {problem}. Edit it in a text editor.", what=what, problem=problem)
            ) from problem
        self._texts[says] = text
        before, after = (self._text, self._values), (text, values)

        def put(now: tuple[str, dict[str, Any]]) -> None:
            self._text, self._values = now

        self._history.do(Part(Change("toml"), lambda: put(after), lambda: put(before)))


def value_text(value: Any) -> str:
    r"""A value as TOML writes it, in one line; a text of several lines as such.

    Raises:
        TypeError: TOML has no such value.

    >>> value_text({"H": 2, "M": [1.5, "two"]})
    '{H = 2, M = [1.5, "two"]}'
    """
    return _item(value).as_string()


def canonical(value: Any) -> str:
    """The same text for the same value, whatever the order of its keys."""
    # Dates and times have no type in JSON.
    return json.dumps(value, sort_keys=True, default=repr)


def _edited(text: str, edit: Callable[[Any], None]) -> str:
    """The text after an edit, with comments, order, quotes and line ends as they were."""
    is_windows = text.count("\r\n") == text.count("\n") > 0
    text = text.replace("\r\n", "\n") if is_windows else text
    text += "" if text.endswith("\n") or not text else "\n"
    pieces = _pieces(text)
    names = [name for name, _ in pieces]
    # tomlkit moves tables of one name next to each other, and leaves their comments behind. The
    # last table stays the last: what is below it has no other place.
    near = sorted(pieces, key=lambda piece: (piece[0] == names[-1], names.index(piece[0])))
    mark = ""
    if near != pieces:  # a blank line like no other, between the comments of two pieces
        mark = " " * (1 + max(map(len, text.splitlines()))) + "\n"
    gathered = mark.join(raw for _, raw in near)
    document = tomlkit.parse(gathered)
    is_torn = len(_pieces(gathered)) < len(pieces)
    reread = document.as_string()
    if is_torn or (reread != gathered and _outline(reread) != _outline(gathered)):
        raise ValueError(message("the parts of one table, such as [[block]], are not together"))
    _lift_comments(document, document)
    edit(document)
    result = document.as_string()
    if mark:
        cut = [(name, raw.replace(mark, "")) for name, raw in _pieces(result, mark)]
        result = _scattered(cut, pieces)
    return result.replace("\n", "\r\n") if is_windows else result


def _pieces(text: str, mark: str = "") -> list[tuple[str, str]]:
    """The file cut into what is above all tables, each table, and each element of a list.

    Args:
        text: The file.
        mark: A line that begins a piece: blank lines above it belong to the piece before.

    Returns:
        The first key of each and its text, which begins with the comments right above it.
    """
    pieces: list[tuple[str, list[str]]] = [("", [])]
    for statement in statements(text):
        keys = keys_of(statement.text.strip("[]")) if statement.text.startswith("[") else ()
        name, lines = pieces[-1]
        if keys and (keys[0] != name or (statement.text.startswith("[[") and len(keys) == 1)):
            first = len(lines)
            while first and lines[first - 1].lstrip().startswith("#"):
                first -= 1
            while first and not lines[first - 1].strip() and mark not in lines[first:]:
                first -= 1
            pieces.append((keys[0], lines[first:]))
            del lines[first:]
        pieces[-1][1].append(statement.raw)
    return [(name, "".join(lines)) for name, lines in pieces]


def _scattered(new_pieces: Sequence[tuple[str, str]], before: Sequence[tuple[str, str]]) -> str:
    """Pieces in the places where those of their names stood; new ones follow the last of them."""
    places = list(before)
    there = [_outline(raw) for _, raw in new_pieces]  # tomlkit spells all headers of a list alike
    for name in {name for name, _ in before}:
        gone = [
            old_piece
            for old_piece in before
            if old_piece[0] == name and _outline(old_piece[1]) not in there
        ]
        fewer = sum(n == name for n, _ in before) - sum(n == name for n, _ in new_pieces)
        for piece in gone[: max(0, fewer)]:
            places.remove(piece)
    remaining_pieces = list(new_pieces)
    parts = []
    for number, (name, _) in enumerate(places):
        is_last = all(name != other for other, _ in places[number + 1 :])
        mine = [piece for piece in remaining_pieces if piece[0] == name]
        for piece in mine if is_last else mine[:1]:
            remaining_pieces.remove(piece)
            parts.append(piece[1])
    return "".join([*parts, *(raw for _, raw in remaining_pieces)])


def _outline(text: str) -> list[object]:
    """All that a file says in its order, its headers without the way they are spelled."""
    return [
        keys_of(statement.text.strip("[]")) if statement.text.startswith("[") else statement.raw
        for statement in statements(text)
    ]


def _lift_comments(within: Container, above: Container) -> Container:
    """Make what is right above each header a part of that header.

    tomlkit counts comments and blank lines above a [header] to the table before it. There they
    would stay behind when the table moves, and new keys of the table before would come below
    them.

    Args:
        within: Where to look for headers.
        above: The table whose text ends where this one begins.

    Returns:
        The table whose text ends where this one ends.
    """
    for number, (key, item) in enumerate(within.body):
        if isinstance(item, Table) and key is not None and not key.is_dotted():
            tables = [item]
        else:
            tables = item.body if isinstance(item, AoT) else []
        for table in tables:
            if table.is_aot_element() or not table.is_super_table():
                end = number if above is within else len(above.body)
                table.trivia.indent = _take_lead(above.body, end) + table.trivia.indent
                above = table.value
            above = _lift_comments(table.value, above)
    return above


def _take_lead(body: list[tuple[Key | None, Item]], end: int) -> str:
    """Cut the comments before a place, and the blank lines above them, out of a table."""
    lead = ""
    for kind in (Comment, Whitespace):
        while end and isinstance(body[end - 1][1], kind):
            end -= 1
            lead = body[end][1].as_string() + lead
            body[end] = (None, Null())  # tomlkit finds keys by their number in the body
    return lead


def _write(document: Any, keys: Path, value: Any) -> None:
    holder = document
    for number, key in enumerate(keys[:-1]):
        if isinstance(holder, MutableMapping) and key not in holder:
            if isinstance(keys[number + 1], int):
                raise LookupError(
                    message("{key} has no element {number}.", number=keys[number + 1], key=key)
                )
            _write_new(holder, key, {})
        holder = holder[key]
    _write_value(holder, keys[-1], value)


def _write_value(holder: Any, key: Any, value: Any) -> None:
    """Write a value, a table or list part by part, so that the comments inside stay."""
    there = holder.get(key) if isinstance(holder, MutableMapping) else holder[key]
    if isinstance(there, MutableMapping) and isinstance(value, Mapping):
        _put_keys(there, value)
    elif isinstance(there, Array) and isinstance(value, list | tuple) and _moves(there, value):
        holder[key] = _rearranged(there, value)
    elif isinstance(there, AoT | Array) and isinstance(value, list | tuple) and value:
        _put_elements(there, value)
    elif there is None and not isinstance(holder, InlineTable):
        _write_new(holder, key, value)
    else:
        _replace(holder, key, there, _item(value))


def _replace(holder: Any, key: Any, there: Any, new_item: Item) -> None:
    """Write another value; a comment behind it stays in its column."""
    old = there.as_string() if isinstance(there, Item) else str(there)
    holder[key] = new_item
    trivia, new = new_item.trivia, new_item.as_string()
    if trivia.comment and "\n" not in old + new:
        trivia.comment_ws = " " * max(1, len(old) + len(trivia.comment_ws) - len(new))


def _put_keys(table: MutableMapping[str, Any], values: Mapping[str, Any]) -> None:
    for gone in [key for key in table if values.get(key) is None]:
        del table[gone]
    for key, value in values.items():
        if value is not None and _differs(table.get(key), value):
            _write_value(table, key, value)


def _put_elements(elements: Any, values: Sequence[Any]) -> None:
    for number, value in enumerate(values):
        if number >= len(elements):
            _append_to(elements, value)
        elif _differs(elements[number], value):
            _write_value(elements, number, value)
    del elements[len(values) :]


def _moves(array: Array, values: Sequence[Any]) -> bool:
    """True if an array with comments gets other values than a changed or an added one."""
    if "#" not in array.as_string() or not values:
        return False
    changed = sum(_differs(there, value) for there, value in zip(array, values, strict=False))
    return len(values) < len(array) or changed > 1


def _rearranged(array: Array, values: Sequence[Any]) -> Array:
    """The array with other values; a comment stays behind or above the value it belongs to.

    tomlkit counts comments by place: behind a value that is removed they would come to stand
    behind the next one.
    """
    elements, below, newline, end = _commented(array)
    is_closed = [group.comma is not None for group in array._value if group.value][-1]
    text, is_open = "[", True  # open: what follows starts a line of its own
    for number, value in enumerate(values, 1):
        same = next((element for element in elements if not _differs(element.value, value)), None)
        if same is not None:
            elements.remove(same)
        element = same or _Element("", newline, _item(value), "")
        indent = element.indent if not is_open or "\n" in element.indent else newline
        comma = "," if number < len(values) or is_closed else ""
        text += f"{element.above}{indent}{element.value.as_string()}{comma}{element.comment}"
        is_open = bool(element.comment)
    new_array = tomlkit.parse(f"array = {text}{below}{end}]")["array"]
    assert isinstance(new_array, Array)
    return new_array


class _Element(NamedTuple):
    """A value in an array, with its comments."""

    above: str
    indent: str
    value: Item
    comment: str


def _commented(array: Array) -> tuple[list[_Element], str, str, str]:
    """The values with their comments, what is below them, and how lines and the end begin."""
    elements, above, end, newline = list[_Element](), "", "\n", "\n  "
    # tomlkit has no public access to the comments of an array.
    for group in array._value:
        indent = group.indent.as_string() if group.indent else ""
        comment = group.comment.as_string() if group.comment else ""
        if group.value is not None and not isinstance(group.value, Null):
            newline = indent if "\n" in indent and not elements else newline
            elements.append(_Element(above, indent, group.value, comment))
            above = ""
        elif comment:
            above += indent + comment
        else:
            end = indent if "\n" in indent else end
    return elements, above, newline, end


def _write_new(holder: Any, key: Any, value: Any) -> None:
    """Write a key that is not there yet, below the other keys of its table."""
    new_item: Item
    if isinstance(value, Mapping) and key not in IN_LINE:
        new_item = _table(value)
    elif _is_tables(value) and key not in IN_LINE:
        new_item = AoT([_table(table_values) for table_values in value])
    else:
        new_item = _item(value)
    holder[key] = new_item
    if not isinstance(new_item, AoT | Table):
        new_item.trivia.indent = ""  # tomlkit indents it by what it finds in the header's comment


def _append(document: Any, keys: Path, values: Mapping[str, Any]) -> None:
    holder = _at(document, keys[:-1])
    if (there := holder.get(keys[-1])) is None:
        _write_new(holder, keys[-1], [values])
    else:
        _append_to(there, values)


def _append_to(there: Any, value: Any) -> None:
    if not isinstance(there, AoT):
        there.append(_item(value))
        return
    new_table = _table(value)
    new_table.trivia.indent = "\n"
    there.append(new_table)


def _drop(values: Any, keys: Path) -> None:
    """Remove a key or element, of a document or of plain values, and a list with its last one."""
    holder = _at(values, keys[:-1])
    if isinstance(holder, Array) and len(holder) > 1:
        remaining_items = [
            item for number, item in enumerate(holder.unwrap()) if number != keys[-1]
        ]
        _write_value(_at(values, keys[:-2]), keys[-2], remaining_items)
        return
    del holder[keys[-1]]
    if isinstance(holder, list) and not holder:
        _drop(values, keys[:-1])


def _reorder(values: Any, keys: Path, to: int) -> None:
    """Move an element of a list, of a document or of plain values."""
    elements = _at(values, keys[:-1])
    if not 0 <= to < len(elements):
        raise LookupError(
            message("{keys} has {elements} elements", keys=keys[-2], elements=len(elements))
        )
    if isinstance(elements, Array):
        moved = elements.unwrap()
        moved.insert(to, moved.pop(int(keys[-1])))
        _write_value(_at(values, keys[:-2]), keys[-2], moved)
        return
    elements = getattr(elements, "body", elements)  # tomlkit's own `insert` adds blank lines
    elements.insert(to, elements.pop(keys[-1]))


def _at(values: Any, keys: Path) -> Any:
    for key in keys:
        values = values[key]
    return values


def _differs(there: Any, value: Any) -> bool:
    plain = there.unwrap() if hasattr(there, "unwrap") else there
    return canonical(plain) != canonical(value)


def _table(values: Mapping[str, Any]) -> Table:
    toml_table = tomlkit.table()
    for key, value in values.items():
        if value is not None:
            _write_new(toml_table, key, value)
    return toml_table


def _item(value: Any) -> Item:
    if isinstance(value, str) and "\n" in value:
        quoted = tomlkit.string(value, multiline=True).as_string()
        item: Item = tomlkit.value('"""\n' + quoted[3:])  # TOML drops a line break in this place
        return item
    if isinstance(value, Mapping):
        table = tomlkit.inline_table()
        for key, part in value.items():
            table.append(key, _item(part))
        return table
    if isinstance(value, list | tuple):
        array = tomlkit.array()
        array.extend(map(_item, value))
        return array
    other: Item = tomlkit.item(value)
    return other


def _is_tables(value: Any) -> bool:
    """True if it is a list of tables, as [[block]] is; an empty list is not known to be one."""
    is_list = isinstance(value, list | tuple) and bool(value)
    return is_list and all(isinstance(item, Mapping) for item in value)


def _set(values: Any, keys: Path, value: Any) -> None:
    for key in keys[:-1]:
        values = values.setdefault(key, {}) if isinstance(values, dict) else values[key]
    values[keys[-1]] = value


def _pruned(value: Any) -> Any:
    """Without empty values, which TOML does not have, and tables that hold nothing."""
    if isinstance(value, Mapping):
        inner = {key: _pruned(part) for key, part in value.items() if part is not None}
        return {key: part for key, part in inner.items() if part != {}}
    return [_pruned(part) for part in value] if isinstance(value, list | tuple) else value
