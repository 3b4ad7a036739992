"""A language in which every translated text is in brackets, to find those that are not."""

import re
from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QTableView,
    QWidget,
)

from turingdesk.core.message import Message, filled, lettered
from turingdesk.gui.translation import ScreenVoice

_BEGIN, _END = "\u27e6", "\u27e7"
_SAID = re.compile(f"{_BEGIN}[^{_BEGIN}{_END}]*{_END}")
_PATH = re.compile(r"\S*[/\\]\S*")
_WORD = re.compile(r"[^\W\d_]{2,}")


class Marked(ScreenVoice):
    """Says what English says, in brackets."""

    def __init__(self) -> None:
        super().__init__()
        self.spoken = "marked"  # else what comes from below is not looked up

    def lookup(self, context: str, text: str, note: str = "", n: int = -1) -> str:
        return f"{_BEGIN}{super().lookup(context, text, note, n)}{_END}"

    def translate(self, message: Message) -> str:
        template = message.template
        has_words = lettered(template) or not message.values
        marked = f"{_BEGIN}{template}{_END}" if has_words else template
        return filled(marked, template, message.values, self._shown)


def unsaid(window: QWidget, *data: str) -> set[str]:
    """Texts of a window, and of all in it that is shown, with words that no one translated.

    Args:
        window: It is looked at as it is now.
        data: Titles, names and the like, which are the same in all languages.
    """
    known = re.compile("|".join(map(re.escape, sorted((*data, "TuringDesk"), key=len)[::-1])))
    widgets = [window, *(w for w in window.findChildren(QWidget) if w.isVisibleTo(window))]
    return {text for w in widgets for text in texts_of(w) if _WORD.search(_rest(text, known))}


def _rest(text: str, known: re.Pattern[str]) -> str:
    """What is left of a text without what was said, and without data and paths."""
    while (less := _SAID.sub(" ", text)) != text:
        text = less
    return known.sub(" ", _PATH.sub(" ", text))


def texts_of(widget: QWidget) -> Iterator[str]:
    """What a widget shows and tells."""
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    if widget.isWindow():
        yield widget.windowTitle()
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(place) for place in range(widget.count()))
    if isinstance(widget, QListWidget):
        yield from (widget.item(place).text() for place in range(widget.count()))
    if isinstance(widget, QTableView) and (model := widget.model()) is not None:
        heads = range(model.columnCount())
        yield from (str(model.headerData(at, Qt.Orientation.Horizontal) or "") for at in heads)
