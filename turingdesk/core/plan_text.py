"""The plan as text for a terminal, its columns aligned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from turingdesk.core.block_plan import BlockPlan
    from turingdesk.core.plan import Plan


def lines(plan: Plan) -> list[str]:
    """One paragraph for the study, one for its forms, and one for each block."""
    people = "" if plan.participants is None else f" for {plan.participants} participants"
    trials = f"{plan.trials} trials each"
    if plan.total is not None:
        trials += f", {plan.total:,} in all"
    written = [f"Plan of {plan.title} ({plan.study} {plan.version}){people}: {trials}"]
    asked = [plan.signature] * bool(plan.signature) + [str(form) for form in plan.forms]
    written += ["", *asked] if asked else []
    for block in plan.blocks:
        written += ["", f"Block {block.id}: {block.title} ({block.table})"]
        written += [f"  {line}" for line in _block(block, plan.participants)]
    return written


def _block(block: BlockPlan, participants: int | None) -> Iterator[str]:
    yield _trials(block)
    if block.control_trials:
        yield f"control trials at {_listed(block.control_trials)}"
    for position, (name, composition) in block.fixed.items():
        yield f"fixed at {position}: {name}{f' ({composition})' if composition else ''}"
    having, of = block.with_control
    if block.control_questions:
        every = len(block.control_questions) == block.trials
        where = "every trial" if every else f"trials {_listed(block.control_questions)}"
        partly = f" that has one ({having} of {of} answers do)" if having < of else ""
        yield f"control question at {where}{partly}"
    if block.lengths:
        by_length = ", ".join(f"{turns}: {each}" for turns, each in sorted(block.lengths.items()))
        yield f"trials by turns shown: {by_length}"
    if block.drawn > 0 and block.cells:
        yield from _aligned(list(_cells(block, participants)))


def _trials(block: BlockPlan) -> str:
    parts = [f"{block.drawn} drawn"]
    if block.control_trials:
        parts.append(f"{len(block.control_trials)} control")
    if block.fixed:
        parts.append(f"{len(block.fixed)} fixed")
    said = f"{block.trials} trials: {', '.join(parts)}"
    return said + (f"; {block.practice} of practice before" if block.practice else "")


def _cells(block: BlockPlan, participants: int | None) -> Iterator[tuple[str, ...]]:
    people = () if participants is None else (f"all {participants}", "judged each")
    yield ("drawn", "a session", "answers", "prompts", *people)
    for letters, each in block.compositions.items():
        own = [cell for cell in block.cells if cell.composition == letters]
        if len(own) != 1 or own[0].agents:
            yield (letters, str(each), *[""] * (2 + len(people)))
        for cell in own:
            name = f"  by {' and '.join(cell.agents)}" if cell.agents else letters
            over = () if cell.total is None else (_round(cell.total), _round(cell.judged or 0.0))
            yield (name, str(cell.each), f"{cell.stimuli:,}", f"{cell.prompts:,}", *over)


def _aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(map(len, cells)) for cells in zip(*rows, strict=True)]
    for first, *others in rows:
        right = (cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True))
        yield "  ".join((first.ljust(widths[0]), *right)).rstrip()


def _listed(positions: Sequence[int]) -> str:
    return ", ".join(map(str, positions))


def _round(value: float) -> str:
    return f"{value:,.0f}" if value == round(value) else f"{value:,.1f}"
