"""From journals of sealed sessions to what they would say unsealed, once the passphrase is given.

Lines are filled in where they are read, before anything is counted, so that tables,
analyses, Live results and exports need to know nothing of seals. The files on the
disk stay as they are. Nothing here knows a passphrase.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from turingdesk.core.question import Question
from turingdesk.core.stimulus import Stimulus
from turingdesk.core.study import Block
from turingdesk.core.trial import Slot, Trial
from turingdesk.journal.journal_file import Line, ResponseLine
from turingdesk.study.seals import Keys, Lines

if TYPE_CHECKING:
    from turingdesk.study.agents_table import Agents

_IDS = ("stimulus", "left_id", "right_id", "chosen_id")


@dataclass(frozen=True, slots=True)
class LeftOutAnswer:
    """An answer that the sealed package does not contain."""

    task: str
    id: str
    why: str


@dataclass(frozen=True)
class Truths:
    """The content of one seal: the true rows of a study, by the ids of its sealed package."""

    study_hash: str  #: of the package that was sealed
    rows: Mapping[str, Stimulus] = field(repr=False)  #: without content
    media: Mapping[str, str] = field(default_factory=dict, repr=False)  #: true names of pictures
    tables: Mapping[str, str] = field(default_factory=dict, repr=False)  #: true names of tables
    toml: str = field(default="", repr=False)  #: the study.toml that was sealed
    registration: Mapping[str, Any] = field(default_factory=dict, repr=False)
    #: what its sessions say of the preregistration; empty if there is none
    left_out: tuple[LeftOutAnswer, ...] = field(default=(), repr=False)
    #: answers of the study that the sealed package does not contain
    agents: Agents = field(default_factory=dict, repr=False)  #: what is known of each agent

    def fill(self, line: ResponseLine) -> None:
        """Put what is true into a response line, as the unsealed study would have written it."""
        line.study_hash = self.study_hash[:16]
        line.table = self.tables.get(line.table, line.table)
        line.sides_table = self.tables.get(line.sides_table, line.sides_table)
        name = line.stimulus
        row = self.rows.get(name) if isinstance(name, str) else None
        if row is None:
            return
        for member in _IDS:
            if (value := getattr(line, member)) in self._names:
                setattr(line, member, self._names[value])
        swapped = bool(row.parts) and line.left_id == row.parts[1]
        trial = self._trial(name, swapped)
        subject = str(line.subject)
        question = Question(str(line.question), "")
        truth = trial.truth(question, subject)
        line.origin, line.agent = trial.maker(question, subject)
        line.prompt, line.composition = row.prompt, self._compositions[name]
        line.domain = row.domain
        line.truth = truth
        line.correct = None if truth is None else line.choice == truth

    def _trial(self, name: str, swapped: bool) -> Trial:
        """The trial of a stimulus by its sealed name, which no other stimulus of the study has."""
        key = (name, swapped)
        if key not in self._trials:
            row = self.rows[name]
            slot = Slot("", 0, row.id, swapped=swapped)
            self._trials[key] = Trial(slot, row, Block("", "", row.task, "", 1), None, ())
        return self._trials[key]

    @cached_property
    def _names(self) -> dict[Any, str]:
        return {sealed: row.id for sealed, row in self.rows.items()}

    @cached_property
    def _compositions(self) -> dict[str, str]:
        return {sealed: row.composition for sealed, row in self.rows.items()}

    @cached_property
    def _trials(self) -> dict[tuple[str, bool], Trial]:
        return {}


class SealKeys(Keys):
    """The seals that were opened in this program, by fingerprint: truths and no passphrase."""

    def __init__(self, truths: Mapping[str, Truths] | None = None) -> None:
        self._truths = dict(truths or {})

    def __len__(self) -> int:
        return len(self._truths)

    def __contains__(self, fingerprint: object) -> bool:
        return fingerprint in self._truths

    def __or__(self, other: Keys) -> SealKeys:
        others = other._truths if isinstance(other, SealKeys) else {}
        return SealKeys({**self._truths, **others})

    def __repr__(self) -> str:
        return f"<Keys to {len(self)} seals>"

    def filler(self) -> Callable[[Lines], Lines]:
        """A function that puts what is true into lines of one folder, read batch by batch."""
        return Unsealing(self).filled

    def truths(self, fingerprint: str) -> Truths | None:
        """The contents of the seal of that fingerprint; None if it was not opened."""
        return self._truths.get(fingerprint)

    def holding(self, stimulus: str) -> Truths | None:
        """The seal that knows a stimulus: for answers whose first line is damaged."""
        return next((t for t in self._truths.values() if stimulus in t.rows), None)


class Unsealing:
    """Fills in the lines of one folder as they are read, batch by batch.

    An `opened` line whose member `sealed` is still true after it has no key.
    """

    def __init__(self, keys: SealKeys) -> None:
        self._keys = keys
        self._of: dict[str, Truths] = {}  #: by session

    def filled(self, lines: Lines) -> Lines:
        """The same lines, changed in place."""
        for line in lines:
            if isinstance(line, ResponseLine):
                self._fill(line)
            elif line["kind"] == "opened" and line.get("sealed"):
                self._open(line)
        return lines

    def _open(self, line: Line) -> None:
        truths = self._keys.truths(str(line.get("seal", "")))
        if truths is not None:
            self._of[line["session"]] = truths
            line["sealed"] = False
            line["study_hash"] = truths.study_hash
            if truths.registration:
                line["registration"] = dict(truths.registration)
            if truths.agents:
                line["agents"] = truths.agents

    def _fill(self, line: ResponseLine) -> None:
        truths = self._of.get(line.session)
        if truths is None and line.truth is None and line.stimulus:
            truths = self._keys.holding(str(line.stimulus))
        if truths is not None:
            truths.fill(line)
