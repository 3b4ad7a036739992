"""The kiosk's window at steps at which people and machines meet.

Such a step is a thing on a shelf, `gui/live_steps`, so that the window knows neither games nor
conversations: it says what is on screen, what was answered, and when the session is left.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from turingdesk.core.question import Answer
from turingdesk.core.shelf import Shelf
from turingdesk.sessions.live_step import Line

if TYPE_CHECKING:
    from turingdesk.core.step import Page
    from turingdesk.gui.kiosk.trial_screen import TrialScreen
    from turingdesk.sessions.session_recorder import SessionRecorder
    from turingdesk.study.package import Package

Told = dict[str, Any]


class WindowStep(ABC):
    """A kind of step at which people and machines meet, in a kiosk's window.

    Args:
        recorder: The session.
        halt: Called where the disk refuses a message, with why.
        window: The kiosk's; partners on this computer go with it.
    """

    line: Line  #: at first, to partners on this computer

    @abstractmethod
    def __init__(
        self, recorder: SessionRecorder, halt: Callable[[str, str], None], window: QObject
    ) -> None:
        """Wait for a step of this kind."""

    @abstractmethod
    def show(self, screen: TrialScreen) -> None:
        """The current step is on screen; if it is of this kind, it continues, or begins."""

    @abstractmethod
    def leave(self) -> None:
        """The step is over for this session; again is harmless."""

    @abstractmethod
    def prepare(self, package: Package) -> None:
        """Note what matters of the study; not called in previews."""

    def answered(self, answers: Sequence[Answer], then: Callable[[], None]) -> None:
        """The answers to the current step are on the disk.

        Args:
            answers: To this step, or to another one.
            then: Called once when the session can go on.
        """
        then()

    def page_after(self) -> Page | None:
        """The page that the participant reads before the next step, if any."""
        return None


LIVE_STEPS: Mapping[str, type[WindowStep]] = Shelf("turingdesk.gui.live_steps", offers="STEP")


class LiveSteps:
    """All kinds of such steps in one window.

    Args:
        recorder: The session.
        halt: Called where the disk refuses a message, with why.
        window: The kiosk's.
    """

    def __init__(
        self, recorder: SessionRecorder, halt: Callable[[str, str], None], window: QObject
    ) -> None:
        self.kinds = {name: kind(recorder, halt, window) for name, kind in LIVE_STEPS.items()}

    def connect(self, line: Line) -> None:
        """Let those at the desk be the partners, instead of this computer."""
        for kind in self.kinds.values():
            kind.line = line

    def prepare(self, package: Package) -> None:
        """Note what matters of the study."""
        for kind in self.kinds.values():
            kind.prepare(package)

    def show(self, screen: TrialScreen) -> None:
        """The current step is on screen."""
        for kind in self.kinds.values():
            kind.show(screen)

    def answered(self, answers: Sequence[Answer], then: Callable[[Page | None], None]) -> None:
        """The answers to the current step are on the disk.

        Args:
            answers: What was answered.
            then: Called when the session can go on, with what is to be read before.
        """
        self._pass_on([*self.kinds.values()], answers, None, then)

    def _pass_on(
        self,
        kinds: Sequence[WindowStep],
        answers: Sequence[Answer],
        page: Page | None,
        then: Callable[[Page | None], None],
    ) -> None:
        """Let each kind take the answers, one after the other."""
        if not kinds:
            then(page)
            return
        kind, *others = kinds
        kind.answered(
            answers,
            lambda: self._pass_on(others, answers, page or kind.page_after(), then),
        )

    def leave(self) -> None:
        """The session is left, or its step is over."""
        for kind in self.kinds.values():
            kind.leave()
