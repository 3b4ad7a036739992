"""Thinning: which answers of a study go into its sealed package, so that none is conspicuous.

A prompt with three machine answers and one human answer says by the number of its answers
what most of them are. A sealed package therefore has of each prompt as many answers of
each kind as the study's mix asks for, by default equally many. Where a prompt has answers
of one kind only, one of them stays, and over all such prompts the kinds are as many as the
mix asks for. What is omitted is chosen at random.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from math import gcd
from random import Random

from turingdesk.core.matching import Demand, Shortage, matched
from turingdesk.core.message import message, plural
from turingdesk.core.pool import cell_of, pool, prompt_key
from turingdesk.core.quotas import mix
from turingdesk.core.stimulus import Stimulus
from turingdesk.core.study import Block, Study
from turingdesk.plugins.sealing.errors import CannotSeal
from turingdesk.plugins.sealing.unsealing import LeftOutAnswer
from turingdesk.tasks.pairs import PairsShow

NOT_ASKED = message("the mix doesn't include their kind")
BARRED = message("a fixed trial shows the same prompt")
SHORT = message("they are shorter than the longest length shown")
PAIRED = message("one of the two is in another pair, or was excluded on its own")
UNPAIRED = message("no remaining pair shows them")
SURPLUS = message("there are more answers of their kind than of another")


@dataclass(slots=True)
class Thinned:
    """The answers that a sealed package can contain, and those that it can't."""

    stimuli: dict[str, tuple[Stimulus, ...]] = field(default_factory=dict)  #: by table
    left_out: list[LeftOutAnswer] = field(default_factory=list)

    def take(self, table: str, stimuli: Sequence[Stimulus], why: Mapping[str, str]) -> None:
        """Keep the stimuli of a table but for those with a reason to exclude them."""
        self.stimuli[table] = tuple(s for s in stimuli if s.id not in why)
        self.left_out += [LeftOutAnswer(s.task, s.id, why[s.id]) for s in stimuli if s.id in why]


def thinned(study: Study, stimuli: Mapping[str, Sequence[Stimulus]], chance: Random) -> Thinned:
    """Thin every table of a study.

    Args:
        study: Not sealed, and checked: its plan can be met.
        stimuli: By table.
        chance: Who chooses.

    Raises:
        CannotSeal: Blocks of one table ask for different mixes, or too little is left.
    """
    result = Thinned(dict.fromkeys(stimuli, ()))
    showing: dict[str, list[Block]] = defaultdict(list)
    for block in study.blocks:
        showing[block.table].append(block)
    paired: dict[str, set[str]] = defaultdict(set)  #: by table, what is in pairs that stay
    # Pairs come last: which of them remain depends on the answers that remain.
    for name in sorted(showing, key=lambda name: bool(_of_table(showing[name][0]))):
        of_table = _of_table(showing[name][0])
        alone = {s.id for s in result.stimuli[of_table]} if of_table in showing else None
        table = _TableThinning(study, showing[name], stimuli[name], chance)
        result.take(name, stimuli[name], table.left_out(paired[of_table], alone))
        for block in showing[name]:
            _see_that_enough_is_left(study, block, stimuli[name], result.stimuli[name])
        paired[of_table] |= {part for s in result.stimuli[name] for part in s.parts}
    for name in sorted(stimuli.keys() - showing.keys()):
        why = {s.id: UNPAIRED for s in stimuli[name] if s.id not in paired[name]}
        result.take(name, stimuli[name], why)
    return result


class _TableThinning:
    """One table, and the blocks that draw from it."""

    def __init__(
        self, study: Study, blocks: Sequence[Block], stimuli: Sequence[Stimulus], chance: Random
    ) -> None:
        self.blocks = blocks
        self.chance = chance
        self.ratio = _ratio(study, blocks, stimuli)
        pools = [pool(study, block, stimuli) for block in blocks]
        ordinary = pools[0].ordinary
        # In an order of chance, which decides what remains where not everything can.
        self.drawn = chance.sample(ordinary, len(ordinary))
        names = {stimulus.id for stimulus in ordinary}
        self.aside = [stimulus for stimulus in stimuli if stimulus.id not in names]
        self.barred = {
            prompt_key(block, stimulus)
            for block, there in zip(blocks, pools, strict=True)
            for stimulus in there.fixed.values()
        }

    def left_out(self, paired: set[str], alone: set[str] | None) -> dict[str, str]:
        """Why answers are omitted, by id.

        Args:
            paired: What is in pairs of other tables.
            alone: What the sealed package shows by itself of the table that pairs are made of;
                None if that is shown in pairs only.

        Raises:
            CannotSeal: A pair that is set aside shows something that is omitted.
        """
        self._see_that_pairs_are_whole(alone)
        used_parts = paired.union(*(stimulus.parts for stimulus in self.aside))
        why: dict[str, str] = {}
        for stimulus in self.drawn:
            has_parts = alone is None or alone.issuperset(stimulus.parts)
            if reason := self._objection(stimulus):
                why[stimulus.id] = reason
            elif has_parts and used_parts.isdisjoint(stimulus.parts):
                # Who is in two pairs is what both have in common: the one human, say.
                used_parts |= {*stimulus.parts}
            else:
                why[stimulus.id] = PAIRED
        free = [stimulus for stimulus in self.drawn if stimulus.id not in why]
        kept_ids = self._even(free)
        return why | {s.id: SURPLUS for s in free if s.id not in kept_ids}

    def _see_that_pairs_are_whole(self, alone: set[str] | None) -> None:
        for stimulus in self.aside:
            if alone is not None and not alone.issuperset(stimulus.parts):
                raise CannotSeal(
                    message(
                        "The pair {id}, which is reserved for practice, control, or a fixed "
                        "trial, shows an answer that the sealed package excludes. Use answers "
                        "that are themselves reserved for practice or control.",
                        id=stimulus.id,
                    )
                )

    def _objection(self, stimulus: Stimulus) -> str:
        """Why it could not be drawn as freely as others."""
        if stimulus.composition not in self.ratio:
            return NOT_ASKED
        if any(prompt_key(block, stimulus) in self.barred for block in self.blocks):
            return BARRED
        too_short = (
            block.length_of(stimulus) < max(block.lengths, default=0) for block in self.blocks
        )
        return SHORT if any(too_short) else ""

    def _even(self, free: Sequence[Stimulus]) -> set[str]:
        """As many of each kind as go together, prompt by prompt; names of what stays."""
        prompts: dict[str, dict[str, list[Stimulus]]] = defaultdict(lambda: defaultdict(list))
        for stimulus in free:
            prompts[_prompt(stimulus)][stimulus.composition].append(stimulus)
        kept_ids: set[str] = set()
        makers: Counter[tuple[str, ...]] = Counter()
        rest: list[Stimulus] = []
        for kinds in prompts.values():
            times = min(len(kinds[kind]) // each for kind, each in self.ratio.items())
            if not times:
                rest += [stimulus for stimuli in kinds.values() for stimulus in stimuli]
                continue
            for kind, each in self.ratio.items():
                # Of several agents the one of whom the least is kept so far.
                kinds[kind].sort(key=lambda stimulus: makers[cell_of(stimulus).agents])
                kind_stimuli = kinds[kind][: times * each]
                makers.update(cell_of(stimulus).agents for stimulus in kind_stimuli)
                kept_ids |= {stimulus.id for stimulus in kind_stimuli}
        return kept_ids | self._single(rest)

    def _single(self, rest: Sequence[Stimulus]) -> set[str]:
        """Of prompts with too few kinds one answer each; over all, the kinds as they go together.

        Where a session may show a prompt again, every answer stands for itself.
        """
        again = all(block.repeat_prompts for block in self.blocks)
        by_kind: dict[str, dict[str, str]] = {kind: {} for kind in self.ratio}
        for stimulus in rest:
            prompt = stimulus.id if again else _prompt(stimulus)
            by_kind[stimulus.composition].setdefault(prompt, stimulus.id)

        def shared(times: int) -> list[list[str]] | None:
            wants = [
                Demand(times * each, dict.fromkeys(by_kind[kind], 0))
                for kind, each in self.ratio.items()
            ]
            try:
                return matched(wants)
            except Shortage:
                return None

        most = min((len(by_kind[k]) // each for k, each in self.ratio.items()), default=0)
        # If so many can't be matched, more can't either, so bisection finds the largest number.
        fails = bisect_left(range(1, most + 1), True, key=lambda times: shared(times) is None)
        prompts_by_kind = zip(self.ratio, shared(fails) or (), strict=True)
        return {by_kind[kind][prompt] for kind, prompts in prompts_by_kind for prompt in prompts}


def _of_table(block: Block) -> str:
    return block.show.of_table if isinstance(block.show, PairsShow) else ""


def _prompt(stimulus: Stimulus) -> str:
    return stimulus.family or stimulus.prompt or message("stimulus {id}", id=stimulus.id)


def _ratio(study: Study, blocks: Sequence[Block], table: Sequence[Stimulus]) -> dict[str, int]:
    """The ratio of answers of each kind; counts that differ by one count as equal."""
    ratios: list[dict[str, int]] = []
    for block in blocks:
        there = pool(study, block, table)
        counts = mix(block, there)
        if counts is None:
            counts = dict.fromkeys(there.compositions if block.drawn else (), 1)
        kind_counts = {kind: count for kind, count in sorted(counts.items()) if count}
        if kind_counts and max(kind_counts.values()) - min(kind_counts.values()) <= 1:
            kind_counts = dict.fromkeys(kind_counts, 1)
        common = reduce(gcd, kind_counts.values(), 0)
        ratios.append({kind: count // common for kind, count in kind_counts.items()})
    if any(ratio != ratios[0] for ratio in ratios):
        names = " and ".join(block.id for block in blocks)
        raise CannotSeal(
            message(
                "Blocks {names} draw from {table} with different mixes, so the block that "
                "shows an answer would reveal who made it. Give each block its own table, or "
                "use the same mix.",
                names=names,
                table=blocks[0].table,
            )
        )
    return ratios[0]


def _see_that_enough_is_left(
    study: Study, block: Block, before: Sequence[Stimulus], after: Sequence[Stimulus]
) -> None:
    """Refuse with the numbers where a block has fewer prompts left than a session shows."""
    remaining = pool(study, block, after).ordinary
    prompts = {prompt_key(block, stimulus) for stimulus in remaining}
    if len(prompts) >= block.drawn:
        return
    there = pool(study, block, before).ordinary
    counts = Counter(stimulus.composition for stimulus in there)
    kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(counts.items()))
    of = "answers" if block.repeat_prompts else "prompts"
    raise CannotSeal(
        message(
            "Block {id}: each session draws {drawn} {of}, but only {prompts} can be used in "
            "a sealed study. For each prompt, it can contain only as many answers of each "
            "kind as the mix requires; of {answers} in {table} ({kinds}), {left} to "
            "{prompts} {of} remain. Add answers of the rarer kind, or reduce trials.",
            id=block.id,
            drawn=block.drawn,
            of=of,
            prompts=len(prompts),
            table=block.table,
            kinds=kinds,
            left=len(remaining),
            answers=plural("%n answer", "%n answers", len(there)),
        )
    )
