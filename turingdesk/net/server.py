"""The servers of a desk, for booths and for browsers: one port, TLS, and an application of parts.

Programs on the same computer can connect without TLS, to parts that allow it; what they send never
reaches a network.

A part adds its routes to the application, and what runs beside them. Framing, time
limits, and heartbeats are the library's. What a library can't know is who is a
stranger: strangers are counted, and of too many the oldest goes first, so that a
flood of connections keeps no booth out.
"""

from __future__ import annotations

import asyncio
import errno
import ipaddress
import logging
import socket
import ssl
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import message
from turingdesk.net.greeting import HELLO_S
from turingdesk.net.message import MOST, Refusal, RefusalReason
from turingdesk.net.wire import HEARTBEAT_S, LAST_WORDS_S, Wire, end_socket
from turingdesk.system.os_errors import explain_os_error, os_error_message

if TYPE_CHECKING:
    from aiohttp import web
    from aiohttp.abc import AbstractAccessLogger

logger = logging.getLogger(__name__)
Refused = Callable[[Refusal, str], None]  #: told why, and of whom
MOST_STRANGERS = 256  #: connections that no part of the application knows yet
#: New devices of one address in an hour. All devices of a lab or a lecture hall can share an
#: address, the largest halls have about 1,000 seats, and who connects again is not new; a device
#: that makes up others does so thousands of times.
MOST_DEVICES = 1000
_HOUR_S = 3600.0
_BACKLOG = 512
_TLS_HELLO = b"\x16"  #: the first byte of a handshake, RFC 8446, section 5.1; of no request
_PEEK_S = (0.001, 0.1)  #: how long to wait for it, doubling, until it is looked for again
_EXHAUSTED = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)  #: see accept(2)
_NEXT = 20  #: ports after one that is taken, which are tried
_LAST_S = 0.02  #: how long a server that stops waits for one more connection, to close it
Address = tuple[Any, ...]  #: of the other end, as its socket has it


class PortTaken(TuringDeskError):
    """A desk needs a port that no other program uses.

    Args:
        port: That can't be had.
        why: In a sentence.
        option: Of `turingdesk host`, which chooses another one.
    """

    def __init__(self, port: int, why: str, option: str) -> None:
        self.port, self.why, self.option = port, why, option
        super().__init__(
            message(
                "Port {port} can't be opened. {why} Close the other program that uses it, or "
                "choose another one with {option}.",
                port=port,
                why=why,
                option=option,
            )
        )


class Strangers:
    """Connections that no part of the application knows yet, in the order in which they came."""

    def __init__(self) -> None:
        self._connections: dict[Address, socket.socket] = {}
        self._devices: dict[str, dict[str, float]] = {}  #: by address: when each came, in seconds

    def add(self, address: Address, connection: socket.socket) -> int:
        """Add a connection, and return how many were ended to make room for it."""
        if len(self._connections) >= MOST_STRANGERS:
            here = (
                # A closed socket has the number -1; its owner need not tell anyone that it ended.
                (at, open_connection)
                for at, open_connection in self._connections.items()
                if open_connection.fileno() >= 0
            )
            self._connections = dict(here)
        cut = 0
        while len(self._connections) >= MOST_STRANGERS:
            oldest = self._connections.pop(next(iter(self._connections)))
            with suppress(OSError):
                oldest.shutdown(socket.SHUT_RDWR)  # the one that has it sees that it ended
            cut += 1
        self._connections[address] = connection
        return cut

    def remove(self, address: Address) -> bool:
        """Remove a connection that is known, or over; False if it was no stranger."""
        return self._connections.pop(address, None) is not None

    def is_one_too_many(self, address: str, device: str, now_s: float) -> bool:
        """True if an address has had so many devices within an hour that one more is a flood's.

        Args:
            address: Of the other end. Programs on this computer, which pass on others' visits if
                they are proxies, are not counted.
            device: What tells it from others at this address; remembered unless it is too many.
            now_s: By a clock that never goes back.
        """
        if _is_local((address,)):
            return False
        # Each dictionary is in the order of time, so the old ones are at its beginning.
        for seen_by_device in self._devices.values():
            while seen_by_device and now_s - next(iter(seen_by_device.values())) > _HOUR_S:
                del seen_by_device[next(iter(seen_by_device))]
        self._devices = {
            network: device_times
            for network, device_times in self._devices.items()
            if device_times
        }
        seen_by_device = self._devices.setdefault(network_of(address), {})
        if device not in seen_by_device and len(seen_by_device) >= MOST_DEVICES:
            return True
        seen_by_device.setdefault(device, now_s)
        return False

    def trust(self, request: web.Request) -> None:
        """Mark the sender of a request as known, so that no flood of strangers ends it."""
        self.remove(request.get_extra_info("peername"))


Part = Callable[["web.Application", Strangers], None]


def application(parts: Iterable[Part], strangers: Strangers) -> web.Application:
    """Assemble an application of parts.

    Args:
        parts: Each adds its routes, and what runs beside them (`cleanup_ctx`).
        strangers: A route that knows who has come tells them so.
    """
    from aiohttp import web

    web_application = web.Application()
    for add in parts:
        add(web_application, strangers)
    return web_application


async def open_wire(request: web.Request) -> tuple[web.WebSocketResponse, Wire]:
    """Upgrade a request to a WebSocket, and return it with its `Wire`."""
    from aiohttp import web

    socket = web.WebSocketResponse(
        timeout=LAST_WORDS_S, heartbeat=HEARTBEAT_S, max_msg_size=MOST, compress=False
    )
    # Before `prepare` awaits: once a connection is lost, its request has no transport.
    transport = request.transport
    await socket.prepare(request)
    assert transport is not None  # else it could not have been prepared
    return socket, Wire(socket, transport.abort, address_of(request))


def address_of(request: web.BaseRequest) -> str:
    """Return the address of a request; IPv4 addresses without the prefix of IPv6."""
    return (request.remote or "").removeprefix("::ffff:")


def _bad_requests(refused: Refused) -> type[AbstractAccessLogger]:
    """Make the access logger of aiohttp, which counts malformed requests as refused."""
    from aiohttp import web
    from aiohttp.abc import AbstractAccessLogger

    class BadRequests(AbstractAccessLogger):
        def log(self, request: web.BaseRequest, response: web.StreamResponse, _: float) -> None:
            if response.status == web.HTTPBadRequest.status_code:
                what = message(
                    "The request is not valid. Kiosks of earlier versions send such requests."
                )
                refused(Refusal(RefusalReason.NONSENSE, what), address_of(request))

    return BadRequests


def _is_ours(record: logging.LogRecord) -> bool:
    """Filter the log of aiohttp: malformed requests of strangers are counted, not logged."""
    from aiohttp.http_exceptions import HttpProcessingError

    return not (record.exc_info and isinstance(record.exc_info[1], HttpProcessingError))


class Server:
    """Serves one application; made and used within one event loop.

    Args:
        parts: Of the application.
        tls: For each connection; None serves plain HTTP, which others in the network can read.
        host_and_port: Address of this computer, empty for all it has; and port, 0 for any that
            is free.
        refused: Told of each connection that is turned away before a part sees it.
        plain: Of another application, for programs on this computer that don't use TLS.
        option: Of `turingdesk host`, which chooses the port.
    """

    def __init__(
        self,
        parts: Iterable[Part],
        tls: ssl.SSLContext | None,
        host_and_port: tuple[str, int],
        refused: Refused,
        plain: Iterable[Part] = (),
        option: str = "--port",
    ) -> None:
        # A logger ignores a filter that it has already, so several servers add it once.
        logger.addFilter(_is_ours)
        # One list for both applications, or a flood over one would take the other's places.
        self._strangers = Strangers()
        self._runner = _runner(application(parts, self._strangers), refused)
        self._plain = _runner(application([*plain, _nothing_else], self._strangers), refused)
        self._tls = tls
        self._wanted_address = host_and_port
        self._option = option
        self._refused = refused
        self.trouble = ""  #: why no connection can be accepted; empty while they can
        self._listener: socket.socket | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting: set[socket.socket] = set()  #: that the event loop doesn't close
        self._connections: WeakSet[socket.socket] = WeakSet()  #: that it does

    @property
    def port(self) -> int:
        """Return the port on which it listens."""
        return int(self._listener.getsockname()[1]) if self._listener else self._wanted_address[1]

    async def open(self) -> None:
        """Begin to listen.

        Raises:
            PortTaken: The port cannot be had.
        """
        try:
            self._listener = _listening(*self._wanted_address)
        except OSError as problem:
            why = explain_os_error(problem).happened
            raise PortTaken(self._wanted_address[1], why, self._option) from problem
        await self._runner.setup()
        await self._plain.setup()
        self._begin(self._accept(self._listener))

    async def close(self) -> None:
        """End every connection, and free the port."""
        for task in self._tasks:
            task.cancel()
        # Awaited, so that no task hands over a connection after the runners were cleaned up.
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for connection in self._waiting:  # of tasks that were canceled before they began
            connection.close()
        self._waiting.clear()
        if self._listener is not None:
            self._listener.close()
        for runner in (self._runner, self._plain):
            await runner.cleanup()
        # Once a transport of TLS was closed twice, it can't be aborted any more.
        await asyncio.gather(
            *(end_socket(open_connection, 0) for open_connection in list(self._connections))
        )

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        # An event loop itself keeps only weak references to its tasks (asyncio, create_task).
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _accept(self, listener: socket.socket) -> None:
        while True:
            try:
                connection, address = await _accepted(listener)
            except OSError as problem:  # out of file descriptors, or gone before it was taken
                self._note_trouble(problem)
                # Without a pause the loop would spin, as the waiting connection stays ready.
                await asyncio.sleep(0.1)
                continue
            self.trouble = ""
            for _ in range(self._strangers.add(address, connection)):
                what = message("Too many connections at once.")
                self._refused(Refusal(RefusalReason.TOO_MANY, what), "")
            self._waiting.add(connection)
            self._begin(self._meet(connection, address))
            await asyncio.sleep(0)  # a flood leaves time for others

    def _note_trouble(self, problem: OSError) -> None:
        """Tell once that this computer lets the program accept no more connections."""
        if problem.errno not in _EXHAUSTED or self.trouble:
            return
        self.trouble = os_error_message(problem)
        what = message("No more connections can be accepted. {why}", why=self.trouble)
        self._refused(Refusal(RefusalReason.TOO_MANY, what), "")

    async def _meet(self, connection: socket.socket, address: Address) -> None:
        """Agree on TLS; from then on the application has the connection."""
        assert self._runner.server is not None
        assert self._plain.server is not None
        loop = asyncio.get_running_loop()
        limits = {"ssl_handshake_timeout": HELLO_S, "ssl_shutdown_timeout": 2.0}
        server, tls = self._runner.server, self._tls
        try:
            if tls is not None and _is_local(address) and await _is_plain(connection):
                server, tls = self._plain.server, None
            self._waiting.remove(connection)  # whatever happens now, the event loop closes it
            self._connections.add(connection)
            await loop.connect_accepted_socket(
                server, connection, ssl=tls, **(limits if tls is not None else {})
            )
        # Errors of TLS are `OSError`s, too, and so is the end of its time limit.
        except OSError:
            # One that was cut to make room has been counted already.
            if self._strangers.remove(address):
                self._refused(Refusal(RefusalReason.NONSENSE, "What came is no TLS."), "")
        finally:
            if connection in self._waiting:
                self._waiting.remove(connection)
                connection.close()


def _runner(app: web.Application, refused: Refused) -> web.AppRunner:
    from aiohttp import web

    return web.AppRunner(
        app,
        logger=logger,
        access_log_class=_bad_requests(refused),
        keepalive_timeout=HELLO_S,
        shutdown_timeout=LAST_WORDS_S,
    )


def _nothing_else(app: web.Application, strangers: Strangers) -> None:
    """The part that refuses what no other part serves without TLS."""
    from aiohttp import web

    async def refuse(request: web.Request) -> web.StreamResponse:
        # A client that speaks the wrong protocol must not keep the connection open.
        refusal = web.Response(status=web.HTTPBadRequest.status_code)
        refusal.force_close()
        return refusal

    app.router.add_route("*", "/{path:.*}", refuse)


async def _accepted(listener: socket.socket) -> tuple[socket.socket, Address]:
    """The next connection; one that comes just when this is canceled is closed.

    A task that is cancelled forgets what it waited for, even if that has come already, so that
    the socket stayed open until the garbage collector found it.
    """
    # Canceling `sock_accept` itself could lose a connection that was just accepted.
    accepting = asyncio.ensure_future(asyncio.get_running_loop().sock_accept(listener))
    try:
        return await asyncio.shield(accepting)
    except asyncio.CancelledError:
        await asyncio.wait({accepting}, timeout=_LAST_S)
        if accepting.done() and accepting.exception() is None:
            accepting.result()[0].close()
        accepting.cancel()
        raise


def network_of(address: str) -> str:
    """Return an IPv4 address, or the network of an IPv6 address.

    A device takes as many IPv6 addresses of its network as it likes (RFC 8981), so counting
    single ones would limit no one.
    """
    # `ip_address` takes zones of link-local addresses, but networks have none.
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    return str(ipaddress.ip_network((ip, 64), strict=False))


def _is_local(address: Address) -> bool:
    """True if the other end is on this computer."""
    at = str(address[0]).removeprefix("::ffff:").partition("%")[0]
    return ipaddress.ip_address(at).is_loopback


async def _is_plain(connection: socket.socket) -> bool:
    """True if the other end begins without TLS, from the first byte, which is left where it is.

    One that sends nothing begins with TLS, which then waits for it. Not every event loop can wait
    for a byte without taking it, so it is looked for again and again.
    """
    wait_s, longest_s = _PEEK_S
    end_s = asyncio.get_running_loop().time() + HELLO_S
    while asyncio.get_running_loop().time() < end_s:
        # The byte stays in the buffer for TLS, as asyncio can't be given bytes that were read.
        with suppress(BlockingIOError):
            return connection.recv(1, socket.MSG_PEEK) != _TLS_HELLO
        await asyncio.sleep(wait_s)
        wait_s = min(2 * wait_s, longest_s)
    return False


def free_port(address: str, beside: int) -> int:
    """A port that no program uses now: one of those after another, or else any.

    Args:
        address: As of `Server`.
        beside: The port that is taken.
    """
    for port in (*range(beside + 1, min(beside + _NEXT, 65_535) + 1), 0):
        with suppress(OSError), _listening(address, port) as listener:
            # It can be taken again by the time it is used, so this is only a proposal.
            return int(listener.getsockname()[1])
    return 0


def _listening(address: str, port: int) -> socket.socket:
    """A socket that listens, on every address where none is given."""
    if not address and socket.has_dualstack_ipv6():
        with suppress(OSError):
            # One socket for IPv4 and IPv6, where the system lets one be for both.
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
    # As `sock_accept` of the event loop requires.
    listener.setblocking(False)
    return listener
