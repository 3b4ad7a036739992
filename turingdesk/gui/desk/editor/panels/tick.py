"""A tick whose words go on in further lines where there is little room; Qt's own are cut."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QResizeEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QStyle, QStyleOptionButton

NARROW = 120  #: px; no tick needs to be wider


class Tick(QCheckBox):
    """Its text has line ends where it is broken; `whole` has none."""

    def __init__(self, whole: str) -> None:
        super().__init__(whole)
        self.whole = whole
        self.setAccessibleName(whole)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As wide as in one line, as high as it is now."""
        width = self.fontMetrics().horizontalAdvance
        now = max(map(width, self.text().split("\n")))
        return super().sizeHint() + QSize(width(self.whole) - now, 0)

    def minimumSizeHint(self) -> QSize:
        needs = self.sizeHint()
        return QSize(min(NARROW, needs.width()), needs.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        part = QStyle.SubElement.SE_CheckBoxContents
        room = self.style().subElementRect(part, option, self).width()
        self.setText(broken(self.whole, self.font(), room))


def broken(text: str, font: QFont, room: int) -> str:
    """A text in as many lines as it needs to be no wider than `room`, px."""
    layout = QTextLayout(text, font)
    layout.setTextOption(_anywhere())
    layout.beginLayout()
    lines = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(room)
        lines.append(text[line.textStart() : line.textStart() + line.textLength()].strip())
    layout.endLayout()
    return "\n".join(lines)


def _anywhere() -> QTextOption:
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return option
