"""How wide the columns of a table are on a page, whatever file the page is in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from turingdesk.exchange.report.pieces import ReportTable, is_number

CELL_PT, LEAST_PT = 7.0, 5.0  #: letters of usual tables, and of those with many columns
_STEP_PT = 0.4
_SHARE = 0.42  #: of the width that one column may take where there is not enough room

#: The width of a text in letters of a size, bold or not.
Measure = Callable[[str, float, bool], float]


def fitted(table: ReportTable, measure: Measure, room: float) -> tuple[float, list[float]]:
    """The size of letters, and the width of each column.

    Columns are as wide as their texts want; or else letters get smaller, until every word fits in
    one line; or else texts break.

    Args:
        table: What is written.
        measure: The width of a text with the space beside it.
        room: The width of all columns at most, in the unit of `measure`.
    """
    columns = list(zip(*table.texts, strict=True)) or [()] * len(table.heads)
    size = CELL_PT
    while True:
        least = [_longest(_words(column), measure, size) for column in columns]
        wanted = [_longest(column, measure, size) for column in columns]
        for place, head in enumerate(table.heads):
            longest = max((measure(one, size, True) for one in head.split()), default=0.0)
            least[place] = max(least[place], longest)
            wanted[place] = max(wanted[place], longest)
        if sum(wanted) <= room:
            return size, wanted
        if sum(least) <= room or size <= LEAST_PT:
            return size, shared(least, wanted, room)
        size -= _STEP_PT


def _longest(texts: Iterable[str], measure: Measure, size: float) -> float:
    return max(measure(one, size, False) for one in {*texts, ""})


def _words(column: Sequence[str]) -> set[str]:
    """What of each text stays in one line: its longest word, or all of a number."""
    return {text if is_number(text) else max(text.split() or [""], key=len) for text in column}


def shared(least: Sequence[float], wanted: Sequence[float], room: float) -> list[float]:
    """Every column as wide as its longest word, and the rest shared by what they want beyond."""
    cap = room * _SHARE
    base = [min(one, cap) for one in least]
    total = sum(base)
    if total >= room:
        return [one * room / total for one in base]
    beyond = [max(0.0, want - own) for want, own in zip(wanted, base, strict=True)]
    part = (room - total) / (sum(beyond) or 1.0)
    return [own + min(1.0, part) * more for own, more in zip(base, beyond, strict=True)]
