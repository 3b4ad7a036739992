"""Keys that switch programs are kept where the platform lets it; elsewhere that is said."""

import sys

import pytest
from PySide6.QtGui import QWindow

from turingdesk.gui.kiosk import key_hooks as module
from turingdesk.gui.kiosk.key_hooks import (
    KIOSK,
    NO_SWITCHING,
    KeyHooks,
    MacosPresentation,
    WindowsKeyHook,
    X11KeyboardGrab,
    is_switch,
)

TAB, ESCAPE, F4, LEFT_WINDOWS, F = 0x09, 0x1B, 0x73, 0x5B, 0x46


class Window(QWindow):
    """One whose grab is granted or not."""

    def __init__(self, granted):
        super().__init__()
        self.granted, self.asked = granted, []

    def setKeyboardGrabEnabled(self, on):  # noqa: N802 - Qt's name
        self.asked.append(on)
        return self.granted


def test_the_keyboard_is_taken_and_given_back(qapp):
    window = Window(granted=True)
    hooks = KeyHooks(X11KeyboardGrab())
    hooks.begin(window)
    assert hooks.is_kept
    hooks.begin(window)  # a menu had it for a moment
    hooks.end()
    hooks.end()
    assert window.asked == [True, True, False]


def test_a_keyboard_that_another_program_has_is_told(qapp):
    hooks = KeyHooks(X11KeyboardGrab())
    hooks.begin(Window(granted=False))
    assert not hooks.is_kept
    assert "Alt+Tab, couldn't be blocked" in str(hooks.complaint)
    assert "another program has exclusive use of the keyboard" in str(hooks.complaint)
    hooks.begin(Window(granted=True))
    assert (hooks.is_kept, str(hooks.complaint)) == (True, "")
    hooks.end()


def test_a_platform_that_lets_nobody_is_told_where_somebody_sees_it(qapp, monkeypatch):
    hooks = KeyHooks()
    hooks.begin(QWindow())
    assert (hooks.is_kept, str(hooks.complaint)) == (False, "")
    monkeypatch.setattr(module, "is_seen", lambda: True)
    hooks.begin(QWindow())
    assert "couldn't be blocked" in str(hooks.complaint)


@pytest.mark.parametrize(
    ("code", "alt", "control", "expected"),
    [
        (TAB, True, False, True),
        (ESCAPE, True, False, True),
        (ESCAPE, False, True, True),
        (F4, True, False, True),
        (LEFT_WINDOWS, False, False, True),
        (TAB, False, False, False),
        (F, False, False, False),
        (F, True, True, False),
        (ESCAPE, False, False, False),
    ],
)
def test_only_the_keys_that_leave_are_swallowed(code, alt, control, expected):
    assert is_switch(code, alt, control) is expected


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="here they work")
def test_ways_of_other_platforms_say_that_they_are_not_there(qapp):
    assert KIOSK & NO_SWITCHING
    for hook, why in ((WindowsKeyHook(), "no Windows"), (MacosPresentation(), "no macOS")):
        with pytest.raises(OSError, match=why):
            hook.begin(QWindow())
        hook.end()
