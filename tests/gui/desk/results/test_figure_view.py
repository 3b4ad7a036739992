"""A figure on the desk is between its title and its caption, and none of them is cut."""

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from turingdesk.analysis._figure import Axis, Figure, Points
from turingdesk.gui.desk.results.figure_view import WIDEST, FigureView

LAYERS = (Points([0, 1], [0.25, 0.5]),)


def figure(caption):
    return Figure("halves", "Two halves", Axis("", ("a", "b")), Axis("Share"), LAYERS, caption)


@pytest.fixture
def view(qtbot):
    made = FigureView(figure("The left one is lower."))
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setWidget(made)
    area.resize(500, 600)
    qtbot.addWidget(area)
    area.show()
    made.draw()
    QTest.qWait(1)
    yield made
    area.close()


def test_title_and_caption_stand_by_the_plot_and_are_told_to_screen_readers(view):
    assert view.title.text() == view.plot.accessibleName() == "Two halves"
    assert view.caption.text() == "The left one is lower."
    said = view.plot.accessibleDescription().split("\n")
    assert said == ["The left one is lower.", "a: Share 0.25", "b: Share 0.50"]
    assert view.title.y() < view.plot.y() < view.caption.y()


def test_it_grows_no_wider_than_reads_well_and_shrinks_with_a_narrow_window(view):
    view.window().resize(2000, 600)
    assert view.plot.width() == view.caption.width() == WIDEST
    view.window().resize(320, 600)
    room = view.parentWidget().width()
    assert 300 < room <= 320  # less where a frame or a bar is beside it
    assert view.plot.width() == view.caption.width() == room


@pytest.mark.parametrize("words", [24, 34, 42, 48, 56])
def test_neither_plot_nor_caption_is_cut_however_long_the_caption(qtbot, words):
    column = QWidget()
    below = QVBoxLayout(column)
    made = FigureView(figure("word " * words))
    below.addWidget(made)
    below.addStretch(1)
    qtbot.addWidget(column)
    column.resize(1000, 600)
    column.show()
    assert made.caption.height() >= made.caption.heightForWidth(made.caption.width())
    assert made.plot.panels.height() == made.plot.panels.minimumHeight()
