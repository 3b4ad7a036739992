"""How many answers a collection has, and how many it still needs."""

import pytest

from turingdesk.analysis import ANALYSES
from turingdesk.analysis._overview import overview
from turingdesk.cli import main
from turingdesk.editing.new_study import new_study
from turingdesk.judges import JUDGES
from turingdesk.judges._simulate import simulate
from turingdesk.presenters.live import LiveResults
from turingdesk.presenters.study_query import StudyQuery
from turingdesk.study.package import open_package
from turingdesk.table.table import frame, load

CHANCE = {"p_hh": 0.5, "p_mm": 0.5}


@pytest.fixture
def collection(tmp_path):
    """Two sessions of simulated people, and what each prompt needs: three answers."""
    folder, data = tmp_path / "study", tmp_path / "data"
    new_study("collect-objects", folder)
    toml = folder / "study.toml"
    text = toml.read_text("utf-8")
    assert "trials = 8" in text
    toml.write_text(text.replace("trials = 8", "trials = 8\nanswers_each = 3"), "utf-8")
    simulate(open_package(folder), data, [JUDGES["skilled"].make(CHANCE)] * 2, 1)
    return data


def test_prompts_are_counted_with_what_they_still_need(collection):
    (row,) = ANALYSES["collected"].compute(load(collection).responses).to_dict("records")
    assert (row["task"], row["answers"], row["participants"]) == ("collect-objects", 16, 2)
    assert (row["prompts"], row["needed_each"]) == (12, 3)
    assert (row["complete"], row["still_needed"]) == (0, 12 * 3 - 16)
    assert (row["least"], row["most"]) == (1, 2)


def test_nothing_is_collected_where_answers_are_judged():
    assert ANALYSES["collected"].compute(frame([])).empty


def test_analyze_says_what_was_collected_and_shows_no_empty_verdicts(collection, capsys):
    assert main(["analyze", str(collection)]) == 0
    said = capsys.readouterr().out
    assert "Collected answers" in said
    assert "still needed" in said
    assert "erdict" not in said
    assert "etectability" not in said
    (row,) = overview(load(collection))["collected"]
    assert row["still_needed"] == 20


def test_live_results_count_what_is_collected(collection):
    found = LiveResults(collection).look(StudyQuery(), "2026-11-21T09:00:00+00:00")
    assert found.only_collects
    (row,) = found.collected
    assert (row["answers"], row["still_needed"]) == (16, 20)
    assert len(found.sessions) == 2


@pytest.mark.sampled(1)
@pytest.mark.parametrize("kind", ["xlsx", "csv", "jsonl"])
def test_a_collection_is_exported(collection, tmp_path, kind):
    file = tmp_path / f"out.{kind}"
    assert main(["export", str(collection), "-o", str(file)]) == 0
    assert file.stat().st_size > 1000
