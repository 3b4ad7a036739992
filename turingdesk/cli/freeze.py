"""`turingdesk freeze`: preregister a study, and account for what changed since."""

from __future__ import annotations

import argparse
import getpass
from typing import TYPE_CHECKING, Any

from turingdesk.cli._frame import command, print_json
from turingdesk.cli._options import add_json, add_study

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands
    from turingdesk.study.package import Package
    from turingdesk.study.registration import Registration


def add(commands: Commands) -> None:
    """Register the command."""
    made = command(
        commands,
        "freeze",
        run,
        "Record the design and the planned analyses before data collection.",
        "turingdesk freeze my-study --by 'Ada Example'\n"
        "turingdesk freeze my-study --why 'The fire alarm rang: two days more'",
    )
    add_study(made, "the folder of a study")
    made.add_argument("--by", metavar="NAME", help="your name (default: your login name)")
    made.add_argument(
        "--why", metavar="TEXT", help="explain the changes since then, as a deviation"
    )
    made.add_argument(
        "--show", action="store_true", help="show what is recorded, and record nothing"
    )
    add_json(made)


def run(args: argparse.Namespace) -> int:
    """Freeze, account for changes, or show."""
    from turingdesk.core.errors import NotAllowed
    from turingdesk.study.package import open_package
    from turingdesk.study.registration import account, freeze, registration

    package = open_package(args.study)
    found = registration(package.folder)
    by = args.by or _login()
    if args.show:
        if found is None:
            raise NotAllowed(
                f"{package.study.id} was never frozen. Leave out --show to freeze it."
            )
    elif args.why is not None:
        found = account(package, by, args.why)
    elif found is None:
        found = freeze(package, by)
    elif changed := found.unaccounted(package):
        told = "\n".join(f"  {one}" for one in changed)
        raise NotAllowed(f"It was frozen {found.at[:10]} and changed since:\n{told}\nSay --why.")
    _tell(found, package, as_json=args.json)
    return 0


def _login() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):  # no login name where there is no user database
        return "unknown"


def _tell(found: Registration, package: Package, *, as_json: bool) -> None:
    if as_json:
        told: dict[str, Any] = found.summary(package.hash)
        told |= {"unaccounted": list(found.unaccounted(package))}
        print_json(told | {"problems": [str(problem) for problem in found.problems]})
        return
    print(f"{package.study.id}: frozen {found.at[:16]} UTC by {found.by}")
    print(f"  hash {found.hash}")
    for key in found.keys:
        print(f"  signed with the key {key}")
    print(f"  rules: {', '.join(str(rule['id']) for rule in found.rules) or 'none'}")
    print(f"  planned: {found.planned.get('primary') or 'nothing'}")
    for number, one in enumerate(found.deviations, 1):
        print(f"Deviation {number}, {one.at[:16]} UTC, {one.by}: {one.why}")
        print("\n".join(f"  {change}" for change in one.changes))
    for change in found.unaccounted(package):
        print(f"Changed since, not accounted for: {change}")
    for problem in found.problems:
        print(problem)
