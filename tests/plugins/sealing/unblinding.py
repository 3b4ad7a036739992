"""Attacks on sealed studies by people with the package or the journals, without the passphrase.

Written without a look at how the program examines itself. Each attack turns sessions
by answers into a guess, a group number for each answer, and nothing else. `Verdict`
then compares the guess with the truth, and with the truth exchanged at random among
answers to the same prompt.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

RELABELLED = 19_999


@dataclass
class Seen:
    """What schedules show of one block, and the truth to score a guess with."""

    shown: np.ndarray  #: sessions by answers: 1 where an answer is shown
    places: np.ndarray  #: the same, with the position in place of 1
    prompts: np.ndarray  #: of each answer a number; the same for one prompt, or for all alone
    kinds: np.ndarray  #: of each answer the true composition, as a number
    agents: np.ndarray  #: of each answer the true composition and agents, as a number


def seen(package, truths, schedules):
    """What schedules show, by block, with what the passphrase adds for scoring.

    Of pairs there are also the sides: what is on the left is one of two answers.

    Args:
        package: The sealed one.
        truths: What its seal contains.
        schedules: Each a sequence of slots.
    """
    rows = {
        (name, None): (row.family or row.prompt or name, row.composition, row.machines)
        for name, row in truths.rows.items()
    }
    pairs = {s.id: s.parts for table in package.stimuli.values() for s in table if s.parts}
    for name, parts in pairs.items():
        for part in parts:
            maker = truths.rows[part].makers
            maker = maker.get("B") or maker[""]
            rows[name, part] = (name, maker.origin, maker.agent)
    found = {}
    for block in package.study.blocks:
        lists = [
            [
                (slot.position, (slot.stimulus, None), _left(pairs, slot))
                for slot in slots
                if slot.block == block.id and not (slot.practice or slot.control or slot.fixed)
            ]
            for slots in schedules
        ]
        found[block.id] = _seen([[slot[:2] for slot in slots] for slots in lists], rows)
        if lists[0][0][2]:
            found[f"{block.id}, left"] = _seen([[s[::2] for s in slots] for slots in lists], rows)
    return found


def _left(pairs, slot):
    parts = pairs.get(slot.stimulus)
    return (slot.stimulus, parts[slot.swapped]) if parts else None


def _seen(lists, rows):
    names = sorted({name for slots in lists for _, name in slots}, key=str)
    at = {name: index for index, name in enumerate(names)}
    shown = np.zeros((len(lists), len(names)))
    places = np.zeros_like(shown)
    for session, slots in enumerate(lists):
        for position, name in slots:
            shown[session, at[name]] = 1
            places[session, at[name]] = position
    prompts, kinds, makers = (_numbers(rows[name][n] for name in names) for n in range(3))
    alone = np.bincount(prompts)[prompts] == 1
    prompts[alone] = prompts.max() + 1  # these exchange their makers with each other
    return Seen(shown, places, prompts, kinds, _numbers(zip(kinds, makers, strict=True)))


def _numbers(values):
    known = {}
    return np.array([known.setdefault(value, len(known)) for value in values])


def null_space(of):
    """Answers that the equations "as many of each kind in every session" tell apart.

    Where they leave few solutions, answers that are alike in all of them are of one kind.
    Else the vector that breaks the equations least decides.
    """
    contrasts = _contrasts(of.prompts)
    _, sizes, vectors = np.linalg.svd((of.shown - of.shown.mean(axis=0)) @ contrasts)
    sizes = np.concatenate([sizes, np.zeros(len(vectors) - len(sizes))])
    vectors = vectors @ contrasts.T
    free = vectors[sizes < 1e-8 * max(sizes[0], 1)]
    if 0 < len(free) <= 12:
        return _numbers(map(tuple, np.round(free.T, 5) + 0.0))
    return (vectors[-1] > 0).astype(int)


def _contrasts(prompts):
    """A basis of the differences between answers to the same prompt."""
    inside = np.equal.outer(prompts, prompts) / np.bincount(prompts)[prompts]
    values, vectors = np.linalg.eigh(np.eye(len(prompts)) - inside)
    return vectors[:, values > 0.5]


def exhaustive(of):
    """Of all ways to call one of two answers to each prompt human, the most even one."""
    pairs = [np.flatnonzero(of.prompts == prompt) for prompt in np.unique(of.prompts)]
    sides = np.stack([of.shown[:, a] - of.shown[:, b] for a, b in pairs], axis=1)
    sides -= sides.mean(axis=0)
    gram = sides.T @ sides
    best, found = np.inf, None
    for start in range(0, 2 ** (len(pairs) - 1), 2**14):
        numbers = np.arange(start, min(start + 2**14, 2 ** (len(pairs) - 1)))
        signs = 1 - 2.0 * ((numbers[:, None] >> np.arange(len(pairs))) & 1)
        spread = ((signs @ gram) * signs).sum(axis=1)
        if spread.min() < best:
            best, found = spread.min(), signs[spread.argmin()]
    guess = np.zeros(of.shown.shape[1], int)
    for (a, b), sign in zip(pairs, found, strict=True):
        guess[a if sign > 0 else b] = 1
    return guess


def exposure(of):
    """Of each prompt the answers that are shown more often."""
    return _above(of, of.shown.sum(axis=0))


def placing(of):
    """Of each prompt the answers that come later."""
    return _above(of, of.places.sum(axis=0) / np.maximum(of.shown.sum(axis=0), 1))


def together(of):
    """Answers that come in the same sessions more than others do."""
    spread = of.shown.std(axis=0)
    even = (of.shown - of.shown.mean(axis=0)) / np.where(spread > 0, spread, 1)
    _, vectors = np.linalg.eigh(even.T @ even)
    return (vectors[:, -1] > 0).astype(int)


def _above(of, values):
    guess = np.zeros(len(values), int)
    for prompt in np.unique(of.prompts):
        own = np.flatnonzero(of.prompts == prompt)
        guess[own] = values[own] > np.median(values[own])
    return guess


ATTACKS = (null_space, exposure, placing, together)


@dataclass
class Verdict:
    """How good a guess is; one look at an answer of each group settles which is which."""

    guess: np.ndarray
    truth: np.ndarray
    prompts: np.ndarray

    @cached_property
    def recovered(self):
        """The share of answers whose kind the guess gives."""
        return float(self._shares(self.truth[None])[0])

    @cached_property
    def p(self):
        """How rarely a guess on relabelled truth gives as much, or as little."""
        chance = np.random.default_rng(1)
        truths = np.empty((RELABELLED, len(self.truth)), int)
        for prompt in np.unique(self.prompts):
            own = np.flatnonzero(self.prompts == prompt)
            order = np.argsort(chance.random((RELABELLED, len(own))), axis=1)
            truths[:, own] = self.truth[own][order]
        shares = self._shares(truths)
        more = 1 + np.sum(shares >= self.recovered - 1e-9)
        less = 1 + np.sum(shares <= self.recovered + 1e-9)
        return float(min(1, 2 * min(more, less) / (RELABELLED + 1)))

    def _shares(self, truths):
        found = np.zeros(len(truths))
        for group in np.unique(self.guess):
            own = truths[:, self.guess == group]
            counts = [(own == kind).sum(axis=1) for kind in np.unique(self.truth)]
            found += np.max(counts, axis=0)
        return found / truths.shape[1]


def verdicts(seen, attacks=ATTACKS):
    """How every attack does on every block, for origins and for agents."""
    return {
        (block, attack.__name__, what): Verdict(guess, truth, of.prompts)
        for block, of in seen.items()
        for attack in attacks
        for guess in [attack(of)]
        for what, truth in (("origins", of.kinds), ("agents", of.agents))
    }


def beyond_chance(found):
    """The verdicts that chance explains in less than one of a hundred such trials."""
    return {
        name: (verdict.recovered, verdict.p)
        for name, verdict in found.items()
        if verdict.p * len(found) < 0.01
    }
