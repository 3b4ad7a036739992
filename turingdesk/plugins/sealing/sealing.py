"""Sealing a study: a second package of it in which no one can read who made what.

Answers are thinned, so that no kind is more frequent than the study asks for. Names and
order change, and what is true is encrypted. Sessions are drawn from the new names alone and
then attacked; nothing is written unless the attack fails.
"""

from __future__ import annotations

import json
import shutil
import tempfile
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import BadStudy, Problem
from turingdesk.core.message import message
from turingdesk.core.stimulus import Stimulus
from turingdesk.core.study import Order
from turingdesk.core.task import TASKS
from turingdesk.plugins.sealing.blinding import Blinded, blinded
from turingdesk.plugins.sealing.errors import CannotSeal
from turingdesk.plugins.sealing.passphrase import checked
from turingdesk.plugins.sealing.seal import Seal, new_seal
from turingdesk.plugins.sealing.sealed_package import SCHEDULES
from turingdesk.plugins.sealing.sealed_rows import SealedTables
from turingdesk.plugins.sealing.unsealing import Truths
from turingdesk.study.agents_table import agent_files
from turingdesk.study.check import check_study
from turingdesk.study.fingerprint import MEDIA
from turingdesk.study.pack import pack
from turingdesk.study.package import Package, open_package
from turingdesk.study.plain_picture import without_metadata
from turingdesk.study.registration import registered
from turingdesk.study.schema import FILE
from turingdesk.study.seals import SEALED
from turingdesk.system.disk import sync_file
from turingdesk.tasks.pairs import PairsShow

if TYPE_CHECKING:
    from turingdesk.core.study import Block
    from turingdesk.plugins.sealing.sealed_rows import Aliases


UNPLANNED = 40  #: sessions drawn where a study does not say how many participants it plans
MOST_SESSIONS = 10_000
#: What anyone who seals a study has to know.
PRICE = message(
    "The number of human answers per session varies randomly, like coin flips. Complementary "
    "sessions, usually pairs, are exactly balanced together, and analyses weight human and "
    "machine answers separately."
)
_RESERVE = 4  #: one more for so many planned, for those who drop out
Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class SealedStudy:
    """The result of sealing."""

    out: Path
    seal: Seal
    left_out: tuple[str, ...]  #: sentences: how many answers of each table are not in it, and why
    warnings: tuple[str, ...]  #: what someone could still guess


def usual_sessions(participants: int | None) -> int:
    """The number of sessions unless asked otherwise: those planned and a quarter more.

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
) -> SealedStudy:
    """Write the sealed package of a study.

    Args:
        study: A folder, the study.toml in it, or a .tdz.
        out: A folder or .tdz that is not there yet.
        passphrase: Opens the seal later. It is not kept.
        sessions: How many are drawn; by default `usual_sessions`.
        progress: Told how many sessions are drawn, of how many.

    Raises:
        BadStudy: The study has errors, tells participants the truth, or names an order.
        CannotSeal: It is already sealed, the passphrase is too weak, `out` is there, too few
            answers remain, or the drawn sessions would tell who made what.
        OSError: `out` cannot be written.
    """
    secret = checked(passphrase)
    package = _package(study)
    number = _checked_number(sessions or usual_sessions(package.study.participants))
    if out.exists():
        raise CannotSeal(message("{out} already exists. Choose another name.", out=out))
    blind = blinded(package, number, progress)
    out.parent.mkdir(parents=True, exist_ok=True)
    # Next to `out`, since renaming works only within one file system.
    draft = Path(tempfile.mkdtemp(prefix=".sealing-", dir=out.parent))
    try:
        seal_made = _write(package, blind, secret, draft)
        _move(draft, out)
    finally:
        # After a rename there is nothing left to remove.
        shutil.rmtree(draft, ignore_errors=True)
    return SealedStudy(
        out, seal_made, tuple(blind.left_out_sentences(package)), tuple(blind.warnings())
    )


def _checked_number(sessions: int) -> int:
    if not 1 <= sessions <= MOST_SESSIONS:
        raise CannotSeal(
            message(
                "{number:,} sessions can't be drawn. Choose 1 to {most_sessions:,}.",
                number=sessions,
                most_sessions=MOST_SESSIONS,
            )
        )
    return sessions


def _package(study: Path) -> Package:
    """The study, if it can be sealed."""
    check_result = check_study(study)
    if check_result.package is None or check_result.errors:
        raise BadStudy(*check_result.errors)
    package = check_result.package
    package.refuse_participants()  # a sealed package is never changed
    if any(TASKS[block.task].plays for block in package.study.blocks):
        raise CannotSeal(
            message(
                "A study with games can't be sealed. Which player is a machine is decided "
                "when a game begins, and the desk has to know."
            )
        )
    if package.sealed is not None:
        raise CannotSeal(
            message(
                "{study} is already sealed. Choose the study that it was made from.", study=study
            )
        )
    wrong = [*_telling_truth(package), *_ordered(package)]
    if wrong:
        raise BadStudy(*wrong)
    return package


def _telling_truth(package: Package) -> Iterator[Problem]:
    for block in package.study.blocks:
        if block.feedback:
            what = message(
                "Block {id} gives participants feedback, which would break the seal.", id=block.id
            )
            yield _problem(package, block.id, "feedback", what, message('Set feedback = "none".'))


def _ordered(package: Package) -> Iterator[Problem]:
    for block in package.study.blocks:
        if block.order is Order.TABLE:
            what = message(
                "Block {id} shows answers in the order of the table, and anyone who knows that "
                "order knows who made what.",
                id=block.id,
            )
            yield _problem(package, block.id, "order", what, message('Set order = "random".'))


def _problem(package: Package, block: str, key: str, what: str, fix: str) -> Problem:
    return Problem(what, fix, FILE, package.sections[block].place(key).line, key)


def _write(package: Package, blind: Blinded, passphrase: str, folder: Path) -> Seal:
    """Fill the folder of the sealed package, and see that it opens again."""
    less, aliases = blind.package, blind.aliases
    files = {
        **_plain_files(less),
        **SealedTables(less, aliases).contents(),
        FILE: sealed_toml(less, aliases),
        SCHEDULES: blind.schedules(),
    }
    hashes = {name: sha256(content).hexdigest() for name, content in files.items()}
    for name, content in files.items():
        _put(folder / name, content)
    # In the order of the new names, as the time of a file tells when it was written.
    for new, old in sorted((new, old) for old, new in aliases.media.items()):
        picture = without_metadata(less.files[f"{MEDIA}/{old}"].read_bytes())
        _put(folder / MEDIA / new, picture)
        hashes[f"{MEDIA}/{new}"] = sha256(picture).hexdigest()
    study, truths = package.study, _truths(package, blind)
    about = {
        "study": study.id,
        "title": study.title,
        "version": study.version,
        "sessions": len(blind.sessions),
        "files": dict(sorted(hashes.items())),
        "registration": _openly(truths.registration),
    }
    seal_made = new_seal(about, truths, passphrase)
    _put(folder / SEALED, seal_made.data)
    open_package(folder)  # raises where anything went wrong with what was written
    if seal_made.open(passphrase) != truths:
        raise CannotSeal(
            message(
                "The seal could not be verified: opening it didn't return its content. Nothing "
                "was written."
            )
        )
    return seal_made


def _plain_files(package: Package) -> dict[str, bytes]:
    """The texts, as they are: all of them are shown, or say what is planned."""
    hidden = {*package.stimuli, *agent_files(package.agents)}
    return {
        name: path.read_bytes()
        for name, path in package.files.items()
        if name not in hidden and not name.startswith(f"{MEDIA}/")
    }


def _truths(package: Package, blind: Blinded) -> Truths:
    rows: dict[str, Stimulus] = {}
    for table, stimuli in blind.package.stimuli.items():
        for stimulus in stimuli:
            alias = blind.aliases.stimuli[table, stimulus.id]
            hidden = replace(stimulus, content=None, length=0, turns=0, family="")
            # The table follows from that of a response and the names in `tables`.
            rows[alias] = replace(hidden, table="", parts_table="")
    return Truths(
        package.hash,
        rows,
        media={new: old for old, new in blind.aliases.media.items()},
        tables={new: old for old, new in blind.aliases.tables.items()},
        toml=package.toml.decode(),
        # Through JSON, so that what opening the seal returns is equal: tuples become lists.
        registration=json.loads(json.dumps(registered(package).get("registration", {}))),
        left_out=tuple(blind.left_out),
        agents=package.agents,
    )


def _openly(registration: Mapping[str, Any]) -> dict[str, Any]:
    """A registration without the words on its deviations, which may name agents."""
    hidden = {"why": "", "changes": []}
    deviations = [deviation | hidden for deviation in registration.get("deviations", ())]
    return {**registration, "deviations": deviations} if registration else {}


def _put(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("xb") as file:
        file.write(content)
        file.flush()
        sync_file(file.fileno())


def _move(draft: Path, out: Path) -> None:
    """Put the finished package where it was wanted: whole, or not at all."""
    if out.suffix.lower() == ".tdz":
        pack(draft, out)
        return
    # `mkdtemp` makes folders that only their owner can open.
    draft.chmod(0o755)
    draft.rename(out)


#: What is omitted: where pictures are, and where answers come from.
_HIDDEN = ("media", "provenance")


def sealed_toml(package: Package, aliases: Aliases) -> bytes:
    """The file's content. Comments may say who made what, so they stay behind."""
    import tomlkit

    values = tomllib.loads(package.toml.decode().replace("\r\n", "\n"))
    for key in _HIDDEN:
        values.pop(key, None)
    blocks: list[dict[str, Any]] = values["block"]
    for block_table, block in zip(blocks, package.study.blocks, strict=True):
        _rename(block_table, block, aliases)
    return tomlkit.dumps(values).encode()


def _rename(block_table: dict[str, Any], block: Block, aliases: Aliases) -> None:
    block_table["table"] = aliases.tables[block.table]
    if isinstance(block.show, PairsShow):
        block_table.setdefault("show", {})["of_table"] = aliases.tables[block.show.of_table]
    if "fixed" in block_table:
        block_table["fixed"] = {
            place: aliases.stimuli[block.table, name]
            for place, name in block_table["fixed"].items()
        }
