"""A text of the package with what participants will see of it beside."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QResizeEvent, QTextCursor, QWheelEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGraphicsScene,
    QGraphicsView,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from turingdesk.core.step import Page
from turingdesk.editing.toml_draft import CannotEdit
from turingdesk.gui.desk.editor.panels.bound import TYPING_MS, ProblemNote, ProblemPlaces
from turingdesk.gui.desk.editor.panels.ordered import Ends
from turingdesk.gui.desk.widgets.controls import button, label
from turingdesk.gui.desk.widgets.wrapping_row import WrappingRow
from turingdesk.gui.kiosk.header import Header
from turingdesk.gui.kiosk.page_screen import PageScreen
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, tr_noop, translate_message

if TYPE_CHECKING:
    from turingdesk.editing.draft import Draft

WIDTH = 800  #: of the smallest kiosk, px
MARGIN = 60  #: px kept around a question that is brought into sight


class PagePreview(QGraphicsView):
    """Shows one page of the kiosk; its fields can be tried, and nothing is saved."""

    spoken_role = QAccessible.Role.Pane

    def __init__(self, height: int, parent: QWidget | None = None) -> None:
        """`height`: of the kiosk, px."""
        super().__init__(parent)
        self._high = height
        self.page: Page | None = None
        self.screen_shown: PageScreen | None = None
        # One host for all pages: taking an embedded widget out of a scene is not safe in Qt.
        self._host = QWidget()
        self._host.setProperty("role", "screen")
        self._host.setFixedSize(WIDTH, height)
        self._inside = QVBoxLayout(self._host)
        self._inside.setContentsMargins(0, 0, 0, 0)
        scene = QGraphicsScene(self)
        scene.setSceneRect(QRectF(0, 0, WIDTH, height))
        scene.addWidget(self._host)
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(tr("Desk", "Preview of the page"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setMinimumWidth(240)

    def show_page(self, page: Page | None) -> None:
        """Show another page; the place in it stays where it is the same one."""
        if page == self.page and (page is None) == (self.screen_shown is None):
            return
        same = page is not None and self.page is not None and page.id == self.page.id
        at = self.screen_shown.area.verticalScrollBar().value() if self.screen_shown else 0
        self.clear()
        self.page = page
        if page is None:
            return
        header = Header()
        header.show_place("", "", 0.0)
        screen = PageScreen(page, header)
        # The preview is only looked at: Tab goes on to the next field of the editor.
        screen.continue_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._inside.addWidget(screen)
        self.screen_shown = screen
        if same:
            # Laid out now, not with the next event, or the scroll bar has no range yet.
            self._inside.activate()
            screen.area.verticalScrollBar().setValue(at)

    def clear(self) -> None:
        """Show nothing."""
        screen = self.screen_shown
        self.screen_shown = None
        self.page = None
        if screen is not None:
            screen.clear()
            self._inside.removeWidget(screen)
            screen.hide()
            screen.deleteLater()

    def show_question(self, place: int) -> None:
        """Bring a question of the page into sight, where it is asked now."""
        screen = self.screen_shown
        if screen is None or not 0 <= place < len(screen.column.fields):
            return
        field = screen.column.fields[place]
        if not field.isHidden():
            self._inside.activate()
            screen.area.ensureWidgetVisible(field, 0, MARGIN)

    def heightForWidth(self, width: int) -> int:
        return round(width * self._high / WIDTH)

    def _fit(self) -> None:
        self.setFixedHeight(self.heightForWidth(self.width()))
        # scale() multiplies the scale that there is (QGraphicsView::scale).
        self.resetTransform()
        scale = self.width() / WIDTH
        self.scale(scale, scale)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the page where it is longer than the screen, else the panel."""
        screen = self.screen_shown
        if screen is None or screen.area.verticalScrollBar().maximum() == 0:
            event.ignore()
            return
        super().wheelEvent(event)


#: What the buttons put around the selection: title, before, after, where nothing is selected.
MARKS = (
    (tr_noop("Desk", "Heading"), "# ", "", tr_noop("Desk", "Heading")),
    (tr_noop("Desk", "Bold"), "**", "**", tr_noop("Desk", "bold")),
    (tr_noop("Desk", "Italic"), "*", "*", tr_noop("Desk", "italic")),
    (tr_noop("Desk", "List"), "- ", "", tr_noop("Desk", "item")),
)


class PackageText(QWidget):
    """Edits one text file of the draft.

    Signals:
        wrote: The draft was changed here.
        typed: Something was typed; `text` has it.
    """

    wrote = Signal()
    typed = Signal()

    def __init__(self, draft: Draft, title: str, height: int) -> None:
        super().__init__()
        self.setMinimumWidth(160)  # or the fields above it are cut off in a narrow panel
        self._draft = draft
        self.name = ""  #: of the file inside the package
        self._name_it: Callable[[str | None], None] | None = None
        self._typing = False
        self._places = ProblemPlaces()
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
        self.note = ProblemNote()
        heading = label(title, "label")
        heading.setBuddy(self.box)
        marks = QWidget()
        row = WrappingRow(marks)
        for mark, before, after, otherwise in MARKS:
            insert_mark = partial(self.put_mark, before, after, tr("Desk", otherwise))
            row.addWidget(button(tr("Desk", mark), insert_mark, "quiet-small"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        column.addWidget(Ends(heading, marks))
        column.addWidget(self.box)
        column.addWidget(self.note)
        column.addWidget(self.file)
        column.addStretch(1)

    @property
    def text(self) -> str:
        """The text in the box, taken over or not."""
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
            self.show_problems(self._places)
        self._name_it = name_it
        self.refresh()

    def refresh(self) -> None:
        """Show what the draft says."""
        there = self.name in self._draft.text_names()
        new = tr("Desk", "{file}, created when you type").format(file=self.name)
        self.file.setText(self.name if there else new)
        text = self._drafted()
        if not self._typing and text != self.text:
            with QSignalBlocker(self.box):
                self.box.setPlainText(text)

    def commit(self) -> None:
        """Take over what is being typed."""
        if not self._typing:
            return
        self._typing = False
        self._pause.stop()
        if self.text == self._drafted():
            return
        try:
            self._write(self.text if self.text.strip() else None)
        except CannotEdit as problem:
            self.note.show_problems((), translate_message(str(problem)))
            return
        self.wrote.emit()

    def _write(self, text: str | None) -> None:
        """Write the text, and say in study.toml where it is, as one step."""
        there = self.name in self._draft.text_names()
        # One step, or Undo would leave a text that study.toml doesn't name.
        with self._draft.together():
            self._draft.set_text(self.name, text)
            if self._name_it is not None and there is (text is None):
                self._name_it(None if text is None else self.name)

    def show_problems(self, places: ProblemPlaces) -> None:
        """Put the problems of this text under it, each with its line."""
        self._places = places
        self.note.show_problems(places.in_file(self.name), lined=True)

    def show_line(self, number: int | None) -> None:
        """Go to a line, and select it, so that what is typed replaces it; None for no line."""
        self.box.setFocus()
        line = self.box.document().findBlockByNumber(number - 1) if number else None
        if line is not None and line.isValid():
            cursor = QTextCursor(line)
            cursor.movePosition(
                QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor
            )
            self.box.setTextCursor(cursor)

    def put_mark(self, before: str, after: str, otherwise: str) -> None:
        """Put marks around what is selected, or around a word that stands for it."""
        cursor = self.box.textCursor()
        if after:
            # Line ends are U+2029 in selectedText, which insertText turns into line ends again.
            cursor.insertText(f"{before}{cursor.selectedText() or otherwise}{after}")
        else:
            empty = not cursor.block().text().strip()
            cursor.movePosition(QTextCursor.MoveOperation.StartOfBlock)
            cursor.insertText(before + (otherwise if empty else ""))
        self.box.setTextCursor(cursor)
        self.box.setFocus()

    def _drafted(self) -> str:
        there = self.name in self._draft.text_names()
        return self._draft.text(self.name) if there else ""

    def _typed(self) -> None:
        self._typing = True
        self._pause.start()
        self.typed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A QPlainTextEdit has no `editingFinished`.
        if event.type() is QEvent.Type.FocusOut:
            self.commit()
        return False


class SideBySide(QWidget):
    """Takes two widgets, the second of which may be a preview of the first."""

    def __init__(self, first: QWidget, second: QWidget, beside_from: int = 760) -> None:
        """`beside_from`: px of width from which both stand in one row."""
        super().__init__()
        self._from = beside_from
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(SIZES.gap)
        self._row.addWidget(first, 1)
        self._row.addWidget(second, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        directions = QBoxLayout.Direction
        wide = self.width() >= self._from
        self._row.setDirection(directions.LeftToRight if wide else directions.TopToBottom)


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
        column.addWidget(label(tr("Desk", "Participant view"), "label"))
        column.addWidget(frame)
        column.addStretch(1)

    def show_page(self, page: Page | None, nothing: str) -> None:
        """Show a page, or say why there is none."""
        self.preview.show_page(page)
        self.preview.setVisible(page is not None)
        self.nothing.setText(nothing)
        self.nothing.setVisible(page is None)


class TextEditor(QWidget):
    """A text field and its preview, which follows each key."""

    def __init__(self, draft: Draft, page: Callable[[str], Page | None]) -> None:
        """`page`: the page that a text makes; None if it makes none."""
        super().__init__()
        self._page = page
        self._nothing = ""
        self.field = PackageText(draft, tr("Desk", "Text", "a field to write in"), HEIGHT)
        self.field.typed.connect(self._show)
        self.seen = Previewed()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(SideBySide(self.field, self.seen, BESIDE_FROM))

    def edit(
        self, name: str, nothing: str, name_it: Callable[[str | None], None] | None = None
    ) -> None:
        """Turn to a text; see `PackageText.edit`. `nothing` is said where there is no page."""
        self._nothing = nothing
        self.field.edit(name, name_it)
        self._show()

    def _show(self) -> None:
        self.seen.show_page(self._page(self.field.text), self._nothing)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.field.box.setFixedHeight(HEIGHT if self.width() >= BESIDE_FROM else LOW)
