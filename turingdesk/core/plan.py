"""The plan: what every participant of a study will get, and whether it can be given."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from turingdesk.core.block_plan import BlockPlan, block_plan, cell_plans
from turingdesk.core.errors import CannotSchedule, Problem, Severity
from turingdesk.core.feasibility import has_plenty, unmet
from turingdesk.core.form_plan import FormPlan, form_plans, signed
from turingdesk.core.places import misplaced, problem
from turingdesk.core.plan_text import lines
from turingdesk.core.pool import Pool, Seen, pool, tables
from turingdesk.core.quotas import cell_spans, composition_spans
from turingdesk.core.schedule import draw, repeated
from turingdesk.core.stimulus import Stimulus
from turingdesk.core.streams import participant_seed
from turingdesk.core.study import Block, Study

_VERDICTS = {"machine_side"}  #: truths that are not a control question's
#: Sessions drawn on trial where blocks share a table, which cannot be decided block by block.
SAMPLED = 20


@dataclass(frozen=True, slots=True)
class Plan:
    """What a study gives its participants."""

    study: str
    title: str
    version: str
    participants: int | None
    blocks: tuple[BlockPlan, ...]
    forms: tuple[FormPlan, ...] = ()
    signature: str = ""  #: a sentence, where a name is asked for

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Everything that cannot be met, and what is met but looks like a mistake."""
        return tuple(problem for block in self.blocks for problem in block.problems)

    @property
    def trials(self) -> int:
        """Trials of one session, practice not counted."""
        return sum(block.trials for block in self.blocks)

    @property
    def total(self) -> int | None:
        """Trials over all participants; None if nobody said how many they are."""
        return None if self.participants is None else self.trials * self.participants

    def lines(self) -> list[str]:
        """The plan as text for a terminal."""
        return lines(self)

    def as_dict(self) -> dict[str, Any]:
        """The plan for JSON, its problems with their places."""
        blocks = [block.as_dict() for block in self.blocks]
        return {**asdict(self), "blocks": blocks, "trials": self.trials, "total": self.total}


def plan(study: Study, stimuli: Mapping[str, Sequence[Stimulus]]) -> Plan:
    """Work out what each participant gets, and everything that stands in the way.

    Args:
        study: What is asked for.
        stimuli: By table name.
    """
    if study.sealed:
        return _of_sealed(study, stimuli)
    made = []
    for block in study.blocks:
        there = pool(study, block, stimuli.get(block.table, ()))
        found = list(_errors(study, block, there))
        if not found:
            found += _warnings(study, block, there)
        known = block_plan(block, there, _with_control(block, there))
        spans, cells = composition_spans(block, there), cell_plans(study, block, there)
        made.append(replace(known, compositions=spans, cells=cells, problems=tuple(found)))
    whole = _whole(study, made)
    if any(p.severity is Severity.ERROR for p in whole.problems):
        return whole
    return _with_shared_tables(study, stimuli, whole)


def _whole(study: Study, blocks: Sequence[BlockPlan]) -> Plan:
    named = study.id, study.title, study.version, study.participants
    return Plan(*named, tuple(blocks), form_plans(study), signed(study))


def _of_sealed(study: Study, stimuli: Mapping[str, Sequence[Stimulus]]) -> Plan:
    """What can be known where nobody knows who made what; it was checked before sealing."""
    blocks = []
    for block in study.blocks:
        table = stimuli.get(block.table, ())
        blocks.append(block_plan(block, pool(study, block, table), _asked(table)))
    return _whole(study, blocks)


def _errors(study: Study, block: Block, there: Pool) -> Iterator[Problem]:
    """What keeps a session of this block from being drawn, or from being as it is described."""
    found = [*misplaced(block, there), *_fixed_elsewhere(study, block), *_too_long(block, there)]
    yield from found
    yield from _unasked(block, there)
    if not found and (objection := unmet(block, there)):
        yield objection


def _fixed_elsewhere(study: Study, block: Block) -> Iterator[Problem]:
    """A session shows no stimulus twice, in whichever block."""
    earlier = study.blocks[: study.blocks.index(block)]
    named = {
        name: other.id
        for other in earlier
        if other.table == block.table
        for name in other.fixed.values()
    }
    for position, name in block.fixed.items():
        if name in named:
            yield problem(
                block,
                f"fixed.{position}",
                f"{name!r} is also fixed in block {named[name]}, and no session shows it twice.",
                "Fix another one.",
            )


def _too_long(block: Block, there: Pool) -> Iterator[Problem]:
    every = _shown(block, there)
    longest = max((stimulus.length for stimulus in every), default=0)
    if every and (over := [length for length in block.lengths if length > longest]):
        yield problem(
            block,
            "show.lengths",
            f"{', '.join(map(str, over))} turns are to be shown, but the longest conversation in "
            f"{block.table} has {longest}.",
            "Take these lengths out or add longer conversations.",
        )


def _unasked(block: Block, there: Pool) -> Iterator[Problem]:
    """Control questions asked for at certain positions must be there whoever is drawn."""
    having, of = _with_control(block, there)
    if block.controls.questions and having < of:
        yield problem(
            block,
            "controls.questions",
            f"A control question is asked for at {len(block.controls.questions)} positions, but "
            f"only {having} of {of} answers in {block.table} have one.",
            'Give every answer one, or write questions = "every" or "none".',
        )


def _warnings(study: Study, block: Block, there: Pool) -> Iterator[Problem]:
    """What can be met and still looks like a mistake."""
    unused = [
        ("control", len(there.control), len(block.controls.trials), "controls.trials"),
        ("practice", len(there.practice), block.practice, "practice"),
    ]
    for what, rows, trials, key in unused:
        alone = all(o is block or o.table != block.table for o in study.blocks)
        if rows and not trials and alone:
            message = f"{rows} rows of {block.table} are kept for {what}, but there are no {what} "
            fix = f"Ask for {what} trials or empty these rows' column {what}."
            yield problem(block, key, f"{message}trials.", fix, Severity.WARNING)
    cells = cell_plans(study, block, there)
    if never := [cell for cell in cells if not cell.each.most]:
        named = ", ".join(f"{cell.stimuli} of {cell.name}" for cell in never)
        message = f"Some answers are never drawn: {named}."
        fix = "Leave them out of the table or give them a place in the mix."
        yield problem(block, "mix", message, fix, Severity.WARNING)
    if rare := [cell for cell in cells if cell.each.most and (cell.judged or 1.0) < 1.0]:
        named = ", ".join(f"{c.name} ({c.total:g} trials, {c.stimuli} answers)" for c in rare)
        message = f"With {study.participants} participants nobody judges some answers: {named}."
        fix = "Plan more participants, more trials or fewer answers."
        yield problem(block, "trials", message, fix, Severity.WARNING)


def _with_shared_tables(
    study: Study, stimuli: Mapping[str, Sequence[Stimulus]], whole: Plan
) -> Plan:
    """Draw some sessions on trial where blocks take their stimuli from one table."""
    shared = [
        block
        for block in study.blocks
        if any(tables(block) & tables(other) for other in study.blocks if other is not block)
    ]
    sides = any(len(tables(block)) > 1 for block in shared)
    fixed = sides and any(block.fixed for block in shared)  # shown whatever others show
    scarce = [
        block
        for block in shared
        if fixed or not has_plenty(study, block, pool(study, block, stimuli[block.table]))
    ]
    if not scarce:
        return whole
    found = _of_sessions(study, stimuli, scarce[-1])
    blocks = [
        replace(block, problems=(*block.problems, *found)) if block.id == scarce[-1].id else block
        for block in whole.blocks
    ]
    return replace(whole, blocks=tuple(blocks))


def _of_sessions(
    study: Study, stimuli: Mapping[str, Sequence[Stimulus]], block: Block
) -> list[Problem]:
    """What goes wrong in sessions drawn on trial; told once, at one of the blocks."""
    for number in range(SAMPLED):
        seed = participant_seed(study.seed, f"plan {number}", 1)
        try:
            slots = draw(study, stimuli, seed, {})
        except CannotSchedule as missing:
            what = (
                f"It shares {block.table} with another block, and no session shows a stimulus "
                f"twice; after one block there was too little left. {missing}"
            )
            fix = "Add answers, ask for fewer, or give each block a table of its own."
            return [problem(block, "table", what, fix)]
        if again := repeated(study, stimuli, slots):
            return [_again(block, again)]
    return []


def _again(block: Block, again: Sequence[Seen]) -> Problem:
    """Some session shows the same thing in a pair and elsewhere."""
    table, name = again[0]
    more = f", and {len(again) - 1} more" if len(again) > 1 else ""
    what = (
        f"Some sessions show stimuli of {table} in two blocks, in a pair or by themselves: "
        f"{name!r}{more}. There is too little else to show."
    )
    fix = "Add stimuli, ask for fewer, or give each block a table of its own."
    return problem(block, "trials", what, fix, Severity.WARNING)


def _with_control(block: Block, there: Pool) -> tuple[int, int]:
    return _asked(_shown(block, there))


def _asked(stimuli: Sequence[Stimulus]) -> tuple[int, int]:
    """How many have a control question, of how many."""
    return sum(bool(set(stimulus.truths) - _VERDICTS) for stimulus in stimuli), len(stimuli)


def _shown(block: Block, there: Pool) -> list[Stimulus]:
    """Whatever a counted trial may show."""
    asked = [cell for cell, each in cell_spans(block, there).items() if each.most]
    drawn = [stimulus for cell in asked for stimulus in there.cells[cell]]
    control = there.control if block.controls.trials else ()
    return [*drawn, *control, *there.fixed.values()]
