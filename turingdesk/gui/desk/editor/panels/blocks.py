"""The blocks of the study: which there are, in which order, and one more."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt

from turingdesk.core.setting import Keys, Setting, setting_of
from turingdesk.core.study import Block
from turingdesk.core.task import TASKS
from turingdesk.gui.desk.editor.panels.array import Addition, ArrayEditor, ArrayKind, free_id
from turingdesk.gui.desk.editor.panels.block_settings import general, name_of, task_of
from turingdesk.gui.desk.editor.panels.card_panel import CardPanel
from turingdesk.gui.desk.editor.panels.ordered import Names
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import button
from turingdesk.gui.translation import tr, translate_message

if TYPE_CHECKING:
    from turingdesk.editing.draft import Draft

_MAIN = ("title", "task", "table", "trials")


class BlocksPanel(CardPanel):
    """The list of blocks; each has a panel of its own for everything else."""

    def __init__(self, draft: Draft, state: DeskState, item: str = "") -> None:
        super().__init__(draft, state, item)
        self.blocks = ArrayEditor(
            draft.toml,
            ("block",),
            ArrayKind(
                _names(),
                _title,
                self._settings,
                _additions,
                nothing=lambda: tr(
                    "Desk", "A study needs at least one block: a set of trials of one task."
                ),
                id=name_of,
            ),
        )
        self.more = button(tr("Desk", "All settings of this block\u2026"), self._go)
        about = tr("Desk", "Participants complete them in this order.")
        card = self.add_card(tr("Desk", "Blocks"), self.blocks, about=about)
        card.column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self.add_part(self.blocks)
        self.blocks.chosen.connect(lambda _: self._allow())
        self._allow()

    def refresh(self) -> None:
        super().refresh()
        self._allow()

    def _settings(self, place: Keys) -> list[Setting]:
        block = self.draft.toml.get(*place, default={})
        return [s for s in general(block, self.draft.table_names()) if s.keys[0] in _MAIN]

    def _allow(self) -> None:
        self.more.setVisible(self.blocks.place is not None)

    def _go(self) -> None:
        self.commit()
        self.section_wanted.emit(f"block/{self.blocks.current}")


def _additions(taken_ids: Collection[str]) -> list[Addition]:
    return [
        Addition(translate_message(TASKS[task].title), _new(task, taken_ids)) for task in TASKS
    ]


def _new(task: str, taken_ids: Collection[str]) -> dict[str, Any]:
    name = free_id(task, taken_ids)
    named = {} if name == task else {"id": name}
    return {**named, "task": task, "trials": setting_of(Block, "trials").example}


def _title(block: Mapping[str, Any]) -> str:
    task = task_of(block)
    default_title = (
        translate_message(task.title)
        if task is not None
        else block.get("task") or tr("Desk", "Block")
    )
    return f"{block.get('title') or default_title} \u00b7 {_size(block.get('trials', '?'))}"


def _size(trials: Any) -> str:
    """The number of trials in words, whatever the file says."""
    if isinstance(trials, int) and trials >= 0:
        return tr("Desk", "%n trial(s)", "", trials)
    return tr("Desk", "{number} trials").format(number=trials)


def _names() -> Names:
    return Names(
        tr("Desk", "Blocks"),
        tr("Desk", "Add block"),
        tr("Desk", "Remove this block"),
        tr("Desk", "Move this block up"),
        tr("Desk", "Move this block down"),
        tr("Desk", "Duplicate this block"),
    )


PANEL = BlocksPanel
