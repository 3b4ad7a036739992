"""Color words beside the colors of their pictures."""

import numpy as np
import pytest
from PIL import Image

from tests.plugins.machine_judges.judged import answers, row
from turingdesk.core.errors import CannotJudge
from turingdesk.plugins.machine_judges.features.color import prepare
from turingdesk.tasks.colors import Color


@pytest.fixture(autouse=True)
def own_cache(monkeypatch, tmp_path):
    monkeypatch.setattr("turingdesk.system.paths.cache", lambda: tmp_path / "cache")


def test_a_picture_is_decoded_once_and_again_only_when_its_bytes_are_others(tmp_path, monkeypatch):
    chance = np.random.default_rng(1)
    for number in range(2):
        picture = chance.integers(0, 255, (40, 60, 3)).astype(np.uint8)
        Image.fromarray(picture).save(tmp_path / f"{number}.png")
    contents = [Color(tmp_path / f"{n % 2}.png", "red") for n in range(4)]
    judged = answers([row(n, n < 2, content=c) for n, c in enumerate(contents)], "colors")
    opened, own = [], Image.open

    def watched(file):
        opened.append(file)
        return own(file)

    monkeypatch.setattr(Image, "open", watched)
    first = prepare(judged, {})
    assert len(opened) == 2
    again = prepare(judged, {})
    assert len(opened) == 2
    assert np.array_equal(first.values, again.values)
    Image.new("RGB", (40, 60), (200, 30, 30)).save(tmp_path / "0.png")
    other = prepare(judged, {})
    assert len(opened) == 3
    assert not np.array_equal(first.values[0], other.values[0])
    assert np.array_equal(first.values[1], other.values[1])


def test_the_histogram_and_the_statistics_say_what_is_there(tmp_path):
    half = np.zeros((80, 80, 3), np.uint8)
    half[:, 40:] = 255
    Image.fromarray(half).save(tmp_path / "half.png")
    judged = answers([row(0, True, content=Color(tmp_path / "half.png", "white"))], "colors")
    made = prepare(judged, {})
    of = dict(zip(made.columns, made.values[0].tolist(), strict=True))
    bins = [value for name, value in of.items() if name.startswith("bin")]
    assert sorted(bins)[-2:] == pytest.approx([0.5, 0.5])
    assert sum(bins) == pytest.approx(1.0)
    assert (of["white"], of["black"], of["share of the word's color"]) == (1, 0, 0.5)
    assert of["mean L"] == pytest.approx(0.5, abs=1e-3)
    assert of["sd L"] == pytest.approx(0.5, abs=1e-3)
    assert of["mean chroma"] == pytest.approx(0.0, abs=1e-3)
    assert of["roughness"] == pytest.approx(1 / 79, rel=1e-3)


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
    with pytest.raises(CannotJudge, match="not colors"):
        prepare(answers(judged.rows), {})
