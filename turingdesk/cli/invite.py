"""invite: links with which participants open a study in the browser of their phone or computer."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.cli._frame import command
from turingdesk.cli._options import add_data_option, add_study
from turingdesk.system.os_errors import os_error_message

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands
    from turingdesk.people.invitations import Invitations
    from turingdesk.study.package import Package

_QR_SCALE = 10  #: pixels a module: about 4 cm in print at 300 dpi


def add(commands: Commands) -> None:
    """Register the commands of this group."""
    invite = command(
        commands,
        "invite",
        _invite,
        "Create links that open a study in a browser, or list and revoke them.",
        "turingdesk invite my-study --data data --count 20 -o links.csv --qr codes\n"
        "turingdesk invite my-study --data data --shared --places 100 --until 2027-01-31\n"
        "turingdesk invite my-study --data data --list\n"
        "turingdesk invite my-study --data data --revoke 3f9c01ab",
    )
    add_study(invite)
    add_data_option(invite)
    about = "the beginning of the links, such as https://lab.example.org:47358 (default: this "
    about += "computer's address and the usual port)"
    invite.add_argument("--address", metavar="URL", type=_address, help=about)
    what = invite.add_mutually_exclusive_group(required=True)
    about = "create participant codes, and a personal link for each"
    what.add_argument("--count", metavar="N", type=_positive, help=about)
    about = "create a personal link for each participant code in this file, one in each line"
    what.add_argument("--codes", metavar="FILE", type=Path, help=about)
    about = "create one link for many devices, each with its own participant code"
    what.add_argument("--shared", action="store_true", help=about)
    what.add_argument("--list", action="store_true", help="list the links of the study")
    what.add_argument("--revoke", metavar="ID", help="revoke a link; --list shows the IDs")
    about = "how many devices can open the shared link (default: any number)"
    invite.add_argument("--places", metavar="N", type=_positive, default=0, help=about)
    about = "the last day on which devices can open a link for the first time"
    invite.add_argument("--until", metavar="YYYY-MM-DD", type=_end_of_day, help=about)
    invite.add_argument("--pilot", action="store_true", help="sessions are pilots, never counted")
    about = "write participant codes and links to this CSV file instead of the terminal"
    invite.add_argument("-o", "--out", metavar="FILE", type=Path, help=about)
    about = "also write the QR code of each link to this folder, as a PNG file"
    invite.add_argument("--qr", metavar="FOLDER", type=Path, help=about)
    invite.set_defaults(wrong=invite.error)


def _invite(args: argparse.Namespace) -> int:
    from turingdesk.people.invitations import Invitations
    from turingdesk.study.package import open_package

    if args.places and not args.shared:
        args.wrong("--places needs --shared")
    if args.qr is not None and (args.list or args.revoke is not None):
        args.wrong("--qr needs --count, --codes, or --shared")
    package = open_package(args.study)
    invitations = Invitations(args.data)
    if args.list:
        return _list(invitations, package.study.id)
    if args.revoke is not None:
        return _revoke(invitations, args.revoke)
    if not args.pilot:
        package.refuse_participants()
    codes = _codes(args, package)
    return _create(invitations, package, codes, args)


def _create(
    invitations: Invitations, package: Package, codes: Sequence[str], args: argparse.Namespace
) -> int:
    from turingdesk.journal.audit import write
    from turingdesk.net.addresses import WEB_PORT, link, web_address, with_parameters
    from turingdesk.system.access import system_user

    who, study = system_user(), package.study
    rest = {"until": args.until or "", "pilot": args.pilot}
    if codes:
        tokens = invitations.invite(study.id, codes, who, **rest)
    else:
        tokens = [invitations.share(study.id, who, args.places, **rest)]
    address = args.address or web_address(WEB_PORT)
    links = [with_parameters(link(address, token), study.web.parameters) for token in tokens]
    details = {"desk": "command line", "study": study.id, "links": len(links)}
    write(args.data, "created links", who, details)
    _tell(args.out, [("participant", "link"), *zip(codes or [""], links, strict=True)])
    if args.qr is not None:
        # A shared link has the name by which --list shows it.
        names = codes or [f"shared-{invitations.look(token).id}" for token in tokens]
        _draw(args.qr, dict(zip(names, links, strict=True)))
    return 0


def _codes(args: argparse.Namespace, package: Package) -> list[str]:
    """Codes to make links for; none for a shared link."""
    from turingdesk.core.errors import BadCode
    from turingdesk.people.codes import generate, look_through, reserve
    from turingdesk.system.access import system_user

    study, who = package.study.id, system_user()
    if args.count:
        return [
            participant_code.code
            for participant_code in generate(args.data, study, args.count, who)
        ]
    if args.codes is None:
        return []
    try:
        # Excel begins such files with a byte order mark, which would be a part of the first code.
        text = args.codes.read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError) as problem:
        raise BadCode(f"{args.codes} can't be read. {os_error_message(problem)}") from problem
    codes_found = look_through(args.data, study, text)
    if codes_found.problems:
        raise BadCode("\n".join(codes_found.problems))
    if not codes_found.new and not codes_found.known:
        raise BadCode(f"{args.codes} has no participant codes.")
    reserve(args.data, study, codes_found.new, who)
    return [*codes_found.known, *codes_found.new]


def _tell(out: Path | None, rows: Sequence[tuple[str, str]]) -> None:
    import csv
    import io
    import sys

    from turingdesk.core.errors import WriteFailed
    from turingdesk.core.message import number_of
    from turingdesk.system.disk import write_whole

    if out is None:
        # By default rows end with a carriage return, too, which `Terminal` would spell out.
        csv.writer(sys.stdout, lineterminator="\n").writerows(rows)
        return
    # The csv module writes line ends by itself, and they must not be translated.
    text = io.StringIO(newline="")
    csv.writer(text).writerows(rows)
    try:
        # For its owner alone, as anyone who has a link can take part with it.
        write_whole(out, text.getvalue().encode(), 0o600)
    except OSError as problem:
        raise WriteFailed(f"{out} can't be written. {os_error_message(problem)}") from problem
    print(f"{number_of(len(rows) - 1, 'link')} in {out}.")
    print("Keep the file safe: the links are stored nowhere else, and they work for anyone.")


def _draw(folder: Path, links: Mapping[str, str]) -> None:
    """Write each link's QR code to a file that has its name."""
    import io
    import sys

    import segno

    from turingdesk.core.errors import WriteFailed
    from turingdesk.core.message import number_of
    from turingdesk.system.disk import write_whole

    for name, url in links.items():
        picture = io.BytesIO()
        # Many phones don't read Micro QR codes.
        segno.make(url, micro=False).save(picture, kind="png", scale=_QR_SCALE)
        try:
            write_whole(folder / f"{name}.png", picture.getvalue(), 0o600)
        except OSError as problem:
            raise WriteFailed(
                f"{folder} can't be written. {os_error_message(problem)}"
            ) from problem
    # Not to the standard output: the links may be there, as a table.
    print(f"{number_of(len(links), 'QR code')} in {folder}.", file=sys.stderr)


def _list(invitations: Invitations, study: str) -> int:
    from turingdesk.cli._frame import print_table

    rows = []
    for invitation in invitations.all():
        if invitation.study == study:
            used = len(invitations.places(invitation))
            state = (
                "revoked" if invitations.is_revoked(invitation) else _last_day(invitation.until)
            )
            most = str(invitation.most or "any number")
            rows.append(
                (
                    invitation.id,
                    invitation.code or "shared",
                    f"{used} of {most}",
                    state,
                    _day(invitation.at),
                )
            )
    if rows:
        print_table(("link", "for", "opened", "until", "created"), rows)
    else:
        print(f"The study {study} has no links.")
    return 0


def _revoke(invitations: Invitations, id: str) -> int:
    from turingdesk.core.errors import BadCode
    from turingdesk.system.access import system_user

    invitation = invitations.find(id)
    if invitation is None:
        raise BadCode(f"No link, or more than one, is called {id!r}. --list shows the IDs.")
    invitations.revoke(invitation, system_user())
    print(f"{invitation.id} was revoked. It no longer works on any device.")
    return 0


def _positive(text: str) -> int:
    # Not `isdigit`, which also takes superscripts, at which `int` fails.
    if not text.isdecimal() or not 0 < int(text) <= 100_000:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to 100000")
    return int(text)


def _address(text: str) -> str:
    from turingdesk.net.addresses import is_web_address

    if not is_web_address(text):
        raise argparse.ArgumentTypeError(
            f"{text!r} is not an address such as https://lab.example.org"
        )
    return text


def _day(at: str) -> str:
    """The day of a time, here."""
    return datetime.fromisoformat(at).astimezone().date().isoformat()


def _last_day(until: str) -> str:
    """The last day, here, on which a link admits anyone."""
    if not until:
        return "no end"
    return (
        # The end is the first moment of the day after.
        (datetime.fromisoformat(until).astimezone() - timedelta(milliseconds=1)).date().isoformat()
    )


def _end_of_day(text: str) -> str:
    """The moment after a local day, UTC, ISO 8601."""
    try:
        # A day on which clocks change has 23 or 25 hours, so it is added without a time zone.
        after = (datetime.strptime(text, "%Y-%m-%d") + timedelta(days=1)).astimezone()
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a day such as 2027-01-31") from None
    return after.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
