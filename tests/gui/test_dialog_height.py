"""Dialogs as tall as their words."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from turingdesk.gui import theme
from turingdesk.gui.dialog_height import fit, grow, size_to_screen


@pytest.mark.parametrize("words", ["Short.", "A sentence that takes several lines. " * 20])
def test_a_dialog_is_as_tall_as_its_words_need_at_its_width(qtbot, words):
    dialog = QDialog()
    qtbot.addWidget(dialog)
    dialog.setMinimumWidth(400)
    label = QLabel(words, wordWrap=True)
    QVBoxLayout(dialog).addWidget(label)
    dialog.resize(400, 40)
    grow(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert dialog.width() == 400
    assert dialog.height() == dialog.layout().totalHeightForWidth(400)
    assert label.height() >= label.heightForWidth(label.width())


def test_words_that_go_make_it_no_taller_than_before(qtbot):
    dialog = QDialog()
    qtbot.addWidget(dialog)
    dialog.setMinimumWidth(400)
    label = QLabel("many words " * 100, wordWrap=True)
    QVBoxLayout(dialog).addWidget(label)
    grow(dialog)
    tall = dialog.height()
    label.setText("few words")
    grow(dialog)
    assert dialog.height() < tall
    grow(QDialog(dialog))


def test_what_cannot_be_broken_into_lines_makes_it_wider(qtbot):
    dialog = QDialog()
    qtbot.addWidget(dialog)
    dialog.setMinimumWidth(400)
    dialog.resize(400, 40)
    box = QCheckBox("a long text beside a box, in a language of long words " * 2)
    QVBoxLayout(dialog).addWidget(box)
    grow(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert dialog.width() > 400
    assert box.width() >= box.sizeHint().width()


def test_a_dialog_without_words_is_as_tall_as_what_is_in_it(qtbot):
    dialog = QDialog()
    qtbot.addWidget(dialog)
    QVBoxLayout(dialog).addWidget(QPushButton("Close"))
    grow(dialog)
    assert dialog.height() == dialog.layout().totalSizeHint().height() > 0


@pytest.mark.parametrize("make", [grow, fit])
def test_what_is_taller_than_the_screen_is_scrolled_downwards_only(qtbot, make):
    dialog = QDialog()
    qtbot.addWidget(dialog)
    column = QVBoxLayout(dialog)
    for number in range(200):
        column.addWidget(QLabel(f"Line {number} of words that cannot be broken"))
    make(dialog)
    dialog.show()
    area = dialog.findChild(QScrollArea)
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() > 0)
    assert area.horizontalScrollBar().maximum() == 0
    assert dialog.height() <= dialog.screen().availableSize().height()


@pytest.mark.parametrize("box", [False, True])
@pytest.mark.parametrize("make", [grow, fit])
def test_the_buttons_of_a_dialog_that_scrolls_stay_in_view(qtbot, make, box):
    dialog = QDialog()
    qtbot.addWidget(dialog)
    column = QVBoxLayout(dialog)
    field = QLineEdit()
    column.addWidget(field)
    for number in range(200):
        column.addWidget(QLabel(f"Line {number}"))
    close = QPushButton("Close")
    if box:
        buttons = QDialogButtonBox()
        buttons.addButton(close, QDialogButtonBox.ButtonRole.AcceptRole)
        column.addWidget(buttons)
    else:
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(close)
        column.addLayout(row)
    dialog.show()
    field.setFocus()
    make(dialog)
    make(dialog)
    area = dialog.findChild(QScrollArea)
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() > 0 and close.isVisible())
    for value in (0, area.verticalScrollBar().maximum()):
        area.verticalScrollBar().setValue(value)
        placed = QRect(close.mapTo(dialog, QPoint()), close.size())
        assert dialog.rect().contains(placed)
        assert placed.top() >= area.geometry().bottom()
    assert dialog.height() <= dialog.screen().availableSize().height()
    assert dialog.focusWidget() is field
    qtbot.keyClick(field, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is close


def test_words_in_more_lines_than_qt_thought_make_a_dialog_taller(qtbot):
    dialog = QDialog()
    qtbot.addWidget(dialog)
    words = QLabel("Words that need many lines. " * 20)
    words.setWordWrap(True)
    QVBoxLayout(dialog).addWidget(words)
    dialog.resize(300, 40)
    fit(dialog)
    dialog.show()
    assert words.height() >= words.heightForWidth(words.width())


def test_a_dialog_larger_than_the_screen_whose_contents_would_fit_gets_smaller(qtbot):
    dialog = QDialog()
    qtbot.addWidget(dialog)
    QVBoxLayout(dialog).addWidget(QLabel("A few words"))
    dialog.resize(5000, 4000)
    fit(dialog)
    dialog.show()
    room = dialog.screen().availableSize()
    assert dialog.width() <= room.width()
    assert dialog.height() <= room.height()
    assert dialog.findChild(QScrollArea) is None


@pytest.mark.slow
def test_a_dialog_that_scrolls_keeps_its_color(qtbot, qapp):
    theme.apply(qapp)
    dialog = QDialog()
    qtbot.addWidget(dialog)
    QVBoxLayout(dialog).addWidget(QLabel("many words " * 5000, wordWrap=True))
    fit(dialog)
    dialog.show()
    assert dialog.findChild(QScrollArea) is not None
    assert dialog.grab().toImage().pixelColor(5, 50) == theme.color("card")


@pytest.mark.parametrize("most", [QSize(4000, 3000), QSize(700, 500)])
def test_a_window_takes_the_room_that_its_screen_has_and_never_more(qtbot, most):
    window = QWidget()
    qtbot.addWidget(window)
    window.setMinimumSize(most.width(), 400)
    size_to_screen(window, most)
    with qtbot.waitExposed(window):
        window.show()
    room = window.screen().availableGeometry()
    assert room.contains(window.frameGeometry())
    title = room.height() - window.height()
    assert window.size() == most or 0 < title < 100


def test_a_dialog_that_the_window_manager_has_not_placed_yet_stays_over_its_window(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(150, 100, 500, 400)
    window.show()
    dialog = QDialog(window, Qt.WindowType.FramelessWindowHint)
    label = QLabel("few words", wordWrap=True, minimumWidth=350)  # or it becomes a column
    QVBoxLayout(dialog).addWidget(label)
    dialog.open()
    dialog.move(dialog.screen().geometry().topLeft())  # as X11 says until it is placed
    label.setText("A sentence that takes several lines. " * 10)
    grow(dialog)
    way = dialog.geometry().center() - window.geometry().center()
    assert way.manhattanLength() <= 4
    dialog.move(170, 120)
    label.setText("few words")
    grow(dialog)
    assert dialog.pos() == QPoint(170, 120)


def test_a_dialog_without_a_layout_stays_as_it_is(qtbot):
    dialog = QDialog()
    qtbot.addWidget(dialog)
    dialog.resize(200, 100)
    grow(dialog)
    assert dialog.height() == 100
