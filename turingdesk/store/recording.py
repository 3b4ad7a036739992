"""What a sitting writes: its journal, its clock, and the personal answers kept apart."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from turingdesk.core.errors import NotKept
from turingdesk.core.response import Response
from turingdesk.core.session import Session
from turingdesk.store.journal import Entry, Journal, response_entries, utc_now

PERSONAL = "personal"  #: the folder, beside the journals


@dataclass(frozen=True, slots=True)
class Clock:
    """The two clocks of a session: one that only runs forward, and the time of day."""

    seconds: Callable[[], float] = perf_counter
    now: Callable[[], str] = utc_now
    zero: float = 0.0  #: what `seconds` said when the session began

    @property
    def ms(self) -> float:
        """Milliseconds since the session began."""
        return self.since(self.seconds())

    def since(self, seconds: float) -> float:
        """A reading of `seconds` as milliseconds since the session began."""
        return (seconds - self.zero) * 1000


class Recording:
    """The files of one session while it runs."""

    def __init__(self, journal: Journal, clock: Clock) -> None:
        self.clock = clock
        self._journal = journal
        self._personal: Journal | None = None

    @property
    def path(self) -> Path:
        """The journal."""
        return self._journal.path

    @property
    def is_open(self) -> bool:
        """Whether lines are still taken."""
        return self._journal.is_open

    @property
    def is_locked(self) -> bool:
        """Whether other programs can see that the journal is being written."""
        return self._journal.is_locked

    def write(self, kind: str, fields: Mapping[str, Any], durable: bool = False) -> None:
        """Append one line; once the journal is closed, nothing.

        Raises:
            NotKept: The disk refused.
        """
        if self.is_open:  # after a refusal pages are still turned, but nothing is kept
            entry = Entry(kind, self.clock.now(), self.clock.ms, fields)
            self._journal.append(entry, durable=durable)

    def keep(self, responses: Sequence[Response], passed: Mapping[str, Any]) -> None:
        """Write all responses of one step in one durable write.

        Args:
            responses: Of one step; may be none.
            passed: What to write instead of responses where there are none.

        Raises:
            NotKept: The disk refused; none of them is in the file.
        """
        if not responses:
            self.write("passed", passed, durable=True)
        elif self.is_open:
            self._journal.append(*response_entries(responses, self.clock.ms))

    def keep_apart(self, responses: Sequence[Response]) -> None:
        """Write personal answers to a file of their own, durably.

        Raises:
            NotKept: The disk refused.
        """
        if not responses or not self.is_open:
            return
        if self._personal is None:
            self._personal = _personal_journal(self.path)
        self._personal.append(*response_entries(responses, self.clock.ms))

    def close(self) -> None:
        """Let go of the files; again is harmless."""
        self._journal.close()
        if self._personal:
            self._personal.close()

    def discard(self) -> None:
        """Let go of the files and remove the journal if nothing is in it."""
        with suppress(OSError):
            self._journal.discard()


def _personal_journal(journal: Path) -> Journal:
    folder = journal.parent / PERSONAL
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
    except OSError as problem:
        raise NotKept(f"The folder {folder} cannot be made: {problem.strerror}.") from problem
    return Journal.create(folder / journal.name, mode=0o600)


def on_screen(session: Session) -> dict[str, Any]:
    """What stands on the screen, with its sides, for the journal."""
    trial = session.trial
    if trial is None:
        return {"page": getattr(session.step, "id", "")}
    left, right = trial.sides
    sides = {"left_id": left, "right_id": right} if left else {}
    length = {"length": trial.slot.length} if trial.slot.length else {}
    orders = {q.key: "|".join(c.value for c in q.choices) for q in trial.questions if q.choices}
    shown = {"block": trial.slot.block, "stimulus": trial.stimulus.id, "choices": orders}
    return shown | sides | length
