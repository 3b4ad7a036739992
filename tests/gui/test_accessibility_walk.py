"""Every screen with the keyboard alone, and as a screen reader tells it."""

import pytest
from PySide6.QtCore import QSize

from tests.gui.walker import Walk, mouse_only, turned, unpressed, unreached, unspoken
from turingdesk.gui import accessibility, theme
from turingdesk.gui.screens import (
    analysis,
    booths,
    coding,
    desk,
    editor,
    forms,
    kiosk,
    languages,
    machine_judges,
    panels,
    people,
    preflight,
    record,
    rules,
    seals,
)
from turingdesk.gui.screens.camera import Camera, settle
from turingdesk.gui.screens.draw import SCREENS
from turingdesk.gui.screens.stage import Stage

MODULES = (
    *(analysis, booths, coding, desk, editor, forms, kiosk, languages, panels, people, preflight),
    *(machine_judges, record, rules, seals),
)
SOON = ("kiosk-consent", "kiosk-words", "kiosk-objects", "kiosk-language", "kiosk-way-out")
#: Screens of one language stand for those of the others.
ONCE = tuple(name for name in SCREENS if not name.startswith(("kiosk-es", "kiosk-it", "kiosk-zh")))


@pytest.fixture
def walk(qapp, monkeypatch):
    accessibility.install()
    theme.apply(qapp)
    made = Walk(unspoken, unreached, mouse_only, turned, unpressed)
    for module in MODULES:
        for way in ("picture", "grab"):
            if hasattr(module, way):
                monkeypatch.setattr(module, way, made)
    return made


@pytest.fixture
def stage(tmp_path):
    made = Stage(tmp_path)
    yield made
    made.close()
    settle()


def walked(walk, stage, name, tmp_path):
    SCREENS[name](stage, Camera(QSize(1440, 900), 100, tmp_path))
    assert walk.screens == 1, "the screen was looked at"
    assert walk.found == []


@pytest.mark.parametrize("name", SOON)
def test_keys_reach_everything_and_everything_has_a_name(walk, stage, tmp_path, name):
    walked(walk, stage, name, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in ONCE if name not in SOON])
def test_keys_reach_everything_on_every_screen(walk, stage, tmp_path, name):
    walked(walk, stage, name, tmp_path)
