"""The order in which readers meet analyses: chapters, and a place in one of them for each.

The Analysis page, reports, the workbook, and `analyze --json` follow this order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

from turingdesk.analysis._base import Analysis
from turingdesk.core.message import message
from turingdesk.core.shelf import Shelf


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
            *("agents", "success", "confusion_rows", "joint_verdicts", "pairs", "lengths"),
            *("lengths_by_kind", "agent_settings", "baselines"),
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
            *(
                "texts",
                "message_words",
                "metrics",
            ),
        ),
    ),
    Chapter("machine_judges", message("Machine judges"), ()),
    Chapter(
        "games",
        message("Games"),
        (
            "games_played",
            "waits",
            "turing_game",
            "turing_scores",
            "ranks",
            "passrate",
        ),
    ),
    Chapter("robustness", message("Robustness"), ("signal_detection_model", "evidence")),
)


_NAMES = tuple(chapter.name for chapter in CHAPTERS)
_PLACED = {name for chapter in CHAPTERS for name in chapter.analyses}


class AnalysisShelf(Shelf[Analysis]):
    """The analyses in the order of their chapters.

    One without a place above comes after the one that it names, or is at the end of the chapter
    that it names, or of the last chapter, so that adding an analysis takes one file.
    """

    @cached_property
    def _names(self) -> tuple[str, ...]:
        return tuple(chain(*self._in_chapters.values()))

    @cached_property
    def _in_chapters(self) -> Mapping[str, Sequence[str]]:
        """The names by chapter; imports only analyses without a place above."""
        there = self._modules
        chapters = {
            chapter.name: [n for n in chapter.analyses if n in there] for chapter in CHAPTERS
        }
        waiting = {name: self._load(name) for name in there if name not in _PLACED}
        while waiting:  # those that come after another of these wait for it
            ready = [n for n, analysis in waiting.items() if analysis.after not in waiting]
            for name in reversed(ready or [*waiting]):
                _insert(chapters, name, waiting.pop(name))
        return chapters

    def chapters(self) -> Mapping[str, Sequence[str]]:
        """The names of the analyses by the name of their chapter; a chapter can be empty."""
        return self._in_chapters


def _insert(chapters: Mapping[str, list[str]], name: str, analysis: Analysis) -> None:
    for names in chapters.values():
        if analysis.after in names:
            names.insert(names.index(analysis.after) + 1, name)
            return
    chapters[analysis.chapter if analysis.chapter in chapters else _NAMES[-1]].append(name)
