"""Distances of colors."""

import numpy as np
import pytest

from turingdesk.tasks._cielab import srgb_to_lab


def test_lab_of_known_colors():
    found = srgb_to_lab(np.array([[1.0, 1.0, 1.0], [0.0, 0.0, 0.0], [1.0, 0.0, 0.0]]))
    assert found[0] == pytest.approx([100, 0, 0], abs=0.01)
    assert found[1] == pytest.approx([0, 0, 0], abs=0.01)
    assert found[2] == pytest.approx([53.24, 80.09, 67.20], abs=0.05)


def test_numbers_of_colors_are_about_as_far_apart_as_they_look():
    def apart(one, other):
        return float(np.linalg.norm(np.subtract(*srgb_to_lab(np.array([one, other]) / 255))))

    dark, light = apart((0, 0, 0), (50, 50, 50)), apart((205, 205, 205), (255, 255, 255))
    assert dark == pytest.approx(light, rel=0.2)  # as linear light: 30 times as far
    assert apart((0, 255, 0), (40, 255, 0)) < apart((128, 128, 128), (168, 128, 128))
