"""The messages from a room to its seats, as the desk sends them to kiosks and browsers.

The members of a message and their order depend on nothing that a person and a machine differ in.
A seat numbers the messages that it sees from 0, in the order in which it sees them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from turingdesk.plugins.live_games.room import Ending, Phase, Room

Told = dict[str, Any]
NO_LIMIT = -1.0  #: the seconds left of a game that lasts as long as people like


def met(room: Room, seat: int, t_s: float, *, runs: bool = True) -> Told:
    """Make the message that begins a game, and that continues it after a lost connection.

    `runs` is whether the game's clock does: it starts once all have read their role.

    `count` is how many messages the seat can have seen, `own` how many of its own have arrived,
    and `decided` whether its verdict has.
    The seat reads of the condition if its role has a brief for it.
    """
    draw_result, role = room.drawn, room.game.role(room.seats[seat].role)
    # Only those whose role differs by condition are told it; others could guess from it.
    is_briefed = (role.name, draw_result.condition) in room.game.briefs
    return _message(
        "met",
        room,
        role=role.name,
        seat=seat,
        drawn={
            "exchanges": draw_result.exchanges,
            "condition": draw_result.condition if is_briefed else "",
            "topic": draw_result.topic,
            "colors": draw_result.colors,
            "language": draw_result.language,
        },
        left_s=_left_s(room, t_s),
        runs=runs,
        count=len(room.shown.get(seat, ())),
        own=room.count(seat),
        decided=seat in room.verdicts,
    )


def started(room: Room, t_s: float) -> Told:
    """Make the message that the game's clock runs from now on."""
    return _message("started", room, left_s=_left_s(room, t_s))


def turn(room: Room, seat: int, number: int) -> Told:
    """Make the message with what someone wrote, for a seat that sees it.

    Args:
        room: Where.
        seat: Who sees it.
        number: Which of those that the seat sees.
    """
    room_message = room.said[room.shown[seat][number]]
    threads = [at for at in room.threads_of(seat) if at in room_message.threads]
    is_own = room_message.seat == seat
    fields = {"number": number, "threads": threads, "seat": room_message.seat, "own": is_own}
    return _message("turn", room, **fields, text=room_message.text)


def phase(room: Room, t_s: float) -> Told:
    """Make the message that a stage of the game began; `why` says what ended the talk."""
    now = room.phase(t_s)
    why = ""
    if now is Phase.DECIDE:
        why = "time" if room.left_s(t_s) == 0 else "questions"
    return _message("phase", room, phase=now.value, why=why)


def partner(room: Room, thread: int, *, here: bool) -> Told:
    """Make the message that someone else in a thread is connected, or not."""
    return _message("partner", room, thread=thread, here=here)


def paused(room: Room, t_s: float, *, is_paused: bool, runs: bool) -> Told:
    """Make the message that a game pauses, since the desk's disk refuses it, or continues."""
    return _message("paused", room, paused=is_paused, left_s=_left_s(room, t_s), runs=runs)


def typing(room: Room, thread: int) -> Told:
    """Make the message that someone else in a thread is writing."""
    return _message("typing", room, thread=thread)


def held(room: Room, number: int, why: str) -> Told:
    """Make the message that a message of the seat's own was refused."""
    return _message("held", room, number=number, why=why)


def parted(room: Room) -> Told:
    """Make the message that a game is over."""
    return _message("parted", room, why=(room.ending or Ending.LEFT).value)


def may_know(room: Room, seat: int) -> bool:
    """True if a seat can learn who is a machine.

    Where several decide, after the end; one who decides alone, after the verdict.
    """
    is_over = room.outcome is not None or room.ending is Ending.COMPLETE
    is_late = seat in room.verdicts if room.deciders == [seat] else is_over
    return room.rules.reveal and is_late


def reveal(room: Room, seat: int) -> Told:
    """Make the message that reveals who the others are, and how the game ended."""
    others = {other for at in room.threads_of(seat) for other in room.game.threads[at]} - {seat}
    seats = [
        {"seat": at, "role": room.seats[at].role, "machine": room.seats[at].machine}
        for at in sorted(others)
    ]
    return _message("reveal", room, seats=seats, outcome=(room.outcome or ""))


def welcome(room: Room, seat: int, have: int, t_s: float, *, runs: bool = True) -> Iterator[Told]:
    """Return the messages for a seat that connects and has the first `have` messages."""
    yield met(room, seat, t_s, runs=runs)
    yield from news(room, seat, max(0, have))
    if may_know(room, seat):
        yield reveal(room, seat)
    if room.ending is not None:
        yield parted(room)
    elif room.phase(t_s) is not Phase.TALK:
        yield phase(room, t_s)


def news(room: Room, seat: int, seen_count: int) -> Iterator[Told]:
    """Return the messages about what a seat sees now, and hasn't seen before.

    Args:
        room: Where.
        seat: Who sees them.
        seen_count: How many it saw before.
    """
    for number in range(seen_count, len(room.shown.get(seat, ()))):
        yield turn(room, seat, number)


def _left_s(room: Room, t_s: float) -> float:
    left_s = room.left_s(t_s)
    return NO_LIMIT if left_s is None else round(left_s, 3)


def _message(say: str, room: Room, **members: object) -> Told:
    return {"say": say, "room": room.id, **members}
