"""The kiosks that are paired with this desk: their names, and the hashes of their tokens."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from turingdesk.core.errors import WriteFailed
from turingdesk.core.message import message
from turingdesk.journal.ledger import machine_word
from turingdesk.net.proof import new_token, token_hash
from turingdesk.system import paths
from turingdesk.system.clock import utc_now
from turingdesk.system.disk import write_whole
from turingdesk.system.os_errors import explain_os_error, os_errors_as

LONGEST_NAME = 60
_FILE = "booths.json"
BOTS_FILE = "bots.json"  #: beside it, see `registered_bots`


@dataclass(frozen=True, slots=True)
class PairedKiosk:
    """A kiosk that was paired."""

    id: str
    name: str  #: no two booths share one
    kept: str  #: the hash of its token
    paired_at: str  #: UTC, ISO 8601


def desk_folder() -> Path:
    """The folder of the certificate and of paired kiosks; apart from data, which are copied."""
    return paths.config() / "booths"


def has_paired_kiosks(folder: Path) -> bool:
    """True if booths were ever paired with this desk; cheap."""
    return (folder / _FILE).is_file()


def has_bots(folder: Path) -> bool:
    """True if bots ever had keys of this desk; cheap."""
    return (folder / BOTS_FILE).is_file()


class PairedKiosks:
    """The list of paired kiosks, in a file of this user's desk.

    Args:
        folder: Where it lies.

    Raises:
        WriteFailed: The file is damaged.
    """

    def __init__(self, folder: Path) -> None:
        self._file = folder / _FILE
        self._members = {kiosk.id: kiosk for kiosk in self._read()}

    def all(self) -> tuple[PairedKiosk, ...]:
        """Every booth, in the order in which they were paired."""
        return tuple(self._members.values())

    def find(self, booth: str) -> PairedKiosk | None:
        """The booth of an id; None if it was never paired, or was removed."""
        return self._members.get(booth)

    def add(self, name: str) -> tuple[PairedKiosk, str]:
        """Add a booth.

        Args:
            name: What it calls itself; a number is added where another one is called so.

        Returns:
            The booth, and its token, which is kept nowhere here.

        Raises:
            WriteFailed: The config folder cannot be written.
        """
        token, free_name = new_token(), self._free(name)
        # At random, so that no two booths ever have one ID, whatever their names are.
        booth = f"{machine_word(free_name)}-{secrets.token_hex(4)}"
        member = PairedKiosk(booth, free_name, token_hash(token), utc_now())
        self._write({**self._members, booth: member})
        return member, token

    def rename(self, booth: str, name: str) -> None:
        """Rename a booth.

        Raises:
            WriteFailed: The config folder cannot be written.
        """
        member = self._members[booth]
        others = {
            kiosk_id: kiosk for kiosk_id, kiosk in self._members.items() if kiosk_id != booth
        }
        free_name = self._free(name, others)
        self._write({**self._members, booth: replace(member, name=free_name)})

    def remove(self, booth: str) -> None:
        """Forget a booth: its token is no longer valid.

        Raises:
            WriteFailed: The config folder cannot be written.
        """
        self._write(
            {kiosk_id: kiosk for kiosk_id, kiosk in self._members.items() if kiosk_id != booth}
        )

    def _free(self, name: str, others: Mapping[str, PairedKiosk] | None = None) -> str:
        # Names come from other computers, and control characters in them could change a terminal.
        plain = " ".join("".join(s for s in name if s.isprintable()).split())[:LONGEST_NAME]
        base_name = plain or "Booth"
        kiosks = self._members if others is None else others
        existing_names = {kiosk.name.casefold() for kiosk in kiosks.values()}
        free_name, number = base_name, 2
        while free_name.casefold() in existing_names:
            free_name, number = f"{base_name} ({number})", number + 1
        return free_name

    def _read(self) -> list[PairedKiosk]:
        try:
            content = json.loads(self._file.read_bytes())
            return [_member(item) for item in content["booths"]]
        except FileNotFoundError:
            return []
        except (OSError, ValueError, KeyError, TypeError) as problem:
            raise WriteFailed(
                message(
                    "The list of booths {file} can't be read. {why} Restore it from a "
                    "backup, or delete it and pair every kiosk again.",
                    file=self._file,
                    why=explain_os_error(problem).happened,
                )
            ) from problem

    def _write(self, members: Mapping[str, PairedKiosk]) -> None:
        content = {"booths": [asdict(kiosk) for kiosk in members.values()]}
        with os_errors_as(
            WriteFailed,
            message("The list of booths {file} can't be written. {why}"),
            file=self._file,
        ):
            write_whole(
                self._file, json.dumps(content, indent=2, ensure_ascii=False).encode(), 0o600
            )
        # Only once it is written, or a kiosk could be paired until the next restart alone.
        self._members = dict(members)


def _member(fields: Mapping[str, Any]) -> PairedKiosk:
    member = PairedKiosk(*(str(fields[name]) for name in ("id", "name", "kept", "paired_at")))
    # A short hash, from a damaged file, would be easy to match.
    if len(bytes.fromhex(member.kept)) != len(bytes.fromhex(token_hash("00"))):
        raise ValueError(message("a token's hash is too short"))
    return member
