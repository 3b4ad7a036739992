"""One bot's connection: its queue of messages out, and its limits.

A bot is a program of someone else. It may send anything, as often as it likes, and may never read
what it is sent; none of that can fill the memory of the host or slow down a game.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from turingdesk.net.allowance import Allowance
from turingdesk.net.wire import LAST_WORDS_S
from turingdesk.plugins.live_games.net.registered_bots import RegisteredBot

if TYPE_CHECKING:
    from aiohttp.web import WebSocketResponse

MOST_FRAMES = 1024  #: that wait for a bot; one that doesn't read them is cut off
BURST, PER_S = 40, 20.0  #: messages at once, and every second, of one bot
_BYTES = (1 << 18, 20_000.0)  #: the same of bytes
MOST_REFUSED = 2000  #: messages of one connection, after which it is closed
_POLICY, _GOING_AWAY = 1008, 1001  #: close codes of RFC 6455


class BotConnection:
    """A bot that is connected.

    Args:
        socket: The WebSocket.
        cut: Ends the connection at once.
        bot: Who it is.
        languages: That it says it speaks, of those that it may.
        accuses: Whether it says that it can accuse others.
        peer: Its address.
    """

    def __init__(
        self,
        socket: WebSocketResponse,
        cut: Callable[[], object],
        bot: RegisteredBot,
        languages: tuple[str, ...],
        *,
        accuses: bool,
        peer: str,
    ) -> None:
        self.bot = bot
        self.languages = languages
        self.accuses = accuses
        self.peer = peer
        self.refused = Counter[str]()  #: messages, by why
        self._messages, self._bytes = Allowance(BURST, PER_S), Allowance(*_BYTES)
        #: told of each message, to the bot or from it, while someone tries the bot
        self.watched: Callable[[str, Mapping[str, Any]], None] | None = None
        self._socket = socket
        self._cut = cut
        # Without a limit of its own, since `send` can't wait for room; it looks at the length
        # instead.
        self._frames: asyncio.Queue[str | None] = asyncio.Queue()
        self._closing = (_GOING_AWAY, "")
        self._is_ending = False
        self.ended = asyncio.create_task(self._send())

    def send(self, message: Mapping[str, Any]) -> None:
        """Send a message; an ended connection takes no more."""
        if self._is_ending:
            return
        # A bot that doesn't read would fill the memory of the desk.
        if self._frames.qsize() >= MOST_FRAMES:
            self._is_ending = True
            self._cut()
        else:
            self._frames.put_nowait(json.dumps(message, ensure_ascii=False))
            self.note("to", message)

    def note(self, way: str, message: Mapping[str, Any]) -> None:
        """Tell someone who tries the bot of a message, "to" the bot or "from" it."""
        if self.watched is not None:
            self.watched(way, message)

    def takes(self, size: int) -> bool:
        """True if a message of so many bytes is within the bot's allowance; if so, it counts."""
        return self._messages.take() and self._bytes.take(size)

    def refuse(self, why: str) -> None:
        """Count a message that isn't taken; too many of them end the connection.

        Args:
            why: In a word or two, such as "flood".
        """
        self.refused[why] += 1
        if self.refused.total() >= MOST_REFUSED:
            self.close("too many invalid messages")

    def close(self, reason: str = "") -> None:
        """End the connection once what was written is sent; again is harmless.

        Args:
            reason: Why the bot shall not come back by itself, in words that clients know; empty
                if it may.
        """
        if self._is_ending:
            return
        self._is_ending = True
        self._closing = (_POLICY, reason) if reason else (_GOING_AWAY, "")
        # None in the queue ends the task after everything that was written before.
        self._frames.put_nowait(None)
        # A bot that doesn't answer the close frame would keep its connection open.
        asyncio.get_running_loop().call_later(LAST_WORDS_S, self._cut)

    async def _send(self) -> None:
        """Send what is written, in order."""
        try:
            with suppress(OSError):  # the connection ended, which its reader notices
                while (frame := await self._frames.get()) is not None:
                    await self._socket.send_str(frame)
        finally:
            self._is_ending = True
        code, reason = self._closing
        await self._socket.close(code=code, message=reason.encode())
