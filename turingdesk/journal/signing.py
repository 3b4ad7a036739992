"""Signatures: each user of each computer has an Ed25519 key (RFC 8032), made on first use.

The private key is in the config folder, outside every data folder, so that
anyone who can write the data alone cannot sign. What is signed is the chain up to a
line (see `chain`), so one signature vouches for the whole file up to there. Where
the config folder cannot be written nothing is signed, and sessions run all the same.

Which keys are known: this user's own, and those of booths and desks paired with it.
A key that is not known says nothing bad: data of other laboratories have such keys.
"""

from __future__ import annotations

import json
import os
import re
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeGuard

from turingdesk.core.message import message
from turingdesk.system import paths
from turingdesk.system.disk import replace, sync_file, write_whole

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

_KEY = re.compile(r"[0-9a-f]{64}")
#: Comes before what is signed, so that no one can use a signature in another protocol (domain
#: separation, as in RFC 8032, section 8.6).
_DOMAIN = b"TuringDesk line\n"


class Signer:
    """Signs with this user's key."""

    def __init__(self, key: Ed25519PrivateKey) -> None:
        self._key = key
        self.public = key.public_key().public_bytes_raw().hex()

    def sign(self, link: str) -> str:
        """The signature of a line's link, 128 hexadecimal digits."""
        return self._key.sign(_DOMAIN + link.encode()).hex()


@dataclass(frozen=True, slots=True)
class LineSignature:
    """A signature as it is written to a file."""

    key: str  #: the public key, 64 hexadecimal digits
    signature: str  #: 128 hexadecimal digits
    link: str  #: what it should be a signature of
    seq: int  #: of the line that it is in

    @property
    def is_sound(self) -> bool:
        """True if the key's owner signed just this."""
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

        try:
            key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(self.key))
            key.verify(bytes.fromhex(self.signature), _DOMAIN + self.link.encode())
        except (InvalidSignature, ValueError):
            return False
        return True

    def problem(self, last: int) -> str:
        """The problem of a file's signature; empty if there is none.

        Args:
            last: The number (`seq`) of the file's last line.
        """
        if not self.is_sound:
            return message(
                "The signature doesn't match: the content was changed after it was signed."
            )
        if self.seq < last:
            return message("Lines were added after the signed one.")
        return ""


def own_signer() -> Signer | None:
    """Signs with this user's key, made on first use; None if there can be none."""
    try:
        return _signer(key_file())
    except (OSError, ValueError):  # not writable, or damaged: `doctor` reports it
        return None


def own_key() -> str:
    """This user's public key; empty if there can be none."""
    signer = own_signer()
    return signer.public if signer else ""


def key_file() -> Path:
    """Where this user's private key is; only this user can read it."""
    return paths.config() / "signing-key"


def known_keys() -> dict[str, str]:
    """The keys that this user knows, each with whose it is; the own one among them."""
    signer = own_signer()
    return _remembered() | ({signer.public: message("this computer")} if signer else {})


def remember_key(key: object, whose: str) -> None:
    """Know a key from now on, unless it is known; one that cannot be written is omitted."""
    key_owners = _remembered()
    # Whose a key is stays as it was first told; a later stranger can't rename it.
    if is_key(key) and key not in key_owners:
        text = json.dumps(key_owners | {key: whose}, indent=2, ensure_ascii=False)
        with suppress(OSError):
            write_whole(_known_file(), text.encode() + b"\n", mode=0o600)


def is_key(text: object) -> TypeGuard[str]:
    """True if a text is a public key: 64 hexadecimal digits."""
    return isinstance(text, str) and _KEY.fullmatch(text) is not None


def _known_file() -> Path:
    return paths.config() / "known-keys.json"


def _remembered() -> dict[str, str]:
    try:
        content = json.loads(_known_file().read_bytes())
    except (OSError, ValueError):
        return {}
    items = content.items() if isinstance(content, dict) else ()
    return {key: str(whose) for key, whose in items if is_key(key)}


@lru_cache(8)
def _signer(file: Path) -> Signer:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    if not file.exists():
        _make(file, Ed25519PrivateKey.generate().private_bytes_raw().hex())
    # Read from the file even if it is new: another process may have been faster.
    secret = bytes.fromhex(file.read_text(encoding="ascii").strip())
    return Signer(Ed25519PrivateKey.from_private_bytes(secret))


def _make(file: Path, secret: str) -> None:
    """Write a new key whole, unless another process of this user was faster."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, draft_name = tempfile.mkstemp(dir=file.parent, prefix=".signing-")  # mode 600
    draft = Path(draft_name)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as new:
            new.write(f"{secret}\n")
            new.flush()
            sync_file(new.fileno())
        # A link, unlike a rename, never replaces the key of a process that was faster.
        with suppress(FileExistsError):
            file.hardlink_to(draft)
    except OSError:  # a file system without links
        if not file.exists():
            replace(draft, file)
    finally:
        draft.unlink(missing_ok=True)
