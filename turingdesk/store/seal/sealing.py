"""Sealing a study: a second package of it in which nobody can read who made what.

Everything that depends on it is done now: sessions are drawn one after another, as
they would be while people come, and each later one takes the answers that were
judged least. Then names and order change, and what is true is encrypted.
"""

from __future__ import annotations

import json
import os
import secrets
import shutil
import tempfile
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from turingdesk.core.errors import BadStudy, CannotSeal, Problem
from turingdesk.core.schedule import draw
from turingdesk.core.stimulus import Stimulus
from turingdesk.core.streams import participant_seed
from turingdesk.core.trial import Slot
from turingdesk.store.check import check_study
from turingdesk.store.fingerprint import MEDIA, file_hash
from turingdesk.store.pack import pack
from turingdesk.store.package import Package, open_package
from turingdesk.store.seal.passphrase import checked
from turingdesk.store.seal.seal import SEALED, Seal, made
from turingdesk.store.seal.sealed_package import SCHEDULES, schedule_lines
from turingdesk.store.seal.sealed_rows import Aliases, SealedTables
from turingdesk.store.seal.sealed_toml import sealed_toml
from turingdesk.store.seal.telltales import telltales
from turingdesk.store.seal.unsealing import Truths
from turingdesk.store.study.registration import registered
from turingdesk.store.study.section import FILE

UNPLANNED = 40  #: sessions drawn where a study does not say how many participants it plans
MOST_SESSIONS = 10_000
_TRIES = 10  #: to draw a session that is unlike all others
_RESERVE = 4  #: one more for so many planned, for those who drop out
Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Sealed:
    """What came of sealing."""

    out: Path
    seal: Seal
    warnings: tuple[str, ...]  #: what somebody could guess all the same


def usual_sessions(participants: int | None) -> int:
    """How many sessions are drawn unless asked otherwise: those planned and a quarter more.

    >>> usual_sessions(30)
    38
    """
    if participants is None:
        return UNPLANNED
    return min(MOST_SESSIONS, participants + -(-participants // _RESERVE))


def seal(
    study: Path,
    out: Path,
    passphrase: str,
    sessions: int | None = None,
    progress: Progress = lambda done, total: None,
) -> Sealed:
    """Write the sealed package of a study.

    Args:
        study: A folder, the study.toml in it, or a .tdz.
        out: A folder or .tdz that is not there yet.
        passphrase: Opens the seal later. It is not kept.
        sessions: How many are drawn; by default `usual_sessions`.
        progress: Told how many sessions are drawn, of how many.

    Raises:
        BadStudy: The study has errors, or tells participants the truth.
        CannotSeal: It is sealed already, the passphrase is too weak, or `out` is there.
        CannotSchedule: The study's answers do not suffice.
        OSError: `out` cannot be written.
    """
    secret = checked(passphrase)
    package = _package(study)
    number = sessions or usual_sessions(package.study.participants)
    if not 1 <= number <= MOST_SESSIONS:
        raise CannotSeal(f"{number:,} sessions cannot be drawn; ask for 1 to {MOST_SESSIONS:,}.")
    if out.exists():
        raise CannotSeal(f"{out} is there already. Choose another name.")
    drawn = _drawn(package, number, progress)
    out.parent.mkdir(parents=True, exist_ok=True)
    draft = Path(tempfile.mkdtemp(prefix=".sealing-", dir=out.parent))
    try:
        seal_made = _write(package, drawn, secret, draft)
        _move(draft, out)
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    return Sealed(out, seal_made, tuple(telltales(package, drawn)))


def _package(study: Path) -> Package:
    """The study, if it can be sealed."""
    found = check_study(study)
    if found.package is None or found.errors:
        raise BadStudy(*found.errors)
    package = found.package
    if package.sealed is not None:
        raise CannotSeal(f"{study} is sealed already. Name the study that it was made of.")
    telling = [block for block in package.study.blocks if block.feedback]
    if telling:
        raise BadStudy(*(_no_feedback(package, block.id) for block in telling))
    return package


def _no_feedback(package: Package, block: str) -> Problem:
    place = package.sections[block].place("feedback")
    what = f"Block {block} tells participants the truth, which a sealed study does not know."
    return Problem(what, 'Write feedback = "none".', FILE, place.line, "feedback")


def _drawn(package: Package, number: int, progress: Progress) -> list[tuple[Slot, ...]]:
    """Sessions one after another, as if all of them were completed."""
    judged: Counter[tuple[str, str]] = Counter()
    shown: set[tuple[str, ...]] = set()
    found: list[tuple[Slot, ...]] = []
    for done in range(1, number + 1):
        slots = _new_session(package, judged, shown)
        shown.add(_stimuli(slots))
        judged.update((slot.block, slot.stimulus) for slot in slots if not slot.practice)
        found.append(slots)
        progress(done, number)
    return found


def _new_session(
    package: Package, judged: Mapping[tuple[str, str], int], shown: Collection[tuple[str, ...]]
) -> tuple[Slot, ...]:
    """One that is unlike all earlier ones, where the study is large enough for that."""
    for _ in range(_TRIES):
        seed = participant_seed(package.study.seed, secrets.token_hex(16), 1)
        slots = draw(package.study, package.stimuli, seed, judged)
        if _stimuli(slots) not in shown:
            break
    return slots


def _stimuli(slots: Sequence[Slot]) -> tuple[str, ...]:
    return tuple(slot.stimulus for slot in slots)


def _write(
    package: Package, drawn: Sequence[tuple[Slot, ...]], passphrase: str, folder: Path
) -> Seal:
    """Fill the folder of the sealed package, and see that it opens again."""
    aliases = Aliases.drawn(package)
    files = {
        **_plain_files(package),
        **SealedTables(package, aliases).contents(),
        FILE: sealed_toml(package, aliases),
        SCHEDULES: schedule_lines(_schedules(package, drawn, aliases)),
    }
    hashes = {name: sha256(content).hexdigest() for name, content in files.items()}
    for name, content in files.items():
        _put(folder / name, content)
    for old, new in sorted(aliases.media.items(), key=lambda pair: pair[1]):
        source = package.files[f"{MEDIA}/{old}"]
        _put(folder / MEDIA / new, source.read_bytes())
        hashes[f"{MEDIA}/{new}"] = file_hash(source)
    study, truths = package.study, _truths(package, aliases)
    about = {
        "study": study.id,
        "title": study.title,
        "version": study.version,
        "sessions": len(drawn),
        "files": dict(sorted(hashes.items())),
        "registration": _openly(truths.registration),
    }
    seal_made = made(about, truths, passphrase)
    _put(folder / SEALED, seal_made.data)
    open_package(folder)  # raises where anything went wrong with what was written
    if seal_made.open(passphrase) != truths:
        raise CannotSeal("The seal does not give back what it holds. Nothing was written.")
    return seal_made


def _plain_files(package: Package) -> dict[str, bytes]:
    """The texts, as they are: all of them are shown, or say what is planned."""
    hidden = {*package.stimuli}
    return {
        name: path.read_bytes()
        for name, path in package.files.items()
        if name not in hidden and not name.startswith(f"{MEDIA}/")
    }


def _schedules(
    package: Package, drawn: Sequence[tuple[Slot, ...]], aliases: Aliases
) -> Mapping[str, tuple[Slot, ...]]:
    """The sessions with new names and in an order that nobody can foresee."""
    tables = {block.id: block.table for block in package.study.blocks}
    order = list(drawn)
    secrets.SystemRandom().shuffle(order)
    return {
        secrets.token_hex(6): tuple(
            _hidden(slot, aliases.stimuli[tables[slot.block], slot.stimulus], aliases)
            for slot in slots
        )
        for slots in order
    }


def _hidden(slot: Slot, name: str, aliases: Aliases) -> Slot:
    # The side on screen stays: where the two of a pair changed places, so does the swap.
    paired = slot.swapped != (name in aliases.turned)
    return replace(slot, stimulus=name, swapped=paired, flipped=False)


def _truths(package: Package, aliases: Aliases) -> Truths:
    rows: dict[str, Stimulus] = {}
    for table, stimuli in package.stimuli.items():
        for stimulus in stimuli:
            alias = aliases.stimuli[table, stimulus.id]
            rows[alias] = replace(stimulus, content=None, length=0, family="")
    names = {new: old for old, new in aliases.media.items()}
    tables = {new: old for old, new in aliases.tables.items()}
    told = json.loads(json.dumps(registered(package).get("registration", {})))  # as it is read
    return Truths(package.hash, rows, names, tables, package.toml.decode(), told)


def _openly(registration: Mapping[str, Any]) -> dict[str, Any]:
    """A registration without the words on its deviations, which may name agents."""
    hidden = {"why": "", "changes": []}
    kept = [one | hidden for one in registration.get("deviations", ())]
    return {**registration, "deviations": kept} if registration else {}


def _put(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("xb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _move(draft: Path, out: Path) -> None:
    """Put the finished package where it was wanted: whole, or not at all."""
    if out.suffix.lower() == ".tdz":
        pack(draft, out)
        return
    draft.chmod(0o755)
    draft.rename(out)
