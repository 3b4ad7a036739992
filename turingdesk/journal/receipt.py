"""Receipts: a short code of a session, which a participant can keep and have checked later.

It is ten characters in Crockford's base 32, made of the chain of the last line that
the participant gave (an answer, or a page that was read). Whoever changes the session
later changes that chain, even with the key of the computer. Fifty bits are few for a
machine, so the chain is stretched first (PBKDF2, RFC 8018): to find another session
with the same receipt takes about 2 ** 61 computations of SHA-256.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import pbkdf2_hmac
from typing import Any

_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_LENGTH, _BITS = 10, 5
_ROUNDS = 1024
PLACE = "{receipt}"  #: in the text of the last page, where the receipt is to stand
_MISREAD = str.maketrans("OIL", "011", "- ")
#: Kinds of lines after which a receipt may be given, in a session's order.
GIVEN = frozenset({"opened", "response", "passed"})
_LAST = 3  #: such lines from the end that can be the receipt's: the last pages follow it


def receipt(chain: str) -> str:
    """The receipt of a session whose line of that chain was the last.

    >>> receipt("0" * 64)
    'VWEA4-82DY9'
    """
    made = pbkdf2_hmac("sha256", chain.encode(), b"TuringDesk receipt", _ROUNDS, 7)
    number = int.from_bytes(made) >> (56 - _LENGTH * _BITS)
    places = range((_LENGTH - 1) * _BITS, -1, -_BITS)
    signs = "".join(_ALPHABET[number >> place & 31] for place in places)
    return f"{signs[:5]}-{signs[5:]}"


def plain(code: str) -> str:
    """A receipt without what people put in or take for another character.

    >>> plain("33f98 ib3ht")
    '33F981B3HT'
    """
    return code.upper().translate(_MISREAD)


def is_receipt_of(code: str, lines: Iterable[Mapping[str, Any]]) -> bool:
    """Whether a receipt is that of the session of a journal.

    Args:
        code: As it was typed.
        lines: Of the journal.
    """
    chains = [str(line["chain"]) for line in lines if line["kind"] in GIVEN]
    return any(plain(receipt(chain)) == plain(code) for chain in chains[-_LAST:])
