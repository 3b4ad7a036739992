"""Analyses are read in the order of their meaning, and none is read twice or forgotten."""

import sys

import pytest

from turingdesk import analysis
from turingdesk.analysis import ANALYSES
from turingdesk.analysis._chapters import CHAPTERS
from turingdesk.core.shelf import listed

#: Analyses that chapters place and plugins bring, which may not be there.
OF_PLUGINS = {"games_played", "turing_game", "waits"}

NEW = """
from turingdesk.analysis._base import Analysis

ANALYSIS = Analysis("New", "It is new.", lambda rows: rows, chapter={chapter!r})
"""


def look_again():
    """Let the shelf look at its folders when it is next asked."""
    for name in ("_names", "_modules", "_in_chapters"):
        ANALYSES.__dict__.pop(name, None)


def test_every_analysis_is_in_exactly_one_chapter_and_has_its_place_there():
    placed = [name for chapter in CHAPTERS for name in chapter.analyses]
    assert len(placed) == len(set(placed))
    there = set(listed("turingdesk.analysis"))
    assert set(placed) - there <= OF_PLUGINS
    assert [name for name in ANALYSES if name in placed] == [n for n in placed if n in there]
    found = [name for names in ANALYSES.chapters().values() for name in names]
    assert sorted(found) == sorted(listed("turingdesk.analysis"))


def test_the_main_results_come_first_and_alternative_models_last():
    assert list(ANALYSES)[:4] == ["confusion", "detectability", "collected", "agents"]
    chapters = ANALYSES.chapters()
    assert list(chapters) == [chapter.name for chapter in CHAPTERS]
    assert chapters["robustness"] == ["signal_detection_model", "evidence"]


@pytest.mark.parametrize(
    ("named", "found"), [("judges", "judges"), ("", "robustness"), ("Fish", "robustness")]
)
def test_a_new_analysis_is_at_the_end_of_the_chapter_that_it_names(tmp_path, named, found):
    (tmp_path / "aardvark.py").write_text(NEW.format(chapter=named))
    analysis.__path__.append(str(tmp_path))
    look_again()
    try:
        assert ANALYSES.chapters()[found][-1] == "aardvark"
        assert len(ANALYSES) == len(set(ANALYSES)) == len(listed("turingdesk.analysis"))
    finally:
        analysis.__path__.remove(str(tmp_path))
        look_again()
        sys.modules.pop("turingdesk.analysis.aardvark", None)
        analysis.__dict__.pop("aardvark", None)
