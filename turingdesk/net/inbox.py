"""The messages of booths and browsers to the rooms: each one's in their order."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from turingdesk.net.message import Message

_MOST = 256  #: messages of one booth that can wait


class Inbox:
    """Processes messages of each sender one after another, beside its connection.

    A game that waits for the disk so keeps no connection from its other messages.

    Args:
        act: Processes a message of a sender; raises nothing.
        start: Starts a task.
    """

    def __init__(
        self,
        act: Callable[[str, Message], Awaitable[None]],
        start: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._act, self._start = act, start
        self._waiting: dict[str, asyncio.Queue[Message]] = {}

    async def put(self, sender: str, sent: Message) -> None:
        """Take a message; of a sender of whom too many wait, once there is room for it."""
        waiting = self._waiting.get(sender)
        if waiting is None:
            # A task for each burst of messages, so that silent senders cost nothing.
            waiting = self._waiting[sender] = asyncio.Queue(_MOST)
            waiting.put_nowait(sent)
            self._start(self._process(sender, waiting))
            return
        await waiting.put(sent)

    async def _process(self, sender: str, waiting: asyncio.Queue[Message]) -> None:
        try:
            while not waiting.empty():
                await self._act(sender, waiting.get_nowait())
                await asyncio.sleep(0)  # whoever waits for room puts the next one
        finally:
            # Also if acting failed, or nothing of this sender would be processed any longer.
            del self._waiting[sender]
