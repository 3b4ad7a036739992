"""A certificate of the desk that names the addresses of today, with the key that it always had.

Bots verify the desk by a name or an address in its certificate. A desk that was moved, or was set
up by an early version, has a certificate that doesn't name them. Kiosks know the desk by the
fingerprint of the certificate that they saw at pairing, which another one doesn't have. But the
fingerprint also stands for the key in it, and a renewed certificate has the same key. So the desk
stores its earlier certificates and shows a kiosk the one that it pinned; TLS has proven already
that the desk has the key (RFC 8446, section 4.4.3), and the kiosk pins the new one. Someone in the
middle can show the earlier certificate as well, and doesn't have its key.
"""

from __future__ import annotations

import base64
import binascii
import ssl
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.core.errors import WriteFailed
from turingdesk.core.message import message
from turingdesk.net.proof import (
    CERTIFICATE,
    KEY,
    fingerprint,
    is_same,
    own_names,
    write_certificate,
)
from turingdesk.system.disk import write_whole
from turingdesk.system.os_errors import explain_os_error

if TYPE_CHECKING:
    from cryptography import x509

_BEFORE = "certificates-before.pem"  #: earlier ones, the oldest first
_END = "-----END CERTIFICATE-----\n"


def named(folder: Path) -> tuple[str, ...]:
    """The names and addresses that the desk's certificate has; none where there is none.

    Args:
        folder: Where certificate and key are stored.
    """
    return tuple(map(_in_words, _names(folder)))


def unnamed(folder: Path) -> tuple[str, ...]:
    """Names and addresses of this computer that the certificate lacks; none where there is none.

    Args:
        folder: Where certificate and key are stored.
    """
    if not (folder / CERTIFICATE).is_file():
        return ()  # the one that is made next has them
    known_names = _names(folder)
    return tuple(
        _in_words(general_name) for general_name in own_names() if general_name not in known_names
    )


def _names(folder: Path) -> list[x509.GeneralName]:
    from cryptography import x509

    try:
        loaded = x509.load_pem_x509_certificate((folder / CERTIFICATE).read_bytes())
        return list(loaded.extensions.get_extension_for_class(x509.SubjectAlternativeName).value)
    except (OSError, ValueError, x509.ExtensionNotFound):
        return []


def _in_words(name: x509.GeneralName) -> str:
    return str(name.value)


def renew(folder: Path) -> None:
    """Make another certificate of the desk, with the same key, and store the earlier one.

    Args:
        folder: Where certificate and key are stored.

    Raises:
        WriteFailed: They can't be read or written; the desk has the certificate that it had.
    """
    from cryptography.hazmat.primitives import serialization

    try:
        key = serialization.load_pem_private_key((folder / KEY).read_bytes(), None)
        # First: after a crash in between, the certificate is one of the earlier ones as well.
        write_whole(folder / _BEFORE, "".join(_with_ours(folder)).encode("ascii"), 0o600)
        write_certificate(folder / CERTIFICATE, key)
    except (OSError, ValueError, TypeError) as problem:
        raise WriteFailed(
            message(
                "The desk's certificate in {folder} can't be renewed. {why}",
                folder=folder,
                why=explain_os_error(problem).happened,
            )
        ) from problem


def _with_ours(folder: Path) -> list[str]:
    ours = (folder / CERTIFICATE).read_text(encoding="ascii")
    # Each once, since a renewal that was interrupted is done again.
    return [*(certificate for certificate in _before(folder) if certificate != ours), ours]


def _before(folder: Path) -> list[str]:
    try:
        content = (folder / _BEFORE).read_text(encoding="ascii")
    # The desk has renewed nothing yet.
    except FileNotFoundError:
        return []
    return [f"{part}{_END}" for part in content.split(_END) if part.strip()]


def earlier(folder: Path, pinned: object) -> str:
    """The earlier certificate of a fingerprint, as the desk shows it to a kiosk; empty for none.

    Args:
        folder: Where certificate and key are stored.
        pinned: What a kiosk says that it knows the desk by.
    """
    if not isinstance(pinned, str) or not pinned:
        return ""
    try:
        certificates = [ssl.PEM_cert_to_DER_cert(pem) for pem in _before(folder)]
    except (OSError, ValueError):
        return ""
    pinned_certificate = next(
        (certificate for certificate in certificates if is_same(fingerprint(certificate), pinned)),
        b"",
    )
    return base64.b64encode(pinned_certificate).decode("ascii")


def is_renewed(certificate: bytes, before: object, pinned: str) -> bool:
    """True if the certificate of the other end is that of the desk that a kiosk knows, renewed.

    Args:
        certificate: The other end's certificate (DER), whose key it has, as TLS has seen.
        before: The earlier certificate that it shows.
        pinned: The fingerprint of the desk's certificate.
    """
    from cryptography import x509

    try:
        # Not from a store of trusted ones: what the kiosk pinned is all that it trusts.
        earlier_certificate = base64.b64decode(str(before), validate=True)
        if not earlier_certificate or not is_same(fingerprint(earlier_certificate), pinned):
            return False
        keys = [
            x509.load_der_x509_certificate(der).public_key()
            for der in (earlier_certificate, certificate)
        ]
    except (binascii.Error, ValueError):
        return False
    return keys[0] == keys[1]
