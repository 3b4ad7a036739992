"""Pictures that are themselves what is judged."""

import pytest
from PySide6.QtCore import QSize

from tests.gui.tasks.contents import color_at
from turingdesk.gui.tasks._base import ViewContext
from turingdesk.gui.tasks.pictures import PicturesView
from turingdesk.tasks.pictures import Picture


@pytest.mark.parametrize("own", [(300, 900), (900, 300), (4000, 3000), (16, 16)])
def test_the_card_is_as_large_as_the_picture(qapp, tmp_path, own):
    plan = PicturesView.planned(
        Picture(tmp_path / "p.png"), QSize(944, 496), QSize(*own), ViewContext()
    )
    assert plan.card == plan.picture
    assert plan.foot.height() == 0
    assert plan.card.width() <= 944
    assert plan.card.height() <= 496
    assert plan.card.width() / plan.card.height() == pytest.approx(own[0] / own[1], rel=0.02)


def test_nothing_is_beside_the_picture(look, picture):
    view = look("pictures", Picture(picture))
    middle, edge = view.plan.picture.center(), view.plan.card
    assert color_at(view, middle.x(), middle.y()) == "#4060a0"
    ground = view.palette().color(view.backgroundRole()).name()
    for x in (edge.left() - 3, edge.right() + 3):
        assert color_at(view, x, middle.y()) == ground
