"""Help inside the program: F1 on any page or dialog of the desk opens what belongs to it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from turingdesk.gui.accessibility import scrolls
from turingdesk.gui.desk.pages import PAGES
from turingdesk.gui.desk.widgets.controls import button
from turingdesk.gui.desk.widgets.wrapping_row import WrappedRows
from turingdesk.gui.dialog_height import size_to_screen
from turingdesk.gui.kiosk.reading import ReadingColumn
from turingdesk.gui.theme import SIZES, grown
from turingdesk.gui.translation import program, tr, tr_noop
from turingdesk.presenters.help_topics import GENERAL, is_translated, text, title, topics

_LIST_WIDTH = 176
#: The titles of the topics that aren't pages; most of their texts are in English only.
TITLES = {
    "keys": tr_noop("Desk", "Keys and words"),
    "commands": tr_noop("Desk", "Commands"),
    "data": tr_noop("Desk", "Your data"),
    "kiosk": tr_noop("Desk", "The kiosk and its computer"),
    "booths": tr_noop("Desk", "Several booths"),
    "browsers": tr_noop("Desk", "Phones and browsers"),
    "importing": tr_noop("Desk", "Importing data"),
    "sharing": tr_noop("Desk", "Data for other programs"),
    "integrity": tr_noop("Desk", "What check can detect"),
    "packages": tr_noop("Desk", "The study package"),
    "options": tr_noop("Desk", "Options"),
    "results": tr_noop("Desk", "What analyze --json prints"),
    "intervals": tr_noop("Desk", "Intervals"),
}
_NAME = "help"  #: the property by which a dialog names its text
_SERVED = "has help"  #: the property of windows that have the key


class HelpWindow(QWidget):
    """Is beside the desk, which can be used meanwhile; Escape closes it."""

    def __init__(self, owner: QWidget) -> None:
        # A child, so that it closes with the desk; without the flag it would be a part of its
        # window.
        super().__init__(owner, Qt.WindowType.Window)
        self.setWindowTitle(tr("Desk", "TuringDesk help"))
        self.setProperty("role", "screen")
        # A subclass of QWidget paints its style sheet background only with this attribute
        # (Qt Style Sheets Reference, "QWidget").
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        size_to_screen(self, QSize(grown(760), grown(640)))
        self.topics = QListWidget()
        self.topics.setAccessibleName(tr("Desk", "Topics", "of help"))
        self.topics.setProperty("role", "topics")
        titles = {place.name: tr("Desk", place.title) for place in PAGES}
        others = (topic for topic in topics() if topic not in titles and topic not in GENERAL)
        titles |= {topic: title(topic, program().spoken) for topic in others}
        titles |= {topic: tr("Desk", TITLES[topic]) for topic in GENERAL}
        self._names = list(titles)
        for name, shown in titles.items():
            item = QListWidgetItem(shown)
            item.setData(Qt.ItemDataRole.UserRole, name)
            self.topics.addItem(item)
        self._fit_topics()
        self.topics.currentItemChanged.connect(self._read)
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        scrolls(self.area, tr("Desk", "Help"))
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.reading: ReadingColumn | None = None
        close = button(tr("Desk", "Close"), self.close)
        right = QVBoxLayout()
        right.addWidget(self.area, 1)
        right.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        row = QHBoxLayout(self)
        row.setContentsMargins(*(4 * [SIZES.margin]))
        row.setSpacing(SIZES.margin)
        row.addWidget(self.topics)
        row.addLayout(right, 1)

    def _fit_topics(self) -> None:
        """Make the list as wide as its titles, but let it leave half of the window."""
        rows = self.topics
        rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        rows.ensurePolished()
        words = rows.sizeHintForColumn(0) + 2 * SIZES.unit
        words += rows.verticalScrollBar().sizeHint().width()
        rows.setFixedWidth(max(_LIST_WIDTH, min(words, self.width() // 2)))
        rows.setWordWrap(True)  # longer titles take two lines
        rows.setItemDelegate(WrappedRows(rows))

    def show_topic(self, topic: str) -> None:
        """Show a topic and come to the front."""
        known_topic = topic if topic in self._names else GENERAL[0]
        self.topics.setCurrentRow(self._names.index(known_topic))
        self.show()
        self.raise_()
        self.activateWindow()
        self.topics.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def _read(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            topic, language = item.data(Qt.ItemDataRole.UserRole), program().spoken
            words = text(topic, language)
            if not is_translated(topic, language):
                note = tr("Desk", "This topic is available in English only.")
                words = f"# {item.text()}\n\n*{note}*\n" + words.partition("\n")[2]
            self.reading = ReadingColumn(words)
            # The area deletes the topic that it showed before (QScrollArea::setWidget).
            self.area.setWidget(self.reading)


class HelpKey(QObject):
    """F1 in the desk's window, and in each dialog that comes to be before it.

    Shortcuts and not a filter over all events: a filter would run for every event of a
    participant's window, too.
    """

    def __init__(self, desk: QWidget) -> None:
        super().__init__(desk)
        self._desk = desk
        self.page = PAGES[0].name  #: the one that is open
        self.window: HelpWindow | None = None
        self._serve(desk)
        application = QApplication.instance()
        assert isinstance(application, QApplication), "there is a window, so there is one"
        application.focusChanged.connect(self._focus_moved)

    def open(self, topic: str = "") -> None:
        """Show help, by default of the open page."""
        if self.window is None:
            self.window = HelpWindow(self._desk)
        self.window.show_topic(topic or self.page)

    def _focus_moved(self, _before: QWidget | None, now: QWidget | None) -> None:
        window = now.window() if now is not None else None
        # With two shortcuts of the same key in a window, Qt would activate neither (QShortcut).
        if isinstance(window, QDialog) and not window.property(_SERVED):
            self._serve(window)

    def _serve(self, window: QWidget) -> None:
        window.setProperty(_SERVED, True)
        key = QShortcut(QKeySequence(Qt.Key.Key_F1), window)
        key.activated.connect(lambda: self.open(str(window.property(_NAME) or "")))
