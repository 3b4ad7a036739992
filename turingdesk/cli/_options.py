"""Options that several commands share, each declared once, and the numbers that options take."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.cli._frame import ProgressBar

if TYPE_CHECKING:
    from turingdesk.journal.judge_kind import JudgeKind
    from turingdesk.study.seals import Keys


def add_study(parser: argparse.ArgumentParser, about: str = "a study (folder or .tdz)") -> None:
    """Add the study."""
    parser.add_argument("study", metavar="STUDY", type=Path, help=about)


def add_json(parser: argparse.ArgumentParser, about: str = "print JSON") -> None:
    """Add --json."""
    parser.add_argument("--json", action="store_true", help=about)


def add_data_option(parser: argparse.ArgumentParser) -> None:
    """Add --data, the folder that sessions are written to."""
    parser.add_argument("--data", metavar="DIR", type=Path, required=True, help="the data folder")


def add_out(
    parser: argparse.ArgumentParser, metavar: str, about: str, default: Path | None = None
) -> None:
    """Add -o: what to write, which must be named if it has no default."""
    parser.add_argument(
        "-o",
        "--out",
        metavar=metavar,
        type=Path,
        required=default is None,
        default=default,
        help=about,
    )


def add_data(parser: argparse.ArgumentParser) -> None:
    """Add the data folder and the study."""
    parser.add_argument("data", metavar="DATA", type=Path, help="a data folder")
    parser.add_argument("--study", metavar="ID", help="only this study (default: all studies)")


def add_by(parser: argparse.ArgumentParser) -> None:
    """Add --by, which can be repeated.

    `by` contains names of columns and form questions, `crossed` those that were named together.
    """
    parser.add_argument(
        "--by",
        metavar="COLUMN",
        action=_Columns,
        nargs="+",
        default=[],
        help="split results by a column or form question, such as --by gender; --by task agent "
        "also has a row for each combination of both, --by task --by agent has not",
    )
    parser.set_defaults(crossed=[])


class _Columns(argparse.Action):
    """Gathers columns of several --by, and the names of what each of them crosses."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option_string: str | None = None,
    ) -> None:
        namespace.by = [*namespace.by, *values]
        if len(values) > 1:
            namespace.crossed = [*namespace.crossed, values]


def columns_by(args: argparse.Namespace) -> tuple[str, ...]:
    """The columns that split results: each, then what is crossed as `_levels` names it.

    Whoever reads `by` in the JSON of --by with two columns finds both of them as before.
    """
    from turingdesk.analysis._levels import crossed

    return tuple(dict.fromkeys([*args.by, *map(crossed, args.crossed)]))


def add_counted(parser: argparse.ArgumentParser) -> None:
    """Add --cluster, --texts, the passphrase, and whose verdicts are counted."""
    parser.add_argument(
        "--cluster",
        choices=("trial", "judge", "stimulus", "both"),
        default="both",
        help="what verdicts are clustered by in every interval and test: judge, stimulus, both "
        "(default; results generalize to other judges and stimuli), or trial (verdicts are "
        "independent)",
    )
    add_texts(parser)
    add_passphrase(parser)
    whose = parser.add_mutually_exclusive_group()
    whose.add_argument("--simulated", action="store_true", help="analyze simulated judges")
    whose.add_argument("--machines", action="store_true", help="analyze machine judges")


def kind_of_judges(args: argparse.Namespace) -> JudgeKind | None:
    """Whose verdicts were asked for; None for people's, where there are any."""
    from turingdesk.journal.judge_kind import JudgeKind

    if args.simulated:
        return JudgeKind.SIMULATED
    return JudgeKind.MACHINES if args.machines else None


def add_passphrase(parser: argparse.ArgumentParser, *, required: bool = False) -> None:
    """The option by which a passphrase comes in: a file, as others can read a command line."""
    about = "a text file with the passphrase on one line"
    parser.add_argument(
        "--passphrase-file",
        metavar="FILE",
        type=Path,
        required=required,
        help=about if required else f"{about}, which opens sealed studies",
    )
    parser.add_argument("--passphrase", action=_Refused, help=argparse.SUPPRESS)


class _Refused(argparse.Action):
    """Argparse would take it for --passphrase-file, and tell what file it could not read."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        parser.error(
            "Don't put a passphrase on the command line, where others can read it. "
            "Write it to a file, and use --passphrase-file."
        )


def passphrase(args: argparse.Namespace) -> str:
    """The passphrase in the file that was named; warns where others may read it, too.

    Raises:
        TuringDeskError: The file cannot be read, or contains none.
    """
    from turingdesk.study.seals import seal_kind
    from turingdesk.system.access import exposed

    secret = seal_kind().read_passphrase(args.passphrase_file)
    if warning := exposed(args.passphrase_file):
        print(f"warning: {warning}", file=sys.stderr)
    return secret


def keys(args: argparse.Namespace, data: Path) -> Keys | None:
    """The keys that the passphrase opens in a data folder; None if no passphrase was given.

    Raises:
        TuringDeskError: There is nothing sealed, or it opens nothing.
    """
    if args.passphrase_file is None:
        return None
    from turingdesk.study.seals import NO_KEYS, seal_kind

    with ProgressBar("Unsealing") as progress:
        return seal_kind().unlock(data, passphrase(args), NO_KEYS, progress)


def add_texts(parser: argparse.ArgumentParser) -> None:
    """Add the option; `texts` contains the paths."""
    parser.add_argument(
        "--texts",
        metavar="STUDY",
        type=Path,
        action="append",
        default=[],
        help="the study with the texts, for text statistics, BLEU, and CIDEr; repeat the option "
        "for other studies",
    )
