"""The messages between a kiosk and the desk: one JSON object a line, each of a known shape.

The member `say` names the message; the others are those of its shape. Members
that a shape does not have are passed over, because a later version may add some.
A message that is unknown, or lacks something, is nonsense.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Mapping
from enum import StrEnum
from typing import Any

import orjson

from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import message
from turingdesk.core.printable import printable

Message = dict[str, Any]

MOST = 1 << 18  #: bytes of one message between two ends that know each other
MOST_HELLO = 1 << 12  #: bytes of one message before that
MOST_PIECE = (
    1 << 15
)  #: bytes of a file in one message; in the worst spelling they take six times as many
LONGEST_TEXT = 1 << 12  #: signs of any other text

_NUMBER = (int, float)
_SHAPES: Mapping[str, Mapping[str, type | tuple[type, ...]]] = {
    # both ends
    "hello": {"protocol": list, "program": str, "nonce": str},
    "refused": {"reason": str, "what": str},
    # the kiosk
    "pair": {"proof": str, "name": str},
    "enter": {"booth": str, "proof": str},
    "file": {"file": str, "size": int, "skip": int},
    "agreed": {"file": str, "place": int},
    "piece": {"file": str, "place": int, "at": int},
    "state": {"session": str, "unsent": int, "free": int},
    "pong": {"number": int, "at": _NUMBER},
    "done": {"id": int, "ok": bool, "why": str},
    # the desk
    "paired": {"proof": str, "booth": str, "token": str, "desk": str},
    "welcome": {"name": str},
    "have": {"file": str, "skip": int, "place": int, "size": int, "digest": str},
    "kept": {"file": str, "size": int},
    "again": {"of": str, "file": str, "after_s": _NUMBER, "why": str},
    "left": {"of": str, "file": str, "why": str},
    "ping": {"number": int},
    "do": {"id": int, "what": str, "text": str, "session": str},
}


def encoded(sent: Mapping[str, Any]) -> bytes:
    """A message as a line, newline included."""
    return orjson.dumps(sent) + b"\n"


def decoded(line: bytes) -> Message:
    """The message of a line.

    Raises:
        Refusal: It is no message of ours.
    """
    try:
        sent = orjson.loads(line)
    except orjson.JSONDecodeError:
        raise Refusal(RefusalReason.NONSENSE, message("The message is not valid JSON.")) from None
    if not isinstance(sent, dict):
        raise Refusal(RefusalReason.NONSENSE, message("The message is not a JSON object."))
    say = sent.get("say")
    shape = _SHAPES.get(say) if isinstance(say, str) else None
    if shape is None:
        raise Refusal(
            RefusalReason.NONSENSE, message("Unknown message {say!r}.", say=str(say)[:40])
        )
    for name, kind in shape.items():
        value = sent.get(name)
        if not _is_a(value, kind):
            raise Refusal(
                RefusalReason.NONSENSE,
                message(
                    "{name!r} in a message {say!r} is missing or not valid.", name=name, say=say
                ),
            )
    return sent


def piece(data: bytes) -> Message:
    """The member of a message that holds bytes of a file: text where it is text."""
    try:
        return {"text": data.decode()}
    except UnicodeDecodeError:  # of a damaged file, or cut within a letter
        return {"base64": base64.b64encode(data).decode()}


def bytes_of(sent: Message) -> bytes:
    """The bytes of a file that a message holds.

    Raises:
        Refusal: It holds none, or more than a message may.
    """
    text, coded = sent.get("text"), sent.get("base64")
    try:
        if isinstance(text, str) and coded is None:
            data = text.encode()
        elif isinstance(coded, str) and text is None:
            data = base64.b64decode(coded, validate=True)
        else:
            raise Refusal(RefusalReason.NONSENSE, message("Part of a file has no bytes."))
    except (binascii.Error, UnicodeEncodeError, ValueError):
        raise Refusal(
            RefusalReason.NONSENSE, message("Part of a file is neither text nor base64.")
        ) from None
    if not 0 < len(data) <= MOST_PIECE:
        raise Refusal(
            RefusalReason.NONSENSE,
            message("Part of a file has {data:,} bytes.", data=len(data)),
        )
    return data


def _is_a(value: Any, kind: type | tuple[type, ...]) -> bool:
    if isinstance(value, bool):  # True is an int to Python, but not to us
        return kind is bool
    if isinstance(value, str):
        return kind is str and len(value) <= LONGEST_TEXT
    if isinstance(value, int | float):
        return isinstance(value, kind) and abs(value) < 1 << 53
    return isinstance(value, kind)


class RefusalReason(StrEnum):
    """Why; the word that is sent, counted and shown."""

    NONSENSE = "nonsense"  #: what was said is no message of ours
    TOO_LONG = "too long"  #: a message longer than any of ours
    TOO_LATE = "too late"  #: nothing was said for too long
    TOO_MANY = "too many"  #: more connections than there can be booths
    VERSION = "version"  #: the two ends speak differently
    NO_CODE = "no code"  #: the desk shows no pairing code, or it is over
    WRONG_CODE = "wrong code"
    WAIT = "wait"  #: after a wrong code the next one is not looked at for a while
    UNKNOWN = "unknown"  #: the desk has no such booth, or no longer
    WRONG_TOKEN = "wrong token"
    REPLAYED = "replayed"  #: what was said has been said before, word for word
    OTHER_DESK = "other desk"  #: the certificate is not the one that was pinned
    REPLACED = "replaced"  #: the same booth has connected anew
    CLOSING = "closing"  #: the desk closes


#: What can be done about it, said to the experimenter.
FIXES = {
    RefusalReason.VERSION: message("Install the same version on both computers."),
    RefusalReason.NO_CODE: message("Ask the desk for a new code."),
    RefusalReason.WRONG_CODE: message("Read the code on the desk again."),
    RefusalReason.WAIT: message("Wait a few seconds, then try again."),
    RefusalReason.UNKNOWN: message("Pair this kiosk with the desk again."),
    RefusalReason.WRONG_TOKEN: message("Pair this kiosk with the desk again."),
    RefusalReason.OTHER_DESK: message(
        "Another computer responds at this address. If the desk was set up again, pair again; "
        "otherwise, ask your network administrator."
    ),
}


class Refusal(TuringDeskError):
    """The desk and a kiosk communicate only after each has verified the other.

    Args:
        reason: Why, by name.
        what: The same in words, which may be those of the other end.
    """

    def __init__(self, reason: RefusalReason, what: str) -> None:
        self.reason = reason
        self.what = printable(what)
        super().__init__(f"{self.what} {FIXES.get(reason, '')}".strip())


def named(reason: str) -> RefusalReason:
    """The reason of that name; what a later version calls otherwise is nonsense here.

    >>> named("wait"), named("full moon")
    (<RefusalReason.WAIT: 'wait'>, <RefusalReason.NONSENSE: 'nonsense'>)
    """
    try:
        return RefusalReason(reason)
    except ValueError:
        return RefusalReason.NONSENSE
