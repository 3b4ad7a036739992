"""Which TuringDesk this is, on the Settings page, to be quoted in a paper or told with a fault."""

from __future__ import annotations

import platform
from collections.abc import Iterator

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout

from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.card import Card
from turingdesk.gui.desk.words import button, label
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr
from turingdesk.system.edition import edition
from turingdesk.system.paths import licences


class AboutCard(Card):
    """Version, commit, build date and what it runs on; all of it can be copied."""

    def __init__(self) -> None:
        super().__init__(tr("Desk", "About", "the program"))
        self.lines = label("\n".join(_lines()), wrap=True)
        copyable(self.lines)
        self.copy = button(tr("Desk", "Copy"), self._copy, "quiet-small")
        row = QHBoxLayout()
        row.setSpacing(SIZES.gap)
        row.addWidget(self.lines, 1)
        row.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignTop)
        self.column.addLayout(row)
        self.terms = label(
            tr(
                "Desk",
                "Free software under the MIT licence. The licences of its parts: {file}",
            ).format(file=licences()),
            "soft",
            wrap=True,
        )
        self.column.addWidget(self.terms)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.lines.text())


def _lines() -> Iterator[str]:
    yield str(edition())
    yield f"Python {platform.python_version()}, Qt {qVersion()}"
    yield platform.platform()
