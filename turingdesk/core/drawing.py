"""Drawing: the stimuli of one block and their lengths, before they get positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from turingdesk.core.errors import CannotSchedule
from turingdesk.core.lengths import OpenTrial, TooShort, assign_lengths, check_room
from turingdesk.core.matching import Demand, Shortage, matched
from turingdesk.core.message import join
from turingdesk.core.places import CONTROL, PRACTICE, misplaced, missing_prompts, missing_turns
from turingdesk.core.pool import Cell, Pool, prompt_key
from turingdesk.core.quotas import drawn_quotas, shared
from turingdesk.core.stimulus import Stimulus
from turingdesk.core.streams import Stream, stream
from turingdesk.core.study import Block

Shown = tuple[Stimulus, int]  #: a stimulus and how much of it is shown; 0 shows it whole
_TRIES = 6  #: to find stimuli long enough, where prompts are in each other's way


@dataclass(frozen=True, slots=True)
class Source:
    """A number of stimuli to draw from these, which are in the order of preference."""

    name: str  #: of its stream of random numbers
    count: int
    stimuli: Sequence[Stimulus]
    title: str  #: what people call these stimuli
    group: str = ""  #: over which lengths are spread; empty for practice, which does not count


@dataclass(frozen=True, slots=True)
class Drawn:
    """The stimuli that one session sees in one block."""

    practice: Sequence[Shown]
    control: Sequence[Shown]
    ordinary: Sequence[Shown]
    fixed: Mapping[int, Shown]  #: by position

    @property
    def stimuli(self) -> list[Stimulus]:
        """Everything that it sees there."""
        every = (*self.practice, *self.control, *self.ordinary, *self.fixed.values())
        return [stimulus for stimulus, _ in every]


def draw_block(
    block: Block,
    pool: Pool,
    seed: str,
    judged: Mapping[tuple[str, str], int],
    attempt: int = 0,
) -> Drawn:
    """Draw for each quota the least judged stimuli that fit together.

    Args:
        block: What is asked for.
        pool: What there is.
        seed: The session's.
        judged: How often each stimulus was judged, by block and id.
        attempt: Another one lets ties fall otherwise; quotas and lengths stay.

    Raises:
        CannotSchedule: Nothing fits.
    """
    for problem in misplaced(block, pool):
        raise CannotSchedule(join(" ", (problem.message, problem.fix)))

    def named(name: str) -> Stream:  # one for each decision, so that none changes another
        return stream(seed, f"{name}/{block.id}")

    quotas = drawn_quotas(block, pool, named("compositions"), named("agents"))
    listed = sources(block, pool, quotas)
    choice = f"choice {attempt}" if attempt else "choice"
    listed = [
        replace(source, stimuli=named(f"{choice} of {source.name}").shuffled(source.stimuli))
        for source in listed
        if source.count
    ]
    try:
        return _draw_block(block, pool, listed, judged, named)
    except Shortage as shortage:
        lack = missing_prompts(block, [(s.title, len(s.stimuli)) for s in listed], shortage)
    except TooShort as short:
        lack = missing_turns(block, short)
    raise CannotSchedule(join(" ", (lack.message, lack.fix)))


def sources(block: Block, pool: Pool, quotas: Mapping[Cell, int]) -> list[Source]:
    """Practice, control, and one source for each cell."""
    return [
        Source("practice", block.practice, pool.practice, PRACTICE),
        Source("control", len(block.controls.trials), pool.control, CONTROL, "control"),
        *(
            Source(
                str(cell),
                quotas.get(cell, 0),
                stimuli,
                cell.title,
                cell.composition or "unknown",
            )
            for cell, stimuli in pool.cells.items()
        ),
    ]


def fitting(
    block: Block, pool: Pool, listed: Sequence[Source], cost: Callable[[Stimulus], int]
) -> list[list[Stimulus]]:
    """For each source its number of stimuli, no prompt twice, at the least cost.

    Raises:
        Shortage: There are not enough prompts.
    """
    # Fixed stimuli are shown anyway, so their prompts are not drawn again.
    barred = {prompt_key(block, stimulus) for stimulus in pool.fixed.values()}
    wants: list[Demand] = []
    answers: list[dict[str, Stimulus]] = []
    for source in listed:
        best: dict[str, Stimulus] = {}
        costs: dict[str, int] = {}
        for stimulus in source.stimuli:
            key, price = prompt_key(block, stimulus), cost(stimulus)
            if key in barred or (key in costs and costs[key] <= price):
                continue
            costs.pop(key, None)  # so that it takes its own place in the order of preference
            costs[key], best[key] = price, stimulus
        wants.append(Demand(source.count, costs))
        answers.append(best)
    return [
        [best[key] for key in keys] for keys, best in zip(matched(wants), answers, strict=True)
    ]


def seats_with_room(
    block: Block, pool: Pool, listed: Sequence[Source], counts: Mapping[int, int]
) -> list[OpenTrial]:
    """Seats for the lengths, the fixed trials' first, with the room there can be.

    Exact where prompts are not in each other's way; where they do, the search for
    conversations that are long enough ends after a few tries.

    Raises:
        Shortage: There are not enough prompts.
        TooShort: There are not enough long conversations.
    """
    # The matching minimizes how many lengths a stimulus is too short for, since it can't see
    # lengths.
    weights = dict.fromkeys(block.lengths, 1)
    room = block.length_of

    def lacking(stimulus: Stimulus) -> int:
        return sum(weight for length, weight in weights.items() if room(stimulus) < length)

    for tries_left in reversed(range(_TRIES)):
        stimuli_by_source = fitting(block, pool, listed, lacking)
        seats = [OpenTrial("fixed", room(stimulus)) for stimulus in pool.fixed.values()]
        for source, stimuli in zip(listed, stimuli_by_source, strict=True):
            if source.group:
                seats += [OpenTrial(source.group, room(stimulus)) for stimulus in stimuli]
        try:
            check_room(counts, seats)
        except TooShort as short:
            if not tries_left:
                raise
            # Lengths that ran short weigh more in the next try.
            weights[short.length] *= 4
        else:
            return seats
    raise AssertionError("the last try returns or raises")


def _draw_block(
    block: Block,
    pool: Pool,
    listed: Sequence[Source],
    judged: Mapping[tuple[str, str], int],
    named: Callable[[str], Stream],
) -> Drawn:
    def taken(stimulus: Stimulus) -> int:
        return judged.get((block.id, stimulus.id), 0)

    fixed = [0] * len(pool.fixed)
    split = [(source, 0) for source in listed]
    if block.lengths:
        draws = named("lengths")
        counts = shared(block.trials, block.lengths, draws)
        seats = seats_with_room(block, pool, listed, counts)
        lengths = iter(assign_lengths(counts, seats, draws))
        fixed = [next(lengths) for _ in fixed]
        split = [part for source in listed for part in _by_length(block, source, lengths)]
    stimuli_by_source = fitting(block, pool, [source for source, _ in split], taken)
    shown_by_source: dict[str, list[Shown]] = {"practice": [], "control": [], "": []}
    for (source, length), stimuli in zip(split, stimuli_by_source, strict=True):
        of = shown_by_source.get(source.name, shown_by_source[""])
        of += [(stimulus, length) for stimulus in stimuli]
    practice = shown_by_source["practice"]
    if block.lengths:
        practice = _cut(block, practice, named("practice lengths"))
    places = zip(pool.fixed.items(), fixed, strict=True)
    return Drawn(
        practice,
        shown_by_source["control"],
        shown_by_source[""],
        {position: (stimulus, length) for (position, stimulus), length in places},
    )


def _by_length(
    block: Block, source: Source, lengths: Iterator[int]
) -> Iterator[tuple[Source, int]]:
    """The source once for each length that it is to fill, with what is long enough."""
    if not source.group:
        yield source, 0
        return
    counts = Counter(next(lengths) for _ in range(source.count))
    for length, count in sorted(counts.items()):
        stimuli = [stimulus for stimulus in source.stimuli if block.length_of(stimulus) >= length]
        yield replace(source, count=count, stimuli=stimuli), length


def _cut(block: Block, practice: Sequence[Shown], draws: Stream) -> list[Shown]:
    """Practice at any length that it has room for, else whole."""
    cut = []
    for stimulus, _ in practice:
        room = [length for length in block.lengths if length <= block.length_of(stimulus)]
        cut.append((stimulus, draws.pick(room) if room else 0))
    return cut
