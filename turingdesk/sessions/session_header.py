"""The session that a package and a setup make, and the first line of its journal.

A machine that judges gets the trials that count and nothing else: consent, forms, breaks and
practice are for people. So are limits that make sure that someone looked, because a machine's
time says nothing about its attention.
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import UnknownName
from turingdesk.core.limits import Limits
from turingdesk.core.message import message
from turingdesk.core.plugin import loaded_records
from turingdesk.core.pool import pool
from turingdesk.core.question import Answers, Kind, Question, Remark, Role
from turingdesk.core.response import Identity
from turingdesk.core.session import Session
from turingdesk.core.steps import steps
from turingdesk.core.streams import Stream, lasting, participant_seed, stream
from turingdesk.core.task import TASKS
from turingdesk.core.trial import Slot, Trial, schedule_values
from turingdesk.journal import rulings
from turingdesk.journal.judge_kind import JudgeKind, kind_of
from turingdesk.journal.session_name import SessionName
from turingdesk.journal.signing import own_key
from turingdesk.study.agents_table import KIND
from turingdesk.study.registration import registered
from turingdesk.system.edition import edition

if TYPE_CHECKING:
    from turingdesk.core.study import Study
    from turingdesk.study.package import Package

SIMULATED = "simulated"
SCALES = "scales"  #: in the first line: the ends of the scales of questions, and their labels
COLLECTS = "collects"  #: in the first line: the blocks that collect answers


@dataclass(frozen=True, slots=True)
class SessionSetup:
    """Who sits down where."""

    participant: str  #: the code, as entered
    kiosk: str  #: the name of this machine
    judge: str = "human"  #: human, simulated, judge:<name>, or agent:<name>
    pilot: bool = False
    screen: Mapping[str, Any] = field(default_factory=dict)  #: size, scale, refresh rate ...
    language: str = ""  #: of the session, one of the study's; by default the study's first
    known: frozenset[str] | None = None
    #: the participant's sessions so far, where one that began meanwhile is to be refused
    settings: Mapping[str, Any] = field(default_factory=dict)
    #: of a machine that judges: its version and all that its verdicts depend on
    slots: tuple[Slot, ...] = ()
    #: its trials, of a machine that judges other ones than are drawn for people
    client: str = ""  #: what a person judges with, where it isn't a kiosk: browser
    is_linked: bool = False  #: whether a desk seats the others whom a person meets in games


def header(
    package: Package, setup: SessionSetup, name: SessionName, seed: str, slots: Sequence[Slot]
) -> dict[str, Any]:
    """The fields of a session's first line, whether it begins or continues."""
    study = package.study
    return {
        "session": str(name),
        "participant": name.participant,
        "number": name.number,
        "study": study.id,
        "study_version": study.version,
        "study_hash": package.hash,
        "study_title": study.title,
        "demonstration": study.demonstration,
        **({"planned": study.participants} if study.participants else {}),
        "seed": study.seed,
        "participant_seed": seed,
        **computer(),
        "language": language_of(package, setup),
        "kiosk": setup.kiosk,
        **({"client": setup.client} if setup.client else {}),
        "screen": dict(setup.screen),
        "judge": setup.judge,
        "pilot": setup.pilot,
        "simulated": setup.judge == SIMULATED,
        "trials": sum(not slot.practice for slot in slots),
        # In full, so that a session can resume, and others be balanced with it, without drawing
        # again.
        "schedule": schedule_values(slots),
        **_questions(study),
        **_scales(package, slots),
        **_agents(package, slots),
        **rulings.ruling_fields(study, slots),
        **_collected(package),
        **_seal(package, slots),
        **registered(package),
        **({"judge_settings": dict(setup.settings)} if setup.settings else {}),
    }


def computer() -> dict[str, Any]:
    """The computer that runs the session, and the program with its plugins."""
    return {
        "program": str(edition()),
        "plugins": loaded_records(),
        "signing_key": own_key(),
        "python": platform.python_version(),
        "system": platform.platform(),
        # Whether the journal's lock can be asked for depends on this: it shows on its own computer
        # only.
        "machine": platform.node(),
    }


def _questions(study: Study) -> dict[str, Any]:
    """Of each question the text that results have in place of its ID, and its choices in order.

    Never of a personal one.
    """
    questions = [
        *(question for form in study.forms for question in form.questions),
        *(question for block in study.blocks for question in block.questions),
    ]
    # Journals are shared with results, so nothing personal may be in their first lines.
    public_questions = [question for question in questions if not question.personal]
    return {
        "questions": {question.id: question.text for question in public_questions},
        "choices": {
            question.id: [choice.value for choice in question.choices]
            for question in public_questions
            if question.choices
        },
    }


def _scales(package: Package, slots: Sequence[Slot]) -> dict[str, Any]:
    """The scale of each question answered with a number, by block or form, then by its key.

    Without it, an answer of 5 could be one of 1 to 5 as well as of 0 to 100.
    """
    placed_questions = [
        (form.id, question_item)
        for form in package.study.forms
        for question_item in form.questions
    ]
    for trial in package.trials(slots):
        placed_questions += [
            (trial.slot.block, question_item) for question_item in trial.questions
        ]
    scales_by_place: dict[str, dict[str, Any]] = {}
    for where, question in placed_questions:
        if question.kind in (Kind.SCALE, Kind.NUMBER) and not question.personal:
            scales_by_place.setdefault(where, {})[question.key] = {
                "min": question.minimum,
                "max": question.maximum,
                "low_label": question.low_label,
                "high_label": question.high_label,
            }
    return {SCALES: scales_by_place} if scales_by_place else {}


def _collected(package: Package) -> dict[str, Any]:
    """Of blocks that collect answers: the task, how many prompts, and the answers each needs."""
    study = package.study
    blocks = {
        block.id: {
            "task": block.task,
            "prompts": len(pool(study, block, package.stimuli[block.table]).ordinary),
            "answers_each": block.answers_each,
        }
        for block in study.blocks
        if TASKS[block.task].collects
    }
    return {COLLECTS: blocks} if blocks else {}


def _agents(package: Package, slots: Sequence[Slot]) -> dict[str, Any]:
    """The known agents whose answers are shown: not others, who may withdraw theirs.

    In games, any machine of the study can take part.
    """
    if not package.agents:
        return {}
    trials = package.trials(slots)
    shown_agents = {
        maker.agent for shown_trial in trials for maker in shown_trial.stimulus.makers.values()
    }
    # In a game, chance decides only later which machine plays.
    if any(TASKS[shown_trial.stimulus.task].plays for shown_trial in trials):
        shown_agents |= {
            agent for agent, agent_row in package.agents.items() if agent_row.get(KIND)
        }
    agent_rows = {
        agent: dict(agent_row)
        for agent, agent_row in package.agents.items()
        if agent in shown_agents
    }
    return {"agents": agent_rows} if agent_rows else {}


def _seal(package: Package, slots: Sequence[Slot]) -> dict[str, Any]:
    """Of a sealed study: which seal it is, and which of its sessions this one is."""
    if package.sealed is None:
        return {}
    seal = package.sealed
    return {"sealed": True, "seal": seal.fingerprint, "drawn": seal.named(slots)}


def session_at(
    package: Package,
    setup: SessionSetup,
    name: SessionName,
    slots: Sequence[Slot],
    gap_s: float | None = None,
) -> Session:
    """The session that a schedule makes.

    Args:
        package: The study with its stimuli.
        setup: Who sits where.
        name: The session's.
        slots: The schedule.
        gap_s: Seconds since it was cut off, if it continues.
    """
    identity = Identity(
        session=str(name),
        participant=name.participant,
        study=package.study.id,
        study_version=package.study.version,
        study_hash=package.hash,
        kiosk=setup.kiosk,
        client=setup.client,
        judge=setup.judge,
        pilot=setup.pilot,
        resumed=gap_s is not None,
        resume_gap_s=gap_s,
    )
    language = language_of(package, setup)
    # Drawn before it is translated, so that the language doesn't change who sees what.
    translated = package.in_language(language)
    trials = translated.trials(slots)
    if kind_of(setup.judge) is JudgeKind.MACHINES:
        if not package.study.rules_for_machines:
            trials = [replace(trial, remarks=_of_form(trial)) for trial in trials]
        return Session(identity, machine_steps(trials, package.study.seed, name), language)
    return Session(identity, steps(translated.study, trials), language)


def _of_form(trial: Trial) -> Callable[[Answers, Sequence[Answers]], Sequence[Remark]] | None:
    """The remarks about the form of a task's data, which holds for machines as well."""
    remarks = trial.remarks
    if remarks is None:
        return None

    def of_form(answers: Answers, earlier: Sequence[Answers]) -> Sequence[Remark]:
        return [remark for remark in remarks(answers, earlier) if remark.is_form]

    return of_form


def language_of(package: Package, setup: SessionSetup) -> str:
    """The session's language.

    Raises:
        UnknownName: The study does not have the one that is wished for.
    """
    there = package.study.languages
    if setup.language and setup.language not in there:
        raise UnknownName(message("language of this study"), setup.language, list(there))
    return setup.language or there[0]


def machine_steps(trials: Sequence[Trial], seed: int, name: SessionName) -> tuple[Trial, ...]:
    """The trials that count, each with the choices of its verdicts in an order of its own.

    The order depends on the study's seed, the participant and the trial, so that a session
    that continues asks as it did; journals hold it as they hold what people saw. Questions
    other than verdicts may stay without an answer: not every machine takes them.

    Args:
        trials: Of the schedule.
        seed: The study's.
        name: The session's.
    """
    seed_stream = lasting(participant_seed(seed, name.participant, name.number))
    return tuple(_for_machine(trial, seed_stream) for trial in trials if not trial.slot.practice)


def _for_machine(trial: Trial, seed: str) -> Trial:
    slot = trial.slot
    # A stream of its own for each trial, so that an omitted trial doesn't change the others.
    chance = stream(seed, f"choices/{slot.block}/{slot.position}/{slot.stimulus}")
    questions = tuple(_for_machine_question(question, chance) for question in trial.questions)
    # A model has no eyes to wait for, and no keys to press too soon.
    return replace(trial, questions=questions, settings=replace(trial.settings, limits=Limits()))


def _for_machine_question(question: Question, chance: Stream) -> Question:
    if question.role is not Role.VERDICT:
        return replace(question, required=False)
    return replace(question, choices=tuple(chance.shuffled(question.choices)))
