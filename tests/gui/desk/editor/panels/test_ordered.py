"""Two things share a row where it has room for both."""

from PySide6.QtWidgets import QPushButton

from turingdesk.gui.desk.editor.panels.ordered import Ends


def test_they_stand_in_one_row_or_one_under_the_other(qtbot):
    add, remove = QPushButton("Frage hinzufügen"), QPushButton("Diese Frage entfernen")
    ends = Ends(add, remove)
    qtbot.addWidget(ends)
    ends.resize(ends.needed + 100, 60)
    with qtbot.waitExposed(ends):
        ends.show()
    assert add.geometry().right() < remove.x()
    assert remove.geometry().right() == ends.rect().right()
    assert ends.minimumSizeHint().width() < ends.needed
    ends.resize(ends.needed - 10, 120)
    qtbot.waitUntil(lambda: add.geometry().bottom() < remove.y())
    assert remove.width() == remove.sizeHint().width()
    ends.resize(ends.needed + 100, 60)
    qtbot.waitUntil(lambda: add.geometry().right() < remove.x())
