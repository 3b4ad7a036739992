"""What the walks through windows rely on."""

from PySide6.QtWidgets import QDialog, QLineEdit, QPushButton, QVBoxLayout, QWidget

from tests.gui.walker import unreached


def test_a_dialog_that_closed_before_its_window_system_knew_hides_nothing_from_the_keys(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    for name in ("first", "second", "third"):
        column.addWidget(QPushButton(name))
    with qtbot.waitActive(window):
        window.show()
    dialog = QDialog(window)
    QLineEdit(dialog)
    dialog.show()
    dialog.accept()  # as a job does that ends before the first event is delivered
    qtbot.waitUntil(lambda: not window.isActiveWindow())
    assert unreached(window) == []
