"""Codings are written in order, in the background, and what a disk refused is not lost."""

import pytest
from PySide6.QtCore import QObject

from turingdesk.gui.desk.coding.keeping import Keeping


@pytest.fixture
def troubles():
    return []


@pytest.fixture
def keeping(qtbot, troubles):
    owner = QObject()
    yield Keeping(owner, troubles.append)
    owner.deleteLater()


def test_the_order_is_kept_and_the_end_is_told(qtbot, keeping):
    written, over = [], []
    for number in range(50):
        keeping.add(lambda n=number: written.append(n), lambda: over.append(True))
    qtbot.waitUntil(lambda: len(over) == 50)
    assert written == list(range(50))
    assert keeping.waiting == 0


def test_what_is_refused_is_written_first_the_next_time(qtbot, keeping, troubles):
    written, is_full = [], [True]

    def write(what):
        if is_full[0]:
            raise OSError("No space left")
        written.append(what)

    keeping.add(lambda: write("first"), lambda: None)
    qtbot.waitUntil(lambda: len(troubles) == 1)
    assert (written, keeping.waiting) == ([], 1)
    is_full[0] = False
    keeping.add(lambda: write("second"), lambda: None)
    qtbot.waitUntil(lambda: keeping.waiting == 0)
    assert written == ["first", "second"]
