"""A task widget: it shows one content and says when that was on screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, ClassVar

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QWidget

from turingdesk.gui.translation import tr

Fit = Callable[[QSize], QSize]  #: from a picture's own size to the size needed, both in device px


@dataclass(frozen=True, slots=True)
class ViewContext:
    """A view's knowledge about the place where it is shown."""

    heading: str = ""  #: written at the top of its card
    highlight: str = "B"  #: the speaker whose words are set off
    top: bool = False  #: its card begins at the top, and is not in the middle
    preview: bool = False  #: an experimenter is looking: playback can be paused and stepped


class TaskView(QWidget):
    """Shows one stimulus. Knows nothing of questions, answers, sessions or truth.

    Signals:
        appeared: The stimulus was painted whole for the first time; carries `perf_counter()`
            at that paint. The clock starts here.
        played: An animated stimulus was played whole, or a text was read to its end; carries how
            often so far.
        scrolled: Carries how far down the participant is, from 0 to 1.
        recorded: What the stimulus records of the participant is complete; carries the answers by
            question key, `perf_counter()`, and with what they were given.
        noted: Something is wrong that the experimenter should read in the journal.
        asked: The questions appear beside it now, or with False go away again.
    """

    appeared = Signal(float)
    played = Signal(int)
    scrolled = Signal(float)
    recorded = Signal(dict, float, str)
    noted = Signal(str)
    asked = Signal(bool)

    side_panel: ClassVar[bool] = False  #: questions are beside it and not below
    answers_itself: ClassVar[bool] = False  #: nothing is asked beside it; see `recorded`
    asks_later: ClassVar[bool] = False  #: nothing is asked beside it until `asked`
    scrolls: ClassVar[bool] = False  #: its words can be longer than the view
    wide: ClassVar[bool] = False  #: it needs the whole width, however many questions there are
    records: str = "frames"  #: the journal's kind for what `record` gives
    spoken_role: ClassVar[QAccessible.Role] = QAccessible.Role.Graphic

    def __init__(
        self,
        content: Any,
        show: Any,
        parent: QWidget | None = None,
        *,
        around: ViewContext | None = None,
    ) -> None:
        super().__init__(parent)
        self.content = content
        self.presentation = show
        self.around = around or ViewContext()
        self.onset_s: float | None = None  #: perf_counter at the first paint
        self.show_content()
        self.setAccessibleName(self.in_words())

    def in_words(self) -> str:
        """The stimulus as a screen reader reads it out, as far as it is words."""
        return tr("Participant", "Picture")

    def show_content(self) -> None:
        """Prepare what painting would take too long for; called once, before the first paint."""

    def stop(self) -> None:
        """Fall still: the trial is over."""

    def record(self) -> dict[str, Any] | None:
        """A record of what happened on screen meanwhile, for the journal; None if nothing did."""
        return None

    def drawn(self) -> QRect:
        """Where the stimulus is in the view, without empty room around it."""
        return self.rect()

    def pause(self) -> None:
        """Hold an animated stimulus, or let it continue; in preview only."""

    def step(self) -> None:
        """Show the next frame of an animated stimulus and hold it; in preview only."""

    def press(self, event: QKeyEvent) -> bool:
        """Take a fresh key press that nothing on screen wanted; whether it was any use."""
        return False

    def turn(self, pages: float) -> None:
        """Scroll by so many pages, downwards if positive."""

    @classmethod
    def pictures(
        cls, content: Any, show: Any, size: QSize, ratio: float, heading: str = ""
    ) -> Sequence[tuple[Path, Fit]]:
        """The pictures that a view of this size will need, so that they can be made ready.

        Args:
            content: The task's content.
            show: The task's presentation options.
            size: Of the view, in logical px.
            ratio: Device px in a logical px.
            heading: Written at the top of its card.
        """
        return ()

    def _has_painted(self) -> None:
        """To be called at the end of each paint that showed the stimulus whole."""
        if self.onset_s is None:
            self.onset_s = perf_counter()
            self.appeared.emit(self.onset_s)
