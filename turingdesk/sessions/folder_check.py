"""Checks whole folders of journals: each journal, and what they say of one another."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path
from typing import Any

from turingdesk.core.errors import Problem, Severity
from turingdesk.core.message import all_of, join, message, plural
from turingdesk.journal.closed_index import (
    closed_sessions,
    end_problems,
    missing_journals,
    received,
)
from turingdesk.journal.heads import RECORD, heads
from turingdesk.journal.journal_file import COPY, PERSONAL, ROOMS, JournalFile, Line, read_journal
from turingdesk.journal.judge_kind import JudgeKind, kind_of
from turingdesk.journal.session_name import SUFFIX, SessionName, file_order, parsed
from turingdesk.journal.signature_check import End, Signatures, missing_files
from turingdesk.journal.stand_ins import stand_in_room
from turingdesk.journal.standing import Standing, standing
from turingdesk.system.clock import clocks_apart
from turingdesk.system.os_errors import explain_os_error

MISSING = message("Restore it from a backup. Until then, its answers don't count.")
_PILOT = "pilot"
ASIDE = "conflicts"  #: the folder in a data folder for sessions whose name was taken
_NOT_PEOPLE = message(
    "Results exclude these trials. If the session was a rehearsal, mark it as a pilot."
)
_TWO_PEOPLE = message(
    "If one person took part more than once, you don't need to do anything. If two people used "
    "the same code, add a note to their sessions that says who was who."
)


@dataclass(frozen=True, slots=True)
class CheckedSession:
    """One session as its journal tells of it."""

    path: Path
    name: SessionName
    opened: Line
    chains: frozenset[str]  #: of all lines
    lines: int
    chain: str  #: of the last line
    last_at: str
    reason: str  #: why it was closed; empty if it was not

    @classmethod
    def of(cls, journal: JournalFile) -> CheckedSession | None:
        """The facts in a journal for the check; None if it does not say whose it is."""
        # What the first line says wins over the file's name, which anyone can change.
        name = parsed(str(journal.opened.get("session", ""))) or parsed(journal.path.stem)
        if name is None or not journal.opened:
            return None
        return cls(
            journal.path,
            name,
            journal.opened,
            # Chains name lines beyond doubt; numbers of lines are the same in every journal.
            frozenset(str(line["chain"]) for line in journal.lines),
            len(journal.lines),
            journal.chain,
            str(journal.lines[-1].get("at", "")),
            str((journal.closed or {}).get("reason", "")),
        )

    @property
    def begun(self) -> str:
        """When, UTC, ISO 8601."""
        return str(self.opened.get("at", ""))

    @property
    def predecessor(self) -> str:
        """The session that it continues or started over; empty for none."""
        return str(self.opened.get("continues") or self.opened.get("restarts") or "")

    @property
    def where(self) -> str:
        """Number, kiosk and day, for a list."""
        kiosk = str(self.opened.get("kiosk", ""))
        at = (" " + message("at {kiosk}", kiosk=kiosk)) if kiosk else ""
        return message(
            "session {number}{at} ({begun} UTC)",
            number=self.name.number,
            at=at,
            begun=self.begun[:16].replace("T", " "),
        )


def folder_problems(folder: Path, heard: Callable[[], object] = lambda: None) -> Iterator[Problem]:
    """The problems of each journal of one folder, and of what they say of each other.

    Args:
        folder: One that contains journals; folders inside it are not read.
        heard: Called after each journal.
    """
    yield from problems([folder], heard)


def problems(
    folders: Iterable[Path],
    heard: Callable[[], object] = lambda: None,
    signatures: Signatures | None = None,
) -> Iterator[Problem]:
    """The same for some folders, and sessions that two of them have under one name.

    Args:
        folders: That hold journals.
        heard: Called after each journal.
        signatures: Told how each journal relates to its signature.
    """
    signatures = signatures if signatures is not None else Signatures()
    everywhere: list[CheckedSession] = []
    for folder in folders:
        folder_check = _FolderCheck(folder, signatures)
        yield from folder_check.problems(heard)
        everywhere += folder_check.held
    yield from signatures.unknown()
    yield from _same_name(everywhere)
    yield from clock_problems(
        (checked_session.begun, computer_of(checked_session.opened))
        for checked_session in everywhere
    )


class _FolderCheck:
    """Walks the journals of one folder once."""

    def __init__(self, folder: Path, signatures: Signatures) -> None:
        self.held: list[CheckedSession] = []
        self._folder = folder
        self._signatures = signatures
        self._heads = heads(folder)  # before any journal: one may be growing
        self._closed = closed_sessions(folder)
        self._came = received(folder.parent if folder.name == _PILOT else folder)
        self._ends: list[End] = []
        self._damaged: set[str] = set()  #: files with a problem that was already reported

    def problems(self, heard: Callable[[], object]) -> Iterator[Problem]:
        """Each file is named as changed once, by whatever shows it first."""
        for problem in self._problems(heard):
            # A warning leaves the file as it was signed, so its signature still has to be right.
            if problem.severity is Severity.ERROR:
                self._damaged.add(problem.file)
            yield problem

    def _problems(self, heard: Callable[[], object]) -> Iterator[Problem]:
        stands = standing(self._folder)
        paths = sorted(self._folder.glob(f"*{SUFFIX}"), key=lambda path: file_order(path.name))
        for path in paths:
            try:
                journal = read_journal(path)
            except OSError as problem:  # it went away, or may not be read
                yield _unreadable(path, problem)
                continue
            heard()
            yield from journal.problems
            yield from _stand_in_problems(journal, stands)
            yield from end_problems(path.stem, (len(journal.lines), journal.chain), self._closed)
            self._ends.append(End.of(journal, self._heads.get(path.name), self._came))
            if (checked_session := CheckedSession.of(journal)) is not None:
                self.held.append(checked_session)
        # Personal answers have no rooms, no notes of heads, and no sessions that continue them.
        if self._folder.name == PERSONAL:
            return
        yield from _room_problems(self._folder)
        yield from _taken_up(self.held, stands)
        missing = missing_journals(self._closed, {path.stem for path in paths})
        # Someone who withdrew left no journal, and no gap that needs explaining.
        yield from (p for p in missing if not _is_gone(p, stands))
        for end in self._ends:
            yield from self._signatures.judge(end, end.path.name in self._damaged)
        lost = (p for p in missing_files(self._folder, self._heads) if not _is_gone(p, stands))
        yield from (
            # A damaged file was reported with its damage; that it is not as signed follows from
            # that.
            lost_problem
            for lost_problem in lost
            if lost_problem.file not in self._damaged
        )
        yield from _same_code(self.held)


def _stand_in_problems(journal: JournalFile, stands: Standing) -> Iterator[Problem]:
    """Trials of a session that counts in which simulated partners took part."""
    opened, name = journal.opened, parsed(journal.path.stem)
    if opened.get("pilot") or (name is not None and stands.is_marked(name)):
        return
    if kind_of(str(opened.get("judge", ""))) is not JudgeKind.PEOPLE:
        return
    rooms = [
        # Problems count lines from 1, journals from 0.
        (line["seq"] + 1, room)
        for line in journal.lines
        if line["kind"] == "response"
        and (room := stand_in_room(str(line.get("question", "")), line.get("choice")))
    ]
    if rooms:
        names = list(dict.fromkeys(room for _, room in rooms))
        what = plural(
            "Partners of this participant were simulated by the program in %n room: {rooms}.",
            "Partners of this participant were simulated by the program in %n rooms: {rooms}.",
            len(names),
            rooms=names,
        )
        yield Problem(what, _NOT_PEOPLE, journal.path.name, rooms[0][0], severity=Severity.WARNING)


def _room_problems(folder: Path) -> Iterator[Problem]:
    """The problems of the journals of rooms."""
    for path in sorted((folder / ROOMS).glob(f"*{SUFFIX}")):
        try:
            room_problems = read_journal(path).problems
        except OSError as problem:
            room_problems = (_unreadable(path, problem),)
        yield from (
            replace(room_problem, file=f"{ROOMS}/{path.name}") for room_problem in room_problems
        )


def _unreadable(path: Path, problem: OSError) -> Problem:
    what = message("The file can't be read. {why}", why=explain_os_error(problem).happened)
    return Problem(what, message("Check the file's permissions and the disk."), path.name)


def _is_gone(problem: Problem, stands: Standing) -> bool:
    """True if a journal is missing because its participant withdrew."""
    name = parsed(problem.file)
    return name is not None and stands.is_withdrawn(name)


def _taken_up(sessions: list[CheckedSession], stands: Standing) -> Iterator[Problem]:
    """Sessions that others continued, and which are not there any more, or not whole."""
    chains = {session.path.stem: session.chains for session in sessions}
    for session in sessions:
        old = session.predecessor
        if not old:
            continue
        chain = session.opened.get("continues_chain") or session.opened.get("restarts_chain")
        what = message(
            "{name} resumed {old}, and the last line at that time", name=session.name, old=old
        )
        name = parsed(old)
        if old not in chains and not (name is not None and stands.is_withdrawn(name)):
            yield Problem(
                message("{what} is missing: the file is gone.", what=what),
                MISSING,
                f"{old}{SUFFIX}",
            )
        # The file may be an older copy, or someone may have cut lines off.
        elif old in chains and chain not in chains[old]:
            yield Problem(
                message("{what} is no longer in the file.", what=what), COPY, f"{old}{SUFFIX}"
            )


def _same_code(checked_sessions: list[CheckedSession]) -> Iterator[Problem]:
    """Codes under which more than one session of a study was held."""
    taken_up = {session.predecessor for session in checked_sessions}
    by_code: dict[tuple[str, str], list[CheckedSession]] = {}
    for session in checked_sessions:
        # A session that was continued is one sitting in two files, and refusing consent is none.
        is_one_of_many = session.path.stem in taken_up or session.reason == "refused"
        if not is_one_of_many and session.opened.get("judge", "human") == "human":
            key = (session.name.participant.casefold(), session.name.study)
            by_code.setdefault(key, []).append(session)
    for sessions in by_code.values():
        if len(sessions) > 1:
            yield _used_again(
                sorted(sessions, key=lambda session: (session.begun, session.name.number))
            )


def _used_again(sessions: list[CheckedSession]) -> Problem:
    last = sessions[-1]
    codes = sorted({session.name.participant for session in sessions})
    which = join("; ", (session.where for session in sessions))
    at_once = any(_overlap(first, other) for first, other in combinations(sessions, 2))
    spelled = (
        (" " + message("The spellings {codes} count as the same code.", codes=all_of(codes)))
        if len(codes) > 1
        else ""
    )
    what = message(
        "{sessions} sessions of {study} have the code {codes}{at_once}: {which}.{spelled}",
        sessions=len(sessions),
        study=last.name.study,
        codes=codes[0],
        at_once=message(", some at the same time") if at_once else "",
        which=which,
        spelled=spelled,
    )
    return Problem(what, _TWO_PEOPLE, last.path.name, severity=Severity.WARNING)


def _overlap(first: CheckedSession, other: CheckedSession) -> bool:
    # Times in UTC in ISO 8601 sort as texts in the order of time.
    return first.begun < other.last_at and other.begun < first.last_at


def computer_of(opened: Mapping[str, Any]) -> str:
    """The name of the computer on which a session ran."""
    return str(opened.get("kiosk") or opened.get("machine") or "")


def clock_problems(sessions: Iterable[tuple[str, str]]) -> Iterator[Problem]:
    """A warning where clocks of computers seem to have differed by years.

    Args:
        sessions: When each began, and the name of its computer.
    """
    if apart := clocks_apart(sessions):
        what = message(
            "No session began between {first} and {second}, and no computer has sessions before "
            "and after that: the clocks of some computers seem to have differed by years.",
            first=apart[0][:10],
            second=apart[1][:10],
        )
        fix = message(
            "Correct the clocks before the next session. Results that follow the order of "
            "sessions, such as looks at the data, aren't computed."
        )
        yield Problem(what, fix, RECORD, severity=Severity.WARNING)


def _same_name(sessions: list[CheckedSession]) -> Iterator[Problem]:
    """Journals in different files that say they are the same session."""
    by_name: dict[tuple[str, bool, str], list[CheckedSession]] = {}
    for session in sessions:
        # Pilots number their sessions for themselves, so equal names mean nothing across both.
        folder = session.path.parent
        is_pilot = folder.name == _PILOT
        # What was set aside is a data folder of its own: another person's, as `join` has said.
        aside = str(folder.parent if is_pilot else folder) if ASIDE in folder.parts else ""
        key = (str(session.name).casefold(), is_pilot, aside)
        by_name.setdefault(key, []).append(session)
    for first, *others in by_name.values():
        for other in others:
            place = f"{other.path.parent.name}/{other.path.name}"
            there = f"{first.path.parent.name}/{first.path.name}"
            # A common chain can't come about by chance, so both files were one once.
            if first.chains & other.chains:
                what = message("The same session is also in {there}.", there=there)
                fix = message(
                    "Keep the longer file, and move the other one out of the data folder."
                )
            else:
                what = message(
                    "Two sessions have the name {name}: the other one is {there}.",
                    name=first.name,
                    there=there,
                )
                fix = message("Keep folders that were recorded separately in separate folders.")
            yield Problem(what, fix, place, 1)
