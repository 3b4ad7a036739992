"""The cards of the Collection page; each shows its part of what there is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import NOTHING, label
from turingdesk.gui.desk.widgets.labeled_field import number
from turingdesk.gui.desk.widgets.named_field import fill, named_field
from turingdesk.gui.desk.widgets.table import DeskColumn, DeskTable, RowsModel, TableHeight
from turingdesk.gui.desk.widgets.wrapping_row import WrappingRow
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.plugins.collecting.collection_view import (
    CleanedWord,
    CollectionView,
    CountedBy,
    PromptNeed,
)

MOST_ROWS = 8  #: in sight at once; longer tables scroll
MOST_NEEDED = 1000
SIDES = {
    CountedBy.AGENT: tr_noop("Desk", "Agent"),
    CountedBy.BLOCK: tr_noop("Desk", "Block"),
    CountedBy.DOMAIN: tr_noop("Desk", "Domain"),
    CountedBy.LENGTH: tr_noop("Desk", "Length"),
    CountedBy.PROMPT: tr_noop("Desk", "Prompt"),
}


class FittedTable(DeskTable):
    """As high as its rows, up to a limit; the head of its first column can change."""

    def __init__(self, columns: Sequence[DeskColumn], key: str, name: str) -> None:
        super().__init__(RowsModel(columns, key=lambda row: getattr(row, key)), name=name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # so that keys scroll it
        self._height = TableHeight(self)

    def put(self, rows: Sequence[object]) -> None:
        """Show these; a table without rows is hidden."""
        self.fill(rows)
        self._height.hold(min(MOST_ROWS, len(rows)))
        self.setVisible(bool(rows))

    def call(self, title: str) -> None:
        """Give the first column another head."""
        first, *others = self.rows.columns
        self.rows.columns = (replace(first, title=title), *others)
        # A view reads the heads of columns again only when it is told.
        self.rows.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, 0)


class AnswersCard(Card):
    """A card with the number of answers, by agent, block, domain, length, or prompt."""

    def __init__(self) -> None:
        super().__init__(tr("Desk", "Answers"))
        self._view = CollectionView()
        self.side = QComboBox()
        fill(self.side, [(tr("Desk", title), side.value) for side, title in SIDES.items()], "")
        self.side.currentIndexChanged.connect(lambda _: self._fill())
        self.head.addWidget(named_field(tr("Desk", "By"), self.side))
        self.counts = label("", "soft", wrap=True)
        self.table = FittedTable(_ANSWERS, "name", tr("Desk", "Answers"))
        self.left_out = label("", "soft", wrap=True)
        for widget in (self.counts, self.table, self.left_out):
            self.column.addWidget(widget)

    def show_view(self, view: CollectionView) -> None:
        """Show what there is."""
        self._view = view
        format_number = program().format_int
        text = tr("Desk", "Found: {read}. Usable: {used}.")
        self.counts.setText(
            text.format(read=format_number(view.read), used=format_number(view.used))
        )
        why = (
            program().join(": ", (translate_message(reason), format_number(n)))
            for reason, n in view.left_out.items()
        )
        lines = tr("Desk", "Not used: {why}.").format(why=program().join("; ", why))
        self.left_out.setText(lines if view.left_out else "")
        self.left_out.setVisible(bool(view.left_out))
        self._fill()

    def _fill(self) -> None:
        side = CountedBy(self.side.currentData())
        self.table.call(SIDES[side])
        self.table.put(self._view.counts.get(side, ()))


def _mean(length: float | None) -> str:
    return NOTHING if length is None else program().decimals(length, 1)


#: How many answers of each origin there are.
_ORIGINS = (
    DeskColumn(
        tr_noop("Desk", "Human", "number of answers"),
        lambda row: program().format_int(row.human),
        right=True,
        note="number of answers",
    ),
    DeskColumn(
        tr_noop("Desk", "Machine", "number of answers"),
        lambda row: program().format_int(row.machine),
        right=True,
        note="number of answers",
    ),
)
_ANSWERS = (
    DeskColumn(
        SIDES[CountedBy.AGENT],
        lambda row: translate_message(row.name) or tr("Desk", "(none)", "no domain"),
        stretch=True,
    ),
    *_ORIGINS,
    DeskColumn(
        tr_noop("Desk", "Prompts"), lambda row: program().format_int(row.prompts), right=True
    ),
    DeskColumn(
        tr_noop("Desk", "Mean length, human"), lambda row: _mean(row.human_length), right=True
    ),
    DeskColumn(
        tr_noop("Desk", "Mean length, machine"), lambda row: _mean(row.machine_length), right=True
    ),
)


class NeededCard(Card):
    """The prompts that have fewer answers than one asks for."""

    def __init__(self) -> None:
        super().__init__(tr("Desk", "Prompts that need more answers"))
        self._prompts: tuple[PromptNeed, ...] = ()
        self.human, self.machine = number(0, MOST_NEEDED, 1), number(0, MOST_NEEDED, 1)
        needed = QWidget()
        row = WrappingRow(needed, SIZES.gap, lines=SIZES.unit)
        row.addWidget(named_field(tr("Desk", "Human answers per prompt"), self.human))
        row.addWidget(named_field(tr("Desk", "Machine answers per prompt"), self.machine))
        for spin_box in (self.human, self.machine):
            spin_box.valueChanged.connect(lambda _: self._fill())
        self.missing = label("", wrap=True)
        self.table = FittedTable(_PROMPTS, "prompt", tr("Desk", "Prompts"))
        for widget in (needed, self.missing, self.table):
            self.column.addWidget(widget)

    def show_view(self, view: CollectionView) -> None:
        """Show what there is."""
        self._prompts = view.prompts
        for name, place in (("block", 1), ("domain", 2)):
            is_one = len({getattr(prompt, name) for prompt in view.prompts}) < 2
            self.table.setColumnHidden(place, is_one)
        self._fill()

    def _fill(self) -> None:
        targets = self.human.value(), self.machine.value()
        lacking = [prompt for prompt in self._prompts if any(prompt.needed(*targets))]
        human, machine = (
            sum(prompt.needed(*targets)[place] for prompt in lacking) for place in (0, 1)
        )
        format_number = program().format_int
        text = tr(
            "Desk",
            "Prompts with enough answers: {enough} of {all}. Missing: {human} human, {machine} "
            "machine.",
        )
        if not lacking:
            text = tr("Desk", "Every prompt has enough answers.")
        self.missing.setText(
            text.format(
                enough=format_number(len(self._prompts) - len(lacking)),
                all=format_number(len(self._prompts)),
                human=format_number(human),
                machine=format_number(machine),
            )
        )
        self.table.put(lacking)


_PROMPTS = (
    DeskColumn(tr_noop("Desk", "Prompt"), lambda row: row.prompt, stretch=True),
    DeskColumn(tr_noop("Desk", "Block"), lambda row: row.block),
    DeskColumn(tr_noop("Desk", "Domain"), lambda row: row.domain),
    *_ORIGINS,
)


class CleaningCard(Card):
    """The words that cleaning changes or omits."""

    def __init__(self) -> None:
        super().__init__(tr("Desk", "Cleaning"))
        self.counts = label("", "soft", wrap=True)
        self.table = FittedTable(_CHANGES, "given", tr("Desk", "Cleaning"))
        self.column.addWidget(self.counts)
        self.column.addWidget(self.table)

    def show_view(self, view: CollectionView) -> None:
        """Show what there is; hidden if the collection has no single words."""
        format_number = program().format_int
        changed = sum(change.times for change in view.changes if change.used)
        omitted = sum(change.times for change in view.changes if not change.used)
        text = tr("Desk", "Words: {words}. Changed: {changed}. Omitted: {omitted}.")
        self.counts.setText(
            text.format(
                words=format_number(view.words),
                changed=format_number(changed),
                omitted=format_number(omitted),
            )
        )
        self.table.put(view.changes)
        self.setVisible(bool(view.words))


def _cleaned_word(change: CleanedWord) -> str:
    return change.used or tr("Desk", "(omitted)", "a word")


_CHANGES = (
    DeskColumn(tr_noop("Desk", "Given", "a word"), lambda row: row.given, note="a word"),
    DeskColumn(tr_noop("Desk", "Used", "a word"), _cleaned_word, note="a word"),
    DeskColumn(
        tr_noop("Desk", "Rules"),
        lambda row: program().join("; ", map(translate_message, row.rules)),
        stretch=True,
    ),
    DeskColumn(
        tr_noop("Desk", "Times", "how often"),
        lambda row: program().format_int(row.times),
        right=True,
        note="how often",
    ),
)


class CollectionCards(QWidget):
    """All cards below each other."""

    def __init__(self) -> None:
        super().__init__()
        self.answers, self.needed, self.cleaning = AnswersCard(), NeededCard(), CleaningCard()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.gap)
        for card in (self.answers, self.needed, self.cleaning):
            column.addWidget(card)
        column.addStretch(1)

    def show_view(self, view: CollectionView) -> None:
        """Show what there is."""
        for card in (self.answers, self.needed, self.cleaning):
            card.show_view(view)
