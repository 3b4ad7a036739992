"""The schedules of sessions to come, drawn as they will be, and no journal written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import message
from turingdesk.core.question import Role
from turingdesk.core.streams import participant_seed
from turingdesk.core.trial import Trial

if TYPE_CHECKING:
    from turingdesk.study.package import Package


@dataclass(slots=True)
class Schedules:
    """The verdicts on origin that sessions would collect; more sessions are drawn on request.

    Stimuli are balanced over sessions as they are for people. Practice, control trials and
    pairs side by side have no part in detectability and are left out.
    """

    package: Package
    judges: list[int] = field(default_factory=list)  #: who gives each verdict, from 0
    stimuli: list[str] = field(default_factory=list)  #: on which stimulus and subject of it
    is_human: list[bool] = field(default_factory=list)  #: whether a human made it
    agents: list[str] = field(default_factory=list)  #: who exactly; empty where that is unknown
    sessions: int = 0  #: drawn so far
    _taken: Counter[tuple[str, str]] = field(default_factory=Counter)

    def draw(self, sessions: int, progress: Callable[[int, int], None] | None = None) -> None:
        """Draw sessions until there are this many.

        Raises:
            CannotSchedule: The study's answers do not suffice.
            TuringDeskError: The study is sealed, so that nobody here knows the truth.
        """
        if self.package.study.sealed:
            raise TuringDeskError(
                message(
                    "The study is sealed: nobody here knows who made what. Ask those who "
                    "sealed it to compute the power."
                )
            )
        while self.sessions < sessions:
            self._draw_one()
            if progress:
                progress(self.sessions, sessions)

    def _draw_one(self) -> None:
        name = f"power-{self.sessions + 1:04}"
        slots = self.package.draw(participant_seed(self.package.study.seed, name, 1), self._taken)
        for trial in self.package.trials(slots):
            if trial.slot.practice:
                continue
            self._taken[trial.slot.block, trial.slot.stimulus] += 1
            for subject, truth in _verdict_truths(trial):
                self.judges.append(self.sessions)
                self.stimuli.append(f"{trial.slot.block}/{trial.slot.stimulus}/{subject}")
                self.is_human.append(truth == "human")
                self.agents.append(trial.maker(subject)[1])
        self.sessions += 1


def _verdict_truths(trial: Trial) -> Iterator[tuple[str, str]]:
    """Subjects of a trial that counts, each with the truth."""
    if trial.slot.control:
        return
    for question in trial.questions:
        if question.role is Role.VERDICT and question.id == "origin":
            for subject in question.subjects or (question.subject,):
                truth = trial.truth(question, subject)
                if truth in ("human", "machine"):
                    yield subject, truth
