"""Errors in a block's description, wherever it is drawn, or where a schedule failed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from itertools import cycle, islice
from typing import Any, TypeVar

from turingdesk.core.errors import Fix, Problem, Severity
from turingdesk.core.lengths import TooShort
from turingdesk.core.matching import Shortage
from turingdesk.core.message import Message, any_of, message, plural
from turingdesk.core.pool import Pool, prompt_key, title_of
from turingdesk.core.quotas import mix
from turingdesk.core.stimulus import Stimulus
from turingdesk.core.study import Block
from turingdesk.core.task import TASKS

T = TypeVar("T", bound=Hashable)
_OF_BLOCK = message("Block {id}: {text}")


def problem(
    block: Block,
    key: str,
    text: str,
    fix: str,
    severity: Severity = Severity.ERROR,
    fixes: tuple[Fix, ...] = (),
) -> Problem:
    """A problem of a block in study.toml, at one of its keys, such as "controls.trials"."""
    return Problem(
        _OF_BLOCK.format(id=block.id, text=text),
        fix,
        "study.toml",
        None,
        key,
        severity,
        fixes,
    )


def block_of(plan_problem: Problem) -> str | None:
    """The ID of the block that a problem is of; None for other problems."""
    text = plan_problem.message
    if isinstance(text, Message) and text.template == _OF_BLOCK:
        return str(text.values["id"])
    return None


def misplaced(block: Block, pool: Pool) -> Iterator[Problem]:
    """Every rule about counts and positions that the block breaks."""
    if block.trials < 1:
        yield problem(
            block, "trials", message("There are no trials."), message("Set trials to 1 or more.")
        )
        return
    if not (pool.cells or pool.fixed or pool.control):
        collects = block.task in TASKS and TASKS[block.task].collects
        empty = message("{table} has no answers to judge.", table=block.table)
        if collects:
            empty = message("{table} has no prompts to answer.", table=block.table)
        yield problem(block, "table", empty, message("Add rows to it."))
        return
    yield from _positions(block)
    yield from _fixed(block, pool)
    yield from _kept_rows(block, pool)
    if block.drawn < 0:
        yield problem(
            block,
            "trials",
            message(
                "{controls} and {fixed} don't fit into {trials}.",
                controls=plural(
                    "%n control trial", "%n control trials", len(block.controls.trials)
                ),
                fixed=plural("%n fixed trial", "%n fixed trials", len(block.fixed)),
                trials=plural("%n trial", "%n trials", block.trials),
            ),
            message("Increase trials, or remove some of them."),
        )
        return
    yield from _compositions(block, pool)
    yield from _lengths(block)


def _kept_rows(block: Block, pool: Pool) -> Iterator[Problem]:
    """Fewer rows kept for control or practice than such trials are asked for."""
    if len(pool.control) < len(block.controls.trials):
        yield problem(
            block,
            "controls.trials",
            message(
                "Control trials requested: {trials}; rows of {table} reserved for control "
                "trials: {control}.",
                trials=len(block.controls.trials),
                table=block.table,
                control=len(pool.control),
            ),
            message("Mark more rows with control = yes, or list fewer positions."),
        )
    if len(pool.practice) < block.practice:
        yield problem(
            block,
            "practice",
            message(
                "Practice trials requested: {practice}; rows of {table} reserved for practice: "
                "{practice2}.",
                practice=block.practice,
                table=block.table,
                practice2=len(pool.practice),
            ),
            message("Mark more rows with practice = yes, or reduce practice."),
            fixes=tuple(_reserving(block, pool)),
        )


def _reserving(block: Block, pool: Pool) -> Iterator[Fix]:
    """Keep ordinary rows for practice: the last ones, by humans and by machines in turn.

    No two are answers to one prompt, which practice would otherwise show twice.
    """
    of: dict[str, list[Stimulus]] = {}
    for cell, stimuli in pool.cells.items():
        of.setdefault(cell.composition, []).extend(stimuli)
    met = {prompt_key(block, stimulus) for stimulus in pool.practice}
    rows = []
    for composition in islice(cycle(sorted(of)), block.practice - len(pool.practice)):
        fresh = [
            stimulus for stimulus in of[composition] if prompt_key(block, stimulus) not in met
        ]
        if not fresh:
            return
        rows.append(fresh[-1].id)
        met.add(prompt_key(block, fresh[-1]))
    if rows:
        title = plural("Reserve %n row for practice", "Reserve %n rows for practice", n=len(rows))
        yield Fix(title, "yes", "practice", block.table, tuple(rows))


def _lengths(block: Block) -> Iterator[Problem]:
    if any(length < 1 for length in block.lengths) or _twice(block.lengths):
        yield problem(
            block,
            "show.lengths",
            message("A length is below 1 or listed twice."),
            message("List each length once."),
        )


def _positions(block: Block) -> Iterator[Problem]:
    named = (
        ("controls.trials", message("A control trial"), block.controls.trials),
        ("controls.questions", message("A control question"), block.controls.questions or ()),
        ("fixed.{position}", message("A fixed stimulus"), tuple(block.fixed)),
    )
    for key, what, positions in named:
        for position in sorted(set(positions)):
            if not 1 <= position <= block.trials:
                yield problem(
                    block,
                    key.format(position=position),
                    message(
                        "{what} is at position {position}, but the block only has trials 1 to "
                        "{trials}.",
                        what=what,
                        position=position,
                        trials=block.trials,
                    ),
                    message("Choose a position within the block, or increase trials."),
                )
        for position in _twice(positions):
            yield problem(
                block,
                key,
                message("Position {position} is listed twice.", position=position),
                message("List each position once."),
            )
    for position in sorted(set(block.controls.trials) & set(block.fixed)):
        yield problem(
            block,
            "controls.trials",
            message(
                "Position {position} is both a control trial and a fixed stimulus.",
                position=position,
            ),
            message("Move one of them."),
        )


def _fixed(block: Block, pool: Pool) -> Iterator[Problem]:
    for position in sorted(set(block.fixed) - set(pool.fixed)):
        yield problem(
            block,
            f"fixed.{position}",
            message(
                "{position!r} is fixed at position {position2}, but {table} has no row with "
                "that ID.",
                position=block.fixed[position],
                position2=position,
                table=block.table,
            ),
            message("Correct the ID, or remove it."),
        )
    for twice in _twice(tuple(block.fixed.values())):
        yield problem(
            block,
            "fixed",
            message("{twice!r} is fixed at more than one position.", twice=twice),
            message("Fix it at one position only."),
        )
    different = {stimulus.id: stimulus for stimulus in pool.fixed.values()}.values()
    prompts = [prompt_key(block, stimulus) for stimulus in different]
    for key in _twice(prompts):
        ids = [s.id for s, prompt in zip(different, prompts, strict=True) if prompt == key]
        yield problem(
            block,
            "fixed",
            message(
                "The fixed stimuli {ids} have the same prompt, and no judge sees a prompt twice.",
                ids=ids,
            ),
            message("Fix different stimuli, or set repeat_prompts = true."),
        )


def _compositions(block: Block, pool: Pool) -> Iterator[Problem]:
    counts = mix(block, pool)
    there = {cell.composition for cell in pool.cells}
    if counts is None:
        compositions = set(pool.compositions) if block.drawn else set()
        advice = message(
            "Add some, or set what to draw instead, for example mix = {{ {letters} = {number} }}.",
            letters=min(there, default="H"),
            number=block.drawn,
        )
    else:
        compositions = {letters for letters, count in counts.items() if count}
        advice = message("Add some or change the mix.")
        yield from _mix(block, counts)
    for letters in sorted(compositions - there):
        yield problem(
            block,
            "trials" if counts is None else "mix",
            message(
                "{table} has no {answers} to draw. Rows for control and practice trials are not "
                "drawn.",
                table=block.table,
                answers=title_of(letters),
            ),
            advice,
        )


def _mix(block: Block, counts: Mapping[str, int]) -> Iterator[Problem]:
    """Trial numbers of a mix that no schedule can meet."""
    if min(counts.values(), default=0) < 0:
        yield problem(
            block, "mix", message("The mix contains a negative number."), message("Use 0 or more.")
        )
    if sum(counts.values()) != block.drawn:
        yield problem(
            block,
            "mix",
            message(
                "The mix adds up to {values}, but {drawn} of the {trials} trials are drawn "
                "({trials2} are control trials, {fixed} are fixed).",
                values=sum(counts.values()),
                drawn=block.drawn,
                trials=block.trials,
                trials2=len(block.controls.trials),
                fixed=len(block.fixed),
            ),
            message("Make the mix add up to {drawn}.", drawn=block.drawn),
        )


def _twice(values: Sequence[T]) -> list[T]:
    return [value for value, count in Counter(values).items() if count > 1]


PRACTICE, CONTROL = message("practice rows"), message("control rows")
_KEYS = {PRACTICE: "practice", CONTROL: "controls.trials"}


def _few_answers(n: int, values: Mapping[str, Any]) -> str:
    return plural(
        "%n trial with {names} is needed, but {table} has only {stimuli}.",
        "%n trials with {names} are needed, but {table} has only {stimuli}.",
        n,
        **values,
    )


def _few_answers_beside_fixed(n: int, values: Mapping[str, Any]) -> str:
    return plural(
        "%n trial with {names} is needed, but {table} has only {stimuli} in addition to the fixed "
        "ones.",
        "%n trials with {names} are needed, but {table} has only {stimuli} in addition to the "
        "fixed ones.",
        n,
        **values,
    )


def _few_prompts(n: int, values: Mapping[str, Any]) -> str:
    return plural(
        "%n trial with {names} needs {needed} different prompts, but the {stimuli} answers in "
        "{table} have only {there}.",
        "%n trials with {names} need {needed} different prompts, but the {stimuli} answers in "
        "{table} have only {there}.",
        n,
        **values,
    )


def _few_prompts_beside_fixed(n: int, values: Mapping[str, Any]) -> str:
    return plural(
        "%n trial with {names} needs {needed} different prompts, but the {stimuli} answers in "
        "{table} have only {there} in addition to the fixed ones.",
        "%n trials with {names} need {needed} different prompts, but the {stimuli} answers in "
        "{table} have only {there} in addition to the fixed ones.",
        n,
        **values,
    )


#: What is missing, without fixed stimuli and with such.
_FEW_ANSWERS = (_few_answers, _few_answers_beside_fixed)
_FEW_PROMPTS = (_few_prompts, _few_prompts_beside_fixed)


def missing_prompts(
    block: Block, listed: Sequence[tuple[str, int]], shortage: Shortage
) -> Problem:
    """Too few different prompts, or too few answers where prompts may recur.

    Args:
        block: Whose schedule it is.
        listed: What was to be drawn, in the order of the wants: title and how many there are.
        shortage: What the matching found.
    """
    names = [listed[want][0] for want in shortage.wants]
    drawn_key = "mix" if block.mix is not None else "trials"
    key = _KEYS.get(names[0], drawn_key) if len(names) == 1 else drawn_key
    stimuli = sum(listed[want][1] for want in shortage.wants)
    values = {"names": any_of(names), "table": block.table, "stimuli": stimuli}
    if block.repeat_prompts or (stimuli == shortage.there and not block.fixed):
        text = _FEW_ANSWERS[bool(block.fixed)](shortage.needed, values)
        return problem(block, key, text, message("Add answers, or reduce the number of trials."))
    values |= {"needed": shortage.needed, "there": shortage.there}
    text = _FEW_PROMPTS[bool(block.fixed)](shortage.needed, values)
    fix = message(
        "Add answers to other prompts, reduce the number of trials, or set repeat_prompts = true."
    )
    return problem(block, key, text, fix)


def missing_turns(block: Block, short: TooShort) -> Problem:
    """Too few long conversations."""
    return problem(
        block,
        "show.lengths",
        plural(
            "%n trial has a length of {length} or more, but only {there} of the conversations "
            "that can appear in one session are that long.",
            "%n trials have a length of {length} or more, but only {there} of the conversations "
            "that can appear in one session are that long.",
            n=short.needed,
            length=short.length,
            there=short.there,
        ),
        message("Add longer conversations, or remove the long values from lengths."),
    )
