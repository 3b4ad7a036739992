"""The game in a kiosk's window, and the truth after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from turingdesk.core.question import Answer
from turingdesk.core.step import Page, PageKind
from turingdesk.gui.kiosk.live_steps import WindowStep
from turingdesk.plugins.live_games import game_words
from turingdesk.plugins.live_games.game_text import truth_text
from turingdesk.plugins.live_games.gui.games.view import GameView
from turingdesk.plugins.live_games.gui.live_steps._local_table import LocalTable
from turingdesk.plugins.live_games.played_game import PlayedGame
from turingdesk.sessions.live_step import Line, LiveStep

if TYPE_CHECKING:
    from turingdesk.gui.kiosk.trial_screen import TrialScreen
    from turingdesk.sessions.session_recorder import SessionRecorder
    from turingdesk.study.package import Package

REVEAL_MS = 4000  #: for which the truth is waited for after the verdict
Told = dict[str, Any]


class QueuedLine(QObject):
    """A line whose other end is in a thread of its own: what it says is heard in the window's.

    Args:
        line: To the desk.
    """

    _told = Signal(dict)

    def __init__(self, line: Line) -> None:
        super().__init__()
        self._line = line
        self._act: Callable[[Told], None] | None = None
        self._told.connect(self._hear)  # queued where another thread emits it

    def open(self, hear: Callable[[Told], None]) -> None:
        """A game is on screen."""
        self._act = hear
        self._line.open(self._told.emit)

    def close(self) -> None:
        """It is no longer."""
        self._line.close()
        self._act = None

    def send(self, sent: Told) -> None:
        """Say something."""
        self._line.send(sent)

    def _hear(self, message: Told) -> None:
        if self._act is not None:
            self._act(message)


class WindowGame(WindowStep):
    """Connects the game on screen, if there is one, with the session and the desk.

    Args:
        recorder: The session.
        halt: Called where the disk refuses a message, with why.
        window: The kiosk's; others on this computer go with it.
    """

    def __init__(
        self, recorder: SessionRecorder, halt: Callable[[str, str], None], window: QObject
    ) -> None:
        self._table = LocalTable(window, recorder.path)
        self._window = window
        self.line: Line = self._table.chair
        self._recorder = recorder
        self._step = LiveStep(recorder, halt)
        self._game: PlayedGame | None = None
        self._place = -1
        self._is_sealed = False  #: whether the study is, so that no one learns who was who

    def prepare(self, package: Package) -> None:
        """Note whether the study is sealed."""
        self._is_sealed = package.sealed is not None

    def show(self, screen: TrialScreen) -> None:
        """The current step is on screen; a game that it is continues, or begins."""
        session = self._recorder.session
        trial, view = session.trial, screen.view
        if not isinstance(view, GameView) or trial is None or view.game is not None:
            return
        if self._game is None or self._place != session.place:
            self.leave()
            self._place = session.place
            who = self._step.who(sealed=self._is_sealed)
            self._game = PlayedGame(trial, QueuedLine(self.line), who, self._step.keep)
        view.attach(self._game)
        if self.line is self._table.chair:
            view.offer_second_window(lambda: self._table.open_window(trial))

    def answered(self, answers: Sequence[Answer], then: Callable[[], None]) -> None:
        """The answers to the current step are on the disk.

        Args:
            answers: To a game, the verdict among them, or to another step.
            then: Called with the truth if the desk tells it, or soon without.
        """
        game = self._game
        if game is None:
            then()
            return
        if game.role.decides and not game.game.accuses:
            game.decided({answer.question: answer.value for answer in answers})
        # The truth may have come before, and in games with accusations it is part of the game.
        if game.truth is not None or not game.reveals or game.game.accuses:
            then()
            return
        timer = QTimer(
            self._window
        )  # of its own, so that `then` is called once, whichever comes first
        timer.setSingleShot(True)
        timer.timeout.connect(then)
        timer.timeout.connect(timer.deleteLater)
        # Through the timer, so that `then` isn't called while the game is still telling.
        game.revealed.connect(lambda: timer.start(0))
        timer.start(REVEAL_MS)

    def page_after(self) -> Page | None:
        """The page with who was who, if the desk has told it."""
        text = truth_text(self._game) if self._game is not None else ""
        return Page(PageKind.FEEDBACK, "truth", game_words.TRUTH, text) if text else None

    def leave(self) -> None:
        """The game is over for this session; again is harmless."""
        if self._game is not None:
            self._game.close()
            self._game = None


STEP = WindowGame
