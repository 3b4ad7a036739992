"""One coder at work: the texts, the current one, its codes, and keys for everything."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from turingdesk.core.message import message, plural
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import OneLine, button, label
from turingdesk.gui.desk.widgets.folding_row import NO_LIMIT, FoldingRow
from turingdesk.gui.desk.widgets.table import DeskColumn, DeskTable, RowsModel, framed
from turingdesk.gui.desk.widgets.wrapping_row import WrappingRow
from turingdesk.gui.refit import refit
from turingdesk.gui.theme import SIZES, grown, look
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.plugins.coding.coding_work import CodingWork
from turingdesk.plugins.coding.scheme import Category, Code, Scheme

KEYS = tr_noop(
    "Desk",
    "Keys: a digit opens a category, a letter assigns or removes a code, Enter saves and "
    "continues, Backspace goes back.",
)
DONE, OPEN = "\u2713", ""
LIST_SHARE, LIST_WIDTHS = 0.3, (210, 340)  #: of the sheet that the list takes; px, least and most
LIST_HEIGHT = 130  #: lx, at least, where letters are large
TEXT_HEIGHT = 136  #: lx: four lines; longer texts scroll
LEAST_TEXT, OTHERS = 76, 500  #: lx, two lines; px, that everything else needs
_MOST_BESIDE = 125  #: % of the usual size of letters, with which a code is beside its sentence
LINES = 54  #: lx, the height of a row with two lines
Row = tuple[int, str, bool]  #: number, words, whether it is coded
COLUMNS = (
    DeskColumn("", lambda row: DONE if row[2] else OPEN),
    DeskColumn(tr_noop("Desk", "Text", "to code"), lambda row: row[1], stretch=True),
)


class CodingSheet(QWidget):
    """Shows nothing of a text but its words.

    Signals:
        coded: The coder decided on the current text, which `work` holds still.
    """

    coded = Signal()
    spoken_role = QAccessible.Role.Grouping

    def __init__(self) -> None:
        super().__init__()
        self.work: CodingWork | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Desk", "Text to code"))
        self.table = DeskTable(
            RowsModel(COLUMNS, key=lambda row: row[0]), name=tr("Desk", "Texts")
        )
        self.table.setSelectionMode(DeskTable.SelectionMode.SingleSelection)
        self.table.setWordWrap(True)
        self.table.horizontalHeader().setMinimumSectionSize(SIZES.unit)
        self.table.clicked.connect(lambda index: self._go(index.row()))
        self.words = QTextBrowser()
        self.words.setProperty("role", "judged")
        # Keys go to the sheet, wherever someone clicked.
        self.words.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.words.setAccessibleName(tr("Desk", "Text to code"))
        self.code_names = label("", "label", wrap=True)
        self.codes = CodeList()
        self.codes.toggled.connect(self._toggle)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(SIZES.progress)
        self.progress.setAccessibleName(tr("Desk", "Texts coded"))
        self.coded_count = label("", "soft")
        self.back = button(tr("Desk", "Back", "to the text before"), self._back)
        self.next = button(tr("Desk", "Save and next"), self._keep, "primary")
        for step_button in (self.back, self.next):
            # By Tab only: a click would take the keys away from the sheet.
            step_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._lay_out()

    def _lay_out(self) -> None:
        card = Card()
        card.column.addWidget(self.words)
        card.column.addWidget(self.codes, 1)
        line = QHBoxLayout()
        line.setSpacing(SIZES.gap)
        line.addWidget(self.code_names, 1)
        line.addWidget(self.coded_count)
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
        refit(self, self._give_room)

    def _give_room(self) -> None:
        """The list beside the text, or over it where large letters leave no room."""
        is_large = look().text_percent > 100
        most = (
            TEXT_HEIGHT if is_large else min(TEXT_HEIGHT, max(LEAST_TEXT, self.height() - OTHERS))
        )
        self.words.setFixedHeight(grown(most))
        least, most = LIST_WIDTHS
        wide = max(least, min(most, round(self.width() * LIST_SHARE)))
        self.table.verticalHeader().setDefaultSectionSize(grown(LINES))
        self._listed.setMinimumHeight(grown(LIST_HEIGHT) if is_large else 0)
        self._listed.setMinimumWidth(least)
        folds = self._row.folds(self.width())
        self._listed.setMaximumWidth(NO_LIMIT if folds else wide)
        self._listed.setMinimumWidth(least if folds or is_large else wide)

    def begin(self, work: CodingWork) -> None:
        """Code these texts."""
        self.work = work
        self.codes.show_scheme(work.scheme)
        self.codes.open_category(1)
        self.show_text()
        self.setFocus()

    def show_text(self) -> None:
        """The current text, as it is coded."""
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
        texts = plural("%n text", "%n texts", len(work.texts))
        line = message("{done:,} of {texts} coded", done=work.done, texts=texts)
        self.coded_count.setText(translate_message(line))
        self.back.setEnabled(work.at > 0)
        self._show_codes()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter held down would code one text after the other.
        if event.isAutoRepeat() or self.work is None:
            return
        # Qt adds this modifier for keys of the number pad.
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
        self.coded.emit()
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
        work_codes = frozenset(self.work.codes)
        self.codes.mark(work_codes)
        named = in_words(self.work.scheme, work_codes)
        text = tr("Desk", "Codes: {codes}").format(codes=named)
        self.code_names.setText(text if work_codes else tr("Desk", "No code"))


def in_words(scheme: Scheme, codes: frozenset[str]) -> str:
    """Codes with their titles, in the scheme's order."""
    code_by_id = scheme.codes
    return program().items(
        f"{code_id} {translate_message(code_by_id[code_id].title)}"
        if code_id in code_by_id
        else code_id
        for code_id in scheme.ordered(codes)
    )


class CodeList(QWidget):
    """Shows; what is chosen is decided by who owns it.

    Signals:
        toggled: A code was clicked; carries its id.
    """

    toggled = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.open = 1  #: number of the category whose codes are shown
        self.buttons: dict[int, QPushButton] = {}
        self.boxes: dict[str, QCheckBox] = {}
        self._scheme: Scheme | None = None
        self._marked_codes: frozenset[str] = frozenset()
        self._head = QWidget()
        self._row = WrappingRow(self._head, SIZES.unit)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setAccessibleName(tr("Desk", "Codes"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        column.addWidget(self._head)
        column.addWidget(self._area, 1)

    def show_scheme(self, scheme: Scheme) -> None:
        """The categories of a scheme, with the first one open."""
        if scheme == self._scheme:
            return
        self._scheme = scheme
        while (item := self._row.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        self.buttons = {category.number: self._button(category) for category in scheme.categories}
        for category_button in self.buttons.values():
            self._row.addWidget(category_button)
        self.open_category(1)

    def open_category(self, number: int) -> None:
        """Show the codes of a category; a number that there is not changes nothing."""
        if self._scheme is None or number not in self.buttons:
            return
        self.open = number
        category = self._scheme.categories[number - 1]
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, SIZES.unit, 0)
        grid.setHorizontalSpacing(SIZES.gap)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        self.boxes = {}
        for row, code in enumerate(category.codes):
            self.boxes[code.id] = box = self._box(code)
            about = translate_message(code.about)
            if look().text_percent > _MOST_BESIDE:
                grid.addWidget(box, 2 * row, 0, 1, 2)
                grid.addWidget(label(about, "soft", wrap=True), 2 * row + 1, 0, 1, 2)
            else:
                grid.addWidget(box, 2 * row, 0)
                grid.addWidget(OneLine(about, "soft"), 2 * row, 1)
        grid.setRowStretch(2 * len(category.codes), 1)
        self._area.setWidget(inside)
        for surface in (inside, self._area.viewport()):
            surface.setAutoFillBackground(False)  # the card shows through
        self.mark(self._marked_codes)

    def code_at(self, letter: str) -> str:
        """The code of the open category with a letter; empty if there is none."""
        code = f"{self.open}{letter}"
        return code if code in self.boxes else ""

    def mark(self, marked_codes: frozenset[str]) -> None:
        """Show what is chosen."""
        self._marked_codes = marked_codes
        for code, box in self.boxes.items():
            box.setChecked(code in marked_codes)
        for number, category_button in self.buttons.items():
            # A code is the number of its category and a letter.
            count = sum(code[:-1] == str(number) for code in marked_codes)
            category_button.setChecked(number == self.open)
            title = self._title(number)
            category_button.setText(f"{title}  ({count})" if count else title)

    def _title(self, number: int) -> str:
        assert self._scheme is not None
        return f"{number}  {translate_message(self._scheme.categories[number - 1].title)}"

    def _button(self, category: Category) -> QPushButton:
        category_button = QPushButton(self._title(category.number))
        category_button.setCheckable(True)
        category_button.setProperty("role", "category")
        category_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        number = category.number
        # `clicked` carries whether it is checked, which is no number of a category.
        category_button.clicked.connect(lambda _=False: self.open_category(number))
        return category_button

    def _box(self, code: Code) -> QCheckBox:
        check_box = QCheckBox(f"{code.id[-1]}  {translate_message(code.title)}")
        check_box.setToolTip(translate_message(code.about))
        check_box.setAccessibleDescription(translate_message(code.about))
        check_box.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # Not `toggled`, which `mark` would also emit.
        check_box.clicked.connect(lambda _=False: self.toggled.emit(code.id))
        return check_box
