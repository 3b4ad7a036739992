"""The settings of a host: where it listens, and how it serves the page for browsers."""

from __future__ import annotations

from dataclasses import dataclass

from turingdesk.core.setting import Takes, setting
from turingdesk.net.addresses import WEB_PORT
from turingdesk.net.paired_desk import PORT
from turingdesk.system.settings import MOST_PORT


@dataclass(frozen=True)
class HostSettings:
    """The settings of `turingdesk host`, some of which the desk remembers for its own host."""

    port: int = setting("The port to listen on.", PORT, title="Port for kiosks", highest=MOST_PORT)
    address: tuple[str, ...] = setting(
        "The only IP address to listen on; or, as a URL such as https://lab.example.org, where a "
        "proxy serves the page for browsers.",
        (),
        title="Public address",
        hint="https://lab.example.org",
    )
    web_port: int = setting(
        "The port of the page for browsers.",
        WEB_PORT,
        title="Port for phones and browsers",
        highest=MOST_PORT,
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
    )
    machines: float = setting(
        "The proportion of collected conversations, from 0 to 1; games have a setting for it.",
        0.5,
        title="Share of machines",
        highest=1.0,
    )
