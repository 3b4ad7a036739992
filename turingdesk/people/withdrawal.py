"""Withdrawal: a participant's data are deleted, and a tombstone says that and why.

In order: what there is, is listed; the tombstone is written, marked as begun;
answers in studies that were built and haven't run, notes on their games, what they
wrote in games, what plugins keep about their answers, codes in logs, journals, personal files,
pilots, notes, pieces that a cut-off write left and the reserved code are deleted; the tombstone
is marked as finished. `what_stays` names the rest. A crash between leaves a begun tombstone,
whose rest is done when the folder is next opened; meanwhile nothing of it counts.
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
from turingdesk.journal.records import forget
from turingdesk.journal.session_name import SUFFIX, SessionName, checked_code, file_order, parsed
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
from turingdesk.system.run_log import blank_codes

_TRIAL = re.compile(r"-[0-9a-f]{12}$")  #: how the codes of trials of duels end
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

    @property
    def began(self) -> str:
        """When it began, UTC, ISO 8601; empty where the journal is gone or can't be read."""
        ends = read_ends(self.files[-1], changed=0.0)
        return str(ends.opened.get("at", "")) if ends else ""


def sessions_of(data: Path, code: str) -> list[ParticipantSession]:
    """Every session that a participant has in a data folder, pilots included.

    Args:
        data: The data folder.
        code: In any case of letters: `P-1` and `p-1` are one person.
    """
    code_key = code.casefold()
    return [session for session in _all(data) if session.name.participant.casefold() == code_key]


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
    sessions = _of_withdrawn(data, code)
    _refuse_running(data, sessions)
    tombstone = _tombstone(code, sessions, reason.strip(), who)
    games, copies = in_games(data, {session.name for session in sessions})
    tombstone = replace(tombstone, built=_built(data, code), games=games, copies=copies)
    if not keep_code:
        tombstone = replace(tombstone, code="")
    # On the disk before anything is deleted: after a crash the next opening deletes the rest.
    append(own_file(data / RECORD, WITHDRAWN), BEGUN, who, _fields(tombstone), at)
    begun = next(candidate for candidate in tombstones(data) if candidate.id == tombstone.id)
    return _complete(data, begun, who)


def _built(data: Path, code: str) -> tuple[str, ...]:
    """The keys of a participant in the records of studies that have their answers."""
    return tuple(build.key_of(code) for build in builds(data) if build.agent_of(code))


def in_games(data: Path, own_names: Collection[SessionName]) -> tuple[tuple[str, ...], ...]:
    """The rooms in which a participant sat, and others' sessions, which have their messages.

    Args:
        data: The data folder.
        own_names: The participant's sessions.
    """
    folders = (data, data / PILOT)
    paths = [path for folder in folders for path in rooms_of(folder, own_names.__contains__)]
    session_names = set[SessionName]()
    for path in paths:
        room = played_room(path)
        seats = room.seats if room is not None else ()
        session_names |= {seat.session for seat in seats if seat.session is not None}
    others = (str(name) for name in session_names - {*own_names})
    return tuple(sorted(path.stem for path in paths)), tuple(sorted(others))


def _tombstone(
    code: str, sessions: Iterable[ParticipantSession], reason: str, who: str
) -> Tombstone:
    salt = secrets.token_hex(16)
    gone = (
        DeletedSession(session.name.study, session.name.number, session.pilot, _responses(session))
        for session in sessions
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
    sessions = sessions_of(data, code)
    if not sessions and not reservation(data, code).exists():
        raise CannotWithdraw(
            message(
                "{code} has no session in {data}. Check the code and the folder.",
                code=code,
                data=data,
            )
        )
    return sessions


def finish(data: Path, who: str) -> list[Tombstone]:
    """Do what is left of withdrawals that were begun and not finished.

    What plugins keep about their answers and earlier versions left, or what came from another
    desk, is deleted as well.

    Returns:
        Those that were finished now.

    Raises:
        WriteFailed: Something could not be deleted; the next opening tries again.
    """
    withdrawals = tombstones(data)
    forget_records_of(data, withdrawals)
    return [_complete(data, begun, who) for begun in withdrawals if not begun.is_finished]


def forget_records_of(data: Path, withdrawn: Iterable[Tombstone]) -> None:
    """Delete what plugins keep about answers of people who withdrew, such as codings of texts.

    Raises:
        WriteFailed: The disk refused.
    """
    gone = [partial(tombstone.covers, pilot=False) for tombstone in withdrawn]
    try:
        forget(data, lambda name: any(covers(name) for covers in gone))
    except OSError as problem:
        raise _not_deleted(Path(problem.filename or data / RECORD), problem) from problem


def came_back(data: Path) -> list[tuple[Tombstone, Path]]:
    """Files that are here although their participant withdrew, such as out of a backup."""
    finished = [tombstone for tombstone in tombstones(data) if tombstone.is_finished]
    here = list(_all(data)) if finished else []
    return [
        (tombstone, path)
        for tombstone in finished
        for path in (
            *_files(data, tombstone, here),
            *_rooms(data, tombstone),
            *game_notes_of(data, tombstone),
        )
    ]


def _complete(data: Path, tombstone: Tombstone, who: str) -> Tombstone:
    """Delete what a tombstone names, then say so."""
    remove_from_studies(data, tombstone.built, who)
    # Before rooms forget who was there: notes are about a game, and name no session.
    _delete(list(game_notes_of(data, tombstone)))
    for path in list(_rooms(data, tombstone)):
        _leave_room(path, tombstone)
    forget_records_of(data, [tombstone])
    blank_codes(tombstone.is_of)
    try:
        files = list(_files(data, tombstone, _all(data)))
    except OSError as problem:  # a folder that can't be listed may have more of theirs
        raise _not_deleted(Path(problem.filename or data), problem) from problem
    _delete(files)
    append(own_file(data / RECORD, WITHDRAWN), FINISHED, who, {"id": tombstone.id})
    return next(candidate for candidate in tombstones(data) if candidate.id == tombstone.id)


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


def _files(data: Path, tombstone: Tombstone, here: Iterable[ParticipantSession]) -> Iterator[Path]:
    """The files that remain of a tombstone's sessions: personal answers before journals."""
    for session in here:
        if tombstone.covers(session.name, pilot=session.pilot) or _is_trial(session, tombstone):
            yield from session.files
    yield from _failed_trials(data, tombstone)
    for pilot in (False, True):
        for path in notes_folder(data, pilot=pilot).glob("*.jsonl"):
            name = session_of(path.name)
            if name is not None and tombstone.covers(name, pilot=pilot):
                yield path
    for path, name in torn_pieces(data):  # whose place does not say which were pilots
        if tombstone.covers(name, pilot=False) or tombstone.covers(name, pilot=True):
            yield path
    codes = reservation(data, "x").parent
    with suppress(OSError):
        yield from (path for path in codes.iterdir() if tombstone.is_of(path.name))
    yield from files_of(data, tombstone.is_of)


def _is_trial(session: ParticipantSession, tombstone: Tombstone) -> bool:
    named = _TRIAL.search(session.name.participant) is not None
    return named and _is_in_trial(session.files[-1], tombstone, pilot=session.pilot)


def _failed_trials(data: Path, tombstone: Tombstone) -> Iterator[Path]:
    for pilot, folder in ((False, data), (True, data / PILOT)):
        for path in sorted((folder / FAILED).glob(f"*{SUFFIX}")):
            if _is_in_trial(path, tombstone, pilot=pilot):
                yield path


def _is_in_trial(path: Path, tombstone: Tombstone, *, pilot: bool) -> bool:
    """True if they took part in a trial of a plan of duels, which is nothing without them."""
    ends = read_ends(path, changed=0.0)
    duel = ends.opened.get("duel") if ends is not None else None
    people = duel.get("people", ()) if isinstance(duel, dict) else ()
    names = (parsed(str(person)) for person in people)
    return any(name is not None and tombstone.covers(name, pilot=pilot) for name in names)


def _rooms(data: Path, tombstone: Tombstone) -> Iterator[Path]:
    """The journals of rooms that still have what they wrote."""
    for pilot, folder in ((False, data), (True, data / PILOT)):
        yield from rooms_of(folder, partial(tombstone.covers, pilot=pilot))


def _leave_room(path: Path, tombstone: Tombstone) -> None:
    """Remove what they wrote from the journal of a room; what others wrote stays."""
    content = without(path, partial(tombstone.covers, pilot=path.parents[1].name == PILOT))
    try:
        if content:
            write_whole(path, content, file_mode(path.parent))
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
        paths_by_name: dict[SessionName, list[Path]] = {}
        record = ((folder / RECORD / "closed", ".json"), (folder.joinpath(*OWNERS), ".json"))
        places = ((folder / PERSONAL, SUFFIX), *record)
        # The journals come last, because `files[-1]` is taken for the journal.
        for place, suffix in (*places, (folder, SUFFIX)):
            for path in sorted(place.glob(f"*{suffix}"), key=lambda path: file_order(path.stem)):
                name = parsed(path.stem)
                if name is not None:
                    paths_by_name.setdefault(name, []).append(path)
        yield from (
            ParticipantSession(name, pilot, tuple(paths)) for name, paths in paths_by_name.items()
        )


def _refuse_running(data: Path, sessions: list[ParticipantSession]) -> None:
    for pilot, folder in ((False, data), (True, data / PILOT)):
        names = {own_session.name for own_session in sessions if own_session.pilot is pilot}
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
    for own_session in sessions:
        if any(is_being_written(path) for path in own_session.files):
            raise CannotWithdraw(
                message(
                    "{name} is still being written. End the session first.", name=own_session.name
                )
            )


def _responses(session: ParticipantSession) -> int:
    total = 0
    for path in (file for file in session.files if file.suffix == SUFFIX):
        with suppress(OSError):
            total += sum(line["kind"] == "response" for line in read_journal(path).lines)
    return total


def _fields(tombstone: Tombstone) -> dict[str, object]:
    named = {"code": tombstone.code} if tombstone.code else {}
    return named | {
        "id": tombstone.id,
        "reason": tombstone.reason,
        "salt": tombstone.salt,
        "code_hash": tombstone.code_hash,
        "built": [*tombstone.built],
        "copies": [*tombstone.copies],
        "games": [*tombstone.games],
        "sessions": [
            {
                "study": deleted.study,
                "number": deleted.number,
                "pilot": deleted.pilot,
                "responses": deleted.responses,
            }
            for deleted in tombstone.gone
        ],
    }
