"""Addresses of this computer, as a phone in the same network finds it, and links to them."""

from __future__ import annotations

import socket
from contextlib import suppress
from urllib.parse import quote, urlsplit

WEB_PORT = 47358  #: of the page for browsers; booths have their own
_SOMEWHERE = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))
#: What services put in place of a parameter: Prolific's and SONA's notation.
_SERVICES = {
    "PROLIFIC_PID": "{{%PROLIFIC_PID%}}",
    "STUDY_ID": "{{%STUDY_ID%}}",
    "SESSION_ID": "{{%SESSION_ID%}}",
    "survey_code": "%SURVEY_CODE%",
}


def own_address() -> str:
    """The address by which others in the network reach this computer; loopback without a network.

    Nothing is sent: the system only says from which of its addresses it would send (connect(2)).
    """
    for elsewhere, family in _SOMEWHERE:
        # To connect a datagram socket sends nothing: the system only chooses the address it would
        # use.
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((elsewhere, 9))  # an address of documentation, RFC 5737 and RFC 3849
            return str(probe.getsockname()[0])
    return "127.0.0.1"


def web_address(port: int, host: str = "", *, plain: bool = False) -> str:
    """The beginning of every link.

    Args:
        port: Of the page.
        host: A name, or an address; by default this computer's.
        plain: Whether the page is served over plain HTTP.

    >>> web_address(47358, "lab.example.org"), web_address(80, "10.0.0.7", plain=True)
    ('https://lab.example.org:47358', 'http://10.0.0.7')
    >>> web_address(443, "fe80::1")
    'https://[fe80::1]'
    """
    at = host or own_address()
    at = f"[{at}]" if ":" in at else at
    default_port = 80 if plain else 443
    return f"{'http' if plain else 'https'}://{at}" + ("" if port == default_port else f":{port}")


def link(address: str, token: str) -> str:
    """The link of an invitation.

    >>> link("https://lab.example.org/", "abc")
    'https://lab.example.org/join/abc'
    """
    return f"{address.rstrip('/')}/join/{quote(token, safe='')}"


def with_parameters(link: str, parameters: tuple[str, ...]) -> str:
    """A link to give to a service, which replaces what it knows by each participant's values.

    >>> with_parameters("https://x/join/abc", ("PROLIFIC_PID", "other"))
    'https://x/join/abc?PROLIFIC_PID={{%PROLIFIC_PID%}}'
    """
    query_parts = [f"{name}={_SERVICES[name]}" for name in parameters if name in _SERVICES]
    return f"{link}?{'&'.join(query_parts)}" if query_parts else link


def origin(address: str) -> str:
    """An address as browsers name the site of a page (RFC 6454, section 6.2).

    >>> origin("https://Lab.example.org:443/"), origin("http://[FE80::1]:8080")
    ('https://lab.example.org', 'http://[fe80::1]:8080')
    """
    parts = urlsplit(address)
    at = parts.hostname or ""
    # An Origin header names a host in its ASCII form.
    at = f"[{at}]" if ":" in at else at.encode("idna").decode("ascii")
    default_port = {"https": 443, "http": 80}.get(parts.scheme)
    port = "" if parts.port in (None, default_port) else f":{parts.port}"
    return f"{parts.scheme}://{at}{port}"


def is_web_address(address: str) -> bool:
    """True if links can begin with an address.

    >>> is_web_address("https://lab.example.org:47358"), is_web_address("lab.example.org")
    (True, False)
    """
    try:
        parts = urlsplit(address)
        origin(address)
    except ValueError:
        return False
    is_bare = parts.path in ("", "/") and not parts.query and not parts.fragment
    return parts.scheme in ("https", "http") and bool(parts.hostname) and is_bare
