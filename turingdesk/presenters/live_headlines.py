"""The results that Live results begin with in games and pairs, as rows of one table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Any

from turingdesk.analysis._figure import task_title
from turingdesk.core.message import message

#: What the table of each analysis is called, by the analysis.
TITLES: Mapping[str, str] = {
    "turing_game": message("Games"),
    "success": message("Success rate"),
    "pairs": message("Machine found"),
}
MOST_PLAYERS = 20  #: whose strength is listed; the Ratings page has all


@dataclass(frozen=True, slots=True)
class HeadlineRow:
    """One number with its interval."""

    part: str  #: what it is, such as an outcome or the strength of a player; a message
    name: str  #: of which outcome, player, witness, or block
    n: int
    value: float | None
    low: float | None  #: of the 95% CI
    high: float | None
    note: str  #: why there is no value or no interval, and how it was computed


def headline_rows(name: str, rows: Sequence[Mapping[str, Any]]) -> list[HeadlineRow]:
    """The rows of the analysis with which results begin.

    Args:
        name: The analysis; one of `TITLES`.
        rows: What it found.
    """
    if name == "turing_game":
        return list(_of_games(rows))
    if name == "success":
        return [_row(row, str(row["task"]), row["witness"], "rate") for row in rows]
    return [_row(row, str(row["task"]), row["block"], "p") for row in rows]


def _of_games(rows: Sequence[Mapping[str, Any]]) -> Iterator[HeadlineRow]:
    """The outcomes of games, the winners, and the strongest bots and players."""
    from turingdesk.analysis._headlines import TURING_PARTS

    for part in TURING_PARTS:
        part_rows = [row for row in rows if row["part"] == part]
        yield from (_row(row, part, row["name"], "value") for row in part_rows[:MOST_PLAYERS])


def _row(row: Mapping[str, Any], part: str, name: Any, value: str) -> HeadlineRow:
    low, high = _number(row["ci_low"]), _number(row["ci_high"])
    about = task_title(part), name, int(row["n"])
    return HeadlineRow(*about, _number(row[value]), low, high, row["note"])


def _number(value: Any) -> float | None:
    return float(value) if value is not None and isfinite(value) else None
