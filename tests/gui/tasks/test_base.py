"""What all views have in common."""

import pytest
from PySide6.QtCore import QSize

from turingdesk.editing.new_study import new_study
from turingdesk.gui.tasks import VIEWS
from turingdesk.gui.tasks._base import TaskView
from turingdesk.gui.tasks._picture_view import PictureView
from turingdesk.study.package import open_package
from turingdesk.tasks import TASKS
from turingdesk.tasks.captions import Caption
from turingdesk.tasks.pairs import Pair, PairsShow


def test_every_task_has_its_view():
    assert set(VIEWS) == set(TASKS)
    assert all(issubclass(VIEWS[name], TaskView) for name in VIEWS)


@pytest.mark.parametrize("task", sorted(VIEWS))
def test_every_view_shows_what_a_new_study_of_its_task_has(look, tmp_path, task):
    new_study(task, tmp_path / "study")
    package = open_package(tmp_path / "study")
    block = package.study.blocks[0]
    view = look(task, package.stimuli[block.table][0].content, block.show)
    assert view.in_words()
    image = view.grab().toImage()
    colors = {image.pixelColor(x, y).name() for x in range(0, 900, 3) for y in range(0, 600, 3)}
    assert len(colors) > 3  # ground, card, and what is on it


def test_pictures_are_asked_for_at_the_size_at_which_they_are_shown(look, picture):
    content = Caption(picture, "x")
    view = look("captions", content)
    ((path, fit),) = VIEWS["captions"].pictures(content, None, view.size(), 1.0)
    assert path == picture
    assert fit(QSize(320, 240)) == view.plan.picture.size()
    pair = Pair(content, content, "captions")
    view = look("pairs", pair, PairsShow(of="captions"))
    wanted = VIEWS["pairs"].pictures(pair, PairsShow(of="captions"), view.size(), 1.0)
    assert [fit(QSize(320, 240)) for _, fit in wanted] == [
        side.plan.picture.size() for side in view.sides
    ]


def test_a_base_view_lays_out_nothing_by_itself(qapp):
    with pytest.raises(NotImplementedError):
        TaskView(None, None)
    assert issubclass(PictureView, TaskView)
