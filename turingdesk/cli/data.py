"""import and export: data from elsewhere in, data for elsewhere out."""

from __future__ import annotations

import argparse
import re
import signal
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.cli._frame import ProgressBar, command
from turingdesk.cli._options import add_data, add_out, add_passphrase, add_texts, keys, whole

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands


def add(commands: Commands) -> None:
    """Register the commands of this group."""
    _add_import(commands)
    _add_export(commands)
    _add_transcripts(commands)


def _add_import(commands: Commands) -> None:
    made = command(
        commands,
        "import",
        _import,
        "Import answers, verdicts, or conversations from other projects.",
        "turingdesk import verdicts results.csv -o data --map results.toml\n"
        "turingdesk import coco-captions captions_val2014.json val2014 -o studies/captions\n"
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
        help="use a gray picture if one is missing, and record that in the study",
    )
    made.add_argument(
        "--preview",
        action="store_true",
        help="show what an import would create, without creating it",
    )
    made.add_argument("--task", default="", help="the task, if the sources don't name it")
    made.add_argument(
        "--map",
        metavar="FILE.toml",
        type=Path,
        help="what is in which column of tables, as a file or as the name of a mapping saved on "
        "the desk; if the file doesn't exist, TuringDesk writes its guesses there, for you to "
        "edit",
    )
    _add_answers(made)


def _add_answers(made: argparse.ArgumentParser) -> None:
    """What the sources of a study may not say, and how much of them is taken."""
    made.add_argument(
        "--agent",
        metavar="NAME",
        default="",
        help="the machine that made the answers, if the sources don't name it",
    )
    made.add_argument(
        "--each",
        metavar="N",
        type=whole(1),
        default=0,
        help="take at most N answers to a prompt from people, and N from each machine",
    )
    made.add_argument(
        "--screen",
        metavar="WIDTHxHEIGHT",
        type=_size,
        help="the size in pixels to which eye movements refer, such as 1280x1024",
    )
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


def _add_transcripts(commands: Commands) -> None:
    made = command(
        commands,
        "transcripts",
        _transcripts,
        "Export the messages of live games, one game in each line.",
        "turingdesk transcripts data -o games.jsonl",
    )
    made.add_argument("data", metavar="DATA", type=Path, help="the data folder")
    add_out(made, "FILE.jsonl", "the file to write")
    made.add_argument("--pilot", action="store_true", help="include pilots")


def _transcripts(args: argparse.Namespace) -> int:
    from turingdesk.exchange.transcripts import export_transcripts

    for sentence in export_transcripts(args.data, args.out, pilot=args.pilot).sentences:
        print(sentence)
    return 0


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
    add_out(
        made,
        "FILE",
        "a file whose extension sets the format: .xlsx, .csv, .jsonl, .parquet, .R, or .sav "
        "(SPSS); with --as, a new folder",
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
    """What the exported table contains, and how it is written."""
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
        "the study with the texts of the answers; repeat the option for other studies. Studies "
        "that were opened on the desk recently are found without it",
    )


def _import(args: argparse.Namespace) -> int:
    from turingdesk.desk.importing import mappings
    from turingdesk.exchange.importers import IMPORTERS, ImportOptions

    if args.format == "list":
        return _list()
    importer = IMPORTERS[args.format.replace("-", "_")]
    if not args.sources or (args.out is None and not args.preview):
        args.wrong("SOURCE and -o DIR are required: what to read and where to write")
    usual = ImportOptions()
    options = ImportOptions(
        placeholders=args.placeholders,
        task=args.task,
        agent=args.agent.strip(),
        each=args.each,
        screen=args.screen,
        most_turns=args.turns or usual.most_turns,
        least_turns=args.at_least or usual.least_turns,
        map=mappings().get(str(args.map), args.map),
        preview=args.preview,
    )
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # to remove what is half written
    with ProgressBar("Writing") as progress, ProgressBar("Reading records:") as reading:
        report = importer.read(
            args.sources, args.out or Path(), options, progress, lambda n: reading(n, 0)
        )
    print(*report.sentences, sep="\n")
    return 0


def _size(text: str) -> tuple[int, int]:
    """A width and a height.

    Raises:
        argparse.ArgumentTypeError: They are not two whole numbers.
    """
    if not (found := re.fullmatch(r"([1-9]\d{0,5})[x\u00d7]([1-9]\d{0,5})", text.strip())):
        raise argparse.ArgumentTypeError(f"{text!r} is not WIDTHxHEIGHT, such as 1280x1024")
    return int(found[1]), int(found[2])


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
    with ProgressBar("Writing") as writing, ProgressBar("Reading") as reading:
        counts = export(args.data, args.out, wanted, writing, reading)
    print(*counts.sentences, sep="\n")
    print(f"Written to {args.out}.")
    return 0
