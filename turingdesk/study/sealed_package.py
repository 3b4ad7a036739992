"""What a sealed package contains in addition to its tables: the seal, and sessions drawn ahead.

A sealed package does not say which answers share a prompt, which no session shows twice.
So its sessions were drawn when it was sealed; here one of them is taken for each session.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

import orjson

from turingdesk.core.errors import BadSeal
from turingdesk.core.message import message
from turingdesk.core.schedule import flips_keys
from turingdesk.core.streams import stream
from turingdesk.core.study import Study
from turingdesk.core.trial import Slot, schedule, schedule_values
from turingdesk.study.findings import Findings, Place
from turingdesk.study.fingerprint import file_hash
from turingdesk.study.folder import Folder
from turingdesk.study.seal import SEALED, Seal, read_seal

SCHEDULES = "schedules.jsonl"
DRAWN = ""  #: among judged stimuli, the block under which drawn sessions are counted
_AGAIN = message("Use the original sealed package, or seal the study again.")


@dataclass(frozen=True)
class SealedPart:
    """The seal of a package and its sessions."""

    seal: Seal
    schedules: Mapping[str, tuple[Slot, ...]] = field(repr=False)  #: by name
    sets: Mapping[str, int] = field(default_factory=dict, repr=False)
    #: by name: sessions of one number complement each other; where there is none, it stands alone

    def take(
        self, study: Study, seed: str, judged: Mapping[tuple[str, str], int]
    ) -> tuple[Slot, ...]:
        """The schedule for a session: the least used one, so that drop-outs keep the balance.

        Of several one whose set was begun, then the one whose stimuli were judged least; once
        all are used up, they are used again. The side of the keys stays the participant's own.

        Args:
            study: Its own.
            seed: The session's.
            judged: How often each stimulus is taken, and under the block "" each schedule.
        """
        listed = stream(seed, "schedule").shuffled(list(self.schedules))
        uses = {name: self._uses(name, judged) for name in listed}
        least = min(uses.values())
        begun = {self.sets.get(name) for name, used in uses.items() if used > least} - {None}
        fewest = [name for name in listed if uses[name] == least]
        going = [name for name in fewest if self.sets.get(name) in begun] or fewest
        slots = self.schedules[min(going, key=lambda name: self._judged(name, judged))]
        flipped = flips_keys(study, seed)
        return tuple(replace(slot, flipped=flipped) for slot in slots)

    def named(self, slots: Iterable[Slot]) -> str:
        """The name of the schedule with these slots; empty if there is none."""
        return self._names.get(_shown(slots), "")

    def _uses(self, name: str, judged: Mapping[tuple[str, str], int]) -> int:
        canonical = self.named(
            self.schedules[name]
        )  # alike ones go by one name, and share its uses
        return judged.get((DRAWN, canonical), 0) // self._alike[canonical]

    def _judged(self, name: str, judged: Mapping[tuple[str, str], int]) -> int:
        shown_slots = (
            (slot.block, slot.stimulus) for slot in self.schedules[name] if not slot.practice
        )
        return sum(judged.get(shown_slot, 0) for shown_slot in shown_slots)

    @cached_property
    def _names(self) -> dict[tuple[tuple[str, int, str], ...], str]:
        return {_shown(slots): name for name, slots in self.schedules.items()}

    @cached_property
    def _alike(self) -> Counter[str]:
        """How many schedules go by a name: a small study may have no two that differ."""
        return Counter(self.named(slots) for slots in self.schedules.values())


def _shown(slots: Iterable[Slot]) -> tuple[tuple[str, int, str], ...]:
    return tuple((slot.block, slot.position, slot.stimulus) for slot in slots)


def seal_of(folder: Folder, findings: Findings) -> Seal | None:
    """The seal of a package; None if it is not sealed, or where its seal is unusable."""
    if not folder.has(SEALED):
        return None
    data = folder.read(SEALED, Place(SEALED))
    if data is None:
        return None
    try:
        return read_seal(data)
    except BadSeal as bad:
        findings.error(Place(SEALED), bad.what, bad.fix or _AGAIN)
        return None


def read_part(seal: Seal, folder: Folder, study: Study, findings: Findings) -> SealedPart | None:
    """The sessions that were drawn; None, with a problem, where they cannot be used."""
    data = folder.read(SCHEDULES, Place(SCHEDULES))
    if data is None:
        return None
    blocks = {block.id for block in study.blocks}
    schedules: dict[str, tuple[Slot, ...]] = {}
    sets: dict[str, int] = {}
    for number, line in enumerate(filter(None, data.split(b"\n")), 1):
        try:
            values = orjson.loads(line)
            name = str(values["id"])
            schedules[name] = slots = schedule(values)
            if "set" in values:
                sets[name] = int(values["set"])
            good = bool(slots) and {slot.block for slot in slots} <= blocks
        except (orjson.JSONDecodeError, KeyError, TypeError, ValueError):
            good = False
        if not good:
            findings.error(
                Place(SCHEDULES, number),
                message("This session is not one of the study's sessions."),
                _AGAIN,
            )
            return None
    if not schedules:
        findings.error(
            Place(SCHEDULES), message("No session was drawn for the sealed study."), _AGAIN
        )
        return None
    return SealedPart(seal, schedules, sets)


def schedule_lines(schedules: Mapping[str, Sequence[Slot]], sets: Mapping[str, int]) -> bytes:
    """The file of drawn sessions, by name, and of each the number of its set."""
    lines = (
        orjson.dumps({"id": name, "set": sets[name], "schedule": schedule_values(slots)})
        for name, slots in schedules.items()
    )
    return b"".join(line + b"\n" for line in lines)


def check_files(
    seal: Seal,
    files: Mapping[str, Path],
    findings: Findings,
    progress: Callable[[int, int], None] | None = None,
) -> bool:
    """Whether files are what they were when the study was sealed; if not, with problems.

    Args:
        seal: Of the package.
        files: By name inside the package.
        findings: Where problems go.
        progress: Told how many files of how many have been read.
    """
    before = findings.errors
    for number, (name, path) in enumerate(files.items(), 1):
        sealed_hash = seal.files.get(name)
        if sealed_hash is None:
            what = message("{name} was not in the package when it was sealed.", name=name)
        elif sealed_hash != file_hash(path):
            what = message("{name} was changed after the study was sealed.", name=name)
        else:
            what = ""
        if what:
            findings.error(Place(name), what, _AGAIN)
        if progress:
            progress(number, len(files))
    return findings.errors == before


def unknown_stimuli(part: SealedPart, stimuli: Mapping[str, Iterable[str]]) -> bool:
    """Whether a schedule names a stimulus that is not there.

    Args:
        part: Of the package.
        stimuli: The ids that there are, by block.
    """
    there = {block: frozenset(ids) for block, ids in stimuli.items()}
    every = {(s.block, s.stimulus) for slots in part.schedules.values() for s in slots}
    return any(stimulus not in there[block] for block, stimulus in every)
