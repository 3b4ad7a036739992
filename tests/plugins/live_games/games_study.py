"""A study with the games that the shelf has, for tests."""

from tests.packages import without_consent
from turingdesk.study.package import open_package

STUDY = """\
id = "games"
title = "Games"
seed = 1

[[block]]
id = "two"
task = "play-witness"
trials = 3

[[block]]
id = "three"
task = "play-three_party"
trials = 2

[[block]]
id = "judge"
task = "play-trio"
trials = 2
"""


def games_package(folder, toml=STUDY):
    """The study as a package in a folder of its own."""
    place = folder / "games-study"
    place.mkdir(parents=True, exist_ok=True)
    (place / "study.toml").write_text(without_consent(toml), "utf-8")
    return open_package(place)
