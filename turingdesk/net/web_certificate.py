"""Certificates of the page for browsers: the lab's own, or a self-signed one.

Booths pin the desk's certificate, which therefore never changes. Browsers can't pin: they check
names and ages, and some refuse certificates without names or of many years for good, even where a
person wants to go on. So the page has a certificate of its own with this computer's names and
addresses, valid for a year; a browser still warns of it, as no authority knows it.
"""

from __future__ import annotations

import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path

from turingdesk.core.errors import WriteFailed
from turingdesk.core.message import message
from turingdesk.net.proof import own_names, write_self_signed
from turingdesk.system.os_errors import explain_os_error

_CERTIFICATE, _KEY = "web-certificate.pem", "web-key.pem"
_DAYS, _LAST_DAYS = 397, 30  #: browsers accept no longer ones; made again in the last days


def lab_context(certificate: Path, key: Path) -> ssl.SSLContext:
    """TLS with the lab's own certificate.

    Args:
        certificate: In PEM, with those of the authorities between it and a known one.
        key: Its private key, without a passphrase.

    Raises:
        WriteFailed: They can't be read, or don't belong together.
    """
    try:
        return _context(certificate, key)
    except (OSError, ssl.SSLError, ValueError) as problem:
        raise WriteFailed(
            message(
                "The certificate {certificate} with the key {key} can't be used. {why} Both have "
                "to be PEM files that belong together, and the key must have no passphrase.",
                certificate=certificate,
                key=key,
                why=_why(problem),
            )
        ) from problem


def own_context(folder: Path) -> ssl.SSLContext:
    """TLS with a certificate of this computer's own; made if there is none, or it is too old.

    Args:
        folder: Where certificate and key are kept.

    Raises:
        WriteFailed: They can't be read or written.
    """
    try:
        if not _is_good(folder):
            write_self_signed(folder / _CERTIFICATE, folder / _KEY, "TuringDesk", _DAYS)
        return _context(folder / _CERTIFICATE, folder / _KEY)
    except (OSError, ssl.SSLError, ValueError) as problem:
        raise WriteFailed(
            message(
                "The certificate of the page for browsers in {folder} can't be used. {why} Delete "
                "{file}, and try again.",
                folder=folder,
                why=_why(problem),
                file=_CERTIFICATE,
            )
        ) from problem


def _context(certificate: Path, key: Path) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    # Unlike kiosks, participants' browsers can be too old for TLS 1.3.
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    # Without this, OpenSSL would ask the terminal for the passphrase of an encrypted key.
    context.load_cert_chain(certificate, key, password=lambda: "")
    return context


def _why(problem: Exception) -> str:
    # `ssl.SSLError` is an `OSError`, but its number is OpenSSL's, not the system's.
    is_of_system = isinstance(problem, OSError) and not isinstance(problem, ssl.SSLError)
    return explain_os_error(problem).happened if is_of_system else f"{problem}."


def _is_good(folder: Path) -> bool:
    """True if there is a certificate for the names that this computer has now."""
    from cryptography import x509

    try:
        certificate = x509.load_pem_x509_certificate((folder / _CERTIFICATE).read_bytes())
        names = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except (FileNotFoundError, ValueError, x509.ExtensionNotFound):
        return False
    # Made again before it ends, since browsers refuse one that has ended without a way around.
    is_young = certificate.not_valid_after_utc - datetime.now(UTC) > timedelta(days=_LAST_DAYS)
    # Browsers compare the address in the link with the names, and a computer's address can change.
    is_whole = set(own_names()) <= set(names)
    return is_young and is_whole and (folder / _KEY).is_file()
