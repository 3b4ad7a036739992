"""Places: what of a block's description cannot be, whoever is drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from typing import TypeVar

from turingdesk.core.errors import Problem, Severity
from turingdesk.core.pool import Pool, prompt_key
from turingdesk.core.quotas import mix
from turingdesk.core.study import Block

T = TypeVar("T", bound=Hashable)


def problem(
    block: Block, key: str, message: str, fix: str, severity: Severity = Severity.ERROR
) -> Problem:
    """A problem of a block in study.toml, at one of its keys, e.g. "controls.trials"."""
    return Problem(f"Block {block.id}: {message}", fix, "study.toml", None, key, severity)


def misplaced(block: Block, pool: Pool) -> Iterator[Problem]:
    """Every rule about counts and positions that the block breaks."""
    if block.trials < 1:
        yield problem(block, "trials", "There are no trials.", "Ask for at least one.")
        return
    if not (pool.cells or pool.fixed or pool.control):
        yield problem(block, "table", f"{block.table} has no answers to judge.", "Add some to it.")
        return
    yield from _positions(block)
    yield from _fixed(block, pool)
    if len(pool.control) < len(block.controls.trials):
        yield problem(
            block,
            "controls.trials",
            f"Control trials asked for: {len(block.controls.trials)}; rows of {block.table} kept "
            f"for control: {len(pool.control)}.",
            "Mark more rows with control = yes or name fewer positions.",
        )
    if len(pool.practice) < block.practice:
        yield problem(
            block,
            "practice",
            f"Practice trials asked for: {block.practice}; rows of {block.table} kept for "
            f"practice: {len(pool.practice)}.",
            "Mark more rows with practice = yes or lower practice.",
        )
    if block.drawn < 0:
        yield problem(
            block,
            "trials",
            f"{len(block.controls.trials)} control trials and {len(block.fixed)} fixed ones "
            f"do not fit into {block.trials} trials.",
            "Raise trials or take some of them out.",
        )
        return
    yield from _compositions(block, pool)
    yield from _lengths(block)


def _lengths(block: Block) -> Iterator[Problem]:
    if any(length < 1 for length in block.lengths) or _twice(block.lengths):
        yield problem(
            block,
            "show.lengths",
            "A length is below 1 or named twice.",
            "Name each number of turns once.",
        )


def _positions(block: Block) -> Iterator[Problem]:
    named = (
        ("controls.trials", "A control trial", block.controls.trials),
        ("controls.questions", "A control question", block.controls.questions or ()),
        ("fixed.{}", "A fixed stimulus", tuple(block.fixed)),
    )
    for key, what, positions in named:
        for position in sorted(set(positions)):
            if not 1 <= position <= block.trials:
                yield problem(
                    block,
                    key.format(position),
                    f"{what} is at position {position}, but the block has trials 1 to "
                    f"{block.trials}.",
                    "Name a position inside the block or raise trials.",
                )
        for position in _twice(positions):
            yield problem(
                block, key, f"Position {position} is named twice.", "Name each position once."
            )
    for position in sorted(set(block.controls.trials) & set(block.fixed)):
        yield problem(
            block,
            "controls.trials",
            f"Position {position} is both a control trial and a fixed stimulus.",
            "Move one of them.",
        )


def _fixed(block: Block, pool: Pool) -> Iterator[Problem]:
    for position in sorted(set(block.fixed) - set(pool.fixed)):
        yield problem(
            block,
            f"fixed.{position}",
            f"{block.fixed[position]!r} is fixed at position {position}, but {block.table} has no "
            "row of that id.",
            "Correct the id or take it out.",
        )
    for twice in _twice(tuple(block.fixed.values())):
        yield problem(
            block, "fixed", f"{twice!r} is fixed at two positions.", "Fix it at one of them."
        )
    different = {stimulus.id: stimulus for stimulus in pool.fixed.values()}.values()
    prompts = [prompt_key(block, stimulus) for stimulus in different]
    for key in _twice(prompts):
        ids = [s.id for s, prompt in zip(different, prompts, strict=True) if prompt == key]
        yield problem(
            block,
            "fixed",
            f"The fixed stimuli {', '.join(ids)} share one prompt, and no judge meets a prompt "
            "twice.",
            "Fix others or set repeat_prompts = true.",
        )


def _compositions(block: Block, pool: Pool) -> Iterator[Problem]:
    counts = mix(block, pool)
    if counts is None:
        asked = set(pool.compositions) if block.drawn else set()
        advice = "Add some, or say what to draw instead, e.g. mix = {{ {} = {} }}."
    else:
        asked = {letters for letters, count in counts.items() if count}
        advice = "Add some or change the mix."
        if min(counts.values(), default=0) < 0:
            yield problem(block, "mix", "The mix has a number below 0.", "Write 0 or more.")
        if sum(counts.values()) != block.drawn:
            yield problem(
                block,
                "mix",
                f"The mix adds up to {sum(counts.values())}, but {block.drawn} of the "
                f"{block.trials} trials are drawn ({len(block.controls.trials)} are control "
                f"trials, {len(block.fixed)} fixed).",
                f"Make the mix add up to {block.drawn}.",
            )
    there = {cell.composition for cell in pool.cells}
    for letters in sorted(asked - there):
        yield problem(
            block,
            "trials" if counts is None else "mix",
            f"{block.table} has no answers of {letters} to draw "
            "(H is human, M is machine; rows for control and practice are not drawn).",
            advice.format(min(there, default="H"), block.drawn),
        )


def _twice(values: Sequence[T]) -> list[T]:
    return [value for value, count in Counter(values).items() if count > 1]
