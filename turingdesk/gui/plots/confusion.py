"""The confusion matrix: rows are what it was, columns what judges said."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from turingdesk.analysis._figure import FEW, LEAST
from turingdesk.gui.plots._plot import NOTHING, Painted, Result, ink_on, letters, shade, write
from turingdesk.gui.theme import SIZES, color, font, grown
from turingdesk.gui.translation import program, tr, translate_message

HEAD = 36
ROW = 56
PAD = 8  #: px beside the heads of rows
_BOLD = QFont.Weight.DemiBold
LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


@dataclass(frozen=True, slots=True)
class MatrixCell:
    """One cell: how many of a class got a verdict."""

    truth: str  #: "H" or "M"
    verdict: str
    n: int
    of: int  #: verdicts on that class

    @property
    def part(self) -> float | None:
        """The share of its row; None if there are too few verdicts on that class."""
        return self.n / self.of if self.of >= LEAST else None


_SMALLEST = 0.7  #: of the usual size of letters, before a name is cut


class ConfusionPlot(Painted):
    """Two rows, two columns; the larger the share of its row, the darker the cell."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Desk", "Verdicts by origin"), parent)
        self._labels = (tr("Desk", "human"), tr("Desk", "machine"))
        self.cells: dict[str, MatrixCell] = {}
        self._take_room()
        self.draw([])

    def call(self, human: str, machine: str) -> None:
        """Name the two classes as the study does."""
        self._labels = (human, machine)
        self._say_all()

    def draw(self, result: Result) -> None:
        n = {
            f"{row['truth'][0].upper()}{verdict[0].upper()}": int(row[f"n_{verdict}"])
            for row in result
            for verdict in ("human", "machine")
        }
        self.cells = {
            truth + verdict: MatrixCell(truth, verdict, n.get(truth + verdict, 0), of)
            for truth in "HM"
            for of in (n.get(truth + "H", 0) + n.get(truth + "M", 0),)
            for verdict in "HM"
        }
        self._say_all()

    @property
    def few(self) -> str:
        """The words where there are verdicts on a class, but too few."""
        has_few = any(0 < cell.of < LEAST for cell in self.cells.values())
        return translate_message(FEW) if has_few else ""

    def shown(self) -> dict[str, str]:
        """The number in each cell."""
        return {key: _number(cell.part) for key, cell in self.cells.items()}

    def paint(self, painter: QPainter) -> None:
        letters(painter, SIZES.note, _BOLD)
        for column, label in enumerate(self._labels):
            box = self._box(0, column)
            place = QRectF(box.left(), 0, box.width(), grown(HEAD))
            write(painter, place, _quoted(label), ink="soft")
        for row, label in enumerate(self._labels):
            box = self._box(row, 0)
            place = QRectF(PAD, box.top(), box.left() - 2 * PAD, box.height())
            text = _was(label) if self._cell_width()[1] else label
            needed = QFontMetricsF(font(SIZES.note)).horizontalAdvance(text) + 1
            # Smaller letters first, as a name that is cut may be that of either class.
            letters(painter, int(SIZES.note * min(1.0, max(_SMALLEST, place.width() / needed))))
            write(painter, place, text, LEFT)
            painter.fillRect(QRectF(0, box.bottom() - 1, self.width(), 1), color("neutral"))
        painter.fillRect(QRectF(0, grown(HEAD) - 1, self.width(), 1), color("line"))
        for box, cell in self.placed():
            _paint_cell(painter, box, cell)

    def words_at(self, point: QPointF) -> str:
        return next((self._words(cell) for box, cell in self.placed() if box.contains(point)), "")

    def _take_room(self) -> None:
        # It is painted and has no layout, so nothing else knows how high its letters make it.
        high = grown(HEAD + 2 * ROW)
        self.setMinimumSize(264, high)
        self.setMaximumHeight(high)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:  # letters may have another size
            self._take_room()

    def sizeHint(self) -> QSize:
        return QSize(320, grown(HEAD + 2 * ROW))

    def _say_all(self) -> None:
        self.say(program().join(". ", map(self._words, self.cells.values())))

    def _box(self, row: int, column: int) -> QRectF:
        """Where a cell is, in whole pixels, so that edges are sharp."""
        width = self._cell_width()[0]
        left = self.width() - width * (2 - column)
        return QRectF(left, grown(HEAD + row * ROW), width, grown(ROW))

    def _cell_width(self) -> tuple[int, bool]:
        """The width of a cell, px, and True if that leaves room for all words before a row."""
        rows, columns = QFontMetricsF(font(SIZES.note)), QFontMetricsF(font(SIZES.note, _BOLD))
        left = max(rows.horizontalAdvance(_was(label)) for label in self._labels) + 2 * PAD + 1
        least = ceil(max(columns.horizontalAdvance(_quoted(label)) for label in self._labels))
        default_width, room = round(self.width() * 0.305), int(self.width() - left) // 2
        return (
            (min(default_width, room), True)
            if room >= least
            else (max(default_width, least), False)
        )

    def placed(self) -> Iterator[tuple[QRectF, MatrixCell]]:
        """Each cell and where it is painted."""
        for cell in self.cells.values():
            yield self._box("HM".index(cell.truth), "HM".index(cell.verdict)), cell

    def _words(self, cell: MatrixCell) -> str:
        line, share = tr("Desk", "Was {was}, judged {called}: {n} of {of}"), ""
        if cell.part is not None:
            line = tr("Desk", "Was {was}, judged {called}: {n} of {of} ({share}%)")
            share = program().decimals(100 * cell.part, 1)
        return line.format(
            was=self._labels["HM".index(cell.truth)],
            called=self._labels["HM".index(cell.verdict)],
            n=program().format_int(cell.n),
            of=program().format_int(cell.of),
            share=share,
        )


def _quoted(origin: str) -> str:
    """The head of a column."""
    return tr("Desk", "“{word}”", "in quotation marks").format(word=origin)


def _was(origin: str) -> str:
    """The head of a row."""
    was = tr("Desk", "was {origin}", "head of a row: what it truly was")
    return was.format(origin=origin)


def _paint_cell(painter: QPainter, box: QRectF, cell: MatrixCell) -> None:
    ground = color("background") if cell.part is None else shade(cell.part)
    painter.fillRect(box.adjusted(0, 0, -1, -1), ground)
    painter.setPen(_letters_on(ground, cell))
    letters(painter, SIZES.text)
    painter.drawText(
        box.adjusted(0, grown(8), 0, -grown(24)), Qt.AlignmentFlag.AlignCenter, _number(cell.part)
    )
    letters(painter, 12)
    painter.drawText(
        box.adjusted(0, grown(28), 0, -grown(6)),
        Qt.AlignmentFlag.AlignCenter,
        f"n {program().format_int(cell.n)}",
    )


def _letters_on(ground: QColor, cell: MatrixCell) -> QColor:
    return color("soft") if cell.part is None else ink_on(ground)


def _number(part: float | None) -> str:
    return NOTHING if part is None else program().decimals(part)
