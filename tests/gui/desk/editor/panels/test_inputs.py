"""Inputs: what is in them is what they were given, whatever the file contains."""

import pytest
from PySide6.QtWidgets import QApplication

from tests.gui.walker import turn_wheel
from turingdesk.core.setting import Option, Setting, Takes
from turingdesk.gui import theme
from turingdesk.gui.desk.editor.panels.inputs import (
    ChoiceInput,
    FlagInput,
    LineInput,
    TextInput,
    TicksInput,
    input_for,
)
from turingdesk.gui.desk.editor.panels.setting import NO_FIELD

OPTIONS = (Option("a", "First"), Option("b", "Second"))
KINDS = {
    Takes.LINE: (LineInput, "words"),
    Takes.TEXT: (TextInput, "two\nlines"),
    Takes.WHOLE: (LineInput, 7),
    Takes.ID: (LineInput, "words-2"),
    Takes.NUMBER: (LineInput, 2.5),
    Takes.FLAG: (FlagInput, True),
    Takes.ONE_OF: (ChoiceInput, "b"),
    Takes.SOME_OF: (TicksInput, ["a", "b"]),
    Takes.WORDS: (LineInput, ["x", "y z"]),
    Takes.WHOLES: (LineInput, [3, 6]),
    Takes.WORD_OR_WHOLE: (ChoiceInput, 4),
    Takes.WORD_OR_WHOLES: (ChoiceInput, [1, 3]),
    Takes.CHOICES: (TextInput, ["Yes", {"value": "n", "label": "No"}]),
    Takes.PLACES: (TextInput, {"2": "w3"}),
}


@pytest.fixture
def made(qtbot):
    theme.apply(QApplication.instance())  # whose style keeps the wheel from inputs

    def one(takes):
        widget = input_for(Setting(("key",), "Key", takes=takes, options=OPTIONS))
        qtbot.addWidget(widget)
        widget.show()
        return widget

    return one


@pytest.mark.parametrize("takes", [one for one in Takes if one not in NO_FIELD])
def test_every_kind_of_value_has_an_input_that_gives_it_back(made, takes):
    kind, value = KINDS[takes]
    widget = made(takes)
    assert isinstance(widget, kind)
    widget.put(value)
    assert widget.value() == value
    widget.mark(True)
    widget.take_focus()


@pytest.mark.parametrize("takes", [one for one in Takes if one not in NO_FIELD])
@pytest.mark.parametrize("value", ["ten", -1, 2.5, False, ["a", 3], {"x": 1}, None])
def test_showing_a_value_of_the_wrong_kind_tells_nothing(made, qtbot, takes, value):
    widget = made(takes)
    with qtbot.assertNotEmitted(widget.changed), qtbot.assertNotEmitted(widget.typed):
        widget.put(value)


def test_the_wheel_scrolls_the_panel_and_changes_no_choice(made):
    widget = made(Takes.ONE_OF)
    widget.put("a")
    taken_by = turn_wheel(widget.menu)
    assert widget.value() == "a"
    assert taken_by is not widget.menu


def test_an_input_says_its_name_to_readers_of_the_screen(made):
    assert made(Takes.LINE).line.accessibleName() == "Key"
    assert made(Takes.ONE_OF).menu.accessibleName() == "Key"
    assert made(Takes.SOME_OF).accessibleName() == "Key"
