"""A row folds where large letters leave no room for it."""

import pytest
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from turingdesk.gui import theme
from turingdesk.gui.desk.widgets.folding_row import FoldingRow

WIDE, ROOMY = 260, 700


@pytest.fixture
def parts(qapp, qtbot):
    theme.apply(qapp)
    inside = QWidget()
    qtbot.addWidget(inside)
    column = QVBoxLayout(inside)
    column.setContentsMargins(0, 0, 0, 0)
    row = FoldingRow()
    made = [QLabel(word) for word in ("one", "two")]
    for part in made:
        part.setMinimumWidth(WIDE)
        row.addWidget(part)
    column.addLayout(row)
    column.addStretch(1)
    inside.show()
    yield made
    theme.apply(qapp)


def below(parts):
    one, two = parts
    return two.y() >= one.y() + one.height()


def test_parts_stand_side_by_side_where_there_is_room(parts, qapp):
    theme.resize(qapp, 200)
    parts[0].window().resize(ROOMY, 400)
    assert not below(parts)
    assert parts[1].x() > parts[0].x() + WIDE


def test_large_letters_put_one_below_the_other_where_there_is_none(parts, qapp, qtbot):
    theme.resize(qapp, 200)
    window = parts[0].window()
    qtbot.waitUntil(lambda: window.minimumWidth() == WIDE)
    window.resize(WIDE + 20, 400)
    qtbot.waitUntil(lambda: below(parts))
    assert all(part.x() == 0 and part.width() == WIDE + 20 for part in parts)
    window.resize(ROOMY, 400)
    qtbot.waitUntil(lambda: not below(parts))


def test_at_the_usual_size_of_letters_it_stays_a_row(parts):
    window = parts[0].window()
    assert window.minimumSizeHint().width() > 2 * WIDE
    window.resize(ROOMY, 400)
    assert not below(parts)


def test_margins_of_a_row_are_part_of_its_height_side_by_side_and_folded(qapp, qtbot):
    theme.apply(qapp)
    inside, row = QWidget(), FoldingRow(10, any_letters=True)
    qtbot.addWidget(inside)
    inside.setLayout(row)
    row.setContentsMargins(20, 8, 20, 8)
    for _ in range(2):
        part = QLabel()
        part.setFixedSize(100, 40)
        row.addWidget(part)
    assert not row.folds(250)
    assert row.heightForWidth(250) == 8 + 40 + 8
    assert row.folds(249)
    assert row.heightForWidth(249) == 8 + 40 + 10 + 40 + 8
    assert row.minimumSize().width() == 140
