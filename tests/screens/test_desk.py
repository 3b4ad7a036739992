"""The screens of the Analysis page and of booths show what was computed for them."""

import pytest
from PySide6.QtCore import QSize

from tests.screens.camera import Camera
from tests.screens.desk import ANALYSIS, BOOTHS
from tests.screens.draw import SCREENS


def test_they_are_among_all_screens():
    assert set(ANALYSIS) <= set(SCREENS)
    assert {"desk-analysis", "desk-analysis-split", "desk-analysis-empty"} <= set(ANALYSIS)


@pytest.mark.slow
def test_each_analysis_and_split_looks_otherwise(stage, tmp_path):
    camera = Camera(QSize(1024, 768), 100, tmp_path)
    taken = [shot(stage, camera).toImage() for shot in ANALYSIS.values()]
    assert {(one.width(), one.height()) for one in taken} == {(1024, 768)}
    assert all(a != b for n, a in enumerate(taken) for b in taken[:n])


@pytest.mark.slow
@pytest.mark.parametrize("name", ["booths-pair", "booths-sessions"])
def test_booths_are_drawn(stage, tmp_path, name):
    assert set(BOOTHS) <= set(SCREENS)
    taken = BOOTHS[name](stage, Camera(QSize(1024, 768), 100, tmp_path))
    assert (taken.width(), taken.height()) == (1024, 768)
