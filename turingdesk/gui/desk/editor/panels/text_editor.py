"""A text of the package with what participants will see of it beside."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from turingdesk.core.step import Page
from turingdesk.gui.desk.editor.panels.page_preview import PagePreview
from turingdesk.gui.desk.editor.panels.side_by_side import SideBySide
from turingdesk.gui.desk.editor.panels.text_field import TextField
from turingdesk.gui.desk.words import label
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr

if TYPE_CHECKING:
    from turingdesk.editing.draft import Draft

HEIGHT, LOW = 370, 180  #: px of the field beside the preview, and above it
BESIDE_FROM = 700


class Previewed(QWidget):
    """A page of the kiosk in a frame, or words where there is none."""

    def __init__(self, height: int = 680) -> None:
        """`height`: of the kiosk that is shown, px."""
        super().__init__()
        self.preview = PagePreview(height)
        self.nothing = label("", "soft", wrap=True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        frame = QFrame()
        frame.setProperty("role", "card")
        inside = QVBoxLayout(frame)
        inside.setContentsMargins(6, 6, 6, 6)
        inside.addWidget(self.preview)
        inside.addWidget(self.nothing)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        column.addWidget(label(tr("Desk", "As participants see it"), "label"))
        column.addWidget(frame)
        column.addStretch(1)

    def show_page(self, page: Page | None, nothing: str) -> None:
        """Show a page, or say why there is none."""
        self.preview.show_page(page)
        self.preview.setVisible(page is not None)
        self.nothing.setText(nothing)
        self.nothing.setVisible(page is None)


class TextEditor(QWidget):
    """A text field and its preview, which follows each key.

    Signals:
        wrote: The draft was changed here.
    """

    wrote = Signal()

    def __init__(self, draft: Draft, page: Callable[[str], Page | None]) -> None:
        """`page`: the page that a text makes; None where it makes none."""
        super().__init__()
        self._page = page
        self._nothing = ""
        self.field = TextField(draft, tr("Desk", "Text", "a field to write in"), HEIGHT)
        self.field.typed.connect(self._show)
        self.field.wrote.connect(self.wrote)
        self.seen = Previewed()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(SideBySide(self.field, self.seen, BESIDE_FROM))

    def edit(
        self, name: str, nothing: str, name_it: Callable[[str | None], None] | None = None
    ) -> None:
        """Turn to a text; see `TextField.edit`. `nothing` is said where there is no page."""
        self._nothing = nothing
        self.field.edit(name, name_it)
        self._show()

    def commit(self) -> None:
        """Take over what is being typed."""
        self.field.commit()

    def _show(self) -> None:
        self.seen.show_page(self._page(self.field.text), self._nothing)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.field.box.setFixedHeight(HEIGHT if self.width() >= BESIDE_FROM else LOW)
