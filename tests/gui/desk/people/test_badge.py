"""Who is at the desk, at the foot of the navigation, with the button and the key that lock it."""

from PySide6.QtCore import Qt

from tests.gui.desk.people.conftest import ADA, BOB, click, is_locked, lock, type_pin, unlock
from turingdesk.gui.desk.people.badge import KEY, Badge
from turingdesk.people.person import Role


def test_it_names_who_is_there_and_locks_by_a_click(qtbot, ada):
    assert ada.badge.name.text() == f"{ADA}, investigator"
    click(qtbot, ada.badge.lock)
    assert is_locked(ada)
    assert KEY in ada.badge.lock.toolTip()


def test_it_locks_by_a_key_from_any_page(qtbot, ada):
    for page in ("settings", "editor", "live", "record"):
        click(qtbot, ada.navigation.button(page))
        lock(qtbot, ada)
        unlock(qtbot, ada, ADA)
    lock(qtbot, ada)
    unlock(qtbot, ada, BOB)
    assert ada.badge.name.text() == f"{BOB}, assistant"


def test_where_nobody_has_a_pin_there_is_none_and_the_key_locks_nothing(qtbot, open_desk):
    desk = open_desk()
    assert not desk.badge.isVisible()
    qtbot.keyClick(desk, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert not is_locked(desk)


def test_a_long_name_is_cut_and_told_whole(qtbot, people, open_desk):
    name = "Wolfeschlegelsteinhausenbergerdorff the Third"
    people.add(name, Role.ASSISTANT, "90210-y")
    desk = open_desk()
    type_pin(qtbot, desk, name, "90210-y")
    qtbot.waitUntil(lambda: not is_locked(desk))
    desk.badge.grab()
    assert isinstance(desk.badge, Badge)
    assert desk.badge.width() <= desk.navigation.width()
    assert desk.badge.name.toolTip() == f"{name}, assistant"
