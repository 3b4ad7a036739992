"""Arrays that took long to compute, kept by what they were computed from.

What is kept can be computed again at any time: a file that is missing or torn counts as none.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.system.access import make_folder, open_new

if TYPE_CHECKING:
    from numpy.typing import NDArray


def cache_key(*parts: object) -> str:
    """SHA-256 of what a result depends on; parts are distinguished by their `repr`."""
    return sha256("\n".join(map(repr, parts)).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class ArrayCache:
    """A folder of arrays, by key.

    Args:
        folder: Created when the first array is kept.
    """

    folder: Path

    def get(self, name: str) -> NDArray[Any] | None:
        """The array of a key, or None if there is none that can be read."""
        import numpy as np

        try:
            # A pickle runs what its author wrote, and the folder may be a shared one (numpy.load,
            # "Warning").
            array: NDArray[Any] = np.load(self._path(name), allow_pickle=False)
        except (OSError, ValueError, EOFError):
            return None
        return array

    def put(self, name: str, values: NDArray[Any]) -> None:
        """Save an array; where the disk refuses, it is computed again next time."""
        import numpy as np

        path = self._path(name)
        # With the process's number: two of them can compute the same array at the same time.
        part = path.with_suffix(f".{os.getpid()}.part")
        with suppress(OSError):
            make_folder(path.parent)
            with os.fdopen(open_new(part, os.O_WRONLY | os.O_TRUNC), "wb") as file:
                np.save(file, values, allow_pickle=False)
            # Renamed, so that no other process reads a half. Not synced: what a power cut takes is
            # computed again.
            part.replace(path)

    def get_or_compute(self, name: str, compute: Callable[[], NDArray[Any]]) -> NDArray[Any]:
        """The array of a key, computed and saved if it isn't there."""
        array = self.get(name)
        if array is None:
            array = compute()
            self.put(name, array)
        return array

    def _path(self, name: str) -> Path:
        return self.folder / name[:2] / f"{name}.npy"
