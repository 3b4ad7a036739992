"""The report as a workbook: a sheet to read first, shares, and a sheet for each chapter.

Counts are in cells, and shares are formulas that Excel recomputes. There are 12 sheets at most.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import ceil, isclose, isfinite
from pathlib import Path
from typing import Any

from turingdesk.analysis._levels import crossed
from turingdesk.analysis._overview import splits
from turingdesk.core.message import join, message
from turingdesk.exchange.exporters._cells import cell, writable
from turingdesk.exchange.exporters._workbook import writing
from turingdesk.exchange.report.findings import AnalysisResult, ReportFindings
from turingdesk.exchange.report.pieces import (
    Chart,
    Facts,
    Paragraph,
    Piece,
    Reference,
    Report,
    ReportTable,
    value_head,
)
from turingdesk.exchange.report.results import by_chapter, chapter_title, only_collects
from turingdesk.study.workbook import column_letter

_LONGEST = 32_000  #: letters of a cell
_FIRST_WIDE, _WIDE = 34, 16  #: letters of the first column and of others
_MOST = 9  #: the last of the columns of a table on the first sheet
_MERGED = 6  #: the last of the columns that a sentence is as wide as
_LINE_PT = 15.0  #: height of a line
FIRST, PROPORTIONS = "Read me", "Proportions"  #: the first two sheets
_NAME = 31  #: letters of a sheet's name
#: A share, and the columns whose quotient it is; a row takes the formula where it contains.
_QUOTIENTS = (
    ("p_mm", "said_machine", "n"),
    ("p", "right", "n"),
    ("p", "passed", "asked"),
    ("rate", "success", "n"),
    ("first_rate", "first_success", "first_n"),
    ("share", "n", "texts"),
    ("share", "texts", "n"),
    ("accuracy", "right", "n"),
    ("accuracy", "right", "share_n"),
    ("p_human", "n_human", "n"),
    ("p_machine", "n_machine", "n"),
    ("observed", "agreed", "n"),
    ("ratio", "won", "n"),
)
_COUNTS = ("HH", "HM", "MM", "MH")
_HEADS = (
    "of",
    "level",
    *_COUNTS,
    "p(H|H)",
    "p(M|M)",
    "detectability",
    "95% CI low",
    "95% CI high",
    "method",
)
#: After these, where sides were judged: how often the machine's was found.
_SIDE_HEADS = ("sides", "found", "p(found)", "95% CI low", "95% CI high", "method")


def write(
    findings: ReportFindings, report: Report, path: Path, progress: Callable[[int, int], object]
) -> None:
    """Write the file.

    Args:
        findings: The results.
        report: What is said of them in words.
        path: Where to.
        progress: Told how many sheets are written, of how many.

    Raises:
        CannotExport: It cannot be written.
    """
    from xlsxwriter import Workbook

    # By default, XlsxWriter takes a text that begins with = for a formula, and an address for a
    # link.
    settings = ("formulas", "urls", "numbers")
    book = Workbook(str(path), {f"strings_to_{setting}": False for setting in settings})
    properties = {"title": report.title, "created": report.created}
    book.set_properties(properties | {"comments": message("Created from journals")})
    chapters = [
        (chapter_title(chapter, findings)[:_NAME], results)
        for chapter, results in by_chapter(findings)
    ]
    sheets, of = _Sheets(book), 2 + len(chapters)
    sheets.read_me([*_contents(report, findings, chapters), *_report_lines(report, findings)])
    progress(1, of)
    if not only_collects(findings):
        sheets.proportions(findings.overview)
    progress(2, of)
    for number, (title, results) in enumerate(chapters, 3):
        sheets.chapter(title, results)
        progress(number, of)
    with writing():
        book.close()


class _Sheets:
    """Sheets of a workbook. Text is never converted to formulas or dates."""

    def __init__(self, book: Any) -> None:
        self._book = book
        self._caption = book.add_format({"bold": True})
        self._title = book.add_format({"bold": True, "font_size": 13})
        self._bold = book.add_format({"bold": True, "bottom": 1})
        self._share = book.add_format({"num_format": "0.000"})
        self._wrapped = book.add_format({"text_wrap": True, "valign": "top"})
        self._at_right = book.add_format({"bold": True, "bottom": 1, "align": "right"})

    def read_me(self, lines: Iterable[tuple[str, Sequence[Any]]]) -> None:
        """Write the first sheet: texts, and the tables that aren't analyses.

        Args:
            lines: Each with its kind: "title", "caption", "text", "fact", "heads" (with whether
                each is at the right), or "row".
        """
        sheet = self._book.add_worksheet(FIRST)
        sheet.set_column(0, 0, _FIRST_WIDE)
        sheet.set_column(1, _MOST, _WIDE)
        styles = {"title": self._title, "caption": self._caption}
        for line, (kind, row) in enumerate(lines):
            if kind == "heads":
                for place, (head, at_right) in enumerate(row):
                    self._write_cell(
                        sheet, line, place, head, self._at_right if at_right else self._bold
                    )
            elif kind in styles:
                self._write_cell(sheet, line, 0, row[0], styles[kind])
            else:
                self._texts(sheet, line, row)
        _fit_to_page(sheet)

    def _texts(self, sheet: Any, line: int, row: Sequence[Any]) -> None:
        """Cells in which texts have several lines; the last text is as wide as the page.

        Excel would not make rows of merged cells high enough itself, and other programs none.
        """
        last, lines = len(row) - 1, 1
        for place, value in enumerate(row):
            if not isinstance(value, str):
                self._write_cell(sheet, line, place, value, self._wrapped)
                continue
            text, end = writable(str(value))[:_LONGEST], place
            if place == last < _MERGED:
                # Merged while empty: `merge_range` guesses the type of what it writes.
                sheet.merge_range(line, place, line, _MERGED, "", self._wrapped)
                end = _MERGED
            sheet.write_string(line, place, text, self._wrapped)
            letters = (end - place + 1) * _WIDE + (0 if place else _FIRST_WIDE - _WIDE)
            lines = max(lines, ceil(1.1 * len(text) / letters))
        sheet.set_row(line, _LINE_PT * lines)

    def proportions(self, overview: Mapping[str, Any]) -> None:
        """Counts of every group, and its shares as formulas."""
        groups = list(_groups(overview))
        has_sides = any("sides" in group for _, _, group in groups)
        sheet = self._sheet(PROPORTIONS, (*_HEADS, *(_SIDE_HEADS if has_sides else ())))
        for line, (of, level, group) in enumerate(groups, 1):
            row, n, p = line + 1, group["confusion"]["n"], group["confusion"]["p"]
            value = group["detectability"]
            self._write_cell(sheet, line, 0, of)
            self._write_cell(sheet, line, 1, level)
            for place, name in enumerate(_COUNTS, 2):
                sheet.write_number(line, place, n[name])
            self._quotient(sheet, (line, 6), (f"C{row}", f"(C{row}+D{row})"), p["HH"])
            self._quotient(sheet, (line, 7), (f"E{row}", f"(E{row}+F{row})"), p["MM"])
            if p["HH"] is not None and p["MM"] is not None:
                formula = f"=(G{row}+H{row})/2"
                sheet.write_formula(line, 8, formula, self._share, (p["HH"] + p["MM"]) / 2)
            low, high = value["ci95"] or (None, None)
            for place, item in ((9, low), (10, high), (11, value["method"])):
                self._write_cell(sheet, line, place, item)
            if "sides" in group:
                self._sides(sheet, line, group["sides"])
        _fit_to_page(sheet)

    def _sides(self, sheet: Any, line: int, share: Mapping[str, Any]) -> None:
        """Write a group's share of found machine sides, right of its verdicts on origin."""
        first = len(_HEADS)
        sheet.write_number(line, first, share["n"])
        sheet.write_number(line, first + 1, share["right"])
        right_cell, n = (f"{column_letter(first + place)}{line + 1}" for place in (2, 1))
        self._quotient(sheet, (line, first + 2), (right_cell, n), share["p"])
        low, high = share["ci95"] or (None, None)
        for place, item in enumerate((low, high, share["method"]), first + 3):
            self._write_cell(sheet, line, place, item)

    def chapter(self, title: str, results: Sequence[AnalysisResult]) -> None:
        """The results of a chapter below each other, each with a title and a sentence."""
        sheet, line = self._book.add_worksheet(title), 0
        sheet.set_column(0, 30, 14)
        for result in results:
            self._write_cell(sheet, line, 0, result.title, self._title)
            self._write_cell(sheet, line + 1, 0, result.about)
            line = self._rows(sheet, line + 2, result) + 2
        _fit_to_page(sheet)

    def _rows(self, sheet: Any, top: int, result: AnalysisResult) -> int:
        """An analysis, with formulas where a share is the quotient of two of its counts.

        Returns:
            The line of its last row.
        """
        # A number in a cell says all that the text of a p value does.
        columns = [
            name for name in result.columns if name != "p_shown" or "p" not in result.columns
        ]
        letters = {column: column_letter(place) for place, column in enumerate(columns, 1)}
        for place, column in enumerate(columns):
            self._write_cell(
                sheet, top, place, value_head(column, columns, result.interval), self._bold
            )
        for line, row in enumerate(result.rows, top + 1):
            for place, column in enumerate(columns):
                parts = _parts(column, row)
                if parts:
                    cells = f"{letters[parts[0]]}{line + 1}", f"{letters[parts[1]]}{line + 1}"
                    self._quotient(sheet, (line, place), cells, float(row[column]))
                else:
                    self._write_cell(sheet, line, place, row[column])
        return top + len(result.rows)

    def _sheet(self, name: str, heads: Sequence[str]) -> Any:
        sheet = self._book.add_worksheet(name)
        sheet.freeze_panes(1, 0)
        for place, words in enumerate(heads):
            sheet.set_column(place, place, min(max(len(words) + 3, 11), 30))
            sheet.write_string(0, place, words, self._bold)
        return sheet

    def _quotient(
        self, sheet: Any, place: tuple[int, int], cells: tuple[str, str], value: float | None
    ) -> None:
        part, total = cells
        formula = f'=IF({total}=0,"",{part}/{total})'
        # With its value, since programs that merely show a workbook compute no formulas.
        sheet.write_formula(*place, formula, self._share, "" if value is None else value)

    def _write_cell(
        self, sheet: Any, line: int, place: int, value: Any, style: Any = None
    ) -> None:
        plain = cell(value)
        if isinstance(plain, bool):
            sheet.write_boolean(line, place, plain, style)
        elif isinstance(plain, int | float) and isfinite(plain):
            # Smaller ones would appear as 0.000 in this format.
            is_share = isinstance(plain, float) and 0.0005 <= abs(plain) < 1e6
            sheet.write_number(line, place, plain, self._share if is_share else style)
        elif plain is not None and plain != "":
            sheet.write_string(line, place, writable(str(plain))[:_LONGEST], style)


def _fit_to_page(sheet: Any) -> None:
    """Print all columns of a sheet on one page across."""
    sheet.set_landscape()
    sheet.set_paper(9)  # A4
    sheet.fit_to_pages(1, 0)


def _contents(
    report: Report,
    findings: ReportFindings,
    chapters: Sequence[tuple[str, Sequence[AnalysisResult]]],
) -> Iterator[tuple[str, Sequence[Any]]]:
    """Rows on what the workbook is of, and what is in it, sheet by sheet."""
    yield "title", (report.title,)
    yield "text", (report.about,)
    yield "row", ()
    yield "title", (message("In this workbook"),)
    yield "fact", (FIRST, message("Summary, text for a paper, design, participants, and sources"))
    if not only_collects(findings):
        about_sheet = message("Counts of verdicts, and proportions and detectability as formulas")
        yield "fact", (PROPORTIONS, about_sheet)
    for title, results in chapters:
        yield "fact", (title, join("; ", [result.title for result in results]))


def _report_lines(report: Report, findings: ReportFindings) -> Iterator[tuple[str, Sequence[Any]]]:
    """The sections that aren't analyses; those that only have figures are omitted."""
    results = {result.name for result in findings.results}
    for section in report.sections:
        if section.name in results:
            continue
        lines = [line for piece in section.pieces for line in _piece_lines(piece)]
        if lines:
            yield from (("row", ()), ("title", (section.title,)), *lines)


def _piece_lines(piece: Piece) -> Iterator[tuple[str, Sequence[Any]]]:
    if isinstance(piece, Paragraph | Reference):
        yield "text", (piece.text,)
    elif isinstance(piece, Facts):
        yield from (("fact", row) for row in piece.rows)
    elif isinstance(piece, ReportTable):
        heads = tuple(zip(piece.heads, piece.at_right, strict=True))
        yield from (("row", ()), ("caption", (piece.caption,)), ("heads", heads))
        yield from (("row", row) for row in piece.rows)
        yield from (("text", (text,)) for text in piece.below)
    elif isinstance(piece, Chart):
        yield "text", (piece.alt,)


def _groups(overview: Mapping[str, Any]) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    yield "all", message("after quality rules"), overview
    yield "all", message("before quality rules"), overview["before_rules"]
    for split in splits(overview):
        for levels, group in split.levels:
            yield split.title, crossed(levels), group


def _parts(column: str, row: Mapping[str, Any]) -> tuple[str, str] | None:
    """The counts whose quotient this value is; None if it is none of these."""
    value = row[column]
    if not isinstance(value, float) or not isfinite(value):
        return None
    for share, part, total in _QUOTIENTS:
        if share == column and _holds(value, row.get(part), row.get(total)):
            return part, total
    return None


def _holds(value: float, part: Any, total: Any) -> bool:
    if not isinstance(part, int | float) or not isinstance(total, int | float) or not total:
        return False
    return isclose(value, part / total, rel_tol=1e-12, abs_tol=1e-12)
