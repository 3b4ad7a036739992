"""A study that is being edited, with comments that must stay."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QCheckBox

from tests.gui.desk.conftest import write_study
from tests.packages import without_consent
from turingdesk.editing.draft import Draft
from turingdesk.gui import theme
from turingdesk.gui.desk.state import DeskState
from turingdesk.system.settings import Settings

TOML = """\
# Written by hand.
id = "small"
title = "Words, spring"   # the working title
seed = 5

[[form]]
id = "about"
title = "About you"
[[form.field]]
id = "age"
[[form.field]]
id = "glasses"   # asked at the door, too

[[block]]
task = "words"
trials = 4       # half and half
[block.limits]
too_fast_s = 2.5
[[block]]
id = "more"
task = "words"
trials = 2
"""
TOML = without_consent(TOML)


@pytest.fixture
def draft(tmp_path):
    made = write_study(tmp_path / "words-spring", TOML)
    (made / "texts").mkdir()
    (made / "texts" / "consent.md").write_text("# Taking part\n\nYou may stop.\n", "utf-8")
    return Draft.open(made)


@pytest.fixture
def state(data):
    return DeskState(Settings(data=data))


@pytest.fixture
def panel(qtbot, draft, state):
    """Opens a panel on the draft, in a window of a usual size."""
    theme.apply(QApplication.instance())

    def opened(kind, item="", width=900):
        made = kind(draft, state, item)
        qtbot.addWidget(made)
        made.resize(width, 640)
        with qtbot.waitExposed(made):
            made.show()
        return made

    return opened


def retype(qtbot, widget, text):
    """Put other words into a field, key by key."""
    widget.setFocus()
    qtbot.keyClick(widget, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(widget, Qt.Key.Key_Delete)
    for number, line in enumerate(text.split("\n")):
        if number:
            qtbot.keyClick(widget, Qt.Key.Key_Return)
        qtbot.keyClicks(widget, line)


def click(qtbot, widget):
    """Press it where its words begin: a tick takes no clicks on the empty room at its right."""
    at = QPoint(10, widget.height() // 2) if isinstance(widget, QCheckBox) else QPoint()
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at)


def pick(qtbot, menu, title):
    """Choose from a menu of choices with the keyboard."""
    menu.setFocus()
    place = next(n for n in range(menu.count()) if menu.itemText(n) == title)
    while menu.currentIndex() != place:
        step = Qt.Key.Key_Down if menu.currentIndex() < place else Qt.Key.Key_Up
        qtbot.keyClick(menu, step)


def problems_of(draft):
    return draft.snapshot().problems()
