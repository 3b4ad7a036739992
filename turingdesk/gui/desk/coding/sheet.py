"""One coder at work: the texts, the one at hand, its codes, and keys for everything."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QTextBrowser, QWidget

from turingdesk.coding.scheme import Scheme
from turingdesk.gui.desk.card import Card
from turingdesk.gui.desk.coding.code_list import CodeList
from turingdesk.gui.desk.coding.work import Work
from turingdesk.gui.desk.folding_row import NO_LIMIT, FoldingRow
from turingdesk.gui.desk.table import Column, Rows, Table, framed
from turingdesk.gui.desk.words import button, label
from turingdesk.gui.desk.wrapping_row import WrappingRow
from turingdesk.gui.theme import SIZES, grown, look
from turingdesk.gui.translation import tr, tr_noop, translate_message

KEYS = tr_noop(
    "Desk",
    "Keys: a digit opens a category, a letter gives or takes a code, Enter keeps and goes on, "
    "Backspace goes back.",
)
DONE, OPEN = "\u2713", ""
LIST_WIDTH = 210  #: px
LIST_HEIGHT = 130  #: lx, at least, where letters are large
TEXT_HEIGHT = 84  #: lx
Row = tuple[int, str, bool]  #: number, words, whether it is coded
COLUMNS = (
    Column("", lambda row: DONE if row[2] else OPEN),
    Column(tr_noop("Desk", "Text", "to code"), lambda row: row[1], stretch=True),
)


class CodingSheet(QWidget):
    """Shows nothing of a text but its words.

    Signals:
        kept: The coder decided on the text at hand, which `work` holds still.
    """

    kept = Signal()
    spoken_role = QAccessible.Role.Grouping

    def __init__(self) -> None:
        super().__init__()
        self.work: Work | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Desk", "Text to code"))
        self.table = Table(Rows(COLUMNS, key=lambda row: row[0]), name=tr("Desk", "Texts"))
        self.table.setSelectionMode(Table.SelectionMode.SingleSelection)
        self.table.clicked.connect(lambda index: self._go(index.row()))
        self.words = QTextBrowser()
        self.words.setProperty("role", "reading")
        self.words.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.words.setAccessibleName(tr("Desk", "Text to code"))
        self.chosen = label("", "label", wrap=True)
        self.codes = CodeList()
        self.codes.toggled.connect(self._toggle)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(SIZES.progress)
        self.progress.setAccessibleName(tr("Desk", "Texts coded"))
        self.counted = label("", "soft")
        self.back = button(tr("Desk", "Back", "to the text before"), self._back)
        self.next = button(tr("Desk", "Keep and go on"), self._keep, "primary")
        for made in (self.back, self.next):
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._lay_out()

    def _lay_out(self) -> None:
        card = Card()
        card.column.addWidget(self.words)
        card.column.addWidget(self.codes, 1)
        line = QHBoxLayout()
        line.setSpacing(SIZES.gap)
        line.addWidget(self.chosen, 1)
        line.addWidget(self.counted)
        card.column.addLayout(line)
        card.column.addWidget(label(tr("Desk", KEYS), "small", wrap=True))
        foot, buttons = FoldingRow(SIZES.unit), WrappingRow(spacing=SIZES.unit, together=True)
        foot.addWidget(self.progress, 1)
        foot.addLayout(buttons)
        buttons.addWidget(self.back)
        buttons.addWidget(self.next)
        card.column.addLayout(foot)
        self._listed = framed(self.table, self)
        self._row = FoldingRow()
        self._row.addWidget(self._listed)
        self._row.addWidget(card, 1)
        self.setLayout(self._row)
        self._give_room()

    def _give_room(self) -> None:
        """The list beside the text, or over it where large letters leave no room."""
        is_large = look().text_percent > 100
        self.words.setFixedHeight(grown(TEXT_HEIGHT))
        self._listed.setMinimumWidth(LIST_WIDTH)
        self._listed.setMinimumHeight(grown(LIST_HEIGHT) if is_large else 0)
        folds = self._row.folds(self.width())
        self._listed.setMaximumWidth(NO_LIMIT if folds else LIST_WIDTH)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_room()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:  # letters may have another size
            self._give_room()

    def begin(self, work: Work) -> None:
        """Code these texts."""
        self.work = work
        self.codes.show_scheme(work.scheme)
        self.codes.open_category(1)
        self.show_text()
        self.setFocus()

    def show_text(self) -> None:
        """The text at hand, as it is coded."""
        work = self.work
        if work is None:
            return
        self.words.setPlainText(work.text.words)
        rows = [
            (n, " ".join(text.words.split()), text.place in work.given)
            for n, text in enumerate(work.texts)
        ]
        self.table.fill(rows)
        self.table.choose(work.at)
        self.table.scrollTo(self.table.model().index(work.at, 0))
        self.progress.setRange(0, len(work.texts))
        self.progress.setValue(work.done)
        line = tr("Desk", "{done} of {of} texts coded")
        self.counted.setText(line.format(done=work.done, of=len(work.texts)))
        self.back.setEnabled(work.at > 0)
        self._show_codes()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat() or self.work is None:
            return
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain not in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier):
            super().keyPressEvent(event)
            return
        keys = {
            Qt.Key.Key_Return: self._keep,
            Qt.Key.Key_Enter: self._keep,
            Qt.Key.Key_Backspace: self._back,
        }
        if (act := keys.get(Qt.Key(event.key()))) is not None:
            act()
        elif not self._typed(event.text().lower()):
            super().keyPressEvent(event)

    def _typed(self, sign: str) -> bool:
        """Open a category, or give a code; whether the sign means anything."""
        if sign.isdigit():
            self.codes.open_category(int(sign))
            return True
        code = self.codes.code_at(sign) if sign.isalpha() else ""
        if code:
            self._toggle(code)
        return bool(code)

    def _toggle(self, code: str) -> None:
        assert self.work is not None
        self.work.toggle(code)
        self._show_codes()

    def _keep(self) -> None:
        if self.work is None:
            return
        self.kept.emit()
        self.work.forward()
        self.codes.open_category(1)
        self.show_text()
        self.setFocus()

    def _back(self) -> None:
        if self.work is not None:
            self._go(max(0, self.work.at - 1))

    def _go(self, place: int) -> None:
        if self.work is not None:
            self.work.go(place)
            self.show_text()
            self.setFocus()

    def _show_codes(self) -> None:
        assert self.work is not None
        chosen = frozenset(self.work.chosen)
        self.codes.mark(chosen)
        named = in_words(self.work.scheme, chosen)
        text = tr("Desk", "Codes: {codes}").format(codes=named)
        self.chosen.setText(text if chosen else tr("Desk", "No code"))


def in_words(scheme: Scheme, codes: frozenset[str]) -> str:
    """Codes with their titles, in the scheme's order."""
    known = scheme.codes
    return ", ".join(
        f"{one} {translate_message(known[one].title)}" if one in known else one
        for one in scheme.ordered(codes)
    )
