"""Agreement of Turing scores with published rankings (paper 2, Fig. 17)."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from pathlib import Path

from turingdesk.analysis.statistics.correlation import RankCorrelation, rank_correlation
from turingdesk.core.errors import BadSource
from turingdesk.core.message import message
from turingdesk.system.os_errors import os_error_message


def read_rankings(path: Path) -> dict[str, dict[str, float]]:
    """Read a CSV file: a column "model", and one for each ranking, with 1 for the best.

    Returns:
        The ranks by ranking and model; empty cells have none.

    Raises:
        BadSource: The file can't be read, or a cell is not a rank.
    """
    unreadable = message("The rankings can't be read. {path}: {why}")
    try:
        # Excel begins CSV files in UTF-8 with a byte order mark, which would be part of the first
        # column's name. Line breaks stay for csv, which knows those within quotes.
        with path.open(encoding="utf-8-sig", newline="") as file:
            rows = list(csv.DictReader(file))
    except (UnicodeDecodeError, csv.Error) as problem:
        why = message("It isn't a CSV file in UTF-8.")
        raise BadSource(unreadable.format(path=path.name, why=why)) from problem
    except OSError as problem:
        why = os_error_message(problem)
        raise BadSource(unreadable.format(path=path.name, why=why)) from problem
    names = [name for name in (rows[0] if rows else {}) if name != "model"]
    if not rows or "model" not in rows[0] or not names:
        raise BadSource(
            message(
                "{path} needs a column model and a column for each ranking, with 1 for the best.",
                path=path.name,
            )
        )
    rankings: dict[str, dict[str, float]] = {name: {} for name in names}
    for line, row in enumerate(rows, 2):
        for name in names:
            # DictReader gives None for the cells that a short line lacks.
            if text := (row[name] or "").strip():
                rankings[name][row["model"].strip()] = _rank(text, path.name, line, name)
    return rankings


def agreement(
    scores: Mapping[str, float], rankings: Mapping[str, Mapping[str, float]]
) -> dict[str, RankCorrelation]:
    """Compare scores, of which the highest is the best, with ranks, of which 1 is.

    Args:
        scores: By model.
        rankings: Ranks by ranking and model.

    Returns:
        The correlation with each ranking, over the models that both have.
    """
    correlations = {}
    for name, ranks in rankings.items():
        both = sorted(set(scores) & set(ranks))
        # Negative ranks, so that agreement is a positive correlation.
        ours, theirs = [scores[model] for model in both], [-ranks[model] for model in both]
        correlations[name] = rank_correlation(ours, theirs)
    return correlations


def _rank(text: str, file: str, line: int, column: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    # Written so that "nan", which float() reads, is refused, too.
    if not value >= 1:
        raise BadSource(
            message(
                "{file}, line {line}, column {column}: {text!r} is not a rank. Ranks are numbers "
                "from 1.",
                file=file,
                line=line,
                column=column,
                text=text,
            )
        )
    return value
