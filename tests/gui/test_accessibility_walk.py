"""Every screen with the keyboard alone, and as a screen reader tells it."""

import pytest
from PySide6.QtCore import QSize

from tests.gui.walker import Walk, mouse_only, turned, unpressed, unreached, unspoken
from tests.screens import (
    coding,
    desk,
    editor,
    kiosk,
    machine_judges,
    people,
    preflight,
    rules,
    seals,
)
from tests.screens.camera import Camera, settle
from tests.screens.draw import SCREENS
from tests.screens.stage import Stage
from turingdesk.gui import accessibility, theme

MODULES = (coding, desk, editor, kiosk, machine_judges, people, preflight, rules, seals)
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


@pytest.fixture(scope="module")
def stage(tmp_path_factory):
    """One for all screens, as `python -m tests.screens` has it: its sessions take a second."""
    made = Stage(tmp_path_factory.mktemp("stage"))
    yield made
    made.close()


@pytest.fixture(autouse=True)
def settled():
    yield
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
