"""An attack on the drawn sessions of a sealed study, before anything is written.

Anyone who has a sealed package knows which answers each session shows. Every statistic here
is one by which that could tell who made what; it is computed with the truth, and with 999
relabelled truths, in which answers to the same prompt exchange their makers (and prompts
with one answer each exchange theirs). Where the truth is conspicuous among them, the sessions
depend on it. This is a permutation test: Phipson & Smyth (2010), Permutation P-values
should never be zero, https://doi.org/10.2202/1544-6115.1585.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turingdesk.core.message import message
from turingdesk.core.pool import cell_of
from turingdesk.core.stimulus import Stimulus
from turingdesk.core.trial import Slot

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[Any]
    Statistic = Callable[[Array], Array]  #: from an indicator, one row per labeling, to numbers

RELABELLED = 999
TELLING = 0.01  #: a p value below it, after Holm's correction, shows that sessions depend on truth
_FINER = 1_000  #: relabelings for each test, where the first 999 leave doubt
_AT_ONCE = 250
TOTALS = message("how many answers of each kind a session shows")
EXPOSURE = message("how often answers of each kind are shown")
PLACES = message("where in a session answers of each kind appear")
TOGETHER = message("which answers appear in the same session")


@dataclass(frozen=True, slots=True)
class Leak:
    """Something by which the sessions could reveal who made what."""

    block: str
    how: str
    p: float  #: over all that was tried


@dataclass(frozen=True, slots=True)
class _Seen:
    """The sessions' view of some answers, and one true label of each."""

    block: str
    shown: Array  #: sessions by answers; 0 or 1
    places: Array  #: mean position of each answer
    groups: tuple[Array, ...]  #: answers that exchange labels
    labels: Array  #: of each answer a whole number from 0


def find_leaks(
    sessions: Sequence[Sequence[Slot]], answers: Mapping[str, Mapping[str, Stimulus]]
) -> list[Leak]:
    """Conspicuous statistics, after Holm's correction over all that was tried.

    Args:
        sessions: All that were drawn, with the ids of the sealed package.
        answers: By block and id the true stimuli that are drawn by chance.
    """
    import numpy as np

    chance = np.random.default_rng(int(secrets.token_hex(16), 16))
    every = [s for block, stimuli in answers.items() for s in _exposures(block, sessions, stimuli)]
    leaks = []
    for exposure in every:
        statistics = _statistics(exposure)
        finer = max(RELABELLED, _FINER * len(every) * len(statistics))
        ps = _ps(exposure, statistics, RELABELLED, chance)
        # n labelings give no p below 2 / (n + 1), too coarse for Holm's correction.
        doubtful = {how: statistics[how] for how, p in ps.items() if p < TELLING}
        ps |= _ps(exposure, doubtful, finer, chance) if doubtful else {}
        leaks += [Leak(exposure.block, how, p) for how, p in ps.items()]
    leaks.sort(key=lambda leak: leak.p)
    corrected, before = [], 0.0  # Holm (1979): no corrected p is below the one before
    for place, candidate in enumerate(leaks):
        before = max(before, min(1.0, candidate.p * (len(leaks) - place)))
        corrected.append(Leak(candidate.block, candidate.how, before))
    return [candidate for candidate in corrected if candidate.p < TELLING]


def _exposures(
    block: str, sessions: Sequence[Sequence[Slot]], stimuli: Mapping[str, Stimulus]
) -> Iterator[_Seen]:
    """The answers of a block: labeled by origins, by agents, and of pairs by their sides."""
    lists = [
        [slot for slot in slots if slot.block == block and slot.stimulus in stimuli]
        for slots in sessions
    ]
    prompts = {name: s.family or s.prompt or name for name, s in stimuli.items()}
    origins = {name: s.composition for name, s in stimuli.items()}
    cells = {name: str(cell_of(s)) for name, s in stimuli.items()}
    shown_slots = [[(slot.stimulus, slot.position) for slot in slots] for slots in lists]
    yield from _labelled(block, shown_slots, prompts, origins, cells)
    if all(s.parts for s in stimuli.values()):
        # What is on the left is one of two answers to the pair.
        sides = {f"{side} {name}": name for name in stimuli for side in "12"}
        makers = {
            side_name: stimuli[name].makers[side_name[0]].origin.value
            for side_name, name in sides.items()
        }
        left_slots = [
            [(f"{1 + s.swapped} {s.stimulus}", s.position) for s in slots] for slots in lists
        ]
        yield from _labelled(block, left_slots, sides, makers)


def _labelled(
    block: str,
    sessions: Sequence[Sequence[tuple[str, int]]],
    prompts: Mapping[str, str],
    *labels: Mapping[str, str],
) -> Iterator[_Seen]:
    import numpy as np

    at = {name: index for index, name in enumerate(prompts)}
    exposures, places = np.zeros((len(sessions), len(at))), np.zeros(len(at))
    for row, slots in enumerate(sessions):
        for name, position in slots:
            exposures[row, at[name]] += 1
            places[at[name]] += position
    groups: dict[str, list[int]] = {}
    for name, prompt in prompts.items():
        groups.setdefault(prompt, []).append(at[name])
    together = [np.array(group) for group in groups.values() if len(group) > 1]
    single = [group[0] for group in groups.values() if len(group) == 1]
    exchanged = (*together, np.array(single)) if single else tuple(together)
    mean = places / np.maximum(exposures.sum(axis=0), 1)
    tried: list[Array] = []
    for label in labels:
        kinds = {kind: number for number, kind in enumerate(sorted(set(label.values())))}
        numbers = np.array([kinds[label[name]] for name in prompts])
        # Labels as before would be the same test again, and make Holm's correction stricter for
        # nothing.
        if len(kinds) > 1 and not any(np.array_equal(numbers, earlier) for earlier in tried):
            tried.append(numbers)
            yield _Seen(block, exposures, mean, exchanged, numbers)


def _statistics(exposure: _Seen) -> dict[str, Statistic]:
    """Numbers that are the same for every labeling, on average, unless sessions depend on it.

    The truth lies in the null space of the centered schedules exactly where `TOTALS` is 0.
    """
    import numpy as np

    centred = exposure.shown - exposure.shown.mean(axis=0)
    spread = exposure.shown.std(axis=0)
    # An answer that all sessions show, or none, has no spread to divide by.
    even = np.divide(centred, spread, out=np.zeros_like(centred), where=spread > 0)
    counts = exposure.shown.sum(axis=0)
    return {
        TOTALS: _energy(centred),
        EXPOSURE: _energy((counts - counts.mean())[None]),
        PLACES: _energy((exposure.places - exposure.places.mean())[None]),
        TOGETHER: _energy(even),
    }


def _energy(matrix: Array) -> Statistic:
    """The squared length of the matrix times an indicator of answers."""
    if len(matrix) <= matrix.shape[1]:
        return lambda labelled: ((labelled @ matrix.T) ** 2).sum(axis=1)
    # With more sessions than answers, the same sum by the smaller of two products.
    products = matrix.T @ matrix
    return lambda labelled: ((labelled @ products) * labelled).sum(axis=1)


def _ps(
    exposure: _Seen, statistics: Mapping[str, Statistic], number: int, chance: np.random.Generator
) -> dict[str, float]:
    """The share of relabeled truths that are as extreme as the truth, on both sides."""
    import numpy as np

    def values(labels: Array) -> Array:
        kinds = [(labels == kind).astype(float) for kind in np.unique(exposure.labels)]
        each = [[statistic(kind) for kind in kinds] for statistic in statistics.values()]
        summed: Array = np.array(each).sum(axis=1)
        return summed

    true_values = values(exposure.labels[None])
    close = 1e-9 * np.maximum(1.0, abs(true_values))  # sums that differ by less are the same
    # Two names of one array, so that sums are new arrays, and never added in place.
    below = above = np.zeros(len(statistics))
    for start in range(0, number, _AT_ONCE):
        relabelled_values = values(_relabelled(exposure, min(_AT_ONCE, number - start), chance))
        below = below + (relabelled_values <= true_values + close).sum(axis=1)
        above = above + (relabelled_values >= true_values - close).sum(axis=1)
    # The truth is one of the labelings, so no p is ever 0 (Phipson & Smyth, 2010).
    ps = np.minimum(1.0, 2 * (1 + np.minimum(below, above)) / (number + 1))
    return dict(zip(statistics, ps.tolist(), strict=True))


def _relabelled(exposure: _Seen, number: int, chance: np.random.Generator) -> Array:
    import numpy as np

    labels = np.tile(exposure.labels, (number, 1))
    for group in exposure.groups:
        labels[:, group] = chance.permuted(labels[:, group], axis=1)
    return labels
