"""What is missing where a schedule cannot be drawn, in words."""

from __future__ import annotations

from collections.abc import Sequence

from turingdesk.core.errors import Problem
from turingdesk.core.lengths import TooShort
from turingdesk.core.matching import Shortage
from turingdesk.core.message import message
from turingdesk.core.places import problem
from turingdesk.core.study import Block

_KEYS = {"practice": "practice", "control": "controls.trials"}


def missing_prompts(
    block: Block, listed: Sequence[tuple[str, int]], shortage: Shortage
) -> Problem:
    """Too few different prompts, or too few answers where prompts may recur.

    Args:
        block: Whose schedule it is.
        listed: What was to be drawn, in the order of the wants: name and how many there are.
        shortage: What the matching found.
    """
    names = [listed[want][0] or "answers" for want in shortage.wants]  # "": kinds are not known
    stimuli = sum(listed[want][1] for want in shortage.wants)
    drawn = "mix" if block.mix is not None else "trials"
    key = _KEYS.get(names[0], drawn) if len(names) == 1 else drawn
    what = message("{needed} trials of {names}", needed=shortage.needed, names=names)
    what += " together" if len(names) > 1 else ""
    fixed = (" " + message("besides the fixed ones")) if block.fixed else ""
    if block.repeat_prompts or (stimuli == shortage.there and not fixed):
        return problem(
            block,
            key,
            message(
                "{what} are needed, but {table} has only {stimuli}{fixed}.",
                what=what,
                table=block.table,
                stimuli=stimuli,
                fixed=fixed,
            ),
            message("Add answers or ask for fewer."),
        )
    return problem(
        block,
        key,
        message(
            "{what} need {needed} different prompts, but the {stimuli} answers in {table} "
            "have only {there}{fixed}.",
            what=what,
            needed=shortage.needed,
            stimuli=stimuli,
            table=block.table,
            there=shortage.there,
            fixed=fixed,
        ),
        message("Add answers to other prompts, ask for fewer, or set repeat_prompts = true."),
    )


def missing_turns(block: Block, short: TooShort) -> Problem:
    """Too few long conversations."""
    return problem(
        block,
        "show.lengths",
        message(
            "{needed} trials show {length} turns or more, but only {there} of the "
            "conversations that a session can have together have so many.",
            needed=short.needed,
            length=short.length,
            there=short.there,
        ),
        message("Add longer conversations or take long ones out of lengths."),
    )
