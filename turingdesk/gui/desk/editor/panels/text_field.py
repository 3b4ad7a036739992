"""A Markdown text of the package, edited in place; its file is made when something is written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QTimer, Signal
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from turingdesk.core.errors import Problem
from turingdesk.editing.toml_draft import CannotEdit
from turingdesk.gui.desk.editor.panels.bound import TYPING_MS, Said
from turingdesk.gui.desk.editor.panels.ends import Ends
from turingdesk.gui.desk.words import button, label
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, tr_noop, translate_message

if TYPE_CHECKING:
    from turingdesk.editing.draft import Draft

#: What the buttons put around the selection: title, before, after, where nothing is selected.
MARKS = (
    (tr_noop("Desk", "Heading"), "# ", "", tr_noop("Desk", "Heading")),
    (tr_noop("Desk", "Bold"), "**", "**", tr_noop("Desk", "bold")),
    (tr_noop("Desk", "Italic"), "*", "*", tr_noop("Desk", "italic")),
    (tr_noop("Desk", "List"), "- ", "", tr_noop("Desk", "item")),
)


class TextField(QWidget):
    """Edits one text file of the draft.

    Signals:
        wrote: The draft was changed here.
        typed: Something was typed; `text` has it.
    """

    wrote = Signal()
    typed = Signal()

    def __init__(self, draft: Draft, title: str, height: int) -> None:
        super().__init__()
        self._draft = draft
        self.name = ""  #: of the file inside the package
        self._name_it: Callable[[str | None], None] | None = None
        self._typing = False
        self.box = QPlainTextEdit()
        self.box.setAccessibleName(title)
        self.box.setTabChangesFocus(True)
        self.box.setFixedHeight(height)
        self.box.textChanged.connect(self._typed)
        self.box.installEventFilter(self)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(TYPING_MS)
        self._pause.timeout.connect(self.commit)
        self.file = label("", "small", wrap=True)
        self.said = Said()
        heading = label(title, "label")
        heading.setBuddy(self.box)
        marks = QWidget()
        row = QHBoxLayout(marks)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for mark, before, after, otherwise in MARKS:
            put = partial(self.put_mark, before, after, tr("Desk", otherwise))
            row.addWidget(button(tr("Desk", mark), put, "quiet-small"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        column.addWidget(Ends(heading, marks))
        column.addWidget(self.box)
        column.addWidget(self.said)
        column.addWidget(self.file)
        column.addStretch(1)

    @property
    def text(self) -> str:
        """What stands there, taken over or not."""
        return self.box.toPlainText()

    def edit(self, name: str, name_it: Callable[[str | None], None] | None = None) -> None:
        """Turn to a text of the package.

        Args:
            name: The file; it need not be there yet.
            name_it: Called with the file's name once something is written into a new one, and
                with None once nothing is left and the file goes.
        """
        if name != self.name:
            self.commit()
            self.name = name
        self._name_it = name_it
        self.refresh()

    def refresh(self) -> None:
        """Show what the draft says."""
        there = self.name in self._draft.text_names()
        new = tr("Desk", "{file}, made when you write").format(file=self.name)
        self.file.setText(self.name if there else new)
        text = self._kept()
        if not self._typing and text != self.text:
            with QSignalBlocker(self.box):
                self.box.setPlainText(text)

    def commit(self) -> None:
        """Take over what is being typed."""
        if not self._typing:
            return
        self._typing = False
        self._pause.stop()
        if self.text == self._kept():
            return
        try:
            self._write(self.text if self.text.strip() else None)
        except CannotEdit as problem:
            self.said.tell((), translate_message(str(problem)))
            return
        self.wrote.emit()

    def _write(self, text: str | None) -> None:
        """Write the text, and say in study.toml where it is, as one step."""
        there = self.name in self._draft.text_names()
        with self._draft.together():
            self._draft.set_text(self.name, text)
            if self._name_it is not None and there is (text is None):
                self._name_it(None if text is None else self.name)

    def show_text_problems(self, problems: Sequence[Problem]) -> None:
        """Put the problems of this text under it, each with its line."""
        self.said.tell([one for one in problems if one.file == self.name], lined=True)

    def put_mark(self, before: str, after: str, otherwise: str) -> None:
        """Put marks around what is selected, or around a word that stands for it."""
        cursor = self.box.textCursor()
        if after:
            cursor.insertText(f"{before}{cursor.selectedText() or otherwise}{after}")
        else:
            empty = not cursor.block().text().strip()
            cursor.movePosition(QTextCursor.MoveOperation.StartOfBlock)
            cursor.insertText(before + (otherwise if empty else ""))
        self.box.setTextCursor(cursor)
        self.box.setFocus()

    def _kept(self) -> str:
        there = self.name in self._draft.text_names()
        return self._draft.text(self.name) if there else ""

    def _typed(self) -> None:
        self._typing = True
        self._pause.start()
        self.typed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.FocusOut:
            self.commit()
        return False
