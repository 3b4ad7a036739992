"""One block of a study: what it contains and what each participant gets of it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from turingdesk.core.plan import BlockPlan, CellPlan
from turingdesk.core.task import TASKS
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import button, label
from turingdesk.gui.desk.widgets.table import DeskColumn, DeskTable, RowsModel
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.presenters.holdings import Holding, made_by, notes, size


class BlockCard(Card):
    """Title, holding, and the plan as a table.

    Signals:
        preview_wanted: The block's stimuli are to be looked at; carries its id.
    """

    preview_wanted = Signal(str)

    def __init__(self, block: BlockPlan, holding: Holding, parent: QWidget | None = None) -> None:
        title = translate_message(block.title)  # by default that of the task
        super().__init__(title, parent)
        self.preview = button(
            tr("Desk", "Preview…"), lambda: self.preview_wanted.emit(block.id), "quiet-small"
        )
        self.preview.setAccessibleName(tr("Desk", "Preview of {block}").format(block=title))
        self.wrap_title()
        self.head.addWidget(self.preview)
        plays = TASKS[block.task].plays
        self.preview.setVisible(
            holding.stimuli > 0 and not plays
        )  # without a parent it would be a window
        self.head.addWidget(label(translate_message(size(block)), "label", wrap=True))
        words = (
            holding.summary if block.cells else holding.words
        )  # the plan below names the machines
        holds = program().join(": ", (block.table, translate_message(words)))
        about = translate_message(TASKS[block.task].about) if plays else holds
        self.column.addWidget(label(about, "soft", wrap=True))
        if block.cells:
            name = tr("Desk", "Plan of {block}").format(block=title)
            self.plan = DeskTable(RowsModel(_columns(block), key=made_by), name=name)
            self.column.addWidget(self.plan)
            self.plan.fill(block.cells)
            self.plan.setFixedHeight(self.plan.full_height())
        for note in notes(block):
            self.column.addWidget(label(translate_message(note), "soft", wrap=True))


def _columns(block: BlockPlan) -> list[DeskColumn]:
    columns = [
        DeskColumn(
            tr_noop("Desk", "Each participant gets"),
            lambda cell: translate_message(made_by(cell)),
            stretch=True,
        ),
        DeskColumn(
            tr_noop("Desk", "Trials"),
            lambda cell: str(cell.each),
            sort=lambda cell: cell.each.mean,
            right=True,
        ),
        DeskColumn(
            tr_noop("Desk", ("Available")),
            lambda cell: program().format_int(cell.stimuli),
            right=True,
        ),
        DeskColumn(
            tr_noop("Desk", "Prompts"), lambda cell: program().format_int(cell.prompts), right=True
        ),
    ]
    if any(cell.total is not None for cell in block.cells):
        columns.append(DeskColumn(tr_noop("Desk", "All participants"), _total, right=True))
        columns.append(DeskColumn(tr_noop("Desk", "Judged each"), _judged, right=True))
    return columns


def _total(cell: CellPlan) -> str:
    return "" if cell.total is None else program().decimals(cell.total, 0)


def _judged(cell: CellPlan) -> str:
    return "" if cell.judged is None else program().decimals(cell.judged, 1)
