"""import and export: data from elsewhere in, data for elsewhere out."""

from __future__ import annotations

import argparse
import signal
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.cli._frame import ProgressBar, command
from turingdesk.cli._options import add_data, add_out, add_passphrase, keys

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands
    from turingdesk.exchange.importers import Importer, ImportOptions


def add(commands: Commands) -> None:
    """Register the commands of this group."""
    _add_import(commands)
    _add_export(commands)


def _add_import(commands: Commands) -> None:
    parser = command(
        commands,
        "import",
        _import,
        "Import answers, verdicts, or conversations from other projects.",
        "turingdesk import verdicts results.csv -o data --map results.toml\n"
        "turingdesk import list",
    )
    parser.set_defaults(wrong=parser.error)
    parser.add_argument(
        "format", metavar="FORMAT", help="the format; `list` shows all formats, with examples"
    )
    parser.add_argument("sources", metavar="SOURCE", nargs="*", type=Path, help="files or folders")
    parser.add_argument("-o", "--out", metavar="DIR", type=Path, help="the folder to write to")
    parser.add_argument(
        "--preview",
        action="store_true",
        help="show what an import would create, without creating it",
    )
    parser.add_argument(
        "--map",
        metavar="FILE.toml",
        type=Path,
        help="what is in which column of tables, as a file or as the name of a mapping saved on "
        "the desk; if the file doesn't exist, TuringDesk writes its guesses there, for you to "
        "edit",
    )
    parser.set_defaults(more=_add_answers)


def _add_answers(parser: argparse.ArgumentParser) -> None:
    """Add options for what a study's sources leave open, and for how much of them is taken."""
    from turingdesk.cli._settings import add_options, add_settings
    from turingdesk.exchange.importers import IMPORTERS, ImportOptions

    add_settings(parser, ImportOptions)
    formats = {name.replace("_", "-"): importer for name, importer in IMPORTERS.items()}
    additional = {name: importer.additional_settings for name, importer in formats.items()}
    add_options(parser, additional, {name: of.about for name, of in formats.items()})


def _add_export(commands: Commands) -> None:
    parser = command(
        commands,
        "export",
        _export,
        "Export responses to Excel, CSV, JSON, R, SPSS, Psych-DS, or BIDS.",
        "turingdesk export data --study demo -o responses.xlsx\n"
        "turingdesk export data --study demo --as psych-ds -o shared\n"
        "turingdesk export data --profile psychopy -o responses.csv",
    )
    add_data(parser)
    add_out(
        parser,
        "FILE",
        "a file whose extension sets the format: .xlsx, .csv, .jsonl, .parquet, .R, or .sav "
        "(SPSS); with --as, a new folder",
    )
    parser.add_argument(
        "--as",
        dest="format",
        metavar="FORMAT",
        default="",
        help="write a folder instead: psych-ds or bids",
    )
    parser.set_defaults(more=_add_columns)


def _add_columns(parser: argparse.ArgumentParser) -> None:
    """Add options for the contents and the form of the exported table."""
    from turingdesk.cli._settings import add_settings
    from turingdesk.exchange.export import ExportRequest

    add_settings(parser, ExportRequest)
    add_passphrase(parser)


def _import(args: argparse.Namespace) -> int:
    from turingdesk.exchange.importers import IMPORTERS

    if args.format == "list":
        return _list()
    importer = IMPORTERS[args.format.replace("-", "_")]
    if not args.sources or (args.out is None and not args.preview):
        args.wrong("SOURCE and -o DIR are required: what to read and where to write")
    options = _import_options(args, importer)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # to remove what is half written
    with ProgressBar("Writing") as progress, ProgressBar("Reading records:") as reading:
        report = importer.read(
            args.sources, args.out or Path(), options, progress, lambda n: reading(n, 0)
        )
    print(*report.sentences, sep="\n")
    return 0


def _import_options(args: argparse.Namespace, importer: Importer) -> ImportOptions:
    """The options of an import; those that the format doesn't heed end the command."""
    from dataclasses import fields

    from turingdesk.cli._settings import from_arguments, options_given
    from turingdesk.core.arguments import flag
    from turingdesk.core.setting import settings_of
    from turingdesk.exchange.importers import IMPORTERS, ImportOptions
    from turingdesk.presenters.importing import mappings

    shared = from_arguments(ImportOptions, args, "an import")
    for setting in settings_of(ImportOptions):
        is_given = getattr(shared, setting.name) != setting.default
        if is_given and setting.name not in (*importer.takes, *importer.mapped):
            args.wrong(f"{args.format} doesn't support {flag(setting)}")
    values = {field.name: getattr(shared, field.name) for field in fields(shared)}
    values |= {"agent": shared.agent.strip(), "preview": args.preview}
    values["map"] = mappings().get(str(args.map), args.map)
    additional = {name: of.additional_settings for name, of in IMPORTERS.items()}
    name = args.format.replace("-", "_")
    return importer.options(**values, **options_given(args, additional, [name]))


def _list() -> int:
    from turingdesk.cli._frame import print_table
    from turingdesk.exchange.importers import IMPORTERS

    importers = {name.replace("_", "-"): importer for name, importer in IMPORTERS.items()}
    print_table(("format", "reads"), [(name, each.about) for name, each in importers.items()])
    print("\nExamples:")
    for name, importer in importers.items():
        if importer.example:
            print(f"  turingdesk import {name} {importer.example}")
    return 0


def _export(args: argparse.Namespace) -> int:
    from dataclasses import replace

    from turingdesk.cli._settings import from_arguments
    from turingdesk.exchange.export import ExportRequest, export
    from turingdesk.system.settings import Settings

    opened = keys(args, args.data)
    request = replace(
        from_arguments(ExportRequest, args, "an export"),
        study=args.study,
        keys=opened,
        format=args.format,
        known=Settings.load().recent,
    )
    with ProgressBar("Writing") as writing, ProgressBar("Reading") as reading:
        counts = export(args.data, args.out, request, writing, reading)
    print(*counts.sentences, sep="\n")
    print(f"Written to {args.out}.")
    return 0
