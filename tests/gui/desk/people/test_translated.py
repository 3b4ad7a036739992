"""The lock screen, the list of people and who is there: nothing in them is left in English."""

import pytest
from PySide6.QtCore import Qt

from tests.gui.desk.conftest import page_of
from tests.gui.desk.people.conftest import ADA, BOB, type_pin, unlock
from tests.gui.marked import Marked, unsaid
from turingdesk.gui import translation
from turingdesk.gui.desk.people.card import PeopleCard
from turingdesk.people.people import PinAnswer
from turingdesk.people.pin import FREE

DATA = (ADA, BOB, "Ctrl+L", "NAME")


@pytest.fixture(autouse=True)
def marked(monkeypatch):
    monkeypatch.setitem(translation.voices, "program", Marked())


def card_of(desk):
    return page_of(desk, "settings").findChild(PeopleCard)


def test_the_lock_screen(qtbot, desk):
    screen = desk.cover.screen
    assert not unsaid(screen, *DATA)
    for _ in range(FREE):
        type_pin(qtbot, desk, ADA, "wrong")
        qtbot.waitUntil(lambda: not screen.is_busy)
    assert screen.is_waiting
    assert not unsaid(screen, *DATA)
    screen._answered(PinAnswer(None, was_tried=True))
    assert screen.status.text()
    assert not unsaid(screen, *DATA)
    desk.state.at_desk.trouble = "The list of people is damaged."
    screen.ask()
    assert "damaged" in screen.status.text()
    assert not unsaid(screen, *DATA, "The list of people is damaged.")


def test_the_people_of_the_desk_and_who_is_there(qtbot, desk):
    unlock(qtbot, desk, ADA)
    card = card_of(desk)
    assert not unsaid(card, *DATA)
    assert not unsaid(desk.badge, *DATA)
    new = card.add_person()
    assert not unsaid(new, *DATA)
    new.reject()
    card.table.choose(0)
    dialog = card.change()
    dialog.pin.setText("1234")
    dialog.again.setText("9")
    assert dialog.status.isVisible()
    assert not unsaid(dialog, *DATA)
    question = card.ask_remove()
    assert not unsaid(question, *DATA)
    qtbot.keyClick(question, Qt.Key.Key_Escape)
    dialog.reject()


def test_nobody_on_the_list_and_the_first_person(open_desk):
    desk = open_desk()
    card = card_of(desk)
    assert not unsaid(card)
    first = card.add_person()
    assert not unsaid(first)
    first.reject()


def test_a_record_that_cannot_be_written(desk):
    desk.state._trail._failed(OSError(28, "No space left on device", "/x"))
    text = desk.notice.text.text()
    assert "The disk is full" in text
    assert not unsaid(desk.notice, "is full")
