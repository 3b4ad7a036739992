"""The page for phones and browsers: on which port, for which studies, and whom it lets in.

It has a port of its own, so that a flood of strangers keeps no booth out, and so that browsers can
get a certificate of the lab's. It is there only if someone asks for it. Who comes has an
invitation, or is shown a calm page that says why they don't get in.
"""

from __future__ import annotations

import logging
import ssl
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.core.conversation import one_line
from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import message
from turingdesk.journal.session_summary import State
from turingdesk.net.addresses import WEB_PORT, link, web_address
from turingdesk.net.server import Refused, Server
from turingdesk.net.web import TurnedAway, Visit, Visitor, WebPart
from turingdesk.net.web_certificate import lab_context, own_context
from turingdesk.net.web_crowds import Crowds
from turingdesk.net.web_visitor import NOT_OPEN
from turingdesk.people.invitations import InvitationRefused, Invitations
from turingdesk.sessions.data_folder import PILOT, DataFolder
from turingdesk.study.current import CurrentStudy

if TYPE_CHECKING:
    from turingdesk.net.host_part import HostParts
    from turingdesk.study.package import Package

logger = logging.getLogger(__name__)
PLAIN, TLS = message("plain HTTP"), message("HTTPS")
_LONGEST_VALUE = 500  #: characters of a parameter


@dataclass(frozen=True, slots=True)
class SiteSettings:
    """The address of the page, and the way to reach it."""

    port: int = WEB_PORT
    address: str = ""  #: of this computer, to listen on; empty for all it has
    certificate: Path | None = None  #: of the lab's own; else this computer signs one
    key: Path | None = None  #: of the certificate
    public: str = ""  #: where a proxy serves it to participants, a URL; empty if none does
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


class ServedOtherwise(TuringDeskError):
    """A study that is opened changes nothing for those who take part in another one."""


class InvitationDoor:
    """Lets in those who have an invitation to one of the studies that are open.

    Args:
        data: The data folder.
        packages: The studies.
    """

    def __init__(self, data: Path, packages: Sequence[Package]) -> None:
        self._studies: dict[str, CurrentStudy] = {}
        self._earlier: dict[str, Package] = {}  #: by hash: what sessions have begun with
        self.trouble: dict[str, str] = {}  #: by study: why no one gets in, in words
        self.add(packages)
        self._data = data
        self._invitations = Invitations(data)
        self.crowds = Crowds()  #: of devices at one address

    def add(self, packages: Sequence[Package]) -> None:
        """Open further studies, or a study as it is now."""
        self._studies |= {package.study.id: CurrentStudy(package) for package in packages}
        self._earlier |= {package.hash: package for package in packages}

    def remove(self, study: str) -> None:
        """Let no one into a study anymore; a repeated call changes nothing."""
        self._studies.pop(study, None)
        self.trouble.pop(study, None)

    @property
    def packages(self) -> Mapping[str, Package]:
        """The studies that are open, as they were read last."""
        return {study: study_item.known for study, study_item in self._studies.items()}

    def _current(self, study: str) -> Package:
        """A study as it is on the disk now.

        Raises:
            TurnedAway: It isn't open, or can't be run as it is now.
        """
        current = self._studies.get(study)
        if current is None:
            raise TurnedAway(NOT_OPEN)
        try:
            package = current.package()
            if package.hash not in self._earlier:
                logger.info("the study %s has changed, and was read again", study)
                self._earlier[package.hash] = package
        except TuringDeskError as problem:
            self.trouble[study] = message(
                "No one can begin the study {study} in a browser since it was changed: {problem}",
                study=study,
                problem=str(problem),
            )
            # Visitors can't mend a study, so only the desk is told what is wrong with it.
            raise TurnedAway(NOT_OPEN) from None
        self.trouble.pop(study, None)
        return package

    def _begun_with(self, package: Package, code: str, *, pilot: bool) -> Package:
        """The study with which a participant's unfinished session began, or else as it is now.

        Args:
            package: The study as it is.
            code: The participant's.
            pilot: Whether their sessions are pilots.
        """
        # Most studies don't change while they are open; this saves reading the data folder.
        if not any(other.study.id == package.study.id for other in self._other_versions(package)):
            return package
        folder = DataFolder(self._data / PILOT if pilot else self._data)
        sessions = folder.of(code, package.study.id)
        last = sessions[-1] if sessions else None
        if last is None or last.state not in (State.RUNNING, State.CUT_OFF):
            return package
        return self._earlier.get(str(last.opened.get("study_hash", "")), package)

    def _other_versions(self, package: Package) -> list[Package]:
        return [other for other in self._earlier.values() if other is not package]

    def __call__(self, visit: Visit) -> Visitor:
        """Who a visitor is.

        Raises:
            TurnedAway: They don't get in.
            WriteFailed: The data folder can't be written.
        """
        try:
            invitation = self._invitations.look(visit.token)
            package = self._current(invitation.study)
            # Looked up before it is opened, so that a refused device takes no code.
            if package.only_pilots and not invitation.pilot:
                logger.warning("a link was refused: only pilots can do %s", invitation.study)
                raise TurnedAway(NOT_OPEN)
            opened = self._invitations.open(visit.token, visit.device)
        except InvitationRefused as why:
            logger.info("a link was refused: %s", why.reason.value)
            raise TurnedAway(why.words) from None
        if opened.is_new and visit.peer:  # a proxy may hide it
            self.crowds.note(opened.invitation, visit.peer)
        pilot = opened.invitation.pilot
        package = self._begun_with(package, opened.code, pilot=pilot)
        parameter_names = package.study.web.parameters
        parameters = {
            name: value
            for name in parameter_names
            if (value := one_line(visit.parameters.get(name, ""))[:_LONGEST_VALUE])
        }
        return Visitor(package, self._data, opened.code, pilot=pilot, parameters=parameters)


class WebSite:
    """The page, while it is served; made and used within one event loop.

    Args:
        data: The data folder.
        packages: The studies that are open.
        settings: How the page is reached.
        folder: Of the certificate that this computer signs.
        parts: Of the host; None if there are none.
        refused: Told of each connection that is turned away before the page sees it.
    """

    def __init__(
        self,
        data: Path,
        packages: Sequence[Package],
        settings: SiteSettings,
        folder: Path,
        parts: HostParts | None,
        refused: Refused,
    ) -> None:
        self.settings = settings
        self.door = InvitationDoor(data, packages)
        self.part = WebPart(self.door, data, parts, settings.public)
        host_and_port = settings.address, settings.port
        # Loopback doesn't leave the computer, so no one can read along.
        local = [self.part.add_routes]  # a browser on this computer needs no certificate
        tls = settings.context(folder)
        self._server = Server([self.part], tls, host_and_port, refused, local, "--web-port")

    @property
    def port(self) -> int:
        """Where it listens."""
        return self._server.port

    @property
    def address(self) -> str:
        """The beginning of the links that lead here from other devices."""
        own_address = web_address(self.port, self.settings.address, plain=self.settings.plain)
        return self.settings.public or own_address

    @property
    def connected(self) -> int:
        """The number of connected browsers."""
        return self.part.connected

    @property
    def waiting(self) -> tuple[str, ...]:
        """Why browsers wait, are turned away, or may be one device, in sentences."""
        # All who come through a proxy have its address.
        crowds = () if self.settings.public else self.door.crowds.in_words
        waiting = (*self.part.halts.in_words, *crowds)
        if self._server.trouble:
            what = message("No more browsers can connect. {why}", why=self._server.trouble)
            waiting = (*waiting, what)
        return (*waiting, *self.door.trouble.values())

    def refuse_otherwise(self, settings: SiteSettings) -> None:
        """Do nothing if the page is served as these settings say.

        Raises:
            ServedOtherwise: It is not.
        """
        if settings == self.settings:
            return
        raise ServedOtherwise(
            message(
                "The page for browsers is open over {how} on port {port}, for {studies}. It can "
                "be served in another way once it is closed there.",
                how=PLAIN if self.settings.plain else TLS,
                port=self.port,
                studies=tuple(package.study.title for package in self.door.packages.values()),
            )
        )

    def link(self, token: str) -> str:
        """The link of an invitation."""
        return link(self.address, token)

    def local_link(self, token: str) -> str:
        """Return the link for a browser on this computer, where no certificate can be wrong."""
        return link(web_address(self.port, "127.0.0.1", plain=True), token)

    def close_study(self, study: str) -> None:
        """Close one of the studies; participants of the others notice nothing."""
        self.door.remove(study)
        self.part.end_study(study)

    async def open(self) -> None:
        """Begin to listen.

        Raises:
            PortTaken: The port can't be had.
        """
        await self._server.open()

    async def close(self) -> None:
        """End every connection, and close the port; sessions can be continued later."""
        await self._server.close()
