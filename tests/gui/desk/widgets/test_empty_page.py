"""What a page shows that has nothing to show yet."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from turingdesk.gui.desk.widgets.empty_page import EmptyPage


def test_the_button_begins(qtbot):
    begun = []
    empty = EmptyPage(["What it is for."], "Begin", lambda: begun.append(True))
    qtbot.addWidget(empty)
    empty.show()
    qtbot.keyClick(empty.button, Qt.Key.Key_Space)
    assert begun == [True]


def test_in_a_wide_window_it_is_as_high_as_its_paragraphs_need(qtbot):
    words = "A machine judge judges the same answers as your participants. " * 9
    empty = EmptyPage([words], "Begin", lambda: None)
    qtbot.addWidget(empty)
    empty.resize(1600, empty.heightForWidth(1600))
    empty.show()
    shown = next(one for one in empty.findChildren(QLabel) if one.text() == words)
    assert shown.height() >= shown.heightForWidth(shown.width())
