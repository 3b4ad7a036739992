"""The sections of the editor, in the order of the list at the left; the order is a decision.

A section names a module with `PANEL`, a subclass of Panel; it is imported when it
is first shown. A problem belongs to the section whose key `Places.home` gives; the
names are study, texts, forms, block, table, media, rules and analysis.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, cast

from turingdesk.core.errors import Problem
from turingdesk.gui.translation import tr, tr_noop

if TYPE_CHECKING:
    from turingdesk.editing.draft import Draft
    from turingdesk.gui.desk.editor.panel import EditorPanel
    from turingdesk.gui.desk.state import DeskState


@dataclass(frozen=True, slots=True)
class SectionEntry:
    """One line of the list: a section, or one item of it."""

    key: str  #: for example "study", "block/0", "table/words.csv"
    title: str
    section: EditorSection
    item: str = ""

    def panel(self, draft: Draft, state: DeskState) -> EditorPanel:
        """Make the panel."""
        make = cast("Callable[..., EditorPanel]", import_module(self.section.module).PANEL)
        return make(draft, state, self.item)


@dataclass(frozen=True, slots=True)
class EditorSection:
    """A part of the study that has a panel of its own, or one for each of its items."""

    name: str
    title: str  #: in English; over the items, where there are several
    module: str
    items: Callable[[Draft], Sequence[tuple[str, str]]] | None = None
    #: the name and title of each item, for sections with any number of them

    def entries(self, draft: Draft) -> list[SectionEntry]:
        """The lines of the list that this section has in a draft."""
        if self.items is None:
            return [SectionEntry(self.name, tr("Desk", self.title), self)]
        return [
            SectionEntry(f"{self.name}/{item}", title, self, item)
            for item, title in self.items(draft)
        ]


def blocks(draft: Draft) -> list[tuple[str, str]]:
    """Each block by its place in study.toml, from 0."""
    block_tables = draft.toml.tables("block")
    names = ("title", "id", "task")
    return [
        (str(place), next((str(b[name]) for name in names if b.get(name)), tr("Desk", "Block")))
        for place, b in enumerate(block_tables)
    ]


def tables(draft: Draft) -> list[tuple[str, str]]:
    """Each table by its file's name."""
    return [(name, name) for name in draft.table_names()]


_HERE = "turingdesk.gui.desk.editor"
SECTIONS: tuple[EditorSection, ...] = (
    EditorSection("study", tr_noop("Desk", "Study"), f"{_HERE}.panels.study"),
    EditorSection("texts", tr_noop("Desk", "Consent and texts"), f"{_HERE}.panels.texts"),
    EditorSection("forms", tr_noop("Desk", "Forms"), f"{_HERE}.panels.forms"),
    EditorSection("blocks", tr_noop("Desk", "Blocks"), f"{_HERE}.panels.blocks"),
    EditorSection("block", tr_noop("Desk", "All blocks"), f"{_HERE}.panels.block", blocks),
    EditorSection("table", tr_noop("Desk", "Tables"), f"{_HERE}.table.panel", tables),
    EditorSection("media", tr_noop("Desk", "Pictures"), f"{_HERE}.media_panel"),
    EditorSection("rules", tr_noop("Desk", "Rules"), f"{_HERE}.panels.rules"),
    EditorSection("analysis", tr_noop("Desk", "Planned analysis"), f"{_HERE}.panels.analysis"),
)


def entries(draft: Draft) -> list[SectionEntry]:
    """Every line of the list for a draft."""
    return [entry for section in SECTIONS for entry in section.entries(draft)]


FILE = "study.toml"
#: The section by the first part of a key in study.toml; all others are those of the study itself.
_SECTIONS = {
    "form": "forms",
    "consent": "texts",
    "texts": "texts",
    "rule": "rules",
    "analysis": "analysis",
    "media": "media",
}


class Places:
    """The sections of one state of a draft."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft
        self._tables = frozenset(draft.table_names())

    def home(self, problem: Problem) -> str:
        """The key of a problem's section: "study", "block/0", "table/words.csv" ..."""
        if problem.file in self._tables:
            return f"table/{problem.file}"
        if problem.file.endswith(".md"):
            return "texts"
        head = problem.column.partition(".")[0]
        if head == "block" and not self._begins:
            return "blocks"
        if head == "block":
            return f"block/{self._block(problem.line or 0)}"
        return _SECTIONS.get(head, "study")

    def sorted(self, problems: Iterable[Problem]) -> dict[str, list[Problem]]:
        """Problems by the key of their section."""
        problems_by_section: dict[str, list[Problem]] = {}
        for problem in problems:
            problems_by_section.setdefault(self.home(problem), []).append(problem)
        return problems_by_section

    def _block(self, line: int) -> int:
        """Which block a line of study.toml is in, from 0."""
        return max(0, bisect_right(self._begins, line) - 1)

    @cached_property
    def _begins(self) -> list[int]:
        """The line in which each block begins."""
        from turingdesk.study.toml_lines import TomlLines

        lines = TomlLines(self._draft.toml.text())
        many = len(self._draft.toml.get("block", default=[]))
        return [lines.of("block", place) or 0 for place in range(many)]
