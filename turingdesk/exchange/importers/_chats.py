"""Conversations from elsewhere: turns of A and B, cut to length, as rows of a study's table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from turingdesk.exchange.importers._base import ImportOptions, Tally
from turingdesk.exchange.importers._study import BlockDraft

STEP = 3  #: paper 1 cuts conversations to 3, 6, 9 ... turns


@dataclass(frozen=True, slots=True)
class Chat:
    """One conversation between A and B."""

    id: str
    makers: tuple[tuple[str, str], tuple[str, str]]  #: origin and agent of A, then of B
    turns: tuple[tuple[str, str], ...]  #: A or B, and what was said
    provenance: str
    prompt: str = ""
    control: bool = False


def block(
    chats: Iterable[Chat], options: ImportOptions, tally: Tally, title: str = ""
) -> BlockDraft:
    """A block of conversations; those that cannot be shown are counted, with why."""
    rows = [_row(chat, options) for chat in chats if _can_be_shown(chat, options, tally)]
    counted = [len(row["turns"]) for row in rows if row.get("control") != "yes"]
    show = {"lengths": lengths(counted)} if counted else {}
    return BlockDraft("conversations", rows, show, title)


def lengths(turns: Sequence[int]) -> list[int]:
    """The numbers of first turns that every conversation has.

    >>> lengths([9, 14]), lengths([2])
    ([3, 6, 9], [])
    """
    return list(range(STEP, min(turns) + 1, STEP))


def _can_be_shown(chat: Chat, options: ImportOptions, tally: Tally) -> bool:
    if any(not text.strip() for _, text in chat.turns):
        tally.leave_out("a turn is empty")
    elif len(chat.turns) < options.least_turns and not chat.control:
        tally.leave_out(f"fewer than {options.least_turns} turns")
    else:
        return True
    return False


def _row(chat: Chat, options: ImportOptions) -> dict[str, Any]:
    (origin_a, agent_a), (origin_b, agent_b) = chat.makers
    shown = chat.turns[: options.most_turns]
    row: dict[str, Any] = {
        "id": chat.id,
        "prompt": chat.prompt or chat.id,
        "origin_a": origin_a,
        "agent_a": agent_a,
        "origin_b": origin_b,
        "agent_b": agent_b,
        "provenance": chat.provenance,
        "turns": [{"speaker": speaker, "text": text.strip()} for speaker, text in shown],
    }
    return {**row, "control": "yes"} if chat.control else row
