"""Two things share a row where it has room for both."""

from PySide6.QtWidgets import QPushButton

from turingdesk.gui.desk.editor.panels.ordered import Ends, Names, OrderedList


def test_they_stand_in_one_row_or_one_under_the_other(qtbot):
    add, remove = QPushButton("Frage hinzufügen"), QPushButton("Diese Frage entfernen")
    ends = Ends(add, remove)
    qtbot.addWidget(ends)
    ends.resize(ends.needed + 100, 60)
    with qtbot.waitExposed(ends):
        ends.show()
    assert add.geometry().right() < remove.x()
    assert remove.geometry().right() == ends.rect().right()
    assert ends.minimumSizeHint().width() < ends.needed
    ends.resize(ends.needed - 10, 120)
    qtbot.waitUntil(lambda: add.geometry().bottom() < remove.y())
    assert remove.width() == remove.sizeHint().width()
    ends.resize(ends.needed + 100, 60)
    qtbot.waitUntil(lambda: add.geometry().right() < remove.x())


def test_the_buttons_of_a_list_are_in_the_middle_of_their_row(qtbot):
    one = OrderedList(Names("Rules", "Add rule", "Remove", "Up", "Down", "Duplicate"))
    qtbot.addWidget(one)
    one.add.setFixedHeight(40)
    one.fill(["First", "Second"], 0)
    one.resize(700, 300)
    with qtbot.waitExposed(one):
        one.show()
    middles = [made.mapTo(one, made.rect().center()).y() for made in (one.add, one.up, one.remove)]
    assert max(middles) - min(middles) <= 1


def test_the_buttons_of_a_list_never_make_it_wider_than_their_longest_words(qtbot):
    one = OrderedList(Names("Fragen", "Neue Frage", "Entfernen", "Hoch", "Runter", "Doppelt"))
    qtbot.addWidget(one)
    one.fill(["Erste", "Zweite"], 0)
    for made, words in ((one.up, "Nach oben"), (one.down, "Nach unten"), (one.copy, "Doppelt")):
        made.setText(words)
    one.resize(240, 300)
    with qtbot.waitExposed(one):
        one.show()
    assert one.width() == 240
    for made in (one.add, one.up, one.down, one.copy, one.remove):
        assert made.width() >= made.sizeHint().width()
        assert one.rect().contains(made.rect().translated(made.mapTo(one, made.rect().topLeft())))
