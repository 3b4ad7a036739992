"""The settings of a host: where it listens, how it serves the page for browsers, its machines."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.core.message import message
from turingdesk.core.setting import Takes, setting
from turingdesk.net.addresses import WEB_PORT, is_web_address
from turingdesk.net.paired_desk import PORT
from turingdesk.system.settings import MOST_PORT

if TYPE_CHECKING:
    from turingdesk.net.web_site import SiteSettings


@dataclass(frozen=True)
class HostSettings:
    """The settings of `turingdesk host`, which the desk remembers for its own host."""

    port: int = setting("The port to listen on.", PORT, title="Port for kiosks", highest=MOST_PORT)
    web_port: int = setting(
        "The port of the page for browsers.",
        WEB_PORT,
        title="Port for phones and browsers",
        highest=MOST_PORT,
    )
    address: tuple[str, ...] = setting(
        "The only IP address to listen on; or, as a URL such as https://lab.example.org, where a "
        "proxy serves the page for browsers.",
        (),
        title="Addresses",
        hint="192.0.2.7, https://lab.example.org",
        wide=True,
    )
    certificate: str = setting(
        "The lab's own certificate, which browsers know (PEM, with intermediate ones).",
        "",
        takes=Takes.PATH,
    )
    key: str = setting(
        "The private key of the certificate (PEM, without a passphrase).",
        "",
        title="Private key",
        takes=Takes.PATH,
    )
    insecure_http: bool = setting(
        "Serve the page over plain HTTP: others on the network can read and change everything.",
        False,
        title="Plain HTTP, without a warning about the certificate",
    )

    @property
    def listening(self) -> str:
        """The IP address to listen on; empty for all that this computer has."""
        return next((address for address in self.address if "://" not in address), "")

    @property
    def public(self) -> str:
        """The URL of a proxy; empty if there is none."""
        urls = (address.rstrip("/") for address in self.address if "://" in address)
        return next(urls, "")

    @property
    def site(self) -> SiteSettings:
        """The settings of the page for browsers."""
        from turingdesk.net.web_site import SiteSettings  # with all that serves it, 200 ms

        return SiteSettings(
            self.web_port,
            self.listening,
            Path(self.certificate).expanduser() if self.certificate else None,
            Path(self.key).expanduser() if self.key else None,
            self.public,
            plain=self.insecure_http,
        )

    def validation_error(self) -> str:
        """Why these settings can't be used; empty if they can."""
        urls = [address for address in self.address if "://" in address]
        if len(urls) > 1 or len(self.address) - len(urls) > 1:
            return message("There can be one IP address and one URL.")
        if self.public and not is_web_address(self.public):
            return _not_an_address(self.public)
        if self.listening not in ("", "localhost") and not _is_ip(self.listening):
            return _not_an_address(self.listening)
        if bool(self.certificate) != bool(self.key):
            return message("The certificate and its private key belong together.")
        if self.insecure_http and self.certificate:
            return message("Plain HTTP needs no certificate.")
        return ""


@dataclass(frozen=True)
class PartnerSettings:
    """The machine that talks with participants, beside the options of its kind."""

    collection: str = setting(
        "The collection or study of the booths.",
        "",
        title="Study or collection",
        takes=Takes.FOLDER,
        wide=True,
    )
    agent: str = setting("What talks, such as eliza.", "")
    name: str = setting("The agent's name in the data and its table.", "", title="Name (optional)")
    machines: float = setting(
        "The proportion of collected conversations, from 0 to 1; games have a setting for it.",
        0.5,
        title="Proportion of conversations",
        highest=1.0,
    )


def _not_an_address(text: str) -> str:
    return message(
        "{text} is neither an IP address nor a URL such as https://lab.example.org.", text=text
    )


def _is_ip(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
