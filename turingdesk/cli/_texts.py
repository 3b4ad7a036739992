"""The option --texts: packages of studies, from which the words of their answers are taken."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from turingdesk.store.table import Table


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


def with_texts(table: Table, packages: Sequence[Path]) -> tuple[Table, list[str]]:
    """A table with the words of some packages' answers, and what a reader has to know of them.

    Args:
        table: Of a data folder.
        packages: Paths of study packages.

    Raises:
        BadStudy: A package cannot be read.
    """
    from dataclasses import replace

    import pandas as pd

    from turingdesk.store.answer_texts import answer_texts
    from turingdesk.store.package import open_package

    if not packages:
        return table, []
    studies = set(table.sessions["study"].astype("str"))
    opened = [open_package(path) for path in packages]
    notes = [
        f"No session here is of the study {one.study.id}, so its texts do not count."
        for one in opened
        if one.study.id not in studies
    ]
    notes += [
        f"{one.study.id} is sealed and does not say who wrote its answers, so its texts do not "
        "count. Give the package as it was before it was sealed."
        for one in opened
        if one.sealed is not None
    ]
    texts = pd.concat([answer_texts(one) for one in opened], ignore_index=True)
    return replace(table, texts=texts.drop_duplicates(ignore_index=True)), notes
