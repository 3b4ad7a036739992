"""seal: studies in which no one who runs sessions knows who made what."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from turingdesk.cli._frame import ProgressBar, command
from turingdesk.cli._options import add_out, add_passphrase, add_study, passphrase
from turingdesk.core.message import number_of
from turingdesk.core.printable import printable

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands

GROUP, AFTER = "Prepare", "power"


def add(commands: Commands) -> None:
    """Register the command."""
    parser = command(
        commands,
        "seal",
        _seal,
        "Encrypt who made each answer, so that experimenters are blind too.",
        "turingdesk seal my-study -o my-study-sealed.tdz --passphrase-file secret.txt\n"
        "turingdesk kiosk my-study-sealed.tdz --participant P-014 --data data\n"
        "turingdesk analyze data --passphrase-file secret.txt",
    )
    add_study(parser)
    add_out(parser, "OUT", "the sealed study: a new folder or .tdz")
    add_passphrase(parser, required=True)
    parser.set_defaults(more=_add_sessions)


def _add_sessions(parser: argparse.ArgumentParser) -> None:
    from turingdesk.cli._settings import add_setting
    from turingdesk.core.setting import Setting, Takes
    from turingdesk.plugins.sealing.sealing import MOST_SESSIONS

    sessions = Setting(
        ("sessions",),
        "Sessions",
        "How many sessions to prepare, rounded up to complete sets.",
        takes=Takes.WHOLE,
        usual="the planned number of participants and 25% more",
        lowest=1,
        highest=MOST_SESSIONS,
    )
    add_setting(parser, sessions, default=None)


def _seal(args: argparse.Namespace) -> int:
    from turingdesk.plugins.sealing.sealing import PRICE, seal

    secret = passphrase(args)
    with ProgressBar("Drawing sessions") as progress:
        sealed_study = seal(args.study, args.out, secret, args.sessions, progress)
    for warning in sealed_study.warnings:
        print(f"warning: {warning}", file=sys.stderr)
    for sentence in sealed_study.left_out:
        print(sentence)
    title = printable(sealed_study.seal.title)
    sessions = number_of(sealed_study.seal.sessions, "session")
    print(f"{sealed_study.out}: {title}, sealed, with {sessions} drawn.")
    print(PRICE)
    print(f"Fingerprint of the seal: {sealed_study.seal.fingerprint}")
    print(
        "Store the passphrase in a safe place, and the study itself where the people who run the "
        "sessions can't find it. Without the passphrase, no one can count the verdicts."
    )
    return 0
