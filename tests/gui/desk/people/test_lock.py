"""The lock screen, through keys: right and wrong PINs, waits, forgotten PINs, damaged lists."""

import json

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMenu, QMessageBox, QVBoxLayout
from shiboken6 import isValid

from tests.gui.desk.people.conftest import (
    ADA,
    BOB,
    PINS,
    click,
    gone,
    is_locked,
    lock,
    record,
    type_pin,
    unlock,
    written,
)
from tests.work import calls
from turingdesk.cli import main
from turingdesk.gui.desk.navigation import KEY, Badge
from turingdesk.gui.desk.people.lock import _in_words
from turingdesk.gui.desk.tour import offer
from turingdesk.people.people import PersonRole, people_file
from turingdesk.people.pin import FIRST_WAIT_S, FREE, LONGEST_WAIT_S, wait_after

DETECTED = "detected a change to the list of people"


def said(desk):
    return desk.cover.screen.status.text()


def miss(qtbot, desk, times, clock, name=ADA):
    """Type wrong PINs, and sit every wait out but the last."""
    for n in range(times):
        clock.s += desk.state.at_desk.people.wait_s(name)
        type_pin(qtbot, desk, name, f"{n:05}")
        assert is_locked(desk)


def test_the_desk_begins_locked_and_the_right_pin_opens_it(qtbot, desk, data):
    assert is_locked(desk)
    assert desk.cover.screen.pin.hasFocus(), "one can type at once"
    assert not desk.navigation.isVisible()
    unlock(qtbot, desk, BOB)
    assert desk.navigation.isVisible()
    assert desk.state.who == BOB
    (entry,) = written(qtbot, data, "unlocked the desk")
    assert (entry.who, entry.fields["role"]) == (BOB, "assistant")


def test_a_wrong_pin_is_refused_and_written_down_but_not_what_was_typed(qtbot, desk, data):
    type_pin(qtbot, desk, ADA, "guess-77")
    assert said(desk) == "Wrong PIN."
    assert desk.cover.screen.pin.text() == ""
    assert desk.cover.screen.pin.hasFocus()
    (entry,) = written(qtbot, data, "entered a wrong PIN")
    assert entry.who == "nobody", "not the person who was there before"
    assert entry.fields["for_person"] == ADA
    assert "guess-77" not in "".join(f.read_text() for f in (data / "record").glob("*.jsonl"))


def test_an_empty_pin_is_not_tried(qtbot, desk):
    screen = desk.cover.screen
    assert not screen.unlock.isEnabled()
    qtbot.keyClick(screen.pin, Qt.Key.Key_Return)
    assert said(desk) == ""
    assert desk.state.at_desk.people.wait_s(ADA) == 0


def test_each_wrong_pin_doubles_the_wait_and_the_field_comes_back_by_itself(qtbot, desk, clock):
    screen = desk.cover.screen
    miss(qtbot, desk, FREE, clock)
    for more in range(4):
        wait = FIRST_WAIT_S * 2**more
        assert desk.state.at_desk.people.wait_s(ADA) == wait
        assert said(desk).endswith(f"in {_in_words(wait)}.")
        assert not screen.pin.isEnabled()
        clock.s += wait - 1
        qtbot.waitUntil(lambda: said(desk).endswith("in 1 s."))
        assert not screen.pin.isEnabled()
        clock.s += 1
        qtbot.waitUntil(screen.pin.isEnabled)
        assert said(desk) == ""
        assert screen.pin.hasFocus(), "one can type at once"
        type_pin(qtbot, desk, ADA, "guess")


def test_one_who_waits_does_not_keep_others_out(qtbot, desk, clock):
    miss(qtbot, desk, FREE, clock)
    assert not desk.cover.screen.pin.isEnabled()
    unlock(qtbot, desk, BOB)
    assert desk.state.who == BOB
    assert desk.state.at_desk.people.wait_s(ADA) > 0


def test_the_right_pin_is_refused_during_a_wait_of_another_desk(qtbot, desk, open_desk, clock):
    """The other desk asks before it knows of the wait."""
    other = open_desk()
    screen = other.cover.screen
    qtbot.keyClicks(screen.pin, PINS[ADA])
    miss(qtbot, desk, FREE, clock)
    screen.unlock.setEnabled(True)
    qtbot.mouseClick(screen.unlock, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "Try again in" in said(other))
    assert is_locked(other)
    clock.s += FIRST_WAIT_S
    unlock(qtbot, other, ADA)


@pytest.mark.slow
def test_a_wait_goes_on_after_a_restart_of_the_desk(qtbot, desk, open_desk, clock):
    miss(qtbot, desk, FREE + 3, clock)
    desk.close()
    clock.s += 10
    again = open_desk()
    assert said(again).endswith("in 30 s.")
    assert not again.cover.screen.pin.isEnabled()
    clock.s += 30
    qtbot.waitUntil(again.cover.screen.pin.isEnabled)
    assert QApplication.focusWidget() is again.cover.screen.pin
    unlock(qtbot, again, ADA)


@pytest.mark.slow
@pytest.mark.parametrize("times", [60, 200])
def test_any_number_of_wrong_pins_at_the_door(qtbot, desk, open_desk, clock, data, times):
    """Keys only: waits grow to half an hour, and an attempt is as little work at the end."""
    began_s, work = clock.s, []
    at_desk = desk.state.at_desk
    for n in range(times):
        type_pin(qtbot, desk, ADA, f"{n:04}")
        wait = at_desk.people.wait_s(ADA)
        assert wait == wait_after(n + 1) <= LONGEST_WAIT_S
        assert is_locked(desk)
        if n in (3, times // 2):
            assert not desk.cover.screen.pin.isEnabled()
            assert at_desk.people.enter(ADA, PINS[ADA]).person is None, "the right one, too early"
            work.append(calls(lambda: at_desk.people.wait_s(ADA)))
        clock.s += wait
    assert clock.s - began_s > (times - 15) * LONGEST_WAIT_S
    assert max(work) < 2 * work[0], "no attempt costs more than the first ones"
    qtbot.waitUntil(lambda: sum(e.what == "entered a wrong PIN" for e in record(data)) == times)
    desk.close()
    again = open_desk()
    assert again.state.at_desk.people.wait_s(ADA) == 0, "it was sat out"
    type_pin(qtbot, again, ADA, "4710-x")
    assert again.state.at_desk.people.wait_s(ADA) == LONGEST_WAIT_S, "and counts on"
    assert said(again).endswith("in 30 min.")
    unlock(qtbot, again, BOB)
    clock.s += LONGEST_WAIT_S
    lock(qtbot, again)
    unlock(qtbot, again, ADA)
    assert at_desk.people.wait_s(ADA) == 0


@pytest.mark.slow
def test_a_forgotten_pin_is_replaced_in_a_terminal(qtbot, desk, clock, tmp_path):
    assert "turingdesk people --reset" in desk.cover.screen.forgotten.text()
    miss(qtbot, desk, FREE + 2, clock)
    new = tmp_path / "pin"
    new.write_text("31337-z\n")
    assert main(["people", "--reset", ADA, "--pin-file", str(new)]) == 0
    qtbot.waitUntil(desk.cover.screen.pin.isEnabled)
    type_pin(qtbot, desk, ADA, "31337-z")
    qtbot.waitUntil(lambda: not is_locked(desk))


def test_a_damaged_pin_is_told_and_others_get_in(qtbot, desk):
    told = json.loads(people_file().read_text())
    told["people"][0]["pin"] = told["people"][0]["pin"][:-2]
    people_file().write_text(json.dumps(told))
    type_pin(qtbot, desk, ADA, PINS[ADA])
    assert f"The PIN of {ADA}" in said(desk)
    assert "is damaged" in said(desk)
    assert is_locked(desk)
    unlock(qtbot, desk, BOB)


@pytest.mark.sampled
@pytest.mark.parametrize("text", ["", "{", "[]", '{"people": 3}', "\x00" * 400])
def test_a_damaged_list_is_told_and_lets_nobody_in(qtbot, people, open_desk, text):
    good = people_file().read_bytes()
    people_file().write_text(text)
    desk = open_desk()
    screen = desk.cover.screen
    assert is_locked(desk)
    assert "can't be read, so no one can sign in" in said(desk)
    assert str(people_file()) in said(desk)
    assert screen.names.count() == 0
    qtbot.keyClicks(screen, PINS[ADA])
    qtbot.keyClick(screen, Qt.Key.Key_Return)
    for keys in (Qt.Key.Key_Escape, Qt.Key.Key_Space):
        qtbot.keyClick(screen, keys)
    assert is_locked(desk)
    assert not desk.state.may("run")
    people_file().write_bytes(good)
    qtbot.waitUntil(screen.pin.isEnabled)
    assert said(desk) == ""
    unlock(qtbot, desk, ADA)


def test_a_list_that_breaks_while_somebody_works_locks_the_desk(qtbot, ada, data):
    people_file().write_text("{")
    qtbot.waitUntil(lambda: is_locked(ada))
    assert "Restore the file" in said(ada)
    entries = written(qtbot, data, DETECTED)
    assert entries[0].fields["damaged"] is True
    people_file().unlink()
    qtbot.waitUntil(lambda: not is_locked(ada))
    assert ada.state.may("people"), "as the message says, everybody is added anew"
    qtbot.waitUntil(lambda: len(written(qtbot, data, DETECTED)) == 2)
    entries = written(qtbot, data, DETECTED)
    assert entries[1].fields == {"people": []}


def test_a_disk_that_refuses_lets_nobody_in_and_says_so(qtbot, desk, monkeypatch):
    def full(_):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        type_pin(qtbot, desk, ADA, PINS[ADA])
        assert "can't be written. The disk is full" in said(desk)
        assert is_locked(desk)
    unlock(qtbot, desk, ADA)


def test_what_was_not_expected_is_told_too(qtbot, desk, monkeypatch):
    def broken(*_):
        raise MemoryError

    monkeypatch.setattr("turingdesk.people.people.fits", broken)
    type_pin(qtbot, desk, ADA, PINS[ADA])
    assert "Something unexpected" in said(desk)
    assert is_locked(desk)
    assert QApplication.activeModalWidget() is None


def test_waits_are_said_in_seconds_and_minutes():
    assert [_in_words(s) for s in (0.2, 90, 91, 1800)] == ["1 s", "90 s", "2 min", "30 min"]


@pytest.fixture
def dialog(ada):
    made = QDialog(ada)
    QVBoxLayout(made).addWidget(QLineEdit())
    made.open()
    return made


@pytest.mark.slow
def test_a_dialog_is_hidden_and_comes_back_for_the_same_person(qtbot, ada, dialog):
    qtbot.keyClicks(dialog.findChild(QLineEdit), "half a sentence")
    ada.state.at_desk.lock("no one was here")
    assert is_locked(ada)
    assert not dialog.isVisible()
    unlock(qtbot, ada, ADA)
    assert dialog.isVisible()
    assert dialog.isModal()
    assert dialog.findChild(QLineEdit).text() == "half a sentence"
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.slow
def test_a_dialog_is_given_up_for_somebody_else(qtbot, ada, dialog):
    left = []
    dialog.rejected.connect(lambda: left.append(True))
    ada.state.at_desk.lock("no one was here")
    unlock(qtbot, ada, BOB)
    assert left == [True]
    assert not dialog.isVisible()


@pytest.mark.slow
def test_a_dialog_of_a_dialog_is_hidden_too(qtbot, ada, dialog):
    question = QMessageBox(dialog)
    question.open()
    ada.state.at_desk.lock("no one was here")
    assert not question.isVisible()
    unlock(qtbot, ada, ADA)
    assert question.isVisible()
    question.reject()
    dialog.reject()


def test_a_dialog_that_waits_in_a_loop_of_its_own_ends_with_the_lock(qtbot, ada):
    """As file dialogs do; afterwards it is gone, and nothing tries to show it again."""
    made = QDialog(ada)
    QTimer.singleShot(0, lambda: ada.state.at_desk.lock("no one was here"))
    assert made.exec() == QDialog.DialogCode.Rejected
    made.deleteLater()
    gone()
    unlock(qtbot, ada, ADA)
    assert ada.navigation.isVisible()


def test_a_dialog_that_comes_while_it_is_locked_waits(qtbot, ada):
    lock(qtbot, ada)
    late = QDialog(ada)
    QVBoxLayout(late).addWidget(QLineEdit())
    late.open()
    qtbot.waitUntil(lambda: not late.isVisible())
    unlock(qtbot, ada, ADA)
    assert late.isVisible()
    late.reject()


def test_a_menu_that_stands_open_is_closed(qtbot, ada):
    menu = QMenu(ada)
    menu.addAction("Withdraw\u2026")
    menu.popup(ada.mapToGlobal(ada.rect().center()))
    assert QApplication.activePopupWidget() is menu
    ada.state.at_desk.lock("no one was here")
    assert QApplication.activePopupWidget() is None
    assert is_locked(ada)


@pytest.mark.slow
def test_somebody_else_comes_to_a_page_that_is_theirs(qtbot, ada):
    click(qtbot, ada.navigation.button("settings"))
    assert ada.page("settings").isVisible()
    lock(qtbot, ada)
    unlock(qtbot, ada, BOB)
    assert not ada.page("settings").isVisible()
    assert ada.page("studies").isVisible()
    assert not ada.navigation.button("settings").isEnabled()
    lock(qtbot, ada)
    unlock(qtbot, ada, ADA)
    assert ada.navigation.button("settings").isEnabled()


@pytest.mark.slow
def test_the_same_person_comes_back_to_their_page(qtbot, ada):
    click(qtbot, ada.navigation.button("settings"))
    lock(qtbot, ada)
    assert not ada.page("settings").isVisible()
    unlock(qtbot, ada, ADA)
    assert ada.page("settings").isVisible()


def test_nothing_is_dropped_on_a_locked_desk(qtbot, ada, study):
    lock(qtbot, ada)
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(study))])
    event = QDropEvent(
        QPointF(300, 300),
        Qt.DropAction.CopyAction,
        mime,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    ada.dropEvent(event)
    assert ada.state.reader.studied is None


def test_keys_of_the_pages_do_nothing_while_it_is_locked(qtbot, ada):
    click(qtbot, ada.navigation.button("editor"))
    lock(qtbot, ada)
    for key in (Qt.Key.Key_F5, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        qtbot.keyClick(ada, key)
    qtbot.keyClick(ada, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert is_locked(ada)
    focused = QApplication.focusWidget()
    assert focused is None or ada.cover.screen.isAncestorOf(focused) or focused is ada.cover.screen


@pytest.mark.slow
def test_the_tour_stands_not_before_the_lock_screen(qtbot, ada):
    tour = offer(ada)
    lock(qtbot, ada)
    assert not tour.isVisible()
    unlock(qtbot, ada, ADA)
    assert tour.isVisible()
    qtbot.keyClick(tour, Qt.Key.Key_Escape)
    assert ada.state.settings.toured


def test_a_tour_that_was_closed_raises_no_error_at_a_lock(qtbot, ada):
    tour = offer(ada)
    tour.end()
    qtbot.waitUntil(lambda: not isValid(tour))
    lock(qtbot, ada)
    unlock(qtbot, ada, BOB)
    assert ada.badge.name.text().startswith(BOB)


def test_nothing_of_the_person_before_is_seen_by_who_unlocks_it(qtbot, ada):
    """What the window shows at the moment in which the desk is uncovered."""
    click(qtbot, ada.navigation.button("settings"))
    lock(qtbot, ada)
    seen = []

    def look(place):
        if ada.cover.layers.widget(place) is not ada.cover.screen:
            seen.append((ada.badge.name.text(), ada.open_page, settings.isEnabled()))

    settings = ada.navigation.button("settings")
    ada.cover.layers.currentChanged.connect(look)
    unlock(qtbot, ada, BOB)
    assert seen == [(f"{BOB}, assistant", "studies", False)]


@pytest.mark.slow
def test_the_tour_waits_until_somebody_is_there(qtbot, desk):
    tour = offer(desk)
    assert not tour.isVisible()
    unlock(qtbot, desk, BOB)
    assert tour.isVisible()
    for _ in range(4):
        click(qtbot, tour.next)
    assert not desk.notice.isVisible(), "an assistant is told of no page that is not theirs"


def test_it_names_who_is_there_and_locks_by_a_click(qtbot, ada):
    assert ada.badge.name.text() == f"{ADA}, investigator"
    click(qtbot, ada.badge.lock)
    assert is_locked(ada)
    assert KEY in ada.badge.lock.toolTip()


@pytest.mark.slow
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


@pytest.mark.slow
def test_a_long_name_is_cut_and_told_whole(qtbot, people, open_desk):
    name = "Wolfeschlegelsteinhausenbergerdorff the Third"
    people.add(name, PersonRole.ASSISTANT, "90210-y")
    desk = open_desk()
    type_pin(qtbot, desk, name, "90210-y")
    qtbot.waitUntil(lambda: not is_locked(desk))
    desk.badge.grab()
    assert isinstance(desk.badge, Badge)
    assert desk.badge.width() <= desk.navigation.width()
    assert desk.badge.name.toolTip() == f"{name}, assistant"
