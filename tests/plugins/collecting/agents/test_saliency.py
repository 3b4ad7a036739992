"""Saliency beside a plain Fourier transform, and scanpaths on maps that can be read by eye."""

from io import BytesIO

import numpy as np
import pytest
from PIL import Image

from tests.packages import write
from tests.plugins.collecting.agents.test_openai import answers
from tests.system.dask_cluster import DaskCluster
from turingdesk.agents._settings import agent_settings
from turingdesk.core.errors import BadSource
from turingdesk.plugins.collecting.agents._pictures import opaque
from turingdesk.plugins.collecting.agents.saliency import (
    _Seen,
    fixations,
    scanpath,
    spectral_residual,
)
from turingdesk.plugins.collecting.collect import collect
from turingdesk.study.package import open_package
from turingdesk.system.cluster import cluster


def png(values):
    made = BytesIO()
    Image.fromarray(np.asarray(values, np.uint8)).save(made, "PNG")
    return made.getvalue()


def plain_residual(gray):
    """The equations of the paper, with the transform written as sums."""
    rows, columns = gray.shape
    up = np.exp(-2j * np.pi * np.outer(range(rows), range(rows)) / rows)
    along = np.exp(-2j * np.pi * np.outer(range(columns), range(columns)) / columns)
    spectrum = up @ gray @ along
    log = np.pad(np.log(np.abs(spectrum) + 1e-12), 1, mode="edge")
    mean = sum(log[r : r + rows, c : c + columns] for r in range(3) for c in range(3)) / 9
    kept = np.exp(log[1:-1, 1:-1] - mean) * spectrum / np.abs(spectrum)
    back = (up.conj() @ kept @ along.conj()) / (rows * columns)
    blur = np.exp(-(np.arange(-5, 6) ** 2) / (2 * 2.5**2))
    blur /= blur.sum()
    wide = np.pad(np.abs(back) ** 2, 5)
    over = sum(w * wide[n : n + rows] for n, w in enumerate(blur))
    return sum(w * over[:, n : n + columns] for n, w in enumerate(blur))


def test_a_turned_photo_is_seen_as_a_kiosk_shows_it():
    made, exif = BytesIO(), Image.Exif()
    exif[0x0112] = 6
    Image.new("RGB", (60, 40)).save(made, "JPEG", exif=exif)
    assert opaque(made.getvalue()).size == (40, 60)


def test_the_spectral_residual_is_that_of_the_equations():
    gray = np.random.default_rng(1).uniform(0, 255, (24, 32))
    np.testing.assert_allclose(spectral_residual(gray), plain_residual(gray), rtol=1e-6)


@pytest.mark.parametrize("place", [(3, 4), (1, 9), (5, 6)])
def test_what_differs_from_all_the_rest_is_fixated_first(place):
    """A vertical bar among horizontal ones pops out, wherever it is."""
    picture = np.full((480, 640), 255)
    for row in range(8):
        for column in range(11):
            y, x = 30 + 56 * row, 40 + 54 * column
            if (row, column) == place:
                picture[y - 18 : y + 18, x - 5 : x + 5] = 0
            else:
                picture[y - 5 : y + 5, x - 18 : x + 18] = 0
    ((x, y), *_) = fixations(_Seen(png(picture)), radius=100, most=5)
    assert np.hypot(x - (40 + 54 * place[1]), y - (30 + 56 * place[0])) < 30


MAP = np.array([[0, 9, 0, 0], [0, 8, 0, 3], [0, 0, 0, 5]])


@pytest.mark.parametrize(
    ("radius", "most", "path"),
    [
        (0, 15, [(150, 50), (150, 150), (350, 250), (350, 150)]),
        (100, 15, [(150, 50), (350, 250)]),
        (200, 15, [(150, 50), (350, 250)]),
        (300, 15, [(150, 50)]),
        (0, 2, [(150, 50), (150, 150)]),
    ],
)
def test_the_most_salient_place_wins_and_is_not_returned_to(radius, most, path):
    assert scanpath(MAP.astype(float), (400, 300), radius, most) == path


def test_of_equals_the_first_wins_and_an_empty_map_has_no_path():
    assert scanpath(np.array([[1.0, 1.0]]), (2, 1), 0, 9) == [(0.5, 0.5), (1.5, 0.5)]
    assert scanpath(np.zeros((2, 2)), (2, 2), 0, 9) == []


@pytest.mark.parametrize("mode", ["L", "RGB", "P", "I", "I;16", "F"])
def test_a_supplied_map_of_any_mode_and_resolution_counts(mode):
    made = BytesIO()
    Image.fromarray(MAP.astype(np.uint8)).convert("L" if mode == "I;16" else mode).convert(
        mode
    ).save(made, "TIFF")
    seen = _Seen(png(np.zeros((300, 400))), made.getvalue())
    assert fixations(seen, 100, 15) == [(150, 50), (350, 250)]


def test_no_two_fixations_are_nearer_than_the_radius():
    noise = np.random.default_rng(2).integers(0, 255, (768, 1024))
    for radius in (100, 200):
        path = np.array(fixations(_Seen(png(noise)), radius, 15))
        far = np.hypot(*(path[:, None] - path).transpose(2, 0, 1))
        assert far[~np.eye(len(path), dtype=bool)].min() > radius
        assert ((path > 0) & (path < (1024, 768))).all()


def test_pictures_and_maps_that_cannot_be_read_have_no_path():
    assert fixations(_Seen(b"no picture"), 100, 15) is None
    assert fixations(_Seen(png(MAP), b"no map"), 100, 15) is None
    assert fixations(_Seen(png(np.full((9, 9), 7))), 100, 15) == []


TOML_EYES = """
id = "eyes"
title = "Eyes"
version = "1.0"

[[block]]
id = "eyes"
task = "collect-fixations"
table = "eyes.csv"
trials = 1
"""


@pytest.fixture
def run(tmp_path):
    def run(rows="free,one.png,,\n", show="", workers=None, name="", **options):
        files = {"eyes.csv": f"id,image,target,target_box\n{rows}"}
        files |= {f"media/{name}.png": png(PICTURE) for name in ("one", "two", "thing")}
        files |= {f"media/{name}.png": None for name in ("dog", "cat")}
        files |= {"media/flat.png": png(np.full((300, 400), 7)), "captions.csv": None}
        package = open_package(write(tmp_path / "eyes", files, toml=TOML_EYES + show))
        settings = agent_settings("saliency", options, name)
        done = collect(package, tmp_path / "data", settings, cluster=workers)
        return done, answers(tmp_path / "data")

    return run


PICTURE = np.zeros((300, 400))
PICTURE[40:60, 90:110] = 255
PICTURE[200:230, 300:330] = 200


@pytest.fixture
def maps(tmp_path):
    (tmp_path / "maps").mkdir()
    (tmp_path / "maps" / "one.png").write_bytes(png(MAP * 9))
    return str(tmp_path / "maps")


def test_fixations_go_to_the_journal_as_peoples_do(run, maps):
    done, given = run(maps=maps, radius=100)
    assert (done.verdict_counts.trials, done.verdict_counts.unanswered) == (1, {})
    assert given["eyes", "free", "fixations"] == "150,50,0,300; 350,250,300,300"
    settings = done.settings.as_dict()
    assert (settings["radius"], settings["fixations"], len(settings["maps_sha256"])) == (
        100,
        15,
        64,
    )


def test_a_search_ends_on_its_target_and_viewing_with_its_time(run, maps):
    rows = "s,one.png,thing.png,300; 200; 99; 99\nf,one.png,,\n"
    _, given = run(rows, "[block.show]\nviewing_s = 0.7\n", maps=maps, radius=0)
    assert given["eyes", "s", "fixations"].endswith("350,250,600,300")
    assert given["eyes", "s", "fixations"].count(";") == 2
    assert given["eyes", "f", "fixations"].count(";") == 1


def test_what_goes_wrong_is_named_and_counted_and_the_rest_goes_on(run, maps, tmp_path):
    rows = "free,one.png,,\nflat,flat.png,,\ntwo,two.png,,\n"
    done, _ = run(rows)
    assert (done.verdict_counts.trials, done.verdict_counts.unanswered) == (
        2,
        {"the picture has no salient location": 1},
    )
    (tmp_path / "maps" / "two.png").write_bytes(b"no picture")
    done, _ = run(rows, name="maps", maps=maps)
    assert (done.verdict_counts.trials, done.verdict_counts.unanswered) == (
        1,
        {
            "its picture has no map in the folder": 1,
            "its picture or the picture's map can't be read": 1,
        },
    )


@pytest.mark.slow
def test_a_dask_cluster_finds_the_same_places(run, tmp_path):
    pytest.importorskip("distributed")
    (tmp_path / "cluster").mkdir()
    there = DaskCluster(tmp_path / "cluster")
    rows = "free,one.png,,\ntwo,two.png,,\n"
    try:
        with cluster(there.address) as workers:
            done, given = run(rows, workers=workers)
        assert (there.executed(), done.verdict_counts.trials) == (2, 2)
    finally:
        there.stop()
    assert run(rows, name="here")[1] == given


def test_maps_that_are_not_there_are_named(run, tmp_path):
    with pytest.raises(BadSource, match="can't be read"):
        run(maps=str(tmp_path / "nowhere"))
    (tmp_path / "empty").mkdir()
    with pytest.raises(BadSource, match="contains no maps"):
        run(maps=str(tmp_path / "empty"))
