"""Shows two stimuli of one task side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QHBoxLayout

from turingdesk.core import step_words
from turingdesk.core.task import TASKS
from turingdesk.gui.tasks import view_of
from turingdesk.gui.tasks._base import Fit, TaskView
from turingdesk.gui.translation import tr
from turingdesk.tasks.pairs import Pair, PairsShow

_GAP = 32


class PairsView(TaskView):
    """Two views of the inner task; the clock starts when both are on screen."""

    wide = True
    content: Pair
    presentation: PairsShow | None
    spoken_role = QAccessible.Role.Grouping

    def in_words(self) -> str:
        return " | ".join(_name(self.content, side) for side in (0, 1))

    def show_content(self) -> None:
        kind = view_of(self.content.of)
        self.records = kind.records
        self._plays = [0, 0]
        highlight = self.presentation.subject if self.presentation else "B"
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        show = _inner_show(self.content, self.presentation)
        self.sides: list[TaskView] = []
        for side, content in enumerate((self.content.left, self.content.right)):
            around = replace(self.around, heading=_name(self.content, side), highlight=highlight)
            view = kind(content, show, around=around)
            view.appeared.connect(self._side_appeared)
            # As a default value, since a closure would have the last side for both.
            view.played.connect(lambda plays, side=side: self._side_played(side, plays))
            view.scrolled.connect(self.scrolled)
            view.noted.connect(self.noted)
            view.setAccessibleName(f"{around.heading}: {view.in_words()}")
            row.addWidget(view, stretch=1)
            self.sides.append(view)

    @classmethod
    def pictures(
        cls, content: Any, show: Any, size: QSize, ratio: float, heading: str = ""
    ) -> Sequence[tuple[Path, Fit]]:
        half = QSize((size.width() - _GAP) // 2, size.height())
        inner, kind = _inner_show(content, show), view_of(content.of)
        picture_fits: list[tuple[Path, Fit]] = []
        for side, side_content in enumerate((content.left, content.right)):
            picture_fits += kind.pictures(side_content, inner, half, ratio, _name(content, side))
        return picture_fits

    def stop(self) -> None:
        for view in self.sides:
            view.stop()

    def record(self) -> dict[str, Any] | None:
        left, right = (view.record() for view in self.sides)
        return {"left": left, "right": right} if left or right else None

    def pause(self) -> None:
        for view in self.sides:
            view.pause()

    def step(self) -> None:
        for view in self.sides:
            view.step()

    def turn(self, pages: float) -> None:
        for view in self.sides:
            view.turn(pages)

    def _side_appeared(self, at_s: float) -> None:
        if all(view.onset_s is not None for view in self.sides) and self.onset_s is None:
            self.onset_s = at_s
            self.appeared.emit(at_s)

    def _side_played(self, side: int, plays: int) -> None:
        """A play counts when both sides have come that far."""
        before = min(self._plays)
        self._plays[side] = plays
        if min(self._plays) > before:
            self.played.emit(min(self._plays))


def _name(content: Pair, side: int) -> str:
    """The heading of a side, in the words of the question."""
    name = tr("Participant", step_words.ANSWER_NUMBER)
    if content.of == "conversations":
        name = tr("Participant", step_words.CONVERSATION_NUMBER)
    return name.format(number=side + 1)


def _inner_show(content: Pair, show: PairsShow | None) -> Any:
    """The presentation options of the inner task: the study's, or that task's defaults."""
    kind = TASKS[content.of].show
    if show is not None and show.of_show is not None:
        return show.of_show
    return None if kind is type(None) else kind()


VIEW = PairsView
