"""Simulated participants: whole sessions by judges that are no one, marked as such.

They walk the real session and write the real journal, on a clock that only passes when it is
spent.
"""

from __future__ import annotations

import platform
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from math import cos, exp, log, pi, sqrt
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import message
from turingdesk.core.question import Answer, Kind, Question, Role
from turingdesk.core.response import ROOM, Response
from turingdesk.core.session import due_questions
from turingdesk.core.step import Page
from turingdesk.core.streams import Stream, participant_seed, stream
from turingdesk.core.study import Study
from turingdesk.core.task import TASKS
from turingdesk.core.trial import Trial
from turingdesk.judges._base import Choose, any_choice
from turingdesk.judges._simulated_rooms import (
    SimulatedTalk,
    in_room,
    met_someone,
    own_room,
    shared_room,
    write_room,
    write_shared_room,
)
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.sessions.session_header import SIMULATED, SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.agents_table import NO_AGENTS, Agents, playing
from turingdesk.study.seals import DRAWN
from turingdesk.system.clock import Clock

if TYPE_CHECKING:
    from turingdesk.study.package import Package


_NAME = re.compile(r"sim-(\d+)")
_READING_MS = 3000.0  #: a page without questions
_LOOP_S = 6.0  #: about one play of an animated stimulus
_MEDIAN_S = 6.0  #: of a simulated verdict; paper 1's judges took 5 to 10 s
_SPREAD = 0.5  #: standard deviation of its logarithm
_TRIAL_S, _GAME_S = 10, 240  #: about how long a trial takes, and one that is a game
_AGES = (18, 40)  #: of simulated people, where a study allows them
_EACH = 0.5  #: chance that a simulated person picks a choice where several may be picked
_WORDS = {"native_language": "English"}  #: rules look at it, and simulations try studies out


@dataclass(frozen=True, slots=True)
class Simulation:
    """The sessions and responses that a simulation wrote."""

    sessions: list[Path] = field(default_factory=list)
    responses: int = 0


def simulate(
    package: Package,
    data: Path,
    choosers: list[Choose],
    seed: int,
    progress: Callable[[int, int], None] | None = None,
) -> Simulation:
    """Run one session for each judge, one after another, as sim-001, sim-002 and so on.

    Numbers follow those in the folder. Stimuli are balanced apart from people's sessions.

    Args:
        package: The study.
        data: The data folder.
        choosers: One judge a session.
        seed: Of the judges' answers; schedules follow from the study's own.
        progress: Told how many sessions are done, of how many.

    Raises:
        CannotSchedule: The study's answers do not suffice.
        WriteFailed: The data folder cannot be written.
    """
    folder, study = DataFolder(data), package.study
    judged_counts = Counter(folder.judged(study, SIMULATED))
    first = _last_number(folder, study.id) + 1
    done, responses = list[Path](), 0
    for number, choose in enumerate(choosers, first):
        name = f"sim-{number:03}"
        clock = SimulatedClock(began=datetime.now(UTC) - _duration(study))
        setup = SessionSetup(name, message("simulated on {node}", node=platform.node()), SIMULATED)
        recorder = SessionRecorder.begin(
            package, data, setup, clock=clock.session_clock, judged=judged_counts
        )
        chance = stream(f"{seed}.{name}", "judge")
        responses += sum(map(len, walk_session(recorder, choose, chance, clock, package.agents)))
        judged_counts.update((*recorder.taken, *sealed_schedule(package, recorder)))
        done.append(recorder.path)
        if progress:
            progress(len(done), len(choosers))
    return Simulation(done, responses)


def sealed_schedule(package: Package, recorder: SessionRecorder) -> list[tuple[str, str]]:
    """The schedule that a session of a sealed study takes, as `DataFolder.judged` names it."""
    if package.sealed is None:
        return []
    slots = [step.slot for step in recorder.session.steps if isinstance(step, Trial)]
    return [(DRAWN, package.sealed.named(slots))]


def _duration(study: Study) -> timedelta:
    """About how long a session takes, so that a simulated one ends about now."""
    trials = ((b.trials + b.practice, TASKS[b.task].plays) for b in study.blocks)
    return timedelta(seconds=60 + sum(n * (_GAME_S if plays else _TRIAL_S) for n, plays in trials))


def _last_number(folder: DataFolder, study: str) -> int:
    matches = (_NAME.fullmatch(name.participant) for name in folder.names() if name.study == study)
    return max((int(match[1]) for match in matches if match), default=0)


@dataclass(slots=True)
class SimulatedClock:
    """A clock that only moves when it is advanced: an hour of judging takes a second."""

    passed_s: float = 0.0
    began: datetime = field(default_factory=lambda: datetime.now(UTC))

    def seconds(self) -> float:
        """Seconds since the clock was made."""
        return self.passed_s

    def now(self) -> str:
        """The simulated time of day, UTC, ISO 8601."""
        moment = self.began + timedelta(seconds=self.passed_s)
        return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")

    @property
    def session_clock(self) -> Clock:
        """The clock for a session that is recorded in this time."""
        return Clock(self.seconds, self.now)

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.passed_s += seconds


def walk_session(
    recorder: SessionRecorder,
    choose: Choose,
    chance: Stream,
    clock: SimulatedClock,
    agents: Agents = NO_AGENTS,
) -> Iterator[list[Response]]:
    """Answer a session to its end; yields the responses of each step once they are on the disk.

    Args:
        recorder: Begun with `clock.session_clock`.
        choose: What the judge answers.
        chance: Where its chance comes from.
        clock: Its time.
        agents: Of the study; those with a kind are met in games.
    """
    while not recorder.session.is_over:
        trial, step = recorder.session.trial, recorder.session.step
        clock.advance(0.2)
        recorder.shown(clock.seconds())
        if trial is None:
            answers = list(_fill_form(step, chance)) if isinstance(step, Page) else []
        elif TASKS[trial.stimulus.task].plays:
            machines = playing(agents, trial.slot.block)
            answers = _play(recorder, trial, choose, chance, clock.now(), machines)
        else:
            answers = list(_answer_trial(trial, choose, chance))
        clock.advance(max((a.rt_ms for a in answers), default=_READING_MS) / 1000 + 0.1)
        yield recorder.answer(answers, trial.limits.plays_first if trial else 0)


def _play(
    recorder: SessionRecorder,
    trial: Trial,
    choose: Choose,
    chance: Stream,
    at: str,
    machines: Sequence[str],
) -> list[Answer]:
    """Play a game with simulated partners, and write its room; what the judge answers."""
    session = recorder.session.identity.session
    shared = shared_room(recorder, trial, machines)
    trial = met_someone(trial, chance, session, machines, shared)
    answers = list(_answer_trial(trial, choose, chance))
    value_by_question = {a.question: a.value for a in answers}
    room_answers = own_room(session, trial, value_by_question[ROOM], shared)
    talked_ms = 1000 * SimulatedTalk.of(room_answers[ROOM], trial).lasts_s
    answers = [in_room(a, room_answers, talked_ms) for a in answers]
    value_by_question |= room_answers
    if shared is not None:
        write_shared_room(recorder, trial, shared, value_by_question, at)
    else:
        write_room(recorder, trial, value_by_question, chance, at)
    return answers


def _answer_trial(trial: Trial, choose: Choose, chance: Stream) -> Iterator[Answer]:
    """Answers to a trial's questions, each a moment after the one before."""
    limits = trial.limits
    rt_s = max(limits.look_first_s, limits.plays_first * _LOOP_S) + _response_time_s(chance)
    example = TASKS[trial.stimulus.task].example
    values = example(trial.content, trial.show, chance) if example else {}
    for question in trial.questions:
        value = values.get(question.key)
        if value is None and question.choices:
            value = choose(trial, question, chance)
        if value is None:
            value = _random_value(question, chance)
        yield Answer(question.key, value, round(rt_s * 1000, 3))
        rt_s += 0.5 + chance.chance()


def _fill_form(page: Page, chance: Stream) -> Iterable[Answer]:
    """Answers to a form, from top to bottom, of the kind that each question asks for."""
    value_by_question: dict[str, str] = {}
    for question in page.questions:
        if question in due_questions(page.questions, value_by_question):
            value_by_question[question.key] = _form_value(question, chance)
    for place, (key, value) in enumerate(value_by_question.items(), 1):
        yield Answer(key, value, 2000.0 * place)


def _form_value(question: Question, chance: Stream) -> str:
    if question.kind is Kind.SEVERAL:
        return _pick_some(question, chance)
    return any_choice(question, chance) if question.choices else _random_value(question, chance)


def _pick_some(question: Question, chance: Stream) -> str:
    """Each choice with a probability of one half, and at least one."""
    picked = [choice.value for choice in question.choices if chance.chance() < _EACH]
    return "|".join(picked) or any_choice(question, chance)


def _random_value(question: Question, chance: Stream) -> str:
    if question.kind is Kind.TEXT:
        return _WORDS.get(question.id, "simulated")
    low, high = int(question.minimum), int(question.maximum)
    if question.id == "age" and low <= _AGES[1] and high >= _AGES[0]:
        low, high = max(low, _AGES[0]), min(high, _AGES[1])
    # A range without a whole number would give 0, which `below` refuses.
    return str(low + chance.below(max(1, high - low + 1)))


def _response_time_s(chance: Stream) -> float:
    """A log-normal response time in seconds (Box and Muller)."""
    # 1 less chance, which can be 0 but never 1: the logarithm of 0 is infinite.
    normal = sqrt(-2 * log(1 - chance.chance())) * cos(2 * pi * chance.chance())
    return exp(log(_MEDIAN_S) + _SPREAD * normal)


@dataclass(slots=True)
class Schedules:
    """The verdicts on origin that sessions would collect; more sessions are drawn on request.

    Stimuli are balanced over sessions as they are for people. Practice, control trials and
    pairs side by side have no part in detectability and are omitted.
    """

    package: Package
    judges: list[int] = field(default_factory=list)  #: who gives each verdict, from 0
    stimuli: list[str] = field(default_factory=list)  #: on which stimulus and subject of it
    is_human: list[bool] = field(default_factory=list)  #: whether a human made it
    agents: list[str] = field(default_factory=list)  #: who exactly; empty if that is unknown
    sessions: int = 0  #: drawn so far
    _counts: Counter[tuple[str, str]] = field(default_factory=Counter)

    def draw(self, sessions: int, progress: Callable[[int, int], None] | None = None) -> None:
        """Draw sessions until there are this many.

        Raises:
            CannotSchedule: The study's answers do not suffice.
            TuringDeskError: The study is sealed, so that no one here knows the truth.
        """
        if self.package.study.sealed:
            raise TuringDeskError(
                message(
                    "The study is sealed, so its makers are unknown here. Ask the people who "
                    "sealed it to compute the power."
                )
            )
        while self.sessions < sessions:
            self._draw_one()
            if progress:
                progress(self.sessions, sessions)

    def _draw_one(self) -> None:
        name = f"power-{self.sessions + 1:04}"
        slots = self.package.draw(participant_seed(self.package.study.seed, name, 1), self._counts)
        for trial in self.package.trials(slots):
            if trial.slot.practice:
                continue
            self._counts[trial.slot.block, trial.slot.stimulus] += 1
            for question, subject, truth in _verdict_truths(trial):
                self.judges.append(self.sessions)
                self.stimuli.append(f"{trial.slot.block}/{trial.slot.stimulus}/{subject}")
                self.is_human.append(truth == "human")
                self.agents.append(trial.maker(question, subject)[1])
        self.sessions += 1


def _verdict_truths(trial: Trial) -> Iterator[tuple[Question, str, str]]:
    """Verdicts of a trial that counts: question, subject, and truth of each."""
    if trial.slot.control:
        return
    for question in trial.questions:
        if question.role is Role.VERDICT and question.id == "origin":
            for subject in question.subjects or (question.subject,):
                truth = trial.truth(question, subject)
                if truth in ("human", "machine"):
                    yield question, subject, truth
