"""The widths of a table's columns on a page, whatever file the page is in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from turingdesk.exchange.report.pieces import ReportTable, is_number
from turingdesk.exchange.report.typography import printed_head

CELL_PT, LEAST_PT = 7.0, 5.0  #: letters of usual tables, and of those with many columns
_STEP_PT = 0.4
_SHARE = 0.42  #: of the width that one column may take where there is not enough room

#: The width of a text in letters of a size, bold or not.
Measure = Callable[[str, float, bool], float]


def fitted(table: ReportTable, measure: Measure, room: float) -> tuple[float, list[float]]:
    """The size of letters, and the width of each column.

    Columns are as wide as their texts want; or else letters get smaller, until every word fits in
    one line; or else texts break. Heads have two lines, or more if there is no room.

    Args:
        table: What is written.
        measure: The width of a text with the space beside it.
        room: The width of all columns at most, in the unit of `measure`.
    """
    columns = list(zip(*table.texts, strict=True)) or [()] * len(table.heads)
    heads = ["".join(part.text for part in printed_head(head)) for head in table.heads]
    size = CELL_PT
    while True:
        short = [_longest(_words(column), measure, size) for column in columns]
        wide = [_longest(column, measure, size) for column in columns]
        halves = [_two_lines(head, measure, size) for head in heads]
        words = [
            max((measure(word, size, True) for word in head.split()), default=0) for head in heads
        ]
        widths = list(map(max, wide, halves))
        if sum(widths) <= room:
            return size, widths
        least = list(map(max, short, halves))
        if sum(least) > room:
            least = list(map(max, short, words))
        if sum(least) <= room or size <= LEAST_PT:
            return size, shared(least, widths, room)
        size -= _STEP_PT


def _two_lines(head: str, measure: Measure, size: float) -> float:
    """The width at which a head needs two lines at most."""
    words = head.split()
    if len(words) < 2:
        return measure(head, size, True)
    return min(
        max(measure(" ".join(words[:cut]), size, True), measure(" ".join(words[cut:]), size, True))
        for cut in range(1, len(words))
    )


def _longest(texts: Iterable[str], measure: Measure, size: float) -> float:
    return max(measure(text, size, False) for text in {*texts, ""})


def _words(column: Sequence[str]) -> set[str]:
    """The part of each text that stays in one line: its longest word, or all of a number."""
    return {text if is_number(text) else max(text.split() or [""], key=len) for text in column}


def shared(least: Sequence[float], ideal: Sequence[float], room: float) -> list[float]:
    """Every column as wide as its longest word, and the rest shared by what they want beyond."""
    cap = room * _SHARE
    base = [min(width, cap) for width in least]
    total = sum(base)
    if total >= room:
        return [width * room / total for width in base]
    beyond = [max(0.0, want - base_width) for want, base_width in zip(ideal, base, strict=True)]
    # Where no column wants more, there is nothing to divide by.
    part = (room - total) / (sum(beyond) or 1.0)
    return [
        base_width + min(1.0, part) * more for base_width, more in zip(base, beyond, strict=True)
    ]
