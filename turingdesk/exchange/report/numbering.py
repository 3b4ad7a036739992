"""The numbers of tables and figures, and where the text of a report refers to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from turingdesk.core.message import all_of, join, message
from turingdesk.exchange.report.pieces import (
    Chart,
    Paragraph,
    Piece,
    ReportFigure,
    ReportSection,
    ReportTable,
    is_folded,
)


def numbered(sections: Sequence[ReportSection]) -> tuple[ReportSection, ...]:
    """The sections with numbers for their tables and figures, in reading order.

    The first paragraph of a section refers to all of its tables and figures; those of a result
    are referred to in its own section, wherever they are.
    """
    counts: Counter[str] = Counter()

    def label(piece: Piece, prefix: str) -> Piece:
        if not isinstance(piece, ReportTable | ReportFigure | Chart) or is_folded(piece):
            return piece
        word = message("Table") if isinstance(piece, ReportTable) else message("Figure")
        counts[word + prefix] += 1
        return replace(piece, label=f"{word} {prefix}{counts[word + prefix]}")

    labeled = [
        replace(
            section,
            pieces=tuple(label(piece, "A" * section.is_appendix) for piece in section.pieces),
        )
        for section in sections
    ]
    return tuple(_referring(section, list(_labels(section, labeled))) for section in labeled)


def _labels(section: ReportSection, sections: Sequence[ReportSection]) -> Iterator[str]:
    """The labels of what a section refers to."""
    printed = {section.name for section in sections if section.is_on_paper}
    for other in sections:
        for piece in other.pieces:
            if not isinstance(piece, ReportTable | ReportFigure | Chart) or not piece.label:
                continue
            of = piece.of if isinstance(piece, ReportFigure) else ""
            if of == section.name or (other is section and of not in printed):
                yield piece.label


def _referring(section: ReportSection, labels: Sequence[str]) -> ReportSection:
    """A section whose first paragraph, other than a note, refers to these tables and figures."""
    pieces = list(section.pieces)
    for place, piece in enumerate(pieces):
        if isinstance(piece, Paragraph) and not piece.is_note and labels:
            see = message("See {pieces}.", pieces=all_of(list(listed(labels))))
            pieces[place] = replace(piece, see=see)
            break
    return replace(section, pieces=tuple(pieces))


def listed(labels: Iterable[str]) -> Iterator[str]:
    """Tables and figures with their numbers, as a sentence names them.

    >>> list(listed(["Figure 1", "Figure 2", "Table 1", "Figure 3", "Figure 5"]))
    ['Figures 1\u20133 and 5', 'Table 1']
    >>> list(listed(["Table A2"]))
    ['Table A2']
    """
    numbers: dict[tuple[str, str], list[int]] = {}
    for label in labels:
        word, number = label.rsplit(" ", 1)
        prefix = number.rstrip("0123456789")
        numbers.setdefault((word, prefix), []).append(int(number.removeprefix(prefix)))
    for (word, prefix), own_numbers in sorted(numbers.items()):
        ranges = [
            f"{prefix}{range_text}"
            for range_text in _ranges(sorted(own_numbers), f"\u2013{prefix}")
        ]
        yield join(" ", (word if len(own_numbers) == 1 else f"{word}s", all_of(ranges)))


def _ranges(numbers: Sequence[int], to: str) -> Iterator[str]:
    """Numbers, with three or more in a row as a range."""
    # Numbers in a row differ from their places by the same amount.
    for _, run in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0]):
        row = [number for _, number in run]
        if len(row) > 2:
            yield f"{row[0]}{to}{row[-1]}"
        else:
            yield from map(str, row)
