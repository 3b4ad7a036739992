"""The first step of an import: the format, the files, and what they don't say themselves."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from turingdesk.core.task import TASKS
from turingdesk.exchange.importers import IMPORTERS, Importer, ImportOptions
from turingdesk.gui.desk.widgets.controls import label
from turingdesk.gui.desk.widgets.labeled_field import number, stacked
from turingdesk.gui.desk.widgets.named_field import fill, named_field
from turingdesk.gui.desk.widgets.path_field import dropped
from turingdesk.gui.desk.widgets.path_list import PathList
from turingdesk.gui.desk.widgets.tick import WrappingCheckBox
from turingdesk.gui.desk.widgets.wrapping_row import WrappingRow
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, translate_message

USUAL = "verdicts"  #: the format that is chosen first
MOST = 1_000_000
_SCREEN = re.compile(r"([1-9]\d{0,5})\s*[x\u00d7]\s*([1-9]\d{0,5})")


class SourcesPane(QWidget):
    """Files can be dropped here as well.

    Signals:
        changed: Another format, or other files.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptDrops(True)
        self.format = QComboBox()
        titles = sorted(
            (translate_message(importer.title), name) for name, importer in IMPORTERS.items()
        )
        fill(self.format, titles, USUAL)
        self.about = label("", "soft", wrap=True)
        self.list = PathList(tr("Desk", "Files and folders"))
        self.list.changed.connect(self.changed)
        self._make_options()
        self._lay_out()
        self.format.currentIndexChanged.connect(lambda _: self._show())
        self._show()

    @property
    def name(self) -> str:
        """The format that is chosen."""
        return str(self.format.currentData())

    @property
    def importer(self) -> Importer:
        """The importer of the format."""
        return IMPORTERS[self.name]

    @property
    def paths(self) -> list[Path]:
        """The files and folders that are imported."""
        return self.list.paths

    def take(self, paths: Iterable[Path]) -> None:
        """Add files and folders to what is imported."""
        self.list.take(paths)

    def options(self) -> ImportOptions:
        """The options that were entered, as far as the format takes them."""
        defaults, takes = ImportOptions(), self.importer.takes
        size = _SCREEN.fullmatch(self.screen_size.text().strip())
        return ImportOptions(
            placeholders="placeholders" in takes and self.placeholders.isChecked(),
            task=str(self.task.currentData()) if "task" in takes else "",
            agent=self.agent.text().strip() if "agent" in takes else "",
            each=self.each.value() if "each" in takes else 0,
            screen=(int(size[1]), int(size[2])) if size and "screen" in takes else None,
            most_turns=self.most_turns.value() if "most_turns" in takes else defaults.most_turns,
            least_turns=self.least_turns.value()
            if "least_turns" in takes
            else defaults.least_turns,
        )

    def wrong(self) -> str:
        """The mistake that has to be corrected; empty if there is none."""
        if not self.paths:
            return tr("Desk", "Add at least one file or folder.")
        size = self.screen_size.text().strip()
        if "screen" in self.importer.takes and size and not _SCREEN.fullmatch(size):
            return tr("Desk", "Enter the size of the screen like this: 1280x1024.")
        return ""

    def _make_options(self) -> None:
        defaults = ImportOptions()
        self.task = QComboBox()
        tasks = [
            (translate_message(TASKS[task_name].title), task_name) for task_name in TASKS.judging
        ]
        fill(self.task, [(tr("Desk", "As in the files"), ""), *tasks], "")
        self.agent = QLineEdit()
        self.agent.setPlaceholderText(tr("Desk", "As in the files"))
        self.each = _counted(0, 0, tr("Desk", "All"))
        self.screen_size = QLineEdit()
        self.screen_size.setPlaceholderText(tr("Desk", "Same as the picture"))
        self.most_turns = _counted(1, defaults.most_turns)
        self.least_turns = _counted(1, defaults.least_turns)
        self.placeholders = WrappingCheckBox(tr("Desk", "Use a gray picture where one is missing"))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        column.addLayout(stacked(tr("Desk", "Format"), self.format))
        column.addWidget(self.about)
        column.addWidget(self.list, 1)
        options = WrappingRow(spacing=SIZES.unit)
        self._options: dict[str, QWidget] = {
            "task": named_field(tr("Desk", "Task"), self.task),
            "agent": named_field(tr("Desk", "Machine"), self.agent),
            "each": named_field(tr("Desk", "Answers per prompt"), self.each),
            "screen": named_field(tr("Desk", "Screen (px)"), self.screen_size),
            "most_turns": named_field(tr("Desk", "Maximum number of turns"), self.most_turns),
            "least_turns": named_field(tr("Desk", "Minimum number of turns"), self.least_turns),
            "placeholders": self.placeholders,
        }
        for field in self._options.values():
            options.addWidget(field)
        column.addLayout(options)

    def _show(self) -> None:
        importer = self.importer
        parts = importer.about, importer.sources
        self.about.setText("\n".join(map(translate_message, parts)))
        for name, field in self._options.items():
            field.setVisible(name in importer.takes)
        self.changed.emit()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.take(dropped(event))


def _counted(least: int, value: int, instead_of_least: str = "") -> QSpinBox:
    spin_box = number(least, MOST, value)
    spin_box.setSpecialValueText(instead_of_least)
    return spin_box
