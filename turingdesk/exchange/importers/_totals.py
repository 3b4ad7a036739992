"""Totals per item: how often something was judged to be human, and how often a machine."""

from __future__ import annotations

import re
from collections import Counter

from turingdesk.core.message import message
from turingdesk.exchange.importers._column_map import MATRIX, ColumnMap, number
from turingdesk.exchange.importers._tables import Row

Totals = Counter[tuple[str, str]]  #: by truth and verdict
MOST_OF_ROW = 100_000  #: verdicts that one row stands for
_ORIGINS = {"H": "human", "M": "machine"}
_OTHER = {"human": "machine", "machine": "human"}
_WORDS = re.compile(r"([HM])([HM])\s*[:=]\s*(\d+)(?:\s*(?:of|/)\s*(\d+))?", re.IGNORECASE)
_CELL = re.compile(r"(\d*[.,]?\d+)\s*(%?)\s*(?:(?:of|/)\s*(\d+))?", re.IGNORECASE)


class _BadTotals(ValueError):
    """A row whose totals cannot be; the text is the reason."""


def totals(columns: ColumnMap, row: Row, truth: str) -> Totals | str:
    """How many verdicts of which kind a row represents; or why that is unknown.

    A cell may have a number, "12 of 20", "12/20", "60 %", or "HM: 12 of 20", where HM is human,
    said to be a machine. What is missing to the number after "of" is the other verdict.

    Args:
        columns: What is in which column.
        row: The cells.
        truth: What the item truly was, where the row does not say it in HH, HM, MM, and MH.
    """
    try:
        found = _in_words(columns.cell(row, "totals")) + _of_matrix(columns, row)
        found = found or _of_item(columns, row, truth)
    except _BadTotals as problem:
        return str(problem)
    if found.total() > MOST_OF_ROW:
        return message("a row that represents more than {most:,} verdicts", most=MOST_OF_ROW)
    return found or message("no verdict")


def _in_words(cell: str) -> Totals:
    found = Totals()
    for truth, choice, count, of in _WORDS.findall(cell):
        found += _with_rest(truth.upper() + choice.upper(), int(count[:9]), int(of[:9] or 0))
    return found


def _of_matrix(columns: ColumnMap, row: Row) -> Totals:
    found = Totals()
    for name in MATRIX:
        if cell := columns.cell(row, name):
            count, of = _count(cell, 0)
            is_alone = name[0] + {"H": "M", "M": "H"}[name[1]] not in columns.columns
            found += _with_rest(name, count, of if is_alone else 0)
    return found


def _with_rest(name: str, count: int, of: int) -> Totals:
    """So many verdicts of one kind; the others of as many as there are."""
    truth, choice = _ORIGINS[name[0]], _ORIGINS[name[1]]
    if of and of < count:
        raise _BadTotals(message("the totals contradict each other"))
    return Totals({(truth, choice): count, (truth, _OTHER[choice]): max(0, of - count)})


def _of_item(columns: ColumnMap, row: Row, truth: str) -> Totals:
    cells = {name: columns.cell(row, name) for name in ("said_human", "said_machine", "total")}
    total, _ = _count(cells["total"], 0) if cells["total"] else (0, 0)
    told = {n: _count(cells[n], total) for n in ("said_human", "said_machine") if cells[n]}
    total = total or max((of for _, of in told.values()), default=0)
    counts = {name: count for name, (count, _) in told.items()}
    if not counts:
        return Totals()
    if len(counts) == 1 and not total:
        raise _BadTotals(message("the totals are incomplete"))
    human = counts.get("said_human", total - counts.get("said_machine", 0))
    machine = counts.get("said_machine", total - human)
    if min(human, machine) < 0 or (total and human + machine > total):
        raise _BadTotals(message("the totals contradict each other"))
    return Totals({(truth, "human"): human, (truth, "machine"): machine})


def _count(cell: str, total: int) -> tuple[int, int]:
    """A count, and of how many where the cell says so."""
    found = _CELL.fullmatch(cell.strip())
    value = number(found[1]) if found and len(found[1]) < 16 else None
    if found is None or value is None:
        raise _BadTotals(message("a total that is not a number"))
    of = int(found[3][:9]) if found[3] else 0
    if found[2] or not value.is_integer():
        whole = of or total
        share = value / 100 if found[2] else value
        if not whole or share > 1:
            raise _BadTotals(message("a proportion without the number of verdicts"))
        return round(share * whole), of
    return int(value), of
