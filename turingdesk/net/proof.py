"""Proofs of who is at each end: the desk's certificate, the pairing code, and the token.

No one signs the certificate: a kiosk knows it by its fingerprint, which it stores at pairing. Code
and token are never sent.

A pairing code is short, so it is stretched with Argon2id, over both ends' nonces
and the fingerprint of the certificate that each end sees. Someone in the middle
has another certificate, so proofs of the one side mean nothing to the other; and
to try all codes on a proof that was overheard takes years, not the minutes that
a code is good for. The kiosk proves first: who only asks learns nothing.

The certificate also names this computer and its addresses at the time when it was made, so that
bots that were given it as trusted can verify it as any other. `renewal.py` renews it.

A token is 32 random bytes. The desk keeps its hash alone, and the proof is that
of SCRAM (RFC 5802): it holds for one pair of nonces only, and what the desk keeps
does not suffice to make one.
"""

from __future__ import annotations

import hmac
import ipaddress
import secrets
import socket
import ssl
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.core.errors import WriteFailed
from turingdesk.core.message import message
from turingdesk.net.addresses import own_address
from turingdesk.people.codes import SIGNS, complete
from turingdesk.system.disk import write_whole
from turingdesk.system.os_errors import explain_os_error

if TYPE_CHECKING:
    from cryptography import x509
    from cryptography.hazmat.primitives.asymmetric.types import PrivateKeyTypes

_OWN = 7  #: random characters of a pairing code, before the check character
_BYTES = 32
_ITERATIONS, _LANES, MEMORY_KIB = 3, 4, 1 << 16  #: the second recommendation of RFC 9106


@dataclass(frozen=True, slots=True)
class Meeting:
    """The values that both ends of a connection share, and no other connection has."""

    kiosk_nonce: str
    desk_nonce: str
    fingerprint: str  #: of the desk's certificate, as this end sees it

    @property
    def bytes(self) -> bytes:
        """Return the values as bytes to be hashed."""
        parts = (self.kiosk_nonce, self.desk_nonce, self.fingerprint)
        # The other end can send half a surrogate pair in JSON, which UTF-8 has no bytes for.
        return "\n".join(parts).encode("utf-8", "surrogatepass")


def nonce() -> str:
    """Make a random number that is used once."""
    return secrets.token_hex(_BYTES)


def new_code() -> str:
    """A pairing code: eight characters that are hard to confuse; the last is a check character."""
    return grouped("".join(secrets.choice(SIGNS) for _ in range(_OWN)))


def grouped(signs: str) -> str:
    """A code from seven characters and their check character.

    >>> grouped("K7M4TXR")
    'K7M4-TXRT'
    """
    full_code = complete(signs).replace("-", "")
    return f"{full_code[:4]}-{full_code[4:]}"


def is_sound(code: str) -> bool:
    """True if a code can be correct as typed: a wrong character, or two swapped ones, show.

    >>> is_sound("k7m4 txrt"), is_sound("K7M4-TXR8"), is_sound("K7M4")
    (True, False, False)
    """
    signs = normalized_code(code)
    is_complete = len(signs) == _OWN + 1 and set(signs) <= set(SIGNS)
    return is_complete and normalized_code(grouped(signs[:_OWN])) == signs


def normalized_code(code: str) -> str:
    """A code without spaces and hyphens."""
    return "".join(code.upper().replace("-", "").split())


def key_of(code: str, meeting: Meeting) -> bytes:
    """Derive the key of a code for one connection.

    By intention this takes a fraction of a second and 64 MiB, so that no one who has recorded
    a pairing can try many codes (Argon2id, RFC 9106).
    """
    from cryptography.hazmat.primitives.kdf.argon2 import Argon2id

    # Slow by design: a code has few characters, and a recorded proof could be tried offline.
    stretch = Argon2id(
        salt=sha256(meeting.bytes).digest(),
        length=_BYTES,
        iterations=_ITERATIONS,
        lanes=_LANES,
        memory_cost=MEMORY_KIB,
    )
    return stretch.derive(normalized_code(code).encode("utf-8", "surrogatepass"))


def proof(key: bytes, side: str, meeting: Meeting) -> str:
    """Prove that one side, "kiosk" or "desk", has the key."""
    # The side is part of it, so that one end's proof can't be sent back as the other's.
    return hmac.new(key, side.encode() + b"\n" + meeting.bytes, sha256).hexdigest()


def is_same(first: str, other: str) -> bool:
    """Compare two proofs in a time that doesn't reveal where they differ."""
    # As bytes: compare_digest takes no text beyond ASCII, and the other end can send any.
    return hmac.compare_digest(
        first.encode("utf-8", "surrogatepass"), other.encode("utf-8", "surrogatepass")
    )


def new_token() -> str:
    """A token of a kiosk's own."""
    return secrets.token_hex(_BYTES)


def token_hash(token: str) -> str:
    """The hash of a token that the desk stores: without salt, as it is 32 random bytes."""
    return sha256(bytes.fromhex(token)).hexdigest()


def token_proof(token: str, meeting: Meeting) -> str:
    """That a kiosk has its token, for one meeting."""
    # Crossed with a mask that both know, so the desk can keep the hash and still check the token.
    return _crossed(bytes.fromhex(token), token_hash(token), meeting).hex()


def has_token(masked_token: str, token_digest: str, meeting: Meeting) -> bool:
    """True if a proof is that of the token whose hash the desk keeps."""
    try:
        crossed = bytes.fromhex(masked_token)
    except ValueError:
        return False
    if len(crossed) != _BYTES:
        return False
    token = _crossed(crossed, token_digest, meeting)
    # In constant time, as the length of a comparison would tell how much of it is right.
    return hmac.compare_digest(sha256(token).hexdigest(), token_digest)


def _crossed(data: bytes, token_digest: str, meeting: Meeting) -> bytes:
    mask = hmac.new(bytes.fromhex(token_digest), b"token\n" + meeting.bytes, sha256).digest()
    return bytes(a ^ b for a, b in zip(data, mask, strict=True))


CERTIFICATE, KEY = "certificate.pem", "key.pem"
_YEARS = 50  #: no one renews pinned certificates in time, so they have to last
_NAME, _DAYS = "TuringDesk desk", 365 * _YEARS


def fingerprint(certificate: bytes) -> str:
    """The fingerprint of a certificate (DER)."""
    return sha256(certificate).hexdigest()


def desk_side(folder: Path) -> tuple[ssl.SSLContext, str]:
    """TLS for the desk, and its fingerprint; makes the certificate if there is none.

    Args:
        folder: Where certificate and key are kept.

    Raises:
        WriteFailed: They cannot be read or written.
    """
    try:
        if not (folder / KEY).is_file() or not (folder / CERTIFICATE).is_file():
            write_self_signed(folder / CERTIFICATE, folder / KEY, _NAME, _DAYS)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        # Both ends are ours, so nothing older needs to be understood.
        context.minimum_version = ssl.TLSVersion.TLSv1_3
        mark = load_chain(context, folder)
    except (OSError, ssl.SSLError, ValueError) as problem:
        raise WriteFailed(
            message(
                "The desk's certificate in {folder} can't be used. {why} Correct it, or "
                "delete the folder and pair every kiosk again.",
                folder=folder,
                why=explain_os_error(problem).happened,
            )
        ) from problem
    return context, mark


def load_chain(context: ssl.SSLContext, folder: Path) -> str:
    """Let TLS use what is in a folder from the next connection on; the fingerprint.

    Raises:
        OSError, ssl.SSLError, ValueError: It can't be used.
    """
    context.load_cert_chain(folder / CERTIFICATE, folder / KEY)
    text = (folder / CERTIFICATE).read_text(encoding="ascii")
    return fingerprint(ssl.PEM_cert_to_DER_cert(text))


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


def own_names() -> list[x509.GeneralName]:
    """The names of this computer, and its addresses."""
    from cryptography import x509

    hosts = dict.fromkeys(("localhost", socket.gethostname()))
    # `DNSName` takes ASCII alone, but a computer's name can have other letters.
    plain = [host for host in hosts if host.isascii() and host]
    addresses = dict.fromkeys(("127.0.0.1", "::1", own_address()))
    # Without the zone of a link-local address, which certificates can't name.
    ips = (
        x509.IPAddress(ipaddress.ip_address(address.partition("%")[0])) for address in addresses
    )
    return [*map(x509.DNSName, plain), *ips]


def write_self_signed(
    certificate: Path,
    key: Path,
    name: str,
    days: int,
) -> None:
    """Make a certificate of this computer that is signed with its own key, and write both.

    Args:
        certificate: The file for it; its folder is made if there is none.
        key: The file for the private key.
        name: Whose it is.
        days: How long it is valid, from two days ago on, as clocks differ.
    """
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    # P-256, since browsers take no Ed25519 certificates.
    private = ec.generate_private_key(ec.SECP256R1())
    pem, plain = serialization.Encoding.PEM, serialization.NoEncryption()
    secret = private.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain)
    certificate.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    # The key first: a certificate without its key would be taken for a complete pair.
    write_whole(key, secret, 0o600)
    write_certificate(certificate, private, name, days)


def write_certificate(
    certificate: Path, private: PrivateKeyTypes, name: str = _NAME, days: int = _DAYS
) -> None:
    """Make a certificate of this computer, which its key vouches for, and write it.

    Args:
        certificate: The file for it.
        private: The key.
        name: Whose it is.
        days: How long it is valid, from two days ago on, as clocks differ.

    Raises:
        TypeError: The key is of another kind than those that this program makes.
    """
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.x509.oid import ExtendedKeyUsageOID

    if not isinstance(private, ec.EllipticCurvePrivateKey):
        raise TypeError(message("The key is not one that this program made."))
    subject_name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    # Two days ago, since the clock of a kiosk may be behind, or in another zone.
    began = datetime.now(UTC) - timedelta(days=2)
    builder = (
        x509.CertificateBuilder()
        .subject_name(subject_name)
        .issuer_name(subject_name)
        .public_key(private.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(began)
        .not_valid_after(began + timedelta(days=days))
        # Clients look for names here alone; the common name no longer counts (RFC 9525).
        .add_extension(x509.SubjectAlternativeName(own_names()), critical=False)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        # Whoever trusts it trusts this computer alone, and no other certificate.
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
    )
    signed = builder.sign(private, hashes.SHA256())
    write_whole(certificate, signed.public_bytes(serialization.Encoding.PEM), 0o600)
