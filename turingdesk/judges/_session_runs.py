"""Sessions of a machine that is asked trial by trial: real journals, which can be resumed.

A machine's sessions are numbered from 1. Run again with the same settings, those that were cut
off continue, and those that are complete stay.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from threading import Event
from time import perf_counter
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from turingdesk.core.message import message
from turingdesk.core.question import Answer
from turingdesk.core.step import Showing
from turingdesk.core.trial import Slot, Trial
from turingdesk.judges._recorders import SessionRecorders
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.table.sessions_table import AGAINST_RULES

if TYPE_CHECKING:
    from turingdesk.study.package import Package


Progress = Callable[[int, int], None]
IS_EXAMPLE = message("it is the example")
T = TypeVar("T")
R = TypeVar("R")


JournalLine = tuple[str, Mapping[str, Any]]  #: its kind and its fields


@dataclass(frozen=True, slots=True)
class MachineAnswers:
    """A machine's answers to one trial, or why there are none."""

    key: str  #: under which the transcript has question and reply; empty if there is none
    answers: Mapping[str, str]  #: by question key; empty if there is none
    why: str = ""  #: why there is no answer
    may_come: bool = False  #: the server did not reply, but may yet
    cut_off: bool = False  #: the reply reached its longest length
    lines: Sequence[JournalLine] = ()  #: what else the journal says about how they came about


#: Answers a trial as a kiosk gets it, without truth; the number is the session's seed.
Ask = Callable[[Showing, int], MachineAnswers]


class MachineSettings(Protocol):
    """Who answers, as sessions have it."""

    @property
    def judge(self) -> str:
        """As responses have it, such as judge:svm."""

    @property
    def examples(self) -> tuple[str, ...]:
        """IDs of stimuli that are not asked about."""

    def participant(self, number: int) -> str:
        """The code under which the session of that number goes, from 1."""

    def seed_of(self, participant: str) -> int:
        """The seed of a session."""

    def as_dict(self) -> dict[str, Any]:
        """All that the answers depend on, for the first line of a journal."""


@dataclass(frozen=True)
class SessionRunner:
    """Runs the sessions of a machine.

    `package` contains the blocks that it answers and no others; `stop` is set when someone
    wishes to stop; `slots` are the trials of each session, by default drawn as people's are;
    `same_server` says that a server that answered before only has another address now.
    """

    package: Package
    data: Path
    settings: MachineSettings
    ask: Ask
    stop: Event
    at_once: int = 1
    slots: tuple[Slot, ...] = ()
    same_server: bool = False

    def run(self, sessions: int, progress: Progress | None = None) -> list[str]:
        """Run until there are this many sessions, existing ones included.

        Returns the names of their journals.

        Raises:
            NoServer: The server takes no question or is gone; what was answered is kept.
            WriteFailed: The disk refused.
            NotAllowed: A session is running elsewhere, or a model of that name on another
                server has already judged.
            CannotSchedule: The study's answers do not suffice.
        """
        tell = _ProgressReport(sessions, progress)
        codes = [self.settings.participant(number + 1) for number in range(sessions)]
        recorders = SessionRecorders(
            self.package, self.data, self.settings.judge, self.settings.as_dict()
        )
        note = recorders.check_server(is_same=self.same_server)
        for code in codes:
            recorder = recorders.recorder(code, self.slots)
            if recorder is not None and note:
                recorder.record("note", text=note)
            if recorder is not None:
                self._session(code, recorder, tell)
            tell.over += 1
        return recorders.names(codes)

    def _session(self, code: str, recorder: SessionRecorder, tell: _ProgressReport) -> None:
        try:
            _SessionWalk(self, recorder, self.settings.seed_of(code), tell).run()
        finally:
            # Also after an error or Ctrl+C, so that the session can be resumed.
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
    reply to, the journal waits, while the others are asked; then it is asked again, and
    only if the server still does not reply to it, its trial is left without a verdict.
    """

    def __init__(
        self, judging: SessionRunner, recorder: SessionRecorder, seed: int, tell: _ProgressReport
    ) -> None:
        self._judging = judging
        self._recorder = recorder
        self._seed = seed
        self._tell = tell
        self._last_place = -1  #: the step that came up last
        self._onset_s = 0.0

    def run(self) -> None:
        waits = False
        results = map_in_order(
            self._ask, self._remaining, self._judging.at_once, self._judging.stop
        )
        self._begin_step()
        # Closed at once on an error: a generator that is merely forgotten ends when it is
        # collected.
        with closing(results):
            for number, machine_answers in enumerate(results, self._recorder.session.place + 1):
                self._tell.trial(number, len(self._recorder.session.steps))
                waits = waits or (machine_answers is not None and machine_answers.may_come)
                if not waits:
                    self._write(machine_answers)
        while not self._recorder.session.is_over:
            self._write(self._ask(self._remaining[0]))
        self._recorder.close()  # nothing was left where the last answer was the last that was kept

    @property
    def _remaining(self) -> list[Trial]:
        session = self._recorder.session
        return [step for step in session.steps[session.place :] if isinstance(step, Trial)]

    def _ask(self, trial: Trial) -> MachineAnswers | None:
        """The model's answers about a trial; None where the trial is its own example."""
        stimulus_ids = {trial.stimulus.id, *trial.stimulus.parts}
        if not stimulus_ids.isdisjoint(self._judging.settings.examples):
            return None
        return self._judging.ask(trial.showing(trial.slot.position, 1), self._seed)

    def _write(self, machine_answers: MachineAnswers | None) -> None:
        recorder = self._recorder
        if machine_answers is None:
            recorder.leave(IS_EXAMPLE)
        else:
            if machine_answers.key:
                recorder.record("asked", key=machine_answers.key)
            for kind, fields in machine_answers.lines:
                recorder.record(kind, **fields)
            if refused := self._refused(machine_answers.answers):
                recorder.leave(refused)
            elif machine_answers.answers:
                rt_ms = (perf_counter() - self._onset_s) * 1000
                recorder.answer(
                    Answer(key, value, rt_ms) for key, value in machine_answers.answers.items()
                )
            else:
                recorder.leave(machine_answers.why)
        self._begin_step()

    def _refused(self, answers: Mapping[str, str]) -> str:
        """Why people couldn't give these answers, in a task that collects them."""
        step = self._recorder.session.step
        remarks = step.remarks if isinstance(step, Showing) else None
        for remark in remarks(answers) if remarks and answers else ():
            if remark.refuses:
                return AGAINST_RULES.format(remark=remark.text)
        return ""

    def _begin_step(self) -> None:
        """Start timing the current step; it ends when its verdict is written."""
        session = self._recorder.session
        if not session.is_over and session.place != self._last_place:
            self._last_place, self._onset_s = session.place, perf_counter()
            self._recorder.shown(self._onset_s)


def map_in_order(
    work: Callable[[T], R], items: Iterable[T], at_once: int, stop: Event
) -> Generator[R]:
    """Like `map`, with several items worked on at once and results in the order of the items.

    Anyone who leaves half way, such as with Ctrl+C, waits for what is under way, so that no reply
    is lost; nothing new is begun.

    Args:
        work: Done in threads; with one at once in this one.
        items: In order.
        at_once: How many.
        stop: Set when no one waits for results anymore.
    """
    if at_once <= 1:
        # map is lazy: no item is begun before the caller has taken the result of the last one.
        yield from map(work, items)
        return
    remaining = iter(items)
    with ThreadPoolExecutor(at_once, thread_name_prefix="asking") as pool:
        under_way: deque[Future[R]] = deque()
        try:
            under_way += [pool.submit(work, item) for item in islice(remaining, at_once)]
            while under_way:
                result = under_way.popleft().result()
                # Before the result is handed over, so that the next question is under way while
                # the caller writes.
                under_way += [pool.submit(work, item) for item in islice(remaining, 1)]
                yield result
        # Also GeneratorExit, where the caller takes no further result.
        except BaseException:
            stop.set()
            for future in under_way:
                future.cancel()
            raise
