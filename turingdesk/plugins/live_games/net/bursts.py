"""A machine that talks in bursts, as in Wu, Wu, and Zhao (2024, section 3.2 and Figure 2).

A listener waits until someone has written, and then for a moment until they have said what they
wanted to say. A caller asks the model about all of it, and again at once if someone wrote
meanwhile. A sender sends each message when it is due. What it has not sent when the caller comes
back with something newer is dropped.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

from turingdesk.core.errors import NotAllowed
from turingdesk.plugins.live_games.net.live_room import LiveRoom
from turingdesk.plugins.live_games.net.unhurried import in_time, unhurried
from turingdesk.plugins.live_games.pacing import Pacing
from turingdesk.plugins.live_games.player import Draft
from turingdesk.plugins.live_games.room import Room


class Speaker(Protocol):
    """A machine in one room. Its methods take long, and are called in threads."""

    def told(self) -> Mapping[str, Any]:
        """Return what the room's journal records about it."""

    def wants_to_write(self, thread: int, t_s: float, silent_s: float = 0.0) -> bool:
        """True if it wants to write now, in a game without turns.

        Args:
            thread: Where.
            t_s: Seconds of playing time.
            silent_s: For how long no one wrote, if it would write unasked.
        """

    def next_message(self, thread: int, t_s: float, silent_s: float = 0.0) -> Draft:
        """Return its next message; without text if it has nothing to say, and leaves."""

    def keep(self, room: Room, delay_s: float) -> None:
        """Save new messages of the room to disk.

        Args:
            room: The room.
            delay_s: How long the newest message of the machine took.
        """

    def close(self, room: Room) -> None:
        """Release what it needed, once the game is over."""


@dataclass(slots=True)
class Bursts:
    """One machine in one room.

    Args:
        live: The room.
        seat: The machine's.
        speaker: Finds its words.
        pacing: Draws how long it takes for a message.
    """

    live: LiveRoom
    seat: int
    speaker: Speaker
    pacing: Pacing
    _sending: asyncio.Task[None] | None = None
    _unsent: list[Draft] = field(default_factory=list)

    async def talk(self) -> None:
        """Talk until the game ends."""
        heard = 0
        try:
            while not self.live.is_over:
                if self._others_count() == heard:
                    await self.live.news()
                    continue
                await asyncio.sleep(self.live.room.rules.listen_s)
                heard = await self._answer(heard)
        finally:
            await self._drop()

    def _others_count(self) -> int:
        """The number of messages that others have written."""
        return len(self.live.room.said) - self.live.room.count(self.seat)

    async def _answer(self, before: int) -> int:
        """Ask the model until no one wrote meanwhile; how many messages it has answered."""
        live = self.live
        (thread,) = live.room.threads_of(self.seat)
        heard = before
        while self._others_count() > heard and not live.is_over:
            # Counted before the model is asked: what arrives while it thinks makes it think again.
            new, heard = self._others_count() - heard, self._others_count()
            about = {"messages": new, "listen_s": live.room.rules.listen_s}
            await live.note("listened", seat=self.seat, **about)
            await unhurried(partial(self.speaker.keep, live.room, 0.0))
            draft = await in_time(
                partial(self.speaker.next_message, thread, live.clock.now_s, 0.0)
            )
            for kind, field_name, texts in (
                ("asked", "key", draft.keys),
                ("note", "text", draft.notes),
            ):
                for text in texts:
                    await live.note(kind, seat=self.seat, **{field_name: text})
            # The rest of an earlier answer doesn't answer the newest messages.
            await self._drop()
            self._unsent = [part for part in (draft, *draft.then) if part.text]
            self._sending = asyncio.create_task(self._send(thread))
        return heard

    async def _drop(self) -> None:
        """Send nothing more of what was to be sent."""
        task, self._sending = self._sending, None
        if task is None:
            return
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        if self._unsent and not self.live.is_over:
            texts = [draft.text for draft in self._unsent]
            await self.live.note("dropped", seat=self.seat, texts=texts)
        self._unsent = []

    async def _send(self, thread: int) -> None:
        """Send each message when it is due, counted from the one before."""
        live, due_s = self.live, self.live.clock.now_s
        while self._unsent and not live.is_over:
            draft = self._unsent[0]
            before_s, draw = due_s, partial(self.pacing.delay_s, len(draft.text), 0, draft.rule)
            due_s = due_at(before_s, live.clock.now_s, draft.delay_s, draw)
            fields = {"delay_s": round(due_s - before_s, 3), "rule": draft.rule}
            await asyncio.sleep(due_s - live.clock.now_s)
            # First, since from here on the message is said even if this task is canceled.
            self._unsent.pop(0)
            await asyncio.shield(self._say(thread, draft, fields))  # not dropped halfway

    async def _say(self, thread: int, draft: Draft, fields: dict[str, Any]) -> None:
        live = self.live
        await live.note("delay", seat=self.seat, **fields)
        with suppress(NotAllowed):  # the talk is over
            await live.say(self.seat, live.room.count(self.seat), draft.text, [thread])


def due_at(before_s: float, now_s: float, drawn_s: float, draw: Callable[[], float]) -> float:
    """When a message is due; a time that has passed is drawn again, counted from now.

    >>> due_at(10.0, 12.0, 5.0, lambda: 3.0), due_at(10.0, 16.0, 5.0, lambda: 3.0)
    (15.0, 19.0)

    Args:
        before_s: When the message before was due.
        now_s: The room's playing time.
        drawn_s: The delay that was drawn for this one.
        draw: Draws another one.
    """
    due_s = before_s + drawn_s
    return due_s if due_s >= now_s else now_s + draw()
