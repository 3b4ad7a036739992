"""Runs the trials of a plan, many at once, until each pair has as many answers as it needs.

A trial waits for one message at a time, so as many trials run as all servers together take
requests. Whatever was said is in the trial's journal before the next message is asked for: a run
that is stopped or killed continues where it was.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from time import monotonic

from turingdesk.core.errors import NotAllowed, SessionExists, TuringDeskError, WriteFailed
from turingdesk.core.message import join, message
from turingdesk.core.streams import Stream
from turingdesk.language_models.server import Stopped, Unanswered
from turingdesk.plugins.duels.dialogue import Result, conduct
from turingdesk.plugins.duels.model_server import Send, opened_players
from turingdesk.plugins.duels.plan import ModelSettings, Plan, Wanted
from turingdesk.plugins.duels.plan_file import PlanFile
from turingdesk.plugins.duels.players import Player, Said
from turingdesk.plugins.duels.prompts import rules_of
from turingdesk.plugins.duels.trial_journal import (
    Tally,
    TrialJournal,
    about,
    note_failed_try,
    plan_hash,
    seed_of,
)
from turingdesk.plugins.duels.trials_so_far import TrialsSoFar, trials_so_far
from turingdesk.system.access import make_folder
from turingdesk.system.os_errors import os_errors_as

SCRIPTS_AT_ONCE = 16  #: trials, where no server limits them
COST_REACHED = message("the limit on the cost was reached")  #: why a run stopped
_TOLD_S = 0.2  #: how often progress is told

logger = logging.getLogger(__name__)


@dataclass(slots=True)
class DuelProgress:
    """The progress of a run; counts include earlier runs unless they say otherwise."""

    wanted: int  #: trials in all, without those that replace others
    done: int = 0  #: with a result that isn't replaced
    failed: int = 0  #: attempts
    given_up: int = 0  #: trials whose attempts in this run all failed
    failures: Counter[str] = field(default_factory=Counter)  #: by reason
    outcomes: Counter[str] = field(default_factory=Counter)  #: of all results
    remarks: Counter[str] = field(default_factory=Counter)  #: likewise
    replaced: int = 0  #: trials without an answer that counts in whose place others are run
    short: Counter[tuple[str, ...]] = field(default_factory=Counter)
    #: answers that count of each pair and protocol (`Wanted.cell`) that can't have all of them
    tokens: int = 0
    cost: float = 0.0
    calls_before: int = 0  #: messages of earlier runs
    calls: int = 0  #: messages of this run
    finished: int = 0  #: trials of this run
    began_s: float = field(default_factory=monotonic)
    stopped: str = ""  #: why the run stopped early; empty if it didn't

    @property
    def per_minute(self) -> float:
        """Trials that this run finishes in a minute."""
        return self.finished / max(monotonic() - self.began_s, 1e-9) * 60

    @property
    def left_s(self) -> float | None:
        """Seconds until all trials are likely done; None before the first is."""
        n_remaining = self.wanted - self.done - self.given_up
        return n_remaining / self.per_minute * 60 if self.finished else None


Tell = Callable[[DuelProgress], None]


class _StoppedEarly(Exception):
    """Raised in a trial when no further message is requested; the trial can be continued."""


class DuelRun:
    """One run of a plan.

    Args:
        file: The plan with its prompts.
        data: The data folder.
        tell: Told of progress.
        send: Sends requests from elsewhere.
    """

    def __init__(
        self, file: PlanFile, data: Path, tell: Tell | None = None, send: Send | None = None
    ) -> None:
        self._file = file
        self._data = data
        self._tell = tell or (lambda _: None)
        self._send = send
        # An Event can be made before its loop runs: since Python 3.10, it binds to a loop only
        # when first waited for.
        self._stops: asyncio.Event = asyncio.Event()
        self._told_s = 0.0
        self._problem: TuringDeskError | None = None
        self._players: Mapping[str, Player] = {}
        self._sha256 = plan_hash(file.plan, file.prompts)
        self._so_far = TrialsSoFar()
        self._own_trials: Sequence[Wanted] = ()  #: all that this run may have, with replacements
        self._highest: dict[tuple[str, ...], int] = {}  #: number of a trial, by `Wanted.cell`
        self.progress = DuelProgress(0)

    def stop(self) -> None:
        """Ask for no further message; what a server was asked for is still written down."""
        self.progress.stopped = self.progress.stopped or message("stopped")
        self._stops.set()

    async def run(self) -> DuelProgress:
        """Run until every trial has a result, or was begun as often as the plan allows.

        A trial without an answer that counts is replaced by another one, as `Plan.replacements`
        allows.

        Raises:
            NoServer: A server takes no requests, or is gone.
            UnknownName: A server doesn't have a model.
            NotAllowed: Another program runs the plan, or the plan was changed.
            WriteFailed: The data folder can't be written.
        """
        # All workers share one iterator: `next` never awaits, so no trial is handed out twice.
        queue = iter(self._remaining_trials())
        players = opened_players(self._file.plan, note_failed_try, self._send, self._stops)
        async with players as self._players:
            at_once = _at_once(self._file.plan)
            workers = [asyncio.create_task(self._work(queue)) for _ in range(at_once)]
            try:
                await asyncio.gather(*workers)
            finally:
                # When one task raises, gather() leaves the others running.
                for worker in workers:
                    worker.cancel()
                # Waits until each has closed its journal on its way out.
                await asyncio.gather(*workers, return_exceptions=True)
        self.progress.short = self._short()
        self._tell(self.progress)
        if self._problem is not None:
            raise self._problem
        return self.progress

    def _remaining_trials(self) -> list[Wanted]:
        """The trials without a result, those that were cut off first."""
        plan = self._file.plan
        with os_errors_as(
            WriteFailed, message("The data folder {path} can't be created. {why}"), path=self._data
        ):
            make_folder(self._data)
        so_far = self._so_far = trials_so_far(self._data, plan)
        own_trials = [trial for trial in plan.possible() if not plan.roles_of_people(trial)]
        for trial in own_trials:  # before anything is asked or paid for
            if trial.code in so_far.fingerprints:
                so_far.check(self._first_line(trial), trial)
        codes_left = {trial.code for trial in so_far.left(plan, own_trials)}
        begun = codes_left | so_far.results.keys()
        self._highest = {trial.cell: trial.number for trial in own_trials if trial.code in begun}
        self._own_trials = own_trials
        self.progress = self._progress_before(len(codes_left))
        ordered = (trial for trial in shuffled(own_trials, plan) if trial.code in codes_left)
        # A stable sort: within the two parts, trials stay in the plan's shuffled order.
        return sorted(ordered, key=lambda trial: trial.code not in so_far.cut_off)

    async def _work(self, queue: Iterator[Wanted]) -> None:
        """Take one trial after the other until there are none, or the run stops."""
        for first in queue:
            if self._stops.is_set():
                return
            trial: Wanted | None = first
            try:
                while trial is not None:
                    trial = await self._trial(trial)
            except (_StoppedEarly, Stopped):
                return
            except TuringDeskError as problem:
                # The others finish what they asked for, so that no reply is lost.
                self._problem = self._problem or problem
                self.stop()
                return

    async def _trial(self, trial: Wanted) -> Wanted | None:
        """Run a trial; which one replaces it if it has no answer that counts."""
        plan = self._file.plan
        for _ in range(plan.attempts):
            tally = Tally()
            # In a thread, since a new journal waits for the disk, and the other trials needn't.
            journal, earlier_lines = await asyncio.to_thread(self._journal, trial)
            try:
                with journal.as_current():
                    result = await self._conducted(trial, journal, earlier_lines, tally)
            except Unanswered as problem:
                # In a thread, as all that waits for the disk.
                await asyncio.to_thread(journal.fail, str(problem), tally, tally.cost(plan))
                self.progress.failed += 1
                self.progress.failures[join(": ", (problem.why, problem.server_text))] += 1
                self._report()
                continue
            finally:
                journal.close()
            return self._count(trial, result, tally)
        self.progress.given_up += 1
        return None

    def _journal(self, trial: Wanted) -> tuple[TrialJournal, list[tuple[str, Said]]]:
        """The journal of a trial's next attempt, or of one that was cut off."""
        plan = self._file.plan
        # Taken out, so that a second attempt in this run gets a journal of its own.
        path = self._so_far.cut_off.pop(trial.code, None)
        if path is not None:
            journal, earlier_lines = TrialJournal.resume(path, plan, trial)
            return journal, list(earlier_lines)
        attempt = self._so_far.attempts.get(trial.code, 0) + 1
        self._so_far.attempts[trial.code] = attempt
        try:
            details = self._first_line(trial)
            return TrialJournal.begin(self._data, plan, trial, attempt, details), []
        except SessionExists as problem:
            raise NotAllowed(
                message("Another program is running this plan on this data folder.")
            ) from problem

    async def _conducted(
        self,
        trial: Wanted,
        journal: TrialJournal,
        earlier_lines: list[tuple[str, Said]],
        tally: Tally,
    ) -> Result:
        """Go through a trial, beginning with what was said in it before.

        Raises:
            Unanswered: A message can't be had.
            _StoppedEarly: The run stops.
        """
        plan = self._file.plan
        seed = seed_of(plan, trial)
        game = conduct(rules_of(plan, trial, self._file.prompts))
        call, earlier = next(game), iter(earlier_lines)
        while True:
            model = plan.model_in(call.role, trial)
            # Earlier replies go through the generator as well, which restores its state.
            _, reply = next(earlier, ("", None))
            if reply is None:
                self._check_limits()
                reply = await self._players[model.id].say(call, seed + call.sample - 1)
                # Doesn't wait for the disk, so the loop can do it itself.
                journal.said(call, model.id, reply)
                self._count_message(model, reply)
            tally.add(model.id, reply)
            try:
                call = game.send(reply.text)
            except StopIteration as end:
                result: Result = end.value
                # A result is on the disk before the trial counts as done.
                await asyncio.to_thread(journal.finish, result, tally, tally.cost(plan))
                return result

    def _check_limits(self) -> None:
        """Raise _StoppedEarly if no further message is to be asked for."""
        most = self._file.plan.max_cost
        # Requests on their way aren't recalled, so that a run can end slightly above it.
        if most and self.progress.cost >= most and not self._stops.is_set():
            self.progress.stopped = COST_REACHED
            self._stops.set()
        if self._stops.is_set():
            raise _StoppedEarly

    def _first_line(self, trial: Wanted) -> dict[str, object]:
        plan = self._file.plan
        rules = rules_of(plan, trial, self._file.prompts)
        return about(plan, trial, rules, self._sha256)

    def _count_message(self, model: ModelSettings, reply: Said) -> None:
        self.progress.calls += 1
        self.progress.tokens += reply.tokens_in + reply.tokens_out
        self.progress.cost += model.cost(reply.tokens_in, reply.tokens_out)

    def _progress_before(self, n_remaining: int) -> DuelProgress:
        """The progress of earlier runs.

        Args:
            n_remaining: How many trials this one has at least.
        """
        plan, so_far = self._file.plan, self._so_far
        results = [
            (trial, so_far.results[trial.code])
            for trial in self._own_trials
            if trial.code in so_far.results
        ]
        n_trials = plan.trials * len({trial.cell for trial in self._own_trials})
        without = sum(result.get("same") is None for _, result in results)
        progress = DuelProgress(
            n_trials,
            n_trials - n_remaining,
            so_far.failed,
            failures=so_far.failures,
            replaced=min(without, max(0, len(results) + n_remaining - n_trials)),
            tokens=so_far.tokens,
            cost=so_far.cost,
            calls_before=so_far.calls,
        )
        for _, result in results:
            progress.outcomes[str(result.get("outcome", ""))] += 1
            progress.remarks.update(dict.fromkeys(result.get("remarks") or {}, 1))
        return progress

    def _count(self, trial: Wanted, result: Result, tally: Tally) -> Wanted | None:
        """Count a result; the trial that replaces it, if there is one to be had."""
        progress, plan = self.progress, self._file.plan
        # `_short` counts from these, so they include what this run has done.
        self._so_far.results[trial.code] = {"same": result.same}
        progress.finished += 1
        progress.outcomes[result.outcome.value] += 1
        progress.remarks.update(dict.fromkeys(result.remarks, 1))
        progress.remarks["cut_off"] += bool(tally.cut_off)
        number = self._highest[trial.cell] + 1
        is_replaced = result.same is None and number <= plan.trials + plan.replacements
        if is_replaced:
            self._highest[trial.cell] = number
            progress.replaced += 1
        else:
            progress.done += 1
        self._report()
        return replace(trial, number=number) if is_replaced else None

    def _short(self) -> Counter[tuple[str, ...]]:
        """The answers that count of each pair and protocol that has no trial left to have more."""
        plan, so_far = self._file.plan, self._so_far
        cells = {trial.cell for trial in self._own_trials} - {
            trial.cell for trial in so_far.left(plan, self._own_trials)
        }
        usable_by_cell = Counter(dict.fromkeys(cells, 0))
        usable_by_cell.update(
            trial.cell
            for trial in self._own_trials
            if trial.cell in cells and so_far.is_usable(trial)
        )
        return Counter({cell: n for cell, n in usable_by_cell.items() if n < plan.trials})

    def _report(self) -> None:
        now = monotonic()
        if now - self._told_s >= _TOLD_S:
            self._told_s = now
            self._tell(self.progress)


def run_duels(run: DuelRun) -> DuelProgress:
    """Run a plan to its end; Ctrl+C stops it after the messages that were asked for.

    A second Ctrl+C doesn't wait for them. Raises what `DuelRun.run` does, and KeyboardInterrupt.
    """
    import signal
    from contextlib import suppress

    async def main() -> DuelProgress:
        loop, task = asyncio.get_running_loop(), asyncio.current_task()

        def interrupted() -> None:
            # It stops already: someone who interrupts it now doesn't want to wait.
            if run.progress.stopped and task is not None:
                task.cancel()
            run.stop()

        for sign in (signal.SIGINT, signal.SIGTERM):  # the latter is how the desk stops a run
            with suppress(NotImplementedError, ValueError):  # Windows, and threads
                # Unlike a handler of `signal.signal`, one of the loop runs between its steps and
                # may use tasks and events.
                loop.add_signal_handler(sign, interrupted)
        return await run.run()

    try:
        return asyncio.run(main())
    except asyncio.CancelledError:
        raise KeyboardInterrupt from None


def _at_once(plan: Plan) -> int:
    """The number of trials that can run at once: as many as all servers take requests."""
    used = {model.server for model in plan.models}
    return sum(server.at_once for server in plan.servers if server.id in used) or SCRIPTS_AT_ONCE


def shuffled(trials: list[Wanted], plan: Plan) -> list[Wanted]:
    """Trials in an order of chance within each round, so that no server is asked in a row."""
    rounds: dict[int, list[Wanted]] = {}
    for trial in trials:
        rounds.setdefault(trial.number, []).append(trial)
    # A stream for each round, so that a plan with more trials leaves earlier rounds in their
    # order.
    return [
        trial
        for number, round_trials in rounds.items()
        for trial in Stream(f"{plan.seed}/order/{number}").shuffled(round_trials)
    ]
