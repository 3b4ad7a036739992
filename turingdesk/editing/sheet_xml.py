"""The parts of an .xlsx file that a table stands in, read and written without touching others.

Libraries that load a workbook and save it again lose what they do not know:
charts, pictures, settings of newer Excels. Here everything but the cells of one
sheet is copied byte for byte.
"""

from __future__ import annotations

import io
import re
import zipfile
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import lru_cache
from html import unescape
from pathlib import PurePosixPath
from typing import NamedTuple
from xml.etree import ElementTree

from turingdesk.study.workbook import unreadable

ROW = re.compile(r"<(?P<p>(?:\w+:)?)row\b(?P<a>[^>]*?)(?:/>|>(?P<b>.*?)</(?P=p)row>)", re.DOTALL)
CELL = re.compile(r"<(?P<p>(?:\w+:)?)c\b(?P<a>[^>]*?)(?:/>|>(?P<b>.*?)</(?P=p)c>)", re.DOTALL)
_DATA = re.compile(r"<((?:\w+:)?)sheetData\b[^>]*?(?:/>|>(.*?)</\1sheetData>)", re.DOTALL)
_ATTRIBUTE = re.compile(r"""([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')""")
_TEXT = re.compile(r"<(?:\w+:)?t\b[^>]*?(?:/>|>(.*?)</(?:\w+:)?t>)", re.DOTALL)
_PHONETIC = re.compile(r"<((?:\w+:)?)rPh\b.*?</\1rPh>", re.DOTALL)
_ITEM = re.compile(r"<((?:\w+:)?)si\b[^>]*?(?:/>|>(.*?)</\1si>)", re.DOTALL)
_VALUE = re.compile(r"<(?:\w+:)?v\b[^>]*>(.*?)</(?:\w+:)?v>", re.DOTALL)
_FORMULA = re.compile(r"<(?:\w+:)?f\b[^>]*?(?:/>|>(.*?)</(?:\w+:)?f>)", re.DOTALL)
_MERGE = re.compile(r"<(?:\w+:)?mergeCell\b[^>]*?\bref=[\"']([A-Z]+\d+:[A-Z]+\d+)[\"']")
_ESCAPE = re.compile(r"_x([0-9A-Fa-f]{4})_")
MOST_COLUMNS = 1000  #: that are read
_ALL_COLUMNS = 16_384  #: that a sheet has
_WHOLE = re.compile(r"-?\d{1,15}")
_DAYS = frozenset({14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47})
_DAY_SIGNS = re.compile(r"[dmyhs]", re.IGNORECASE)
_QUOTED = re.compile(r'"[^"]*"|\[[^\]]*\]|\\.')

#: What a workbook raises that was cut, changed or is locked.
_DAMAGE = (
    *(KeyError, ValueError, IndexError, RuntimeError, EOFError, OSError),
    *(zlib.error, zipfile.BadZipFile, ElementTree.ParseError),
)


class NoSheet(ValueError):
    """The bytes are no workbook, or one in which no sheet can be found."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The first sheet of a workbook that can be seen."""

    part: str  #: its name in the zip file
    title: str
    xml: str
    strings: Sequence[str]
    dates: frozenset[int]  #: numbers of the styles that show a number as a date
    epoch: datetime
    others: tuple[str, ...] = ()  #: titles of further sheets

    @property
    def merged(self) -> list[str]:
        """The ranges of merged cells, e.g. "A2:A4"."""
        return _MERGE.findall(self.xml)

    def data(self) -> tuple[int, int, str]:
        """Where the rows begin and end in the XML, and they themselves."""
        match = _DATA.search(self.xml)
        if match is None:
            raise NoSheet("the sheet has no rows")
        if match[2] is None:
            return match.start(), match.end(), ""
        return match.start(2), match.end(2), match[2]

    def text(self, attributes: Mapping[str, str], body: str | None) -> str:
        """What a cell shows; of a formula the formula itself."""
        if not body:
            return ""
        formula = _FORMULA.search(body)
        if formula is not None:
            return "=" + (unescape(formula[1]) if formula[1] else self.value(attributes, body))
        return self.value(attributes, body)

    def value(self, attributes: Mapping[str, str], body: str) -> str:
        """What a cell shows; of a formula its value when the workbook was saved."""
        kind = attributes.get("t", "n")
        if kind == "inlineStr":
            return inner_text(body)
        match = _VALUE.search(body)
        value = match[1] if match else ""
        if not value.strip():
            return ""
        if kind == "s":
            return self.strings[int(value)]
        if kind == "b":
            return "true" if value.strip() == "1" else "false"
        if kind != "n":
            return plain(value)
        return self._number(value.strip(), int(attributes.get("s", "0")))

    def _number(self, value: str, style: int) -> str:
        if style in self.dates:
            return _day(float(value), self.epoch)
        if _WHOLE.fullmatch(value):
            return value
        number = float(value)
        return str(int(number)) if number.is_integer() and abs(number) < 1e15 else repr(number)


def first_sheet(data: bytes) -> Sheet:
    """The sheet whose rows are read, by all that is read from a workbook here.

    Raises:
        NoSheet: There is none; says why.
    """
    if problem := unreadable(data):
        raise NoSheet(problem)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as book:
            return _first(book)
    except _DAMAGE as e:
        raise NoSheet(f"The workbook is damaged: {type(e).__name__} {e}.") from e


def _first(book: zipfile.ZipFile) -> Sheet:
    part = _target(book, "_rels/.rels", "/officeDocument") or "xl/workbook.xml"
    root = ElementTree.fromstring(book.read(part))
    sheets = [one for one in root.iter() if one.tag.endswith("}sheet")]
    visible = [one for one in sheets if one.get("state", "visible") == "visible"]
    if not visible:
        raise ValueError("no sheet can be seen")
    link = next((v for k, v in visible[0].items() if k.endswith("}id")), "")
    home = PurePosixPath(part)
    links = f"{home.parent}/_rels/{home.name}.rels"
    properties = next((one for one in root.iter() if one.tag.endswith("}workbookPr")), None)
    is_1904 = properties is not None and properties.get("date1904") in ("1", "true")
    sheet = _target(book, links, "", link)
    return Sheet(
        part=sheet,
        title=visible[0].get("name", ""),
        xml=book.read(sheet).decode("utf-8-sig"),
        strings=_strings(book, _target(book, links, "/sharedStrings")),
        dates=_dates(book, _target(book, links, "/styles")),
        epoch=datetime(1904, 1, 1) if is_1904 else datetime(1899, 12, 30),
        others=tuple(one.get("name", "") for one in visible[1:]),
    )


def _target(book: zipfile.ZipFile, links: str, kind: str, id: str = "") -> str:
    """The part to which a link leads, by its kind or id; empty where there is none."""
    if links not in book.namelist():
        return ""
    for one in ElementTree.fromstring(book.read(links)):
        wanted = one.get("Id") == id if id else one.get("Type", "").endswith(kind)
        if wanted:
            target = one.get("Target", "")
            if target.startswith("/"):
                return target[1:]
            base = PurePosixPath(links).parent.parent
            return (base / target).as_posix()
    return ""


def _strings(book: zipfile.ZipFile, part: str) -> list[str]:
    if not part:
        return []
    xml = book.read(part).decode("utf-8-sig")
    return [inner_text(match[2] or "") for match in _ITEM.finditer(xml)]


def _dates(book: zipfile.ZipFile, part: str) -> frozenset[int]:
    """The styles that show dates or times."""
    if not part:
        return frozenset()
    root = ElementTree.fromstring(book.read(part))
    own = {
        int(one.get("numFmtId", "0")): one.get("formatCode", "")
        for one in root.iter()
        if one.tag.endswith("}numFmt")
    }
    styles = next((one for one in root if one.tag.endswith("}cellXfs")), None)
    found = set()
    for number, style in enumerate(styles if styles is not None else ()):
        shown = int(style.get("numFmtId", "0"))
        code = _QUOTED.sub("", own.get(shown, ""))
        if shown in _DAYS or (shown in own and _DAY_SIGNS.search(code)):
            found.add(number)
    return frozenset(found)


def inner_text(xml: str) -> str:
    """All the text in a piece of XML, but for how it is pronounced."""
    if "rPh" in xml:
        xml = _PHONETIC.sub("", xml)
    return "".join(plain(match[1] or "") for match in _TEXT.finditer(xml))


def plain(xml: str) -> str:
    """Text as it was typed."""
    text = unescape(xml) if "&" in xml else xml
    if "_x" in text:
        text = _ESCAPE.sub(lambda match: chr(int(match[1], 16)), text)
    return text.replace("\r\n", "\n").replace("\r", "\n")


class SheetCell(NamedTuple):
    """One cell of a row."""

    column: int  #: from 0
    attributes: Mapping[str, str]
    body: str | None
    raw: str  #: all of it


def cells_of(xml: str) -> Iterator[SheetCell]:
    """The cells of a row; one that does not say its column stands in the next.

    Raises:
        NoSheet: One says a column that no sheet has.
    """
    column = -1
    for cell in CELL.finditer(xml):
        attributes = attributes_of(cell["a"])
        column = column_of(attributes["r"]) if "r" in attributes else column + 1
        if not 0 <= column < _ALL_COLUMNS:
            raise NoSheet(f"The workbook is damaged: no sheet has a cell {attributes['r']!r}.")
        yield SheetCell(column, attributes, cell["b"], cell[0])


def attributes_of(xml: str) -> dict[str, str]:
    """The attributes in a tag."""
    return {name: one or other for name, one, other in _ATTRIBUTE.findall(xml)}


def column_of(reference: str) -> int:
    """The number of a column from 0, of a reference such as "C7"; -1 where it says none.

    >>> column_of("AB3")
    27
    """
    return _column(reference.rstrip("0123456789"))


@lru_cache(16_384)
def _column(name: str) -> int:
    number = 0
    for letter in name:
        if not "A" <= letter <= "Z":
            return -1
        number = number * 26 + ord(letter) - 64
    return number - 1


def letters(column: int) -> str:
    """A column's letters, from 0.

    >>> letters(27)
    'AB'
    """
    made = ""
    number = column + 1
    while number:
        number, rest = divmod(number - 1, 26)
        made = chr(65 + rest) + made
    return made


def _day(serial: float, epoch: datetime) -> str:
    try:
        moment = epoch + timedelta(days=serial)
    except OverflowError:
        return repr(serial)
    if 0 <= serial < 1:
        return f"{moment:%H:%M:%S}"
    return f"{moment:%Y-%m-%d}" if serial.is_integer() else f"{moment:%Y-%m-%d %H:%M:%S}"
