"""What a sealed package would give away all the same: answers shown more often, or in order.

Where a study shows half human answers but has fewer of them, each is shown more
often, and whoever counts over many sessions could tell. Nothing can hide that but a
table with as many answers of each kind as are shown.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import TYPE_CHECKING

from turingdesk.core.stimulus import Stimulus
from turingdesk.core.study import Order
from turingdesk.core.trial import Slot

if TYPE_CHECKING:
    from turingdesk.store.package import Package

TELLING = 1.25  #: one kind is shown that many times as often as another
_NAMES = {"H": "human answers", "M": "machine answers"}


def telltales(package: Package, drawn: Sequence[Sequence[Slot]]) -> Iterator[str]:
    """One sentence for each block in which counting would tell.

    Args:
        package: The study, not sealed.
        drawn: Its sessions.
    """
    for block in package.study.blocks:
        shown = Counter(
            slot.stimulus
            for slots in drawn
            for slot in slots
            if slot.block == block.id and not (slot.practice or slot.fixed or slot.control)
        )
        by_kind: dict[str, list[int]] = defaultdict(list)
        for stimulus in package.stimuli[block.table]:
            if shown[stimulus.id]:
                by_kind[_kind(stimulus)].append(shown[stimulus.id])
        if block.order is Order.TABLE:
            yield (
                f"Block {block.id} shows its answers in the order of the table, so whoever knows "
                'that order knows who made what. Write order = "random".'
            )
        means = sorted((fmean(counts), kind) for kind, counts in by_kind.items())
        if len(means) > 1 and means[-1][0] >= TELLING * means[0][0]:
            (few, rare), (many, often) = means[0], means[-1]
            yield (
                f"Block {block.id}: {often} are shown {many:.1f} times each, {rare} only "
                f"{few:.1f} times, so whoever counts over all sessions could tell them apart. "
                "Have as many of each kind as are shown."
            )


def _kind(stimulus: Stimulus) -> str:
    letters = stimulus.composition
    kind = _NAMES.get(letters, f"answers of {letters}")
    machines = sorted(set(stimulus.machines))
    return f"{kind} by {' and '.join(machines)}" if any(machines) else kind
