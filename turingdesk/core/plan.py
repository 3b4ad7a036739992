"""The plan: what every participant of a study will get, and whether it can be given."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from turingdesk.core.errors import CannotSchedule, Problem, Severity
from turingdesk.core.expected_games import ExpectedGames, expected_games
from turingdesk.core.feasibility import has_plenty, infeasibility, remedies
from turingdesk.core.lengths import LengthUnit
from turingdesk.core.message import message, plural
from turingdesk.core.places import misplaced, problem
from turingdesk.core.pool import Cell, Pool, Seen, pool, tables
from turingdesk.core.quotas import Span, cell_spans, composition_spans, span
from turingdesk.core.schedule import draw, repeated
from turingdesk.core.stimulus import Stimulus
from turingdesk.core.streams import participant_seed
from turingdesk.core.study import Block, Form, Signature, Study, When
from turingdesk.core.task import TASKS


@dataclass(frozen=True, slots=True)
class CellPlan:
    """Drawn trials of the same composition and machines."""

    composition: str
    agents: tuple[str, ...]
    each: Span  #: trials in one session
    stimuli: int  #: that can be drawn
    prompts: int  #: different ones among them
    total: float | None  #: trials over all participants, on average; None if no one said how many
    judged: float | None  #: how often each stimulus is judged, on average

    @property
    def name(self) -> str:
        """The composition and, where there are machines, who they are."""
        return str(Cell(self.composition, self.agents))


@dataclass(frozen=True, slots=True)
class BlockPlan:
    """One block's trials and questions for each participant."""

    id: str
    title: str
    task: str
    table: str
    trials: int
    practice: int
    drawn: int
    compositions: Mapping[str, Span] = field(default_factory=dict)  #: drawn trials by composition
    cells: tuple[CellPlan, ...] = ()
    lengths: Mapping[int, Span] = field(default_factory=dict)  #: trials by length
    counted: LengthUnit = LengthUnit.FIRST_MESSAGES  #: what lengths count
    control_questions: tuple[int, ...] = ()  #: positions where the control question is asked
    with_control: tuple[int, int] = (0, 0)  #: stimuli that have a control question, of how many
    control_trials: tuple[int, ...] = ()
    fixed: Mapping[int, tuple[str, str]] = field(default_factory=dict)
    #: by position: stimulus id and composition
    games: ExpectedGames | None = None  #: where chance decides who meets a machine
    problems: tuple[Problem, ...] = ()

    def as_dict(self) -> dict[str, Any]:
        """The block's plan for JSON, whose keys are texts."""
        values = asdict(self)
        for key in ("lengths", "fixed"):
            values[key] = {str(number): value for number, value in values[key].items()}
        return values


def block_plan(
    block: Block, there: Pool, having: tuple[int, int], participants: int | None = None
) -> BlockPlan:
    """The part of a block's plan that does not depend on who made what.

    Args:
        block: What is asked for.
        there: Its answers.
        having: How many of them have a control question, of how many.
        participants: How many the study has; None if no one said so.
    """
    every = tuple(range(1, block.trials + 1))
    control_positions = (
        every if block.controls.questions is None else tuple(sorted(block.controls.questions))
    )
    return BlockPlan(
        id=block.id,
        title=block.title,
        task=block.task,
        table=block.table,
        trials=block.trials,
        practice=block.practice,
        drawn=block.drawn,
        lengths={length: span(block.trials, len(block.lengths)) for length in block.lengths},
        counted=block.counted,
        control_questions=control_positions if having[0] else (),
        with_control=having,
        control_trials=tuple(sorted(block.controls.trials)),
        fixed={at: (s.id, s.composition) for at, s in sorted(there.fixed.items())},
        games=expected_games(block, participants),
    )


def cell_plans(study: Study, block: Block, there: Pool) -> tuple[CellPlan, ...]:
    """Drawn trials by composition and machines, with how often each answer is judged."""
    if TASKS[block.task].plays:
        return ()  # no one made a game
    spans = cell_spans(block, there)
    participants = study.participants
    plans = []
    for cell, stimuli in there.cells.items():
        each = spans.get(cell, Span(0, 0, 0.0))
        # Rounded, since means are fractions, such as thirds, and binary numbers have no thirds.
        total = None if participants is None else round(each.mean * participants, 6)
        prompts = len({s.family or s.prompt or s.id for s in stimuli})
        judged = None if total is None else total / len(stimuli)
        plans.append(
            CellPlan(cell.composition, cell.agents, each, len(stimuli), prompts, total, judged)
        )
    return tuple(plans)


@dataclass(frozen=True, slots=True)
class FormPlan:
    """One form's questions for every participant."""

    id: str
    title: str
    when: str  #: a value of `When`
    questions: int
    required: int
    conditional: int  #: asked only after certain answers
    personal: int  #: stored separately from the trials

    def __str__(self) -> str:
        parts = [f"{self.questions} question{'s' * (self.questions != 1)}"]
        parts += [f"{self.required} required"] if self.required else []
        parts += (
            [message("{conditional} asked only if", conditional=self.conditional)]
            if self.conditional
            else []
        )
        parts += [f"{self.personal} personal"] if self.personal else []
        if self.when == When.AFTER_FIRST:
            return message(
                "Form {id}, after the first trial: {title} ({parts})",
                id=self.id,
                title=self.title,
                parts=parts,
            )
        return message(
            "Form {id}, {when} the blocks: {title} ({parts})",
            id=self.id,
            when=self.when,
            title=self.title,
            parts=parts,
        )


def form_plans(study: Study) -> tuple[FormPlan, ...]:
    """One for each form, in the order of the file."""
    return tuple(_form_plan(form) for form in study.forms)


def _signed(study: Study) -> str:
    """The plan's line about a signature; empty if none is asked for."""
    if study.signature is Signature.NONE:
        return ""
    return message("Consent: name {signature}, saved separately", signature=study.signature.value)


def _form_plan(form: Form) -> FormPlan:
    questions = form.questions
    return FormPlan(
        form.id,
        form.title,
        form.when.value,
        len(questions),
        sum(question.required for question in questions),
        sum(question.only_if is not None for question in questions),
        sum(question.personal for question in questions),
    )


_VERDICTS = {"machine_side"}  #: truths that are not a control question's
#: Sessions drawn on trial where blocks share a table, which cannot be decided block by block.
SAMPLED = 20


@dataclass(frozen=True, slots=True)
class Plan:
    """A study's blocks and forms for its participants."""

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
        """Trials over all participants; None if no one said how many they are."""
        return None if self.participants is None else self.trials * self.participants

    def lines(self) -> list[str]:
        """The plan as text for a terminal."""
        return _lines(self)

    def as_dict(self) -> dict[str, Any]:
        """The plan for JSON, its problems with their places."""
        blocks = [block.as_dict() for block in self.blocks]
        return {**asdict(self), "blocks": blocks, "trials": self.trials, "total": self.total}


def plan(study: Study, stimuli: Mapping[str, Sequence[Stimulus]]) -> Plan:
    """Work out what each participant gets, and everything that is in the way.

    Args:
        study: What is asked for.
        stimuli: By table name.
    """
    if study.sealed:
        return _of_sealed(study, stimuli)
    block_plans = []
    for block in study.blocks:
        there = pool(study, block, stimuli.get(block.table, ()))
        errors = list(_errors(study, block, there))
        if not errors:
            errors += _warnings(study, block, there)
        planned_block = block_plan(block, there, _with_control(block, there), study.participants)
        spans, cells = composition_spans(block, there), cell_plans(study, block, there)
        block_plans.append(
            replace(planned_block, compositions=spans, cells=cells, problems=tuple(errors))
        )
    study_plan = _plan_of(study, block_plans)
    if any(p.severity is Severity.ERROR for p in study_plan.problems):
        return study_plan
    return _with_shared_tables(study, stimuli, study_plan)


def _plan_of(study: Study, blocks: Sequence[BlockPlan]) -> Plan:
    named = study.id, study.title, study.version, study.participants
    return Plan(*named, tuple(blocks), form_plans(study), _signed(study))


def _of_sealed(study: Study, stimuli: Mapping[str, Sequence[Stimulus]]) -> Plan:
    """The plan where no one knows who made what; it was checked before sealing."""
    blocks = []
    for block in study.blocks:
        table = stimuli.get(block.table, ())
        there = pool(study, block, table)
        blocks.append(block_plan(block, there, _control_counts(table), study.participants))
    return _plan_of(study, blocks)


def _errors(study: Study, block: Block, there: Pool) -> Iterator[Problem]:
    """Errors that keep a session of this block from being drawn, or from being as described."""
    errors = [*misplaced(block, there), *_fixed_elsewhere(study, block), *_too_long(block, there)]
    yield from errors
    yield from _unasked(block, there)
    if not errors and (objection := infeasibility(block, there)):
        if objection.severity is Severity.ERROR:
            objection = replace(objection, fixes=tuple(remedies(block, there)))
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
                message(
                    "{name!r} is also fixed in block {name2}, and a session never shows a "
                    "stimulus twice.",
                    name=name,
                    name2=named[name],
                ),
                message("Fix a different stimulus."),
            )


def _too_long(block: Block, there: Pool) -> Iterator[Problem]:
    every = _possible_stimuli(block, there)
    longest = max(map(block.length_of, every), default=0)
    if every and (over := [length for length in block.lengths if length > longest]):
        yield problem(
            block,
            "show.lengths",
            message(
                "lengths contains {over}, but the longest conversation in {table} has a length "
                "of {longest}.",
                over=map(str, over),
                table=block.table,
                longest=longest,
            ),
            message("Remove these lengths, or add longer conversations."),
        )


def _unasked(block: Block, there: Pool) -> Iterator[Problem]:
    """Control questions at certain positions must exist no matter which stimuli are drawn."""
    having, of = _with_control(block, there)
    if block.controls.questions and having < of:
        yield problem(
            block,
            "controls.questions",
            message(
                "A control question is requested at {questions} positions, but only {having} of "
                "{answers} in {table} have one.",
                questions=len(block.controls.questions),
                having=having,
                table=block.table,
                answers=plural("%n answer", "%n answers", of),
            ),
            message(
                'Add a control question to every answer, or set questions = "every" or "none".'
            ),
        )


def _warnings(study: Study, block: Block, there: Pool) -> Iterator[Problem]:
    """Warnings about what is possible and still looks like a mistake."""
    yield from _unused_rows(study, block, there)
    yield from _rarely_judged(study, block, cell_plans(study, block, there))


def _unused_rows(study: Study, block: Block, there: Pool) -> Iterator[Problem]:
    """Rows kept for control or practice trials that no block of their table asks for."""
    controls, practice = message("control trials"), message("practice trials")
    unused = [
        ("control", controls, "controls.trials", len(there.control), len(block.controls.trials)),
        ("practice", practice, "practice", len(there.practice), block.practice),
    ]
    for what, of_them, key, rows, trials in unused:
        alone = all(o is block or o.table != block.table for o in study.blocks)
        if rows and not trials and alone:
            text = plural(
                "%n row of {table} is reserved for {what}, but there are no {of_them}.",
                "%n rows of {table} are reserved for {what}, but there are no {of_them}.",
                n=rows,
                table=block.table,
                what=what,
                of_them=of_them,
            )
            fix = message(
                "Add {what} trials, or clear the column {what} in these rows.", what=what
            )
            yield problem(block, key, text, fix, Severity.WARNING)


def _rarely_judged(study: Study, block: Block, cells: Sequence[CellPlan]) -> Iterator[Problem]:
    """Answers that no one judges: never drawn, or more than participants get to see."""
    if never := [cell for cell in cells if not cell.each.most]:
        named = ", ".join(f"{cell.stimuli} of {cell.name}" for cell in never)
        text = message("Some answers are never drawn: {named}.", named=named)
        fix = message("Remove them from the table, or include them in the mix.")
        yield problem(block, "mix", text, fix, Severity.WARNING)
    if rare := [cell for cell in cells if cell.each.most and (cell.judged or 1.0) < 1.0]:
        named = ", ".join(
            message(
                "{name} ({total:g} trials, {answers})",
                name=c.name,
                total=c.total,
                answers=plural("%n answer", "%n answers", c.stimuli),
            )
            for c in rare
        )
        text = message(
            "With {participants}, some answers are never judged: {named}.",
            named=named,
            participants=plural("%n participant", "%n participants", study.participants or 0),
        )
        fix = message("Plan more participants, more trials, or fewer answers.")
        yield problem(block, "trials", text, fix, Severity.WARNING)


def _with_shared_tables(
    study: Study, stimuli: Mapping[str, Sequence[Stimulus]], study_plan: Plan
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
        return study_plan
    problems = _of_sessions(study, stimuli, scarce[-1])
    blocks = [
        replace(block, problems=(*block.problems, *problems))
        if block.id == scarce[-1].id
        else block
        for block in study_plan.blocks
    ]
    return replace(study_plan, blocks=tuple(blocks))


def _of_sessions(
    study: Study, stimuli: Mapping[str, Sequence[Stimulus]], block: Block
) -> list[Problem]:
    """Problems of sessions drawn on trial; told once, at one of the blocks."""
    for number in range(SAMPLED):
        seed = participant_seed(study.seed, f"plan {number}", 1)
        try:
            slots = draw(study, stimuli, seed, {})
        except CannotSchedule as missing:
            what = message(
                "This block shares {table} with another block, and a session never shows a "
                "stimulus twice. After the other block, too few stimuli remain. {missing}",
                table=block.table,
                missing=missing,
            )
            fix = message(
                "Add answers, reduce the number of trials, or give each block its own table."
            )
            return [problem(block, "table", what, fix)]
        if again := repeated(study, stimuli, slots):
            return [_again(block, again)]
    return []


def _again(block: Block, again: Sequence[Seen]) -> Problem:
    """Some session shows the same thing in a pair and elsewhere."""
    table, name = again[0]
    more = (", " + message("and {again} more", again=len(again) - 1)) if len(again) > 1 else ""
    what = message(
        "Some sessions show stimuli of {table} in two blocks, in a pair or on their own: "
        "{name!r}{more}. There are too few other stimuli.",
        table=table,
        name=name,
        more=more,
    )
    fix = message("Add stimuli, reduce the number of trials, or give each block its own table.")
    return problem(block, "trials", what, fix, Severity.WARNING)


def _with_control(block: Block, there: Pool) -> tuple[int, int]:
    return _control_counts(_possible_stimuli(block, there))


def _control_counts(stimuli: Sequence[Stimulus]) -> tuple[int, int]:
    """The number of stimuli with a control question, and of all."""
    return sum(bool(set(stimulus.truths) - _VERDICTS) for stimulus in stimuli), len(stimuli)


def _possible_stimuli(block: Block, there: Pool) -> list[Stimulus]:
    """Whatever a counted trial may show."""
    cells = [cell for cell, each in cell_spans(block, there).items() if each.most]
    stimuli = [stimulus for cell in cells for stimulus in there.cells[cell]]
    control = there.control if block.controls.trials else ()
    return [*stimuli, *control, *there.fixed.values()]


def _lines(plan: Plan) -> list[str]:
    """One paragraph for the study, one for its forms, and one for each block."""
    people = (
        ""
        if plan.participants is None
        else (
            " "
            + message(
                "for {participants}",
                participants=plural("%n participant", "%n participants", plan.participants),
            )
        )
    )
    trials = message(
        "{trials} each",
        trials=plural("%n trial", "%n trials", plan.trials),
    )
    if plan.total is not None:
        trials += f", {plan.total:,} in all"
    lines = [f"Plan of {plan.title} ({plan.study} {plan.version}){people}: {trials}"]
    extra_lines = [plan.signature] * bool(plan.signature) + [str(form) for form in plan.forms]
    lines += ["", *extra_lines] if extra_lines else []
    for block in plan.blocks:
        lines += ["", f"Block {block.id}: {block.title} ({block.table})"]
        lines += [f"  {line}" for line in _block(block, plan.participants)]
    return lines


def _block(block: BlockPlan, participants: int | None) -> Iterator[str]:
    yield _trials(block)
    if block.games is not None:
        yield from block.games.lines()
    if block.control_trials:
        yield message(
            "control trials at positions {control_trials}",
            control_trials=_listed(block.control_trials),
        )
    for position, (name, composition) in block.fixed.items():
        yield message(
            "fixed at {position}: {name}{composition}",
            position=position,
            name=name,
            composition=" " + message("({composition})", composition=composition)
            if composition
            else "",
        )
    having, of = block.with_control
    if block.control_questions:
        every = len(block.control_questions) == block.trials
        where = message("every trial") if every else f"trials {_listed(block.control_questions)}"
        partly = (
            (
                " "
                + message(
                    "that has one ({having} of {answers})",
                    having=having,
                    answers=plural("%n answer", "%n answers", of),
                )
            )
            if having < of
            else ""
        )
        yield message("control question at {where}{partly}", where=where, partly=partly)
    if block.lengths:
        trials = [f"{length} ({each})" for length, each in sorted(block.lengths.items())]
        yield message("{what} (trials): {trials}", what=block.counted.heading, trials=trials)
    if block.drawn > 0 and block.cells:
        yield from _aligned(list(_cells(block, participants)))


def _trials(block: BlockPlan) -> str:
    if TASKS[block.task].plays:
        return plural("%n game", "%n games", block.trials)
    parts = [f"{block.drawn} drawn"]
    if block.control_trials:
        parts.append(f"{len(block.control_trials)} control")
    if block.fixed:
        parts.append(f"{len(block.fixed)} fixed")
    line = f"{block.trials} trials: {', '.join(parts)}"
    return line + (
        (
            "; "
            + plural(
                "%n practice trial before it", "%n practice trials before it", n=block.practice
            )
        )
        if block.practice
        else ""
    )


def _cells(block: BlockPlan, participants: int | None) -> Iterator[tuple[str, ...]]:
    people = () if participants is None else (f"all {participants}", message("judged each"))
    yield ("drawn", "a session", "answers", "prompts", *people)
    for letters, each in block.compositions.items():
        cells = [cell for cell in block.cells if cell.composition == letters]
        if len(cells) != 1 or cells[0].agents:
            yield (letters, str(each), *[""] * (2 + len(people)))
        for cell in cells:
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
