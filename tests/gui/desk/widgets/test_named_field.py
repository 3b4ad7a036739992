"""A field and its name: one to the eye, to the keyboard and to screen readers."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit

from turingdesk.gui.desk.widgets.named_field import named_field, named_fields
from turingdesk.gui.theme import SIZES


def test_the_name_stands_before_the_field_and_leads_to_it(qtbot):
    field = QLineEdit()
    both = named_field("&Coder", field)
    qtbot.addWidget(both)
    both.show()
    (name,) = both.findChildren(QLabel)
    assert name.text() == "&Coder"
    assert name.buddy() is field
    assert name.geometry().right() < field.geometry().left()
    qtbot.keyClick(both, Qt.Key.Key_C, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(field.hasFocus)


def test_a_list_is_as_wide_as_its_widest_choice(qtbot):
    field = QComboBox()
    both = named_field("Study", field)
    qtbot.addWidget(both)
    both.show()
    narrow = field.sizeHint().width()
    field.addItem("A study whose title goes on and on and on")
    assert field.accessibleName() == "Study"
    assert field.sizeHint().width() > narrow + 100


def test_fields_are_beside_each_other_as_long_as_their_own_widths_fit(qtbot):
    last = QLineEdit()
    fields = named_fields(("Task", QLineEdit()), ("Results", last))
    qtbot.addWidget(fields)
    row = fields.layout()
    widths = [row.itemAt(n).sizeHint().width() for n in range(row.count())]
    fields.resize(sum(widths) + SIZES.gap, 100)
    fields.show()
    assert row.heightForWidth(fields.width()) < row.heightForWidth(fields.width() - 1)
    assert last.mapTo(fields, last.rect().topRight()).x() == fields.width() - 1
