"""Queries and views of the Analysis page: plain values that go between processes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from turingdesk.analysis._figure import Figure
from turingdesk.analysis._registration import MainTest
from turingdesk.presenters.study_query import ResultsView, StudyQuery


@dataclass(frozen=True, slots=True)
class AnalysisQuery(StudyQuery):
    """Which analysis of a study, or all of a chapter, and by what results are split."""

    name: str = "detectability"  #: of the analysis
    chapter: str = ""  #: all analyses of this chapter, in place of a single one
    by: str = ""  #: a column or form question; each level is analyzed by itself. Or several
    #: of them, as `_levels.crossed` names them
    language: str = "en"  #: of the words in figures as they are shown
    packages: tuple[str, ...] = ()  #: paths of studies, for the words of answers


@dataclass(frozen=True)
class AnalysisOverview:
    """The first chapter's view at a glance."""

    confusion: tuple[Mapping[str, Any], ...] = ()  #: rows of that analysis
    detectability: Mapping[str, Any] = field(default_factory=dict)  #: its row
    figures: tuple[Figure, ...] = ()  #: first what results are split by, if anything
    course: Figure | None = None  #: detectability as sessions came in
    tests: tuple[MainTest, ...] = ()  #: planned ones first


@dataclass(frozen=True, slots=True)
class Registered:
    """The preregistration of a study."""

    analyses: tuple[str, ...] = ()  #: the planned ones, by name
    by: tuple[str, ...] = ()  #: by what results were planned to be split
    sentences: tuple[str, ...] = ()  #: when and by whom, and each deviation

    @property
    def tests(self) -> int:
        """The number of planned results."""
        return len(self.analyses) * (1 + len(self.by))


@dataclass(frozen=True)
class AnalysisView(ResultsView):
    """Results of an analysis, or of all of a chapter."""

    query: AnalysisQuery = field(default_factory=AnalysisQuery)
    columns_by: Mapping[str, str] = field(default_factory=dict)  #: by which to split; titles
    given: int = 0  #: verdicts that count where no quality rule leaves any out
    left_out: Mapping[str, int] = field(default_factory=dict)  #: how many of them, by rule
    heads: tuple[str, ...] = ()
    rows: tuple[tuple[Any, ...], ...] = ()
    below: tuple[str, ...] = ()  #: methods, assumptions and notes
    figures: tuple[Figure, ...] = ()  #: title and caption as messages, the rest translated
    trouble: str = ""  #: why there is no result
    papers: AnalysisView | None = None  #: tests as published studies ran them
    results: tuple[AnalysisView, ...] = ()  #: of a chapter: those that could be computed
    not_computed: tuple[tuple[str, str], ...] = ()  #: of all chapters: title, and why not
    overview: AnalysisOverview | None = None  #: of the first chapter
    registered: Registered = field(default_factory=Registered)
    sessions: int = 0  #: that run or were completed
    planned: int | None = None  #: sessions, as the newest one says
    upgrades: tuple[str, ...] = ()  #: what changed in numbers since its oldest session
    is_planned: bool | None = None  #: whether a result was preregistered; None for a chapter
    is_whole: bool = True  #: whether all of a chapter was computed; looking again adds others
    is_surveyed: bool = True  #: whether `not_computed` is complete; looking again continues

    @property
    def has_results(self) -> bool:
        """True if there is any study with answers."""
        return bool(self.studies)
