"""The desk's end of the network: its data folder, its booths, and the server that they connect to.

In order: one host a data folder; the certificate is read, or made; the port is
opened; each connection has a few seconds to show that it is a booth of this desk.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import platform
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self, TypeVar
from weakref import WeakValueDictionary

from turingdesk.core.errors import WriteFailed
from turingdesk.core.message import join, message
from turingdesk.net.booths import Booth, Booths
from turingdesk.net.greeting import DeskGreeter, Guest
from turingdesk.net.host_part import PARTS, HostParts, HostPlace
from turingdesk.net.message import Message, Refusal, RefusalReason
from turingdesk.net.paired_desk import PORT
from turingdesk.net.paired_kiosks import PairedKiosks, desk_folder
from turingdesk.net.proof import desk_side, load_chain
from turingdesk.net.received_file import Differs, MoveFinder
from turingdesk.net.receiver import NotOwner, NotTaken, Received, Receiver, Stored, TooLarge
from turingdesk.net.renewal import earlier, renew
from turingdesk.net.server import Part, Server, Strangers, open_wire
from turingdesk.net.web_site import SiteSettings, WebSite
from turingdesk.net.wire import LAST_WORDS_S, Wire
from turingdesk.system.access import make_folder
from turingdesk.system.disk import refusal
from turingdesk.system.lock import try_lock
from turingdesk.system.os_errors import os_errors_as

if TYPE_CHECKING:
    from aiohttp import web

    from turingdesk.study.package import Package

logger = logging.getLogger(__name__)
_THREADS = 8  #: that write to the disk


class Host:
    """Listens for booths; made and used within one event loop.

    Args:
        data: The data folder.
        port: Where to listen; 0 takes any that is free.
        address: Of this computer; empty for all it has.
        folder: Of the certificate and the paired kiosks; by default in the config folder.
        machines: What takes part beside people; by default nothing does.
        parts: What else the server serves, besides the parts on the shelf.
    """

    def __init__(
        self,
        data: Path,
        port: int = PORT,
        address: str = "",
        folder: Path | None = None,
        machines: Any = None,
        parts: Iterable[Part] = (),
    ) -> None:
        home = folder or desk_folder()
        self._tls, self.fingerprint = desk_side(home)
        self._home = home
        self.paired_kiosks = PairedKiosks(home)
        self.booths = Booths(self.paired_kiosks)
        self.parts = HostParts(HostPlace(self.booths, data, home, machines))
        self.data = data
        name = platform.node() or "desk"
        before = partial(earlier, home)
        self.greeter = DeskGreeter(self.paired_kiosks, self.fingerprint, name, before)
        self.pairing = self.greeter.pairing
        self._threads = ThreadPoolExecutor(_THREADS, "desk-files")
        receiver = Receiver(data, self._is_paired, _finders)
        self._workers = FileWorkers(receiver, self._threads)
        self._lock = -1
        self._wires: set[Wire] = set()  #: of guests
        self.site: WebSite | None = None  #: the page for browsers, while it is served
        on_shelf = self.parts.by_name.values()
        every = [self._add_booths, *(part.serve for part in on_shelf), *parts]
        plain = [part.serve_plain for part in on_shelf]
        self._server = Server(every, self._tls, (address, port), self.booths.refuse, plain)

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def _is_paired(self, booth: str) -> bool:
        return self.paired_kiosks.find(booth) is not None

    @property
    def port(self) -> int:
        """The port on which it listens."""
        return self._server.port

    async def open(self) -> None:
        """Begin to listen.

        Raises:
            WriteFailed: The data folder cannot be written, or another desk serves it.
            PortTaken: The port cannot be had.
        """
        # Before the port opens, so that no booth sends to a desk that isn't allowed to write.
        self._lock = _only_host_of(self.data, self._home)
        try:
            await self._server.open()
        # Also where opening is cancelled, or this process would keep the folder locked.
        except BaseException:
            os.close(self._lock)
            raise
        logger.info("listening on port %d, data folder %s", self.port, self.data)

    async def open_site(self, packages: Sequence[Package], settings: SiteSettings) -> WebSite:
        """Serve the page for browsers, with these studies beside those that are open.

        Raises:
            ServedOtherwise: The page is open for other studies, and not with these settings.
            WriteFailed: The certificate can't be used.
            PortTaken: The port can't be had.
        """
        if self.site is not None:
            self.site.refuse_otherwise(settings)
            self.site.door.add(packages)
            return self.site
        web_site = WebSite(
            self.data, packages, settings, self._home, self.parts, self.booths.refuse
        )
        await web_site.open()
        logger.info("serving browsers on port %d", web_site.port)
        # Only once it listens: studies can't be added to a page that didn't open.
        self.site = web_site
        return web_site

    def renew(self) -> None:
        """Make another certificate, which names this computer's addresses of today.

        Whoever is connected stays so. Kiosks follow when they next connect.

        Raises:
            WriteFailed: It can't be written.
        """
        renew(self._home)
        # A context takes another chain for new connections; those that are open keep theirs.
        self.fingerprint = load_chain(self._tls, self._home)
        self.greeter.mark = self.fingerprint

    async def close_site(self) -> None:
        """Stop serving browsers; a repeated call changes nothing."""
        site, self.site = self.site, None
        if site is not None:
            await site.close()

    async def close(self) -> None:
        """End every connection, and release port and folder."""
        await self.close_site()
        # Before the server closes, which would end connections without a word.
        for wire in self._wires:
            wire.refuse(Refusal(RefusalReason.CLOSING, message("The desk is closing.")))
        if self._wires:
            await asyncio.wait([wire.ended for wire in self._wires], timeout=2 * LAST_WORDS_S)
        await self.parts.close()
        await self._server.close()
        os.close(self._lock)
        self._threads.shutdown()

    def _add_booths(self, app: web.Application, strangers: Strangers) -> None:
        """The part of the server that booths connect to."""
        app.router.add_get("/booth", partial(self._meet, strangers))

    async def _meet(self, strangers: Strangers, request: web.Request) -> web.WebSocketResponse:
        """One connection, from its first byte to its last."""
        socket, wire = await open_wire(request)
        try:
            guest = await self.greeter.greet(wire)
            if guest.is_new:  # and it connects again
                self.booths.join(Booth(guest.member.id, guest.member.name))
            else:
                strangers.trust(request)
                await self._serve(wire, guest)
        except Refusal as refusal:
            wire.refuse(refusal)
            self.booths.refuse(refusal, wire.peer)
        except WriteFailed as problem:
            self.booths.notify("disk", what=str(problem))
        except OSError:
            pass  # the connection ended
        except Exception as problem:
            logger.exception("a connection failed")
            self.booths.notify("fault", what=f"{type(problem).__name__}: {problem}")
        finally:
            wire.end()
            await wire.ended
        return socket

    async def _serve(self, wire: Wire, guest: Guest) -> None:
        wire.trust()
        booth = guest.member.id
        before = self.booths.come(booth, wire, guest.program)
        # A line that was cut says nothing, so the earlier connection might only seem to be alive.
        if before is not None:
            before.refuse(
                Refusal(RefusalReason.REPLACED, message("The same kiosk has reconnected."))
            )
        self._wires.add(wire)
        try:
            await BoothConnection(wire, booth, self.booths, self._workers, self.parts).run()
        finally:
            self._wires.discard(wire)
            self.booths.go(booth, wire)


def _finders() -> Sequence[MoveFinder]:
    return [part.moves() for part in PARTS.values()]


def _only_host_of(data: Path, home: Path) -> int:
    """Lock a data folder against other hosts, and return the handle of the lock.

    The file that says so is in the config folder: a share may know no locks.
    """
    with os_errors_as(
        WriteFailed, message("The data folder {data} can't be used. {why}"), data=data
    ):
        make_folder(data)
        name = hashlib.sha256(os.fsencode(data.resolve())).hexdigest()[:16]
        handle = os.open(home / f"{name}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    if not try_lock(handle):
        os.close(handle)
        raise WriteFailed(
            message(
                "Another desk on this computer already receives data from booths into {data}. "
                "Use that desk, or close it first.",
                data=data,
            )
        )
    return handle


PING_S = 3.0  #: how often the desk compares clocks
_TOO_LARGE_S = 60.0  #: after which it tries again what was too large
_AGAIN_S = 3.0  #: after which a booth tries again what the desk's disk refused
T = TypeVar("T")


class FileWorkers:
    """Threads that write the desk's files, each session by one thread at a time.

    Args:
        receiver: Writes what booths send.
        threads: Run what it does.
    """

    def __init__(self, receiver: Receiver, threads: Executor) -> None:
        self.receiver = receiver
        self._threads = threads
        #: By session; weak, so that a lock goes once no one works on the session anymore.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def do(self, file: str, work: Callable[[], T]) -> T:
        """Run work on a file in a thread, after all earlier work on the same session."""
        # Without folder and ending, so that all files of a session wait for one another.
        session = file.rpartition("/")[2].partition(".")[0]
        lock = self._locks.get(session)
        if lock is None:
            lock = self._locks[session] = asyncio.Lock()
        async with lock:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)


class BoothConnection:
    """The desk's end of one booth's connection, from its welcome until it ends.

    Deals with what a booth says, in order; so a booth with much to send slows only itself.
    """

    def __init__(
        self, wire: Wire, booth: str, booths: Booths, workers: FileWorkers, parts: HostParts
    ) -> None:
        self._wire = wire
        self._id = booth
        self._booth = booths.of(booth)
        self._traffic = booths.traffic_of(booth)
        self._booths = booths
        self._workers = workers
        self._parts = parts
        self._pings: dict[int, float] = {}
        self._acts = {
            "file": self._offered,
            "agreed": self._agreed,
            "piece": self._take,
            "state": self._state,
            "pong": self._pong,
            "done": self._done,
        }

    async def run(self) -> None:
        """Receive until the connection ends.

        Raises:
            Refusal: The booth said something that it should not.
            ConnectionError: The connection ended.
        """
        pinging = asyncio.create_task(self._ping())
        try:
            while True:
                sent = await self._wire.read()
                # Nothing is read while this waits, so TCP slows down the other end.
                await self._traffic.pass_on(self._wire.size)
                act = self._acts.get(sent["say"])
                if act is None and not self._parts.hears(sent["say"]):
                    raise Refusal(
                        RefusalReason.NONSENSE,
                        message("{say!r} is not for the desk.", say=sent["say"]),
                    )
                self._booth.note_contact()
                if act is not None:
                    await act(sent)
                else:
                    await self._parts.hear(self._id, sent)
                # A booth that doesn't read is not read either, or answers to it would pile up.
                await self._wire.drain()
        finally:
            pinging.cancel()
            with suppress(asyncio.CancelledError):
                await pinging

    async def _offered(self, received: Message) -> None:
        file, size, skip = received["file"], received["size"], received["skip"]
        work = partial(self._workers.receiver.offered, self._id, file, size, skip)
        have = await self._answered(received, work)
        if isinstance(have, Stored):
            self._wire.write(
                "have",
                file=file,
                skip=have.skip,
                place=have.place,
                size=have.size,
                digest=have.digest,
            )

    async def _agreed(self, received: Message) -> None:
        work = partial(
            self._workers.receiver.progress, self._id, received["file"], received["place"]
        )
        progress = None
        with suppress(OSError):  # how far it is then shows with its next bytes
            progress = await self._workers.do(received["file"], work)
        if progress is not None and progress.session == self._booth.session:
            self._booth.progress = progress
            self._booths.notify("changed", self._id)

    async def _take(self, received: Message) -> None:
        file, place, at = received["file"], received["place"], received["at"]
        work = partial(self._workers.receiver.take, self._id, file, place, at, received["data"])
        file_state = await self._answered(received, work)
        if isinstance(file_state, Received):
            self._wire.write("kept", file=file, size=file_state.size)
            self._tell(file, file_state)
            for move in file_state.moves:
                await self._parts.hear(self._id, move)

    def _tell(self, file: str, file_state: Received) -> None:
        booth = self._booth
        # The end of one session can arrive while the next one already runs.
        if file_state.progress is not None and file_state.progress.session in (booth.session, ""):
            booth.progress = file_state.progress
        if file_state.aside:
            what = message(
                "{name} has a different {file} than this desk: two kiosks used the same "
                "participant code, or this kiosk was paired again. Its file is saved in "
                "{aside}.",
                name=booth.name,
                file=file,
                aside=file_state.aside,
            )
            booth.add_conflict(what)
            self._booths.notify("conflict", self._id, what)
        if file_state.problem and booth.add_problem(join(", ", (file, file_state.problem))):
            what = message(
                "{file} of {booth}, {problem}",
                file=file,
                booth=booth.name,
                problem=file_state.problem,
            )
            self._booths.notify("damaged", self._id, what)
        self._booths.notify("grew", self._id, file)

    async def _answered(self, received: Message, work: Callable[[], T]) -> T | None:
        """Process a file; None if that failed, and the booth was told."""
        file, of = received["file"], received["say"]
        try:
            return await self._workers.do(file, work)
        except NotTaken as objection:
            self._wire.write("left", of=of, file=file, why=str(objection))
        except Differs as differs:
            self._wire.write("again", of=of, file=file, after_s=0, why="")
            if isinstance(differs, NotOwner):
                other = self._booths.find(differs.owner)
                self._tell_denied(
                    message(
                        "{name} tried to write to {file}, which is a session of {other}. "
                        "Nothing was written.",
                        name=self._booth.name,
                        file=file,
                        other=other.name if other else message("this desk"),
                    )
                )
        except TooLarge as large:
            self._wire.write("again", of=of, file=file, after_s=_TOO_LARGE_S, why=str(large))
            self._tell_denied(
                message(
                    "{file} of {name} was not accepted. {large}",
                    file=file,
                    name=self._booth.name,
                    large=large,
                )
            )
        except OSError as problem:
            why = message("The desk could not write {file}.", file=file) + " "
            why += refusal(self._workers.receiver.data / file, problem)
            self._wire.write("again", of=of, file=file, after_s=_AGAIN_S, why=why)
            self._booths.notify("disk", self._id, why)
        return None

    def _tell_denied(self, what: str) -> None:
        if self._booth.add_problem(what):
            self._booths.notify("denied", self._id, what)

    async def _state(self, received: Message) -> None:
        booth = self._booth
        before = (booth.session, booth.free, booth.unsent)
        booth.session, booth.free, booth.unsent = (
            received["session"],
            received["free"],
            received["unsent"],
        )
        if before != (booth.session, booth.free, booth.unsent):
            self._booths.notify("changed", self._id)

    async def _pong(self, received: Message) -> None:
        sent_s = self._pings.pop(received["number"], None)
        if sent_s is not None:
            self._booth.see_clock(received["at"], sent_s, time.time())

    async def _done(self, received: Message) -> None:
        self._booths.answered(received)

    async def _ping(self) -> None:
        number = 0
        while True:
            number += 1
            # Pings that are never answered must not pile up.
            self._pings = {
                ping_number: at_s
                for ping_number, at_s in self._pings.items()
                if ping_number > number - 4
            }
            # The time of day, since that is what two computers compare.
            self._pings[number] = time.time()
            self._wire.write("ping", number=number)
            await asyncio.sleep(PING_S)
