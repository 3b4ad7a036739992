"""Parts of the screens on which participants chat: messages, labels, buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from turingdesk.core.conversation import Turn
from turingdesk.gui.tasks._fade import Fade
from turingdesk.gui.tasks.conversations import Bubbles

PARTNER, YOU = "A", "B"  #: whose messages are on the left and on the right


def plain_label(role: str, *, is_centered: bool = False) -> QLabel:
    """A label of plain text that wraps."""
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setProperty("role", role)
    if is_centered:
        label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    return label


def role_button(role: str, text: str) -> QPushButton:
    """A button with a role of the style sheet."""
    button = QPushButton(text)
    button.setProperty("role", role)
    return button


def centered(button: QPushButton) -> QWidget:
    """A button in the middle of its line."""
    container = QWidget()
    QHBoxLayout(container).addWidget(button, alignment=Qt.AlignmentFlag.AlignHCenter)
    return container


def in_row(first: QWidget, *others: QWidget) -> QWidget:
    """Widgets beside each other; the first one takes the room that is left."""
    container = QWidget()
    row = QHBoxLayout(container)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(12)
    row.addWidget(first, stretch=1)
    for widget in others:
        row.addWidget(widget)
    return container


def in_column(*widgets: QWidget | None) -> QWidget:
    """Widgets below each other; None is room that grows."""
    container = QWidget()
    column = QVBoxLayout(container)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(12)
    for widget in widgets:
        if widget is None:
            column.addStretch(1)
        else:
            column.addWidget(widget)
    return container


class MessageArea(QScrollArea):
    """Messages of the participant and a partner, scrolled to the newest one."""

    def __init__(self) -> None:
        super().__init__()
        self._turns: tuple[Turn, ...] | None = None
        self._titles: Mapping[str, tuple[str, str]] = {}
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        # With the range and not with the message: a new bubble gets its height only when it is
        # laid out.
        self.verticalScrollBar().rangeChanged.connect(
            lambda _, most: self.verticalScrollBar().setValue(most)
        )
        Fade(self, "card")

    def show_turns(
        self,
        turns: Sequence[Turn],
        in_words: str,
        titles: Mapping[str, tuple[str, str]] | None = None,
    ) -> None:
        """Show these messages.

        Args:
            turns: Said by `PARTNER` and `YOU`, or by those who have titles.
            in_words: What a screen reader says of them.
            titles: By speaker, what is written above their turns, and the name of its color.
        """
        if tuple(turns) == self._turns and (titles or {}) == self._titles:
            return
        self._turns, self._titles = tuple(turns), titles or {}
        bubbles = Bubbles(self._turns, YOU, names=False, titles=titles)
        bubbles.setContentsMargins(0, 0, 16, 16)
        bubbles.setAccessibleName(in_words)
        self.setWidget(bubbles)
        bubbles.setAutoFillBackground(False)  # which setWidget turns on

    def turn_page(self, pages: float) -> None:
        """Scroll by so many pages, downwards if positive."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + round(pages * bar.pageStep()))
