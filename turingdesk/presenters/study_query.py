"""The query of a page to a data folder, and the part about its study in every answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from turingdesk.journal.judge_kind import JudgeKind


class AnswerSource(StrEnum):
    """Whose answers are shown; they are never mixed."""

    PEOPLE = "people"
    MACHINES = "machines"
    SIMULATED = "simulated"
    PILOTS = "pilots"

    @property
    def kind(self) -> JudgeKind | None:
        """The judges; None for pilots, no matter who sat there."""
        return None if self is AnswerSource.PILOTS else JudgeKind(self.value)


@dataclass(frozen=True, slots=True)
class StudyQuery:
    """The part of the data to look at; by itself, the query of the Live and Exclusions pages."""

    study: str = ""  #: its id; the newest where it has no sessions
    source: AnswerSource | None = None  #: None for people, or anyone
    task: str = ""  #: empty for all
    before: bool = False  #: whether results are shown as if the study had no quality rules


@dataclass(frozen=True)
class StudyView:
    """The study of which something is shown."""

    studies: Mapping[str, str] = field(default_factory=dict)  #: title by id
    study: str = ""
    sources: tuple[AnswerSource, ...] = ()  #: whose answers this study has
    source: AnswerSource = AnswerSource.PEOPLE
    sealed: int = 0  #: verdicts whose truth is sealed

    @property
    def title(self) -> str:
        """The name of the study for people."""
        return self.studies.get(self.study, self.study)


@dataclass(frozen=True)
class ResultsView(StudyView):
    """The view of a page of results, with the query that it answers."""

    query: StudyQuery = field(default_factory=StudyQuery)

    @property
    def has_results(self) -> bool:
        """True if there is anything to show."""
        raise NotImplementedError
