"""What a trained judge could not look at: answers without features, and tries that failed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from turingdesk.judges.learning.study_job import StudyJob

_NAMED = 5  #: answers that are named in a terminal; --json names all


def without_features(job: StudyJob) -> dict[str, list[dict[str, Any]]]:
    """By block, answers without features: why, how many, and which."""
    return {
        one.block.id: [
            {"why": lost.why, "n": len(lost.ids), "ids": list(lost.ids)}
            for lost in one.work.features.lost
        ]
        for one in job.blocks
        if one.work.features.lost
    }


def tried_again(job: StudyJob) -> dict[str, dict[str, int]]:
    """By block, how often a server was asked in vain for features, by why."""
    found = ((one.block.id, getattr(one.work.features, "troubles", {})) for one in job.blocks)
    return {block: dict(troubles) for block, troubles in found if troubles}


def shortcomings(job: StudyJob) -> list[str]:
    """For a terminal, a line for each reason in each block."""
    lines = []
    for block, reasons in without_features(job).items():
        for one in reasons:
            ids = ", ".join(one["ids"][:_NAMED]) + (", ..." if one["n"] > _NAMED else "")
            lines.append(f"Without features: {block}, {answers(one['n'])}. {one['why']} ({ids})")
    for block, troubles in tried_again(job).items():
        said = "; ".join(f"{why}: {n:,}" for why, n in troubles.items())
        lines.append(f"Tried again for features: {block} ({said}).")
    return lines


def in_short(job: StudyJob) -> list[str]:
    """For the last line: how many answers of all have no features; nothing where all have."""
    lost = sum(one["n"] for block in without_features(job).values() for one in block)
    if not lost:
        return []
    of = lost + sum(len(one.answers.rows) for one in job.blocks)
    return [f"{answers(lost)} of {of:,} {'have' if lost > 1 else 'has'} no features."]


def answers(number: int) -> str:
    """A number of answers in words.

    >>> answers(1), answers(1200)
    ('1 answer', '1,200 answers')
    """
    return f"{number:,} answer{'' if number == 1 else 's'}"
