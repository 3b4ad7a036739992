from PySide6.QtCore import Qt

from turingdesk.gui.desk.empty_page import EmptyPage


def test_the_button_begins(qtbot):
    begun = []
    empty = EmptyPage(["What it is for."], "Begin", lambda: begun.append(True))
    qtbot.addWidget(empty)
    empty.show()
    qtbot.keyClick(empty.button, Qt.Key.Key_Space)
    assert begun == [True]
