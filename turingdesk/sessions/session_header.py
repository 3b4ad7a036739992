"""The session that a package and a setup make, and the first line of its journal.

A machine that judges gets the trials that count and nothing else: consent, forms, breaks and
practice are for people. So are limits that make sure that somebody looked, because a machine's
time says nothing about its attention.
"""

from __future__ import annotations

import platform
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import UnknownName
from turingdesk.core.message import message
from turingdesk.core.question import Question, Role
from turingdesk.core.response import Identity
from turingdesk.core.session import Session
from turingdesk.core.step import Limits
from turingdesk.core.steps import steps
from turingdesk.core.streams import Stream, lasting, participant_seed, stream
from turingdesk.core.trial import Slot, Trial, written
from turingdesk.journal import rulings
from turingdesk.journal.judge_kind import JudgeKind, kind_of
from turingdesk.journal.session_name import SessionName
from turingdesk.journal.signing import own_key
from turingdesk.study.registration import registered
from turingdesk.system.edition import edition

if TYPE_CHECKING:
    from turingdesk.study.package import Package

SIMULATED = "simulated"


@dataclass(frozen=True, slots=True)
class SessionSetup:
    """Who sits down where."""

    participant: str  #: the code, as entered
    kiosk: str  #: the name of this machine
    judge: str = "human"  #: human, simulated or judge:<name>
    pilot: bool = False
    screen: Mapping[str, Any] = field(default_factory=dict)  #: size, scale, refresh rate ...
    language: str = ""  #: of the session, one of the study's; by default the study's first
    known: frozenset[str] | None = None
    #: the participant's sessions so far, where one that began meanwhile is to be refused
    settings: Mapping[str, Any] = field(default_factory=dict)
    #: of a machine that judges: its version and all that its verdicts depend on
    slots: tuple[Slot, ...] = ()
    #: its trials, of a machine that judges other ones than are drawn for people


def header(
    package: Package, setup: SessionSetup, name: SessionName, seed: str, slots: Sequence[Slot]
) -> dict[str, Any]:
    """The fields of a session's first line, whether it begins or goes on."""
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
        "screen": dict(setup.screen),
        "judge": setup.judge,
        "pilot": setup.pilot,
        "simulated": setup.judge == SIMULATED,
        "trials": sum(not slot.practice for slot in slots),
        "schedule": written(slots),
        **rulings.ruling_fields(study, slots),
        **_seal(package, slots),
        **registered(package),
        **({"judge_settings": dict(setup.settings)} if setup.settings else {}),
    }


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
        gap_s: Seconds since it was cut off, if it goes on.
    """
    identity = Identity(
        session=str(name),
        participant=name.participant,
        study=package.study.id,
        study_version=package.study.version,
        study_hash=package.hash,
        kiosk=setup.kiosk,
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
    that goes on asks as it did; journals hold it as they hold what people saw. Questions
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
