"""The plan's part on one block: what it gives each participant."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from turingdesk.core.errors import Problem
from turingdesk.core.pool import Cell, Pool
from turingdesk.core.quotas import Span, cell_spans, span
from turingdesk.core.study import Block, Study


@dataclass(frozen=True, slots=True)
class CellPlan:
    """Drawn trials of the same composition and machines."""

    composition: str
    agents: tuple[str, ...]
    each: Span  #: trials in one session
    stimuli: int  #: that can be drawn
    prompts: int  #: different ones among them
    total: float | None  #: trials over all participants, on average; None if nobody said how many
    judged: float | None  #: how often each stimulus is judged, on average

    @property
    def name(self) -> str:
        """The composition and, where there are machines, who they are."""
        return str(Cell(self.composition, self.agents))


@dataclass(frozen=True, slots=True)
class BlockPlan:
    """What one block gives each participant."""

    id: str
    title: str
    task: str
    table: str
    trials: int
    practice: int
    drawn: int
    compositions: Mapping[str, Span] = field(default_factory=dict)  #: drawn trials by composition
    cells: tuple[CellPlan, ...] = ()
    lengths: Mapping[int, Span] = field(default_factory=dict)  #: trials by turns shown
    control_questions: tuple[int, ...] = ()  #: positions where the control question is asked
    with_control: tuple[int, int] = (0, 0)  #: stimuli that have a control question, of how many
    control_trials: tuple[int, ...] = ()
    fixed: Mapping[int, tuple[str, str]] = field(default_factory=dict)
    #: by position: stimulus id and composition
    problems: tuple[Problem, ...] = ()

    def as_dict(self) -> dict[str, Any]:
        """The block's plan for JSON, whose keys are texts."""
        made = asdict(self)
        for key in ("lengths", "fixed"):
            made[key] = {str(number): value for number, value in made[key].items()}
        return made


def block_plan(block: Block, there: Pool, having: tuple[int, int]) -> BlockPlan:
    """What of a block's plan does not depend on who made what.

    Args:
        block: What is asked for.
        there: Its answers.
        having: How many of them have a control question, of how many.
    """
    every = tuple(range(1, block.trials + 1))
    asked = every if block.controls.questions is None else tuple(sorted(block.controls.questions))
    return BlockPlan(
        id=block.id,
        title=block.title,
        task=block.task,
        table=block.table,
        trials=block.trials,
        practice=block.practice,
        drawn=block.drawn,
        lengths={length: span(block.trials, len(block.lengths)) for length in block.lengths},
        control_questions=asked if having[0] else (),
        with_control=having,
        control_trials=tuple(sorted(block.controls.trials)),
        fixed={at: (s.id, s.composition) for at, s in sorted(there.fixed.items())},
    )


def cell_plans(study: Study, block: Block, there: Pool) -> tuple[CellPlan, ...]:
    """Drawn trials by composition and machines, with how often each answer is judged."""
    spans = cell_spans(block, there)
    participants = study.participants
    made = []
    for cell, stimuli in there.cells.items():
        each = spans.get(cell, Span(0, 0, 0.0))
        total = None if participants is None else round(each.mean * participants, 6)
        prompts = len({s.family or s.prompt or s.id for s in stimuli})
        judged = None if total is None else total / len(stimuli)
        made.append(
            CellPlan(cell.composition, cell.agents, each, len(stimuli), prompts, total, judged)
        )
    return tuple(made)
