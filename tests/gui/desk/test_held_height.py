"""No row of a table is covered by a bar below it."""

from turingdesk.gui.desk.held_height import HeldHeight
from turingdesk.gui.desk.table import Column, Rows, Table

THINGS = [(f"thing {n}", "some words that take room") for n in range(5)]
COLUMNS = (
    Column("Name", lambda one: one[0]),
    Column("Words", lambda one: one[1]),
    Column("", lambda _: "", stretch=True),
)


def test_a_bar_below_takes_no_row_away_and_its_room_is_given_back(qtbot):
    table = Table(Rows(COLUMNS, key=lambda one: one[0]))
    qtbot.addWidget(table)
    held = HeldHeight(table)
    table.fill(THINGS)
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
