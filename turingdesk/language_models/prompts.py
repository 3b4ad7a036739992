"""Prompts of models: texts with places for values, in files that anyone can read and change."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

from turingdesk.core.errors import BadSource
from turingdesk.core.message import message
from turingdesk.system.os_errors import os_error_message


def fill_placeholders(text: str, values: Mapping[str, object]) -> str:
    """A text with values at its places; brackets that name none of them stay as they are.

    What is filled in is never looked at again: an answer may have brackets of its own.

    >>> fill_placeholders("{a} and {b} and {c}", {"a": "{b}", "b": 2})
    '{b} and 2 and {c}'
    """
    parts, rest = [], text
    while rest:
        before, bracket, after = rest.partition("{")
        name, closing, following = after.partition("}")
        if bracket and closing and name in values:
            parts += [before, str(values[name])]
            rest = following
        else:
            parts += [before, bracket]
            rest = after
    return "".join(parts)


def read_prompt_file(path: Path) -> tuple[dict[str, Any], str]:
    """The tables of a TOML file with words for models, and the file's SHA-256.

    Raises:
        BadSource: The file cannot be read.
    """
    try:
        data = path.read_bytes()
        return tomllib.loads(data.decode("utf-8")), sha256(data).hexdigest()
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise BadSource(
            message(
                "The prompts in {path} can't be read. {why}",
                path=path,
                why=os_error_message(problem),
            )
        ) from problem
