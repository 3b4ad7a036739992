from itertools import pairwise

import pytest

from turingdesk.gui import theme
from turingdesk.gui.tasks import objects as objects_view
from turingdesk.tasks.objects import Objects


def test_three_things_stand_on_chips_of_their_own(look, picture):
    view = look("objects", Objects(picture, ("keyboard", "a hand", "desk")))
    row = view.plan.foot.center().y()
    image = view.grab().toImage()
    left, right = view.plan.foot.left() + 2, view.plan.foot.right() - 2
    top_of_chips = view.plan.foot.top() + 24
    chip = theme.colors().neutral
    line = [image.pixelColor(x, top_of_chips).name() == chip for x in range(left, right)]
    changes = sum(a != b for a, b in pairwise(line))
    assert changes == 6, "in and out of three chips"
    assert row > top_of_chips


def test_long_object_names_are_never_cut(look, picture):
    words = ("a very long thing indeed with many words", "x" * 60, "desk")
    view = look("objects", Objects(picture, words), size=(560, 600))
    assert view.rect().contains(view.plan.card)


@pytest.mark.slow
def test_words_that_do_not_fit_beside_each_other_are_below_each_other(look, picture, qapp):
    theme.apply(qapp, text_percent=200)
    view = look("objects", Objects(picture, ("train", "person", "bench")), size=(400, 690))
    rows = objects_view._rows(view.content.objects, view.plan.foot.width())
    assert [[word.lines for word in row] for row in rows] == [[1], [1], [1]]
    theme.apply(qapp)
