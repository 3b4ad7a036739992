"""What all views have in common."""

import pytest
from PySide6.QtCore import QSize

from turingdesk.core.task import TASKS
from turingdesk.editing.new_study import new_study
from turingdesk.gui.tasks import view_of
from turingdesk.gui.tasks._base import TaskView
from turingdesk.study.package import open_package
from turingdesk.tasks.captions import Caption
from turingdesk.tasks.pairs import Pair, PairsShow


def test_every_task_has_its_view():
    assert all(issubclass(view_of(name), TaskView) for name in TASKS)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("task", sorted(TASKS.judging))
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
    ((path, fit),) = view_of("captions").pictures(content, None, view.size(), 1.0)
    assert path == picture
    assert fit(QSize(320, 240)) == view.plan.picture.size()
    pair = Pair(content, content, "captions")
    view = look("pairs", pair, PairsShow(of="captions"))
    wanted = view_of("pairs").pictures(pair, PairsShow(of="captions"), view.size(), 1.0)
    assert [fit(QSize(320, 240)) for _, fit in wanted] == [
        side.plan.picture.size() for side in view.sides
    ]


def test_a_base_view_prepares_nothing_and_is_called_a_picture(qtbot):
    view = TaskView(None, None)
    qtbot.addWidget(view)
    assert view.accessibleName() == view.in_words() == "Picture"
    assert view.record() is None
