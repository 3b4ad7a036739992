"""What the Machine judges page looks at and shows: plain values that go between processes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from turingdesk.exchange.figures.look import PAPER, Look
from turingdesk.gui.desk.analysis.analysed import Analysed


@dataclass(frozen=True, slots=True)
class Sight:
    """What to look at."""

    study: str = ""  #: its id; the newest where it has no sessions
    judge: str = ""  #: as responses have it; empty for all of them beside people
    packages: tuple[str, ...] = ()  #: paths of studies, for the words of answers
    look: Look = PAPER  #: colours of figures
    language: str = "en"  #: of the words in figures as they are shown


@dataclass(frozen=True, slots=True)
class Made:
    """How a judge was made, and what it came to."""

    judge: str  #: as responses have it, e.g. judge:svm
    settings: Mapping[str, Any]  #: of its newest session; empty where that does not tell
    sessions: int
    trials: int  #: judged, of all sessions
    unanswered: Mapping[str, int] = field(default_factory=dict)  #: by why there is no verdict

    @property
    def name(self) -> str:
        """What it is called."""
        return self.judge.partition(":")[2] or self.judge


@dataclass(frozen=True)
class Seen:
    """What is shown."""

    sight: Sight = field(default_factory=Sight)
    studies: Mapping[str, str] = field(default_factory=dict)  #: title by id
    study: str = ""
    made: tuple[Made, ...] = ()  #: the study's judges, by name
    judge: str = ""  #: the one that is shown; empty for all of them beside people
    results: tuple[Analysed, ...] = ()  #: those that have something to tell
    sealed: int = 0  #: verdicts whose truth is sealed

    @property
    def of_judge(self) -> Made | None:
        """The judge that is shown."""
        return next((one for one in self.made if one.judge == self.judge), None)
