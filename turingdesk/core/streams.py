"""Random streams that always give the same draws, on every computer and Python.

Nothing here comes from the `random` module, whose shuffles may change between
versions: a stream is SHA-256 in counter mode, cut into 64-bit words.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from struct import Struct
from typing import TypeVar

from turingdesk.core.message import message

T = TypeVar("T")

# A digest of SHA-256 as four words, in one byte order on every computer.
_WORDS = Struct(">4Q")
_RANGE = 2**64


class Stream:
    """Draws that depend on the seed and on nothing else.

    >>> Stream("a").shuffled("turing") == Stream("a").shuffled("turing")
    True
    """

    def __init__(self, seed: str) -> None:
        self._hash = sha256(seed.encode())
        self._counter = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely.

        Raises:
            ValueError: n is not positive.
        """
        if n < 1:
            raise ValueError(message("There is no whole number between 0 and {n}.", n=n - 1))
        # The last, incomplete run of n is thrown away, as it would favor small numbers.
        limit = _RANGE - _RANGE % n
        while (word := self._word()) >= limit:
            pass
        return word % n

    def chance(self) -> float:
        """A number from 0 up to, but not including, 1."""
        # As many bits as a float has: all 64 could round up to 1.
        return (self._word() >> 11) / 2**53

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The same items in an order of their own (Fisher and Yates); the input stays as it is."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely.

        Raises:
            ValueError: There are none.
        """
        return items[self.below(len(items))]

    def _word(self) -> int:
        if not self._words:
            # A copy, as update() would make later blocks depend on earlier ones.
            block = self._hash.copy()
            block.update(self._counter.to_bytes(8, "big"))
            self._counter += 1
            # pop() takes from the end, so that words come in the order of the digest.
            self._words.extend(reversed(_WORDS.unpack(block.digest())))
        return self._words.pop()


def participant_seed(study_seed: int, participant: str, number: int) -> str:
    """The seed of one session: the participant's own, a dot and the session's number.

    What stays the same in all of a participant's sessions is drawn from the part
    before the dot; see `lasting`.
    """
    person = sha256(f"{study_seed}\n{participant}".encode()).hexdigest()
    return f"{person}.{number}"


def lasting(seed: str) -> str:
    """The part of a session's seed that all sessions of the participant share.

    >>> lasting(participant_seed(1, "P-001", 1)) == lasting(participant_seed(1, "P-001", 2))
    True
    """
    return seed.partition(".")[0]


def stream(seed: str, name: str) -> Stream:
    """The stream of that name; streams of different names know nothing of each other."""
    return Stream(f"{seed}/{name}")
