"""The messages between a kiosk and the desk: one JSON object a frame, each of a known shape.

The member `say` names the message; the others are those of its shape. Members
that a shape does not have are passed over, because a later version may add some.
A message that is unknown, or lacks something, is nonsense. Bytes of a file follow
the object after a newline, as they are, and become the member `data`.
"""

from __future__ import annotations

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
MOST_PIECE = 1 << 15  #: bytes of a file in one message
LONGEST_TEXT = 1 << 14  #: characters of any other text

_NUMBER = (int, float)
_GAME = {"study": str, "block": str, "game": str, "rules": dict, "pilot": bool, "sealed": bool}
_ME = {"session": str, "language": str, "step": int}
_PAGE: Mapping[str, type | tuple[type, ...]] = {
    "parameters": dict,
    "width": _NUMBER,
    "height": _NUMBER,
    "scale": _NUMBER,
}
_COUNTED = {"count": int, "own": int, "decided": bool}
_SHAPES: Mapping[str, Mapping[str, type | tuple[type, ...]]] = {
    # both ends
    "hello": {"protocol": list, "program": str, "nonce": str},
    "refused": {"reason": str, "what": str},
    "typing": {"room": str, "thread": int},
    # the kiosk
    "pair": {"proof": str, "name": str},
    "enter": {"booth": str, "proof": str},
    "file": {"file": str, "size": int, "skip": int},
    "agreed": {"file": str, "place": int},
    "piece": {"file": str, "place": int, "at": int, "data": bytes},
    "state": {"session": str, "unsent": int, "free": int},
    "pong": {"number": int, "at": _NUMBER},
    "done": {"id": int, "ok": bool, "why": str},
    "play": {**_ME, **_GAME, "topics": list, "room": str, "have": int},
    "said": {"room": str, "number": int, "threads": list, "text": str},
    "verdict": {"room": str, "answers": dict},
    "surrender": {"room": str},
    "ready": {"room": str},
    "report": {"room": str, "text": str},
    "leave": {"session": str, "why": str},
    # a page in a browser
    "visit": {"token": str, "device": str, "load": str, "language": str, **_PAGE},
    "language": {"code": str},
    "clocked": {"number": int, "at": _NUMBER},
    "shown": {"place": int, "at": _NUMBER},
    "stayed": {"place": int, "first": _NUMBER, "view_ms": _NUMBER},
    "hidden": {"place": int, "at": _NUMBER},
    "focus": {"active": bool},
    "draft": {"place": int, "number": int, "answers": dict},
    "answer": {"place": int, "answers": list, "plays": int, "record": dict},
    "refuse": {"place": int},
    "move": {"place": int, "do": str, "thread": int, "number": int, "text": str},
    "seen": {"place": int},
    # the desk
    "paired": {"proof": str, "booth": str, "token": str, "desk": str},
    "welcome": {"name": str},
    "have": {"file": str, "skip": int, "place": int, "size": int, "digest": str},
    "kept": {"file": str, "size": int},
    "again": {"of": str, "file": str, "after_s": _NUMBER, "why": str},
    "left": {"of": str, "file": str, "why": str},
    "ping": {"number": int},
    "do": {"id": int, "what": str, "text": str, "session": str},
    "met": {"room": str, "role": str, "seat": int, "drawn": dict, "left_s": _NUMBER, **_COUNTED},
    "turn": {"room": str, "number": int, "threads": list, "own": bool, "text": str},
    "started": {"room": str, "left_s": _NUMBER},
    "phase": {"room": str, "phase": str, "why": str},
    "partner": {"room": str, "thread": int, "here": bool},
    "paused": {"room": str, "paused": bool, "left_s": _NUMBER, "runs": bool},
    "held": {"room": str, "number": int, "why": str},
    "reveal": {"room": str, "seats": list},
    "parted": {"room": str, "why": str},
}


def encoded(sent: Mapping[str, Any]) -> bytes:
    """A message as a frame."""
    data: bytes | None = sent.get("data")
    if data is None:
        return orjson.dumps(sent)
    # The bytes follow as they are: in base64 they would be a third longer.
    return orjson.dumps({name: sent[name] for name in sent if name != "data"}) + b"\n" + data


def decoded(frame: bytes) -> Message:
    """The message of a frame.

    Raises:
        Refusal: It is not a message of ours.
    """
    # JSON escapes newlines in strings, so the first one ends the message.
    words, _, data = frame.partition(b"\n")
    try:
        sent = orjson.loads(words)
    except orjson.JSONDecodeError:
        raise Refusal(RefusalReason.NONSENSE, message("The message is not valid JSON.")) from None
    if not isinstance(sent, dict):
        raise Refusal(RefusalReason.NONSENSE, message("The message is not a JSON object."))
    say = sent.get("say")
    # A list or an object can't be looked up in a dictionary.
    shape = _SHAPES.get(say) if isinstance(say, str) else None
    if shape is None:
        raise Refusal(
            RefusalReason.NONSENSE, message("Unknown message {say!r}.", say=str(say)[:40])
        )
    if data:
        sent["data"] = data
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


def _is_a(value: Any, kind: type | tuple[type, ...]) -> bool:
    if isinstance(value, bool):  # True is an int to Python, but not to us
        return kind is bool
    if isinstance(value, str):
        return kind is str and len(value) <= LONGEST_TEXT
    if isinstance(value, bytes):
        return kind is bytes and len(value) <= MOST_PIECE
    if isinstance(value, int | float):
        # Numbers beyond 2**53 lose digits in browsers. NaN passes no comparison, either.
        return isinstance(value, kind) and abs(value) < 1 << 53
    return isinstance(value, kind)


class RefusalReason(StrEnum):
    """Why; the word that is sent, counted and shown."""

    NONSENSE = "nonsense"  #: what was said is not a message of ours
    TOO_LONG = "too long"  #: a message longer than any of ours
    TOO_LATE = "too late"  #: nothing was said for too long
    TOO_MANY = "too many"  #: more connections than there can be booths
    VERSION = "version"  #: the two ends speak differently
    NO_CODE = "no code"  #: the desk shows no pairing code, or it is over
    WRONG_CODE = "wrong code"
    WAIT = "wait"  #: after a wrong code, the next one is not checked for a while
    UNKNOWN = "unknown"  #: the desk has no such booth, or no longer
    WRONG_TOKEN = "wrong token"
    REPLAYED = "replayed"  #: what was said has been said before, word for word
    OTHER_DESK = "other desk"  #: the certificate is not the one that was pinned
    REPLACED = "replaced"  #: the same booth has connected again
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
