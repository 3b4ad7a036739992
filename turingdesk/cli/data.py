"""import and export: data from elsewhere in, data for elsewhere out."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.cli._frame import Progress, command
from turingdesk.cli._options import add_data, add_passphrase, add_texts, keys, whole

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands


def add(commands: Commands) -> None:
    """Register the commands of this group."""
    _add_import(commands)
    _add_export(commands)


def _add_import(commands: Commands) -> None:
    made = command(
        commands,
        "import",
        _import,
        "Import answers, verdicts, or conversations from other projects.",
        "turingdesk import kreimanlab-answers word.json -o studies/words\n"
        "turingdesk import kreimanlab-verdicts compiled.json labels.json -o data",
    )
    made.set_defaults(wrong=made.error)
    made.add_argument("format", metavar="FORMAT", help="the format; `list` shows all formats")
    made.add_argument("sources", metavar="SOURCE", nargs="*", type=Path, help="files or folders")
    made.add_argument("-o", "--out", metavar="DIR", type=Path, help="the folder to write to")
    made.add_argument(
        "--placeholders",
        action="store_true",
        help="use a gray picture where one is missing, and record that in the study",
    )
    made.add_argument("--task", default="", help="the task, if the sources don't name it")
    made.add_argument(
        "--turns",
        metavar="N",
        type=whole(1),
        help="shorten conversations to N turns (default: 24)",
    )
    made.add_argument(
        "--at-least",
        metavar="N",
        type=whole(1),
        help="exclude conversations with fewer turns (default: 3)",
    )


def _add_export(commands: Commands) -> None:
    made = command(
        commands,
        "export",
        _export,
        "Export responses to Excel, CSV, JSON, R, SPSS, Psych-DS, or BIDS.",
        "turingdesk export data --study demo -o responses.xlsx\n"
        "turingdesk export data --study demo --as psych-ds -o shared\n"
        "turingdesk export data --profile psychopy -o responses.csv",
    )
    add_data(made)
    made.add_argument(
        "-o",
        "--out",
        metavar="FILE",
        type=Path,
        required=True,
        help="a file whose suffix is the format: .xlsx, .csv, .jsonl, .R, or .sav (SPSS); with "
        "--as, a new folder",
    )
    made.add_argument(
        "--as",
        dest="format",
        metavar="FORMAT",
        default="",
        help="write a folder instead: psych-ds or bids",
    )
    _add_columns(made)


def _add_columns(made: argparse.ArgumentParser) -> None:
    """What the exported table holds, and how it is written."""
    made.add_argument(
        "--profile",
        metavar="NAME",
        default="",
        help="CSV: use the column names of psychopy, jspsych, opensesame, or psiturk",
    )
    made.add_argument("--pilot", action="store_true", help="include pilot sessions")
    made.add_argument(
        "--personal", action="store_true", help="include personal form fields (participants sheet)"
    )
    add_passphrase(made)
    made.add_argument(
        "--excel",
        action="store_true",
        help="CSV: start with a byte order mark, so that Excel reads UTF-8",
    )
    made.add_argument(
        "--safe-for-spreadsheets",
        action="store_true",
        help="CSV: put an apostrophe before texts that start with =, +, -, or @, so that "
        "spreadsheets don't read them as formulas",
    )
    add_texts(
        made,
        "the package of a study, for the text of what was judged; can be given again. "
        "Studies that the desk opened last are found without it",
    )


def _import(args: argparse.Namespace) -> int:
    from turingdesk.exchange.importers import IMPORTERS, ImportOptions

    if args.format == "list":
        return _list()
    importer = IMPORTERS[args.format.replace("-", "_")]
    if not args.sources or args.out is None:
        args.wrong("SOURCE and -o DIR are required: what to read and where to write")
    usual = ImportOptions()
    options = ImportOptions(
        placeholders=args.placeholders,
        task=args.task,
        most_turns=args.turns or usual.most_turns,
        least_turns=args.at_least or usual.least_turns,
    )
    with Progress("Writing") as progress:
        report = importer.read(args.sources, args.out, options, progress)
    print(*report.sentences, sep="\n")
    return 0


def _list() -> int:
    from turingdesk.cli._frame import print_table
    from turingdesk.exchange.importers import IMPORTERS

    rows = [(name.replace("_", "-"), made.about) for name, made in IMPORTERS.items()]
    print_table(("format", "reads"), rows)
    return 0


def _export(args: argparse.Namespace) -> int:
    from turingdesk.exchange.export import ExportRequest, export
    from turingdesk.system.settings import Settings

    opened = keys(args, args.data)
    wanted = ExportRequest(
        study=args.study,
        pilot=args.pilot,
        personal=args.personal,
        excel=args.excel,
        keys=opened,
        format=args.format,
        profile=args.profile,
        texts=tuple(args.texts),
        known=Settings.load().recent,
        safe=args.safe_for_spreadsheets,
    )
    with Progress("Writing") as writing, Progress("Reading") as reading:
        counts = export(args.data, args.out, wanted, writing, reading)
    print(*counts.sentences, sep="\n")
    print(f"Written to {args.out}.")
    return 0
