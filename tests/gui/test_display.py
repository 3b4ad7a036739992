"""Screens are known again by what they are, wherever they are plugged in."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QSize, QSizeF

from turingdesk.gui.display import facts, find, identity, pixels, title


def screen(name="HDMI-1", maker="Dell", model="U2720Q", serial="8XK3L", ratio=1.0):
    """What Qt tells of a screen; the offscreen platform has only ones without a name."""
    told = {
        "name": name,
        "manufacturer": maker,
        "model": model,
        "serialNumber": serial,
        "size": QSize(1920, 1080),
        "devicePixelRatio": ratio,
        "refreshRate": 59.9512,
        "physicalSize": QSizeF(597.4, 336.2),
    }
    return SimpleNamespace(**{key: lambda value=value: value for key, value in told.items()})


def test_a_screen_is_found_again_at_another_plug_and_place():
    first = screen("HDMI-1")
    kept = identity(first, [first, screen("DP-1", serial="other")])
    assert kept == "Dell U2720Q, serial 8XK3L"
    now = [screen("HDMI-1", serial="other"), screen("eDP-1", "", "", ""), screen("DP-2")]
    assert find(kept, now) is now[2]


def test_another_screen_at_the_same_plug_is_not_taken_for_it():
    first = screen("HDMI-1")
    kept = identity(first, [first])
    assert find(kept, [screen("HDMI-1", serial="9ZZZ9")]) is None
    assert find("", [first]) is None
    assert find(kept, []) is None


@pytest.mark.parametrize(
    ("told", "kept"),
    [
        ({"serial": ""}, "Dell U2720Q at HDMI-1"),
        ({"maker": "", "model": "", "serial": ""}, "HDMI-1"),
        ({"maker": "", "model": "", "serial": "8XK3L"}, "8XK3L"),
        ({"name": "", "maker": "", "model": "", "serial": ""}, "screen 1"),
        ({"model": "DELL U2720Q"}, "DELL U2720Q, serial 8XK3L"),
        ({"serial": "  "}, "Dell U2720Q at HDMI-1"),
    ],
)
def test_what_a_screen_does_not_tell_is_replaced_by_its_plug(told, kept):
    one = screen(**told)
    assert identity(one, [one]) == kept
    assert find(kept, [one]) is one


def test_two_screens_that_tell_the_same_are_told_apart_by_their_plugs():
    left, right = screen("DP-1"), screen("DP-2")
    assert identity(left, [left, right]) == "Dell U2720Q, serial 8XK3L at DP-1"
    assert find(identity(right, [left, right]), [left, right]) is right


def test_two_screens_that_tell_nothing_at_all_are_told_apart_by_their_places():
    screens = [screen("screen", "", "", ""), screen("screen", "", "", "")]
    assert [identity(one, screens) for one in screens] == ["screen 1", "screen 2"]
    assert find("screen 2", screens) is screens[1]


def test_a_screen_is_also_found_by_serial_number_and_by_plug():
    screens = [screen("DP-1", serial="A1"), screen("DP-2", serial="B2")]
    assert find("B2", screens) is screens[1]
    assert find("DP-1", screens) is screens[0]


def test_the_title_names_it_with_its_real_pixels(qapp):
    assert title(screen(ratio=2.0), 3) == "3: Dell U2720Q (HDMI-1), 3840 \u00d7 2160"
    assert title(screen("", "", ""), 1) == "1: screen, 1920 \u00d7 1080"
    only = qapp.primaryScreen()
    width, height = pixels(only)
    assert title(only, 1) == f"1: screen, {width} \u00d7 {height} (main)"


def test_the_session_keeps_pixel_ratio_size_and_refresh_rate(qapp):
    assert facts(screen(ratio=2.0)) == {
        "name": "HDMI-1",
        "manufacturer": "Dell",
        "model": "U2720Q",
        "serial": "8XK3L",
        "width": 1920,
        "height": 1080,
        "scale": 2.0,
        "refresh_hz": 59.951,
        "width_mm": 597.4,
        "height_mm": 336.2,
        "theme": "light",
        "text_percent": 100,
    }
    real = facts(qapp.primaryScreen())
    assert real["width_mm"] > 0
    assert real["refresh_hz"] > 0
