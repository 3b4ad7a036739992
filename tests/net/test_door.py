"""The kiosk's door: wishes reach the session that they are meant for, and no other."""

import pytest

from turingdesk.net.door import Door

SESSION = "sub-P-1_ses-1_study-x"


class Calls:
    def __init__(self):
        self.heard = []

    def message(self, text):
        self.heard.append(text)

    def pause(self):
        self.heard.append("pause")

    def resume(self):
        self.heard.append("resume")

    def end(self):
        raise ValueError("no")


@pytest.fixture
def calls():
    return Calls()


def test_wishes_reach_the_session(calls):
    door = Door()
    door.open(SESSION, calls)
    assert door.session == SESSION
    assert [door.wish(what, "Hello", SESSION) for what in ("message", "pause", "resume")] == 3 * [
        ""
    ]
    assert calls.heard == ["Hello", "pause", "resume"]


def test_a_wish_for_another_session_is_not_passed_on(calls):
    door = Door()
    assert door.wish("pause", "", SESSION)
    door.open("sub-P-2_ses-1_study-x", calls)
    assert door.wish("pause", "", SESSION)
    door.open(SESSION, calls)
    door.close()
    door.close()
    assert door.wish("pause", "", SESSION)
    assert (door.session, calls.heard) == ("", [])


def test_what_fails_or_is_unknown_is_said(calls):
    door = Door()
    door.open(SESSION, calls)
    assert door.wish("end", "", SESSION) == "ValueError: no"
    assert door.wish("sing", "", SESSION) == "This kiosk's version knows no 'sing'."
