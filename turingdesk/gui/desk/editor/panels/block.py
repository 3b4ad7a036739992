"""One block: its task, table and trials, how it asks, and what each participant gets of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from turingdesk.core.errors import Problem
from turingdesk.core.setting import Keys, Setting
from turingdesk.editing.flow import FlowPart, PartKind
from turingdesk.gui.desk.editor.panels import block_settings as cards
from turingdesk.gui.desk.editor.panels import questions
from turingdesk.gui.desk.editor.panels.array import ArrayEditor, ArrayKind
from turingdesk.gui.desk.editor.panels.bound import BoundField
from turingdesk.gui.desk.editor.panels.card_panel import CardPanel
from turingdesk.gui.desk.editor.panels.text_editor import PackageText
from turingdesk.gui.desk.packages.block_card import BlockCard
from turingdesk.gui.desk.packages.preview import PreviewDialog
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import label
from turingdesk.gui.jobs import Job
from turingdesk.gui.translation import tr, tr_noop, translate_problem
from turingdesk.presenters.holdings import holding
from turingdesk.tasks.pairs import Pair

if TYPE_CHECKING:
    from turingdesk.core.plan import Plan
    from turingdesk.editing.draft import Draft, DraftSnapshot
    from turingdesk.study.package import Package

SHOWN_COLUMNS = 3
WAITING = tr_noop("Desk", "Calculating\u2026")
NO_PLAN = tr_noop("Desk", "Fix the errors next to the fields to see the plan.")


@dataclass(frozen=True, slots=True)
class PlannedDraft:
    """A state of the draft as it was read, with its plan; both None if it has errors."""

    revision: int
    package: Package | None = None
    plan: Plan | None = None


class BlockPlanView(QWidget):
    """The plan of one block, by its place in study.toml."""

    def __init__(self, draft: Draft, place: int) -> None:
        super().__init__()
        self.setMinimumWidth(160)  # or the fields above it are cut off in a narrow panel
        self._draft = draft
        self._place = place
        self._planned = PlannedDraft(-1)
        self._is_busy = False
        self.card: QWidget | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._say(tr("Desk", WAITING))

    def refresh(self) -> None:
        """Compute the plan if the draft has changed and the plan is visible."""
        # A plan takes a while, and most panels are never looked at.
        if self._is_busy or not self.isVisible():
            return
        if self._planned.revision == self._draft.revision:
            return
        self._is_busy = True
        snapshot, revision = self._draft.snapshot(), self._draft.revision
        Job(self, lambda: planned(snapshot, revision), self._take, self._fail)

    def _take(self, planned_draft: PlannedDraft) -> None:
        self._is_busy = False
        self._planned = planned_draft
        package, plan = planned_draft.package, planned_draft.plan
        if package is None or plan is None or self._place >= len(plan.blocks):
            self._say(tr("Desk", NO_PLAN))
        else:
            block = plan.blocks[self._place]
            card = BlockCard(block, holding(package, block.table))
            card.title.setText(tr("Desk", "Plan", "of trials"))
            if block.cells:
                for column in range(SHOWN_COLUMNS, len(card.plan.rows.columns)):
                    card.plan.setColumnHidden(column, True)  # Studies has them all
            card.preview_wanted.connect(self._preview)
            self._replace_card(card)
        # The draft may have changed while the plan was calculated.
        self.refresh()

    def _fail(self, problem: Exception) -> None:
        self._is_busy = False
        self._planned = PlannedDraft(self._draft.revision)
        why = translate_problem(problem)
        self._say(tr("Desk", "The plan couldn't be calculated: {why}").format(why=why))

    def _preview(self, block: str) -> None:
        if self._planned.package is not None:
            dialog = PreviewDialog(self._planned.package, block, self.window())
            dialog.finished.connect(dialog.deleteLater)
            dialog.open()

    def _say(self, text: str) -> None:
        card = Card(tr("Desk", "Plan", "of trials"))
        card.column.addWidget(label(text, "soft", wrap=True))
        self._replace_card(card)

    def _replace_card(self, card: QWidget) -> None:
        if self.card is not None:
            self._column.removeWidget(self.card)
            self.card.hide()
            self.card.deleteLater()
        else:
            self._column.addStretch(1)
        self.card = card
        self._column.insertWidget(0, card)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()


def planned(snapshot: DraftSnapshot, revision: int) -> PlannedDraft:
    """Read a state of the draft and work out its plan."""
    from turingdesk.core.plan import plan

    package = snapshot.read().package
    if package is None:
        return PlannedDraft(revision)
    return PlannedDraft(revision, package, plan(package.study, package.stimuli))


_INSTRUCTIONS_HEIGHT = 110


class BlockPanel(CardPanel):
    """Cards of settings; which there are depends on the block's task."""

    def __init__(self, draft: Draft, state: DeskState, item: str = "") -> None:
        super().__init__(draft, state, item)
        self._keys: Keys = ("block", int(item))
        self.plan = BlockPlanView(draft, int(item))
        self._add(tr("Desk", "Block"), lambda block: cards.general(block, draft.table_names()))
        text = tr("Desk", "Text", "a field to write in")
        self.instructions = PackageText(draft, text, _INSTRUCTIONS_HEIGHT)
        about = tr("Desk", "A page before the block. To see how it looks, open Consent and texts.")
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
            (
                "Asked after the verdict in every trial of this block. These questions have no "
                "correct answer."
            ),
        )
        self.add_card(tr("Desk", "Further questions"), self.questions, about=about)
        self.add_part(self.questions)
        self.set_aside(self.plan)
        self.refresh()

    @property
    def block(self) -> Mapping[str, Any]:
        """The block's table in study.toml."""
        table = self.draft.toml.get(*self._keys, default={})
        return table if isinstance(table, Mapping) else {}

    def refresh(self) -> None:
        block = self.block
        super().refresh()
        file = str(block.get("instructions") or f"texts/{cards.name_of(block)}.md")
        keys = (*self._keys, "instructions")
        self.instructions.edit(file, lambda name: self.draft.toml.set(keys, name))
        self.plan.refresh()

    def show_problems(self, problems: Sequence[Problem]) -> None:
        super().show_problems(problems)
        self.plan.refresh()

    def show_part(self, part: FlowPart) -> None:
        keys = {PartKind.PRACTICE: ("practice",), PartKind.BREAK: ("break", "every")}
        wanted_keys = (*self._keys, *keys.get(part.kind, ("title",)))
        for field in self.findChildren(BoundField):
            if field.keys == wanted_keys:
                self.area.ensureWidgetVisible(field, 0, 80)

    def _add(
        self, title: str, settings: Callable[[Mapping[str, Any]], list[Setting]], about: str = ""
    ) -> None:
        self.add_sheet(title, lambda: settings(self.block), self._keys, about)

    def _question(self, place: Keys) -> list[Setting]:
        task = cards.task_of(self.block)
        subjects = task.subjects if task is not None and task.content is not Pair else ()
        return questions.block_question(self.draft.toml.get(*place, default={}), subjects)


PANEL = BlockPanel
