"""A study's text, written in Markdown, for reading: calm lines of moderate length."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFont, QTextBlockFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextBrowser

from turingdesk.gui.theme import SIZES, font

TEXT = 17
_HINT_WIDTH = 640
_LINE = 150  #: % of a line's own height
_HEADINGS = (0, 26, 22, 19, 17, 17, 17)
_FEATURES = (
    QTextDocument.MarkdownFeature.MarkdownDialectGitHub
    | QTextDocument.MarkdownFeature.MarkdownNoHTML
)


class ReadingColumn(QTextBrowser):
    """As high as its text; links lead nowhere and HTML is shown as it was written."""

    def __init__(self, markdown: str, *, centred: bool = False) -> None:
        super().__init__()
        self.setProperty("role", "reading")
        self._centred = centred
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # Otherwise a click would replace the page with what the link leads to.
        self.setOpenLinks(False)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        document = self.document()
        document.setDefaultFont(font(TEXT))
        document.setDocumentMargin(0)
        document.setIndentWidth(26)
        document.setMarkdown(markdown, _FEATURES)
        _set(document, centred)

    def heightForWidth(self, width: int) -> int:
        # A copy, since a width that is set on the document itself lays out what is in view.
        measured = self.document().clone()
        measured.setTextWidth(width)
        return ceil(measured.size().height())

    def sizeHint(self) -> QSize:
        return QSize(_HINT_WIDTH, self.heightForWidth(_HINT_WIDTH))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 24)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:  # letters may have another size
            self.document().setDefaultFont(font(TEXT))
            _set(self.document(), self._centred)
            self.updateGeometry()


def _set(document: QTextDocument, centred: bool) -> None:
    """Give paragraphs and headings their sizes and distances."""
    block = document.begin()
    while block.isValid():
        level = block.blockFormat().headingLevel()
        layout = QTextBlockFormat(block.blockFormat())
        proportional = QTextBlockFormat.LineHeightTypes.ProportionalHeight
        layout.setLineHeight(120 if level else _LINE, proportional.value)
        layout.setTopMargin(SIZES.gap if level and block.blockNumber() else 0)
        in_list = block.textList() is not None and block.next().textList() is not None
        layout.setBottomMargin(4 if in_list else SIZES.gap - 4)
        if centred:
            layout.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        cursor = QTextCursor(block)
        cursor.setBlockFormat(layout)
        if level:
            cursor.movePosition(
                QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor
            )
            letters = cursor.charFormat()
            letters.setFont(font(_HEADINGS[level], QFont.Weight.DemiBold))
            cursor.setCharFormat(letters)
        block = block.next()
