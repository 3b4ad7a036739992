"""One connection: messages in and out over a WebSocket, with limits on length and time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from socket import SHUT_RDWR, socket
from typing import TYPE_CHECKING, Any

from turingdesk.core.message import message
from turingdesk.net.message import (
    MOST,
    MOST_HELLO,
    Message,
    Refusal,
    RefusalReason,
    decoded,
    encoded,
    named,
)

if TYPE_CHECKING:
    from asyncio.trsock import TransportSocket

    from aiohttp import ClientWebSocketResponse, WSMessage
    from aiohttp.web import WebSocketResponse

HEARTBEAT_S = 8.0  #: of silence, after which the other end is asked; it has half as long to answer
_CUT_S = 1.0  #: for the event loop to close a socket that was cut
LAST_WORDS_S = 0.5  #: for them to go out, before the connection is cut
_FEW, _MOST_FRAMES = 16, 4096  #: that wait to be sent


async def end_socket(line: socket | TransportSocket, within_s: float) -> None:
    """Wait until the event loop has closed a socket, and cut it if the other end takes too long.

    The HTTP library doesn't wait for the end of TLS. If the event loop ends before that, the
    socket stays open.

    Args:
        line: The socket, of a connection that is closed.
        within_s: How long the other end may take.
    """
    # A TLS transport waits for the other end's close alert, which may never come.
    for wait_s in (within_s, _CUT_S):
        with suppress(TimeoutError):
            async with asyncio.timeout(wait_s):
                # asyncio tells no one when a transport has closed its socket; the number is -1
                # then.
                while line.fileno() >= 0:
                    await asyncio.sleep(0.01)
                return
        with suppress(OSError):
            line.shutdown(SHUT_RDWR)


class Wire:
    """A connection to one other end.

    Args:
        socket: The WebSocket.
        cut: Ends the connection at once; by default, whoever made it does.
        peer: The other end's address.
        certificate: The other end's, DER; empty if it has none.
    """

    def __init__(
        self,
        socket: WebSocketResponse | ClientWebSocketResponse,
        cut: Callable[[], object] | None = None,
        peer: str = "",
        certificate: bytes = b"",
    ) -> None:
        self.most = MOST_HELLO  #: bytes of a message; more once the other end is known
        self.size = 0  #: bytes of the message that was read last
        self.peer = peer
        self.certificate = certificate
        self._socket = socket
        # Without a limit of its own: whoever sends must not wait for one that doesn't read, which
        # `_MOST_FRAMES` ends.
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._may_write = asyncio.Event()
        self._may_write.set()
        self._is_ending = False
        # A task of its own sends, since `send_bytes` waits for a slow end, and `write` must not.
        self.ended = asyncio.create_task(self._send())
        self.cut = cut or self.ended.cancel  #: ends the connection at once, without a last word

    def trust(self) -> None:
        """Accept longer messages, now that the other end is known."""
        self.most = MOST

    async def read(self, within_s: float | None = None) -> Message:
        """Return the next message.

        Args:
            within_s: How long to wait for it; by default, as long as the other end is there.

        Raises:
            Refusal: It is none of ours, too long, or did not come.
            ConnectionError: The connection ended.
        """
        from aiohttp import WSMsgType

        try:
            async with asyncio.timeout(within_s):  # the library's own begins again at each ping
                frame = await self._socket.receive()
        except TimeoutError:
            raise _silence(within_s) from None
        # An end that was refused can still send; none of it is processed.
        if self._is_ending or frame.type is not WSMsgType.BINARY:
            raise _problem(frame)
        # The library's limit is fixed when the connection begins; a stranger's is lower.
        if len(frame.data) > self.most:
            raise _too_long(self.most)
        self.size = len(frame.data)
        sent = decoded(frame.data)
        if sent["say"] == "refused":
            raise Refusal(named(sent["reason"]), sent["what"])
        return sent

    def write(self, say: str, **members: Any) -> None:
        """Send a message; an ended connection takes no more."""
        self.send({"say": say, **members})

    def send(self, sent: Mapping[str, Any]) -> None:
        """Send a message that is a dictionary already."""
        if self._is_ending:
            return
        self._frames.put_nowait(encoded(sent))
        if self._frames.qsize() > _MOST_FRAMES:  # the other end doesn't read
            self._is_ending = True
            # Those who wait to write must not wait for a connection that is cut.
            self._may_write.set()
            self.cut()
        # A few frames can wait, so that a sender doesn't pause after each.
        elif self._frames.qsize() > _FEW:
            self._may_write.clear()

    async def drain(self) -> None:
        """Wait while the other end takes messages more slowly than they are sent."""
        await self._may_write.wait()

    def refuse(self, refusal: Refusal) -> None:
        """Send a refusal, and end the connection; a repeated call changes nothing."""
        self.write("refused", reason=refusal.reason.value, what=refusal.what)
        self.end()

    def end(self) -> None:
        """End the connection once what was written is sent; a repeated call changes nothing."""
        if not self._is_ending:
            self._is_ending = True
            self._frames.put_nowait(None)
            # An end that doesn't read would keep the closing handshake waiting.
            asyncio.get_running_loop().call_later(LAST_WORDS_S, self.cut)

    async def _send(self) -> None:
        """Send what is written, in order, then close the connection."""
        try:
            with suppress(OSError):  # the connection ended, which `read` says
                while (frame := await self._frames.get()) is not None:
                    await self._socket.send_bytes(frame)
                    if self._frames.qsize() <= _FEW:
                        self._may_write.set()
        finally:
            self._is_ending = True
            # Else `drain` would wait for ever on a connection that has ended.
            self._may_write.set()
        await self._socket.close()


def _problem(frame: WSMessage) -> Exception:
    """Say what is wrong with data that isn't a valid message."""
    from aiohttp import WebSocketError, WSCloseCode, WSMsgType

    if frame.type is WSMsgType.TEXT:
        return Refusal(RefusalReason.NONSENSE, message("The message is text, not bytes."))
    if frame.type is WSMsgType.CLOSE and frame.data == WSCloseCode.MESSAGE_TOO_BIG:
        return _too_long(MOST)
    if isinstance(frame.data, WebSocketError):
        if frame.data.code == WSCloseCode.MESSAGE_TOO_BIG:
            return _too_long(MOST)
        return Refusal(RefusalReason.NONSENSE, message("The message is not a WebSocket frame."))
    if isinstance(frame.data, TimeoutError):
        return _silence(1.5 * HEARTBEAT_S)
    return ConnectionError(message("The connection was closed."))


def _too_long(most: int) -> Refusal:
    return Refusal(
        RefusalReason.TOO_LONG, message("A message is longer than {most:,} bytes.", most=most)
    )


def _silence(within_s: float | None) -> Refusal:
    what = message("No data were received for {within_s:g} seconds.", within_s=within_s)
    return Refusal(RefusalReason.TOO_LATE, what)
