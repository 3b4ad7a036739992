"""The chain: each line of a journal carries a hash over itself and the line before.

A line is a JSON object whose last member is `chain`: the SHA-256, in hex, of
the previous line's chain followed by this line's bytes up to the comma before
`"chain"`. The first line's previous chain is empty. A line that is changed,
taken out, put in or moved later no longer fits its neighbours.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import orjson

_MEMBER = b',"chain":"'
_END = b'"}'
_TAIL = len(_MEMBER) + 64 + len(_END)


def sealed(previous: str, line: Mapping[str, Any]) -> tuple[bytes, str]:
    """One line as bytes, newline included, and its chain."""
    body = _json(line)[:-1]
    chain = link(previous, body)
    return b"".join((body, _MEMBER, chain.encode(), _END, b"\n")), chain


def link(previous: str, body: bytes) -> str:
    """The chain of a line whose bytes up to its own chain are `body`."""
    return sha256(previous.encode() + body).hexdigest()


def unsealed(line: bytes) -> tuple[bytes, str] | None:
    """The bytes that a line's chain speaks for, and that chain; None if it does not end in one."""
    body, tail = line[:-_TAIL], line[-_TAIL:]
    if not (tail.startswith(_MEMBER) and tail.endswith(_END)):
        return None
    return body, tail[len(_MEMBER) : -len(_END)].decode("ascii", "replace")


def _json(line: Mapping[str, Any]) -> bytes:
    try:
        return orjson.dumps(line)
    except orjson.JSONEncodeError:
        return orjson.dumps(_encodable(line))


def _encodable(value: Any) -> Any:
    """The same with half characters replaced by U+FFFD.

    Input methods can hand over half of a surrogate pair, which has no UTF-8;
    an answer is not lost over that.
    """
    if isinstance(value, str):
        return value.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    if isinstance(value, Mapping):
        return {_encodable(key): _encodable(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_encodable(item) for item in value]
    return value
