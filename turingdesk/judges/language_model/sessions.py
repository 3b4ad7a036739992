"""Sessions in which a language model judges: real ones, with real journals, that can be resumed.

A judge's sessions are numbered from 1 and drawn as those of people are, balanced among
themselves. Run again with the same settings, those that were cut off go on, and those that
are complete stay.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from turingdesk.core.message import message
from turingdesk.core.question import Answer
from turingdesk.core.trial import Trial
from turingdesk.judges._recorders import SessionRecorders
from turingdesk.judges.language_model.asking import Asking, Said
from turingdesk.judges.language_model.settings import Settings
from turingdesk.judges.language_model.several import in_order
from turingdesk.sessions.session_recorder import SessionRecorder

if TYPE_CHECKING:
    from threading import Event

    from turingdesk.study.package import Package

Progress = Callable[[int, int], None]
IS_EXAMPLE = message("it is the example")


@dataclass(frozen=True)
class Judging:
    """Who judges what, and where it is written.

    `package` holds the blocks to be judged and no others; `stop` is set when somebody
    wishes to stop.
    """

    package: Package
    data: Path
    settings: Settings
    asking: Asking
    stop: Event
    at_once: int = 1

    def run(self, sessions: int, progress: Progress | None = None) -> list[str]:
        """Have so many sessions, those that there are included; their journals' names.

        Raises:
            NoServer: The server takes no question or is gone; what was answered is kept.
            WriteFailed: The disk refused.
            NotAllowed: A session is running elsewhere.
            CannotSchedule: The study's answers do not suffice.
        """
        tell = _Told(sessions, progress)
        codes = [self.settings.participant(number + 1) for number in range(sessions)]
        recorders = SessionRecorders(
            self.package, self.data, self.settings.judge, self.settings.told()
        )
        for code in codes:
            recorder = recorders.recorder(code)
            if recorder is not None:
                self._session(code, recorder, tell)
            tell.over += 1
        return recorders.names(codes)

    def _session(self, code: str, recorder: SessionRecorder, tell: _Told) -> None:
        try:
            _Walk(self, recorder, self.settings.seed_of(code), tell).whole()
        finally:
            recorder.abandon()


class _Told:
    """Tells how far all sessions are, as so many trials of so many."""

    def __init__(self, sessions: int, progress: Progress | None) -> None:
        self.over = 0  #: sessions
        self._sessions = sessions
        self._progress = progress

    def trial(self, done: int, of: int) -> None:
        if self._progress:
            self._progress(self.over * of + done, self._sessions * of)


class _Walk:
    """One session from where it stands to its end.

    Verdicts are written as replies come. At the first question that the server did not
    reply to, the journal waits, while the others are asked; then it is asked once more, and
    only if the server still does not reply to it, its trial is left without a verdict.
    """

    def __init__(
        self, judging: Judging, recorder: SessionRecorder, seed: int, tell: _Told
    ) -> None:
        self._judging = judging
        self._recorder = recorder
        self._seed = seed
        self._tell = tell
        self._shown = -1  #: the step that came up last
        self._onset_s = 0.0

    def whole(self) -> None:
        waits = False
        asked = in_order(self._ask, self._left, self._judging.at_once, self._judging.stop)
        self._show()
        with closing(asked):
            for number, said in enumerate(asked, self._recorder.session.place + 1):
                self._tell.trial(number, len(self._recorder.session.steps))
                waits = waits or (said is not None and said.may_come)
                if not waits:
                    self._write(said)
        while not self._recorder.session.is_over:
            self._write(self._ask(self._left[0]))
        self._recorder.close()  # nothing was left where the last answer was the last that was kept

    @property
    def _left(self) -> list[Trial]:
        session = self._recorder.session
        return [step for step in session.steps[session.place :] if isinstance(step, Trial)]

    def _ask(self, trial: Trial) -> Said | None:
        """What the model says of a trial; None where the trial is its own example."""
        shown = {trial.stimulus.id, *trial.stimulus.parts}
        if not shown.isdisjoint(self._judging.settings.examples):
            return None
        return self._judging.asking.ask(trial.showing(1, 1), self._seed)

    def _write(self, said: Said | None) -> None:
        recorder = self._recorder
        if said is None:
            recorder.leave(IS_EXAMPLE)
        else:
            recorder.record("asked", key=said.key)
            if said.answers:
                rt_ms = (perf_counter() - self._onset_s) * 1000
                recorder.answer(Answer(key, one, rt_ms) for key, one in said.answers.items())
            else:
                recorder.leave(said.why)
        self._show()

    def _show(self) -> None:
        """Begin the time of the step at hand: until its verdict is there to be written."""
        session = self._recorder.session
        if not session.is_over and session.place != self._shown:
            self._shown, self._onset_s = session.place, perf_counter()
            self._recorder.shown(self._onset_s)
