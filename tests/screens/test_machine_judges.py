"""The screens of the Machine judges page show what machines said, and the dialog."""

import pytest
from PySide6.QtCore import QSize

from tests.screens.camera import Camera
from tests.screens.draw import SCREENS
from tests.screens.machine_judges import MACHINE_JUDGES


def test_they_are_among_all_screens():
    assert set(MACHINE_JUDGES) <= set(SCREENS)
    assert {"desk-machine-judges", "desk-machine-judges-empty"} <= set(MACHINE_JUDGES)


@pytest.mark.slow
def test_each_screen_looks_otherwise(stage, tmp_path):
    camera = Camera(QSize(1024, 768), 100, tmp_path)
    taken = [shot(stage, camera).toImage() for shot in MACHINE_JUDGES.values()]
    assert {(one.width(), one.height()) for one in taken} == {(1024, 768)}
    assert all(a != b for n, a in enumerate(taken) for b in taken[:n])
