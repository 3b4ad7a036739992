"""The chain: each line of a journal carries a hash over itself and the line before.

A line is a JSON object whose last member is `chain`: the SHA-256, in hex, of
the previous line's chain followed by this line's bytes up to the comma before
`"chain"`. The first line's previous chain is empty. A line that is changed,
taken out, put in or moved later no longer fits its neighbors.

Anyone can compute a chain, so lines that matter are also signed: `signed_by`, a
public key, and `signature`, over the link of the line up to there, stand before
`chain`. The link depends on every line before it, so the signature covers them all.

A receipt is a short code of a session, which a participant can keep and have checked later: ten
characters in Crockford's base 32, made from the chain of the last line that the participant gave
(an answer, or a page that was read). Anyone who changes the session later changes that chain, even
with the key of the computer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import pbkdf2_hmac, sha256
from typing import Any

import orjson

from turingdesk.core.message import message
from turingdesk.journal.signing import LineSignature, Signer

_MEMBER = b',"chain":"'
_END = b'"}'
# Cut off by its length, not found by parsing: JSON that is read and written again need not be the
# same bytes.
_TAIL = len(_MEMBER) + 64 + len(_END)
_SIGNATURE = b',"signature":"'
_SIGNED_TAIL = len(_SIGNATURE) + 128 + 1
#: What is wrong with a line that does not fit those before it.
LINE_CHANGED = message("The line was changed after it was written.")
LINES_MOVED = message("Lines before this one were removed, inserted, or moved.")
SIGNED = frozenset({"signed_by", "signature"})  #: members of a line that is signed


def sealed(
    previous: str, line: Mapping[str, Any], signer: Signer | None = None
) -> tuple[bytes, str]:
    """One line as bytes, newline included, and its chain; signed if there is a signer."""
    if signer is None:
        # Without its last brace: the chain is put in before it, so that no one has to write the
        # line twice.
        body = _json(line)[:-1]
    else:
        body = _json({**line, "signed_by": signer.public})[:-1]
        signature = signer.sign(link(previous, body)).encode()
        body = b"".join((body, _SIGNATURE, signature, b'"'))
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
    # Damaged bytes become a text that equals no chain, not an error.
    return body, tail[len(_MEMBER) : -len(_END)].decode("ascii", "replace")


def signature_of(previous: str, data: bytes, line: Mapping[str, Any]) -> LineSignature | None:
    """The signature that a line contains; None if it contains none.

    Args:
        previous: The chain of the line before.
        data: The line as it is in the file.
        line: Its members.
    """
    if not line.keys() >= SIGNED:
        return None
    body = (unsealed(data) or (b"", ""))[0]
    # A signature elsewhere in the line is checked against an empty body, which it can't fit.
    signed = body[:-_SIGNED_TAIL] if body[-_SIGNED_TAIL:].startswith(_SIGNATURE) else b""
    signature_fields = (str(line["signed_by"]), str(line["signature"]))
    return LineSignature(*signature_fields, link(previous, signed), int(line["seq"]))


def _json(line: Mapping[str, Any]) -> bytes:
    try:
        # First without a look at the texts: half characters are rare, and each line of a session
        # comes here.
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


_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_LENGTH, _BITS = 10, 5
# Fifty bits are few for a machine, so the chain is stretched first (PBKDF2, RFC 8018): to find
# another session with the same receipt takes about 2 ** 61 computations of SHA-256.
_ROUNDS = 1024
RECEIPT_PLACE = "{receipt}"  #: in the text of the last page, where the receipt appears
# Crockford's base 32 has no O, I, and L, so they can only be misread digits.
_MISREAD = str.maketrans("OIL", "011", "- ")
#: Kinds of lines after which a receipt may be given, in a session's order.
RECEIPT_KINDS = frozenset({"opened", "response", "passed"})
_LAST = 3  #: such lines from the end that can be the receipt's: the last pages follow it


def receipt(chain: str) -> str:
    """The receipt of a session whose line of that chain was the last.

    >>> receipt("0" * 64)
    'VWEA4-82DY9'
    """
    # The salt is the same for all: a receipt must be found again with the journal alone.
    digest = pbkdf2_hmac("sha256", chain.encode(), b"TuringDesk receipt", _ROUNDS, 7)
    # The first fifty bits of seven bytes.
    number = int.from_bytes(digest) >> (56 - _LENGTH * _BITS)
    places = range((_LENGTH - 1) * _BITS, -1, -_BITS)
    signs = "".join(_ALPHABET[number >> place & 31] for place in places)
    return f"{signs[:5]}-{signs[5:]}"


def plain_receipt(code: str) -> str:
    """A receipt without what people add or confuse with another character.

    >>> plain_receipt("33f98 ib3ht")
    '33F981B3HT'
    """
    return code.upper().translate(_MISREAD)


def is_receipt_of(code: str, lines: Iterable[Mapping[str, Any]]) -> bool:
    """True if a receipt is that of the session of a journal.

    Args:
        code: As it was typed.
        lines: Of the journal.
    """
    chains = [str(line["chain"]) for line in lines if line["kind"] in RECEIPT_KINDS]
    return any(plain_receipt(receipt(chain)) == plain_receipt(code) for chain in chains[-_LAST:])
