from time import perf_counter

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from turingdesk.gui.kiosk.input_events import at_s, letters, seconds


def key_event(key, text="", scan=0, stamp=0):
    none = Qt.KeyboardModifier.NoModifier
    event = QKeyEvent(QEvent.Type.KeyPress, key, none, scan, 0, 0, text)
    event.setTimestamp(stamp)
    return event


def test_a_stamp_of_the_monotonic_clock_is_the_time_of_the_key():
    now = perf_counter()
    event = key_event(Qt.Key.Key_F, "f", stamp=(int(now * 1000) - 40) % 2**32)
    assert at_s(event) == pytest.approx(now - 0.040, abs=0.002)


def test_a_stamp_of_another_clock_is_not_believed():
    assert seconds(12_345, 99.0) == 99.0
    assert seconds(0, 99.0) == 99.0
    assert seconds(99_500, 99.0) == 99.0  # half a second ahead of us


def test_a_stamp_survives_the_end_of_its_32_bits():
    now = (2**32 + 20) / 1000
    assert seconds(2**32 - 10, now) == pytest.approx(now - 0.0295, abs=1e-6)


def test_no_event_comes_from_the_future():
    assert seconds(5_020, 5.020) <= 5.020


@pytest.mark.parametrize(
    ("event", "letter"),
    [
        (key_event(Qt.Key.Key_F, "f"), "f"),
        (key_event(Qt.Key.Key_F, "F"), "f"),
        (key_event(0x0410, "\u0430", scan=41), "f"),  # the key of F on a Russian keyboard
        (key_event(Qt.Key.Key_Ampersand, "&", scan=10), "1"),  # 1 on a French one
        (key_event(Qt.Key.Key_1, "1"), "1"),
    ],
)
def test_a_key_stands_for_its_letter_on_every_layout(event, letter):
    assert letter in letters(event)


def test_keys_without_letters_stand_for_none():
    assert letters(key_event(Qt.Key.Key_Space, " ")) == ()
    assert letters(key_event(Qt.Key.Key_Shift)) == ()
