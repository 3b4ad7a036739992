"""study.toml of a sealed package: the same study, and nothing that tells."""

import tomllib
from dataclasses import replace

from tests.packages import STUDY, png, write
from turingdesk.sealing.sealed_rows import Aliases
from turingdesk.sealing.sealed_toml import sealed_toml
from turingdesk.study.package import open_package

TOML = (
    STUDY.replace('"1.0"', '"1.0"\nmedia = "pictures"\nprovenance = "Models A and B."')
    + """
# the first row is the machine's
[[block]]
task = "captions"
trials = 2  # one of them by GIT
mix = { M = 1 }
[block.fixed]
1 = "one"
[block.limits]
too_fast_s = 2.5
[[block]]
id = "sides"
task = "pairs"
trials = 1
[block.show]
of = "captions"
[[form]]
id = "about"
title = "About you"
[[form.field]]
id = "age"
"""
)


def test_names_change_comments_go_and_all_else_stays(tmp_path):
    files = {
        "pairs.csv": "id,first,second\nx,one,two\n",
        "pictures/dog.png": png(),
        "pictures/cat.png": png(),
    }
    package = open_package(write(tmp_path / "study", files, toml=TOML))
    aliases = Aliases.drawn(package)
    written = sealed_toml(package, aliases)
    assert b"#" not in written
    assert b"machine" not in written
    assert b"Models" not in written
    made, before = (tomllib.loads(text) for text in (written.decode(), TOML))
    captions, sides = made["block"]
    assert captions.pop("table") == aliases.tables["captions.csv"]
    assert captions.pop("fixed") == {"1": aliases.stimuli["captions.csv", "one"]}
    assert sides.pop("table") == aliases.tables["pairs.csv"]
    assert sides["show"].pop("of_table") == aliases.tables["captions.csv"]
    for key in ("media", "provenance"):
        del before[key]
    del before["block"][0]["fixed"]
    assert made == before


def test_line_ends_of_windows_are_read(tmp_path):
    package = open_package(write(tmp_path / "study"))
    windows = replace(package, toml=package.toml.replace(b"\n", b"\r\n"))
    aliases = Aliases.drawn(package)
    assert sealed_toml(windows, aliases) == sealed_toml(package, aliases)
