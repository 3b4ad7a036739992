"""What rules on single trials leave out, and the sentence that says why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from math import floor, isnan

from turingdesk.core.evidence import Alike, Attempt, Piece, likeness
from turingdesk.core.message import all_of, message
from turingdesk.core.quality import AfterMachines, ControlFailed, TooFast, TrialAnswer

#: Session, step, the one answer that it concerns (None for all of the trial's), and the reason.
Marked = tuple[str, int, tuple[str, str, str] | None, str]


def too_fast(rule: TooFast, attempts: Sequence[Attempt]) -> Iterator[Marked]:
    """Verdicts faster than the rule's own limit, or marked so when they were given."""
    limit_ms = None if rule.min_s is None else rule.min_s * 1000
    for attempt in attempts:
        if limit_ms is None and not any(alike.is_too_fast for alike, _ in attempt.kinds()):
            continue
        for piece in attempt.pieces:
            for step, alike, rt_ms in piece.answers:
                is_fast = alike.is_too_fast if limit_ms is None else rt_ms < limit_ms
                if is_fast and alike.is_verdict and rule.applies(alike.block):
                    reason = _too_fast(rule, attempt, alike.block, rt_ms)
                    yield piece.session, step, alike.asked, reason


def _too_fast(rule: TooFast, attempt: Attempt, block: str, rt_ms: float) -> str:
    limit_s = attempt.limits_s.get(block) if rule.min_s is None else rule.min_s
    needed = (
        message("at least {limit_s:g} s are needed", limit_s=limit_s)
        if limit_s
        else message("faster than the block's limit")
    )
    if isnan(rt_ms):
        return message("Marked as too fast when it was answered; {needed}.", needed=needed)
    return message(
        "Answered after {rt_ms:.3f} s; {needed}.", rt_ms=floor(rt_ms) / 1000, needed=needed
    )  # never up to the limit


def control_failed(rule: ControlFailed, attempts: Sequence[Attempt]) -> Iterator[Marked]:
    """Trials with a control question that was answered wrong."""
    for attempt in attempts:
        wrong = {id(alike) for alike, _ in attempt.kinds() if _is_wrong(rule, alike)}
        told = None
        for session, step, alike, _ in attempt.answers() if wrong else ():
            if id(alike) in wrong and (session, step) != told:
                told = session, step
                reason = message(
                    "The control question {asked!r} was answered wrong: {choice}.",
                    asked=alike.asked[1],
                    choice=alike.choice,
                )
                yield session, step, None, reason


def _is_wrong(rule: ControlFailed, alike: Alike) -> bool:
    is_wrong = alike.asked[0] == "control" and alike.has_truth and not alike.is_correct
    return is_wrong and rule.applies(alike.block)


def after_machines(rule: AfterMachines, attempts: Sequence[Attempt]) -> Iterator[Marked]:
    """Trials after a row of others with machines only, earlier sessions included."""
    if not any(_is_machines(alike) for one in attempts for alike, _ in one.kinds()):
        return
    in_a_row = 0
    for piece in chain.from_iterable(attempt.pieces for attempt in attempts):
        for step, is_machines in _trials(rule, piece):
            if in_a_row >= rule.in_a_row:
                reason = message(
                    "The {in_a_row} trials before it were with machines only.",
                    in_a_row=rule.in_a_row,
                )
                yield piece.session, step, None, reason
            in_a_row = in_a_row + 1 if is_machines else 0


def _trials(rule: AfterMachines, piece: Piece) -> Iterator[tuple[int, bool]]:
    """Each trial's step, and whether only machines were in it."""
    firsts: dict[int, Alike] = {}
    for step, alike, _ in piece.answers:
        if alike.is_verdict:
            firsts.setdefault(step, alike)
    for step in sorted(firsts):
        if rule.applies(firsts[step].block):
            yield step, _is_machines(firsts[step])


def _is_machines(alike: Alike) -> bool:
    return bool(alike.composition) and "H" not in alike.composition


def trial_answer(rule: TrialAnswer, attempts: Sequence[Attempt]) -> Iterator[Marked]:
    """Trials in which a further question got one of the answers that leave it out."""
    unwanted = {likeness(answer): answer for answer in rule.answers}
    for piece in chain.from_iterable(attempt.pieces for attempt in attempts):
        blocks = {step: alike.block for step, alike, _ in piece.answers} if rule.blocks else {}
        for one in piece.further:
            if one.question != rule.question or not rule.applies(blocks.get(one.step, "")):
                continue
            if found := one.values & unwanted.keys():
                given = all_of(sorted(unwanted[value] for value in found))
                reason = message(
                    "The question {question!r} was answered: {given}.",
                    question=rule.question,
                    given=given,
                )
                yield piece.session, one.step, None, reason
