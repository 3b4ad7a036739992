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
import time
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Self, TypeVar
from weakref import WeakValueDictionary

from turingdesk.core.errors import TuringDeskError, WriteFailed
from turingdesk.core.message import join, message
from turingdesk.net.booths import Booth, Booths
from turingdesk.net.greeting import HELLO_S, DeskGreeter, Guest
from turingdesk.net.message import Message, Refusal, RefusalReason, bytes_of
from turingdesk.net.paired_desk import PORT
from turingdesk.net.paired_kiosks import PairedKiosks, desk_folder
from turingdesk.net.proof import desk_side
from turingdesk.net.received_file import Differs
from turingdesk.net.receiver import NotOwner, NotTaken, Received, Receiver, Stored, TooLarge
from turingdesk.net.wire import Wire
from turingdesk.system.access import make_folder
from turingdesk.system.disk import refusal
from turingdesk.system.lock import try_lock
from turingdesk.system.os_errors import explain_os_error, os_error_message

logger = logging.getLogger(__name__)
MOST_STRANGERS = 256  #: connections of which is not known yet whose they are
_BACKLOG = 512
_GREETING_S = 3 * HELLO_S
_LAST_WORDS_S = 0.5
_THREADS = 8  #: that write to the disk


class PortTaken(TuringDeskError):
    """A desk needs a port that no other program uses."""


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
        self._desk = DeskGreeter(self.paired_kiosks, self.fingerprint, platform.node() or "desk")
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
                    "Port {wanted} can't be opened. {why} Close the other program that uses it, "
                    "or choose another one with --port.",
                    wanted=self._wanted[1],
                    why=explain_os_error(problem).happened,
                )
            ) from problem
        self._accepting = asyncio.create_task(self._accept(self._listener))
        logger.info("listening on port %d, data folder %s", self.port, self.data)

    async def close(self) -> None:
        """End every connection, and let go of port and folder."""
        for wire in self._guests.values():
            wire.refuse(Refusal(RefusalReason.CLOSING, message("The desk is closing.")))
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
            # Nagle's algorithm (RFC 896) would hold a short message back until the last one is
            # acknowledged, and delayed acknowledgments (RFC 1122) make that up to 200 ms.
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            while len(self._strangers) >= MOST_STRANGERS:
                self._drop(next(iter(self._strangers)))
            task = asyncio.create_task(self._meet(connection))
            self._strangers[task] = None
            task.add_done_callback(self._forget)

    def _drop(self, stranger: asyncio.Task[None]) -> None:
        del self._strangers[stranger]
        stranger.cancel()
        self.booths.refuse(
            Refusal(RefusalReason.TOO_MANY, message("Too many connections at once.")), ""
        )

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
            self.booths.notify("disk", what=str(problem))
        except OSError:  # the connection ended; or what came was no TLS
            if not wire.peer:
                self.booths.refuse(Refusal(RefusalReason.NONSENSE, "What came is no TLS."), "")
        except Exception as problem:
            logger.exception("a connection failed")
            self.booths.notify("fault", what=f"{type(problem).__name__}: {problem}")
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
            before.refuse(
                Refusal(RefusalReason.REPLACED, message("The same kiosk has reconnected."))
            )
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
                "The data folder {data} can't be used. {why}",
                data=data,
                why=os_error_message(problem),
            )
        ) from problem
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


PING_S = 3.0  #: how often the desk asks whether a booth is there
SILENCE_S = 12.0  #: after which it is not
_TOO_LARGE_S = 60.0  #: after which it tries again what was too large
_AGAIN_S = 3.0  #: after which a booth tries again what the desk's disk refused
T = TypeVar("T")


class FileWorkers:
    """The desk's files, written by threads; each by one at a time.

    Args:
        keeping: Where they are.
        threads: That write.
    """

    def __init__(self, receiver: Receiver, threads: Executor) -> None:
        self.receiver = receiver
        self._threads = threads
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def do(self, file: str, work: Callable[[], T]) -> T:
        """Stored a thread do something with a file of a session."""
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

    def __init__(self, wire: Wire, booth: str, booths: Booths, workers: FileWorkers) -> None:
        self._wire = wire
        self._id = booth
        self._booths = booths
        self._workers = workers
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
        """Until the connection ends.

        Raises:
            Refusal: The booth said something that it should not.
            ConnectionError: The connection ended.
        """
        pinging = asyncio.create_task(self._ping())
        try:
            while True:
                sent = await self._wire.read(SILENCE_S)
                act = self._acts.get(sent["say"])
                if act is None:
                    raise Refusal(
                        RefusalReason.NONSENSE,
                        message("{say!r} is not for the desk.", say=sent["say"]),
                    )
                self._booth.note_contact()
                await act(sent)
                await self._wire.drain()
        finally:
            pinging.cancel()
            with suppress(asyncio.CancelledError):
                await pinging

    @property
    def _booth(self) -> Booth:
        return self._booths.of(self._id)

    async def _offered(self, told: Message) -> None:
        file, size, skip = told["file"], told["size"], told["skip"]
        work = partial(self._workers.receiver.offered, self._id, file, size, skip)
        have = await self._answered(told, work)
        if isinstance(have, Stored):
            self._wire.write(
                "have",
                file=file,
                skip=have.skip,
                place=have.place,
                size=have.size,
                digest=have.digest,
            )

    async def _agreed(self, told: Message) -> None:
        work = partial(self._workers.receiver.progress, self._id, told["file"], told["place"])
        found = None
        with suppress(OSError):
            found = await self._workers.do(told["file"], work)
        if found is not None and found.session == self._booth.session:
            self._booth.progress = found
            self._booths.notify("changed", self._id)

    async def _take(self, told: Message) -> None:
        file, place, at = told["file"], told["place"], told["at"]
        work = partial(self._workers.receiver.take, self._id, file, place, at, bytes_of(told))
        taken = await self._answered(told, work)
        if isinstance(taken, Received):
            self._wire.write("kept", file=file, size=taken.size)
            self._tell(file, taken)

    def _tell(self, file: str, taken: Received) -> None:
        booth = self._booth
        if taken.progress is not None and taken.progress.session in (booth.session, ""):
            booth.progress = taken.progress
        if taken.aside:
            what = message(
                "{name} has a different {file} than this desk: two kiosks used the same "
                "participant code, or this kiosk was paired again. Its file is saved in "
                "{aside}.",
                name=booth.name,
                file=file,
                aside=taken.aside,
            )
            booth.add_conflict(what)
            self._booths.notify("conflict", self._id, what)
        if taken.problem and booth.add_problem(join(", ", (file, taken.problem))):
            what = message(
                "{file} of {booth}, {problem}",
                file=file,
                booth=booth.name,
                problem=taken.problem,
            )
            self._booths.notify("damaged", self._id, what)
        self._booths.notify("grew", self._id, file)

    async def _answered(self, told: Message, work: Callable[[], T]) -> T | None:
        """Do something with a file; None where the booth was told that it could not be done."""
        file, of = told["file"], told["say"]
        try:
            return await self._workers.do(file, work)
        except NotTaken as left:
            self._wire.write("left", of=of, file=file, why=str(left))
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

    async def _state(self, told: Message) -> None:
        booth = self._booth
        before = (booth.session, booth.free, booth.unsent)
        booth.session, booth.free, booth.unsent = told["session"], told["free"], told["unsent"]
        if before != (booth.session, booth.free, booth.unsent):
            self._booths.notify("changed", self._id)

    async def _pong(self, told: Message) -> None:
        sent_s = self._pings.pop(told["number"], None)
        if sent_s is not None:
            self._booth.see_clock(told["at"], sent_s, time.time())

    async def _done(self, told: Message) -> None:
        self._booths.answered(told)

    async def _ping(self) -> None:
        number = 0
        while True:
            number += 1
            self._pings = {one: at_s for one, at_s in self._pings.items() if one > number - 4}
            self._pings[number] = time.time()
            self._wire.write("ping", number=number)
            await asyncio.sleep(PING_S)
