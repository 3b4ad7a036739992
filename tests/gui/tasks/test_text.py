import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from turingdesk.gui import theme
from turingdesk.gui.tasks._text import LaidText, largest

HEBREW = "\u05e9\u05dc\u05d5\u05dd"


@pytest.fixture(autouse=True)
def themed(qapp):
    theme.apply(qapp)


def ink_of(laid, width=300, height=200):
    """Columns and rows in which something was painted."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    laid.paint(painter, 0, 0, QColor("black"))
    painter.end()
    dark = [
        (x, y)
        for x in range(width)
        for y in range(height)
        if image.pixelColor(x, y).lightness() < 128
    ]
    return [x for x, _ in dark], [y for _, y in dark]


def test_markup_is_painted_and_not_read():
    plain = LaidText("<b>x</b>", theme.font(16), 300, hug=True)
    assert plain.size.width() > LaidText("x", theme.font(16), 300, hug=True).size.width() * 4


def test_a_word_too_long_for_its_line_is_broken_and_none_of_it_is_lost():
    laid = LaidText("x" * 100, theme.font(16), 120)
    assert laid.lines > 5
    xs, _ = ink_of(laid, 200, 400)
    assert max(xs) <= 120


@pytest.mark.slow
def test_each_paragraph_runs_in_its_own_direction():
    left = LaidText("abc", theme.font(16), 280)
    assert max(ink_of(left)[0]) < 60
    right = LaidText(HEBREW, theme.font(16), 280)
    assert min(ink_of(right)[0]) > 200
    both = LaidText(f"abc\n{HEBREW}", theme.font(16), 280)
    xs, _ = ink_of(both)
    assert min(xs) < 20
    assert max(xs) > 260


def test_a_hugging_block_is_as_wide_as_its_longest_line_also_from_right_to_left():
    laid = LaidText(HEBREW, theme.font(16), 280, hug=True)
    assert laid.size.width() < 60
    assert max(ink_of(laid)[0]) < 64


@pytest.mark.sampled(2)
@pytest.mark.parametrize("text", ["", "\u200b\u200f\u202e", "\u0000", "\n\n", "\ufffd\u0301"])
def test_text_without_letters_is_harmless(text):
    laid = LaidText(text, theme.font(16), 100)
    assert laid.height > 0
    ink_of(laid)


def test_lines_are_counted_over_paragraphs():
    assert LaidText("a\r\nb\u2028c", theme.font(16), 100).lines == 3


def test_letters_get_smaller_until_the_text_fits():
    fonts = [theme.font(size) for size in (40, 30, 20, 10)]
    assert largest("short", fonts, 300, 100).font.pixelSize() == 40
    assert largest("a longer text " * 8, fonts, 300, 100).font.pixelSize() in (20, 10)
    assert largest("word " * 999, fonts, 300, 20).font.pixelSize() == 10


def test_a_word_is_found_only_as_a_word_of_its_own():
    laid = LaidText("Is B in BAB or B?", theme.font(16), 400)
    places = laid.places_of("B")
    assert len(places) == 2
    assert places[0].left() < places[1].left()
    assert laid.places_of("") == []
