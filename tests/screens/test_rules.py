"""Exclusions, preregistration and the tour are drawn from real windows."""

import pytest
from PySide6.QtCore import QSize

from tests.screens.camera import Camera
from tests.screens.draw import SCREENS
from tests.screens.rules import RULES, frozen_study
from turingdesk.gui.desk.tour import STEPS
from turingdesk.study.package import open_package
from turingdesk.study.registration import registration

pytestmark = pytest.mark.slow  # each draws whole windows


def test_every_step_of_the_tour_has_its_screen():
    assert {f"desk-tour-{n}" for n in range(1, len(STEPS) + 1)} <= set(RULES) <= set(SCREENS)


def test_the_frozen_study_has_a_deviation_and_a_change_without_a_reason(stage):
    package = open_package(frozen_study(stage))
    found = registration(package.source)
    assert len(found.deviations) == 1
    assert any("Trials" in change for change in found.unaccounted(package))


@pytest.mark.parametrize("name", ["desk-frozen", "desk-freeze"])
def test_preregistration_is_drawn(stage, tmp_path, name):
    taken = RULES[name](stage, Camera(QSize(1024, 768), 100, tmp_path))
    assert (taken.width(), taken.height()) == (1024, 768)
