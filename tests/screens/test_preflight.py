"""The kiosk's pages for experimenters are drawn."""

import pytest
from PySide6.QtCore import QSize

from tests.screens.camera import Camera
from tests.screens.draw import SCREENS
from turingdesk.people.people import People

pytestmark = pytest.mark.slow  # each draws whole windows


def test_the_pin_is_asked_for_and_nobody_stays_on_the_list(stage, tmp_path):
    camera = Camera(QSize(1024, 768), 100, tmp_path)
    taken = SCREENS["kiosk-pin"](stage, camera)
    assert (taken.width(), taken.height()) == (1024, 768)
    assert People().all() == ()


def test_the_page_with_trouble_is_another_one_than_without(stage, tmp_path):
    camera = Camera(QSize(1024, 768), 100, tmp_path)
    one, other = (SCREENS[f"kiosk-preflight{end}"](stage, camera) for end in ("", "-trouble"))
    assert one.toImage() != other.toImage()
