"""Sessions in which a language model judges: real ones, with real journals, that can be resumed.

A judge's sessions are numbered from 1 and drawn as those of people are, balanced among
themselves. Run again with the same settings, those that were cut off go on, and those that
are complete stay.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from threading import Event
from time import perf_counter
from typing import TYPE_CHECKING, TypeVar

from turingdesk.core.message import message
from turingdesk.core.question import Answer
from turingdesk.core.trial import Trial
from turingdesk.judges._recorders import SessionRecorders
from turingdesk.judges.language_model.model_judge import ModelAnswers, ModelJudge
from turingdesk.judges.language_model.settings import ModelSettings
from turingdesk.sessions.session_recorder import SessionRecorder

if TYPE_CHECKING:
    from threading import Event

    from turingdesk.study.package import Package

Progress = Callable[[int, int], None]
IS_EXAMPLE = message("it is the example")
T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True)
class SessionRunner:
    """Runs the sessions of a language model that judges a study.

    `package` holds the blocks to be judged and no others; `stop` is set when somebody
    wishes to stop.
    """

    package: Package
    data: Path
    settings: ModelSettings
    judge: ModelJudge
    stop: Event
    at_once: int = 1

    def run(self, sessions: int, progress: Progress | None = None) -> list[str]:
        """Run until there are this many sessions, existing ones included.

        Returns the names of their journals.

        Raises:
            NoServer: The server takes no question or is gone; what was answered is kept.
            WriteFailed: The disk refused.
            NotAllowed: A session is running elsewhere.
            CannotSchedule: The study's answers do not suffice.
        """
        tell = _ProgressReport(sessions, progress)
        codes = [self.settings.participant(number + 1) for number in range(sessions)]
        recorders = SessionRecorders(
            self.package, self.data, self.settings.judge, self.settings.as_dict()
        )
        for code in codes:
            recorder = recorders.recorder(code)
            if recorder is not None:
                self._session(code, recorder, tell)
            tell.over += 1
        return recorders.names(codes)

    def _session(self, code: str, recorder: SessionRecorder, tell: _ProgressReport) -> None:
        try:
            _SessionWalk(self, recorder, self.settings.seed_of(code), tell).run()
        finally:
            recorder.abandon()


class _ProgressReport:
    """Reports progress over all sessions, in trials."""

    def __init__(self, sessions: int, progress: Progress | None) -> None:
        self.over = 0  #: sessions
        self._sessions = sessions
        self._progress = progress

    def trial(self, done: int, of: int) -> None:
        if self._progress:
            self._progress(self.over * of + done, self._sessions * of)


class _SessionWalk:
    """Walks one session from its current step to its end.

    Verdicts are written as replies come. At the first question that the server did not
    reply to, the journal waits, while the others are asked; then it is asked once more, and
    only if the server still does not reply to it, its trial is left without a verdict.
    """

    def __init__(
        self, judging: SessionRunner, recorder: SessionRecorder, seed: int, tell: _ProgressReport
    ) -> None:
        self._judging = judging
        self._recorder = recorder
        self._seed = seed
        self._tell = tell
        self._shown = -1  #: the step that came up last
        self._onset_s = 0.0

    def run(self) -> None:
        waits = False
        asked = map_in_order(self._ask, self._remaining, self._judging.at_once, self._judging.stop)
        self._begin_step()
        with closing(asked):
            for number, said in enumerate(asked, self._recorder.session.place + 1):
                self._tell.trial(number, len(self._recorder.session.steps))
                waits = waits or (said is not None and said.may_come)
                if not waits:
                    self._write(said)
        while not self._recorder.session.is_over:
            self._write(self._ask(self._remaining[0]))
        self._recorder.close()  # nothing was left where the last answer was the last that was kept

    @property
    def _remaining(self) -> list[Trial]:
        session = self._recorder.session
        return [step for step in session.steps[session.place :] if isinstance(step, Trial)]

    def _ask(self, trial: Trial) -> ModelAnswers | None:
        """What the model says of a trial; None where the trial is its own example."""
        shown = {trial.stimulus.id, *trial.stimulus.parts}
        if not shown.isdisjoint(self._judging.settings.examples):
            return None
        return self._judging.judge.ask(trial.showing(1, 1), self._seed)

    def _write(self, said: ModelAnswers | None) -> None:
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
        self._begin_step()

    def _begin_step(self) -> None:
        """Start timing the current step; it ends when its verdict is written."""
        session = self._recorder.session
        if not session.is_over and session.place != self._shown:
            self._shown, self._onset_s = session.place, perf_counter()
            self._recorder.shown(self._onset_s)


def map_in_order(
    work: Callable[[T], R], items: Iterable[T], at_once: int, stop: Event
) -> Generator[R]:
    """Like `map`, with several items worked on at once and results in the order of the items.

    Whoever leaves half way, e.g. with Ctrl+C, waits for what is under way, so that no reply
    is lost; nothing new is begun.

    Args:
        work: Done in threads; with one at once in this one.
        items: In order.
        at_once: How many.
        stop: Set when nobody waits for results any more.
    """
    if at_once <= 1:
        yield from map(work, items)
        return
    left = iter(items)
    with ThreadPoolExecutor(at_once, thread_name_prefix="asking") as pool:
        under_way: deque[Future[R]] = deque()
        try:
            under_way += [pool.submit(work, item) for item in islice(left, at_once)]
            while under_way:
                result = under_way.popleft().result()
                under_way += [pool.submit(work, item) for item in islice(left, 1)]
                yield result
        except BaseException:
            stop.set()
            for one in under_way:
                one.cancel()
            raise
