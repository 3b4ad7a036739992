"""Values as TOML writes them."""

from __future__ import annotations

import datetime
import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def key_text(key: str) -> str:
    """A key as it is written.

    >>> key_text("my key")
    '"my key"'
    """
    return key if _BARE.fullmatch(key) else _basic(key)


def value_text(value: Any) -> str:
    """A value in one line; a text of several lines as such.

    Raises:
        TypeError: TOML has no such value.

    >>> value_text({"H": 2, "M": [1.5, "two"]})
    '{ H = 2, M = [1.5, "two"] }'
    """
    if isinstance(value, str):
        return _several_lines(value) if "\n" in value else _basic(value)
    return _inline(value)


def is_tables(value: Any) -> bool:
    """Whether it is a list of tables, as [[block]] is; an empty list is not known to be one."""
    is_list = isinstance(value, list | tuple) and bool(value)
    return is_list and all(isinstance(one, Mapping) for one in value)


def _inline(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _basic(value)
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, datetime.datetime | datetime.date | datetime.time):
        return value.isoformat()
    if isinstance(value, Mapping):
        pairs = [f"{key_text(str(k))} = {_inline(v)}" for k, v in value.items()]
        return f"{{ {', '.join(pairs)} }}" if pairs else "{}"
    if isinstance(value, Sequence):
        return f"[{', '.join(map(_inline, value))}]"
    raise TypeError(f"TOML cannot hold {value!r}.")


def _basic(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _several_lines(text: str) -> str:
    lines = [_basic(line)[1:-1] for line in text.split("\n")]
    return '"""\n' + "\n".join(lines) + '"""'
