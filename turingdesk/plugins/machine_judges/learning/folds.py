"""Who is trained on and who is judged: folds, grouped so that nothing leaks from one to the other.

People made and machines made answers to the same pictures, cues and conversations. Where an
answer is tested on a picture that was trained on, a judge may remember the picture in place of
telling its makers apart; so all answers to one prompt stand in one fold. Ungrouped folds, as in
paper 1 (Methods, Turing test, machine judges), are there by name.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from turingdesk.core.errors import CannotJudge
from turingdesk.core.message import message, plural
from turingdesk.plugins.machine_judges.learning.answers import AnswerSet

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Grouping(StrEnum):
    """The unit that is never split between training and test."""

    STIMULUS = "stimulus"  #: a picture, a cue, or a conversation
    PROMPT = "prompt"  #: of conversations the topic
    NONE = "none"  #: single answers, as in the papers


@dataclass(frozen=True, eq=False)
class Split:
    """Answers to train on, and answers to judge; by their places, ascending."""

    seed: int
    fold: int  #: from 1
    train: NDArray[np.intp]
    test: NDArray[np.intp]
    name: str = ""  #: of an extrapolation, what it was trained on
    group: NDArray[np.intp] | None = None  #: of all answers; None: each is a group of its own


def group_labels(answers: AnswerSet, by: Grouping = Grouping.STIMULUS) -> list[str]:
    """The group of each answer; answers of the same group are in the same fold.

    A conversation is a group of its own, whatever its topic, but where prompts are asked for.
    """
    if by is Grouping.NONE:
        return [f"{place}" for place in range(len(answers.rows))]
    by_prompt = by is Grouping.PROMPT or answers.task != "conversations"
    return [
        f"prompt {row.prompt}" if by_prompt and row.prompt else f"stimulus {row.stimulus}"
        for row in answers.rows
    ]


def grouped_folds(
    group_of: Sequence[str], is_human: NDArray[np.bool_], k: int = 10, seed: int = 1
) -> list[Split]:
    """Deal groups into folds that have, as far as they allow, as many humans and machines each.

    Args:
        group_of: The group of each answer.
        is_human: The truth of each answer.
        k: How many folds.
        seed: Of the order in which they are dealt.

    Raises:
        CannotJudge: There are fewer groups than folds, or a fold leaves one class alone.
    """
    import numpy as np

    names, place = np.unique(np.asarray(group_of, dtype=str), return_inverse=True)
    _check_counts(len(names), is_human, k)
    counts = np.zeros((len(names), 2))
    np.add.at(counts, (place, is_human.astype(int)), 1)
    fold = _assign_folds(counts, k, np.random.default_rng(seed))[place]
    parts = [
        (np.flatnonzero(fold != number), np.flatnonzero(fold == number)) for number in range(k)
    ]
    splits = [Split(seed, n, *part, group=place) for n, part in enumerate(parts, 1)]
    if any(len(set(is_human[split.train])) < 2 for split in splits):
        raise CannotJudge(
            message(
                "Some folds would train on humans only or on machines only, because few "
                "prompts have answers of both. Use fewer folds, or ungrouped folds."
            )
        )
    return splits


def repeated_folds(
    answers: AnswerSet, k: int = 10, seeds: int = 3, by: Grouping = Grouping.STIMULUS
) -> list[Split]:
    """The folds of several seeds, from 1 on; paper 1 has 10 folds and 3 seeds.

    Raises:
        CannotJudge: As `grouped_folds`.
    """
    of = group_labels(answers, by)
    return [
        split
        for seed in range(1, seeds + 1)
        for split in grouped_folds(of, answers.is_human, k, seed)
    ]


def validation_split(
    split: Split, is_human: NDArray[np.bool_], parts: int = 10
) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """The training rows in two: the larger part, and about one in `parts` for validation.

    Whole groups are set apart, so that no answer's own group decides on what is learnt of it.

    Args:
        split: Its seed and fold decide which groups.
        is_human: The truth of all answers; of those judged it is not looked at.
        parts: As small as one of so many, or of so many as there are groups.

    Raises:
        CannotJudge: No group can be set apart that leaves humans and machines in both parts.
    """
    import numpy as np

    group = split.train if split.group is None else split.group[split.train]
    names, place = np.unique(group, return_inverse=True)
    human = is_human[split.train]
    counts = np.zeros((len(names), 2))
    np.add.at(counts, (place, human.astype(int)), 1)
    k = min(parts, len(names))
    fold = _assign_folds(counts, k, np.random.default_rng([split.seed, split.fold]))
    fold_counts = np.zeros((k, 2))
    np.add.at(fold_counts, fold, counts)
    total = fold_counts.sum(axis=0)
    both = (fold_counts > 0).all(axis=1) & (fold_counts < total).all(axis=1)
    if not both.any():
        raise CannotJudge(
            message(
                "The training answers belong to {names} groups, and no group can be held out "
                "such that both parts contain humans and machines. Use another judge.",
                names=len(names),
            )
        )
    off = np.abs(fold_counts / total - 1 / k).sum(axis=1)  # how unlike its due share
    # Infinity, so that a fold without one of the classes is never the smallest.
    apart = fold[place] == np.where(both, off, np.inf).argmin()
    return split.train[~apart], split.train[apart]


def balanced_weights(is_human: NDArray[np.bool_]) -> NDArray[np.float64]:
    """A weight for each answer, by which both classes weigh the same and the mean is 1."""
    import numpy as np

    counts = np.bincount(is_human.astype(int), minlength=2)
    weights: NDArray[np.float64] = (
        len(is_human) / (2 * np.maximum(counts, 1))[is_human.astype(int)]
    )
    return weights


def _check_counts(group_count: int, is_human: NDArray[np.bool_], k: int) -> None:
    humans = int(is_human.sum())
    machines = len(is_human) - humans
    if k < 2:
        raise CannotJudge(
            message("With {k} folds, nothing is left for training. Use 2 or more folds.", k=k)
        )
    if not humans or not machines:
        raise CannotJudge(
            message(
                "There are {answers} by humans and {machines} by machines. A judge needs both "
                "for training.",
                machines=machines,
                answers=plural("%n answer", "%n answers", humans),
            )
        )
    if min(humans, machines) < 2:
        raise CannotJudge(
            message("A judge needs at least two answers by humans and two by machines.")
        )
    if group_count < k:
        raise CannotJudge(
            message(
                "There are {found} groups of answers for {k} folds. Use at most {found} folds.",
                found=group_count,
                k=k,
            )
        )


def _assign_folds(
    counts: NDArray[np.float64], k: int, chance: np.random.Generator
) -> NDArray[np.intp]:
    """The fold of each group: large groups first, each to the fold that has least of its kind."""
    import numpy as np

    order = chance.permutation(len(counts))
    kind = counts[order]
    order = order[np.lexsort((kind[:, 0], -kind.sum(axis=1)))]  # stable: chance within a kind
    total = counts.sum(axis=0)
    fold_counts = np.zeros((k, 2))
    fold = np.empty(len(counts), np.intp)
    for group in order:
        # Squares of shares, so that the rarer class weighs as much; among equal folds, the one
        # with the fewest answers.
        cost = fold_counts @ (counts[group] / total**2) + 1e-9 * fold_counts.sum(axis=1)
        fold[group] = best_fold = int(cost.argmin())
        fold_counts[best_fold] += counts[group]
    return fold
