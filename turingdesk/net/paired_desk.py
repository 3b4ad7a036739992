"""A kiosk's record of the desk that it is paired with: address, fingerprint and its token."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

from turingdesk.core.errors import TuringDeskError, WriteFailed
from turingdesk.core.message import message
from turingdesk.system import paths
from turingdesk.system.disk import write_whole
from turingdesk.system.os_errors import os_errors_as

PORT = 47357  #: where the desk listens unless told otherwise
_MOST_PORT = 65_535


class BadAddress(TuringDeskError):
    """A desk's address is the name or IP address of its computer, with a port if needed."""


@dataclass(frozen=True, slots=True)
class Paired:
    """One desk, as one kiosk knows it."""

    host: str
    port: int
    fingerprint: str  #: of the desk's certificate
    booth: str  #: the kiosk's id there
    token: str = field(repr=False)
    desk: str  #: what the desk is called

    def at(self, host: str, port: int) -> Paired:
        """Return the same desk at another address."""
        return replace(self, host=host, port=port)

    def keep(self, file: Path | None = None) -> None:
        """Write it down, for this user alone to read.

        Raises:
            WriteFailed: The config folder cannot be written.
        """
        path = file or paired_file()
        with os_errors_as(WriteFailed, message("{path} can't be written. {why}"), path=path):
            write_whole(path, json.dumps(asdict(self), indent=2).encode() + b"\n", 0o600)


def paired_file() -> Path:
    """The file of this kiosk's pairing."""
    return paths.config() / "paired.json"


def paired(file: Path | None = None) -> Paired | None:
    """The desk that this kiosk is paired with; None if there is none, or it is damaged."""
    try:
        content = json.loads((file or paired_file()).read_bytes())
        texts = [str(content[name]) for name in ("host", "fingerprint", "booth", "token", "desk")]
        host, mark, booth, token, desk = texts
        # A token that was damaged is found here, and not in the middle of a greeting.
        bytes.fromhex(token)
        return Paired(host, int(content["port"]), mark, booth, token, desk)
    except (OSError, ValueError, KeyError, TypeError):
        return None


def address(text: str) -> tuple[str, int]:
    """Host and port of what someone typed.

    Raises:
        BadAddress: It is not an address.

    >>> address("desk.lab"), address("10.0.0.5:4000"), address("[fe80::1]:80"), address("fe80::1")
    (('desk.lab', 47357), ('10.0.0.5', 4000), ('fe80::1', 80), ('fe80::1', 47357))
    """
    plain = text.strip()
    if plain.startswith("["):
        host, _, rest = plain[1:].partition("]")
        port = rest.removeprefix(":") if rest else str(PORT)
    # More than one colon is an IPv6 address without a port.
    elif plain.count(":") == 1:
        host, _, port = plain.partition(":")
    else:
        host, port = plain, str(PORT)
    if not host or not port.isdecimal() or not 0 < int(port) <= _MOST_PORT:
        raise BadAddress(
            message(
                "{text!r} is not a valid address. Use, for example, 192.168.1.10 or desk:{port}.",
                text=text,
                port=PORT,
            )
        )
    return host, int(port)
