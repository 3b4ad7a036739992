"""A panel made of cards that scroll: what most sections of the editor are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Qt, QTimer, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from turingdesk.core.errors import Problem
from turingdesk.core.setting import Keys, Setting
from turingdesk.gui.accessibility import scrolls
from turingdesk.gui.desk.editor.panel import EditorPanel
from turingdesk.gui.desk.editor.panels.bound import BoundField, ProblemPlaces
from turingdesk.gui.desk.editor.panels.sheet import SettingsSheet
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import label
from turingdesk.gui.theme import SIZES, grown
from turingdesk.gui.translation import tr

if TYPE_CHECKING:
    from turingdesk.editing.draft import Draft


Settings = Callable[[], Sequence[Setting]]  #: as they are now, which may depend on the draft
ASIDE_FROM = 820  #: lx; from this width on a panel's preview or plan is beside the cards
ASIDE_WIDTH = 400  #: lx


class CardPart(Protocol):
    """Something on a card that shows and changes the draft."""

    @property
    def wrote(self) -> SignalInstance:
        """Told when it changed the draft."""

    def refresh(self) -> None:
        """Show what the draft says."""

    def commit(self) -> None:
        """Take over what is being typed."""

    def show_problems(self, places: ProblemPlaces) -> None:
        """Put each problem at its place."""


class CardPanel(EditorPanel):
    """Cards with parts; all of them are shown again when one of them changed the draft."""

    def __init__(self, draft: Draft, state: DeskState, item: str = "") -> None:
        super().__init__(draft, state, item)
        self._parts: list[CardPart] = []
        self._sheets: list[tuple[Card, SettingsSheet, Keys, Settings]] = []
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        scrolls(self.area, tr("Desk", "Parts of the study"))
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget()
        self.cards = QVBoxLayout(inside)
        self.cards.setContentsMargins(0, 0, SIZES.unit, 0)
        self.cards.setSpacing(SIZES.gap)
        self.cards.addStretch(1)
        self.area.setWidget(inside)
        bar = self.area.verticalScrollBar()
        # Problems that are in sight beside their fields are not repeated in the list below.
        bar.valueChanged.connect(lambda _: self.scrolled.emit())
        bar.rangeChanged.connect(lambda *_: self.scrolled.emit())
        self._aside: QWidget | None = None
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(SIZES.gap)
        self._row.addWidget(self.area, 1)

    def add_card(self, title: str, *inside: QWidget, about: str = "") -> Card:
        """A card with a title, a sentence, and widgets."""
        card = Card(title)
        if about:
            card.column.addWidget(label(about, "soft", wrap=True))
        card.column.addSpacing(4)
        for widget in inside:
            card.column.addWidget(widget)
        self.cards.insertWidget(self.cards.count() - 1, card)
        return card

    def add_sheet(
        self, title: str, settings: Settings, table: Keys = (), about: str = ""
    ) -> SettingsSheet:
        """A card with settings of a table of study.toml, out of sight where there are none."""
        sheet = SettingsSheet(self.draft.toml, table, settings())
        card = self.add_card(title, sheet, about=about)
        self._sheets.append((card, sheet, table, settings))
        self.add_part(sheet)
        return sheet

    def set_aside(self, widget: QWidget) -> None:
        """Keep a preview or plan in sight beside the cards; where there is no room, after them."""
        self._aside = widget
        self._place_aside()

    def add_part(self, part: CardPart) -> None:
        """Let a part live with the panel."""
        self._parts.append(part)
        part.wrote.connect(self.changed)

    def changed(self) -> None:
        """A part changed the draft: the others may show something of it."""
        self.refresh()

    def refresh(self) -> None:
        for card, sheet, table, settings in self._sheets:
            sheet_settings = settings()
            sheet.show_settings(table, sheet_settings)
            if not sheet_settings or card.isHidden():  # to show it lays it out, seen or not
                card.setVisible(bool(sheet_settings))
        for part in self._parts:
            part.refresh()

    def commit(self) -> None:
        for part in self._parts:
            part.commit()

    def show_problems(self, problems: Sequence[Problem]) -> None:
        places = ProblemPlaces(problems, self.draft.toml.text())
        for part in self._parts:
            part.show_problems(places)
        QTimer.singleShot(0, self, self._show_note)  # once the notes have their places

    def show_problem(self, problem: Problem) -> None:
        for field in self.findChildren(BoundField):
            if problem in field.problems and field.isVisible():
                self._bring(field, 80)
                field.input.take_focus()
                return

    def _show_note(self) -> None:
        """Bring the problems of the field that has the keyboard into sight, with their fixes."""
        typed = QApplication.focusWidget()
        for field in self.findChildren(BoundField):
            if typed is not None and field.problems and field.isAncestorOf(typed):
                self._bring(field, SIZES.unit)

    def _bring(self, field: BoundField, margin: int) -> None:
        """Scroll to a field and to its problems, of which the field is the more important."""
        # The field comes last, as only the last one is certainly in sight if there is no room for
        # both.
        for widget in (field.note, field):
            if widget.isVisible():
                self.area.ensureWidgetVisible(widget, 0, margin)

    def _place_aside(self) -> None:
        widget = self._aside
        if widget is None:
            return
        beside, wide = self.width() >= grown(ASIDE_FROM), grown(ASIDE_WIDTH)
        if beside and self._row.indexOf(widget) < 0:
            self.cards.removeWidget(widget)
            self._row.addWidget(widget)
        elif not beside and self.cards.indexOf(widget) < 0:
            self._row.removeWidget(widget)
            self.cards.insertWidget(self.cards.count() - 1, widget)
        widget.setMinimumWidth(wide if beside else 0)
        widget.setMaximumWidth(wide if beside else 16_777_215)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_aside()
