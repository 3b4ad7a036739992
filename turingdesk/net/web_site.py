"""The page for phones and browsers: on which port, for which studies, and whom it lets in.

It has a port of its own, so that a flood of strangers keeps no booth out, and so that browsers can
get a certificate of the lab's. It is there only if someone asks for it. Who comes has an
invitation, or is shown a calm page that says why they don't get in.
"""

from __future__ import annotations

import logging
import ssl
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.core.conversation import one_line
from turingdesk.net.addresses import WEB_PORT, link, web_address
from turingdesk.net.server import Refused, Server
from turingdesk.net.web import TurnedAway, Visit, Visitor, WebPart
from turingdesk.net.web_certificate import lab_context, own_context
from turingdesk.net.web_visitor import NOT_OPEN
from turingdesk.people.invitations import InvitationRefused, Invitations

if TYPE_CHECKING:
    from turingdesk.net.rooms import Rooms
    from turingdesk.study.package import Package

logger = logging.getLogger(__name__)
_LONGEST_VALUE = 500  #: characters of a parameter


@dataclass(frozen=True, slots=True)
class SiteSettings:
    """How the page is reached."""

    port: int = WEB_PORT
    address: str = ""  #: of this computer, to listen on; empty for all it has
    certificate: Path | None = None  #: of the lab's own; else this computer signs one
    key: Path | None = None  #: of the certificate
    plain: bool = False  #: whether over HTTP, which others in the network can read

    def context(self, folder: Path) -> ssl.SSLContext | None:
        """TLS for the page; None over plain HTTP.

        Args:
            folder: Of the certificate that this computer signs.

        Raises:
            WriteFailed: The certificate can't be used.
        """
        if self.plain:
            return None
        if self.certificate is not None and self.key is not None:
            return lab_context(self.certificate, self.key)
        return own_context(folder)


class InvitationDoor:
    """Lets in those who have an invitation to one of the studies that are open.

    Args:
        data: The data folder.
        packages: The studies.
    """

    def __init__(self, data: Path, packages: Sequence[Package]) -> None:
        self.packages: dict[str, Package] = {}
        self.add(packages)
        self._data = data
        self._invitations = Invitations(data)

    def add(self, packages: Sequence[Package]) -> None:
        """Open further studies, or a study as it is now."""
        self.packages |= {one.study.id: one for one in packages}

    def __call__(self, visit: Visit) -> Visitor:
        """Who a visitor is.

        Raises:
            TurnedAway: They don't get in.
            WriteFailed: The data folder can't be written.
        """
        try:
            invitation = self._invitations.look(visit.token)
            package = self.packages.get(invitation.study)
            if package is None:
                raise TurnedAway(NOT_OPEN)
            if package.pilot_only and not invitation.pilot:
                logger.warning("a link was refused: only pilots can do %s", invitation.study)
                raise TurnedAway(NOT_OPEN)
            opened = self._invitations.open(visit.token, visit.device)
        except InvitationRefused as why:
            logger.info("a link was refused: %s", why.reason.value)
            raise TurnedAway(why.words) from None
        wanted = package.study.web.parameters
        told = {
            name: value
            for name in wanted
            if (value := one_line(visit.parameters.get(name, ""))[:_LONGEST_VALUE])
        }
        return Visitor(
            package, self._data, opened.code, pilot=opened.invitation.pilot, parameters=told
        )


class WebSite:
    """The page, while it is served; made and used within one event loop.

    Args:
        data: The data folder.
        packages: The studies that are open.
        settings: How the page is reached.
        folder: Of the certificate that this computer signs.
        rooms: Of live games; None if there are none.
        refused: Told of each connection that is turned away before the page sees it.
    """

    def __init__(
        self,
        data: Path,
        packages: Sequence[Package],
        settings: SiteSettings,
        folder: Path,
        rooms: Rooms | None,
        refused: Refused,
    ) -> None:
        self.settings = settings
        self.door = InvitationDoor(data, packages)
        self.part = WebPart(self.door, rooms)
        wanted = settings.address, settings.port
        local = [self.part.add_routes]  # a browser on this computer needs no certificate
        self._server = Server([self.part], settings.context(folder), wanted, refused, local)

    @property
    def port(self) -> int:
        """Where it listens."""
        return self._server.port

    @property
    def address(self) -> str:
        """The beginning of the links that lead here from other devices."""
        return web_address(self.port, self.settings.address, plain=self.settings.plain)

    @property
    def connected(self) -> int:
        """How many browsers are connected."""
        return self.part.connected

    def link(self, token: str) -> str:
        """The link of an invitation."""
        return link(self.address, token)

    def local_link(self, token: str) -> str:
        """Return the link for a browser on this computer, where no certificate can be wrong."""
        return link(web_address(self.port, "127.0.0.1", plain=True), token)

    async def open(self) -> None:
        """Begin to listen.

        Raises:
            PortTaken: The port can't be had.
        """
        await self._server.open()

    async def close(self) -> None:
        """End every connection, and close the port; sessions can be continued later."""
        await self._server.close()
