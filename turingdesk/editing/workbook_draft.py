"""Tables in .xlsx workbooks that are edited: all but the changed cells stays as it was."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from turingdesk.editing.sheet_xml import (
    CELL,
    MOST_COLUMNS,
    ROW,
    NoSheet,
    Sheet,
    attributes_of,
    cells_of,
    first_sheet,
    letters,
)
from turingdesk.editing.table_lines import (
    Found,
    Head,
    Line,
    WholeRow,
    Written,
    filled,
    fitted,
    is_as_found,
)
from turingdesk.editing.toml_draft import CannotEdit

_REFERENCE = re.compile(r"""(\br\s*=\s*)(?:"[^"]*"|'[^']*')""")
_SPANS = re.compile(r"""\s+spans\s*=\s*(?:"[^"]*"|'[^']*')""")
_TYPE = re.compile(r"""\s+t\s*=\s*(?:"[^"]*"|'[^']*')""")
_NUMBER = re.compile(r"-?(0|[1-9]\d{0,14})(\.\d+)?")
_UNSTORABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)")
_MERGES = re.compile(r"<((?:\w+:)?)mergeCells\b.*?</\1mergeCells>", re.DOTALL)
_TABLES = re.compile(r"<((?:\w+:)?)tableParts\b.*?(?:</\1tableParts>|/>)", re.DOTALL)
_DIMENSION = re.compile(r"<((?:\w+:)?)dimension\b[^>]*?/>")
_SHARED = re.compile(r'<((?:\w+:)?)f\b([^>]*\bt="shared"[^>]*?)(?:/>|>(.*?)</\1f>)', re.DOTALL)
_CHAIN = "xl/calcChain.xml"
_MOST_ROWS = 1_048_576


@dataclass(frozen=True, slots=True)
class SheetRow(WholeRow):
    """A row as found."""

    cells: tuple[str, ...]
    number: int  #: in the sheet, from 1
    raw: str


@dataclass(frozen=True, slots=True)
class SheetStyle:
    """The workbook that is written again."""

    data: bytes
    sheet: Sheet
    head: SheetRow
    width: int  #: columns
    above: str  #: the XML of rows above the head
    styles: Mapping[int, str]  #: how the first row below the head is formatted, by column


class WorkbookFormat:
    """Reads and writes .xlsx."""

    def read(self, data: bytes, known: Sequence[str]) -> Found:
        """The table; see `Format`."""
        try:
            sheet = first_sheet(data)
            rows = list(_rows(sheet))
        except NoSheet as problem:
            raise CannotEdit(str(problem)) from None
        except (ValueError, IndexError) as problem:  # of a cell's number or text
            raise CannotEdit(
                f"The workbook is damaged: {problem}. Open it in Excel, repair and save it."
            ) from None
        above = []
        while rows and not any(cell.strip() for cell in rows[0].cells):
            above.append(rows.pop(0).raw)
        if not rows:
            raise CannotEdit("The first sheet is empty. Name its columns in Excel first.")
        head = rows[0]
        width = max(filled(row.cells) for row in rows)
        names = [name.strip() for name in fitted(head.cells, width)]
        while len(rows) > 1 and not any(cell.strip() for cell in rows[-1].cells):
            rows.pop()
        lines = _lines(rows[1:], head.number, width)
        styles = _formats(rows[1].raw) if len(rows) > 1 else {}
        style = SheetStyle(data, sheet, head, width, "".join(above), styles)
        return Found(tuple(Head(n, i) for i, n in enumerate(names)), lines, style)

    def write(
        self, heads: Sequence[Head], lines: Sequence[Line], style: Any, kinds: Mapping[str, Any]
    ) -> Written:
        """The file; see `Format`."""
        top = style.head.number if style else 1
        starts = range(top + 1, top + 1 + len(lines))
        named = {column: letters(column) for column in range(len(heads))}
        if style is None:
            return Written(_new_book(heads, lines), starts, named)
        return Written(_Writer(heads, style).book(lines), starts, named)


def _rows(sheet: Sheet) -> Iterator[SheetRow]:
    number = 0
    for match in ROW.finditer(sheet.data()[2]):
        said = attributes_of(match["a"]).get("r", "")
        number = int(said) if said.isdigit() else number + 1
        cells = {
            cell.column: sheet.text(cell.attributes, cell.body)
            for cell in cells_of(match["b"] or "")
            if cell.body
        }
        if (last := max(cells, default=0)) >= MOST_COLUMNS:
            raise NoSheet(
                f"Row {number} has text in column {letters(last)}. A table has at most "
                f"{MOST_COLUMNS:,} columns: delete those right of them in Excel."
            )
        width = max(cells, default=-1) + 1
        yield SheetRow(tuple(cells.get(n, "") for n in range(width)), number, match[0])


def _lines(rows: Sequence[SheetRow], head: int, width: int) -> list[Line]:
    """The rows, with an empty one wherever the sheet leaves one out."""
    blank = Line(("",) * width)
    made: list[Line] = []
    for row in rows:
        if row.number > _MOST_ROWS:
            raise CannotEdit("The sheet has more rows than Excel knows. Save it again in Excel.")
        made += [blank] * (row.number - head - 1 - len(made))
        cells = fitted(row.cells, width)
        made.append(Line(cells, SheetRow(cells, row.number, row.raw)))
    return made


def _formats(raw: str) -> dict[int, str]:
    match = ROW.match(raw)
    cells = cells_of(match["b"] or "" if match else "")
    return {cell.column: cell.attributes["s"] for cell in cells if "s" in cell.attributes}


class _Writer:
    """Writes one workbook again."""

    def __init__(self, heads: Sequence[Head], style: SheetStyle) -> None:
        self._heads = heads
        self._style = style
        self._same = is_as_found(heads, style.width)
        match = ROW.match(style.head.raw)
        self._prefix = match["p"] if match else ""

    def book(self, lines: Sequence[Line]) -> bytes:
        """The workbook's bytes; the same as found where no cell has changed."""
        sheet = self._style.sheet
        head = self._style.head
        first, last, before = sheet.data()
        names = Line(tuple(h.name for h in self._heads), self._found_head())
        rows = [self._row(names, head.number)]
        rows += [self._row(line, head.number + n) for n, line in enumerate(lines, 1)]
        data = self._style.above + "".join(rows)
        if data == "".join(match[0] for match in ROW.finditer(before)):
            return self._style.data
        xml = sheet.xml[:first] + data + sheet.xml[last:]
        moved = not self._same or self._has_moved(lines)
        if moved:
            xml = _MERGES.sub("", xml)  # they would hide cells that have come under them
        if not self._same or [h.name for h in self._heads] != list(self._found_head().cells):
            xml = _TABLES.sub("", xml)  # Excel repairs a table whose head says something else
        end = f"A1:{letters(max(0, len(self._heads) - 1))}{head.number + len(lines)}"
        xml = _DIMENSION.sub(lambda m: f'<{m[1]}dimension ref="{end}"/>', xml, count=1)
        xml = _without_orphans(xml)
        return _replaced(self._style.data, sheet.part, xml.encode("utf-8", "replace"))

    def _found_head(self) -> SheetRow:
        head = self._style.head
        cells = tuple(cell.strip() for cell in fitted(head.cells, self._style.width))
        return SheetRow(cells, head.number, head.raw)

    def _has_moved(self, lines: Sequence[Line]) -> bool:
        top = self._style.head.number
        return any(
            isinstance(line.source, SheetRow) and line.source.number != top + n
            for n, line in enumerate(lines, 1)
        )

    def _row(self, line: Line, number: int) -> str:
        source = line.source
        if not isinstance(source, SheetRow):
            return self._new_row(line, number)
        changes = line.changes(self._heads)
        if self._same and not changes and source.number == number:
            return source.raw
        match = ROW.match(source.raw)
        found = _cells(match["b"] or "" if match else "")
        made: dict[int, str] = {}
        for column, head in enumerate(self._heads):
            old = found.pop(head.at, "") if head.at is not None else ""
            reference = f"{letters(column)}{number}"
            if column in changes:
                made[column] = self._cell(reference, changes[column], old)
            elif old:
                made[column] = _REFERENCE.sub(rf'\g<1>"{reference}"', old, count=1)
        if self._same:
            for column, old in found.items():
                made[column] = _REFERENCE.sub(rf'\g<1>"{letters(column)}{number}"', old, count=1)
        attributes = _SPANS.sub("", match["a"] if match else "")
        attributes = _REFERENCE.sub(rf'\g<1>"{number}"', attributes, count=1)
        return self._tagged(attributes, [made[column] for column in sorted(made)])

    def _new_row(self, line: Line, number: int) -> str:
        cells = []
        for column in range(len(self._heads)):
            if text := line.text(column):
                style = self._style.styles.get(column, "")
                like = f'<{self._prefix}c r="" s="{style}"/>' if style else ""
                cells.append(self._cell(f"{letters(column)}{number}", text, like))
        return self._tagged(f' r="{number}"', cells) if cells else ""

    def _tagged(self, attributes: str, cells: Sequence[str]) -> str:
        p = self._prefix
        return f"<{p}row{attributes}>{''.join(cells)}</{p}row>"

    def _cell(self, reference: str, text: str, old: str) -> str:
        """A cell with another text; a number stays one where another number is written."""
        p = self._prefix
        match = CELL.match(old)
        attributes = match["a"] if match else f' r="{reference}"'
        attributes = _REFERENCE.sub(rf'\g<1>"{reference}"', attributes, count=1)
        kind = attributes_of(attributes).get("t", "n")
        had_number = bool(match and match["b"]) and kind == "n" and "<" + p + "f" not in old
        bare = _TYPE.sub("", attributes)
        if not text:
            return f"<{p}c{bare}/>" if "s=" in bare else ""
        if had_number and _NUMBER.fullmatch(text):
            return f"<{p}c{bare}><{p}v>{text}</{p}v></{p}c>"
        stored = escape(_UNSTORABLE.sub(lambda m: f"_x{ord(m[0]):04X}_", text), quote=False)
        inner = f'<{p}is><{p}t xml:space="preserve">{stored}</{p}t></{p}is>'
        return f'<{p}c{bare} t="inlineStr">{inner}</{p}c>'


def _cells(xml: str) -> dict[int, str]:
    """Each cell's XML by column; where the file leaves references out, they are made."""
    made = {}
    for cell in cells_of(xml):
        raw = cell.raw
        if "r" not in cell.attributes:
            at = re.match(r"<(?:\w+:)?c\b", raw)
            raw = f'{at[0]} r="A1"{raw[at.end() :]}' if at else raw
        made[cell.column] = raw
    return made


def _without_orphans(xml: str) -> str:
    """Without formulas that share one which is gone: their values stay, Excel repairs nothing."""
    kept = {attributes_of(m[2]).get("si") for m in _SHARED.finditer(xml) if m[3]}
    return _SHARED.sub(
        lambda m: m[0] if m[3] or attributes_of(m[2]).get("si") in kept else "", xml
    )


def _replaced(data: bytes, part: str, xml: bytes) -> bytes:
    """The zip file with another content of one part, and without the order of calculation."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(made, "w") as new:
        for member in old.infolist():
            content = xml if member.filename == part else old.read(member)
            if member.filename == _CHAIN:
                continue  # Excel makes it anew, and objects to one that names other cells
            if member.filename == "[Content_Types].xml":
                content = re.sub(rb"<Override[^>]*calcChain[^>]*/>", b"", content)
            if member.filename.endswith("workbook.xml.rels"):
                content = re.sub(rb"<Relationship\b[^>]*calcChain[^>]*/>", b"", content)
            new.writestr(member, content, compress_type=member.compress_type)
    return made.getvalue()


def _new_book(heads: Sequence[Head], lines: Sequence[Line]) -> bytes:
    """A workbook with one sheet, all its cells text."""
    import xlsxwriter

    made = io.BytesIO()
    options = {"in_memory": True, "strings_to_formulas": False, "strings_to_numbers": False}
    with xlsxwriter.Workbook(made, {**options, "strings_to_urls": False}) as book:
        sheet = book.add_worksheet()
        text = book.add_format({"num_format": "@"})
        sheet.set_column(0, max(0, len(heads) - 1), 20, text)
        sheet.write_row(0, 0, [head.name for head in heads], text)
        for number, line in enumerate(lines, 1):
            sheet.write_row(number, 0, [line.text(n) for n in range(len(heads))], text)
    return made.getvalue()
