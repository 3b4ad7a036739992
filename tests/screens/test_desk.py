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
@pytest.mark.timeout(900)  # perhaps on a busy machine
def test_an_analysis_its_split_and_an_empty_page_look_otherwise(stage, tmp_path):
    camera = Camera(QSize(1024, 768), 100, tmp_path)
    names = ("desk-analysis", "desk-analysis-split", "desk-analysis-empty")
    taken = [ANALYSIS[name](stage, camera).toImage() for name in names]
    assert {(one.width(), one.height()) for one in taken} == {(1024, 768)}
    assert all(a != b for n, a in enumerate(taken) for b in taken[:n])


@pytest.mark.slow
@pytest.mark.parametrize("name", ["booths-pair", "booths-sessions"])
def test_booths_are_drawn(stage, tmp_path, name):
    assert set(BOOTHS) <= set(SCREENS)
    taken = BOOTHS[name](stage, Camera(QSize(1024, 768), 100, tmp_path))
    assert (taken.width(), taken.height()) == (1024, 768)
