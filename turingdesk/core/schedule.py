"""Schedules: which stimuli a participant judges, where, and how; the same seed, the same list."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from turingdesk.core.drawing import Drawn, Shown, draw_block
from turingdesk.core.errors import CannotSchedule
from turingdesk.core.message import plural
from turingdesk.core.pool import Pool, Seen, pool, seen, tables
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

    No stimulus comes twice. What is in a pair does not come in another block either,
    unless there is too little else; see `repeated`.

    Raises:
        CannotSchedule: The answers there are do not allow it; names what is missing.
    """
    pools = {block.id: pool(study, block, stimuli.get(block.table, ())) for block in study.blocks}
    for block in study.blocks:
        # Before anything is drawn: a draw would still succeed, and collect answers that no one
        # needs.
        _refuse_complete(block, pools[block.id], judged)
    try:
        draws = _in_turn(study.blocks, pools, seed, judged)
    except CannotSchedule:
        # Only pairs have parts, so nothing would be different in a second try.
        if not any(there.sided for there in pools.values()):
            raise
        draws = _in_turn(study.blocks, pools, seed, judged, parts=False)
    flipped = flips_keys(study, seed)
    slots = []
    for block in study.blocks:
        table = [stimulus.id for stimulus in stimuli[block.table]]
        for slot in _slots(block, draws[block.id], table, seed):
            slots.append(replace(slot, flipped=flipped))
    return tuple(slots)


def _refuse_complete(
    block: Block, there: Pool, answer_counts: Mapping[tuple[str, str], int]
) -> None:
    """Refuse to collect more answers than the study asks for.

    Raises:
        CannotSchedule: Every prompt of the block has enough.
    """
    if not block.answers_each or not there.ordinary:
        return
    if all(
        answer_counts.get((block.id, stimulus.id), 0) >= block.answers_each
        for stimulus in there.ordinary
    ):
        raise CannotSchedule(
            plural(
                "Block {block}: each prompt has its answer, so the collection is complete. To "
                "collect more, raise answers_each in study.toml.",
                "Block {block}: each prompt has its %n answers, so the collection is complete. "
                "To collect more, raise answers_each in study.toml.",
                n=block.answers_each,
                block=block.id,
            )
        )


def repeated(
    study: Study, stimuli: Mapping[str, Sequence[Stimulus]], slots: Iterable[Slot]
) -> list[Seen]:
    """Stimuli that a session shows in more than one block, by themselves or in a pair, sorted."""
    by_id = {table: {s.id: s for s in stimuli[table]} for table in stimuli}
    met: dict[str, set[Seen]] = defaultdict(set)
    for slot in slots:
        block = study.block(slot.block)
        met[block.id] |= seen(block, by_id[block.table][slot.stimulus])
    often = Counter(seen_key for block in met.values() for seen_key in block)
    return sorted(seen_key for seen_key, times in often.items() if times > 1)


def flips_keys(study: Study, seed: str) -> bool:
    """True if a participant's choices change sides: the same in all of their sessions."""
    return study.flip_keys and stream(lasting(seed), "keys").below(2) == 1


def _in_turn(
    blocks: Sequence[Block],
    pools: Mapping[str, Pool],
    seed: str,
    judged: Mapping[tuple[str, str], int],
    *,
    parts: bool = True,
) -> dict[str, Drawn]:
    """Draw each block, so that no two show the same stimulus.

    A block that finds too little left goes first in another try, in which ties fall
    otherwise; after some tries it is an error.

    Args:
        blocks: What is asked for.
        pools: What there is, by block.
        seed: The session's.
        judged: How often each stimulus was judged, by block and id.
        parts: Whether what is in a pair is shown nowhere else, too; where there is too
            little for that, a session is better than none.
    """
    order = list(blocks)
    reserved_keys = {b.id: _met(b, pools[b.id].fixed.values(), parts) for b in blocks}
    for attempt in range(_TRIES):
        draws: dict[str, Drawn] = {}
        used_keys: set[Seen] = set()
        for block in order:
            others = [reserved_keys[other.id] for other in blocks if other is not block]
            available_pool = _pool_left(block, pools[block.id], used_keys.union(*others), parts)
            try:
                draws[block.id] = draw_block(block, available_pool, seed, judged, attempt)
            except CannotSchedule:
                if available_pool is pools[block.id] or attempt == _TRIES - 1:
                    raise  # others took nothing, so another order wouldn't help; or tries are over
                order.insert(0, order.pop(order.index(block)))
                break
            used_keys |= _met(block, draws[block.id].stimuli, parts)
        else:
            break
    return draws


def _met(block: Block, stimuli: Iterable[Stimulus], parts: bool) -> set[Seen]:
    return set().union(*(seen(block, stimulus, parts=parts) for stimulus in stimuli))


def _pool_left(block: Block, there: Pool, used_keys: set[Seen], parts: bool) -> Pool:
    """The stimuli that a block may still show; the same pool where no one else shows them."""
    block_tables = tables(block) if parts else {block.table}
    if not any(table in block_tables for table, _ in used_keys):
        return there
    return there.without(
        lambda stimulus: not used_keys.isdisjoint(seen(block, stimulus, parts=parts))
    )


def _slots(block: Block, draw_of_block: Drawn, table: Sequence[str], seed: str) -> list[Slot]:
    """The block's practice and its final list."""
    practice, controls, ordinary = _ordered(block, draw_of_block, table, seed)
    # Fixed and control trials have their places; what was drawn fills the gaps in its own order.
    others = iter(ordinary)
    final = [
        # Each of them is a pair or None, so `or` never passes over one that is there.
        draw_of_block.fixed.get(position) or controls.get(position) or next(others)
        for position in range(1, block.trials + 1)
    ]
    sides = _sides([stimulus for stimulus, _ in final], stream(seed, f"sides/{block.id}"))
    tried = _sides([s for s, _ in practice], stream(seed, f"practice sides/{block.id}"))
    positions = block.controls.questions
    return [
        Slot(
            block.id,
            position,
            stimulus.id,
            practice=True,
            asks_control=positions is None or bool(positions),
            length=length,
            swapped=tried[position - 1],
            feedback=block.practice_feedback or block.feedback > 0,
        )
        for position, (stimulus, length) in enumerate(practice, 1)
    ] + [
        Slot(
            block.id,
            position,
            stimulus.id,
            control=position in controls,
            fixed=position in block.fixed,
            asks_control=positions is None or position in positions,
            length=length,
            swapped=sides[position - 1],
            feedback=position <= block.feedback,
        )
        for position, (stimulus, length) in enumerate(final, 1)
    ]


def _ordered(
    block: Block, draw_of_block: Drawn, table: Sequence[str], seed: str
) -> tuple[list[Shown], dict[int, Shown], list[Shown]]:
    """Practice, control trials by their positions, and what fills the others, as they follow."""
    in_table = {name: row for row, name in enumerate(table)}

    def ordered(stimuli: Sequence[Shown], name: str) -> list[Shown]:
        by_row = sorted(stimuli, key=lambda entry: in_table[entry[0].id])
        if block.order is Order.TABLE:
            return by_row
        return stream(seed, f"{name}/{block.id}").shuffled(by_row)

    controls = ordered(draw_of_block.control, "control order")
    at = dict(zip(sorted(block.controls.trials), controls, strict=True))
    return (
        ordered(draw_of_block.practice, "practice order"),
        at,
        ordered(draw_of_block.ordinary, "order"),
    )


def _sides(pairs: Sequence[Stimulus], draws: Stream) -> list[bool]:
    """Which pairs are swapped: half of them, and half of those with the machine first.

    Where the makers are not known, half of them are swapped, no matter who made what.
    """
    swapped = [False] * len(pairs)
    paired = [at for at, stimulus in enumerate(pairs) if len(stimulus.parts) == 2]
    if not paired:
        return swapped
    # With an odd number of pairs one side has one more; which one that is differs between
    # sessions.
    turn = draws.below(2)
    first = {at: maker.origin for at in paired if (maker := pairs[at].makers.get("1"))}
    # Sorting is stable, so pairs of one kind stay shuffled, and every second one of them is
    # swapped.
    alike = sorted(draws.shuffled(paired), key=lambda at: first.get(at, ""))
    for count, at in enumerate(alike):
        swapped[at] = count % 2 == turn
    return swapped
