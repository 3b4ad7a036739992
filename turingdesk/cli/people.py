"""withdraw and people: a participant's data deleted; who works at this desk, and their PINs."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.cli._frame import command
from turingdesk.core.message import number_of
from turingdesk.system.os_errors import os_error_message

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands


def add(commands: Commands) -> None:
    """Register the commands of this group."""
    withdraw = command(
        commands,
        "withdraw",
        _withdraw,
        "Delete one participant's data, and record the reason.",
        'turingdesk withdraw data P-014 --reason "asked by email"',
    )
    withdraw.add_argument("data", metavar="DATA", type=Path, help="the data folder")
    withdraw.add_argument("code", metavar="CODE", help="the participant's code")
    withdraw.add_argument(
        "--reason", metavar="TEXT", required=True, help="the reason, without names"
    )
    withdraw.add_argument(
        "--hash", action="store_true", help="record a hash of the code instead of the code"
    )
    withdraw.add_argument("--yes", action="store_true", help="don't ask for confirmation")
    people = command(
        commands,
        "people",
        _people,
        "List the people who work at this desk, or reset a PIN.",
        'turingdesk people\nturingdesk people --reset "Ada Okafor"',
    )
    people.add_argument("--reset", metavar="NAME", help="set a new PIN, and unlock the person")
    people.add_argument(
        "--pin-file",
        metavar="FILE",
        type=Path,
        help="read the new PIN from this file instead of asking",
    )


def _withdraw(args: argparse.Namespace) -> int:
    import sys

    from turingdesk.core.errors import CannotWithdraw
    from turingdesk.journal.audit import write
    from turingdesk.people.built_studies import studies_with
    from turingdesk.people.what_stays import what_stays
    from turingdesk.people.withdrawal import finish, sessions_of, withdraw
    from turingdesk.system.access import system_user

    who = system_user()
    if not args.data.is_dir():
        raise CannotWithdraw(f"TuringDesk can't find the data folder {args.data}. Check the name.")
    # Before anything else, so that no half of a withdrawal is left.
    for done in finish(args.data, who):
        details = {"code": done.called, "sessions": len(done.gone)}
        write(args.data, "finished a withdrawal", who, {"desk": "command line", **details})
        print(f"Finished the withdrawal of {done.called}, which had been interrupted.")
        if done.is_of(args.code) and not sessions_of(args.data, args.code):
            print("\n".join(studies_with(args.data, args.code)))
            return 0
    stays = what_stays(args.data, args.code)
    # In a script there is no one to ask.
    if not args.yes and sys.stdin.isatty():
        for session in sessions_of(args.data, args.code):
            print(f"{session.name}{' (pilot)' if session.pilot else ''}")
        print("\n".join(stays))
        again = input(f"Type {args.code} to permanently delete all of this: ")
        if again.strip().casefold() != args.code.casefold():
            raise CannotWithdraw("The code doesn't match. Nothing was deleted.")
    record = withdraw(args.data, args.code, args.reason, who, keep_code=not args.hash)
    n_sessions, n_answers = len(record.gone), record.responses
    details = {"code": record.called, "sessions": n_sessions, "answers": n_answers}
    details["reason"] = record.reason
    write(args.data, "withdrew a participant", who, {"desk": "command line", **details})
    sessions, answers = number_of(n_sessions, "session"), number_of(n_answers, "answer")
    print(f"{record.called}: {sessions} with {answers} deleted.")
    _tell_of_others(args.data, args.code)
    print("\n".join(dict.fromkeys((*studies_with(args.data, args.code), *stays))))
    return 0


def _tell_of_others(data: Path, code: str) -> None:
    """Sessions under the same code that might be another participant's."""
    from turingdesk.sessions.data_folder import sessions_aside

    for path, name in sessions_aside(data):
        if name.participant.casefold() == code.casefold():
            print(f"{path} was set aside; if it is theirs, withdraw them from that folder, too.")


def _people(args: argparse.Namespace) -> int:
    from turingdesk.cli._frame import print_table
    from turingdesk.people.people import People

    people = People()
    if args.reset is None:
        rows = [(person.name, person.role.value) for person in people.all()]
        if rows:
            print_table(("name", "role"), rows)
        else:
            print("No one has a PIN, so everyone can do everything at the desk.")
        print(f"\nKept in {people.file}.")
        return 0
    people.change(args.reset, pin=_new_pin(args.pin_file))
    _write_down(args.reset)
    print(f"{args.reset} has a new PIN.")
    return 0


def _new_pin(file: Path | None) -> str:
    """The PIN from a file or, typed twice, from the terminal."""
    from getpass import getpass

    from turingdesk.core.errors import BadPerson

    if file is not None:
        try:
            return file.read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as problem:
            why = os_error_message(problem)
            raise BadPerson(f"No PIN can be read from {file}. {why}") from problem
    pin = getpass("New PIN: ")
    if pin != getpass("Repeat PIN: "):
        raise BadPerson("The PINs don't match. Nothing was changed.")
    return pin


def _write_down(name: str) -> None:
    """Into the record of the data folder that the desk uses, where there is one."""
    from turingdesk.journal.audit import write
    from turingdesk.system.access import system_user
    from turingdesk.system.settings import Settings

    data = Settings.load().data
    if data.is_dir():
        details = {"desk": "command line", "person": name, "new_pin": True}
        write(data, "changed a person", system_user(), details)
