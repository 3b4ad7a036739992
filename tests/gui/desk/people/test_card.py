"""The list of people on the Settings page: added, changed, removed, by clicks and keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from shiboken6 import isValid

from tests.gui.desk.people.conftest import (
    ADA,
    BOB,
    choose,
    click,
    dialog_of,
    is_locked,
    lock,
    record,
    type_pin,
    unlock,
    written,
)
from tests.gui.walker import turn_wheel
from turingdesk.gui.desk.people.card import PersonDialog
from turingdesk.gui.desk.widgets.question import QuestionDialog
from turingdesk.people.people import People, PersonRole
from turingdesk.system.settings import Settings


def people_of(qtbot, desk):
    click(qtbot, desk.navigation.button("settings"))
    return desk.page("settings").people


def pick(card, name):
    card.table.choose([one.name for one in card.table.rows.things].index(name))


def fill(qtbot, dialog, *, name="", pin="", again=None):
    for field, text in ((dialog.name, name), (dialog.pin, pin), (dialog.again, again or pin)):
        if text:
            qtbot.mouseClick(field, Qt.MouseButton.LeftButton)
            qtbot.keyClicks(field, text)


def listed(card):
    return [(one.name, one.role.value) for one in card.table.rows.things]


def test_the_first_person_is_an_investigator_who_is_at_the_desk(qtbot, open_desk, data):
    desk = open_desk()
    card = people_of(qtbot, desk)
    assert card.about.text().startswith("No users are listed")
    assert not card.table.isVisible()
    assert not desk.badge.isVisible()
    click(qtbot, card.add)
    dialog = dialog_of(qtbot, PersonDialog)
    assert not dialog.role.isEnabled()
    assert dialog.role.currentData() == PersonRole.INVESTIGATOR
    fill(qtbot, dialog, name="  Ada   Okafor ", pin="4711-x")
    qtbot.keyClick(dialog.again, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(card.table.rows.things))
    assert listed(card) == [(ADA, "investigator")]
    assert not is_locked(desk), "who made the list is not locked out by it"
    assert desk.state.who == ADA
    assert desk.badge.isVisible()
    (entry,) = written(qtbot, data, "added a person")
    assert entry.fields["person"] == ADA
    assert entry.who not in (ADA, "nobody"), "it was done before anybody had a name"
    lock(qtbot, desk)
    unlock(qtbot, desk, ADA)


def test_the_next_start_asks_who_is_there(qtbot, open_desk):
    first = open_desk()
    card = people_of(qtbot, first)
    click(qtbot, card.add)
    fill(qtbot, dialog_of(qtbot, PersonDialog), name=ADA, pin="4711-x")
    click(qtbot, dialog_of(qtbot, PersonDialog).save_button)
    qtbot.waitUntil(lambda: bool(card.table.rows.things))
    first.close()
    assert is_locked(open_desk())


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("name", "pin", "again", "said"),
    [
        ("Cleo", "4711-x", "4711-y", "The PINs don't match."),
        ("Cleo", "471", "471", "A PIN needs 4 to 64 characters."),
        ("Cleo", "1234", "1234", "This PIN is too easy to guess."),
        ("bob lindqvist", "4711-x", "4711-x", "bob lindqvist is already on the list."),
    ],
)
def test_what_is_wrong_is_said_and_nothing_is_kept(qtbot, ada, name, pin, again, said):
    card = people_of(qtbot, ada)
    click(qtbot, card.add)
    dialog = dialog_of(qtbot, PersonDialog)
    fill(qtbot, dialog, name=name, pin=pin, again=again)
    if dialog.save_button.isEnabled():
        click(qtbot, dialog.save_button)
    qtbot.waitUntil(lambda: dialog.status.text().startswith(said))
    assert dialog.isVisible()
    assert len(listed(card)) == 2
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.sampled
@pytest.mark.parametrize(("name", "pin"), [("", "4711-x"), ("   ", "4711-x"), ("Cleo", "")])
def test_a_person_needs_a_name_and_a_pin(qtbot, ada, name, pin):
    click(qtbot, people_of(qtbot, ada).add)
    dialog = dialog_of(qtbot, PersonDialog)
    fill(qtbot, dialog, name=name, pin=pin)
    assert not dialog.save_button.isEnabled()
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()
    dialog.reject()


@pytest.mark.slow
def test_the_dialog_cannot_be_left_while_it_writes(qtbot, ada, monkeypatch, data):
    """Else someone would be on the list and not in the record."""
    from threading import Event

    go_on, real = Event(), People.add

    def slow(*args):
        real(*args)
        assert go_on.wait(10)

    monkeypatch.setattr(People, "add", slow)
    card = people_of(qtbot, ada)
    click(qtbot, card.add)
    dialog = dialog_of(qtbot, PersonDialog)
    fill(qtbot, dialog, name="Cleo", pin="55512-c")
    click(qtbot, dialog.save_button)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    dialog.close()
    qtbot.wait(60)  # the desk looks at the list meanwhile
    assert len(listed(card)) == 2
    go_on.set()
    qtbot.waitUntil(lambda: len(listed(card)) == 3)
    assert written(qtbot, data, "added a person")[0].who == ADA
    assert "detected a change to the list of people" not in [entry.what for entry in record(data)]
    qtbot.waitUntil(lambda: not isValid(dialog))


@pytest.mark.slow
def test_another_role_and_another_pin(qtbot, ada):
    card = people_of(qtbot, ada)
    assert not card.edit.isEnabled()
    pick(card, BOB)
    click(qtbot, card.edit)
    dialog = dialog_of(qtbot, PersonDialog)
    assert not dialog.name.isEnabled()
    choose(qtbot, dialog.role, "Investigator: can do everything")
    fill(qtbot, dialog, pin="31337-z")
    click(qtbot, dialog.save_button)
    qtbot.waitUntil(lambda: (BOB, "investigator") in listed(card))
    lock(qtbot, ada)
    type_pin(qtbot, ada, BOB, "90210-y")
    assert is_locked(ada)
    type_pin(qtbot, ada, BOB, "31337-z")
    qtbot.waitUntil(lambda: not is_locked(ada))
    assert ada.state.may("people")


def make_an_assistant(qtbot, card, name):
    """Ask for another role in the dialog, and save; whether that is possible shows there."""
    pick(card, name)
    click(qtbot, card.edit)
    dialog = dialog_of(qtbot, PersonDialog)
    choose(qtbot, dialog.role, "Assistant: can run sessions and write notes")
    click(qtbot, dialog.save_button)
    return dialog


@pytest.mark.slow
def test_the_last_investigator_stays_one(qtbot, ada):
    card = people_of(qtbot, ada)
    dialog = make_an_assistant(qtbot, card, ADA)
    qtbot.waitUntil(lambda: "must be an investigator" in dialog.status.text())
    dialog.reject()
    click(qtbot, card.remove)
    answer(qtbot, "Remove")
    qtbot.waitUntil(lambda: "must be an investigator" in ada.notice.text.text())
    assert len(listed(card)) == 2


def answer(qtbot, text):
    question = dialog_of(qtbot, QuestionDialog)
    said = question.text
    click(qtbot, question.buttons[text])
    return said


@pytest.mark.slow
def test_somebody_is_removed_after_a_question(qtbot, ada):
    card = people_of(qtbot, ada)
    pick(card, BOB)
    click(qtbot, card.remove)
    answer(qtbot, "Cancel")
    assert len(listed(card)) == 2
    click(qtbot, card.remove)
    question = dialog_of(qtbot, QuestionDialog)
    qtbot.keyClick(question.focusWidget(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not isValid(question))
    assert len(listed(card)) == 2
    click(qtbot, card.remove)
    answer(qtbot, "Remove")
    qtbot.waitUntil(lambda: listed(card) == [(ADA, "investigator")])


@pytest.mark.slow
def test_a_name_is_shown_as_it_was_written(qtbot, people, open_desk):
    people.add("<b>Cleo</b>", PersonRole.ASSISTANT, "55512-c")
    desk = open_desk()
    unlock(qtbot, desk, ADA)
    card = people_of(qtbot, desk)
    pick(card, "<b>Cleo</b>")
    click(qtbot, card.remove)
    question = dialog_of(qtbot, QuestionDialog)
    title = next(w for w in question.findChildren(QLabel) if "Cleo" in w.text())
    assert title.text() == "Remove <b>Cleo</b>?"
    assert title.textFormat() == Qt.TextFormat.PlainText
    qtbot.keyClick(question, Qt.Key.Key_Escape)
    assert len(listed(card)) == 3


@pytest.mark.slow
def test_with_the_last_person_everything_is_allowed_again(qtbot, people, open_desk):
    people.remove(BOB)
    desk = open_desk()
    unlock(qtbot, desk, ADA)
    card = people_of(qtbot, desk)
    pick(card, ADA)
    click(qtbot, card.remove)
    assert "be able to do everything" in answer(qtbot, "Remove")
    qtbot.waitUntil(lambda: not desk.badge.isVisible())
    assert desk.state.may("people")
    assert desk.state.who not in (ADA, "nobody")
    qtbot.keyClick(desk, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert not is_locked(desk)


@pytest.mark.slow
def test_whoever_gives_up_their_own_role_leaves_the_settings(qtbot, people, open_desk):
    people.change(BOB, PersonRole.INVESTIGATOR)
    desk = open_desk()
    unlock(qtbot, desk, ADA)
    card = people_of(qtbot, desk)
    make_an_assistant(qtbot, card, ADA)
    qtbot.waitUntil(desk.page("studies").isVisible)
    assert not desk.navigation.button("settings").isEnabled()
    assert not is_locked(desk)
    assert not desk.state.may("people")


@pytest.mark.slow
def test_minutes_are_kept_once_they_are_typed(qtbot, ada, data):
    card = people_of(qtbot, ada)
    card.minutes.setFocus()
    card.minutes.selectAll()
    qtbot.keyClicks(card.minutes, "45")
    assert Settings.load().lock_after_min != 4
    qtbot.keyClick(card.minutes, Qt.Key.Key_Return)
    assert Settings.load().lock_after_min == 45
    assert ada.day.idle.timer.interval() == 45 * 60_000
    entries = written(qtbot, data, "changed settings")
    assert [e.fields["lock_after_min"] for e in entries] == [45], "and not 4 first"


@pytest.mark.slow
def test_the_wheel_scrolls_the_page_and_changes_no_minutes(qtbot, ada):
    card = people_of(qtbot, ada)
    turn_wheel(card.minutes, 120)
    assert card.minutes.value() == Settings.load().lock_after_min == 10


@pytest.mark.slow
def test_a_disk_that_refuses_is_told_and_nobody_comes_or_goes(qtbot, ada, monkeypatch):
    def full(_):
        raise OSError(28, "No space left on device")

    card = people_of(qtbot, ada)
    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        click(qtbot, card.add)
        dialog = dialog_of(qtbot, PersonDialog)
        fill(qtbot, dialog, name="Cleo", pin="55512-c")
        click(qtbot, dialog.save_button)
        qtbot.waitUntil(lambda: "The disk is full" in dialog.status.text())
    click(qtbot, dialog.save_button)
    qtbot.waitUntil(lambda: len(listed(card)) == 3)
