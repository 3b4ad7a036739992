"""The seals that a data folder keeps beside its journals, so that it can be unsealed by itself."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.core.message import message
from turingdesk.plugins.sealing.errors import BadSeal, WrongPassphrase
from turingdesk.plugins.sealing.sealed_package import SUFFIX
from turingdesk.plugins.sealing.unsealing import SealKeys, Truths
from turingdesk.study.seals import NO_KEYS, STORED, Keys

if TYPE_CHECKING:
    from turingdesk.plugins.sealing.seal import Seal


def seals(data: Path) -> dict[str, Seal]:
    """The seals of a data folder by fingerprint; damaged ones are omitted."""
    return {seal.fingerprint: seal for seal in map(_read, _files(data)) if seal is not None}


def unlock(
    data: Path,
    passphrase: str,
    keys: Keys = NO_KEYS,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> SealKeys:
    """Open the seals of a data folder; those that were opened before stay open.

    Args:
        data: The data folder.
        passphrase: Of one or several of its seals. It is not kept.
        keys: Seals that were opened before.
        progress: Told how many seals were tried, of how many; each takes half a second.

    Returns:
        `keys` and what the passphrase opened.

    Raises:
        BadSeal: There is no seal here, or every one was changed or damaged.
        WrongPassphrase: It opens none of those that are still closed.
    """
    closed = [seal for name, seal in _sound_seals(data).items() if name not in keys]
    opened: dict[str, Truths] = {}
    wrong: Exception | None = None
    # One after the other, since scrypt takes 128 MiB for each.
    for number, seal in enumerate(closed, 1):
        try:
            opened[seal.fingerprint] = seal.open(passphrase)
        except (WrongPassphrase, BadSeal) as problem:
            wrong = problem
        progress(number, len(closed))
    if wrong is not None and not opened:
        raise wrong
    return SealKeys(opened) | keys


def _sound_seals(data: Path) -> dict[str, Seal]:
    """The seals of a data folder that are as they were made, of which there is one at least."""
    files = _files(data)
    if not files:
        raise BadSeal(
            message(
                "{data} contains no seal: none of its sessions belongs to a sealed study.",
                data=data,
            )
        )
    good = seals(data)
    if not good:
        raise BadSeal(
            message(
                "The seals in {seals} were changed or damaged. Copy SEALED of the sealed "
                "package to {files}.",
                seals=data / STORED,
                files=files[0],
            )
        )
    return good


def _files(data: Path) -> list[Path]:
    return sorted((data / STORED).glob(f"*{SUFFIX}"))


def _read(path: Path) -> Seal | None:
    """A seal whose bytes are those that its name, and the journals, stand for."""
    from turingdesk.plugins.sealing.seal import read_seal

    with suppress(BadSeal, OSError):
        seal = read_seal(path.read_bytes())
        if seal.fingerprint == path.stem:
            return seal
    return None
