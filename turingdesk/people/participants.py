"""The participants of a data folder: who ever sat down, in which study, how far, with notes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from turingdesk.journal.judge_kind import JudgeKind, kind_of
from turingdesk.journal.notes import Note, read_notes
from turingdesk.journal.session_summary import SessionSummary, State
from turingdesk.journal.tombstones import Tombstone, tombstones
from turingdesk.sessions.data_folder import DataFolder

_OVER = frozenset({State.CONTINUED, State.RESTARTED})


@dataclass(frozen=True, slots=True)
class Participant:
    """One person in one study."""

    code: str  #: as written in their newest session, or in the tombstone
    study: str
    sessions: tuple[SessionSummary, ...] = ()  #: oldest first
    notes: tuple[tuple[SessionSummary, Note], ...] = ()  #: oldest first
    withdrawn: Tombstone | None = None  #: where their data were deleted

    @property
    def key(self) -> tuple[str, str, str]:
        """What makes the row the same in the next reading."""
        return self.code.casefold(), self.study, self.withdrawn.id if self.withdrawn else ""

    @property
    def newest(self) -> SessionSummary | None:
        """The session that says how they stand."""
        rest = [one for one in self.sessions if one.state not in _OVER]
        return (rest or list(self.sessions))[-1] if self.sessions else None

    @property
    def state(self) -> str:
        """How they stand, in a word."""
        if self.withdrawn is not None:
            return "withdrawn"
        return self.newest.state.value if self.newest else ""

    @property
    def last_at(self) -> str:
        """When they were last here or withdrew, UTC, ISO 8601."""
        if self.withdrawn is not None:
            return self.withdrawn.at
        return max((one.last_at for one in self.sessions), default="")

    @property
    def is_pilot(self) -> bool:
        """Whether none of their sessions counts."""
        if self.withdrawn is not None:
            return all(one.pilot for one in self.withdrawn.gone if one.study == self.study)
        return all(one.pilot for one in self.sessions)


def participants(folder: DataFolder, pilots: DataFolder) -> tuple[Participant, ...]:
    """Everybody who ever sat down, those who withdrew included; simulated judges are nobody.

    Args:
        folder: The data folder.
        pilots: Its pilots.

    Raises:
        OSError: A file cannot be read.
    """
    found: dict[tuple[str, str], list[SessionSummary]] = {}
    for one in (*folder.sessions(), *pilots.sessions()):
        if kind_of(one.judge) is JudgeKind.PEOPLE:
            found.setdefault((one.participant.casefold(), one.study), []).append(one)
    noted = read_notes(folder.path)
    rows = []
    for (_, study), sessions in found.items():
        sessions.sort(key=lambda one: (one.started, one.name))
        notes = [
            (one, note)
            for one in sessions
            if (about := noted.get((one.path.parent == pilots.path, one.name)))
            for note in about.notes
        ]
        notes.sort(key=lambda pair: pair[1].at)
        rows.append(Participant(sessions[-1].participant, study, tuple(sessions), tuple(notes)))
    return (*rows, *_withdrawn(tombstones(folder.path)))


def _withdrawn(found: Iterable[Tombstone]) -> Iterable[Participant]:
    for one in found:
        for study in sorted({gone.study for gone in one.gone}):
            yield Participant(one.called, study, withdrawn=one)


def data_of(path: Path) -> tuple[DataFolder, DataFolder]:
    """A data folder and its pilots, which remember what they read."""
    folder = DataFolder(path)
    return folder, folder.pilots
