"""The exclusions by each quality rule, trials or whole sessions, with a sentence saying why.

A session that is still running is judged only on what can no longer change: an answer in a
form that was given, and being a second one.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import ceil, floor, isnan

from turingdesk.core.evidence import AnswerKind, Attempt, SessionPart, value_hash
from turingdesk.core.message import all_of, any_of, message, plural
from turingdesk.core.quality import (
    AfterMachines,
    ControlFailed,
    ControlsPassed,
    CountedControls,
    Duplicate,
    FormAnswer,
    Incomplete,
    Rule,
    StandIns,
    StraightLining,
    TooFast,
    TrialAnswer,
)

#: Session, step, the one answer that it concerns (None for all of the trial's), and the reason.
Marked = tuple[str, int, tuple[str, str, str] | None, str]


def too_fast(rule: TooFast, attempts: Sequence[Attempt]) -> Iterator[Marked]:
    """Verdicts faster than the rule's own limit, or marked so when they were given."""
    limit_ms = None if rule.min_s is None else rule.min_s * 1000
    for attempt in attempts:
        if limit_ms is None and not any(kind.is_too_fast for kind, _ in attempt.kinds()):
            continue
        for part in attempt.parts:
            for step, kind, rt_ms in part.answers:
                is_fast = kind.is_too_fast if limit_ms is None else rt_ms < limit_ms
                if is_fast and kind.is_verdict and rule.applies(kind.block):
                    limit_s = rule.min_s or attempt.limits_s.get(kind.block, 0.0)
                    reason = _too_fast(limit_s, None if isnan(rt_ms) else floor(rt_ms))
                    yield part.session, step, kind.asked, reason


@lru_cache(maxsize=4096)  # what is too fast lies within a few thousand ms
def _too_fast(limit_s: float, rt_ms: int | None) -> str:
    needed = message("below the block's time limit")
    if limit_s:
        needed = message("at least {limit_s:g} s required", limit_s=limit_s)
    if rt_ms is None:
        return message("Marked as too fast when it was given; {needed}.", needed=needed)
    return message(
        "Answered after {rt_ms:.3f} s; {needed}.", rt_ms=rt_ms / 1000, needed=needed
    )  # never up to the limit


def control_failed(rule: ControlFailed, attempts: Sequence[Attempt]) -> Iterator[Marked]:
    """Trials with a control question that was answered incorrectly."""
    for attempt in attempts:
        wrong = {id(kind) for kind, _ in attempt.kinds() if _is_wrong(rule, kind)}
        last_place = None
        for session, step, kind, _ in attempt.answers() if wrong else ():
            # A trial with two incorrect controls is excluded once.
            if id(kind) in wrong and (session, step) != last_place:
                last_place = session, step
                reason = message(
                    "Incorrect answer to the control question {asked!r}: {choice}.",
                    asked=kind.asked[1],
                    choice=kind.choice,
                )
                yield session, step, None, reason


def _is_wrong(rule: ControlFailed, kind: AnswerKind) -> bool:
    is_wrong = kind.asked[0] == "control" and kind.has_truth and not kind.is_correct
    return is_wrong and rule.applies(kind.block)


def after_machines(rule: AfterMachines, attempts: Sequence[Attempt]) -> Iterator[Marked]:
    """Trials after a row of others with machines only, earlier sessions included."""
    if not any(_is_machines(kind) for attempt in attempts for kind, _ in attempt.kinds()):
        return
    in_a_row = 0
    for attempt in attempts:
        machines = {
            id(kind): _is_machines(kind)
            for kind, _ in attempt.kinds()
            if kind.is_verdict and rule.applies(kind.block)
        }
        for part in attempt.parts:
            for step, is_machines in _trials(machines, part):
                if in_a_row >= rule.in_a_row:
                    reason = plural(
                        "The trial before it showed a machine.",
                        "The %n trials before it showed machines only.",
                        n=rule.in_a_row,
                    )
                    yield part.session, step, None, reason
                in_a_row = in_a_row + 1 if is_machines else 0


def _trials(machines: Mapping[int, bool], part: SessionPart) -> list[tuple[int, bool]]:
    """Each trial's step, and whether only machines were in it.

    Args:
        machines: The same of what verdicts have in common, by its identity.
        part: A journal.
    """
    answers = reversed(part.answers)  # so that the first verdict of a trial stays
    firsts = {step: machines[id(kind)] for step, kind, _ in answers if id(kind) in machines}
    # Read backwards, so the steps are put in order again.
    return sorted(firsts.items())


def _is_machines(kind: AnswerKind) -> bool:
    return bool(kind.composition) and "H" not in kind.composition


def trial_answer(rule: TrialAnswer, attempts: Sequence[Attempt]) -> Iterator[Marked]:
    """Trials in which a further question got one of the answers that exclude it."""
    unwanted = {value_hash(answer): answer for answer in rule.answers}
    for attempt in attempts:
        for session, other_answer in attempt.further(rule.question):
            matching_values = other_answer.values & unwanted.keys()
            if matching_values and rule.applies(other_answer.block):
                answer_words = all_of(sorted(unwanted[value] for value in matching_values))
                reason = message(
                    "Answer to the question {question!r}: {given}.",
                    question=rule.question,
                    given=answer_words,
                )
                yield session, other_answer.step, None, reason


def stand_ins(rule: StandIns, attempts: Sequence[Attempt]) -> Iterator[Marked]:
    """Trials in which simulated partners took part, in whichever block."""
    for attempt in attempts:
        for part in attempt.parts:
            for step, room in part.stand_ins.items():
                reason = message("The partner in {room} was simulated by the program.", room=room)
                yield part.session, step, None, reason


Judged = tuple[Attempt, str]  #: a session to exclude, and the reason
_SLACK = 1e-9  #: shares are not exact in binary: 0.9 of 40 trials are 36


def controls_passed(rule: ControlsPassed, attempts: Sequence[Attempt]) -> Iterator[Judged]:
    """Judges with too few correct controls."""
    for attempt in attempts:
        if not attempt.is_over:
            continue
        passed, total = _controls(rule, attempt)
        needed = ceil(rule.at_least * total / rule.of - _SLACK) if rule.of else rule.at_least
        if passed < needed:
            yield attempt, _too_few(rule, passed, total, needed)


def _too_few(rule: ControlsPassed, passed: int, total: int, needed: int) -> str:
    if rule.of in (0, total):
        return message(
            "{passed} of {controls} correct (required: {needed}).",
            passed=passed,
            needed=needed,
            controls=plural("%n control", "%n controls", total),
        )
    least, of = rule.at_least, rule.of
    return message(
        "{passed} of {controls} correct (required: {least} of {of}, here {needed}).",
        passed=passed,
        least=least,
        of=of,
        needed=needed,
        controls=plural("%n control", "%n controls", total),
    )


def _controls(rule: ControlsPassed, attempt: Attempt) -> tuple[int, int]:
    """The number passed, and of all that have a truth; a control trial is one of them."""
    passed = total = 0
    trials = False
    for kind, n in attempt.kinds():
        if not kind.has_truth or not rule.applies(kind.block):
            continue
        if kind.asked[0] != "control":
            trials = trials or kind.is_control_trial
        elif rule.what != CountedControls.TRIALS:
            total += n
            passed += n * kind.is_correct
    trial_results = (
        _control_trials(rule, attempt) if trials and rule.what != CountedControls.QUESTIONS else []
    )
    return passed + sum(trial_results), total + len(trial_results)


def _control_trials(rule: Rule, attempt: Attempt) -> list[bool]:
    """For each control trial, True if it was judged correctly in all that was asked."""
    results_by_place: dict[tuple[str, int], bool] = {}
    for session, step, kind, _ in attempt.answers():
        is_one = kind.is_control_trial and kind.asked[0] != "control" and kind.has_truth
        if is_one and rule.applies(kind.block):
            results_by_place[session, step] = (
                results_by_place.get((session, step), True) and kind.is_correct
            )
    return list(results_by_place.values())


def form_answer(rule: FormAnswer, attempts: Sequence[Attempt]) -> Iterator[Judged]:
    """Judges whose answer in a form is not one of the accepted ones."""
    accepted_answers = {answer.strip().casefold() for answer in rule.wanted}
    needed = any_of(rule.wanted)
    for attempt in attempts:
        if attempt.is_refused:
            continue
        field_answer = attempt.form.get(rule.field, "").strip()
        if field_answer:
            if accepted_answers.isdisjoint(
                part.strip().casefold() for part in field_answer.split("|")
            ):
                yield (
                    attempt,
                    message(
                        "The answer to {field!r} is {given}; required: {needed}.",
                        field=rule.field,
                        given=field_answer,
                        needed=needed,
                    ),
                )
        elif not rule.also_empty and not attempt.is_running:
            yield (
                attempt,
                message(
                    "There is no answer to {field!r}; required: {needed}.",
                    field=rule.field,
                    needed=needed,
                ),
            )


def incomplete(rule: Incomplete, attempts: Sequence[Attempt]) -> Iterator[Judged]:
    """Sessions that ended with too few trials answered, all that they continue included."""
    for attempt in attempts:
        if not attempt.is_over:
            continue
        of = attempt.trials
        if rule.blocks:
            of = sum(attempt.block_trials.get(block, 0) for block in rule.blocks)
        done = _answered(rule, attempt)
        needed = ceil(rule.share * of - _SLACK)
        if done < needed:
            yield (
                attempt,
                message(
                    "{done} of {trials} answered (required: {needed}).",
                    done=done,
                    needed=needed,
                    trials=plural("%n trial", "%n trials", of),
                ),
            )


def _answered(rule: Rule, attempt: Attempt) -> int:
    """In how many trials a verdict was given."""
    kind_ids = {id(kind) for kind, _ in attempt.kinds() if _is_verdict(rule, kind)}
    return sum(
        len({step for step, kind, _ in part.answers if id(kind) in kind_ids})
        for part in attempt.parts
    )


def _is_verdict(rule: Rule, kind: AnswerKind) -> bool:
    return kind.is_verdict and rule.applies(kind.block)


def straight_lining(rule: StraightLining, attempts: Sequence[Attempt]) -> Iterator[Judged]:
    """Judges who nearly always gave the same verdict, or chose the same position."""
    for attempt in attempts:
        if not attempt.is_over:
            continue
        verdict_counts, places = _habits(rule, attempt)
        for counts in (verdict_counts, places):
            n = counts.total()
            if n < rule.at_least:
                continue
            # Ties by the verdict itself, so that the reason is the same each time.
            most, often = max(counts.items(), key=lambda item: (item[1], item[0]))
            if often >= rule.share * n - _SLACK:
                most, share = repr(most), rule.share
                why = message(
                    "{often} of {verdicts} are {most}; the limit is below {share:.0%}.",
                    often=often,
                    most=most,
                    share=share,
                    verdicts=plural("%n verdict", "%n verdicts", n),
                )
                if counts is places:
                    why = message(
                        "{often} of {choices} were in position {most}; the limit is below "
                        "{share:.0%}.",
                        often=often,
                        most=most,
                        share=share,
                        choices=plural("%n choice", "%n choices", n),
                    )
                yield attempt, why
                # One reason is enough to exclude a session.
                break


def _habits(rule: Rule, attempt: Attempt) -> tuple[Counter[str], Counter[str]]:
    """The counts of each verdict, and of each chosen place on the screen."""
    verdict_counts: Counter[str] = Counter()
    places: Counter[str] = Counter()
    joint = False
    for kind, n in attempt.kinds():
        if not _is_verdict(rule, kind):
            continue
        verdict_counts[kind.choice] += n
        if "+" in kind.choices:
            joint = True
        else:
            _note(places, kind.choices, kind.choice, n)
    for kinds in _joint(rule, attempt) if joint else ():
        _note(places, kinds[0].choices, "+".join(kind.choice for kind in kinds), 1)
    return verdict_counts, places


def _joint(rule: Rule, attempt: Attempt) -> Iterable[list[AnswerKind]]:
    """The verdicts that were given together, in the order of those of whom they are."""
    kinds_by_place: dict[tuple[str, int], list[AnswerKind]] = defaultdict(list)
    for session, step, kind, _ in attempt.answers():
        if _is_verdict(rule, kind) and "+" in kind.choices:
            kinds_by_place[session, step].append(kind)
    for kinds in kinds_by_place.values():
        kinds.sort(key=lambda answer_kind: answer_kind.asked)
    return kinds_by_place.values()


def _note(places: Counter[str], choices: str, choice: str, times: int) -> None:
    """Count the position of a choice; unknown choices have none."""
    if place := _place(choices, choice):
        places[place] += times


@lru_cache(maxsize=1024)
def _place(choices: str, choice: str) -> str:
    """The place from 1 of a choice among those shown, joined by |; the same come again often."""
    options = choices.split("|")
    return f"{options.index(choice) + 1} of {len(options)}" if choice in options else ""


def duplicate(rule: Duplicate, attempts: Sequence[Attempt]) -> Iterator[Judged]:
    """All but the first session in which trials were answered."""
    active_attempts = [
        attempt for attempt in attempts if any(part.answers for part in attempt.parts)
    ]
    for place, attempt in enumerate(active_attempts[1:], 2):
        first = active_attempts[0].session
        yield (
            attempt,
            message(
                "Session {place} of this participant; only the first one counts: {first}.",
                place=place,
                first=first,
            ),
        )
