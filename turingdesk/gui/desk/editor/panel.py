"""A panel of the editor: the right side of the page for one section of the study."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from turingdesk.core.errors import Problem
from turingdesk.gui.desk.state import DeskState

if TYPE_CHECKING:
    from turingdesk.editing.draft import Draft
    from turingdesk.editing.flow import FlowPart


class EditorPanel(QWidget):
    """Edits one part of a draft; every change goes into the draft at once.

    Signals:
        section_wanted: Another section is to be shown; carries its key, such as "table/words.csv".
        working: Work in the background changes the draft, so that nothing else may; or it ended.
        scrolled: Other fields are in sight now.
    """

    section_wanted = Signal(str)
    working = Signal(bool)
    scrolled = Signal()

    def __init__(self, draft: Draft, state: DeskState, item: str = "") -> None:
        """`item`: which one, where a section has several: a table's name, a block's place."""
        super().__init__()
        self.draft = draft
        self.state = state
        self.item = item

    def show_problems(self, problems: Sequence[Problem]) -> None:
        """Put each problem beside its field; only those of this section are given."""

    def show_problem(self, problem: Problem) -> None:
        """Bring the field of a problem into sight, with the cursor in it."""

    def show_part(self, part: FlowPart) -> None:
        """Bring what a part of the session is made of into sight."""

    def refresh(self) -> None:
        """Show the draft again: something else than this panel changed it."""

    def commit(self) -> None:
        """Take over what is being typed; called before the study is saved, shown or left."""
