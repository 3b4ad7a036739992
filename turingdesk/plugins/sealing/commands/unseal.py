"""unseal: who made each answer of a sealed study, for the person who has the passphrase."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.cli._frame import command
from turingdesk.cli._options import add_passphrase, passphrase
from turingdesk.core.printable import printable

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands
    from turingdesk.plugins.sealing.seal import Seal
    from turingdesk.plugins.sealing.unsealing import Truths

GROUP = "Results"
COLUMNS = (
    *("sealed_id", "id", "task", "subject", "origin", "agent"),
    *("prompt", "domain", "provenance", "left_out"),
)


def add(commands: Commands) -> None:
    """Register the command."""
    parser = command(
        commands,
        "unseal",
        _unseal,
        "Open a sealed study with its passphrase, and list who made each answer.",
        "turingdesk unseal my-study-sealed.tdz --passphrase-file secret.txt\n"
        "turingdesk unseal data --passphrase-file secret.txt -o truth.csv",
    )
    parser.add_argument(
        "path",
        metavar="PATH",
        type=Path,
        help="a sealed study, or the data folder with its sessions",
    )
    add_passphrase(parser, required=True)
    parser.add_argument(
        "-o",
        "--out",
        metavar="FILE.csv",
        type=Path,
        help="write the rows with their makers to this file",
    )


def _unseal(args: argparse.Namespace) -> int:
    from turingdesk.plugins.sealing.sealed_package import SealedPart
    from turingdesk.plugins.sealing.stored_seals import seals, unlock
    from turingdesk.study.package import open_package
    from turingdesk.study.schema import FILE

    secret = passphrase(args)
    opened_seals: list[tuple[Seal, Truths]] = []
    if args.path.is_dir() and not (args.path / FILE).is_file():
        opened = unlock(args.path, secret)
        for fingerprint, seal_file in seals(args.path).items():
            if truths := opened.truths(fingerprint):
                opened_seals.append((seal_file, truths))
    else:
        part = open_package(args.path).sealed
        if not isinstance(part, SealedPart):
            from turingdesk.plugins.sealing.errors import BadSeal

            raise BadSeal(f"{args.path} is not sealed.")
        opened_seals.append((part.seal, part.seal.open(secret)))
    for opened_seal, truths in opened_seals:
        title = printable(opened_seal.title)
        print(
            f"{title} ({opened_seal.study} {opened_seal.version}): {len(truths.rows):,} true rows."
        )
        if truths.left_out:
            print(f"Answers excluded when it was sealed: {len(truths.left_out):,}.")
        print(f"Fingerprint of the seal: {opened_seal.fingerprint}")
        print(f"Hash of the study that was sealed: {truths.study_hash}")
    if args.out is not None:
        _write(args.out, [truths for _, truths in opened_seals])
        print(f"Written to {args.out}.")
    return 0


def _write(path: Path, truths_list: list[Truths]) -> None:
    import csv

    from turingdesk.exchange.exporters._atomic_write import atomic_write

    with atomic_write(path) as draft, draft.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file)
        table.writerow(COLUMNS)
        for truths in truths_list:
            table.writerows(_rows(truths))


def _rows(truths: Truths) -> Iterator[tuple[str, ...]]:
    """One line for each maker of each row, then one for each answer that was omitted."""
    for name, row in sorted(truths.rows.items(), key=lambda item: (item[1].task, item[1].id)):
        for subject, maker in sorted(row.makers.items()):
            who = (subject, maker.origin.value, maker.agent)
            yield (name, row.id, row.task, *who, row.prompt, row.domain, row.provenance, "")
    for omitted_answer in sorted(truths.left_out, key=lambda answer: (answer.task, answer.id)):
        yield ("", omitted_answer.id, omitted_answer.task, *("",) * 6, omitted_answer.why)
