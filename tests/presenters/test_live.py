"""Looks at Live results: in a large folder, what takes long comes with later looks."""

import json
from dataclasses import replace
from random import Random

import pytest

from tests.bench.journals import write_journals, write_session
from turingdesk.analysis import ANALYSES
from turingdesk.analysis._clusters import CLUSTERED_BY, clustered
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.cli import main
from turingdesk.core.response import TRAINED
from turingdesk.presenters import live
from turingdesk.presenters.analysis_chapters import FIRST
from turingdesk.presenters.analysis_view import AnalysisQuery
from turingdesk.presenters.analyst import Analyst
from turingdesk.presenters.live import LiveResults
from turingdesk.presenters.study_query import StudyQuery
from turingdesk.system.paths import demo_study
from turingdesk.table.table import load

NOW = "2026-11-21T12:00:00+00:00"
ENDS = ("value", "ci_low", "ci_high")
PARTS = {"by_task", "by_machine", "course"}


@pytest.fixture
def data(tmp_path):
    write_journals(tmp_path / "data", 600, 20)
    return tmp_path / "data"


@pytest.fixture
def as_if_large(monkeypatch):
    monkeypatch.setattr(live, "AT_ONCE", 0)


EVERYTHING = StudyQuery()


def look(results, query=EVERYTHING):
    return results.look(query, NOW)


def test_all_of_a_small_folder_comes_at_once(data):
    results = LiveResults(data)
    shown = look(results)
    assert shown.counted > 500
    assert not shown.coming
    assert all(getattr(shown, part) for part in PARTS)
    assert look(results) is None


def test_the_parts_of_a_large_folder_come_one_by_one_and_are_the_same(data, monkeypatch):
    whole = look(LiveResults(data))
    monkeypatch.setattr(live, "AT_ONCE", 0)
    results = LiveResults(data)
    shown = look(results)
    assert shown == replace(whole, coming=PARTS, by_task=(), by_machine=(), course=())
    for left in (2, 1, 0):
        shown = look(results)
        assert len(shown.coming) == left
    assert shown == whole
    assert look(results) is None


@pytest.mark.slow
@pytest.mark.usefixtures("as_if_large")
def test_parts_stay_while_new_ones_are_computed_and_none_waits_forever(data):
    results = LiveResults(data)
    before = [look(results) for _ in range(4)][-1]
    changed = set()
    for number in range(6):
        write_session(data, f"new-{number}", 30, Random(number), closed=False)
        shown = look(results)
        while shown.counted == before.counted:  # it may be the turn of a part
            shown = look(results)
        assert not shown.coming
        changed |= {part for part in PARTS if getattr(shown, part) != getattr(before, part)}
        before = shown
    assert changed == PARTS


@pytest.mark.usefixtures("as_if_large")
def test_another_choice_does_not_show_the_parts_of_the_last_one(data):
    results = LiveResults(data)
    for _ in range(4):
        look(results)
    shown = look(results, StudyQuery(before=True))
    assert shown.before
    assert shown.coming == PARTS
    assert not shown.by_task


@pytest.fixture(scope="module")
def good_and_guessing(tmp_path_factory):
    """Eight judges who tell machines from people, and eight who guess."""
    data = tmp_path_factory.mktemp("judged") / "data"
    for seed, right in enumerate(("0.95", "0.5")):
        skill = ("--p-hh", right, "--p-mm", right, "--seed", str(seed))
        told = ("simulate", str(demo_study()), "--judges", "8", *skill, "--data", str(data))
        assert main(told) == 0
    return data


@pytest.mark.usefixtures("few_analyses")  # all of them take seconds for each task
def test_live_shows_the_same_interval_as_the_analysis_page_and_the_command(
    good_and_guessing, capsys
):
    live = look(LiveResults(good_and_guessing))
    overview = Analyst(good_and_guessing).look(AnalysisQuery(chapter=FIRST)).overview
    (shown,) = live.results["detectability"]
    assert {name: str(one) for name, one in shown.items()} == {  # as text, NaN equals itself
        name: str(one) for name, one in overview.detectability.items()
    }
    assert live.course[-1].items() >= {end: shown[end] for end in ENDS}.items()
    assert main(["analyze", str(good_and_guessing), "--by", "task", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [shown[end] for end in ENDS] == ends_of(told)
    ends = ("detectability", "ci_low", "ci_high")
    by_task = {row["task"]: [row[end] for end in ends] for row in live.by_task}
    assert by_task == {  # pairs have no verdicts on origin
        task: ends_of(result) for task, result in told["by"]["task"].items() if task != "pairs"
    }


def test_judges_who_differ_make_the_interval_on_live_wider(good_and_guessing):
    """Half of the judges guess, so verdicts of one judge are far from independent."""
    (shown,) = look(LiveResults(good_and_guessing)).results["detectability"]
    alone = clustered(load(good_and_guessing).responses, Clustering.TRIAL)
    (independent,) = ANALYSES["detectability"].compute(alone).to_dict("records")
    assert shown["value"] == independent["value"]
    width, narrow = (one["ci_high"] - one["ci_low"] for one in (shown, independent))
    assert width > 2 * narrow


def test_live_results_read_all_columns_that_errors_depend_on():
    read = {*live._COLUMNS, *live._OF_GAMES}
    assert {*CLUSTERED_BY} - {TRAINED} <= read


def ends_of(result):
    found = result["detectability"]
    return [found["value"], *found["ci95"]]
