from PySide6.QtWidgets import QWidget

from turingdesk.gui.refit import refit


def test_it_fits_at_once_at_each_new_size_and_at_other_letters(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(100, 50)
    widths = []
    refit(widget, lambda: widths.append(widget.width()))
    widget.show()
    widget.resize(200, 50)
    assert widths[0] == 100
    assert widths[-1] == 200
    before = len(widths)
    widget.setStyleSheet("* { font-size: 30px; }")
    assert len(widths) > before
