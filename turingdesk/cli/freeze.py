"""`turingdesk freeze`: preregister a study, and explain what changed since."""

from __future__ import annotations

import argparse
import getpass
from typing import TYPE_CHECKING, Any

from turingdesk.cli._frame import command, print_json, titled
from turingdesk.cli._options import add_json, add_study

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands
    from turingdesk.study.package import Package
    from turingdesk.study.registration import Registration


def add(commands: Commands) -> None:
    """Register the command."""
    parser = command(
        commands,
        "freeze",
        run,
        "Record the design and the planned analyses before data collection.",
        "turingdesk freeze my-study --by 'Ada Example'\n"
        "turingdesk freeze my-study --why 'The fire alarm rang: two days more'",
    )
    add_study(parser, "the folder of a study")
    parser.add_argument("--by", metavar="NAME", help="your name (default: your login name)")
    parser.add_argument(
        "--why",
        metavar="TEXT",
        help="record the changes since the preregistration as a deviation, with this reason",
    )
    parser.add_argument(
        "--show", action="store_true", help="show what is recorded, and record nothing"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Preregister a study, explain its changes, or show both."""
    from turingdesk.core.errors import NotAllowed
    from turingdesk.study.package import open_package
    from turingdesk.study.registration import account, freeze, registration

    package = open_package(args.study)
    frozen = registration(package.folder)
    by = args.by or _login()
    if args.show:
        if frozen is None:
            raise NotAllowed(
                f"{titled(package.study.title, package.study.id)} is not preregistered. To "
                "preregister it, omit --show."
            )
    elif args.why is not None:
        frozen = account(package, by, args.why)
    elif frozen is None:
        frozen = freeze(package, by)
    elif changed := frozen.unaccounted(package):
        changes = "\n".join(f"  {change}" for change in changed)
        raise NotAllowed(
            f"The study was preregistered {frozen.at[:10]} and has changed since:\n{changes}\n"
            "Give the reason with --why."
        )
    _tell(frozen, package, as_json=args.json)
    return 0


def _login() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):  # no login name where there is no user database
        return "unknown"


def _moment(at: str) -> str:
    """A moment as a journal has it, for people.

    >>> _moment("2026-11-22T21:35:07.123Z")
    '2026-11-22 21:35 UTC'
    """
    return f"{at[:16].replace('T', ' ')} UTC"


def _tell(frozen: Registration, package: Package, *, as_json: bool) -> None:
    if as_json:
        summary: dict[str, Any] = frozen.summary(package.hash)
        summary |= {"unaccounted": list(frozen.unaccounted(package))}
        print_json(summary | {"problems": [str(problem) for problem in frozen.problems]})
        return
    from turingdesk.analysis import ANALYSES
    from turingdesk.core.quality import rule_title

    study, primary = package.study, str(frozen.planned.get("primary") or "")
    rules = [titled(rule_title(str(rule["id"])), str(rule["id"])) for rule in frozen.rules]
    plan = titled(ANALYSES[primary].title, primary) if primary in ANALYSES else primary
    by = ", ".join(map(str, frozen.planned.get("by") or ()))
    print(f"{titled(study.title, study.id)}: preregistered {_moment(frozen.at)} by {frozen.by}")
    print(f"  hash {frozen.hash}")
    for key in frozen.keys:
        print(f"  signed with the key {key}")
    print(f"  rules: {', '.join(rules) or 'none'}")
    print(f"  planned: {plan or 'nothing'}{f', by {by}' if by else ''}")
    for number, deviation in enumerate(frozen.deviations, 1):
        print(f"Deviation {number}, {_moment(deviation.at)}, {deviation.by}: {deviation.why}")
        print("\n".join(f"  {change}" for change in deviation.changes))
    for change in frozen.unaccounted(package):
        print(f"Changed since, without a reason: {change}")
    for problem in frozen.problems:
        print(problem)
