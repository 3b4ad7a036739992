"""Every screen with the keyboard alone, and as a screen reader tells it."""

from itertools import combinations

import pytest
from PySide6.QtCore import QSize

from tests.gui.walker import Walk, mouse_only, turned, unpressed, unreached, unspoken
from tests.plugin_parts import parts
from tests.screens import (
    camera,
    desk,
    editor,
    kiosk,
    people,
    preflight,
    rules,
)
from tests.screens.camera import Camera, settle
from tests.screens.draw import KINDS, SCREENS
from tests.screens.one_stage import stage
from tests.screens.stage import read_packed_studies_once
from turingdesk.gui import accessibility, theme

__all__ = ["stage"]

MODULES = (camera, desk, editor, kiosk, people, preflight, rules)
MODULES += tuple(parts("screens"))
SOON = ("kiosk-consent", "kiosk-words", "kiosk-objects", "kiosk-language", "kiosk-way-out")
#: Screens of one language stand for those of the others.
AGAIN = ("kiosk-es", "kiosk-it", "kiosk-zh")
#: Kinds whose screens are all to look different: each is a state that people get to.
STATES = (
    "importing",
    *(part.__name__.split(".")[-2] for part in parts("screens") if getattr(part, "DIFFER", False)),
)


@pytest.fixture
def walk(qapp, monkeypatch, quick_workers):
    accessibility.install()
    theme.apply(qapp)
    read_packed_studies_once(monkeypatch)
    made = Walk(unspoken, unreached, mouse_only, turned, unpressed)
    for module in MODULES:
        for way in ("picture", "grab"):
            if hasattr(module, way):
                monkeypatch.setattr(module, way, made)
    return made


@pytest.fixture(autouse=True)
def settled():
    yield
    settle()


def walked(walk, stage, name, tmp_path):
    walk.pictures.clear()
    SCREENS[name](stage, Camera(QSize(1440, 900), 100, tmp_path))
    assert len(walk.pictures) == 1, f"{name} was looked at"
    assert walk.found == [], name
    return walk.pictures[0]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", SOON)
def test_keys_reach_everything_and_everything_has_a_name(walk, stage, tmp_path, name):
    walked(walk, stage, name, tmp_path)


@pytest.mark.slow
@pytest.mark.timeout(1800)  # perhaps on a busy machine
@pytest.mark.parametrize("kind", KINDS)
def test_keys_reach_everything_on_every_screen(walk, stage, tmp_path, kind):
    """Kind by kind, so that one process alone makes the sessions that its screens show."""
    taken = {}
    for name in KINDS[kind]:
        if name not in SOON and not name.startswith(AGAIN):
            taken[name] = walked(walk, stage, name, tmp_path)
            settle()
    if kind in STATES:
        for one, other in combinations(taken, 2):
            assert taken[one] != taken[other], f"{one} looks like {other}"
