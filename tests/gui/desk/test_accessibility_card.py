"""Choosing how the program looks, on the Settings page."""

import pytest
from PySide6.QtCore import Qt

from tests.gui.desk.conftest import page_of
from turingdesk.gui import reduced_motion, theme
from turingdesk.system.settings import Settings


@pytest.fixture(autouse=True)
def usual_look(qapp):
    yield
    theme.apply(qapp)


@pytest.fixture
def card(desk):
    return page_of(desk, "settings").look


def test_a_choice_is_seen_and_kept_at_once(qtbot, desk, card):
    for field, keys in ((card.theme, "h"), (card.letters, "2"), (card.motion, "l")):
        field.setFocus()
        qtbot.keyClicks(field, keys)
        field.activated.emit(field.currentIndex())
    assert theme.look() == theme.Look("contrast", 200)
    assert desk.palette().window().color().name() == theme.read_theme("contrast").background
    assert reduced_motion.is_reduced()
    kept = Settings.load()
    assert (kept.theme, kept.text_percent, kept.motion) == ("contrast", 200, "reduced")


def test_what_is_chosen_is_shown(desk, card):
    assert card.theme.currentData() == "light"
    assert card.letters.currentText() == "100 %"
    assert card.motion.currentData() == ""


def test_nothing_changes_under_a_participant(desk, card, monkeypatch):
    monkeypatch.setattr(type(desk.state.run), "is_on", property(lambda _: True))
    desk.state.run.began.emit()
    assert not any(f.isEnabled() for f in (card.theme, card.letters, card.motion))
    monkeypatch.undo()
    desk.state.run.left.emit()
    assert card.letters.isEnabled()


def test_each_choice_is_named_for_those_who_hear_it(card):
    names = [f.accessibleName() for f in (card.theme, card.letters, card.motion)]
    assert names == ["Colours", "Size of letters", "Movement"]
    assert all(f.focusPolicy() & Qt.FocusPolicy.TabFocus for f in (card.theme, card.letters))
