"""Two coders compared: Cohen's kappa, and the texts that they coded differently."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollArea, QTextBrowser, QVBoxLayout, QWidget

from turingdesk.coding.codings import Codes, Codings
from turingdesk.coding.scheme import Scheme
from turingdesk.coding.texts import Place, Text
from turingdesk.gui.desk.card import Card
from turingdesk.gui.desk.coding.sheet import in_words
from turingdesk.gui.desk.coding.work import Difference, differences
from turingdesk.gui.desk.table import ROW, Column, Rows, Table
from turingdesk.gui.desk.words import NOTHING, button, label
from turingdesk.gui.desk.wrapping_row import WrappingRow
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop, translate_message

ABOUT = tr_noop(
    "Desk",
    "Agreement beyond chance, with its 95 % interval. Overall, two codings agree only where all "
    "codes of a text are the same; for a category or a code, where both or neither gave it.",
)
SAME = tr_noop("Desk", "They coded every text in the same way.")
MOST_ROWS = 6
Line = tuple[str, str, int, str, str, str, str]
#: code, title, n, agreement, kappa, interval, and why one of them is missing


class ComparedView(QScrollArea):
    """Kappa above, disagreements below.

    Signals:
        settled: A text's codes were decided; carries its place and them.
    """

    settled = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Desk", "Two coders compared"))
        self._scheme: Scheme | None = None
        self._who = ("", "")
        rows = Rows(_kappa_columns(), key=lambda line: line[0])
        self.kappas = Table(rows, name=tr("Desk", "Cohen\u2019s kappa"))
        self.kappas.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.differing = Table(
            Rows(self._columns(), key=lambda one: one.text.place),
            sortable=True,
            name=tr("Desk", "Texts coded differently"),
        )
        self.differing.setMinimumHeight(5 * ROW)
        self.differing.selectionModel().selectionChanged.connect(lambda *_: self._choose())
        self.same = label(tr("Desk", SAME), "soft")
        self.words = QTextBrowser()
        self.words.setProperty("role", "reading")
        self.words.setFixedHeight(80)
        self.words.setAccessibleName(tr("Desk", "Text coded differently"))
        self.first = button("", lambda: self._settle("first"))
        self.second = button("", lambda: self._settle("second"))
        self.both = button(tr("Desk", "All codes of both"), lambda: self._settle("both"))
        self.common = button(tr("Desk", "Only common codes"), lambda: self._settle("common"))
        self._lay_out()

    def _lay_out(self) -> None:
        agreement, texts = (
            Card(tr("Desk", "Cohen\u2019s kappa")),
            Card(tr("Desk", "Texts coded differently")),
        )
        agreement.column.addWidget(label(tr("Desk", ABOUT), "soft", wrap=True))
        agreement.column.addWidget(self.kappas)
        self.buttons = QWidget()
        row = WrappingRow(self.buttons, SIZES.unit)
        for made in (self.first, self.second, self.both, self.common):
            row.addWidget(made)
        for widget in (self.same, self.differing, self.words, self.buttons):
            texts.column.addWidget(widget)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, SIZES.unit, 0)
        column.setSpacing(SIZES.gap)
        column.addWidget(agreement)
        column.addWidget(texts)
        column.addStretch(1)
        self.setWidget(inside)

    def compare(
        self, scheme: Scheme, codings: Codings, found: Sequence[Text], who: tuple[str, str]
    ) -> None:
        """Show how two coders coded some texts."""
        self._scheme, self._who = scheme, who
        here = {text.place for text in found}
        a, b = (_of(codings.by_coder[one], here) for one in who)
        self.kappas.fill(_lines(scheme, a, b))
        high = min(len(self.kappas.rows.things), MOST_ROWS)
        self.kappas.setFixedHeight(self.kappas.horizontalHeader().sizeHint().height() + ROW * high)
        differing = differences(codings, found, *who)
        self.differing.fill(differing)
        for widget in (self.differing, self.words, self.buttons):
            widget.setVisible(bool(differing))
        self.same.setVisible(not differing)
        line = tr("Desk", "As {coder}", "codes of a text")
        self.first.setText(line.format(coder=who[0]))
        self.second.setText(line.format(coder=who[1]))
        if differing and self.differing.chosen() is None:
            left = (n for n, one in enumerate(differing) if one.settled is None)
            self.differing.choose(next(left, 0))
        self._choose()

    def _columns(self) -> tuple[Column, ...]:
        def codes(pick: str) -> Column:
            return Column(
                {"first": _FIRST, "second": _SECOND, "settled": _SETTLED}[pick],
                lambda one: self._short(getattr(one, pick)),
                tip=lambda one: self._long(getattr(one, pick)),
            )

        text = Column(
            tr_noop("Desk", "Text", "to code"),
            lambda one: " ".join(one.text.words.split()),
            stretch=True,
        )
        return text, codes("first"), codes("second"), codes("settled")

    def _short(self, codes: Codes | None) -> str:
        if codes is None or self._scheme is None:
            return ""
        return ", ".join(self._scheme.ordered(codes)) or NOTHING

    def _long(self, codes: Codes | None) -> str:
        return in_words(self._scheme, codes) if codes and self._scheme else ""

    def _choose(self) -> None:
        one: Difference | None = self.differing.chosen()
        self.words.setPlainText(one.text.words if one else "")
        for made, codes in zip(
            (self.first, self.second),
            (one.first, one.second) if one else (None, None),
            strict=True,
        ):
            made.setToolTip(self._long(codes))
        for made in (self.first, self.second, self.both, self.common):
            made.setEnabled(one is not None)

    def _settle(self, how: str) -> None:
        one: Difference | None = self.differing.chosen()
        if one is None:
            return
        codes = {
            "first": one.first,
            "second": one.second,
            "both": one.first | one.second,
            "common": one.first & one.second,
        }[how]
        self.settled.emit(one.text.place, codes)


_FIRST = tr_noop("Desk", "First coder")
_SECOND = tr_noop("Desk", "Second coder")
_SETTLED = tr_noop("Desk", "Settled")


def _kappa_columns() -> tuple[Column, ...]:
    return (
        Column(tr_noop("Desk", "Code"), lambda line: line[0]),
        Column("", lambda line: line[1], stretch=True),
        Column(tr_noop("Desk", "Texts"), lambda line: program().whole(line[2]), right=True),
        Column(tr_noop("Desk", "Agreement"), lambda line: line[3], right=True),
        Column(tr_noop("Desk", "Kappa"), lambda line: line[4], right=True, tip=_why),
        Column(tr_noop("Desk", "95 % interval"), lambda line: line[5], right=True, tip=_why),
    )


def _why(line: Line) -> str:
    return line[6]


def _lines(
    scheme: Scheme, first: Mapping[Place, Codes], second: Mapping[Place, Codes]
) -> list[Line]:
    from turingdesk.analysis.agreement import kappas

    titles = {str(one.number): translate_message(one.title) for one in scheme.categories}
    titles |= {code.id: translate_message(code.title) for code in scheme.codes.values()}
    titles[""] = tr("Desk", "Overall", "agreement of two coders")
    lines = []
    for code, found in kappas(first, second).items():
        low, high = found.low, found.high
        ends = NOTHING if low is None or high is None else f"{_number(low)} \u2026 {_number(high)}"
        numbers = (_number(found.observed), _number(found.value))
        lines.append(
            (code, titles.get(code, ""), found.n, *numbers, ends, translate_message(found.note))
        )
    return lines


def _of(given: Mapping[Place, Codes], here: set[Place]) -> dict[Place, Codes]:
    return {place: codes for place, codes in given.items() if place in here}


def _number(value: float | None) -> str:
    return NOTHING if value is None else program().decimals(round(value, 2) + 0.0)  # no -0.00
