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
        _refuse_complete(block, pools[block.id], judged)
    try:
        drawn = _in_turn(study.blocks, pools, seed, judged)
    except CannotSchedule:
        if not any(there.sided for there in pools.values()):
            raise
        drawn = _in_turn(study.blocks, pools, seed, judged, parts=False)
    flipped = flips_keys(study, seed)
    slots = []
    for block in study.blocks:
        table = [stimulus.id for stimulus in stimuli[block.table]]
        for slot in _slots(block, drawn[block.id], table, seed):
            slots.append(replace(slot, flipped=flipped))
    return tuple(slots)


def _refuse_complete(block: Block, there: Pool, taken: Mapping[tuple[str, str], int]) -> None:
    """Refuse to collect more answers than the study asks for.

    Raises:
        CannotSchedule: Every prompt of the block has enough.
    """
    if not block.answers_each or not there.ordinary:
        return
    if all(taken.get((block.id, one.id), 0) >= block.answers_each for one in there.ordinary):
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
    """What a session shows in more than one block, by itself or in a pair, sorted."""
    by_id = {table: {s.id: s for s in stimuli[table]} for table in stimuli}
    met: dict[str, set[Seen]] = defaultdict(set)
    for slot in slots:
        block = study.block(slot.block)
        met[block.id] |= seen(block, by_id[block.table][slot.stimulus])
    often = Counter(one for block in met.values() for one in block)
    return sorted(one for one, times in often.items() if times > 1)


def flips_keys(study: Study, seed: str) -> bool:
    """Whether a participant's choices change sides: the same in all of their sessions."""
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
    kept = {b.id: _met(b, pools[b.id].fixed.values(), parts) for b in blocks}
    for attempt in range(_TRIES):
        drawn: dict[str, Drawn] = {}
        taken: set[Seen] = set()
        for block in order:
            others = [kept[other.id] for other in blocks if other is not block]
            left = _left(block, pools[block.id], taken.union(*others), parts)
            try:
                drawn[block.id] = draw_block(block, left, seed, judged, attempt)
            except CannotSchedule:
                if left is pools[block.id] or attempt == _TRIES - 1:
                    raise
                order.insert(0, order.pop(order.index(block)))
                break
            taken |= _met(block, drawn[block.id].stimuli, parts)
        else:
            break
    return drawn


def _met(block: Block, stimuli: Iterable[Stimulus], parts: bool) -> set[Seen]:
    return set().union(*(seen(block, stimulus, parts=parts) for stimulus in stimuli))


def _left(block: Block, there: Pool, taken: set[Seen], parts: bool) -> Pool:
    """What a block may still show; the very pool where no one else shows its stimuli."""
    own = tables(block) if parts else {block.table}
    if not any(table in own for table, _ in taken):
        return there
    return there.without(lambda stimulus: not taken.isdisjoint(seen(block, stimulus, parts=parts)))


def _slots(block: Block, drawn: Drawn, table: Sequence[str], seed: str) -> list[Slot]:
    """The block's practice and its final list."""
    practice, controls, ordinary = _ordered(block, drawn, table, seed)
    others = iter(ordinary)
    final = [
        drawn.fixed.get(position) or controls.get(position) or next(others)
        for position in range(1, block.trials + 1)
    ]
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
            asks_control=asked is None or position in asked,
            length=length,
            swapped=sides[position - 1],
            feedback=position <= block.feedback,
        )
        for position, (stimulus, length) in enumerate(final, 1)
    ]


def _ordered(
    block: Block, drawn: Drawn, table: Sequence[str], seed: str
) -> tuple[list[Shown], dict[int, Shown], list[Shown]]:
    """Practice, control trials by their positions, and what fills the others, as they follow."""
    in_table = {name: row for row, name in enumerate(table)}

    def ordered(shown: Sequence[Shown], name: str) -> list[Shown]:
        by_row = sorted(shown, key=lambda one: in_table[one[0].id])
        if block.order is Order.TABLE:
            return by_row
        return stream(seed, f"{name}/{block.id}").shuffled(by_row)

    controls = ordered(drawn.control, "control order")
    at = dict(zip(sorted(block.controls.trials), controls, strict=True))
    return ordered(drawn.practice, "practice order"), at, ordered(drawn.ordinary, "order")


def _sides(shown: Sequence[Stimulus], draws: Stream) -> list[bool]:
    """Which pairs are swapped: half of them, and half of those with the machine first.

    Where the makers are not known, half of them are swapped, no matter who made what.
    """
    swapped = [False] * len(shown)
    paired = [at for at, stimulus in enumerate(shown) if len(stimulus.parts) == 2]
    if not paired:
        return swapped
    turn = draws.below(2)
    first = {at: maker.origin for at in paired if (maker := shown[at].makers.get("1"))}
    alike = sorted(draws.shuffled(paired), key=lambda at: first.get(at, ""))
    for count, at in enumerate(alike):
        swapped[at] = count % 2 == turn
    return swapped
