"""Packs a study into one .tdz file: all it uses, with a manifest; the same bytes every time."""

from __future__ import annotations

import os
import tempfile
import zipfile
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path

from turingdesk.core.errors import BadStudy, Problem
from turingdesk.core.message import message
from turingdesk.study import archive
from turingdesk.study.check import check_study
from turingdesk.study.fingerprint import manifest
from turingdesk.study.package import Package
from turingdesk.study.registration import FILE as REGISTRATION
from turingdesk.study.schema import FILE
from turingdesk.system.disk import replace, sync_file

CLEANING = "cleaning.csv"  #: what cleaning changed in collected answers
#: Files that are included if they exist, though the study doesn't use them.
ALONGSIDE = (
    *("README.md", "LICENSE", "LICENSE.md", "LICENSE.txt", "CITATION.cff"),
    REGISTRATION,
    CLEANING,
)
_NO_TIME = (1980, 1, 1, 0, 0, 0)  # the earliest that a zip can say


def pack(study: Path, out: Path, *, progress: Callable[[int, int], None] | None = None) -> Package:
    """Write the .tdz of a study that could run.

    Pictures from a folder beside the package go into its folder `media`, and the
    key `media` out of study.toml. Nothing is compressed, so that the bytes depend
    on the study alone.

    Args:
        study: A folder, the study.toml in it, or a .tdz.
        out: The file to write; one that is there is replaced once the new one is whole.
        progress: Told how many files of how many are written.

    Returns:
        The package that was packed.

    Raises:
        BadStudy: The study has errors, names that some systems cannot tell apart, or more
            bytes than are unpacked again.
        OSError: The file cannot be written.
    """
    checked = check_study(study)
    if checked.package is None or checked.errors:
        raise BadStudy(*checked.errors)
    package = checked.package
    files = _files(package)
    _refuse_twins(files)
    _refuse_what_nobody_unpacks(package.toml, files)
    _write(out, package.toml, files, progress or (lambda done, total: None))
    return package


def _files(package: Package) -> dict[str, Path]:
    along = {name: package.folder / name for name in ALONGSIDE}
    return {**{n: path for n, path in along.items() if path.is_file()}, **package.files}


def _refuse_twins(files: Mapping[str, Path]) -> None:
    """Windows and macOS take names that differ only by case for the same."""
    name_by_key: dict[str, str] = {}
    twins = []
    for name in sorted(files):
        before = name_by_key.setdefault(name.casefold(), name)
        if before != name:
            what = message(
                "The names {before!r} and {name!r} differ only by case.", before=before, name=name
            )
            twins.append(Problem(what, message("Rename one of the two files."), name))
    if twins:
        raise BadStudy(*twins)


def _refuse_what_nobody_unpacks(toml: bytes, files: Mapping[str, Path]) -> None:
    total = len(toml) + sum(path.stat().st_size for path in files.values())
    if total > archive.MOST_BYTES:
        fix = message("Make the pictures smaller, or share the folder itself.")
        raise BadStudy(Problem(archive.too_large(total), fix, FILE))


def _write(
    out: Path, toml: bytes, files: Mapping[str, Path], progress: Callable[[int, int], None]
) -> None:
    out.parent.mkdir(parents=True, exist_ok=True)
    # In the same folder, as a rename doesn't go from one file system to another.
    handle, draft_name = tempfile.mkstemp(dir=out.parent, prefix=f".{out.name}-")
    try:
        with os.fdopen(handle, "w+b") as file:
            with zipfile.ZipFile(file, "w") as packed:
                _fill(packed, toml, files, progress)
            # On the disk before it gets its name, or a power cut could leave an empty package
            # there.
            file.flush()
            sync_file(file.fileno())
        # mkstemp lets only its owner read; a package is made to be handed on.
        Path(draft_name).chmod(0o644)
        replace(Path(draft_name), out)
    # Also on Ctrl+C, so that no draft stays in the folder.
    except BaseException:
        Path(draft_name).unlink(missing_ok=True)
        raise


def _fill(
    packed: zipfile.ZipFile,
    toml: bytes,
    files: Mapping[str, Path],
    progress: Callable[[int, int], None],
) -> None:
    hashes = {}
    for number, name in enumerate(sorted([FILE, *files]), 1):
        content = toml if name == FILE else files[name].read_bytes()
        hashes[name] = sha256(content).hexdigest()
        packed.writestr(_member(name), content)
        progress(number, len(files) + 1)
    packed.writestr(_member(archive.MANIFEST), manifest(hashes))


def _member(name: str) -> zipfile.ZipInfo:
    member = zipfile.ZipInfo(name, _NO_TIME)
    member.create_system = 3  # Unix, on every machine
    # A regular file's mode, in the upper half; that of the original differs by computer.
    member.external_attr = 0o100644 << 16
    return member
