"""One block: its task, table and trials, how it asks, and what each participant gets of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import Problem
from turingdesk.core.setting import Keys, Setting
from turingdesk.gui.desk.editor.panels import block_settings as cards
from turingdesk.gui.desk.editor.panels import questions
from turingdesk.gui.desk.editor.panels.array import ArrayEditor, ArrayKind
from turingdesk.gui.desk.editor.panels.block_plan import BlockPlanView
from turingdesk.gui.desk.editor.panels.card_panel import CardPanel
from turingdesk.gui.desk.editor.panels.sheet import SettingsSheet
from turingdesk.gui.desk.editor.panels.text_editor import PackageText
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.translation import tr
from turingdesk.tasks.pairs import Pair

if TYPE_CHECKING:
    from turingdesk.editing.draft import Draft

_INSTRUCTIONS_HEIGHT = 110
Settings = Callable[[Mapping[str, Any]], list[Setting]]


class BlockPanel(CardPanel):
    """Cards of settings; which there are depends on the block's task."""

    def __init__(self, draft: Draft, state: DeskState, item: str = "") -> None:
        super().__init__(draft, state, item)
        self._keys: Keys = ("block", int(item))
        self._sheets: list[tuple[SettingsSheet, Settings]] = []
        self.plan = BlockPlanView(draft, int(item))
        self._add(tr("Desk", "Block"), lambda block: cards.general(block, draft.table_names()))
        text = tr("Desk", "Text", "a field to write in")
        self.instructions = PackageText(draft, text, _INSTRUCTIONS_HEIGHT)
        about = tr(
            "Desk", "A page before the block. How it looks is shown under Consent and texts."
        )
        self.add_card(tr("Desk", "Instructions"), self.instructions, about=about)
        self.add_part(self.instructions)
        for title, settings, about in cards.CARDS:
            self._add(tr("Desk", title), settings, tr("Desk", about) if about else "")
        self.questions = ArrayEditor(
            draft.toml,
            (*self._keys, "question"),
            ArrayKind(
                questions.names(),
                questions.field_title,
                self._question,
                partial(questions.additions, presets=False),
            ),
        )
        about = tr(
            "Desk",
            "Asked after the verdict in every trial of this block. They have no right answer.",
        )
        self.add_card(tr("Desk", "Further questions"), self.questions, about=about)
        self.add_part(self.questions)
        self.set_aside(self.plan, at_top=True)
        self.refresh()

    @property
    def block(self) -> Mapping[str, Any]:
        """What study.toml says of it."""
        found = self.draft.toml.get(*self._keys, default={})
        return found if isinstance(found, Mapping) else {}

    def refresh(self) -> None:
        block = self.block
        for sheet, settings in self._sheets:
            made = settings(block)
            sheet.show_settings(self._keys, made)
            card = sheet.parentWidget()
            if card is not None:
                card.setVisible(bool(made))
        file = str(block.get("instructions") or f"texts/{cards.name_of(block)}.md")
        keys = (*self._keys, "instructions")
        self.instructions.edit(file, lambda name: self.draft.toml.set(keys, name))
        self.questions.refresh()
        self.plan.refresh()

    def show_problems(self, problems: Sequence[Problem]) -> None:
        super().show_problems(problems)
        self.plan.refresh()

    def _add(self, title: str, settings: Settings, about: str = "") -> None:
        sheet = self.add_sheet(title, settings(self.block), self._keys, about)
        self._sheets.append((sheet, settings))

    def _question(self, place: Keys) -> list[Setting]:
        task = cards.task_of(self.block)
        subjects = task.subjects if task is not None and task.content is not Pair else ()
        return questions.block_question(self.draft.toml.get(*place, default={}), subjects)


PANEL = BlockPanel
