"""Consent and texts: what participants read, page by page, and whether they sign."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from turingdesk.core.errors import Problem
from turingdesk.core.step import Page
from turingdesk.core.study import Study
from turingdesk.editing.draft_pages import TEXTS, block_page, text_page
from turingdesk.gui.desk.editor.panels.block_settings import name_of
from turingdesk.gui.desk.editor.panels.card_panel import CardPanel
from turingdesk.gui.desk.editor.panels.setting import declared, kiosk_words
from turingdesk.gui.desk.editor.panels.text_editor import TextEditor
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import label
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, tr_noop, translate_message

if TYPE_CHECKING:
    from turingdesk.editing.draft import Draft
    from turingdesk.editing.flow import FlowPart

_NOTHING = tr_noop("Desk", "There is no text, so participants don't see this page.")
_USUAL_TEXTS = {
    "debriefing": "Thank you. Your answers are saved.",
    "refused": "You chose not to take part. Nothing was recorded.",
}


@dataclass(frozen=True, slots=True)
class _Text:
    """A page whose text can be written."""

    key: str  #: "consent", or "block/0"
    title: str
    file: str
    nothing: str


class TextsPanel(CardPanel):
    """One page at a time, chosen by name, with its preview."""

    def __init__(self, draft: Draft, state: DeskState, item: str = "") -> None:
        super().__init__(draft, state, item)
        self._texts: list[_Text] = []
        self.pages = QComboBox()
        self.pages.setAccessibleName(tr("Desk", "Page"))
        self.pages.setMinimumWidth(300)
        self.pages.currentIndexChanged.connect(lambda _: self._turn())
        self.editor = TextEditor(draft, self._page)
        self.add_card(tr("Desk", "Text pages"), self._chooser(), self.editor)
        self.add_part(self.editor.field)
        about = tr(
            "Desk",
            "The consent page has two buttons. Participants who don't agree see the refusal page.",
        )
        title = tr("Desk", "Consent")
        self.consent = self.add_sheet(
            title, lambda: declared(Study, ("signature", "no_consent")), about=about
        )
        self.refresh()

    def refresh(self) -> None:
        before = self._key
        self._texts = self._all()
        there = self.draft.text_names()
        missing = tr("Desk", "{page} (not written)")
        titles = [
            page_text.title if page_text.file in there else missing.format(page=page_text.title)
            for page_text in self._texts
        ]
        with QSignalBlocker(self.pages):
            if [self.pages.itemText(n) for n in range(self.pages.count())] != titles:
                self.pages.clear()
                self.pages.addItems(titles)
            keys = [page_text.key for page_text in self._texts]
            self.pages.setCurrentIndex(keys.index(before) if before in keys else 0)
        self._turn()
        super().refresh()

    def show_page(self, key: str) -> None:
        """Turn to a page, by the name of its text, or "block/0"."""
        keys = [page_text.key for page_text in self._texts]
        self.pages.setCurrentIndex(keys.index(key))

    def show_part(self, part: FlowPart) -> None:
        self.show_page(part.pages[-1])

    def show_problem(self, problem: Problem) -> None:
        for page_text in self._texts:
            if page_text.file == problem.file:
                self.show_page(page_text.key)
                self.editor.field.show_line(problem.line)
                return
        super().show_problem(problem)

    @property
    def _key(self) -> str:
        row = self.pages.currentIndex()
        return self._texts[row].key if 0 <= row < len(self._texts) else ""

    def _all(self) -> list[_Text]:
        texts = []
        for name, title in TEXTS.items():
            file = str(self.draft.toml.get("texts", name) or f"texts/{name}.md")
            default_text = _USUAL_TEXTS.get(name)
            nothing = tr("Desk", _NOTHING)
            if default_text:
                without = tr("Desk", "You haven't written this text. Participants see: {text}")
                nothing = without.format(text=kiosk_words(default_text))
            texts.append(_Text(name, translate_message(title), file, nothing))
        for place, block in enumerate(self.draft.toml.tables("block")):
            name = name_of(block) or str(place + 1)
            title = tr("Desk", "Before the block {block}").format(block=block.get("title") or name)
            file = str(block.get("instructions") or f"texts/{name}.md")
            texts.append(_Text(f"block/{place}", title, file, tr("Desk", _NOTHING)))
        return texts

    def _turn(self) -> None:
        row = self.pages.currentIndex()
        if not 0 <= row < len(self._texts):
            return
        page_text = self._texts[row]
        self.editor.edit(page_text.file, page_text.nothing, self._name_it)

    def _page(self, text: str) -> Page | None:
        key = self._key
        if key in TEXTS:
            return text_page(self.draft, key, text)
        _, _, place = key.partition("/")
        if not place:
            return None
        block = self.draft.toml.get("block", int(place), default={})
        return block_page(str(block.get("title") or block.get("task") or ""), text)

    def _name_it(self, file: str | None) -> None:
        """Name a new file in its block; pages of the study are found by their usual names."""
        key, _, place = self._key.partition("/")
        if place:
            self.draft.toml.set(("block", int(place), "instructions"), file)
        elif file is None:
            # An empty table would remain in study.toml after its last key.
            others = set(self.draft.toml.get("texts", default={})) - {key}
            self.draft.toml.set(("texts", key) if others else ("texts",), None)

    def _chooser(self) -> QWidget:
        chooser = QWidget()
        column = QVBoxLayout(chooser)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        title = label(tr("Desk", "Page"), "label")
        title.setBuddy(self.pages)
        column.addWidget(title)
        row = QHBoxLayout()
        row.setSpacing(SIZES.gap)
        row.addWidget(self.pages)
        row.addStretch(1)
        column.addLayout(row)
        return chooser


PANEL = TextsPanel
