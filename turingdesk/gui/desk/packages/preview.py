"""Stimuli as participants will see them, one after another, with what only the study knows."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QDialog, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from turingdesk.core.stimulus import Stimulus
from turingdesk.gui.desk.widgets.controls import button, button_row, label
from turingdesk.gui.tasks import view_of
from turingdesk.gui.tasks._base import TaskView, ViewContext
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, translate_message
from turingdesk.presenters.holdings import MAKERS
from turingdesk.study.package import Package


class PreviewDialog(QDialog):
    """The stimuli of one block; animated ones can be paused and stepped."""

    def __init__(self, package: Package, block: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._block = package.study.block(block)
        self._stimuli = package.stimuli[self._block.table]
        self._place = 0
        self.view: TaskView | None = None
        self._title = translate_message(self._block.title)  # by default that of the task
        self.setWindowTitle(tr("Desk", "Preview: {block}").format(block=self._title))
        self.resize(1000, 720)
        self.setMinimumSize(720, 520)
        self.list = QComboBox()
        self.list.setAccessibleName(tr("Desk", "Stimulus"))
        self.list.addItems([stimulus.id for stimulus in self._stimuli])
        self.list.currentIndexChanged.connect(self.show_at)
        self.before = button(tr("Desk", "Previous"), lambda: self.go(-1))
        self.after = button(tr("Desk", "Next"), lambda: self.go(1))
        self.stage = QFrame()
        self.stage.setMinimumHeight(320)
        self._on_stage = QVBoxLayout(self.stage)
        self._on_stage.setContentsMargins(0, 0, 0, 0)
        self.about = label("", "soft", wrap=True)
        self._lay_out()
        for key, step in (("PgUp", -1), ("PgDown", 1)):
            shortcut = QShortcut(QKeySequence(key), self)
            # As a default value, since a closure would see the last step of the loop.
            shortcut.activated.connect(lambda step=step: self.go(step))
        self.show_at(0)

    @property
    def stimulus(self) -> Stimulus:
        """The one that is shown."""
        return self._stimuli[self._place]

    def go(self, steps: int) -> None:
        """Show another one, so many further."""
        self.list.setCurrentIndex(min(len(self._stimuli) - 1, max(0, self._place + steps)))

    def show_at(self, place: int) -> None:
        """Show the stimulus at a place of the table, from 0."""
        self._clear()
        self._place = place
        stimulus = self.stimulus
        around = ViewContext(preview=True)
        self.view = view_of(stimulus.task)(stimulus.content, self._block.show, around=around)
        self._on_stage.addWidget(self.view)
        self.about.setText(" \u00b7 ".join(describe_stimulus(stimulus)))
        self.before.setEnabled(place > 0)
        self.after.setEnabled(place < len(self._stimuli) - 1)

    def done(self, result: int) -> None:
        self._clear()
        super().done(result)

    def _clear(self) -> None:
        if self.view is not None:
            self.view.stop()
            self.view.hide()
            self.view.deleteLater()
            self.view = None

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(*(4 * [SIZES.margin]))
        column.setSpacing(SIZES.gap)
        row = QHBoxLayout()
        row.setSpacing(SIZES.unit)
        row.addWidget(label(self._title, "heading", wrap=True), 1)
        row.addWidget(self.list)
        row.addWidget(self.before)
        row.addWidget(self.after)
        column.addLayout(row)
        column.addWidget(self.stage, 1)
        column.addWidget(self.about)
        column.addLayout(button_row(button(tr("Desk", "Close"), self.accept, "primary")))


def describe_stimulus(stimulus: Stimulus) -> list[str]:
    """The facts that a participant never sees: who made it, to what, and where it comes from."""
    lines = []
    for subject, maker in sorted(stimulus.makers.items()):
        who = f"{translate_message(MAKERS[maker.origin])} {maker.agent}".strip()
        by = tr("Desk", "Made by: {maker}").format(maker=who)
        lines.append(program().join(": ", (subject, who)) if subject else by)
    if stimulus.prompt:
        lines.append(tr("Desk", "prompt {name}").format(name=stimulus.prompt))
    if stimulus.control:
        lines.append(tr("Desk", "reserved for control trials"))
    if stimulus.practice:
        lines.append(tr("Desk", "reserved for practice"))
    return [*lines, stimulus.provenance] if stimulus.provenance else lines
