"""Records a session in its journal, from the first page to the last.

Kiosks, the simulator and machine judges all record their sessions with it. `answer` returns
once the answers are on the disk.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress
from functools import partial, wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Self, TypeVar

from turingdesk.core.errors import BadJournal, WriteFailed
from turingdesk.core.message import message
from turingdesk.core.question import Answer
from turingdesk.core.response import Moment, Response, parameter_rows
from turingdesk.core.session import Session
from turingdesk.core.trial import Trial
from turingdesk.journal.chain import receipt
from turingdesk.sessions.resumption import UNSEEN, EarlierView, forget_personal, is_taken_up
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_starter import (
    SessionFiles,
    SessionStarter,
    Started,
    begin_lock,
    on_screen,
)
from turingdesk.study.duration import session_s
from turingdesk.system.clock import SET_S, SYSTEM_CLOCK, Clock
from turingdesk.system.os_errors import explain_os_error

if TYPE_CHECKING:
    from turingdesk.study.package import Package

logger = logging.getLogger(__name__)
COMPLETED = "completed"
REFUSED = "refused"
ENDED = message("ended by experimenter")
PARTIAL = (
    "The trial was in view before the session was interrupted, for an unknown time. Its response "
    "times are left empty."
)
_OWN_KINDS = frozenset({"opened", "shown", "response", "passed", "paused", "clock", "closed"})


P = ParamSpec("P")
T = TypeVar("T")
Given = tuple[list[Answer], int]  #: the answers to a step, and whole plays so far


def _one_by_one(
    method: Callable[Concatenate[SessionRecorder, P], T],
) -> Callable[Concatenate[SessionRecorder, P], T]:
    """Have threads take turns, from looking at the session until what they write is on the disk.

    A browser's page and the game on it write from several.
    """

    @wraps(method)
    def in_turn(recorder: SessionRecorder, /, *args: P.args, **named: P.kwargs) -> T:
        # A lock that its holder can take again, as these methods call each other.
        with recorder.order:
            return method(recorder, *args, **named)

    return in_turn


class StepTimes:
    """The times of one step after another, in ms since the session began.

    Args:
        clock: Of the session.
        view: What an earlier run did with the first step.
    """

    def __init__(self, clock: Clock, view: EarlierView = UNSEEN) -> None:
        self._clock = clock
        self._onset_ms: float | None = None
        self._entered_ms = clock.ms
        self._earlier_ms = view.onset_ms
        #: Whether an earlier run showed the step, and for how long isn't known.
        self.is_partial = view.onset_ms is not None
        self._covered_ms: float | None = None
        self._covers: list[tuple[float, float]] = []
        self._held_answers: tuple[Given, Moment] | None = None

    @property
    def is_covered(self) -> bool:
        """True if the session pauses."""
        return self._covered_ms is not None

    def enter(self) -> None:
        """Go to another step."""
        self._onset_ms = self._held_answers = None
        self.is_partial = False
        self._covers.clear()
        self._entered_ms = self._clock.ms

    def paint(self, onset_ms: float) -> bool:
        """Note that the step was painted; return whether it was for the first time."""
        is_first = self._onset_ms is None
        if is_first:
            self._onset_ms = onset_ms
            if self._earlier_ms is not None:  # a page that stayed open measures from then on
                self.is_partial &= abs(onset_ms - self._earlier_ms) > SET_S * 1000
        return is_first

    def cover(self, since_s: float | None = None) -> bool:
        """The session pauses from now on; whether it did not before.

        Args:
            since_s: When it began to, as a reading of the clock; by default now.
        """
        if self.is_covered:
            return False
        self._covered_ms = self._clock.ms if since_s is None else self._clock.since(since_s)
        return True

    def correct_cover(self, since_s: float) -> None:
        """Correct since when the session pauses; a reading of the clock."""
        if self.is_covered:
            self._covered_ms = self._clock.since(since_s)

    def uncover(self, seen_s: float | None = None) -> float | None:
        """The pause is over; how long it was in ms, None if there was none.

        Args:
            seen_s: When the step was in view again, as a reading of the clock; by default now.
        """
        if self._covered_ms is None:
            return None
        began, self._covered_ms = self._covered_ms, None
        ended = self._clock.ms if seen_s is None else self._clock.since(seen_s)
        self._covers.append((began, ended))
        return ended - began

    def moment(self, answers: Given) -> Moment:
        """When these answers came: now, or earlier if they were held."""
        # The same answers again: the disk refused them, and their times are those of the first
        # try.
        if self._held_answers is not None and self._held_answers[0] == answers:
            return self._held_answers[1]
        # Where painting was never reported, the time counts from when the step began.
        onset_ms = self._entered_ms if self._onset_ms is None else self._onset_ms
        pauses = tuple(self._covers)
        return Moment(self._clock.now(), onset_ms, answers[1], pauses, self.is_partial)

    def hold(self, answers: Given, moment: Moment) -> None:
        """The disk refused these answers; given again, they have the same times."""
        self._held_answers = answers, moment


class SessionRecorder:
    """One judge's session while it runs; made by `begin`, `resume` or `restart`.

    The seconds of their `clock` are those of `shown`: the kiosk's `perf_counter`.
    """

    def __init__(
        self,
        session: Session,
        files: SessionFiles,
        expected_s: Callable[[], Mapping[str, float]] = dict,
        view: EarlierView = UNSEEN,
    ) -> None:
        self.session = session
        self.expected_s = expected_s  #: how long each part of the session usually takes
        self._files = files
        self.order = files.order
        self._clock = files.clock
        self._times = StepTimes(files.clock, view)
        #: When the session came to its first step, on the recorder's clock.
        self.entered_s = files.clock.zero + view.entered_ms / 1000
        self.given = 0  #: responses taken and written by this recorder, personal ones included

    @classmethod
    def begin(
        cls,
        package: Package,
        data: Path,
        setup: SessionSetup,
        *,
        clock: Clock = SYSTEM_CLOCK,
        judged: Mapping[tuple[str, str], int] | None = None,
    ) -> Self:
        """Draw a schedule and open the session's journal in the data folder.

        `judged`: how often each stimulus is taken; by default as the data folder says,
        where no two sessions are begun at the same time.

        Raises:
            NotAllowed: The participant has another session than those that the setup names.
            BadStudy: It is a participant's session, and only pilots can run the study here.
            BadCode: The participant code cannot name a file.
            CannotSchedule: The study's answers do not suffice.
            WriteFailed: The data folder cannot be written.
        """
        return cls._of(package, SessionStarter(package, data, setup, clock).begin(judged))

    @classmethod
    def resume(
        cls,
        package: Package,
        data: Path,
        setup: SessionSetup,
        journal: Path,
        clock: Clock = SYSTEM_CLOCK,
    ) -> Self:
        """Resume an interrupted session, at the first step without an answer on disk.

        Schedule and clock are those of the old `journal`; the new one names it.

        Raises:
            NotAllowed: The study was changed or does not allow it, or the session ended,
                is running or was taken up already; the message says which.
            BadStudy: Its participant would meet a stand-in.
            BadJournal: The first line of the old journal cannot be read.
        """
        return cls._of(package, SessionStarter(package, data, setup, clock).resume(journal))

    @classmethod
    def restart(cls, package: Package, data: Path, setup: SessionSetup, journal: Path) -> Self:
        """Start an interrupted session over, with the same schedule.

        The answers of the earlier attempt stay where they are and are marked as
        superseded in every table. Raises what `resume` raises.
        """
        return cls._of(package, SessionStarter(package, data, setup).restart(journal))

    @classmethod
    def _of(cls, package: Package, started: Started) -> Self:
        session, files, view = started
        return cls(session, files, partial(session_s, package), view)

    @property
    def path(self) -> Path:
        """The journal."""
        return self._files.path

    @property
    def is_open(self) -> bool:
        """True if the session is still being recorded."""
        return self._files.is_open

    @property
    def taken(self) -> list[tuple[str, str]]:
        """The stimuli that this session takes, by block and stimulus id; practice takes none."""
        slots = [step.slot for step in self.session.steps if isinstance(step, Trial)]
        return [(slot.block, slot.stimulus) for slot in slots if not slot.practice]

    def clock_ms(self) -> float:
        """Milliseconds since the session began: the same zero as `t_ms` in the journal."""
        return self._clock.ms

    @_one_by_one
    def shown(self, onset_s: float) -> None:
        """Record that the current step was painted.

        The first paint of a step is its onset; one after a pause ends the pause, is
        recorded as `again` and moves nothing.

        `onset_s`: when, as a reading of the clock that the recorder was given.
        """
        self.unpause(onset_s)
        onset_ms = round(self._clock.since(onset_s), 3)
        fields: dict[str, Any] = {"step": self.session.place, "onset_ms": onset_ms}
        if not self._times.paint(onset_ms):
            fields["again"] = True
        self._files.write("shown", fields | on_screen(self.session), waits=True)
        if self._times.is_partial and "again" not in fields and self.session.trial is not None:
            fields = {"step": self.session.place, "text": PARTIAL}
            self._files.write("note", fields, waits=True)

    @_one_by_one
    def answer(
        self, answers: Iterable[Answer] = (), plays: int = 0, without: Collection[str] = ()
    ) -> list[Response]:
        """Close the current step with these answers; returns when they are on the disk.

        A page without questions is closed with no answers; the last step closes the journal.

        Args:
            answers: To the questions of the current step.
            plays: Whole plays of an animated stimulus so far.
            without: Questions of a trial to which a machine has no answer.

        Returns:
            One response for each question answered, personal fields included.

        Raises:
            NotAllowed: The session does not take these answers; nothing was written.
            WriteFailed: The disk refused; the session pauses and stays where it was, so
                that the same answers can be given again, with the times that they had.
        """
        place, answer_list = self.session.place, list(answers)
        moment = self._times.moment((answer_list, plays))
        responses = self.session.answer(answer_list, moment, without)
        step = self.session.steps[place]
        personal = {q.id for q in step.questions if q.personal}
        passed: dict[str, Any] = {"step": place}
        if not isinstance(step, Trial):
            passed["page"] = step.id
        try:
            self._files.save_personal([r for r in responses if r.question in personal])
            self._files.save([r for r in responses if r.question not in personal], passed)
        except WriteFailed as problem:
            self._times.hold((answer_list, plays), moment)
            self._halt(place, problem)
            raise
        # A session that has ended takes no answers, but shows the steps that follow.
        self.given += len(responses) if self.is_open else 0
        logger.info("step %d saved, responses: %d", place, len(responses))
        self._enter()
        return responses

    @_one_by_one
    def check(self, answers: Iterable[Answer], plays: int = 0) -> None:
        """Do nothing if the current step takes these answers now.

        Raises:
            NotAllowed: It doesn't.
        """
        answer_list = list(answers)
        self.session.check(answer_list, self._times.moment((answer_list, plays)))

    @_one_by_one
    def save_parameters(self, values: Mapping[str, str]) -> None:
        """Save what the participant's link carries, with the personal answers.

        Raises:
            WriteFailed: The disk refused.
        """
        moment, session = Moment(self._clock.now()), self.session
        rows = parameter_rows(session.identity, values, moment, session.place)
        self._files.save_personal([*rows])

    @_one_by_one
    def leave(self, why: str) -> None:
        """Close the current trial without an answer: a machine's reply said nothing.

        `why` goes to the journal. Raises NotAllowed before anything but a trial, and WriteFailed
        where the disk refused; the session then stays where it was.
        """
        place = self.session.place
        self.session.leave()
        passed = {"step": place, "unanswered": why, "done": self.session.progress[0]}
        self._or_halt(place, lambda: self._files.save((), passed))
        self._enter()

    @_one_by_one
    def refuse(self) -> None:
        """Consent is not given: the journal ends here, and the last page says so.

        Raises:
            NotAllowed: The current step is not the consent page.
            WriteFailed: The disk refused; it can be said again.
        """
        place = self.session.place
        self.session.refuse()
        self._or_halt(place, lambda: self.close(REFUSED))
        # A failure here must not keep the refusal from being recorded.
        with suppress(OSError, BadJournal):
            forget_personal(self.path)
        self._enter()

    @_one_by_one
    def record(self, kind: str, /, **fields: Any) -> None:
        """Write a line that is not an answer: focus, frames, scrolled, typing, note, said.

        Where the disk refuses, the line waits in memory and is written before the next
        one that the disk takes; only what was said does not wait.

        Raises:
            ValueError: The kind is one that the recorder writes by itself.
            WriteFailed: The disk refused what was said.
        """
        if kind in _OWN_KINDS:
            raise ValueError(
                message("{kind!r} lines are written by the recorder itself.", kind=kind)
            )
        line_fields = {"step": self.session.place} | fields
        # What others have read must survive a power cut, unlike movements of the mouse.
        durable = kind in ("note", "said")
        self._files.write(kind, line_fields, durable=durable, waits=kind != "said")

    @_one_by_one
    def pause(self, why: str = "", since_s: float | None = None) -> None:
        """Record that the session pauses, which is not a response time; again is harmless.

        `why`: if not because the experimenter wished it. `since_s`: when the step went out of
        view, on the recorder's clock; by default now.
        """
        if self._times.cover(since_s):
            fields = {"step": self.session.place, "over": False} | ({"why": why} if why else {})
            self._files.write("paused", fields, waits=True)

    @_one_by_one
    def pause_since(self, since_s: float) -> None:
        """Correct since when the session pauses, which someone else knows better; else nothing.

        `since_s`: as a reading of the recorder's clock.
        """
        self._times.correct_cover(since_s)

    @_one_by_one
    def unpause(self, seen_s: float | None = None) -> None:
        """Record that the pause is over; without one it does nothing.

        `seen_s`: when the step was in view again, on the recorder's clock; by default now.
        """
        lasted_ms = self._times.uncover(seen_s)
        if lasted_ms is not None:
            lasted = {"over": True, "lasted_ms": round(lasted_ms, 3)}
            self._files.write("paused", {"step": self.session.place} | lasted, waits=True)

    @_one_by_one
    def close(self, reason: str = COMPLETED) -> None:
        """End the session and its journal, for a reason in words; again is harmless.

        Raises:
            WriteFailed: The disk refused the closing line; every answer is there.
        """
        if not self.is_open:
            return
        done, of = self.session.progress
        fields = {"reason": reason, "done": 0 if reason == REFUSED else done, "trials": of}
        if self._files.clock_set_s:
            fields["clock_set_s"] = self._files.clock_set_s
        self._files.write("closed", fields, durable=True)
        # After the closing line is on the disk, or the note would tell of an end that isn't there.
        self._files.note_closed()
        logger.info("%s closed: %s, %d of %d trials", self.path.stem, reason, done, of)
        self.abandon()

    @property
    def rests(self) -> bool:
        """True if the journal is closed until the next line."""
        return self._files.rests

    @_one_by_one
    def rest(self) -> None:
        """Close the journal while no one is there, so that many sessions can wait.

        Meanwhile other programs may continue the session; see `wake`.
        """
        self._files.rest()

    @_one_by_one
    def wake(self, data: Path) -> bool:
        """Open the journal again after a rest.

        Args:
            data: The data folder.

        Returns:
            False if another program has continued the session; it is abandoned here then.

        Raises:
            OSError: The journal can't be opened, or isn't as it was left.
        """
        with begin_lock(data):  # no one takes it up meanwhile
            self._files.wake()
            if not is_taken_up(self.path):
                return True
        self.abandon()
        return False

    @_one_by_one
    def abandon(self) -> None:
        """Close the files without ending the session, so that it can be resumed later."""
        self._files.close()

    @property
    def waiting(self) -> int:
        """The number of lines in memory only, because the disk refused them."""
        return self._files.waiting

    @property
    def receipt(self) -> str:
        """A code of everything that was given so far; see `receipt`."""
        return receipt(self._files.given_chain)

    @property
    def is_paused(self) -> bool:
        """True if the session pauses."""
        return self._times.is_covered

    def _or_halt(self, place: int, write: Callable[[], None]) -> None:
        try:
            write()
        except WriteFailed as problem:
            self._halt(place, problem)
            raise

    def _halt(self, place: int, problem: WriteFailed) -> None:
        """Go back to where the session was before the disk refused, and pause."""
        # The session has gone ahead in memory; what isn't on the disk has not happened.
        self.session.go_on_at(place)
        cause = problem.__cause__
        logger.warning("the disk refused step %d", place, exc_info=cause)
        why = explain_os_error(cause).happened if isinstance(cause, OSError) else str(problem)
        self.pause(why)

    def _enter(self) -> None:
        """Stand before the next step; after the last one the journal is closed."""
        self._times.enter()
        if self.session.is_over:
            with suppress(WriteFailed):  # every answer is kept; anyone who calls close() is told
                self.close()
