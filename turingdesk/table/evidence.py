"""From first and last lines of journals to the sessions that quality rules look at."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from math import isfinite
from typing import Any

from turingdesk.core.evidence import Attempt, Piece
from turingdesk.journal.journal_file import Line
from turingdesk.journal.judge_kind import JudgeKind, kind_of
from turingdesk.journal.session_name import parsed
from turingdesk.table.attempts import Attempts

Person = tuple[str, str]  #: study and participant


def person(session: str, study: str) -> Person:
    """Whose session it is.

    Args:
        session: Its id.
        study: What its lines say, for sessions that are not called as they should be.
    """
    name = parsed(session)
    return (name.study, name.participant) if name else (study, "")


def chains(sessions: Collection[str], attempts: Attempts) -> Iterator[list[str]]:
    """A participant's sessions, oldest piece first, each with those that it goes on with.

    Those that were begun anew later are left out: nothing of them counts. Where two
    sessions go on with the same one, it belongs to the first of them.
    """
    owners: dict[str, str] = {}
    for session in sorted(sessions, key=_order):
        earlier = attempts.earlier.get(session)
        if earlier in sessions:
            owners.setdefault(str(earlier), session)
    for session in sessions:
        if session in owners or attempts.later.get(session) in sessions:
            continue
        chain = [session]
        while owners.get(earlier := attempts.earlier.get(chain[0], "")) == chain[0]:
            chain.insert(0, earlier)
        yield chain


def attempt(
    pieces: Sequence[Piece], opened: Line, *, is_running: bool, is_refused: bool
) -> Attempt:
    """One session as rules look at it.

    Args:
        pieces: What its journals hold, oldest first.
        opened: The newest one's first line; empty where it cannot be read.
        is_running: Whether more may come.
        is_refused: Whether consent was not given.
    """
    first = parsed(pieces[0].session)
    told_blocks = blocks(opened)
    return Attempt(
        session=pieces[-1].session,
        number=first.number if first else 0,
        pieces=pieces,
        trials=_whole(opened.get("trials")),
        block_trials={name: _whole(told.get("trials")) for name, told in told_blocks.items()},
        limits_s={name: _number(told.get("too_fast_s")) for name, told in told_blocks.items()},
        is_running=is_running,
        is_refused=is_refused,
        is_machine=kind_of(str(opened.get("judge"))) is JudgeKind.MACHINES,
    )


def _order(session: str) -> tuple[int, str]:
    name = parsed(session)
    return (name.number if name else 0, session)


def blocks(opened: Line) -> dict[str, Mapping[str, Any]]:
    """What the first line says of each block; older journals only have the schedule."""
    told = opened.get("blocks")
    if isinstance(told, dict):
        return {str(name): about for name, about in told.items() if isinstance(about, dict)}
    found: dict[str, Mapping[str, Any]] = {}
    schedule = opened.get("schedule")
    for slot in schedule if isinstance(schedule, list) else ():
        if isinstance(slot, dict) and not slot.get("practice"):
            name = str(slot.get("block", ""))
            found[name] = {"trials": found.get(name, {"trials": 0})["trials"] + 1}
    return found


def _number(value: Any) -> float:
    """As a number; 0 for what is none, or no number of anything."""
    with suppress(TypeError, ValueError, OverflowError):
        number = float(value)
        return number if isfinite(number) else 0.0
    return 0.0


def _whole(value: Any) -> int:
    return int(_number(value))
