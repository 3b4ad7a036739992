"""The section in which a problem is put right."""

import pytest

from turingdesk.core.errors import Problem
from turingdesk.editing.draft import Draft
from turingdesk.gui.desk.editor.sections import Places

TOML = """\
id = "two"
title = "Two blocks"
[[form]]
id = "about"
[[block]]
task = "captions"
trials = 2
[block.limits]
too_fast_s = 1.0
[[block]]
id = "again"
task = "captions"
trials = 2
"""


@pytest.fixture
def places(tmp_path):
    (tmp_path / "study.toml").write_text(TOML, encoding="utf-8")
    (tmp_path / "captions.csv").write_text("id,caption\n", encoding="utf-8")
    return Places(Draft.open(tmp_path))


@pytest.mark.parametrize(
    ("file", "line", "column", "home"),
    [
        ("captions.csv", 4, "image", "table/captions.csv"),
        ("captions.csv", None, "", "table/captions.csv"),
        ("texts/consent.md", 2, "", "texts"),
        ("study.toml", 1, "id", "study"),
        ("study.toml", None, "", "study"),
        ("study.toml", 4, "form.id", "forms"),
        ("study.toml", 7, "block.trials", "block/0"),
        ("study.toml", 9, "block.limits.too_fast_s", "block/0"),
        ("study.toml", 13, "block.trials", "block/1"),
        ("study.toml", None, "rule.kind", "rules"),
        ("study.toml", None, "analysis.by", "analysis"),
        ("study.toml", None, "consent.signature", "texts"),
        ("study.toml", None, "media", "media"),
    ],
)
def test_each_problem_has_a_home(places, file, line, column, home):
    assert places.home(Problem("Wrong.", "", file, line, column)) == home


def test_problems_are_sorted_by_their_homes(places):
    first = Problem("Wrong.", "", "captions.csv", 2, "id")
    second = Problem("Wrong.", "", "study.toml", 7, "block.trials")
    third = Problem("Wrong.", "", "captions.csv", 3, "id")
    found = places.sorted([first, second, third])
    assert found == {"table/captions.csv": [first, third], "block/0": [second]}
