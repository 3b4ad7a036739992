"""The order in which readers meet analyses: chapters, and a place in one of them for each.

The Analysis page, reports, the workbook, and `analyze --json` follow this order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from turingdesk.analysis._base import Analysis
from turingdesk.core.message import message
from turingdesk.core.plugins import Plugins, listed


@dataclass(frozen=True, slots=True)
class Chapter:
    """Analyses that answer questions of the same kind."""

    name: str
    title: str
    analyses: tuple[str, ...]  #: modules of the shelf, in reading order


CHAPTERS = (
    Chapter("overview", message("Overview"), ("confusion", "detectability", "collected")),
    Chapter(
        "task_and_machine",
        message("By task and machine"),
        (
            *("agents", "pairs", "lengths", "lengths_by_kind", "success", "agent_settings"),
            "baselines",
        ),
    ),
    Chapter(
        "judges",
        message("Judges"),
        (
            "controls",
            "demographics",
            "sensitivity",
            "sensitivity_by_groups",
            "calibration",
            "interrater",
        ),
    ),
    Chapter("stimuli", message("Stimuli"), ("breakdown", "effects")),
    Chapter("planned_tests", message("Planned tests"), ("comparisons", "equivalence")),
    Chapter("time_and_order", message("Time and order"), ("experience", "sequential")),
    Chapter(
        "text",
        message("Text"),
        (
            *("texts", "message_words", "metrics", "reasons", "reasons_by_machine", "strategies"),
            *("strategies_by_game", "agreement"),
        ),
    ),
    Chapter(
        "machine_judges",
        message("Machine judges"),
        (
            "machine_judges",
            "judges_by_agent",
            "judge_agreement",
            "extrapolation",
            "judge_folds",
            "judge_features",
            "judge_messages",
            "judge_errors",
        ),
    ),
    Chapter(
        "games",
        message("Games"),
        ("turing_game", "turing_scores", "ranks", "duel_outcomes", "duel_questions", "passrate"),
    ),
    Chapter("robustness", message("Robustness"), ("signal_detection_model", "evidence")),
)


_NAMES = tuple(one.name for one in CHAPTERS)
_PLACES = {
    name: (chapter, place)
    for chapter, one in enumerate(CHAPTERS)
    for place, name in enumerate(one.analyses)
}


class AnalysisShelf(Plugins[Analysis]):
    """The analyses in the order of their chapters.

    One without a place above is at the end of the chapter that it names, or of the last chapter,
    so that adding an analysis takes one file.
    """

    @cached_property
    def _names(self) -> tuple[str, ...]:
        return tuple(sorted(listed(self._package), key=self._place))

    def chapters(self) -> Mapping[str, Sequence[str]]:
        """The names of the analyses by the name of their chapter; a chapter can be empty."""
        chapters: dict[str, list[str]] = {one: [] for one in _NAMES}
        for name in self:
            chapters[_NAMES[self._place(name)[0]]].append(name)
        return chapters

    def _place(self, name: str) -> tuple[int, int]:
        """Number of the chapter, and place in it; imports only an analysis without a place."""
        if name in _PLACES:
            return _PLACES[name]
        own = self._load(name).chapter
        chapter = _NAMES.index(own) if own in _NAMES else len(_NAMES) - 1
        return chapter, len(_PLACES)
