"""Texts at a kiosk: keys scroll them, and answers can wait for their end."""

import pytest
from PySide6.QtCore import Qt


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_PageDown])
def test_keys_scroll_a_text_at_a_kiosk_until_answers_count(kiosk, key):
    k = kiosk({"texts": "trials = 1\n[block.limits]\nplays_first = 1\n"})
    trial = k.window.trial
    k.qtbot.waitUntil(lambda: trial.view is not None and trial.view.onset_s is not None)
    assert trial.bar.hold.is_on
    assert trial.bar.hint.text() == "Read the text to its end first."
    for _ in range(40):
        k.qtbot.keyClick(k.window, key)
        k.qtbot.wait(5)
    k.qtbot.waitUntil(lambda: not trial.bar.hold.is_on)
    assert trial.view.record()["scroll_to"][-1] == 1.0
