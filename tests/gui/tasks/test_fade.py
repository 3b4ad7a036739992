from PySide6.QtWidgets import QScrollArea, QWidget

from turingdesk.gui.tasks._fade import Fade


def test_there_is_a_soft_edge_as_long_as_there_is_more_below(qtbot):
    area = QScrollArea()
    qtbot.addWidget(area)
    inside = QWidget()
    inside.setFixedSize(100, 1000)
    area.setWidget(inside)
    fade = Fade(area, "card")
    area.resize(200, 200)
    area.show()
    assert fade.isVisible()
    assert fade.geometry().bottom() == area.viewport().geometry().bottom()
    area.verticalScrollBar().setValue(10_000)
    assert not fade.isVisible()
    area.verticalScrollBar().setValue(0)
    assert fade.isVisible()
    inside.setFixedSize(100, 50)
    qtbot.waitUntil(lambda: not fade.isVisible())
