"""Codings: which coder put which text into which categories, in append-only files.

One ledger for each scheme, coder and desk: `record/coding/SCHEME_CODER-DESK.jsonl`. A line
of the kind `coded` holds a text's place in the data and the codes that it was given; a later
one of the same coder takes its place. A line `resolved` says what two coders settled on. No
line holds a text, so that nothing is left here of a participant who withdraws but places.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from heapq import merge
from pathlib import Path

from turingdesk.coding.texts import Place
from turingdesk.core.errors import Problem
from turingdesk.core.message import message
from turingdesk.journal.desk_id import this_desk
from turingdesk.journal.journal_file import Line
from turingdesk.journal.ledger import RECORD, append, read_ledger

CODING = "coding"
CODED, RESOLVED = "coded", "resolved"
Codes = frozenset[str]


@dataclass(frozen=True, slots=True)
class Codings:
    """Everything that was coded with one scheme."""

    by_coder: Mapping[str, Mapping[Place, Codes]] = field(default_factory=dict)
    resolved: Mapping[Place, Codes] = field(default_factory=dict)

    @property
    def coders(self) -> tuple[str, ...]:
        """Who coded, by how much they did, the most first."""
        done = {coder: len(given) for coder, given in self.by_coder.items()}
        return tuple(sorted(done, key=lambda coder: (-done[coder], coder)))

    def final(self, place: Place) -> tuple[Codes, str] | None:
        """What counts for a text and why; None where nobody coded it.

        That is what was resolved, else what all who coded it gave: where they differ and
        nothing was resolved, only what they have in common.
        """
        if place in self.resolved:
            return self.resolved[place], RESOLVED
        given = [codes[place] for codes in self.by_coder.values() if place in codes]
        if not given:
            return None
        common = frozenset.intersection(*given)
        if len(given) == 1:
            return common, message("one coder")
        return common, "agreed" if all(one == common for one in given) else "differing"


def keep(data: Path, scheme: str, coder: str, place: Place, codes: Iterable[str]) -> None:
    """Write down how a coder coded a text; returns when it is on the disk.

    Raises:
        WriteFailed: The disk refused.
    """
    append(_own(data, scheme, coder), CODED, coder, _told(scheme, place, codes))


def resolve(data: Path, scheme: str, who: str, place: Place, codes: Iterable[str]) -> None:
    """Write down what was settled on for a text that two coders coded differently.

    Raises:
        WriteFailed: The disk refused.
    """
    append(_own(data, scheme, who), RESOLVED, who, _told(scheme, place, codes))


def read_codings(data: Path) -> dict[str, Codings]:
    """The codings of a data folder, by scheme; files that cannot be read are left out."""
    coded: dict[str, dict[str, dict[Place, Codes]]] = {}
    resolved: dict[str, dict[Place, Codes]] = {}
    for line in _lines(data):
        scheme, place, codes = str(line["scheme"]), _place(line), _codes(line)
        coded.setdefault(scheme, {})
        resolved.setdefault(scheme, {})
        if line["kind"] == RESOLVED:
            resolved[scheme][place] = codes
        elif line["kind"] == CODED:
            coded[scheme].setdefault(str(line["who"]), {})[place] = codes
            resolved[scheme].pop(place, None)  # who codes it anew has seen something new
    return {scheme: Codings(coded[scheme], resolved[scheme]) for scheme in coded}


def coding_problems(data: Path) -> list[Problem]:
    """What is wrong with the ledgers of codings."""
    return [problem for path in _files(data) for problem in read_ledger(path).problems]


def coding_folder(data: Path) -> Path:
    """Where codings lie."""
    return data / RECORD / CODING


def _lines(data: Path) -> Iterator[Line]:
    """All lines by time, those of one file in their order.

    What was settled in the very millisecond of another's coding came after it.
    """
    files = [filter(_is_whole, read_ledger(path).lines) for path in _files(data)]
    return merge(*files, key=lambda line: (str(line["at"]), line["kind"] == RESOLVED))


def _files(data: Path) -> list[Path]:
    return sorted(coding_folder(data).glob("*.jsonl"))


def _own(data: Path, scheme: str, coder: str) -> Path:
    """A file that no other coder writes, whatever letters their name has."""
    plain = re.sub(r"[^a-z0-9]+", "-", coder.casefold()).strip("-")[:24]
    short = sha256(coder.encode()).hexdigest()[:6]
    name = f"{scheme}_{plain}-{short}-{this_desk()}.jsonl"
    return coding_folder(data) / name


def _told(scheme: str, place: Place, codes: Iterable[str]) -> dict[str, object]:
    return {"scheme": scheme, **place._asdict(), "codes": sorted(codes)}


def _is_whole(line: Line) -> bool:
    named = all(isinstance(line.get(n), str) for n in ("scheme", "session", "question", "subject"))
    return named and isinstance(line.get("step"), int) and isinstance(line.get("codes"), list)


def _place(line: Line) -> Place:
    return Place(str(line["session"]), int(line["step"]), str(line["question"]), line["subject"])


def _codes(line: Line) -> Codes:
    return frozenset(map(str, line["codes"]))
