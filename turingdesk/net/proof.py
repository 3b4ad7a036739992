"""Proofs: knowing the pairing code, and having the token, without saying either.

A pairing code is short, so it is stretched with Argon2id, over both ends' nonces
and the fingerprint of the certificate that each end sees. Somebody in the middle
has another certificate, so proofs of the one side mean nothing to the other; and
to try all codes on a proof that was overheard takes years, not the minutes that
a code is good for. The kiosk proves first: who only asks learns nothing.

A token is 32 random bytes. The desk keeps its hash alone, and the proof is that
of SCRAM (RFC 5802): it holds for one pair of nonces only, and what the desk keeps
does not suffice to make one.
"""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass
from hashlib import sha256

from turingdesk.people.codes import SIGNS, complete

_OWN = 7  #: random signs of a pairing code, before the one that checks
_BYTES = 32
_ITERATIONS, _LANES, _MEMORY_KIB = 3, 4, 1 << 16  #: the second recommendation of RFC 9106


@dataclass(frozen=True, slots=True)
class Meeting:
    """What both ends of one connection have seen; no other connection has the same."""

    kiosk_nonce: str
    desk_nonce: str
    fingerprint: str  #: of the desk's certificate, as this end sees it

    @property
    def bytes(self) -> bytes:
        """The same to be hashed."""
        parts = (self.kiosk_nonce, self.desk_nonce, self.fingerprint)
        return "\n".join(parts).encode("utf-8", "surrogatepass")


def nonce() -> str:
    """A number that is used once."""
    return secrets.token_hex(_BYTES)


def new_code() -> str:
    """A pairing code: eight signs that are hard to confuse; the last one checks the others."""
    return grouped("".join(secrets.choice(SIGNS) for _ in range(_OWN)))


def grouped(signs: str) -> str:
    """Seven signs with the one that checks them, as a code.

    >>> grouped("K7M4TXR")
    'K7M4-TXRT'
    """
    whole = complete(signs).replace("-", "")
    return f"{whole[:4]}-{whole[4:]}"


def is_sound(code: str) -> bool:
    """Whether a code was typed as it can be: a wrong sign, or two that changed places, show.

    >>> is_sound("k7m4 txrt"), is_sound("K7M4-TXR8"), is_sound("K7M4")
    (True, False, False)
    """
    signs = plain(code)
    whole = len(signs) == _OWN + 1 and set(signs) <= set(SIGNS)
    return whole and plain(grouped(signs[:_OWN])) == signs


def plain(code: str) -> str:
    """A code without what people put between the signs."""
    return "".join(code.upper().replace("-", "").split())


def key_of(code: str, meeting: Meeting) -> bytes:
    """What a code becomes in one meeting; takes a part of a second and 64 MiB, by intention."""
    from cryptography.hazmat.primitives.kdf.argon2 import Argon2id

    stretch = Argon2id(
        salt=sha256(meeting.bytes).digest(),
        length=_BYTES,
        iterations=_ITERATIONS,
        lanes=_LANES,
        memory_cost=_MEMORY_KIB,
    )
    return stretch.derive(plain(code).encode("utf-8", "surrogatepass"))


def proof(key: bytes, side: str, meeting: Meeting) -> str:
    """That one side, "kiosk" or "desk", has the key."""
    return hmac.new(key, side.encode() + b"\n" + meeting.bytes, sha256).hexdigest()


def is_same(one: str, other: str) -> bool:
    """Whether two proofs are the same, in a time that does not tell where they differ."""
    return hmac.compare_digest(
        one.encode("utf-8", "surrogatepass"), other.encode("utf-8", "surrogatepass")
    )


def new_token() -> str:
    """A token of a kiosk's own."""
    return secrets.token_hex(_BYTES)


def token_hash(token: str) -> str:
    """What the desk stores of a token: no salt or stretching, as it is 32 random bytes."""
    return sha256(bytes.fromhex(token)).hexdigest()


def token_proof(token: str, meeting: Meeting) -> str:
    """That a kiosk has its token, for one meeting."""
    return _crossed(bytes.fromhex(token), token_hash(token), meeting).hex()


def has_token(told: str, kept: str, meeting: Meeting) -> bool:
    """Whether a proof is that of the token of which the desk keeps the hash."""
    try:
        crossed = bytes.fromhex(told)
    except ValueError:
        return False
    if len(crossed) != _BYTES:
        return False
    token = _crossed(crossed, kept, meeting)
    return hmac.compare_digest(sha256(token).hexdigest(), kept)


def _crossed(data: bytes, kept: str, meeting: Meeting) -> bytes:
    mask = hmac.new(bytes.fromhex(kept), b"token\n" + meeting.bytes, sha256).digest()
    return bytes(a ^ b for a, b in zip(data, mask, strict=True))
