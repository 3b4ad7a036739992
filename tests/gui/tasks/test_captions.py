"""Pictures with words under them."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from tests.gui.tasks.contents import color_at
from turingdesk.gui import theme
from turingdesk.gui.tasks import view_of
from turingdesk.gui.tasks._base import ViewContext
from turingdesk.gui.tasks.captions import CaptionView
from turingdesk.tasks.captions import Caption


def test_a_picture_fills_its_card_and_the_caption_stands_below(look, picture):
    view = look("captions", Caption(picture, "a blue field"))
    plan = view.plan
    assert plan.picture.width() == plan.card.width()
    assert plan.picture.width() / plan.picture.height() == pytest.approx(320 / 240, abs=0.01)
    middle = plan.picture.center()
    assert color_at(view, middle.x(), middle.y()) == "#4060a0"
    assert plan.foot.bottom() == plan.card.bottom()
    assert color_at(view, 2, 2) == view.palette().color(view.backgroundRole()).name()


@pytest.mark.parametrize("own", [(320, 240), (960, 600), (100, 800), (2000, 100), (16, 16)])
def test_no_picture_is_distorted_or_leaves_the_view(own, qapp):
    for size in (QSize(1360, 628), QSize(944, 496), QSize(560, 600)):
        content = Caption(Path("x.png"), "some words")
        plan = CaptionView.planned(content, size, QSize(*own), ViewContext())
        assert plan.picture.width() / plan.picture.height() == pytest.approx(
            own[0] / own[1], rel=0.05
        )
        assert plan.card.top() >= 0
        assert plan.card.bottom() < size.height()
        assert plan.card.width() <= size.width()


def test_the_clock_waits_for_the_picture(qtbot, picture):
    view = view_of("captions")(Caption(picture, "x"), None)
    qtbot.addWidget(view)
    view.resize(800, 600)
    view.show()
    view.repaint()
    assert view.onset_s is None  # it is still being read on another thread
    qtbot.waitSignal(view.appeared)
    qtbot.waitUntil(lambda: view.onset_s is not None)


def test_a_picture_that_cannot_be_shown_is_grey_and_noted(qtbot, tmp_path):
    view = view_of("captions")(Caption(tmp_path / "gone.png", "x"), None)
    qtbot.addWidget(view)
    view.resize(800, 600)
    told = []
    view.noted.connect(told.append)
    with qtbot.waitSignal(view.appeared):
        view.show()
    assert told == ["A picture could not be shown. gone.png: the file can't be found"]
    middle = view.plan.picture.center()
    assert color_at(view, middle.x(), view.plan.picture.top() + 20) == theme.colors().neutral
