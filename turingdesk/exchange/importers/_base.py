"""What an importer is, what it may be told, and what it reports; nothing is skipped silently."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

#: Called with parts written and parts in all.
Progress = Callable[[int, int], object]


def silent(done: int, total: int) -> None:
    """Progress that nobody looks at."""


@dataclass(frozen=True, slots=True)
class ImportOptions:
    """What an importer may be told besides its sources."""

    placeholders: bool = False  #: put a grey picture where one is missing
    task: str = ""  #: what the sources hold, where they do not say it
    most_turns: int = 24  #: conversations are cut to this many turns; paper 1 shows at most 24
    least_turns: int = 3  #: shorter conversations are left out


USUAL = ImportOptions()


@dataclass(frozen=True, slots=True)
class ImportReport:
    """What came of an import."""

    out: Path
    read: int  #: records found in the sources
    unit: str  #: what a record is, in the plural: answers, verdicts, conversations
    left_out: Mapping[str, int]  #: records that were not taken, by reason
    made: Mapping[str, int]  #: what was written, e.g. {"sessions": 11, "responses": 524}
    notes: Sequence[str] = ()

    @property
    def kept(self) -> int:
        """Records that were taken."""
        return self.read - sum(self.left_out.values())

    @property
    def sentences(self) -> tuple[str, ...]:
        r"""The report in words, one sentence each.

        >>> report = ImportReport(Path("data"), 12, "verdicts", {"no verdict": 2}, {"sessions": 1})
        >>> print(*report.sentences, sep="\n")
        12 verdicts read, 10 taken, 2 left out.
        Left out: 2, no verdict.
        Written to data: sessions 1.
        """
        told = [f"{self.read:,} {self.unit} read, {self.kept:,} taken, {self.lost:,} left out."]
        told += [f"Left out: {count:,}, {reason}." for reason, count in self.left_out.items()]
        made = ", ".join(f"{what} {count:,}" for what, count in self.made.items())
        return (*told, f"Written to {self.out}: {made}.", *self.notes)

    @property
    def lost(self) -> int:
        """Records that were not taken."""
        return sum(self.left_out.values())


@dataclass(slots=True)
class Tally:
    """Counts what is read and what is left out, while it happens."""

    unit: str
    read: int = 0
    left_out: Counter[str] = field(default_factory=Counter)
    _notes: dict[str, None] = field(default_factory=dict)

    def leave_out(self, reason: str, count: int = 1) -> None:
        """Records that are not taken, and why."""
        self.left_out[reason] += count

    def note(self, sentence: str) -> None:
        """Something else that the person who imports must know; told once."""
        self._notes[sentence] = None

    def report(self, out: Path, made: Mapping[str, int]) -> ImportReport:
        """The report, once all is written."""
        left_out = dict(self.left_out)
        return ImportReport(out, self.read, self.unit, left_out, dict(made), tuple(self._notes))


@dataclass(frozen=True, slots=True)
class Importer:
    """One family of files that can be read."""

    title: str
    about: str  #: one sentence: what it reads and what it writes
    sources: str  #: what to give as SOURCE
    read: Callable[[Sequence[Path], Path, ImportOptions, Progress], ImportReport]
    #: raises BadSource, naming file and place; CannotExport where the result cannot be written
