"""The problems under a panel: each whole message to be read, errors first."""

import pytest
from PySide6.QtCore import Qt

from turingdesk.core.errors import Problem, Severity
from turingdesk.gui import theme
from turingdesk.gui.desk.editor import problem_rows
from turingdesk.gui.desk.editor.problem_rows import ONE_LINE, TWO_LINES, ProblemRows

SHORT = Problem("No id.", "Add one.", "captions.csv", 7, "id")
LONG = Problem("There is no such picture in the media folder. " * 3, "Add it.", "a.csv", 2)
CAUTION = Problem("Said twice.", "", "a.csv", 3, severity=Severity.WARNING)


@pytest.fixture
def rows(qtbot):
    made = ProblemRows()
    qtbot.addWidget(made)
    made.resize(600, 200)
    made.show()
    return made


def height(rows):
    return rows.list.visualRect(rows.model.index(0, 0)).height()


def test_short_messages_take_one_line_and_long_ones_two(qtbot, rows):
    rows.show_problems([SHORT])
    qtbot.waitUntil(lambda: height(rows) == ONE_LINE)
    rows.show_problems([SHORT, LONG])
    qtbot.waitUntil(lambda: height(rows) == TWO_LINES)
    rows.resize(3000, rows.height())
    qtbot.waitUntil(lambda: height(rows) == ONE_LINE)


def test_the_second_line_is_really_written(qtbot, rows):
    def inked(text, beside):
        rows.show_problems([Problem(text, "", "", None), beside])
        qtbot.waitUntil(lambda: height(rows) == TWO_LINES)
        rect = rows.list.visualRect(rows.model.index(0, 0))
        image = rows.list.viewport().grab(rect).toImage()
        paper = image.pixel(image.width() - 3, 2)
        line = range(26, 38)
        return sum(image.pixel(x, y) != paper for y in line for x in range(80, image.width() - 8))

    place = inked("word", LONG)  # only the place is there
    assert inked("word " * 30, LONG) > place + 300


def test_errors_come_first_and_a_click_chooses_one(qtbot, rows):
    rows.show_problems([CAUTION, SHORT])
    chosen = []
    rows.chosen.connect(chosen.append)
    place = rows.list.visualRect(rows.model.index(0, 0)).center()
    qtbot.mouseClick(rows.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert chosen == [SHORT]
    rows.step(1)
    assert chosen == [SHORT, CAUTION]


def test_the_word_for_a_kind_of_problem_finds_its_room(qapp, monkeypatch):
    theme.apply(qapp)  # its letters, which no test before this one may have loaded
    usual = problem_rows.tag_width()
    assert usual == problem_rows.TAG
    monkeypatch.setattr(
        problem_rows, "severity_in_words", lambda one: f"{one.value} and its long translation"
    )
    assert problem_rows.tag_width() > usual
