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
    """The number of verdicts of each kind in a row; or the reason why that is unknown.

    A cell may have a number, "12 of 20", "12/20", "60 %", or "HM: 12 of 20", where HM is human,
    said to be a machine. What is missing to the number after "of" is the other verdict.

    Args:
        columns: What is in which column.
        row: The cells.
        truth: What the item truly was, where the row does not say it in HH, HM, MM, and MH.
    """
    try:
        row_totals = _in_words(columns.cell(row, "totals")) + _of_matrix(columns, row)
        row_totals = row_totals or _of_item(columns, row, truth)
    except _BadTotals as problem:
        return str(problem)
    if row_totals.total() > MOST_OF_ROW:
        return message("a row that represents more than {most:,} verdicts", most=MOST_OF_ROW)
    return row_totals or message("no verdict")


def _in_words(cell: str) -> Totals:
    cell_totals = Totals()
    for truth, choice, count, of in _WORDS.findall(cell):
        # Nine digits exceed what a row can stand for, and Python refuses to convert thousands of
        # digits.
        cell_totals += _with_rest(truth.upper() + choice.upper(), int(count[:9]), int(of[:9] or 0))
    return cell_totals


def _of_matrix(columns: ColumnMap, row: Row) -> Totals:
    matrix_totals = Totals()
    for name in MATRIX:
        if cell := columns.cell(row, name):
            count, of = _count(cell, 0)
            is_alone = name[0] + {"H": "M", "M": "H"}[name[1]] not in columns.columns
            matrix_totals += _with_rest(name, count, of if is_alone else 0)
    return matrix_totals


def _with_rest(name: str, count: int, of: int) -> Totals:
    """So many verdicts of one kind; the others of as many as there are."""
    truth, choice = _ORIGINS[name[0]], _ORIGINS[name[1]]
    if of and of < count:
        raise _BadTotals(message("the totals contradict each other"))
    return Totals({(truth, choice): count, (truth, _OTHER[choice]): max(0, of - count)})


def _of_item(columns: ColumnMap, row: Row, truth: str) -> Totals:
    cells = {name: columns.cell(row, name) for name in ("said_human", "said_machine", "total")}
    total, _ = _count(cells["total"], 0) if cells["total"] else (0, 0)
    count_and_total = {
        n: _count(cells[n], total) for n in ("said_human", "said_machine") if cells[n]
    }
    total = total or max((of for _, of in count_and_total.values()), default=0)
    counts = {name: count for name, (count, _) in count_and_total.items()}
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
    match = _CELL.fullmatch(cell.strip())
    value = number(match[1]) if match and len(match[1]) < 16 else None
    if match is None or value is None:
        raise _BadTotals(message("a total that is not a number"))
    of = int(match[3][:9]) if match[3] else 0
    if match[2] or not value.is_integer():
        denominator = of or total
        share = value / 100 if match[2] else value
        if not denominator or share > 1:
            raise _BadTotals(message("a proportion without the number of verdicts"))
        return round(share * denominator), of
    return int(value), of
