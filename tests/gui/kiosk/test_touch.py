"""A finger meets everything on every participant's page, and nothing is said by hovering."""

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QPlainTextEdit

from tests.gui.kiosk.conftest import BLOCKS
from tests.gui.kiosk.hands import answer
from turingdesk.core.step import Page

LEAST = 44
FORM = """
[[form]]
id = "about"
title = "You"
[[form.field]]
id = "age"
text = "Age"
kind = "number"
min = 1
max = 99
[[form.field]]
id = "hand"
text = "Hand"
kind = "choice"
choices = ["Left", "Right", "Both"]
[[form.field]]
id = "country"
text = "Where do you live?"
kind = "choice"
choices = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N"]
[[form.field]]
id = "known"
text = "What do you use?"
kind = "several"
choices = ["One", "Two"]
[[form.field]]
id = "sure"
text = "How sure?"
kind = "scale"
min = 1
max = 7
[[form.field]]
id = "more"
text = "More"
kind = "text"
lines = 2
"""
TARGETS = (QAbstractButton, QComboBox, QLineEdit, QPlainTextEdit)


def targets(window):
    return [w for kind in TARGETS for w in window.findChildren(kind) if w.isVisible()]


@pytest.mark.sampled
@pytest.mark.parametrize("size", [(1024, 768), (1440, 900)])
def test_every_target_is_large_enough_on_every_page(kiosk, size):
    k = kiosk(BLOCKS, written={"head": FORM})
    k.window.resize(*size)
    QApplication.processEvents()
    seen = 0
    while isinstance(k.step, Page):
        for target in targets(k.window):
            box = target.size().toTuple()
            assert min(box) >= LEAST, (k.step.id, type(target).__name__, box)
            assert not target.toolTip()
            seen += 1
        if any(not q.personal and q.required for q in k.step.questions):
            break
        k.wait()
        k.window.page.continue_button.click()
    assert seen >= 8


@pytest.mark.sampled(4)
@pytest.mark.parametrize("size", [(1024, 768), (1440, 900)])
@pytest.mark.parametrize("task", BLOCKS)
def test_every_target_of_a_trial_is_large_enough_and_in_sight(kiosk, task, size):
    k = kiosk((task,))
    k.window.resize(*size)
    QApplication.processEvents()
    k.wait()
    found = targets(k.window.trial)
    assert found
    for target in found:
        assert min(target.size().toTuple()) >= LEAST, (task, target.accessibleName())
        assert not target.toolTip()
    answer(k)
    assert k.responses
