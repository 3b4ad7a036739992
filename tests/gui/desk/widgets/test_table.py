"""Tables of the desk: sorted, chosen rows that stay chosen, thousands of rows at once."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QStyle

from tests.work import calls
from turingdesk.gui import theme
from turingdesk.gui.desk.widgets.table import DeskColumn, DeskTable, RowsModel, TableHeight, framed

COLUMNS = (
    DeskColumn("Name", lambda one: one[0], stretch=True),
    DeskColumn("Size", lambda one: str(one[1]), sort=lambda one: one[1], right=True),
    DeskColumn("Odd", lambda one: str(one[2]), sort=lambda one: one[2], tip=lambda one: "a tip"),
)
THINGS = [("b", 10, None), ("a", 9, "x"), ("c", 100, 4), ("d", 9, 2.5)]


@pytest.fixture
def table(qtbot):
    made = DeskTable(RowsModel(COLUMNS, key=lambda one: one[0]), sortable=True, name="Things")
    card = framed(made, None)
    qtbot.addWidget(card)
    card.resize(500, 300)
    card.show()
    made.sort_by("Name")
    made.fill(THINGS)
    yield made
    card.close()


def names(table):
    model = table.model()
    return "".join(model.index(row, 0).data() for row in range(model.rowCount()))


def click_head(qtbot, table, column):
    head = table.horizontalHeader()
    x = head.sectionViewportPosition(column) + 12
    qtbot.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, 10))


def test_a_click_on_a_head_sorts_and_another_one_turns_it_round(qtbot, table):
    assert names(table) == "abcd"
    click_head(qtbot, table, 1)
    assert names(table) == "adbc", "numbers as numbers; equal ones as they were given"
    click_head(qtbot, table, 1)
    assert names(table) == "cbad"


def test_values_of_any_kinds_can_be_sorted_together(qtbot, table):
    click_head(qtbot, table, 2)
    assert names(table) == "bdca"


def test_the_row_that_was_clicked_stays_chosen_when_sorted_and_when_filled_anew(qtbot, table):
    at = table.visualRect(table.model().index(1, 0)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert table.selected() == THINGS[0]
    click_head(qtbot, table, 1)
    assert table.selected() == THINGS[0]
    table.fill([("z", 1, None), *THINGS])
    assert table.selected() == THINGS[0]
    table.fill([("b", 11, None), *THINGS[1:]])
    assert table.selected() == ("b", 11, None), "the same thing, as it is now"
    table.fill(THINGS[1:])
    assert table.selected() is None


def test_a_value_that_changed_moves_its_row(table):
    table.sort_by("Size")
    table.fill([("b", 1, None), *THINGS[1:]])
    assert names(table) == "badc"


def test_what_is_not_sorted_stands_as_it_was_given(qtbot):
    made = DeskTable(RowsModel(COLUMNS, key=lambda one: one[0]))
    qtbot.addWidget(made)
    made.fill(THINGS)
    assert names(made) == "bacd"
    assert made.full_height() > 4 * 30


def test_what_does_not_fit_has_a_tip_and_columns_fit_what_comes_into_sight(qtbot, table):
    assert table.model().index(0, 2).data(Qt.ItemDataRole.ToolTipRole) == "a tip"
    table.fill([(str(n), 1, "w" * (24 if n == 19 else 1)) for n in range(100, 130)])
    table.sort_by("Name")
    narrow = table.columnWidth(2)
    table.fill([(str(n), 1, "w" * (24 if n == 112 else 1)) for n in range(100, 130)])
    assert table.columnWidth(2) == narrow, "it is not in sight yet"
    table.window().resize(500, 900)
    qtbot.waitUntil(lambda: table.columnWidth(2) > narrow)


def test_a_row_that_is_chosen_stays_in_sight_when_something_comes_below(qtbot, table):
    table.fill([(str(n), n, None) for n in range(30)])
    table.window().resize(500, 600)
    table.choose(table.rowAt(table.viewport().height() - 20))
    chosen = table.currentIndex()
    table.window().resize(500, 400)
    qtbot.waitUntil(lambda: table.visualRect(chosen).bottom() <= table.viewport().height())


@pytest.mark.slow
def test_twenty_thousand_rows_are_sorted_at_once(qtbot, table):
    things = [(f"thing {n * 7919 % 20_000:05}", n, None) for n in range(20_000)]

    def sort():
        table.fill(things)
        table.sort_by("Size", Qt.SortOrder.DescendingOrder)
        table.sort_by("Name")

    done = calls(sort)
    assert table.model().index(0, 0).data() == "thing 00000"
    assert done < 30 * len(things), "comparing cells would be ten times the work"


ROWS_OF_WORDS = [(f"thing {n}", "some words that take room") for n in range(5)]
NUMBERED = (
    DeskColumn("Name", lambda one: one[0]),
    DeskColumn("Words", lambda one: one[1]),
    DeskColumn("", lambda _: "", stretch=True),
)


def test_a_bar_below_takes_no_row_away_and_its_room_is_given_back(qtbot):
    table = DeskTable(RowsModel(NUMBERED, key=lambda one: one[0]))
    qtbot.addWidget(table)
    held = TableHeight(table)
    table.fill(ROWS_OF_WORDS)
    held.hold(3)
    table.resize(600, table.height())
    table.show()
    bar = table.horizontalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() == 0)
    wide = table.viewport().height()
    table.resize(160, table.height())
    qtbot.waitUntil(lambda: bar.maximum() > 0 and table.viewport().height() >= wide)
    third = table.visualRect(table.model().index(2, 0))
    assert third.bottom() <= table.viewport().height()
    table.resize(600, table.height())
    qtbot.waitUntil(lambda: bar.maximum() == 0 and table.viewport().height() == wide)


CAPPED = (
    DeskColumn("Study", lambda one: one[0], stretch=True, most=120),
    DeskColumn("Size", lambda one: str(one[1]), right=True),
    DeskColumn("Flags", lambda one: str(one[2])),
)


def test_a_column_takes_no_more_room_than_its_words_ask_for(qtbot):
    table = DeskTable(RowsModel(CAPPED, key=lambda one: one[0]))
    qtbot.addWidget(table)
    table.fill([("Spring captions", 10, "pilot"), ("A study of a very long name, again", 9, "")])
    table.resize(900, 200)
    table.show()
    qtbot.waitUntil(lambda: table.columnWidth(0) == 120)
    assert table.columnViewportPosition(2) < 300, "what matters is beside it"
    assert sum(map(table.columnWidth, range(3))) == table.viewport().width()
    table.resize(200, 200)
    qtbot.waitUntil(lambda: table.columnWidth(0) < 120)
    assert table.horizontalScrollBar().maximum() == 0
    table.resize(900, 200)
    qtbot.waitUntil(lambda: table.columnWidth(0) == 120)


@pytest.mark.parametrize("title", ["Name", "Size"])
@pytest.mark.parametrize("percent", [100, 200])
def test_the_arrow_of_a_sorted_column_stays_clear_of_its_head(qapp, qtbot, table, title, percent):
    theme.apply(qapp, text_percent=percent)
    place = [column.title for column in COLUMNS].index(title)
    head = table.horizontalHeader()
    left, width = head.sectionViewportPosition(place), head.sectionSize(place)
    table.sort_by(title)
    qtbot.waitUntil(lambda: head.sectionSize(place) >= width)
    arrow = head.style().pixelMetric(QStyle.PixelMetric.PM_HeaderMarkSize, None, head)
    left, width = head.sectionViewportPosition(place), head.sectionSize(place)
    painted = head.viewport().grab(QRect(left, 8, width, head.height() - 16)).toImage()
    blank = painted.pixelColor(1, 1)
    inked = [
        x
        for x in range(painted.width())
        if any(painted.pixelColor(x, y) != blank for y in range(painted.height()))
    ]
    gaps = [later - one for one, later in pairwise(inked)]
    assert max(gaps) >= 4, "between the word and the arrow"
    assert inked[-1] - inked[gaps.index(max(gaps)) + 1] <= arrow, "the arrow is the last"
