"""Schedules: which stimuli a participant judges, where, and how; the same seed, the same list."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace

from turingdesk.core.drawing import Drawn, draw_block
from turingdesk.core.errors import CannotSchedule
from turingdesk.core.pool import Pool, pool
from turingdesk.core.stimulus import Stimulus
from turingdesk.core.streams import Stream, lasting, stream
from turingdesk.core.study import Block, Order, Study
from turingdesk.core.trial import Slot

_TRIES = 20  #: to draw blocks of one table one after another


def draw(
    study: Study,
    stimuli: Mapping[str, Sequence[Stimulus]],
    seed: str,
    judged: Mapping[tuple[str, str], int],
) -> tuple[Slot, ...]:
    """Draw one session: for each block its practice, then exactly `block.trials` trials.

    Args:
        study: What is asked for.
        stimuli: By table name, in the order of the table.
        seed: The session's, from `participant_seed`.
        judged: How often a stimulus, by block and id, is taken by valid completed and
            active sessions; of several that would do, the least judged are drawn.

    Raises:
        CannotSchedule: The answers there are do not allow it; names what is missing.
    """
    pools = {block.id: pool(study, block, stimuli.get(block.table, ())) for block in study.blocks}
    drawn = _in_turn(study.blocks, pools, seed, judged)
    flipped = flips_keys(study, seed)
    slots = []
    for block in study.blocks:
        table = [stimulus.id for stimulus in stimuli[block.table]]
        for slot in _slots(block, drawn[block.id], table, seed):
            slots.append(replace(slot, flipped=flipped))
    return tuple(slots)


def flips_keys(study: Study, seed: str) -> bool:
    """Whether a participant's choices change sides: the same in all of their sessions."""
    return study.flip_keys and stream(lasting(seed), "keys").below(2) == 1


def _in_turn(
    blocks: Sequence[Block],
    pools: Mapping[str, Pool],
    seed: str,
    judged: Mapping[tuple[str, str], int],
) -> dict[str, Drawn]:
    """Draw each block, so that blocks of one table never show the same stimulus.

    A block that finds too little left of a shared table goes first in another try,
    in which ties fall otherwise; after some tries it is an error.
    """
    order = list(blocks)
    for attempt in range(_TRIES):
        drawn: dict[str, Drawn] = {}
        taken: dict[str, set[str]] = defaultdict(set)
        for block in order:
            before = taken[block.table]
            try:
                left = pools[block.id].without(before)
                drawn[block.id] = draw_block(block, left, seed, judged, attempt)
            except CannotSchedule:
                if not before or attempt == _TRIES - 1:
                    raise
                order.remove(block)
                order.insert(0, block)
                break
            before |= drawn[block.id].ids
        else:
            break
    return drawn


def _slots(block: Block, drawn: Drawn, table: Sequence[str], seed: str) -> list[Slot]:
    """The block's practice and its final list."""
    in_table = {name: row for row, name in enumerate(table)}

    def ordered(shown: Sequence[tuple[Stimulus, int]], name: str) -> list[tuple[Stimulus, int]]:
        by_row = sorted(shown, key=lambda one: in_table[one[0].id])
        if block.order is Order.TABLE:
            return by_row
        return stream(seed, f"{name}/{block.id}").shuffled(by_row)

    controls = dict(
        zip(sorted(block.controls.trials), ordered(drawn.control, "control order"), strict=True)
    )
    others = iter(ordered(drawn.ordinary, "order"))
    final = []
    for position in range(1, block.trials + 1):
        if position in block.fixed:
            stimulus, length = drawn.fixed[position]
        elif position in controls:
            stimulus, length = controls[position]
        else:
            stimulus, length = next(others)
        final.append((stimulus, length))
    practice = ordered(drawn.practice, "practice order")
    sides = _sides([stimulus for stimulus, _ in final], stream(seed, f"sides/{block.id}"))
    tried = _sides([s for s, _ in practice], stream(seed, f"practice sides/{block.id}"))
    asked = block.controls.questions
    return [
        Slot(
            block.id,
            position,
            stimulus.id,
            practice=True,
            asks_control=asked is None or bool(asked),
            length=length,
            swapped=tried[position - 1],
            feedback=block.feedback > 0,
        )
        for position, (stimulus, length) in enumerate(practice, 1)
    ] + [
        Slot(
            block.id,
            position,
            stimulus.id,
            control=position in controls,
            fixed=position in block.fixed,
            asks_control=asked is None or position in asked,
            length=length,
            swapped=sides[position - 1],
            feedback=position <= block.feedback,
        )
        for position, (stimulus, length) in enumerate(final, 1)
    ]


def _sides(shown: Sequence[Stimulus], draws: Stream) -> list[bool]:
    """Which pairs are swapped: half of them, and half of those with the machine first."""
    swapped = [False] * len(shown)
    paired = [at for at, stimulus in enumerate(shown) if len(stimulus.parts) == 2]
    if not paired:
        return swapped
    turn = draws.below(2)
    alike = sorted(draws.shuffled(paired), key=lambda at: shown[at].makers["1"].origin)
    for count, at in enumerate(alike):
        swapped[at] = count % 2 == turn
    return swapped
