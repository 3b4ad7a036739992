"""The desk's own certificate, and TLS as both ends use it.

Nobody signs it: a kiosk knows it by its fingerprint, which it keeps at pairing.
"""

from __future__ import annotations

import ssl
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path

from turingdesk.core.errors import WriteFailed
from turingdesk.core.message import message
from turingdesk.system.disk import write_whole

_CERTIFICATE, _KEY = "certificate.pem", "key.pem"
_YEARS = 50  #: pinned certificates are not renewed, so they have to last


def fingerprint(certificate: bytes) -> str:
    """What a certificate (DER) is known by."""
    return sha256(certificate).hexdigest()


def desk_side(folder: Path) -> tuple[ssl.SSLContext, str]:
    """TLS for the desk, and its fingerprint; makes the certificate if there is none.

    Args:
        folder: Where certificate and key are kept.

    Raises:
        WriteFailed: They cannot be read or written.
    """
    try:
        if not (folder / _KEY).is_file() or not (folder / _CERTIFICATE).is_file():
            _make(folder)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version = ssl.TLSVersion.TLSv1_3
        context.load_cert_chain(folder / _CERTIFICATE, folder / _KEY)
        text = (folder / _CERTIFICATE).read_text(encoding="ascii")
    except (OSError, ssl.SSLError, ValueError) as problem:
        raise WriteFailed(
            message(
                "The desk's certificate in {folder} cannot be used: {problem}. Correct "
                "that; or delete the folder, and pair every kiosk again.",
                folder=folder,
                problem=problem,
            )
        ) from problem
    return context, fingerprint(ssl.PEM_cert_to_DER_cert(text))


def kiosk_side() -> ssl.SSLContext:
    """TLS for a kiosk, which looks at the fingerprint by itself."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    # No authority signs the certificate, and desks change their addresses. Instead,
    # `greeting.enter` compares the fingerprint with the pinned one before it sends the token, and
    # at pairing the proofs of the code include the fingerprint that each end sees.
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def _make(folder: Path) -> None:
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "TuringDesk desk")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=2))
        .not_valid_after(now + timedelta(days=365 * _YEARS))
        .sign(key, hashes.SHA256())
    )
    pem, plain = serialization.Encoding.PEM, serialization.NoEncryption()
    secret = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain)
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    write_whole(folder / _KEY, secret, 0o600)
    write_whole(folder / _CERTIFICATE, made.public_bytes(pem), 0o600)
