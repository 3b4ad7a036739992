"""Results that were computed already: what depends on nothing but the same numbers.

A report asks for an analysis's table, then for its figures, and for both again without the
quality rules; several analyses ask for the same standard errors.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from hashlib import sha256
from threading import Lock
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

T = TypeVar("T")


class ResultCache(Generic[T]):
    """The newest results by the numbers that they were made of; any thread may ask."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._found: OrderedDict[bytes, T] = OrderedDict()
        self._lock = Lock()

    def result(self, key: bytes, make: Callable[[], T]) -> T:
        """What was made for this key, or else is made now."""
        with self._lock:
            if key in self._found:
                self._found.move_to_end(key)
                return self._found[key]
        found = make()
        with self._lock:
            self._found[key] = found
            while len(self._found) > self._most:
                self._found.popitem(last=False)
        return found


def key_of(words: Iterable[str], arrays: Iterable[NDArray[np.generic] | None]) -> bytes:
    """A key that other words, other numbers, types or shapes do not have."""
    import numpy as np

    digest = sha256(repr(tuple(words)).encode())  # faster than blake2b where processors help
    for array in arrays:
        if array is None:
            digest.update(b"none")
            continue
        digest.update(f"{array.dtype} {array.shape}".encode())
        digest.update(np.ascontiguousarray(array).reshape(-1).view(np.uint8).data)
    return digest.digest()
