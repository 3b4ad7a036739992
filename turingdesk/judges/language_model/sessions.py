"""Sessions in which a language model judges: real ones, with real journals, that can be resumed.

A judge's sessions are numbered from 1 and drawn as those of people are, balanced among
themselves. Run again with the same settings, those that were cut off go on, and those that
are complete stay.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass, replace
from difflib import get_close_matches
from itertools import islice
from pathlib import Path
from threading import Event
from time import perf_counter
from typing import TYPE_CHECKING, TypeVar

from turingdesk.core.errors import TuringDeskError, UnknownName
from turingdesk.core.message import message
from turingdesk.core.question import Answer
from turingdesk.core.study import Block
from turingdesk.core.trial import Slot, Trial
from turingdesk.judges._recorders import SessionRecorders
from turingdesk.judges.language_model.model_judge import ModelAnswers, ModelJudge
from turingdesk.judges.language_model.settings import ModelSettings
from turingdesk.sessions.session_recorder import SessionRecorder

if TYPE_CHECKING:
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


_SOME = 10  #: ids that are named where none is near; a study may have thousands


def example_trials(package: Package, settings: ModelSettings) -> dict[str, Trial]:
    """By block, the trial that is shown first with its truth; empty without examples.

    Args:
        package: The whole study.
        settings: The judge's.

    Raises:
        UnknownName: The study has no stimulus of that id.
        TuringDeskError: The study is sealed, or two examples belong to one block.
    """
    if settings.examples and package.study.sealed:
        raise TuringDeskError(
            message(
                "The study is sealed, so its makers are unknown here and no example can be "
                "given. Omit --example, or ask the people who sealed the study."
            )
        )
    found: dict[str, Trial] = {}
    for example in settings.examples:
        blocks = [b for b in package.study.blocks if _has_stimulus(package, b, example)]
        if not blocks:
            known = [s.id for table in package.stimuli.values() for s in table]
            near = get_close_matches(example, known, n=1)
            raise UnknownName(message("stimulus of this study"), example, near or known[:_SOME])
        for block in blocks:
            if block.id in found:
                raise TuringDeskError(
                    message(
                        "There are two examples for the block {id}: {id2} and {example}. "
                        "Choose one.",
                        id=block.id,
                        id2=found[block.id].stimulus.id,
                        example=example,
                    )
                )
            (found[block.id],) = package.trials([Slot(block.id, 1, example, asks_control=False)])
    return found


def selected_blocks(package: Package, settings: ModelSettings) -> Package:
    """The study with those blocks alone that are judged.

    With examples these are the blocks that have one; where it is asked for, those that show
    two side by side, or those that are named.

    Raises:
        UnknownName: The study has no block of that name.
        TuringDeskError: No block is left, or the study is sealed and has others.
    """
    study = package.study
    known = [block.id for block in study.blocks]
    for name in settings.blocks:
        if name not in known:
            raise UnknownName(message("block of this study"), name, known)
    kept = tuple(block for block in study.blocks if _is_judged(package, block, settings))
    if not kept:
        raise TuringDeskError(_why_none(study.title, settings))
    if kept == study.blocks:
        return package
    if study.sealed:
        raise TuringDeskError(
            message(
                "The study is sealed, and its sessions were drawn with all its blocks. Judge "
                "all blocks instead of only {kept}.",
                kept=_join([block.id for block in kept]),
            )
        )
    return replace(package, study=replace(study, blocks=kept))


def _is_judged(package: Package, block: Block, settings: ModelSettings) -> bool:
    if settings.blocks and block.id not in settings.blocks:
        return False
    if settings.paired and block.task != "pairs":
        return False
    return not settings.examples or any(
        _has_stimulus(package, block, one) for one in settings.examples
    )


def _has_stimulus(package: Package, block: Block, id: str) -> bool:
    return any(stimulus.id == id for stimulus in package.stimuli[block.table])


def _why_none(title: str, settings: ModelSettings) -> str:
    if settings.paired:
        return message(
            "None of the requested blocks of {title!r} shows two answers side by side. Add one "
            'with task = "pairs" and a table of pairs, or omit --paired.',
            title=title,
        )
    return message(
        "No block of {title!r} has both what you requested and an example. Choose other blocks.",
        title=title,
    )


def _join(names: Sequence[str]) -> str:
    return ", ".join(names)
