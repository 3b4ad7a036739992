"""The page for browsers, asked and told in lines: on, off, shared links, and who is there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import message
from turingdesk.journal.audit import write
from turingdesk.net.addresses import with_parameters
from turingdesk.net.server import PortTaken, free_port
from turingdesk.net.web_site import SiteSettings
from turingdesk.net.web_visitor import refuse_browsers
from turingdesk.people.invitations import Invitations
from turingdesk.study.package import open_package
from turingdesk.system.access import system_user

if TYPE_CHECKING:
    from turingdesk.net.host import Host

Told = Mapping[str, Any]
_LOOK_S = 1.0  #: between two counts of the browsers that are connected


class SiteConsole:
    """Opens and closes the page for browsers of a host, and creates shared links to it.

    Args:
        host: The desk's end.
        settings: How browsers reach the page; None: as usual.
        tell: Takes what is told, with its kind: web, link, taken, or failed.
    """

    def __init__(
        self, host: Host, settings: SiteSettings | None, tell: Callable[[str, Told], None]
    ) -> None:
        self._host = host
        self._settings = settings or SiteSettings()
        self._tell = tell
        self._counting: asyncio.Task[None] | None = None
        self._verbs: Mapping[str, Callable[[str], Awaitable[None]]] = {
            "web": lambda study: self.open(Path(study)),
            "web_plain": lambda study: self.open(Path(study), plain=True),
            "web_off": self._close,
            "web_port": self._use_port,
            "link": partial(self._link, pilot=False),
            "pilot": partial(self._link, pilot=True),
        }

    async def do(self, verb: str, about: str) -> bool:
        """Do what a line asks for; whether that is about browsers. What fails is told."""
        if verb not in self._verbs:
            return False
        try:
            await self._verbs[verb](about)
        except PortTaken as problem:
            free = free_port(self._settings.address, problem.port)
            self._tell("taken", taken_json(problem, free))
        except TuringDeskError as problem:
            self._tell("failed", {"what": problem.args[0] if problem.args else str(problem)})
        return True

    async def open(self, study: Path, *, plain: bool = False) -> None:
        """Let participants do a study in browsers.

        Raises:
            TuringDeskError: Browsers can't do the study, or the certificate or the port can't be
                used.
        """
        # In a thread, since a large study takes long to read, and booths wait meanwhile.
        package = await asyncio.to_thread(open_package, study)
        refuse_browsers(package, self._host.parts)
        settings = replace(self._settings, plain=plain or self._settings.plain)
        if self._host.site is not None:  # another port is one for the next time
            settings = replace(settings, port=self._host.site.settings.port)
        await self._host.open_site([package], settings)
        self._tell_state()
        if self._counting is None:
            self._counting = asyncio.create_task(self._count())

    async def _use_port(self, port: str) -> None:
        """Serve the page on another port the next time that it is opened."""
        if port.isdecimal() and 0 < int(port) < 65_536:
            self._settings = replace(self._settings, port=int(port))
        else:
            self._tell("failed", {"what": message("{port!r} isn't a port.", port=port)})

    async def _close(self, study: str) -> None:
        """Close the page, or one of several studies that are open."""
        site = self._host.site
        packages = site.door.packages if site is not None else {}
        if study and study not in packages:
            what = message("The study {study!r} isn't open for browsers.", study=study)
            self._tell("failed", {"what": what})
            return
        others = [package.study.title for key, package in packages.items() if key != study]
        if site is None or not study or not others:
            await self._close_all()
            return
        site.close_study(study)
        title = packages[study].study.title
        what = message(
            "{title} is closed for browsers. Still open: {others}",
            title=title,
            others=tuple(others),
        )
        self._tell_state()
        self._tell("done", {"what": what})

    async def _close_all(self) -> None:
        if self._counting is not None:
            self._counting.cancel()
            self._counting = None
        await self._host.close_site()
        self._tell_state()

    async def _link(self, study: str, *, pilot: bool) -> None:
        """Create a shared link to a study that is open.

        Raises:
            BadStudy: Only pilots can do it, and the link is for participants.
        """
        site = self._host.site
        package = site.door.packages.get(study) if site is not None else None
        if site is None or package is None:
            what = message("The study {study!r} isn't open for browsers.", study=study)
            self._tell("failed", {"what": what})
            return
        if not pilot:
            package.refuse_participants()
        data, who = self._host.data, system_user()
        share = partial(Invitations(data).share, study, who, pilot=pilot)
        token = await asyncio.to_thread(share)
        link, local = site.link(token), site.local_link(token)
        write(data, "created links", who, {"desk": "booths", "study": study, "links": 1})
        link_fields = {"study": study, "title": package.study.title, "link": link, "pilot": pilot}
        link_fields["local"] = local
        self._tell(
            "link", link_fields | {"given": with_parameters(link, package.study.web.parameters)}
        )

    async def _count(self) -> None:
        """Tell when browsers come and go, and when they wait for this computer."""
        last: tuple[int, tuple[str, ...]] = (0, ())
        while (site := self._host.site) is not None:
            if (site.connected, site.waiting) != last:
                last = site.connected, site.waiting
                self._tell_state()
            await asyncio.sleep(_LOOK_S)
        self._counting = None

    def _tell_state(self) -> None:
        site = self._host.site
        if site is None:
            self._tell("web", {"on": False})
            return
        studies = {
            package.study.id: package.study.title for package in site.door.packages.values()
        }
        is_trusted = site.settings.certificate is not None or bool(site.settings.public)
        how = {"plain": site.settings.plain, "known": is_trusted, "port": site.port}
        where = {"on": True, "address": site.address, "connected": site.connected}
        waits = {"waiting": list(site.waiting)}
        self._tell("web", {**where, **how, **waits, "studies": studies})


def taken_json(problem: PortTaken, free: int) -> dict[str, Any]:
    """A report to programs on a port that can't be had.

    Args:
        problem: Says which.
        free: A port that can be had.
    """
    about = {"port": problem.port, "why": problem.why, "option": problem.option}
    return {**about, "free": free, "what": problem.args[0]}


def site_in_words(event: str, fields: Told) -> Iterator[str]:
    """Yield an event of the page in words, line by line."""
    if event == "link":
        yield f"link {fields['given']}"
        yield f"on this computer: {fields['local']}"
        yield qr_in_signs(fields["link"])
    elif event != "web":
        yield str(fields["what"])
    elif not fields["on"]:
        yield "browsers: the page is closed."
    else:
        yield f"browsers: {fields['address']}, {fields['connected']} connected"
        yield "  " + ", ".join(fields["studies"])
        yield from (f"  {why}" for why in fields["waiting"])
        if fields["plain"]:
            yield "  plain HTTP: others in the network can read and change what participants see"
        elif not fields["known"]:
            yield "  browsers warn of the certificate; see `turingdesk help browsers`"


def qr_in_signs(text: str) -> str:
    """A text as a QR code for a terminal with light letters; two rows of it in each line."""
    import segno

    rows = [list(row) for row in segno.make(text, micro=False).matrix_iter(border=2)]
    # Each line shows two rows, so there has to be an even number of them.
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    signs = {(0, 0): "\u2588", (0, 1): "\u2580", (1, 0): "\u2584", (1, 1): " "}
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join(
        "".join(signs[int(bool(a)), int(bool(b))] for a, b in zip(upper, lower, strict=True))
        for upper, lower in pairs
    )
