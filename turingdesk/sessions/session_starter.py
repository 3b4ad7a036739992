"""A seat: how a session comes about, drawn anew or taken up, with its journal opened."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import NotAllowed
from turingdesk.core.session import Session
from turingdesk.core.streams import participant_seed
from turingdesk.core.study import ResumePolicy
from turingdesk.journal.journal import Journal
from turingdesk.journal.judge_kind import JudgeKind, kind_of
from turingdesk.sealing.kept_seals import keep_seal
from turingdesk.sessions.begin_lock import turn
from turingdesk.sessions.data_folder import PILOT, DataFolder
from turingdesk.sessions.recording import Recording
from turingdesk.sessions.resumption import take_up
from turingdesk.sessions.session_header import SessionSetup, opening, session_at
from turingdesk.system.clock import Clock

if TYPE_CHECKING:
    from turingdesk.study.package import Package

Seated = tuple[Session, Recording]


@dataclass(frozen=True, slots=True)
class SessionStarter:
    """Where somebody sits down to a study: the package, the data folder, the chair, the clocks."""

    package: Package
    data: Path
    setup: SessionSetup
    clock: Callable[[], float]
    now: Callable[[], str]

    def begin(self, judged: Mapping[tuple[str, str], int] | None = None) -> Seated:
        """Draw a schedule and open a journal; see `SessionRecorder.begin`."""
        self._see_that_it_may_begin()
        if judged is not None:
            return self._begin(judged)
        with turn(self.data):  # nobody else takes the same stimuli, or the same code
            if self.setup.known is not None:
                self._see_that_nobody_came(self.setup.known)
            return self._begin(DataFolder(self.data).judged(self.package.study, self.setup.judge))

    def _begin(self, judged: Mapping[tuple[str, str], int]) -> Seated:
        package, setup = self.package, self.setup
        study = package.study
        journal, name = self._home.new_journal(setup.participant, study.id)
        try:
            seed = participant_seed(study.seed, name.participant, name.number)
            slots = setup.slots or package.draw(seed, judged)
            session = session_at(package, setup, name, slots)
            fields = opening(package, setup, name, seed, slots)
            return self._opened(session, journal, self.clock(), fields)
        except BaseException:
            journal.discard()
            raise

    def _see_that_it_may_begin(self) -> None:
        """Refuse a participant's session of a study that only pilots can run.

        One that was cut off goes on all the same: its participant has read the texts already.
        """
        if not self.setup.pilot and kind_of(self.setup.judge) is JudgeKind.PEOPLE:
            self.package.refuse_participants()

    def _see_that_nobody_came(self, known: Collection[str]) -> None:
        for session in self._home.of(self.setup.participant, self.package.study.id):
            if str(session.name) not in known:
                at = f" at {session.kiosk}" if session.kiosk else ""
                raise NotAllowed(
                    f"A session of {session.participant} was begun{at} a moment ago. "
                    "Check the participant code, and start again if it is right."
                )

    def go_on(self, path: Path) -> Seated:
        """Take up the session of an old journal; see `SessionRecorder.go_on`."""
        with turn(self.data):  # nobody else takes it up
            return self._go_on(path)

    def restart(self, path: Path) -> Seated:
        """Begin the session of an old journal anew; see `SessionRecorder.restart`."""
        self._see_that_it_may_begin()
        with turn(self.data):
            return self._restart(path)

    def _go_on(self, path: Path) -> Seated:
        package = self.package
        old = take_up(path, package, ResumePolicy.RESUME, self.now())
        setup = replace(self.setup, language=old.language)  # nobody changes it half way
        gap_s = old.gap_s(self.now())
        zero = self.clock() - old.t_ms / 1000 - gap_s
        journal, name = self._home.new_journal(old.name.participant, package.study.id)
        try:
            session = session_at(package, setup, name, old.slots, gap_s)
            session.go_on_at(old.place, old.said)
            fields = opening(package, setup, name, old.seed, old.slots)
            fields |= old.told(gap_s) | {"done": session.progress[0]}
            fields |= old.clock_back(self.now())
            return self._opened(session, journal, zero, fields)
        except BaseException:
            journal.discard()
            raise

    def _restart(self, path: Path) -> Seated:
        package = self.package
        old = take_up(path, package, ResumePolicy.RESTART, self.now())
        setup = replace(self.setup, language=self.setup.language or old.language)
        journal, name = self._home.new_journal(old.name.participant, package.study.id)
        try:
            session = session_at(package, setup, name, old.slots)
            fields = opening(package, setup, name, old.seed, old.slots)
            fields |= {"restarts": str(old.name), "restarts_chain": old.chain}
            return self._opened(session, journal, self.clock(), fields)
        except BaseException:
            journal.discard()
            raise

    @property
    def _home(self) -> DataFolder:
        return DataFolder(self.data / PILOT if self.setup.pilot else self.data)

    def _opened(
        self, session: Session, journal: Journal, zero: float, fields: Mapping[str, Any]
    ) -> Seated:
        keep_seal(self.package, self.data)
        recording = Recording(journal, Clock(self.clock, self.now, zero))
        told = {"steps": len(session.steps), "locked": journal.is_locked}
        recording.write("opened", {**fields, **told}, durable=True)
        return session, recording
