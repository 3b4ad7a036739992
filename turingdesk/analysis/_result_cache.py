"""A cache of results that depend on nothing but the numbers they are computed from.

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
    """The latest results by the hash of their inputs. Thread-safe."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._results: OrderedDict[bytes, T] = OrderedDict()
        self._lock = Lock()

    def result(self, key: bytes, make: Callable[[], T]) -> T:
        """Return the result for a key, and compute it if it isn't cached."""
        with self._lock:
            if key in self._results:
                self._results.move_to_end(key)
                return self._results[key]
        # Without the lock, so that threads compute side by side; at worst two compute the same.
        value = make()
        with self._lock:
            self._results[key] = value
            while len(self._results) > self._most:
                self._results.popitem(last=False)
        return value


def key_of(words: Iterable[str], arrays: Iterable[NDArray[np.generic] | None]) -> bytes:
    """Make a key that differs if words, values, types, or shapes of arrays differ."""
    import numpy as np

    digest = sha256(repr(tuple(words)).encode())  # faster than blake2b where processors help
    for array in arrays:
        if array is None:
            digest.update(b"none")
            continue
        # Arrays of other types or shapes can have the same bytes.
        digest.update(f"{array.dtype} {array.shape}".encode())
        # The bytes where they are: `tobytes` would copy them first.
        digest.update(np.ascontiguousarray(array).reshape(-1).view(np.uint8).data)
    return digest.digest()
