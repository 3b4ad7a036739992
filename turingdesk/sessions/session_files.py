"""The files of a running session: its journal, and its personal answers in a file of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from turingdesk.core.errors import WriteFailed
from turingdesk.core.message import message
from turingdesk.core.response import Response
from turingdesk.core.session import Session
from turingdesk.journal.closed_index import note_closed
from turingdesk.journal.heads import HeadFile
from turingdesk.journal.journal import Entry, Journal, response_entries
from turingdesk.journal.journal_file import PERSONAL
from turingdesk.journal.receipt import GIVEN
from turingdesk.system.access import PERSONAL_MODE, make_folder
from turingdesk.system.clock import Clock, ClockWatch


class SessionFiles:
    """The files of one session while it runs.

    Lines that a disk refuses wait in memory, in order, and go ahead of the next one that
    it takes; answers do not wait here, because whoever gave them is told and asks again.
    """

    def __init__(self, journal: Journal, clock: Clock) -> None:
        self.clock = clock
        self.clock_set_s: list[float] = []  #: by how much the time of day was set, each time
        self._journal = journal
        self._head = HeadFile(journal.path)
        self.given_chain = ""  #: of the last line that the participant gave
        self._personal: Journal | None = None
        self._last_personal: tuple[Response, ...] = ()
        self._waiting: list[Entry] = []
        self._watch = ClockWatch()

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

    @property
    def waiting(self) -> int:
        """How many lines are in memory only, because the disk refused them."""
        return len(self._waiting)

    def write(
        self, kind: str, fields: Mapping[str, Any], durable: bool = False, waits: bool = False
    ) -> None:
        """Append one line; once the journal is closed, nothing.

        Args:
            kind: Of line.
            fields: Its members.
            durable: Whether to wait for the disk.
            waits: Whether a line that the disk refuses is kept in memory and written later.

        Raises:
            WriteFailed: The disk refused, and the line does not wait.
        """
        if self.is_open:  # after a refusal pages are still turned, but nothing is kept
            entry = Entry(kind, self.clock.now(), self.clock.ms, fields)
            self._append([entry], durable=durable, waits=waits)

    def save(self, responses: Sequence[Response], passed: Mapping[str, Any]) -> None:
        """Write all responses of one step in one durable write.

        Args:
            responses: Of one step; may be none.
            passed: What to write instead of responses where there are none.

        Raises:
            WriteFailed: The disk refused; none of them is in the file.
        """
        if not responses:
            self.write("passed", passed, durable=True)
        elif self.is_open:
            self._append(response_entries(responses, self.clock.ms), durable=True)

    def save_personal(self, responses: Sequence[Response]) -> None:
        """Write personal answers to a file of their own, durably.

        The same ones once more, because the journal refused what belongs to them, are
        not written again.

        Raises:
            WriteFailed: The disk refused.
        """
        if not responses or not self.is_open or tuple(responses) == self._last_personal:
            return
        if self._personal is None:
            self._personal = _personal_journal(self.path)
        self._personal.append(*response_entries(responses, self.clock.ms))
        self._last_personal = tuple(responses)

    def note_closed(self) -> None:
        """Write down elsewhere, too, where the journal ends, so that a cut would show."""
        note_closed(self.path, self._journal.count, self._journal.chain)

    def _append(self, entries: Sequence[Entry], *, durable: bool, waits: bool = False) -> None:
        at, t_ms = self.clock.now(), self.clock.ms
        if by_s := self._watch.by_s(at, t_ms):
            self.clock_set_s.append(by_s)
            self._waiting.append(Entry("clock", at, entries[0].t_ms, {"by_s": by_s}))
        durable = durable or self.waiting > 0
        try:
            self._journal.append(*self._waiting, *entries, durable=durable)
        except WriteFailed:
            if not waits:
                raise
            self._waiting += entries
        else:
            self._waiting.clear()
            if durable:  # else a power cut could leave a note on lines that it took
                self._head.note(self._journal.count, self._journal.chain)
            if entries[-1].kind in GIVEN:
                self.given_chain = self._journal.chain

    def close(self) -> None:
        """Let go of the files; again is harmless."""
        if self._waiting and self.is_open:
            with suppress(WriteFailed):
                self._journal.append(*self._waiting)
            self._waiting.clear()
        was_open = self.is_open
        self._journal.close()
        if was_open and self._journal.count:  # all of it is on the disk now
            self._head.note(self._journal.count, self._journal.chain)
        self._head.close()
        if self._personal:
            self._personal.close()

    def discard(self) -> None:
        """Let go of the files and remove the journal if nothing is in it."""
        with suppress(OSError):
            self._journal.discard()


def _personal_journal(journal: Path) -> Journal:
    folder = journal.parent / PERSONAL
    try:
        make_folder(folder, PERSONAL_MODE)
    except OSError as problem:
        raise WriteFailed(
            message(
                "The folder {folder} cannot be made: {strerror}.",
                folder=folder,
                strerror=problem.strerror,
            )
        ) from problem
    return Journal.create(folder / journal.name)


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
