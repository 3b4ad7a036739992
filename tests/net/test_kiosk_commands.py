"""The kiosk's door: wishes reach the session that they are meant for, and no other."""

import pytest

from turingdesk.net.kiosk_commands import KioskCommands

SESSION = "sub-P-1_ses-1_study-x"


class SessionCalls:
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
    return SessionCalls()


def test_wishes_reach_the_session(calls):
    commands = KioskCommands()
    commands.open(SESSION, calls)
    assert commands.session == SESSION
    for what in ("message", "pause", "resume"):
        assert commands.wish(what, "Hello", SESSION) == ""
    assert calls.heard == ["Hello", "pause", "resume"]


def test_a_wish_for_another_session_is_not_passed_on(calls):
    commands = KioskCommands()
    assert commands.wish("pause", "", SESSION)
    commands.open("sub-P-2_ses-1_study-x", calls)
    assert commands.wish("pause", "", SESSION)
    commands.open(SESSION, calls)
    commands.close()
    commands.close()
    assert commands.wish("pause", "", SESSION)
    assert (commands.session, calls.heard) == ("", [])


def test_what_fails_or_is_unknown_is_said(calls):
    commands = KioskCommands()
    commands.open(SESSION, calls)
    assert commands.wish("end", "", SESSION) == "ValueError: no"
    assert commands.wish("sing", "", SESSION) == "This kiosk's version knows no 'sing'."
