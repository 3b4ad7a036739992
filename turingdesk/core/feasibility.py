"""Feasibility: whether every session that a block can be dealt can also be drawn.

What is left over when trials are shared goes to agents by chance, so that one
participant's schedule may exist and the next one's may not. All outcomes are tried
by the very matching that draws, but for those that cannot differ from one tried.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain, islice, product

from turingdesk.core.drawing import fitting, seats_with_room, sources
from turingdesk.core.errors import Fix, Problem, Severity
from turingdesk.core.lengths import TooShort
from turingdesk.core.matching import Shortage
from turingdesk.core.message import message, plural
from turingdesk.core.places import misplaced, missing_prompts, missing_turns, problem
from turingdesk.core.pool import Cell, Pool, prompt_key, tables
from turingdesk.core.quotas import cell_spans, mix, ways
from turingdesk.core.stimulus import Stimulus
from turingdesk.core.study import Block, Study

#: Outcomes tried at most. Where there are more, and not even the sum of all can be drawn
#: at once, which would prove the rest, a warning says that some were not tried.
TRIED = 200


def infeasibility(block: Block, pool: Pool) -> Problem | None:
    """Why some session of this block could not be drawn; None if all can."""
    dealt = _hardest(block) if _short_ones(block, pool) else {}
    if not dealt:
        # If even the most of every cell can be drawn at once, each single outcome can.
        every = {cell: of.most for cell, of in cell_spans(block, pool).items()}
        if _objection(block, pool, every, dealt) is None:
            return None
    outcomes = _outcomes(block, pool)
    for quotas in islice(outcomes, TRIED):
        if objection := _objection(block, pool, quotas, dealt):
            return objection
    # islice has taken those that were tried, so that anything left was not.
    if next(outcomes, None) is None:
        return None
    return problem(
        block,
        "trials",
        message(
            "There are more than {tried} ways to distribute the remaining trials over agents. "
            "The {tried} most demanding ways were checked and can be drawn; the others were "
            "not checked.",
            tried=TRIED,
        ),
        message(
            "Make the number of trials a multiple of the number of agents, or add answers to "
            "other prompts."
        ),
        Severity.WARNING,
    )


def remedies(block: Block, pool: Pool) -> Iterator[Fix]:
    """Changes that make a block possible whose trials can't be drawn: fewer trials, or repeats."""

    def is_met(changed: Block) -> bool:
        return (
            next(misplaced(changed, pool), None) is None and infeasibility(changed, pool) is None
        )

    low, high = 0, block.trials  #: trials that can be drawn, and that cannot
    while high - low > 1:
        middle = (low + high) // 2
        # `low` was always tried, so the offer is right even where a larger number, such as a
        # multiple of the agents, is easier to draw than a smaller one.
        low, high = (middle, high) if is_met(replace(block, trials=middle)) else (low, middle)
    if low:
        yield Fix(
            plural(
                "Use %n trial",
                "Use %n trials",
                n=low,
            ),
            low,
            "trials",
        )
    if not block.repeat_prompts and is_met(replace(block, repeat_prompts=True)):
        yield Fix(message("Allow repeats"), value=True, key="repeat_prompts")


def has_plenty(study: Study, block: Block, pool: Pool) -> bool:
    """True if a block can be drawn whatever the other blocks of its table take.

    Each stimulus gone and each prompt met costs a source at most one of its prompts; a pair
    of another table has two.
    """
    if _short_ones(block, pool):
        return False
    if pool.sided and block.repeat_prompts:  # one conversation may be in any number of pairs
        return False
    needed = block.trials + block.practice
    for other in study.blocks:
        if other is not block and tables(other) & tables(block):
            each = 2 if other.table != block.table and len(tables(other)) > 1 else 1
            needed += each * (other.trials + other.practice)
    most = {cell: of.most for cell, of in cell_spans(block, pool).items()}
    drawn_sources = [source for source in sources(block, pool, most) if source.count]
    return all(
        len({prompt_key(block, stimulus) for stimulus in source.stimuli}) >= needed
        for source in drawn_sources
    )


def _objection(
    block: Block, pool: Pool, quotas: Mapping[Cell, int], dealt: Mapping[int, int]
) -> Problem | None:
    listed = [source for source in sources(block, pool, quotas) if source.count]
    try:
        if dealt:
            seats_with_room(block, pool, listed, dealt)
        else:
            fitting(block, pool, listed, lambda stimulus: 0)
    except Shortage as shortage:
        return missing_prompts(block, [(s.title, len(s.stimuli)) for s in listed], shortage)
    except TooShort as short:
        return missing_turns(block, short)
    return None


def _short_ones(block: Block, pool: Pool) -> bool:
    """True if some conversation is too short for some length."""
    every = chain(pool.ordinary, pool.control, pool.fixed.values())
    return any(block.length_of(stimulus) < max(block.lengths, default=0) for stimulus in every)


def _hardest(block: Block) -> dict[int, int]:
    """Trials by length where those left over all go to the longest."""
    each, extra = divmod(block.trials, len(block.lengths))
    ordered = sorted(block.lengths, reverse=True)
    return {length: each + (place < extra) for place, length in enumerate(ordered)}


def _outcomes(block: Block, pool: Pool) -> Iterator[dict[Cell, int]]:
    """The quotas that a session can get, without those that only rename others."""
    kinds = _kinds(block, pool)
    counts = mix(block, pool)
    every: Iterator[Mapping[str, int]] = iter(
        [counts] if counts is not None else ways(block.drawn, pool.compositions)
    )
    for by_composition in every:
        parts = [
            # product() reads all of them first; one more than are tried still shows that there are
            # others.
            list(islice(_shares(count, pool.agents(letters), kinds), TRIED + 1))
            for letters, count in by_composition.items()
            if count
        ]
        for shares in product(*parts):
            yield {cell: count for share in shares for cell, count in share.items()}


def _shares(
    count: int, cells: Sequence[Cell], kinds: Mapping[Cell, Hashable]
) -> Iterator[dict[Cell, int]]:
    """The ways to share a composition's trials among its cells, alike cells being one kind."""
    each, extra = divmod(count, len(cells))
    alike: dict[Hashable, list[Cell]] = defaultdict(list)
    for cell in cells:
        alike[kinds[cell]].append(cell)
    # Cells that can't run short come last, so that the most demanding outcomes come first.
    groups = sorted(alike.values(), key=lambda group: kinds[group[0]] is None)
    for more in _parts(extra, [len(group) for group in groups]):
        yield {
            cell: each + (place < number)
            for group, number in zip(groups, more, strict=True)
            for place, cell in enumerate(group)
        }


def _parts(total: int, limits: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every way to write a total as a sum of numbers within limits, large ones first.

    >>> list(_parts(2, [1, 2]))
    [(1, 1), (0, 2)]
    """
    if not limits:
        if total == 0:
            yield ()
        return
    # What the others can't take has to go here, so that each branch gives a result.
    least = max(0, total - sum(limits[1:]))
    for first in range(min(total, limits[0]), least - 1, -1):
        for rest in _parts(total - first, limits[1:]):
            yield (first, *rest)


def _kinds(block: Block, pool: Pool) -> dict[Cell, Hashable]:
    """Cells that can stand for each other have the same kind; None cannot run short.

    It cannot where no one else wants enough of its prompts.
    """
    if _short_ones(block, pool):
        return {cell: cell for cell in pool.cells}
    barred = {prompt_key(block, stimulus) for stimulus in pool.fixed.values()}

    def prompts(stimuli: Sequence[Stimulus]) -> frozenset[str]:
        return frozenset(prompt_key(block, stimulus) for stimulus in stimuli) - barred

    most = {cell: of.most for cell, of in cell_spans(block, pool).items() if of.most}
    prompts_by_cell = {cell: prompts(pool.cells[cell]) for cell in most}
    others = [prompts(pool.control)] if block.controls.trials else []
    others += [prompts(pool.practice)] if block.practice else []
    demand_by_prompt = Counter(chain.from_iterable([*prompts_by_cell.values(), *others]))
    kinds: dict[Cell, Hashable] = {}
    for cell, count in most.items():
        common = frozenset(key for key in prompts_by_cell[cell] if demand_by_prompt[key] > 1)
        alone = len(prompts_by_cell[cell]) - len(common)
        kinds[cell] = None if alone >= count else (common, alone)
    return kinds
