"""The lock screen, through keys: right and wrong PINs, waits, forgotten PINs, damaged lists."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.gui.desk.people.conftest import (
    ADA,
    BOB,
    PINS,
    is_locked,
    lock,
    record,
    type_pin,
    unlock,
    written,
)
from tests.work import calls
from turingdesk.cli import main
from turingdesk.gui.desk.people.lock import _in_words
from turingdesk.people.people import people_file
from turingdesk.people.pin import FIRST_WAIT_S, FREE, LONGEST_WAIT_S, wait_after


def said(desk):
    return desk.cover.screen.said.text()


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
    assert (entry.who, entry.told["role"]) == (BOB, "assistant")


def test_a_wrong_pin_is_refused_and_written_down_but_not_what_was_typed(qtbot, desk, data):
    type_pin(qtbot, desk, ADA, "guess-77")
    assert said(desk) == "This PIN is wrong."
    assert desk.cover.screen.pin.text() == ""
    assert desk.cover.screen.pin.hasFocus()
    (entry,) = written(qtbot, data, "typed a wrong PIN")
    assert entry.who == "nobody", "not the person who was there before"
    assert entry.told["for_person"] == ADA
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
    qtbot.waitUntil(lambda: "looked at in" in said(other))
    assert is_locked(other)
    clock.s += FIRST_WAIT_S
    unlock(qtbot, other, ADA)


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


@pytest.mark.parametrize("times", [60, pytest.param(1000, marks=pytest.mark.slow)])
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
    qtbot.waitUntil(lambda: sum(e.what == "typed a wrong PIN" for e in record(data)) == times)
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


@pytest.mark.parametrize("text", ["", "{", "[]", '{"people": 3}', "\x00" * 400])
def test_a_damaged_list_is_told_and_lets_nobody_in(qtbot, people, open_desk, text):
    good = people_file().read_bytes()
    people_file().write_text(text)
    desk = open_desk()
    screen = desk.cover.screen
    assert is_locked(desk)
    assert "cannot be read, so nobody can be let in" in said(desk)
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
    assert "Bring the file back" in said(ada)
    entries = written(qtbot, data, "found the list of people changed")
    assert entries[0].told["damaged"] is True
    people_file().unlink()
    qtbot.waitUntil(lambda: not is_locked(ada))
    assert ada.state.may("people"), "as the message says, everybody is added anew"
    qtbot.waitUntil(lambda: len(written(qtbot, data, "found the list of people changed")) == 2)
    entries = written(qtbot, data, "found the list of people changed")
    assert entries[1].told == {"people": []}


def test_a_disk_that_refuses_lets_nobody_in_and_says_so(qtbot, desk, monkeypatch):
    def full(_):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        type_pin(qtbot, desk, ADA, PINS[ADA])
        assert "cannot be written: No space left" in said(desk)
        assert is_locked(desk)
    unlock(qtbot, desk, ADA)


def test_what_was_not_expected_is_told_too(qtbot, desk, monkeypatch):
    def broken(*_):
        raise MemoryError

    monkeypatch.setattr("turingdesk.people.people.fits", broken)
    type_pin(qtbot, desk, ADA, PINS[ADA])
    assert "something unexpected" in said(desk)
    assert is_locked(desk)
    assert QApplication.activeModalWidget() is None


def test_waits_are_said_in_seconds_and_minutes():
    assert [_in_words(s) for s in (0.2, 90, 91, 1800)] == ["1 s", "90 s", "2 min", "30 min"]
