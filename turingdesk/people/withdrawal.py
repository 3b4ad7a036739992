"""Withdrawal: a participant's data are deleted, and a tombstone says that and why.

In order: what there is, is listed; the tombstone is written, marked as begun;
answers in studies that were built and haven't run, notes on their games, what they
wrote in games, journals, personal files, pilots, notes, pieces that a cut-off write left and
the reserved code are deleted; the tombstone is marked as finished. A crash between
leaves a begun tombstone, whose rest is done when the folder is next opened;
meanwhile nothing of it counts.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Collection, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from turingdesk.core.errors import CannotWithdraw, WriteFailed
from turingdesk.core.message import message
from turingdesk.journal.builds import builds
from turingdesk.journal.game_notes import game_notes_of
from turingdesk.journal.heads import forget_head
from turingdesk.journal.journal_file import FAILED, PERSONAL, read_journal
from turingdesk.journal.ledger import RECORD, append, own_file
from turingdesk.journal.notes import notes_folder, session_of
from turingdesk.journal.played_rooms import played_room, rooms_of, without
from turingdesk.journal.session_name import SUFFIX, SessionName, checked_code, parsed
from turingdesk.journal.session_summary import State, read_ends
from turingdesk.journal.tombstones import (
    BEGUN,
    FINISHED,
    WITHDRAWN,
    DeletedSession,
    Tombstone,
    hashed,
    tombstones,
)
from turingdesk.people.built_studies import remove_from_studies
from turingdesk.people.codes import reservation
from turingdesk.people.invitations import files_of
from turingdesk.sessions.data_folder import PILOT, DataFolder, torn_pieces
from turingdesk.system.access import file_mode
from turingdesk.system.disk import sync_folder, write_whole
from turingdesk.system.lock import is_being_written
from turingdesk.system.os_errors import explain_os_error

_TRIAL = re.compile(r"-[0-9a-f]{12}$")  #: how the codes of trials end, see `duels/plan.py`
OWNERS = (RECORD, "booths")  #: where the desk notes which booth sent a session


@dataclass(frozen=True, slots=True)
class ParticipantSession:
    """The files of one session of a participant."""

    name: SessionName
    pilot: bool
    files: tuple[Path, ...]  #: personal answers, where it ended, the journal; as far as they are

    @property
    def study_title(self) -> str:
        """As the journal has it; the study's ID where the journal is gone or can't be read."""
        ends = read_ends(self.files[-1], changed=0.0)
        return str(ends.opened.get("study_title") or self.name.study) if ends else self.name.study


def sessions_of(data: Path, code: str) -> list[ParticipantSession]:
    """Every session that a participant has in a data folder, pilots included.

    Args:
        data: The data folder.
        code: In any case of letters: `P-1` and `p-1` are one person.
    """
    wanted = code.casefold()
    return [kept for kept in _all(data) if kept.name.participant.casefold() == wanted]


def withdraw(
    data: Path, code: str, reason: str, who: str, *, keep_code: bool = True, at: str = ""
) -> Tombstone:
    """Delete everything that a participant gave, and keep a tombstone.

    Args:
        data: The data folder.
        code: The participant's.
        reason: Why, in words.
        who: The person at the desk.
        keep_code: Whether the tombstone names the code; else its salted hash.
        at: When, UTC, ISO 8601; by default now.

    Returns:
        The tombstone, finished.

    Raises:
        BadCode: No participant can be called so.
        CannotWithdraw: A session of theirs is running, no reason is given, or there is nothing.
        WriteFailed: The tombstone could not be written, and nothing was deleted; or not
            everything could be deleted, which the next opening tries again.
    """
    if not reason.strip():
        raise CannotWithdraw(
            message("Enter a reason for the withdrawal, even if it is only that none was given.")
        )
    found = _of_withdrawn(data, code)
    _refuse_running(data, found)
    made = _tombstone(code, found, reason.strip(), who)
    games, copies = _in_games(data, {kept.name for kept in found})
    made = replace(made, built=_built(data, code), games=games, copies=copies)
    if not keep_code:
        made = replace(made, code="")
    # On the disk before anything is deleted: after a crash the next opening deletes the rest.
    append(own_file(data / RECORD, WITHDRAWN), BEGUN, who, _fields(made), at)
    begun = next(one for one in tombstones(data) if one.id == made.id)
    return _complete(data, begun, who)


def _built(data: Path, code: str) -> tuple[str, ...]:
    """What stands for a participant in the records of studies that have their answers."""
    return tuple(one.key_of(code) for one in builds(data) if one.agent_of(code))


def _in_games(data: Path, own: Collection[SessionName]) -> tuple[tuple[str, ...], ...]:
    """The rooms in which a participant sat, and others' sessions, which have their messages."""
    folders = (data, data / PILOT)
    paths = [path for folder in folders for path in rooms_of(folder, own.__contains__)]
    found = set[SessionName]()
    for path in paths:
        room = played_room(path)
        seats = room.seats if room is not None else ()
        found |= {one.session for one in seats if one.session is not None}
    others = (str(one) for one in found - {*own})
    return tuple(sorted(path.stem for path in paths)), tuple(sorted(others))


def _tombstone(code: str, found: Iterable[ParticipantSession], reason: str, who: str) -> Tombstone:
    salt = secrets.token_hex(16)
    gone = (
        DeletedSession(one.name.study, one.name.number, one.pilot, _responses(one))
        for one in found
    )
    return Tombstone(
        id=secrets.token_hex(8),
        at="",
        who=who,
        reason=reason,
        code=code,
        salt=salt,
        code_hash=hashed(salt, code),
        gone=tuple(gone),
    )


def _of_withdrawn(data: Path, code: str) -> list[ParticipantSession]:
    """The sessions of a participant, who has at least a reserved code."""
    checked_code(code)
    found = sessions_of(data, code)
    if not found and not reservation(data, code).exists():
        raise CannotWithdraw(
            message(
                "{code} has no session in {data}. Check the code and the folder.",
                code=code,
                data=data,
            )
        )
    return found


def finish(data: Path, who: str) -> list[Tombstone]:
    """Do what is left of withdrawals that were begun and not finished.

    Returns:
        Those that were finished now.

    Raises:
        WriteFailed: Something could not be deleted; the next opening tries again.
    """
    return [_complete(data, one, who) for one in tombstones(data) if not one.is_finished]


def came_back(data: Path) -> list[tuple[Tombstone, Path]]:
    """Files that are here although their participant withdrew, such as out of a backup."""
    finished = [one for one in tombstones(data) if one.is_finished]
    here = list(_all(data)) if finished else []
    return [
        (one, path)
        for one in finished
        for path in (*_files(data, one, here), *_rooms(data, one), *game_notes_of(data, one))
    ]


def _complete(data: Path, one: Tombstone, who: str) -> Tombstone:
    """Delete what a tombstone names, then say so."""
    remove_from_studies(data, one.built)
    # Before rooms forget who was there: notes are about a game, and name no session.
    _delete(list(game_notes_of(data, one)))
    for path in list(_rooms(data, one)):
        _leave_room(path, one)
    _delete(list(_files(data, one, _all(data))))
    append(own_file(data / RECORD, WITHDRAWN), FINISHED, who, {"id": one.id})
    return next(found for found in tombstones(data) if found.id == one.id)


def _delete(paths: Iterable[Path]) -> None:
    folders = set()
    for path in paths:
        try:
            path.unlink(missing_ok=True)
        except OSError as problem:
            raise _not_deleted(path, problem) from problem
        forget_head(path)
        folders.add(path.parent)
    for folder in folders:
        sync_folder(folder)


def _files(data: Path, one: Tombstone, here: Iterable[ParticipantSession]) -> Iterator[Path]:
    """What is still there of a tombstone's sessions: personal answers before journals."""
    for kept in here:
        if one.covers(kept.name, pilot=kept.pilot) or _is_trial(kept, one):
            yield from kept.files
    yield from _failed_trials(data, one)
    for pilot in (False, True):
        for path in notes_folder(data, pilot=pilot).glob("*.jsonl"):
            name = session_of(path.name)
            if name is not None and one.covers(name, pilot=pilot):
                yield path
    for path, name in torn_pieces(data):  # whose place does not say which were pilots
        if one.covers(name, pilot=False) or one.covers(name, pilot=True):
            yield path
    codes = reservation(data, "x").parent
    with suppress(OSError):
        yield from (path for path in codes.iterdir() if one.is_of(path.name))
    yield from files_of(data, one.is_of)


def _is_trial(kept: ParticipantSession, one: Tombstone) -> bool:
    named = _TRIAL.search(kept.name.participant) is not None
    return named and _is_in_trial(kept.files[-1], one, pilot=kept.pilot)


def _failed_trials(data: Path, one: Tombstone) -> Iterator[Path]:
    for pilot, folder in ((False, data), (True, data / PILOT)):
        for path in sorted((folder / FAILED).glob(f"*{SUFFIX}")):
            if _is_in_trial(path, one, pilot=pilot):
                yield path


def _is_in_trial(path: Path, one: Tombstone, *, pilot: bool) -> bool:
    """Whether they took part in a trial of a plan of duels, which is nothing without them."""
    ends = read_ends(path, changed=0.0)
    duel = ends.opened.get("duel") if ends is not None else None
    people = duel.get("people", ()) if isinstance(duel, dict) else ()
    names = (parsed(str(person)) for person in people)
    return any(name is not None and one.covers(name, pilot=pilot) for name in names)


def _rooms(data: Path, one: Tombstone) -> Iterator[Path]:
    """The journals of rooms that still have what they wrote."""
    for pilot, folder in ((False, data), (True, data / PILOT)):
        yield from rooms_of(folder, partial(one.covers, pilot=pilot))


def _leave_room(path: Path, one: Tombstone) -> None:
    """Remove what they wrote from the journal of a room; what others wrote stays."""
    left = without(path, partial(one.covers, pilot=path.parents[1].name == PILOT))
    try:
        if left:
            write_whole(path, left, file_mode(path.parent))
        else:
            path.unlink(missing_ok=True)
    except OSError as problem:
        raise _not_deleted(path, problem) from problem
    forget_head(path)


def _not_deleted(path: Path, problem: OSError) -> WriteFailed:
    return WriteFailed(
        message(
            "{path} could not be deleted. {why} The withdrawal is recorded, and the data "
            "no longer count. The rest is deleted when the folder is next opened. Close "
            "other programs that use the file.",
            path=path,
            why=explain_os_error(problem).happened,
        )
    )


def _all(data: Path) -> Iterator[ParticipantSession]:
    """Every session that has left a file, whether it can be read or not."""
    for pilot, folder in ((False, data), (True, data / PILOT)):
        found: dict[SessionName, list[Path]] = {}
        record = ((folder / RECORD / "closed", ".json"), (folder.joinpath(*OWNERS), ".json"))
        places = ((folder / PERSONAL, SUFFIX), *record)
        for place, suffix in (*places, (folder, SUFFIX)):
            for path in sorted(place.glob(f"*{suffix}")):
                name = parsed(path.stem)
                if name is not None:
                    found.setdefault(name, []).append(path)
        yield from (ParticipantSession(name, pilot, tuple(paths)) for name, paths in found.items())


def _refuse_running(data: Path, found: list[ParticipantSession]) -> None:
    for pilot, folder in ((False, data), (True, data / PILOT)):
        names = {kept.name for kept in found if kept.pilot is pilot}
        for session in DataFolder(folder).sessions() if names else ():
            if session.state is State.RUNNING and session.name in names:
                at = (" " + message("at {kiosk}", kiosk=session.kiosk)) if session.kiosk else ""
                raise CannotWithdraw(
                    message(
                        "{name} is still running{at}. End the session there first, then "
                        "withdraw. A session on another computer counts as running for 15 "
                        "minutes after its last line.",
                        name=session.name,
                        at=at,
                    )
                )
        rooms = rooms_of(folder, names.__contains__) if names else []
        if any(is_being_written(path) for path in rooms):
            raise CannotWithdraw(
                message("A game is still being played. Wait until it has ended, then withdraw.")
            )
    for kept in found:
        if any(is_being_written(path) for path in kept.files):
            raise CannotWithdraw(
                message("{name} is still being written. End the session first.", name=kept.name)
            )


def _responses(kept: ParticipantSession) -> int:
    total = 0
    for path in (file for file in kept.files if file.suffix == SUFFIX):
        with suppress(OSError):
            total += sum(line["kind"] == "response" for line in read_journal(path).lines)
    return total


def _fields(made: Tombstone) -> dict[str, object]:
    named = {"code": made.code} if made.code else {}
    return named | {
        "id": made.id,
        "reason": made.reason,
        "salt": made.salt,
        "code_hash": made.code_hash,
        "built": [*made.built],
        "copies": [*made.copies],
        "games": [*made.games],
        "sessions": [
            {
                "study": one.study,
                "number": one.number,
                "pilot": one.pilot,
                "responses": one.responses,
            }
            for one in made.gone
        ],
    }
