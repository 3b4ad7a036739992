"""Labels, buttons and lines as the style sheet knows them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from turingdesk.gui.accessibility import scrolls
from turingdesk.gui.theme import SIZES, color
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.presenters.session_words import local_time
from turingdesk.system.os_errors import explain_os_error

NOTHING = "\u2013"  #: is where there is no value
READING = tr_noop("Desk", "Reading the journals\u2026")  #: until it is known what there is
#: Columns of the answers by whose levels results are often split.
SPLIT_COLUMNS = (
    ("task", tr_noop("Desk", "Task")),
    ("block", tr_noop("Desk", "Block")),
    ("agent", tr_noop("Desk", "Agent")),
    ("length", tr_noop("Desk", "Conversation length")),
)


def label(text: str = "", role: str = "", *, wrap: bool = False) -> QLabel:
    """A text that is shown as it is written, whatever it contains."""
    text_label = QLabel(text)
    # By default Qt guesses, and takes what looks like tags for markup.
    text_label.setTextFormat(Qt.TextFormat.PlainText)
    text_label.setWordWrap(wrap)
    text_label.setProperty("role", role)
    return text_label


class OneLine(QLabel):
    """One line of text, cut with an ellipsis where it does not fit; the tip has it whole."""

    def __init__(self, text: str = "", role: str = "") -> None:
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", role)
        # Its text asks for no width, or the window would grow with it instead of cutting it.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def paintEvent(self, event: QPaintEvent) -> None:
        room = self.contentsRect()
        # When painting, as the width is known only then.
        cut = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        self.setToolTip("" if cut == self.text() else self.text())
        painter = QPainter(self)
        begins = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        # Qt mirrors alignments of its own widgets, but not of what is painted by hand.
        side = QStyle.visualAlignment(self.layoutDirection(), begins)
        self.style().drawItemText(
            painter, room, side, self.palette(), self.isEnabled(), cut, self.foregroundRole()
        )


def button(text: str, clicked: Callable[[], object], role: str = "") -> QPushButton:
    """A button that does one thing."""
    push_button = QPushButton(text)
    push_button.setProperty("role", role)
    # Qt passes whether the button is checked, which nobody here wants to know.
    push_button.clicked.connect(lambda _checked=False: clicked())
    return push_button


def add_labeled(
    column: QBoxLayout, text: str, field: QWidget, buddy: QWidget | None = None
) -> None:
    """Add a field under its label.

    Args:
        column: Where.
        text: The label.
        field: The field.
        buddy: The part of the field that the label names to the keyboard and to screen readers.
    """
    named = label(text, "label")
    named.setBuddy(buddy or field)
    column.addWidget(named)
    column.addWidget(field)


def button_row(*buttons: QPushButton, left: Sequence[QWidget] = ()) -> QHBoxLayout:
    """The buttons of a dialog, at its right.

    Args:
        buttons: From left to right.
        left: What is at its left, in the same line.
    """
    row = QHBoxLayout()
    row.setSpacing(SIZES.unit)
    for row_widget in left:
        row.addWidget(row_widget)
    row.addStretch(1)
    for row_widget in buttons:
        row.addWidget(row_widget)
    return row


def dialog_column(
    dialog: QDialog, title: str, *, spacing: int = SIZES.unit, wrap: bool = False
) -> QVBoxLayout:
    """The column of a dialog, with its margins and its title.

    Args:
        dialog: What it lays out.
        title: The heading.
        spacing: Between what is in it, px.
        wrap: Whether the heading may take several lines.
    """
    column = QVBoxLayout(dialog)
    column.setContentsMargins(*(4 * [SIZES.margin]))
    column.setSpacing(spacing)
    column.addWidget(label(title, "heading", wrap=wrap))
    return column


def search_field(name: str, changed: Callable[[], object]) -> QLineEdit:
    """A field whose text a list is searched for.

    Args:
        name: What it is called, in the field while it is empty, and to screen readers.
        changed: Called with each change of the text.
    """
    field = QLineEdit()
    field.setPlaceholderText(name)
    field.setAccessibleName(name)
    field.setClearButtonEnabled(True)
    field.textChanged.connect(lambda _text: changed())
    return field


def line() -> QFrame:
    """A thin line from edge to edge."""
    frame = QFrame()
    frame.setProperty("role", "line")
    return frame


def scroll_area(inside: QWidget, name: str) -> QScrollArea:
    """An area that is as wide as its contents need, on the background that it has there.

    Args:
        inside: The contents.
        name: For screen readers.
    """
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setWidget(inside)
    inside.setAutoFillBackground(False)  # which setWidget turns on
    area.viewport().setAutoFillBackground(False)
    scrolls(area, name)
    return area


def paint_selected(painter: QPainter, option: QStyleOptionViewItem, box: QRect) -> None:
    """Paint the background of a row or cell, if it is selected."""
    if option.state & QStyle.StateFlag.State_Selected:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("accent_soft"))
        painter.drawRoundedRect(box, 8, 8)


def restyle(widget: QWidget, role: str) -> None:
    """Change what a widget is to the style sheet."""
    if widget.property("role") == role:
        return
    widget.setProperty("role", role)
    if not widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        return  # the style looks at it before it is first shown
    # A style sheet looks at a property once; the style has to forget the widget to look again
    # ("The Style Sheet Syntax", Property Selector, in Qt's documentation).
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def say(where: QLabel, text: str, role: str) -> None:
    """Show a sentence that comes and goes; an empty one leaves no room behind.

    Args:
        where: The label.
        text: What to say now; empty for nothing.
        role: What it is to the style sheet, such as "soft" or "objection".
    """
    restyle(where, role)
    where.setText(text)
    where.setVisible(bool(text))


def moment(at: str) -> str:
    """A journal's time on this computer's clock, such as 21 Nov 14:28; other texts unchanged."""
    when = local_time(at)
    return when if isinstance(when, str) else program().moment(when)


def goal(number: int, planned: int | None) -> str:
    """The number of sessions, of how many where that is known.

    >>> goal(12, 30), goal(1, None)
    ('12 of 30 sessions', '1 session')
    """
    if not planned:
        return tr("Desk", "%n session(s)", "", number)
    line = tr("Desk", "{number} of {sessions}")
    return line.format(
        number=program().format_int(number), sessions=tr("Desk", "%n session(s)", "", planned)
    )


def at_home(path: Path) -> str:
    """A path with the user's home as ~, as short as it is known to them."""
    home = Path.home()
    return (
        f"~/{path.relative_to(home)}" if path.is_relative_to(home) and path != home else str(path)
    )


def unreadable(data: Path, problem: Exception) -> str:
    """Why a data folder cannot be read, and what to do now."""
    why = explain_os_error(problem).happened
    return tr(
        "Desk",
        "The data folder {folder} can't be read. {why} Reconnect it, or choose another one in "
        "Settings.",
    ).format(folder=at_home(data), why=translate_message(why))
