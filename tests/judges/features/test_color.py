"""Color words beside the colors of their pictures."""

import numpy as np
import pytest
from PIL import Image

from tests.judges.judged import answers, row
from turingdesk.core.errors import CannotJudge
from turingdesk.judges.features.color import lab, prepare
from turingdesk.tasks.colors import Color


def test_lab_of_known_colors():
    found = lab(np.array([[1.0, 1.0, 1.0], [0.0, 0.0, 0.0], [1.0, 0.0, 0.0]]))
    assert found[0] == pytest.approx([100, 0, 0], abs=0.01)
    assert found[1] == pytest.approx([0, 0, 0], abs=0.01)
    assert found[2] == pytest.approx([53.24, 80.09, 67.20], abs=0.05)


def test_a_red_picture_is_all_red_and_pictures_that_cannot_be_read_are_named(tmp_path):
    Image.new("RGB", (200, 100), (200, 30, 30)).save(tmp_path / "red.png")
    (tmp_path / "torn.png").write_bytes(b"\x89PNG")
    said = [("red.png", "red"), ("red.png", "blue"), ("torn.png", "red"), ("none.png", "red")]
    contents = [Color(tmp_path / name, word) for name, word in said]
    judged = answers([row(n, n % 2 == 0, content=c) for n, c in enumerate(contents)], "colors")
    made = prepare(judged, {})
    share = made.columns.index("share of the word's color")
    assert made.values[:, share].tolist() == [1.0, 0.0]
    assert made.values.shape[1] == len(made.columns)
    assert made.lost[0].ids == ("c2", "c3")
    with pytest.raises(CannotJudge, match="no colors"):
        prepare(answers(judged.rows), {})
