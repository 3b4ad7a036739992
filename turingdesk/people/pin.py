"""PINs: saved as a memory-hard hash, compared in constant time, with growing waits.

The hash is Argon2id with its parameters and salt in one text (the PHC format),
so that one made with weaker parameters is recognized and made again once its PIN
is known. Wrong PINs cost time: from the third on, each doubles the wait.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from unicodedata import normalize

from turingdesk.core.errors import BadPerson
from turingdesk.core.message import message

ITERATIONS, LANES, MEMORY_KIB = 3, 4, 1 << 16  #: the second recommendation of RFC 9106
_SALT, _LENGTH = 16, 32  #: bytes
FREE = 3  #: wrong PINs before the first wait
FIRST_WAIT_S, LONGEST_WAIT_S = 5.0, 1800.0
SHORTEST, LONGEST = 4, 64  #: characters
_PARAMETERS = re.compile(r"\$argon2id\$v=\d+\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$")
_REST = re.compile(r"[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}")  #: salt and hash of these lengths
_MOST_KIB = 1 << 21  #: a hash that asks for more was not made here


@dataclass(frozen=True, slots=True)
class Failures:
    """Wrong PINs in a row, and when the last one was, by a clock that only runs forward."""

    count: int = 0
    at_s: float = 0.0  #: of `uptime_s`

    def wait_s(self, now_s: float) -> float:
        """Seconds until the next PIN is checked.

        After a restart the clock starts over, and only what has passed since then is
        taken off: no one gets past a wait by restarting or by setting the time of day.
        """
        passed = now_s - self.at_s if now_s >= self.at_s else now_s
        return max(0.0, wait_after(self.count) - passed)

    def one_more(self, now_s: float) -> Failures:
        """The same after another wrong PIN."""
        return Failures(self.count + 1, now_s)


def wait_after(failures: int) -> float:
    """Seconds that so many wrong PINs in a row cost.

    >>> [wait_after(n) for n in (0, 2, 3, 4, 5, 30)]
    [0.0, 0.0, 5.0, 10.0, 20.0, 1800.0]
    """
    if failures < FREE:
        return 0.0
    # The power is bounded as well, since 2.0 ** 1024 is an OverflowError in Python.
    return min(LONGEST_WAIT_S, FIRST_WAIT_S * 2.0 ** min(failures - FREE, 30))


def checked_pin(pin: str) -> str:
    """The PIN, if it is not among those that are tried first.

    Raises:
        BadPerson: It is too short, too long, one sign only, or a row such as 1234.
    """
    signs = normalize("NFKC", pin)
    if not SHORTEST <= len(signs) <= LONGEST:
        raise BadPerson(
            message(
                "A PIN needs {shortest} to {longest} characters.",
                shortest=SHORTEST,
                longest=LONGEST,
            )
        )
    steps = {ord(after) - ord(before) for before, after in pairwise(signs)}
    if steps in ({0}, {1}, {-1}):
        raise BadPerson(message("This PIN is too easy to guess. Choose another one."))
    return signs


def hashed(pin: str) -> str:
    """The hash of a PIN; takes a fraction of a second and 64 MiB, by intention."""
    import os

    from cryptography.hazmat.primitives.kdf.argon2 import Argon2id

    derivation = Argon2id(
        salt=os.urandom(_SALT),
        length=_LENGTH,
        iterations=ITERATIONS,
        lanes=LANES,
        memory_cost=MEMORY_KIB,
    )
    return derivation.derive_phc_encoded(_bytes(pin))


def fits(pin: str, stored_hash: str) -> bool:
    """True if a PIN has this hash; a wrong PIN takes as long as the correct one."""
    from cryptography.exceptions import InvalidKey
    from cryptography.hazmat.primitives.kdf.argon2 import Argon2id

    try:
        Argon2id.verify_phc_encoded(_bytes(pin), stored_hash)
    except (InvalidKey, ValueError):
        return False
    return True


def is_whole(stored_hash: str) -> bool:
    """True if a text is a hash that was made here, as far as its form tells."""
    match = _PARAMETERS.match(stored_hash)
    return (
        match is not None
        and int(match[1]) <= _MOST_KIB
        and _REST.fullmatch(stored_hash, match.end()) is not None
    )


def is_outdated(stored_hash: str) -> bool:
    """True if a hash was made with weaker parameters than those of today."""
    match = _PARAMETERS.match(stored_hash)
    if match is None:
        return True
    memory, iterations = int(match[1]), int(match[2])
    return memory < MEMORY_KIB or iterations < ITERATIONS


def _bytes(pin: str) -> bytes:
    # One form for letters that keyboards and systems compose differently, such as full-width
    # digits.
    return normalize("NFKC", pin).encode("utf-8", "surrogatepass")
