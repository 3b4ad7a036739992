"""The session that a package and a setup make, and the first line of its journal.

A machine that judges gets the trials that count and nothing else: consent, forms, breaks and
practice are for people. So are limits that make sure that someone looked, because a machine's
time says nothing about its attention.
"""

from __future__ import annotations

import platform
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import UnknownName
from turingdesk.core.message import message
from turingdesk.core.pool import pool
from turingdesk.core.question import Question, Role
from turingdesk.core.response import Identity
from turingdesk.core.session import Session
from turingdesk.core.step import Limits
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
        "program": str(edition()),
        "signing_key": own_key(),
        "python": platform.python_version(),
        "system": platform.platform(),
        "machine": platform.node(),
        "language": language_of(package, setup),
        "kiosk": setup.kiosk,
        **({"client": setup.client} if setup.client else {}),
        "screen": dict(setup.screen),
        "judge": setup.judge,
        "pilot": setup.pilot,
        "simulated": setup.judge == SIMULATED,
        "trials": sum(not slot.practice for slot in slots),
        "schedule": schedule_values(slots),
        **_questions(study),
        **_agents(package, slots),
        **rulings.ruling_fields(study, slots),
        **_collected(package),
        **_seal(package, slots),
        **registered(package),
        **({"judge_settings": dict(setup.settings)} if setup.settings else {}),
    }


def _questions(study: Study) -> dict[str, Any]:
    """Of each question the text that results have in place of its ID, and its choices in order.

    Never of a personal one.
    """
    asked = [
        *(one for form in study.forms for one in form.questions),
        *(one for block in study.blocks for one in block.questions),
    ]
    told = [one for one in asked if not one.personal]
    return {
        "questions": {one.id: one.text for one in told},
        "choices": {
            one.id: [choice.value for choice in one.choices] for one in told if one.choices
        },
    }


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
    """What is known of those whose answers are shown: not of others, who may withdraw theirs.

    In games, any machine of the study can take part.
    """
    if not package.agents:
        return {}
    trials = package.trials(slots)
    shown = {maker.agent for one in trials for maker in one.stimulus.makers.values()}
    if any(TASKS[one.stimulus.task].plays for one in trials):
        shown |= {agent for agent, told in package.agents.items() if told.get(KIND)}
    known = {agent: dict(told) for agent, told in package.agents.items() if agent in shown}
    return {"agents": known} if known else {}


def _seal(package: Package, slots: Sequence[Slot]) -> dict[str, Any]:
    """Of a sealed study: which seal it is, and which of its sessions this one is."""
    if package.sealed is None:
        return {}
    fingerprint = package.sealed.seal.fingerprint
    return {"sealed": True, "seal": fingerprint, "drawn": package.sealed.named(slots)}


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
    read = package.in_language(language)
    trials = read.trials(slots)
    if kind_of(setup.judge) is JudgeKind.MACHINES:
        return Session(identity, machine_steps(trials, package.study.seed, name), language)
    return Session(identity, steps(read.study, trials), language)


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
    own = lasting(participant_seed(seed, name.participant, name.number))
    return tuple(_for_machine(trial, own) for trial in trials if not trial.slot.practice)


def _for_machine(trial: Trial, seed: str) -> Trial:
    slot = trial.slot
    chance = stream(seed, f"choices/{slot.block}/{slot.position}/{slot.stimulus}")
    questions = tuple(_asked(question, chance) for question in trial.questions)
    return replace(trial, questions=questions, limits=Limits())


def _asked(question: Question, chance: Stream) -> Question:
    if question.role is not Role.VERDICT:
        return replace(question, required=False)
    return replace(question, choices=tuple(chance.shuffled(question.choices)))
