"""The lock of a seal: a key from the passphrase by scrypt, then AES-256 in GCM mode.

Both are those of the package `cryptography`. Scrypt takes 128 MiB and about half a
second for each guess. GCM also vouches for what is beside the ciphertext, so
that nothing of a seal can be changed unseen.
"""

from __future__ import annotations

import base64
import binascii
import secrets
from collections.abc import Mapping
from typing import Any

from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import message
from turingdesk.plugins.sealing.errors import BadSeal, WrongPassphrase

COST = {"n": 2**17, "r": 8, "p": 1}
#: Between these a seal may ask for more or less than usual; beyond, it was not made here.
LEAST, _MOST = {"n": 2**15, "r": 8, "p": 1}, {"n": 2**20, "r": 16, "p": 4}
_SALT, _NONCE = 16, 12  #: bytes
WRONG = message(
    "This passphrase doesn't open the seal. Check Caps Lock, spaces, and keyboard layout."
)


def new_locks(cost: Mapping[str, int] | None = None) -> dict[str, Any]:
    """The locks of a new seal: salt, nonce and the cost of a guess.

    Args:
        cost: Of scrypt: n, r and p.
    """
    derivation = {"name": "scrypt", "salt": _text(secrets.token_bytes(_SALT)), **(cost or COST)}
    nonce = _text(secrets.token_bytes(_NONCE))
    return {"key_derivation": derivation, "cipher": {"name": "AES-256-GCM", "nonce": nonce}}


def locked(plain: bytes, beside: bytes, locks: Mapping[str, Any], passphrase: str) -> str:
    """The ciphertext.

    Args:
        plain: What is to be hidden.
        beside: What is beside it, readable, and must not be changed.
        locks: From `new_locks`.
        passphrase: As `passphrase.checked` gives it.
    """
    cipher, nonce = _cipher(locks, passphrase)
    return _text(cipher.encrypt(nonce, plain, beside))


def unlocked(ciphertext: str, beside: bytes, locks: Mapping[str, Any], passphrase: str) -> bytes:
    """The plain text that was hidden.

    Raises:
        WrongPassphrase: It is another one, or the seal was changed with care.
        BadSeal: The seal asks for what no seal asks for.
    """
    from cryptography.exceptions import InvalidTag

    hidden = _bytes(ciphertext)
    cipher, nonce = _cipher(locks, passphrase)
    try:
        return bytes(cipher.decrypt(nonce, hidden, beside))
    except InvalidTag:
        # GCM can't tell a wrong key from changed data.
        raise WrongPassphrase(WRONG) from None


def check_locks(locks: Mapping[str, Any]) -> None:
    """Check that a seal is locked in a way that this program knows and can afford.

    Raises:
        BadSeal: It is not.
    """
    derivation, cipher = locks.get("key_derivation"), locks.get("cipher")
    if not isinstance(derivation, dict) or not isinstance(cipher, dict):
        raise BadSeal(message("The seal doesn't say how it is encrypted."))
    if derivation.get("name") != "scrypt" or cipher.get("name") != "AES-256-GCM":
        raise BadSeal(
            message("This version of TuringDesk doesn't know how the seal is encrypted.")
        )
    for name, least in LEAST.items():
        value = derivation.get(name)
        # Not isinstance, for which True is an int.
        if type(value) is not int or not least <= value <= _MOST[name] or value & (value - 1):
            raise BadSeal(
                message(
                    "The seal has {name} = {value}, which is not a valid value.",
                    name=name,
                    value=value,
                )
            )
    if len(_bytes(derivation.get("salt"))) < _SALT or len(_bytes(cipher.get("nonce"))) != _NONCE:
        raise BadSeal(message("The seal's salt or nonce is incomplete."))


def _cipher(locks: Mapping[str, Any], passphrase: str) -> tuple[Any, bytes]:
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

    # Before scrypt runs: a seal that someone made could ask for all of the memory.
    check_locks(locks)
    derivation = locks["key_derivation"]
    derived = Scrypt(
        _bytes(derivation["salt"]), 32, derivation["n"], derivation["r"], derivation["p"]
    )
    try:
        # A new salt makes a new key for each seal, so that a nonce never comes twice under one
        # key, which would break GCM (NIST SP 800-38D, section 8).
        # Without `surrogatepass`, half a character in a passphrase that is tried would raise an
        # error, instead of not opening the seal.
        key = derived.derive(passphrase.encode("utf-8", "surrogatepass"))
    except MemoryError:
        # The memory that scrypt takes is 128 n r bytes (RFC 7914, section 2).
        needed = 128 * derivation["n"] * derivation["r"] // 2**20
        raise TuringDeskError(
            message(
                "There is not enough free memory to check the passphrase: {needed} MB are "
                "needed. Close other programs, then try again.",
                needed=needed,
            )
        ) from None
    return AESGCM(key), _bytes(locks["cipher"]["nonce"])


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode("ascii")


def _bytes(text: Any) -> bytes:
    try:
        # Without `validate`, Python skips characters that are none of base64, and changed text
        # would pass.
        return base64.b64decode(text, validate=True)
    except (binascii.Error, TypeError, ValueError):
        raise BadSeal(message("The seal is damaged: its bytes can't be read.")) from None
