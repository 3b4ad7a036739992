"""A row keeps one line as long as there is room, and never cuts its widgets."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QListWidget, QVBoxLayout, QWidget

from tests.screens.cut import cut_rows
from turingdesk.gui import theme
from turingdesk.gui.desk.widgets.wrapping_row import ORDERED, TOPICS, WrappedRows, WrappingRow


def row(qtbot, widths, width):
    window, inside = QWidget(), QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.setContentsMargins(0, 0, 0, 0)
    layout = WrappingRow(inside, spacing=10)
    parts = []
    for wide in widths:
        part = QLabel()
        part.setFixedSize(wide, 20)
        layout.addWidget(part)
        parts.append(part)
    column.addWidget(inside)
    column.addStretch(1)
    window.resize(width, 200)
    window.show()
    return window, inside, parts


def test_all_stand_in_one_line_where_there_is_room(qtbot):
    _, inside, parts = row(qtbot, (100, 100, 100), 320)
    assert [(part.x(), part.y()) for part in parts] == [(0, 0), (110, 0), (220, 0)]
    assert inside.height() == 20


def test_the_last_goes_to_a_line_of_its_own_and_what_is_below_makes_room(qtbot):
    window, inside, parts = row(qtbot, (100, 100, 100), 319)
    assert [(part.x(), part.y()) for part in parts] == [(0, 0), (110, 0), (0, 30)]
    assert inside.height() == 50
    window.resize(400, 200)
    assert parts[2].pos().y() == 0


def test_the_last_of_many_is_not_alone_on_its_line(qtbot):
    _, inside, parts = row(qtbot, (100, 80, 90, 70), 300)
    assert [(part.x(), part.y()) for part in parts] == [(0, 0), (110, 0), (0, 30), (100, 30)]
    assert inside.height() == 50


def test_lines_can_be_closer_together_than_what_is_on_them(qtbot):
    row = WrappingRow(spacing=10, lines=4)
    holder = QWidget()
    qtbot.addWidget(holder)
    holder.setLayout(row)
    for _ in range(2):
        part = QLabel()
        part.setFixedSize(100, 20)
        row.addWidget(part)
    assert row.heightForWidth(210) == 20
    assert row.heightForWidth(209) == 44


def test_lines_can_end_where_reading_ends(qtbot):
    window, inside, parts = row(qtbot, (100, 80, 90, 70), 300)
    inside.layout().at_end = True
    window.resize(301, 200)
    qtbot.waitUntil(lambda: [part.x() for part in parts] == [111, 221, 131, 231])


def test_what_is_hidden_takes_no_room(qtbot):
    _, inside, parts = row(qtbot, (100, 100, 100), 319)
    parts[0].hide()
    qtbot.waitUntil(lambda: parts[2].y() == 0)
    assert (parts[1].x(), parts[2].x()) == (0, 110)
    qtbot.waitUntil(lambda: inside.height() == 20)


def test_it_begins_at_the_right_where_one_reads_from_there(qtbot):
    window, inside, parts = row(qtbot, (100, 50), 300)
    window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    qtbot.waitUntil(lambda: parts[0].x() == 200)
    assert parts[1].x() == 140
    assert inside.layout().itemAt(2) is None
    taken = inside.layout().takeAt(0)
    assert taken.widget() is parts[0]
    assert inside.layout().count() == 1


def test_buttons_that_stay_together_part_with_larger_letters_only(qapp, qtbot):
    buttons = WrappingRow(spacing=10, together=True)
    holder = QWidget()
    qtbot.addWidget(holder)
    holder.setLayout(buttons)
    for wide in (100, 60):
        part = QLabel()
        part.setFixedSize(wide, 20)
        buttons.addWidget(part)
    assert buttons.minimumSize().width() == 170
    theme.resize(qapp, 150)
    assert buttons.minimumSize().width() == 100
    theme.resize(qapp, 100)


NAMES = ("Kalibrierung der Urteilssicherheit", "Movimientos oculares: visión libre", "Spiele")


@pytest.mark.parametrize("role", ["topics", "ordered"])
@pytest.mark.parametrize("width", range(150, 320, 5))
def test_nothing_is_cut_and_nothing_higher_than_it_needs(qapp, qtbot, width, role):
    theme.apply(qapp)
    rows = QListWidget()
    rows.setProperty("role", role)
    rows.setWordWrap(True)
    rows.setItemDelegate(WrappedRows(rows, ORDERED if role == "ordered" else TOPICS))
    rows.setFixedWidth(width)
    rows.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    rows.addItems(NAMES)
    qtbot.addWidget(rows)
    rows.show()
    assert not list(cut_rows(rows))
    heights = [rows.visualItemRect(rows.item(n)).height() for n in range(len(NAMES))]
    assert heights[-1] == min(heights)
    assert heights[-1] < 2 * rows.fontMetrics().height()


def test_the_ring_of_the_keyboard_is_around_the_whole_row(qtbot):
    rows = QListWidget()
    rows.setItemDelegate(WrappedRows(rows, TOPICS))
    rows.setProperty("role", "topics")
    rows.addItems(["Overview", "Judges"])
    rows.setCurrentRow(1)
    qtbot.addWidget(rows)
    with qtbot.waitExposed(rows):
        rows.show()
    row = rows.visualItemRect(rows.item(1))

    def edges():
        image = rows.viewport().grab().toImage()
        places = (row.left(), row.right()), (row.center().y(), row.center().y())
        return [image.pixelColor(x, y).name() for x, y in zip(*places, strict=True)]

    accent = theme.color("accent").name()
    rows.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(rows.hasFocus)
    assert edges() == [accent, accent]
    rows.clearFocus()
    assert accent not in edges()
