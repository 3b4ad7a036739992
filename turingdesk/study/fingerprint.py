"""The hash of a study: the same for a folder and for its .tdz, on every machine.

It is the SHA-256 over one line for each file that the study uses, sorted by
name: the SHA-256 of the file's bytes, two spaces, the file's name inside the
package, a line feed. Files: study.toml without its line `media`, the tables, the
texts, and the pictures that the tables name, as `media/` and the name written
in the table. Other files in the folder do not count.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from pathlib import Path

MEDIA = "media"


def file_hash(path: Path) -> str:
    """The SHA-256 of a file's bytes, as hexadecimal digits."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def manifest(hashes: Mapping[str, str]) -> str:
    """Hashes by file name, in the form that `sha256sum --check` reads."""
    # Sorted by code points, which no locale changes.
    return "".join(f"{hashes[name]}  {name}\n" for name in sorted(hashes))


def study_hash(
    study_toml: bytes,
    files: Mapping[str, Path | bytes],
    progress: Callable[[int, int], None] | None = None,
) -> str:
    """The hash of a study.

    Args:
        study_toml: The bytes of study.toml without its line `media`.
        files: The other files by their name inside the package, or their bytes.
        progress: Told how many files of how many have been read.
    """
    hashes = {"study.toml": hashlib.sha256(study_toml).hexdigest()}
    for number, (name, file) in enumerate(files.items(), 1):
        if isinstance(file, bytes):
            hashes[name] = hashlib.sha256(file).hexdigest()
        else:
            hashes[name] = file_hash(file)
        if progress is not None:
            progress(number, len(files))
    return hashlib.sha256(manifest(hashes).encode()).hexdigest()
