"""One connection: messages in and out over TLS, with limits on length and time.

Bytes are cut into lines as they arrive; a line that grows beyond the limit ends
the connection at once, so that nobody can fill the memory. Reading stops while
the other end sends faster than its messages are dealt with.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping
from typing import Any

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

_LINGER_S = 0.5  #: for the last words, before the connection is cut
_ENOUGH = 2 * MOST  #: bytes of lines that wait to be dealt with


class Wire(asyncio.Protocol):
    """A connection to one other end."""

    def __init__(self) -> None:
        self.most = MOST_HELLO  #: bytes of a line; more once the other end is known
        self.peer = ""  #: the other end's address
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None
        self._rest = bytearray()
        self._lines: deque[bytes] = deque()
        self._waiting = 0  #: bytes of `_lines`
        self._failed: Refusal | None = None
        self._news = asyncio.Event()
        self._may_write = asyncio.Event()
        self._may_write.set()
        self._is_held = False

    def trust(self) -> None:
        """The other end is known: longer messages are taken."""
        self.most = MOST

    def certificate(self) -> bytes:
        """The other end's certificate, DER; empty where it has none."""
        told = self._transport.get_extra_info("ssl_object") if self._transport else None
        return (told.getpeercert(binary_form=True) or b"") if told else b""

    async def read(self, within_s: float) -> Message:
        """The next message.

        Args:
            within_s: How long to wait for it.

        Raises:
            Refusal: It is none of ours, too long, or did not come.
            ConnectionError: The connection ended.
        """
        if not self._lines:
            await self._next(within_s)
        line = self._lines.popleft()
        self._waiting -= len(line)
        if self._is_held and self._waiting < _ENOUGH // 2 and self._transport:
            self._is_held = False
            self._transport.resume_reading()
        sent = decoded(line)
        if sent["say"] == "refused":
            raise Refusal(named(sent["reason"]), sent["what"])
        return sent

    @property
    def has_more(self) -> bool:
        """Whether a message waits to be read."""
        return bool(self._lines)

    def write(self, say: str, **members: Any) -> None:
        """Send a message; an ended connection takes no more."""
        self.send({"say": say, **members})

    def send(self, sent: Mapping[str, Any]) -> None:
        """The same, of a message that is made."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(encoded(sent))

    async def drain(self) -> None:
        """Wait while the other end takes messages more slowly than they are sent."""
        await self._may_write.wait()

    def refuse(self, refusal: Refusal) -> None:
        """Say why, and end the connection; again is harmless."""
        if self._transport is None or self._transport.is_closing():
            return
        self.write("refused", reason=refusal.reason.value, what=refusal.what)
        self.end()

    def end(self) -> None:
        """End the connection once what was written is sent; again is harmless."""
        if self._transport is None or self._transport.is_closing():
            return
        if not self._is_held:
            self._is_held = True
            self._transport.pause_reading()
        self._transport.close()
        asyncio.get_running_loop().call_later(_LINGER_S, self._transport.abort)

    def cut(self) -> None:
        """End the connection at once."""
        if self._transport is not None:
            self._transport.abort()

    async def _next(self, within_s: float) -> None:
        self._news.clear()
        try:
            async with asyncio.timeout(within_s):
                while not self._lines:
                    if self._failed is not None:
                        raise self._failed
                    if self.ended.done():
                        raise ConnectionError(message("The connection was closed."))
                    await self._news.wait()
                    self._news.clear()
        except TimeoutError:
            what = message("No data was received for {within_s:g} seconds.", within_s=within_s)
            raise Refusal(RefusalReason.TOO_LATE, what) from None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Of asyncio: the connection stands, TLS included."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        peer = transport.get_extra_info("peername")
        self.peer = str(peer[0]).removeprefix("::ffff:") if peer else ""

    def data_received(self, data: bytes) -> None:
        """Of asyncio: bytes came."""
        if self._failed is not None:
            return
        *lines, rest = data.split(b"\n")
        if lines:
            lines[0] = bytes(self._rest) + lines[0]
            self._rest = bytearray(rest)
        else:
            self._rest += rest
        self._lines.extend(lines)
        self._waiting += sum(map(len, lines))
        if len(self._rest) > self.most or any(len(line) > self.most for line in lines):
            self._fail(
                Refusal(
                    RefusalReason.TOO_LONG,
                    message("A message is longer than {most:,} bytes.", most=self.most),
                )
            )
        elif self._waiting > _ENOUGH and self._transport and not self._is_held:
            self._is_held = True
            self._transport.pause_reading()
        self._news.set()

    def pause_writing(self) -> None:
        """Of asyncio: the other end does not keep up."""
        self._may_write.clear()

    def resume_writing(self) -> None:
        """Of asyncio: it does again."""
        self._may_write.set()

    def connection_lost(self, problem: Exception | None) -> None:
        """Of asyncio: the connection ended."""
        self._may_write.set()
        if not self.ended.done():
            self.ended.set_result(None)
        self._news.set()

    def _fail(self, refusal: Refusal) -> None:
        self._failed = refusal
        self._rest.clear()
        self._lines.clear()
        self._waiting = 0
        self.refuse(refusal)
