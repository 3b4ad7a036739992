"""The seal of a study: the file SEALED of its package, which contains who made what, encrypted.

It is JSON. Openly it says which study it seals, how it is locked, how many sessions
were drawn, and the SHA-256 of every other file of the package. Encrypted it contains the
rows of the tables by the ids of the sealed package. `checksum` tells damage from a
wrong passphrase; that no one changed the rest on purpose shows when the seal is opened.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from turingdesk.core.message import message
from turingdesk.core.stimulus import Maker, Origin, Stimulus
from turingdesk.plugins.sealing.errors import BadSeal
from turingdesk.plugins.sealing.passphrase import normalized
from turingdesk.plugins.sealing.seal_cipher import check_locks, locked, new_locks, unlocked
from turingdesk.plugins.sealing.unsealing import LeftOutAnswer, Truths

KIND = "TuringDesk seal"
VERSION = 1
_HIDDEN, _CHECKSUM = "hidden", "checksum"
_AGAIN = message("Use the original sealed package, or seal the study again.")
_LOCKS = ("key_derivation", "cipher")


@dataclass(frozen=True, slots=True)
class Seal:
    """One seal, as it can be read by everyone."""

    study: str  #: id
    title: str
    version: str  #: the study's own
    sessions: int  #: drawn
    files: Mapping[str, str] = field(repr=False)  #: SHA-256 of all other files, by name
    data: bytes = field(repr=False)  #: the file SEALED
    registration: Mapping[str, Any] = field(default_factory=dict, repr=False)
    #: what sessions say of the preregistration, without what was changed and why

    @property
    def fingerprint(self) -> str:
        """SHA-256 of the file: names the seal in journals."""
        return sha256(self.data).hexdigest()

    def open(self, passphrase: str) -> Truths:
        """The truths that the seal hides. Takes about half a second and 128 MiB.

        Raises:
            WrongPassphrase: The passphrase is another one.
            BadSeal: The seal was not made by this program.
        """
        values = _values(self.data)
        locks = {name: values[name] for name in _LOCKS}
        plain = unlocked(values[_HIDDEN], _beside(values), locks, normalized(passphrase))
        return _truths(json.loads(zlib.decompress(plain)))


def new_seal(about: Mapping[str, Any], truths: Truths, passphrase: str) -> Seal:
    """A new seal.

    Args:
        about: What it says openly: study, title, version, sessions, files, registration.
        truths: What it hides.
        passphrase: As `passphrase.checked` gives it.
    """
    values = {"kind": KIND, "format": VERSION, **about, **new_locks()}
    # Compressed first, since what is encrypted can't be compressed.
    plain = zlib.compress(_json(_plain(truths)), 9)
    # Everything in `values` so far is vouched for; what is added below isn't.
    values[_HIDDEN] = locked(plain, _beside(values), values, passphrase)
    values[_CHECKSUM] = sha256(_json(values)).hexdigest()
    # Read from its own bytes, so that a seal that can't be read is never returned.
    return read_seal((json.dumps(values, indent=1, ensure_ascii=False) + "\n").encode())


def read_seal(data: bytes) -> Seal:
    """A seal from its file.

    Raises:
        BadSeal: It is not a seal, damaged, or of a later program.
    """
    values = _values(data)
    if values.get("kind") != KIND:
        raise BadSeal(message("The file is not a seal."), _AGAIN)
    if values.get("format") != VERSION:
        raise BadSeal(
            message("The seal was made by a later version of TuringDesk."),
            message("Install that version."),
        )
    rest = {name: value for name, value in values.items() if name != _CHECKSUM}
    if sha256(_json(rest)).hexdigest() != values.get(_CHECKSUM):
        raise BadSeal(message("The seal was changed after it was made."), _AGAIN)
    check_locks(values)
    try:
        return Seal(
            str(values["study"]),
            str(values["title"]),
            str(values["version"]),
            int(values["sessions"]),
            dict(values["files"]),
            data,
            dict(values.get("registration", {})),
        )
    except (KeyError, TypeError, ValueError):
        raise BadSeal(message("The seal's content is not valid."), _AGAIN) from None


def _values(data: bytes) -> dict[str, Any]:
    try:
        values = json.loads(data)
    except (ValueError, RecursionError):
        what = message("The seal is damaged: it is not valid JSON.")
        raise BadSeal(what, _AGAIN) from None
    if not isinstance(values, dict):
        raise BadSeal(message("The file is not a seal."), _AGAIN)
    return values


def _beside(values: Mapping[str, Any]) -> bytes:
    """The data that the ciphertext vouches for: all that can be read."""
    return _json({n: v for n, v in values.items() if n not in (_HIDDEN, _CHECKSUM)})


def _json(value: Any) -> bytes:
    """The same bytes for the same value, whatever the order of its members."""
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def _plain(truths: Truths) -> dict[str, Any]:
    rows = {}
    for name, row in truths.rows.items():
        rows[name] = {
            "id": row.id,
            "task": row.task,
            "prompt": row.prompt,
            "makers": {s: [m.origin.value, m.agent] for s, m in row.makers.items()},
            "truths": dict(row.truths),
            "provenance": row.provenance,
            "domain": row.domain,
            "parts": list(row.parts),
            "control": row.control,
            "practice": row.practice,
        }
    return {
        "study_hash": truths.study_hash,
        "rows": rows,
        "media": dict(truths.media),
        "tables": dict(truths.tables),
        "toml": truths.toml,
        "registration": dict(truths.registration),
        "left_out": [[omission.task, omission.id, omission.why] for omission in truths.left_out],
        "agents": {agent: dict(agent_row) for agent, agent_row in truths.agents.items()},
    }


def _truths(plain: Mapping[str, Any]) -> Truths:
    rows = {}
    for name, row in plain["rows"].items():
        makers = {s: Maker(Origin(origin), agent) for s, (origin, agent) in row["makers"].items()}
        fields = row | {"makers": makers, "parts": tuple(row["parts"])}
        rows[name] = Stimulus(content=None, **fields)
    return Truths(
        plain["study_hash"],
        rows,
        plain["media"],
        plain["tables"],
        plain["toml"],
        plain.get("registration", {}),
        tuple(LeftOutAnswer(*omission) for omission in plain.get("left_out", ())),
        plain.get("agents", {}),
    )
