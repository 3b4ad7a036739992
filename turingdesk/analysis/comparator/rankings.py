"""How well Turing scores agree with published rankings (paper 2, Fig. 17)."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import atanh, nan, sqrt, tanh
from pathlib import Path

from turingdesk.core.errors import BadSource
from turingdesk.core.message import message
from turingdesk.system.os_errors import os_error_message

LEAST = 4  #: models that both have, for a rank correlation with an interval
_Z = 1.959963984540054


@dataclass(frozen=True, slots=True)
class RankAgreement:
    """Turing scores beside one ranking."""

    ranking: str
    n: int  #: models that both have
    spearman: float
    low: float  #: of the 95% CI of Spearman's correlation
    high: float
    kendall: float  #: tau b
    p: float  #: of Kendall's tau b, two-sided


def read_rankings(path: Path) -> dict[str, dict[str, float]]:
    """Read a CSV file: a column "model", and one for each ranking, with 1 for the best.

    Returns:
        The ranks by ranking and model; empty cells have none.

    Raises:
        BadSource: The file can't be read, or a cell is not a rank.
    """
    unreadable = message("The rankings can't be read. {path}: {why}")
    try:
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
    found: dict[str, dict[str, float]] = {name: {} for name in names}
    for line, row in enumerate(rows, 2):
        for name in names:
            if text := (row[name] or "").strip():
                found[name][row["model"].strip()] = _rank(text, path.name, line, name)
    return found


def agreement(
    scores: Mapping[str, float], rankings: Mapping[str, Mapping[str, float]]
) -> Sequence[RankAgreement]:
    """Compare scores, of which the highest is the best, with ranks, of which 1 is.

    The interval of Spearman's correlation is Bonett and Wright's (2000): Fisher's z with the
    variance (1 + r²/2)/(n - 3).

    Args:
        scores: By model.
        rankings: Ranks by ranking and model.
    """
    return [_compared(name, scores, ranks) for name, ranks in rankings.items()]


def _compared(name: str, scores: Mapping[str, float], ranks: Mapping[str, float]) -> RankAgreement:
    from scipy.stats import kendalltau, spearmanr

    both = sorted(set(scores) & set(ranks))
    ours, theirs = [scores[one] for one in both], [-ranks[one] for one in both]
    if len(both) < LEAST or len(set(ours)) == 1 or len(set(theirs)) == 1:
        return RankAgreement(name, len(both), nan, nan, nan, nan, nan)
    r = round(float(spearmanr(ours, theirs).statistic), 12)  # 1 may come as 0.999...
    tau = kendalltau(ours, theirs)
    low = high = r
    if abs(r) < 1:
        half = _Z * sqrt((1 + r**2 / 2) / (len(both) - 3))
        low, high = tanh(atanh(r) - half), tanh(atanh(r) + half)
    return RankAgreement(
        name, len(both), r, low, high, round(float(tau.statistic), 12), float(tau.pvalue)
    )


def _rank(text: str, file: str, line: int, column: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
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
