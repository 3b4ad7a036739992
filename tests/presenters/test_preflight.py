"""What is said of a machine, and what to do."""

import os
import time
from dataclasses import replace

import pytest

from tests.presenters.conftest import GOOD
from turingdesk.presenters import preflight as checks
from turingdesk.presenters.preflight import (
    clock,
    disk,
    findings,
    keyboard,
    keys,
    newest_s,
    screen,
    sleep,
)


def test_a_good_machine_has_nothing_to_look_at(tmp_path):
    found = findings(GOOD, tmp_path / "data")
    assert [one.what for one in found] == [
        *("Screen", "Sleep", "Keys", "Disk", "Clock", "Keyboard", "Exit")
    ]
    assert all(one.is_well for one in found), [one for one in found if not one.is_well]


def test_a_screen_is_told_with_pixels_scaling_rate_and_size():
    said = screen(GOOD).text.replace("\u00a0", " ")
    assert said == (
        "Dell U2720Q, serial 8XK3L: 3840 \u00d7 2160 at 200%, 59.95 Hz, 597 \u00d7 336 mm."
    )
    assert "mm" not in screen(replace(GOOD, width_mm=0)).text


@pytest.mark.parametrize(
    ("width", "height", "scale", "do"),
    [
        (1024, 768, 1.0, ""),
        (1024, 768, 2.0, ""),
        (960, 540, 2.0, "Set the scaling to 125%"),
        (683, 384, 2.0, "Set the scaling to 100%"),
        (1280, 720, 1.5, "Set the scaling to 125%"),
        (1280, 720, 1.0, "Choose a larger screen"),
        (800, 600, 1.0, "Choose a larger screen"),
        (1023, 768, 1.0, "Choose a larger screen"),
    ],
)
def test_scaling_that_cuts_is_warned_of(width, height, scale, do):
    found = screen(replace(GOOD, width=width, height=height, scale=scale))
    assert found.is_well is (not do)
    assert do in found.do.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("after", "held", "well"),
    [
        (300.0, ("x",), True),
        (None, ("x",), True),
        (0.0, (), True),
        (300.0, (), False),
        (None, (), False),
    ],
)
def test_a_screen_that_goes_dark_is_warned_of_where_it_cannot_be_held(after, held, well):
    found = sleep(replace(GOOD, dark_after_s=after, held_by=held))
    assert found.is_well is well
    assert ("5 min" in found.text) is (after == 300.0)


def test_keys_that_cannot_be_kept_are_warned_of():
    assert keys(GOOD).is_well
    assert "X11 session" in keys(replace(GOOD, keys_kept=False)).do


def test_a_disk_that_is_low_or_shut_is_warned_of(tmp_path, monkeypatch):
    assert disk(tmp_path / "not" / "yet").is_well
    monkeypatch.setattr(checks, "LEAST_FREE", 1 << 62)
    low = disk(tmp_path)
    assert "of free space for" in low.text
    assert "Free some space" in low.do
    monkeypatch.setattr(checks.os, "access", lambda *_: False)
    assert "can't write to" in disk(tmp_path).text


def test_a_clock_that_cannot_be_right_is_warned_of(tmp_path):
    now = time.time()
    assert clock(GOOD, 0.0, now).is_well
    assert clock(GOOD, now + 60, now).is_well, "another machine's clock is never quite the same"
    assert "1 h ahead" in clock(GOOD, now + 3600, now).text
    assert "before this version of TuringDesk was built" in clock(GOOD, 0.0, 86_400.0).text
    assert "not synchronized" in clock(replace(GOOD, is_clock_set=False), 0.0, now).text
    assert clock(replace(GOOD, is_clock_set=None), 0.0, now).is_well


def test_the_newest_file_of_the_data_tells(tmp_path):
    assert newest_s(tmp_path / "none") == 0.0
    file = tmp_path / "a.jsonl"
    file.touch()
    os.utime(file, (5000, 5000))
    (tmp_path / "pilot").mkdir()
    assert newest_s(tmp_path) == 5000


def test_another_keyboard_layout_than_before_is_warned_of():
    assert keyboard(GOOD).is_well
    assert keyboard(GOOD).text == "Keyboard layout: DE"
    assert keyboard(replace(GOOD, layout_before="de")).is_well
    changed = keyboard(replace(GOOD, layout_before="us"))
    assert changed.text == "Keyboard layout changed from US to DE."
    assert not changed.is_well
    assert keyboard(replace(GOOD, layout="")).is_well
