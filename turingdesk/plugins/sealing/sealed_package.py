"""The parts of a sealed package in addition to its tables: seal, and sessions drawn ahead.

A sealed package does not say which answers share a prompt, which no session shows twice.
So its sessions were drawn when it was sealed; here one of them is taken for each session.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

import orjson

from turingdesk.core.errors import WriteFailed
from turingdesk.core.message import message
from turingdesk.core.schedule import flips_keys
from turingdesk.core.streams import stream
from turingdesk.core.study import Study
from turingdesk.core.trial import Slot, schedule, schedule_values
from turingdesk.plugins.sealing.errors import BadSeal
from turingdesk.plugins.sealing.seal import Seal, read_seal
from turingdesk.study.findings import Findings, Place
from turingdesk.study.fingerprint import file_hash
from turingdesk.study.folder import Folder
from turingdesk.study.seals import DRAWN, SEALED, STORED
from turingdesk.system.access import file_mode, make_folder
from turingdesk.system.disk import write_whole
from turingdesk.system.os_errors import os_errors_as

SCHEDULES = "schedules.jsonl"
SUFFIX = ".seal"  #: of a seal in a data folder
_AGAIN = message("Use the original sealed package, or seal the study again.")


@dataclass(frozen=True)
class SealedPart:
    """The seal of a package and its sessions."""

    seal: Seal
    schedules: Mapping[str, tuple[Slot, ...]] = field(repr=False)  #: by name
    sets: Mapping[str, int] = field(default_factory=dict, repr=False)
    #: by name: sessions of one number complement each other; where there is none, it stands alone

    file_names = (SEALED, SCHEDULES)

    @property
    def fingerprint(self) -> str:
        """Name the seal in journals."""
        return self.seal.fingerprint

    @property
    def sessions(self) -> int:
        """The number of sessions that were drawn."""
        return self.seal.sessions

    @property
    def registration(self) -> Mapping[str, Any]:
        """The preregistration as sessions record it; empty if there was none."""
        return self.seal.registration

    def check_files(self, files: Mapping[str, Path], findings: Findings) -> bool:
        """True if files are as they were when the study was sealed; if not, with problems."""
        before = findings.errors
        for name, path in files.items():
            sealed_hash = self.seal.files.get(name)
            if sealed_hash is None:
                what = message("{name} was not in the package when it was sealed.", name=name)
            elif sealed_hash != file_hash(path):
                what = message("{name} was changed after the study was sealed.", name=name)
            else:
                continue
            findings.error(Place(name), what, _AGAIN)
        return findings.errors == before

    def check_stimuli(self, ids: Mapping[str, Iterable[str]], findings: Findings) -> bool:
        """True if the sessions show only stimuli that there are; if not, with a problem."""
        there = {block: frozenset(block_ids) for block, block_ids in ids.items()}
        every = {(s.block, s.stimulus) for slots in self.schedules.values() for s in slots}
        if all(stimulus in there[block] for block, stimulus in every):
            return True
        what = message("A session shows a stimulus that is not in any table.")
        findings.error(Place(SCHEDULES), what, message("Use the original sealed package."))
        return False

    def store(self, data: Path) -> None:
        """Copy the seal into a data folder, unless it is there.

        Raises:
            WriteFailed: The folder cannot be written.
        """
        path = data / STORED / f"{self.fingerprint}{SUFFIX}"
        with os_errors_as(
            WriteFailed,
            message("The study's seal could not be copied to {parent}. {why}"),
            parent=path.parent,
        ):
            if path.is_file() and path.read_bytes() == self.seal.data:
                return
            make_folder(path.parent)
            write_whole(path, self.seal.data, file_mode(path.parent))

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
        return self._names.get(_stimuli_in_order(slots), "")

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
        return {_stimuli_in_order(slots): name for name, slots in self.schedules.items()}

    @cached_property
    def _alike(self) -> Counter[str]:
        """The number of schedules by name: a small study may have no two that differ."""
        return Counter(self.named(slots) for slots in self.schedules.values())


def _stimuli_in_order(slots: Iterable[Slot]) -> tuple[tuple[str, int, str], ...]:
    return tuple((slot.block, slot.position, slot.stimulus) for slot in slots)


def part_of(folder: Folder, study: Study, findings: Findings) -> SealedPart | None:
    """The seal of a package and its sessions; None, with a problem, where they are unusable."""
    seal = _seal_of(folder, findings)
    return None if seal is None else read_part(seal, folder, study, findings)


def _seal_of(folder: Folder, findings: Findings) -> Seal | None:
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
