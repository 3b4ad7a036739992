"""The first step of an import: the format, the files, and what they don't say themselves."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QComboBox,
    QVBoxLayout,
    QWidget,
)

from turingdesk.exchange.importers import IMPORTERS, Importer, ImportOptions
from turingdesk.gui.desk.widgets.controls import label
from turingdesk.gui.desk.widgets.labeled_field import stacked
from turingdesk.gui.desk.widgets.named_field import fill
from turingdesk.gui.desk.widgets.path_field import dropped
from turingdesk.gui.desk.widgets.path_list import PathList
from turingdesk.gui.desk.widgets.settings_form import ChangingForm
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, translate_message

USUAL = "verdicts"  #: the format that is chosen first


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
        self.form = ChangingForm(self.importer.settings, {})
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
        return self.importer.options(**self.form.form.values())

    def wrong(self) -> str:
        """The mistake that has to be corrected; empty if there is none."""
        if not self.paths:
            return tr("Desk", "Add at least one file or folder.")
        return self.form.form.wrong()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        column.addLayout(stacked(tr("Desk", "Format"), self.format))
        column.addWidget(self.about)
        column.addWidget(self.list, 1)
        column.addWidget(self.form)

    def _show(self) -> None:
        importer = self.importer
        parts = importer.about, importer.sources
        self.about.setText("\n".join(map(translate_message, parts)))
        self.form.show_settings(importer.settings)
        self.changed.emit()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.take(dropped(event))
