"""The desk's end of the network: a port that booths connect to.

In order: one host a data folder; the certificate is read, or made; the port is
opened; each connection has a few seconds to show that it is a booth of this desk.
Strangers are counted, and of too many the one that has been silent longest goes
first, so that a flood of connections keeps no booth out.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import platform
import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Self

from turingdesk.core.errors import TuringDeskError, WriteFailed
from turingdesk.core.message import message
from turingdesk.net.booth_connection import BoothConnection, FileWorkers
from turingdesk.net.booths import Booth, Booths
from turingdesk.net.certificate import desk_side
from turingdesk.net.greeting import HELLO_S, Desk, Guest
from turingdesk.net.paired import PORT
from turingdesk.net.paired_kiosks import PairedKiosks, desk_folder
from turingdesk.net.receiver import Receiver
from turingdesk.net.refusal import Reason, Refusal
from turingdesk.net.wire import Wire
from turingdesk.system.access import make_folder
from turingdesk.system.lock import try_lock

logger = logging.getLogger(__name__)
MOST_STRANGERS = 256  #: connections of which is not known yet whose they are
_BACKLOG = 512
_GREETING_S = 3 * HELLO_S
_LAST_WORDS_S = 0.5
_THREADS = 8  #: that write to the disk


class PortTaken(TuringDeskError):
    """A desk listens on a port of its own; no other program can have the same."""


class Host:
    """Listens for booths; made and used within one event loop.

    Args:
        data: The data folder.
        port: Where to listen; 0 takes any that is free.
        address: Of this computer; empty for all it has.
        folder: Of the certificate and the paired kiosks; by default in the config folder.
    """

    def __init__(
        self, data: Path, port: int = PORT, address: str = "", folder: Path | None = None
    ) -> None:
        home = folder or desk_folder()
        self._tls, self.fingerprint = desk_side(home)
        self._home = home
        self.paired_kiosks = PairedKiosks(home)
        self.booths = Booths(self.paired_kiosks)
        self.data = data
        self._wanted = (address, port)
        self._desk = Desk(self.paired_kiosks, self.fingerprint, platform.node() or "desk")
        self.pairing = self._desk.pairing
        self._threads = ThreadPoolExecutor(_THREADS, "desk-files")
        self._workers = FileWorkers(Receiver(data, self._is_paired), self._threads)
        self._listener: socket.socket | None = None
        self._lock = -1
        self._accepting: asyncio.Task[None] | None = None
        self._strangers: dict[asyncio.Task[None], None] = {}  # in the order in which they came
        self._guests: dict[asyncio.Task[None], Wire] = {}
        self._wires: set[Wire] = set()

    async def __aenter__(self) -> Self:
        self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def _is_paired(self, booth: str) -> bool:
        return self.paired_kiosks.find(booth) is not None

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self._listener.getsockname()[1]) if self._listener else self._wanted[1]

    def open(self) -> None:
        """Begin to listen.

        Raises:
            WriteFailed: The data folder cannot be written, or another desk serves it.
            PortTaken: The port cannot be had.
        """
        self._lock = _only_host_of(self.data, self._home)
        try:
            self._listener = _listening(*self._wanted)
        except OSError as problem:
            os.close(self._lock)
            raise PortTaken(
                message(
                    "Port {wanted} cannot be opened: {problem}. Close the other program "
                    "that uses it, or choose another one with --port.",
                    wanted=self._wanted[1],
                    problem=problem.strerror or problem,
                )
            ) from problem
        self._accepting = asyncio.create_task(self._accept(self._listener))
        logger.info("listening on port %d, data folder %s", self.port, self.data)

    async def close(self) -> None:
        """End every connection, and let go of port and folder."""
        for wire in self._guests.values():
            wire.refuse(Refusal(Reason.CLOSING, message("The desk closes.")))
        tasks = [*self._strangers, *self._guests, *filter(None, [self._accepting])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._let_go()
        if self._listener is not None:
            self._listener.close()
            os.close(self._lock)
        self._threads.shutdown()

    async def _let_go(self) -> None:
        """Let the last words go out, for a moment."""
        if self._wires:
            await asyncio.wait([wire.ended for wire in self._wires], timeout=_LAST_WORDS_S)
        for wire in self._wires:
            wire.cut()
        await asyncio.sleep(0)

    async def _accept(self, listener: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, _ = await loop.sock_accept(listener)
            except OSError:  # out of file descriptors, or gone before it was taken
                await asyncio.sleep(0.1)
                continue
            await asyncio.sleep(0)  # a flood leaves time for others
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            while len(self._strangers) >= MOST_STRANGERS:
                self._drop(next(iter(self._strangers)))
            task = asyncio.create_task(self._meet(connection))
            self._strangers[task] = None
            task.add_done_callback(self._forget)

    def _drop(self, stranger: asyncio.Task[None]) -> None:
        del self._strangers[stranger]
        stranger.cancel()
        self.booths.refuse(Refusal(Reason.TOO_MANY, message("Too many connections at once.")), "")

    def _forget(self, task: asyncio.Task[None]) -> None:
        self._strangers.pop(task, None)
        self._guests.pop(task, None)

    async def _meet(self, connection: socket.socket) -> None:
        """One connection, from its first byte to its last."""
        wire = Wire()
        self._wires.add(wire)
        wire.ended.add_done_callback(lambda _: self._wires.discard(wire))
        try:
            async with asyncio.timeout(_GREETING_S):
                await asyncio.get_running_loop().connect_accepted_socket(
                    lambda: wire,
                    connection,
                    ssl=self._tls,
                    ssl_handshake_timeout=HELLO_S,
                    ssl_shutdown_timeout=2.0,
                )
                guest = await self._desk.greet(wire)
            await self._serve(wire, guest)
        except Refusal as refusal:
            wire.refuse(refusal)
            self.booths.refuse(refusal, wire.peer)
        except WriteFailed as problem:
            self.booths.tell("disk", what=str(problem))
        except OSError:  # the connection ended; or what came was no TLS
            if not wire.peer:
                self.booths.refuse(Refusal(Reason.NONSENSE, "What came is no TLS."), "")
        except Exception as problem:
            logger.exception("a connection failed")
            self.booths.tell("fault", what=f"{type(problem).__name__}: {problem}")
        finally:
            wire.end()
            if not wire.peer:  # it never stood
                self._wires.discard(wire)

    async def _serve(self, wire: Wire, guest: Guest) -> None:
        if guest.is_new:
            self.booths.join(Booth(guest.member.id, guest.member.name))
            return  # and it connects anew
        wire.trust()
        task = asyncio.current_task()
        if task is not None and self._strangers.pop(task, task) is None:
            self._guests[task] = wire
        booth = guest.member.id
        before = self.booths.come(booth, wire, guest.program)
        if before is not None:
            before.refuse(Refusal(Reason.REPLACED, message("The same kiosk has connected anew.")))
        try:
            await BoothConnection(wire, booth, self.booths, self._workers).run()
        finally:
            self.booths.go(booth, wire)


def _only_host_of(data: Path, home: Path) -> int:
    """Keep other hosts from writing into a data folder; the handle of what does so.

    The file that says so lies in the config folder: a share may know no locks.
    """
    try:
        make_folder(data)
        name = hashlib.sha256(os.fsencode(data.resolve())).hexdigest()[:16]
        handle = os.open(home / f"{name}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as problem:
        raise WriteFailed(
            message(
                "The data folder {data} cannot be used: {strerror}. Choose another one.",
                data=data,
                strerror=problem.strerror,
            )
        ) from problem
    if not try_lock(handle):
        os.close(handle)
        raise WriteFailed(
            message(
                "Another desk of this computer already takes what booths send into {data}. "
                "Use that one, or close it first.",
                data=data,
            )
        )
    return handle


def _listening(address: str, port: int) -> socket.socket:
    """A socket that listens, on every address where none is given."""
    if not address and socket.has_dualstack_ipv6():
        with suppress(OSError):
            return _ready(
                socket.create_server(
                    ("", port),
                    family=socket.AF_INET6,
                    dualstack_ipv6=True,
                    backlog=_BACKLOG,
                )
            )
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    return _ready(socket.create_server((address, port), family=family, backlog=_BACKLOG))


def _ready(listener: socket.socket) -> socket.socket:
    listener.setblocking(False)
    return listener
