from dataclasses import replace

import pandas as pd
import pytest

from tests.small_study import cut_off, small_package, walk_on
from turingdesk.analysis._clusters import clustered
from turingdesk.analysis._counted import Matrix, verdicts
from turingdesk.analysis._groups import overall
from turingdesk.analysis._overview import (
    JUDGED_BY,
    by_level,
    confusion,
    detectability,
    overview,
    records,
    results,
)
from turingdesk.analysis.interrater import NO_VERDICTS
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.journal.judge_kind import JudgeKind
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.table.table import frame, load


@pytest.fixture
def package(tmp_path):
    return small_package(tmp_path)


def said(data, **asked):
    return overview(load(data), **asked)


def test_a_demonstration_and_several_studies_and_versions_are_named(package, tmp_path):
    study = package.study
    for number, changes in enumerate(
        ({}, {"id": "show", "demonstration": True}, {"hash": "b" * 64})
    ):
        changed = replace(study, **changes)
        other = replace(package, study=changed, hash=changed.hash)
        setup = SessionSetup(f"P-{number}", "Booth 1", "simulated")
        walk_on(SessionRecorder.begin(other, tmp_path, setup))
    assert said(tmp_path)["notes"] == [
        JUDGED_BY[JudgeKind.SIMULATED],
        "The results combine 2 studies.",
        "“A small study” is a demonstration, not collected data.",
        "A small study was run in 2 different versions.",
    ]


@pytest.mark.slow
def test_machine_judges_are_counted_apart(package, tmp_path):
    walk_on(SessionRecorder.begin(package, tmp_path, SessionSetup("P-1", "Booth 1")))
    walk_on(
        SessionRecorder.begin(package, tmp_path, SessionSetup("svm", "desk", judge="judge:svm"))
    )
    people = said(tmp_path)
    assert people["verdicts"]["on_origin"] == 14
    assert people["notes"] == ["20 answers by other judges (machines) are not included."]
    machines = said(tmp_path, kind=JudgeKind.MACHINES)
    assert machines["notes"][0] == JUDGED_BY[JudgeKind.MACHINES]
    assert machines["participants"] == 1


def test_answers_asked_again_are_told(package, tmp_path):
    old = cut_off(package, tmp_path)
    walk_on(SessionRecorder.resume(package, tmp_path, SessionSetup("P-1", "Booth 1"), old))
    found = said(tmp_path)
    assert "1 answer was given again in a later attempt; the latest counts." in found["notes"]
    assert found["verdicts"]["left_out"] == {"asked again later": 1, "practice": 1}
    assert found["sessions"] == {"continued": 1, "completed": 1}
    assert found["participants"] == 1


def test_shares_of_each_row_add_up_to_one(package, tmp_path):
    walk_on(SessionRecorder.begin(package, tmp_path, SessionSetup("P-1", "Booth 1")))
    p = said(tmp_path)["confusion"]["p"]
    assert p["HH"] + p["HM"] == pytest.approx(1)
    assert p["MM"] + p["MH"] == pytest.approx(1)


H, M = "human", "machine"


def verdict(step, truth, choice, judge=0, **members):
    told = {"question": "origin", "role": "verdict", "study": "x", "task": "words"}
    who = {"participant": f"P-{judge}", "session": f"s-{judge}", "stimulus": f"{truth}-{step}"}
    answer = {"truth": truth, "origin": truth, "choice": choice, "correct": truth == choice}
    return {"kind": "response", "step": step} | told | who | answer | members


@pytest.fixture
def table():
    return frame(
        [
            verdict(step, truth, truth if (step + judge) % 3 else H, judge, agent=f"{truth}-a")
            for judge in range(4)
            for step, truth in enumerate((H, M, M, H, M, H))
        ]
    )


def test_shares_of_a_row_mirror_each_other(table):
    found = confusion(overall(verdicts(table), Clustering.BOTH))
    assert found["p"]["MM"] + found["p"]["MH"] == pytest.approx(1)
    low, high = found["ci95"]["MM"]
    assert found["ci95"]["MH"] == pytest.approx([1 - high, 1 - low])
    assert low <= found["p"]["MM"] <= high


def test_nothing_has_no_share_no_interval_and_a_reason():
    group = overall(verdicts(frame([])), Clustering.BOTH)
    found = confusion(group)
    assert set(found["n"].values()) == {0}
    assert {*found["p"].values(), *found["sd"].values(), *found["ci95"].values()} == {None}
    told = detectability(group)
    assert (told["value"], told["ci95"], told["wilson95_by_trial"]) == (None, None, None)
    assert told["note"] == NO_VERDICTS


def test_all_right_has_the_interval_that_does_not_collapse():
    all_right = frame([verdict(n, (H, M)[n % 2], (H, M)[n % 2], n % 3) for n in range(12)])
    told = detectability(overall(verdicts(all_right), Clustering.BOTH))
    assert told["value"] == 1.0
    assert told["ci95"] == pytest.approx([0.025 ** (1 / 12), 1.0])
    assert "All verdicts agree" in told["note"]


def test_a_machine_agent_is_set_against_all_humans(table):
    found = by_level(table, "agent")["machine-a"]
    assert found["confusion"]["n"]["HH"] == 0
    assert found["detectability"]["n"] == {"human": 12, "machine": 12}
    assert found["detectability"]["against"] == "all verdicts on what humans made"


@pytest.mark.slow
def test_results_cluster_as_the_table_says(table):
    for by in Clustering:
        found = results(clustered(table, by), ["agent"])
        assert found["detectability"]["generalizes"] == by.generalizes
        assert found["agents"][0]["generalizes"] == by.generalizes
        assert found["detectability"]["n"]["judges"] == 4
    assert found["verdicts"]["on_origin"] == 24
    matrix = Matrix(*(found["confusion"]["n"][cell] for cell in ("HH", "HM", "MM", "MH")))
    assert matrix.humans == matrix.machines == 12


def test_rows_are_plain_values():
    assert records(pd.DataFrame({"a": [1], 2: ["b"]})) == [{"a": 1, "2": "b"}]
