"""A machine in a room, as the desk plays it: it waits for its turn, and takes as long as people.

What a machine does takes long, and may take forever; it is done in threads that no one waits for
when the desk closes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Protocol

from turingdesk.core.errors import NotAllowed, TuringDeskError
from turingdesk.core.message import message
from turingdesk.plugins.live_games.lobby import Wanted
from turingdesk.plugins.live_games.net.bursts import Bursts, Speaker
from turingdesk.plugins.live_games.net.live_room import LiveRoom
from turingdesk.plugins.live_games.net.unhurried import ANSWER_S, in_time, unhurried
from turingdesk.plugins.live_games.pacing import Pacing
from turingdesk.plugins.live_games.player import Draft
from turingdesk.plugins.live_games.room import Ending, Phase, Room

_LOOK_S = 1.0  #: how often a machine looks whether there is a silence
logger = logging.getLogger(__name__)


class Machines(Protocol):
    """Provides the machines that take part in games and conversations."""

    @property
    def share(self) -> float:
        """The share of rooms with a machine, from 0 to 1."""

    def plays(self, game: Wanted, language: str = "", who: str = "") -> bool:
        """True if there is a machine for a game.

        Args:
            game: What is played.
            language: That the machine has to know; empty if any will do.
            who: One that was chosen, and may have begun; empty if any will do.
        """

    def choose(self, game: Wanted, language: str = "") -> str:
        """The name in the data of the machine that plays next, of those that know a language."""

    def count(self, game: Wanted, room: Room) -> None:
        """Record a room that is over."""

    def join(
        self, game: Wanted, room: Room, seat: int, pacing: Pacing, began: datetime
    ) -> Speaker:
        """A machine for a seat of a room.

        Args:
            game: What is played.
            room: Where.
            seat: The machine's.
            pacing: How long machines take for a message there.
            began: When the game began, with a time zone.

        Raises:
            TuringDeskError: It can't begin.
        """


async def play(
    live: LiveRoom, seat: int, machines: Machines, pacing: Pacing, fault: Callable[[str], None]
) -> None:
    """Speak for a machine until the game ends.

    Args:
        live: The room.
        seat: The machine's.
        machines: Where it comes from.
        pacing: How long it takes for a message.
        fault: Told why the machine left, if it does.
    """
    try:
        place = (live.wanted, live.room, seat, pacing, live.began)
        # In a thread, since loading a model can take long.
        speaker = await in_time(partial(machines.join, *place))
        try:
            if machine_fields := speaker.told():
                await live.note("machine", seat=seat, **machine_fields)
            await live.started()
            rules = live.room.rules
            if rules.turns == "free" and rules.listen_s:
                await Bursts(live, seat, speaker, pacing).talk()
            elif rules.turns == "free":
                await _talk_freely(live, seat, speaker)
            while not live.is_over:
                await _take_turn(live, seat, speaker)
            await unhurried(partial(speaker.keep, live.room, 0.0))
        finally:
            # Also where the game failed: a model's memory is freed, and its files are closed.
            await unhurried(partial(speaker.close, live.room))
    except TimeoutError:
        fault(message("A machine said nothing for {seconds:g} s, and left.", seconds=ANSWER_S))
    except TuringDeskError as problem:
        fault(str(problem))
    except Exception as problem:
        logger.exception("a machine failed")
        fault(f"{type(problem).__name__}: {problem}")
    await live.end(Ending.LEFT, seat=seat)


async def _take_turn(live: LiveRoom, seat: int, speaker: Speaker) -> None:
    """Say a message if it is the machine's turn, else wait until something happens."""
    threads = live.room.may_write(seat, live.clock.now_s)
    messages = live.room.thread(threads[0]).said if threads else ()
    if not threads or (messages and messages[-1].seat == seat):
        await live.news()
        return
    await _say(live, seat, speaker, threads[0])


async def _talk_freely(live: LiveRoom, seat: int, speaker: Speaker) -> None:
    """Say something whenever the machine wants to, after a message or in a silence.

    One machine of a room at a time: while another one finds its words, this one does without.
    """
    name, floor, room, heard = str(seat), live.floor, live.room, 0
    (thread,) = room.threads_of(seat)
    while not live.is_over:
        if len(room.thread(thread).said) == heard:
            with suppress(TimeoutError):
                # Silence isn't news, so the machine has to look by itself.
                await asyncio.wait_for(live.news(), _LOOK_S)
        now_s, before = live.clock.now_s, heard
        heard = len(room.thread(thread).said)
        if thread not in room.may_write(seat, now_s):
            continue
        silent_s = 0.0 if heard > before else floor.quiet_s(now_s)
        may = floor.break_silence([name], now_s) == name if silent_s else floor.take(name)
        try:
            if may and await in_time(partial(speaker.wants_to_write, thread, now_s, silent_s)):
                await _say(live, seat, speaker, thread, silent_s)
        finally:
            if may:
                floor.leave(name)


async def _say(
    live: LiveRoom, seat: int, speaker: Speaker, thread: int, silent_s: float = 0.0
) -> None:
    """Request the machine's next message, and send it after its delay."""
    # A message that breaks a silence answers no other one, so its delay counts from now.
    since_s = live.clock.now_s if silent_s else live.heard_s(seat)
    await unhurried(partial(speaker.keep, live.room, 0.0))
    now_s = live.clock.now_s
    draft = await in_time(partial(speaker.next_message, thread, now_s, silent_s))
    draft = await _compared(live, seat, draft, since_s)
    for key in draft.keys:
        await live.note("asked", seat=seat, key=key)
    for text in draft.notes:
        await live.note("note", seat=seat, text=text)
    if draft.ends:
        await live.end(Ending.COMPLETE)
        return
    await live.note("delay", seat=seat, delay_s=round(draft.delay_s, 3), rule=draft.rule)
    # The model's own time counts as part of the delay, or slow machines could be told by it.
    await asyncio.sleep(draft.left_s(live.clock.now_s - since_s))
    try:
        # Someone else may have written while the machine waited.
        await live.say(seat, live.room.count(seat), draft.text, [thread])
    except NotAllowed:
        is_asked = live.room.rules.turns != "free"
        if is_asked and live.room.phase(live.clock.now_s) is Phase.TALK:  # it has nothing to say
            await live.end(Ending.LEFT, seat=seat)
        return
    await unhurried(partial(speaker.keep, live.room, draft.delay_s))


async def _compared(live: LiveRoom, seat: int, draft: Draft, since_s: float) -> Draft:
    """Return a draft that repeats no earlier message, if the check ends in time.

    It may be late by as much as the study allows, and not a second more: a model that takes longer
    wasn't asked. What came of it is in the journal.
    """
    if draft.compare is None:
        return draft
    spare_s = 0.0 if draft.begins_ready else draft.left_s(live.clock.now_s - since_s)
    try:
        async with asyncio.timeout(spare_s + live.room.rules.check_s):
            draft = await unhurried(draft.compare)
    except TimeoutError:
        draft = replace(draft, found="late")
    await live.note("compared", seat=seat, found=draft.found)
    return draft
