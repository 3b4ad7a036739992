"""The option --texts: packages of studies, from which the words of their answers are taken."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_texts(parser: argparse.ArgumentParser) -> None:
    """Add the option; `texts` holds the paths."""
    parser.add_argument(
        "--texts",
        metavar="STUDY",
        type=Path,
        action="append",
        default=[],
        help="the package of a study, for what is said of its answers' words: text statistics, "
        "BLEU and CIDEr; can be given again for another study",
    )
