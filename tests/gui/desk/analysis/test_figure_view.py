"""A figure on the desk is as high as its width asks for, and can be read without being seen."""

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from turingdesk.desk.analysis_view import Drawn
from turingdesk.gui.desk.analysis.figure_view import WIDEST, FigureView

SVG = b"""<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100" viewBox="0 0 400 100">
<rect width="200" height="100" fill="#ff0000"/>
<rect x="200" width="200" height="100" fill="#0000ff"/></svg>"""


@pytest.fixture
def view(qtbot):
    made = FigureView(Drawn("halves", "Two halves", "The left one is red.", SVG))
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setWidget(made)
    area.resize(500, 600)
    qtbot.addWidget(area)
    area.show()
    yield made
    area.close()


def test_title_and_caption_stand_by_the_drawing_and_are_told_to_screen_readers(view):
    assert view.title.text() == view.picture.accessibleName() == "Two halves"
    assert view.caption.text() == view.picture.accessibleDescription() == "The left one is red."
    assert view.title.y() < view.picture.y() < view.caption.y()


def test_the_drawing_fills_its_width_and_keeps_its_shape(view):
    painted = view.picture.grab().toImage()
    width, height = painted.width(), view.picture.heightForWidth(painted.width())
    assert height == round(width / 4) <= painted.height()
    assert painted.pixelColor(5, 5) == painted.pixelColor(5, height - 5) == QColor("#ff0000")
    assert painted.pixelColor(width - 5, height - 5) == QColor("#0000ff")


def test_it_grows_no_wider_than_reads_well_and_shrinks_with_a_narrow_window(view):
    view.window().resize(2000, 600)
    assert view.picture.width() == view.caption.width() == WIDEST
    assert view.picture.heightForWidth(2000) == WIDEST // 4
    view.window().resize(320, 600)
    room = view.parentWidget().width()
    assert 300 < room <= 320  # less where a frame or a bar stands beside it
    assert view.picture.width() == view.caption.width() == room


@pytest.mark.parametrize("words", [24, 34, 42, 48, 56])
def test_neither_drawing_nor_caption_is_cut_however_long_the_caption(qtbot, words):
    column = QWidget()
    below = QVBoxLayout(column)
    made = FigureView(Drawn("halves", "Two halves", "word " * words, SVG))
    below.addWidget(made)
    below.addStretch(1)
    qtbot.addWidget(column)
    column.resize(1000, 600)
    column.show()
    for part in (made.picture, made.caption):
        assert part.height() >= part.heightForWidth(part.width())


def test_a_drawing_that_is_no_svg_takes_no_room(qtbot):
    made = FigureView(Drawn("none", "None", "", b"<svg/>"))
    qtbot.addWidget(made)
    assert made.picture.heightForWidth(300) <= 300
