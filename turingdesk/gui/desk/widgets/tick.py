"""A box to tick, whose words take as many lines as they need."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QFont, QResizeEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QStyle, QStyleOptionButton, QWidget

NARROW = 120  #: px of words; longer ones, and Chinese, which has no spaces, are broken inside


class WrappingCheckBox(QCheckBox):
    """Qt's own box never breaks its words into lines; with large letters it would be cut."""

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self._words = words
        # Qt takes an ampersand for the mark of a shortcut.
        self.setAccessibleName(words.replace("&", ""))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """All in one line."""
        size = self.fontMetrics().size(0, self._words)
        return QSize(size.width() + self._beside(), self._tall(1))

    def minimumSizeHint(self) -> QSize:
        """As wide as the longest word, but no wider than any box needs to be."""
        widest = max(map(self.fontMetrics().horizontalAdvance, self._words.split()), default=0)
        return QSize(min(NARROW, widest) + self._beside(), self._tall(1))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._tall(len(self._lines(width)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._break()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:  # letters may have another size
            self._break()

    def _break(self) -> None:
        broken = "\n".join(self._lines(self.width()))
        if broken != self.text():
            self.setText(broken)

    def _lines(self, width: int) -> list[str]:
        room = max(1, width - self._beside())
        if self.fontMetrics().size(0, self._words).width() <= room:
            return [self._words]
        # QCheckBox can't wrap its words, so they are broken here as a label would.
        return broken(self._words, self.font(), room)

    def _beside(self) -> int:
        """The width of the box, with the air between it and the words, in px."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        # Any width that is large enough, as only the difference counts.
        option.rect.setWidth(1000)
        words = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxContents, option, self)
        return 1000 - words.width()

    def _tall(self, lines: int) -> int:
        """The height of so many lines, in px."""
        # Qt's own hint counts the lines into which the text is broken now.
        more = lines - 1 - self.text().count("\n")
        return super().sizeHint().height() + more * self.fontMetrics().lineSpacing()


def broken(text: str, font: QFont, room: int) -> list[str]:
    """A text in as many lines as it needs to be no wider than `room`, px."""
    layout, option = QTextLayout(text, font), QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    lines = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(room)
        lines.append(text[line.textStart() : line.textStart() + line.textLength()].strip())
    layout.endLayout()
    return lines
