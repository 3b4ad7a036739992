"""Whose results are told together."""

from dataclasses import replace

import pandas as pd
import pytest

from tests.analysis.beside import analysed, verdict
from tests.analysis.judging import lines
from tests.shelf import only
from tests.small_study import small_package, walk_on
from turingdesk.analysis import ANALYSES
from turingdesk.analysis._clusters import CLUSTER, clustering_of, people_met
from turingdesk.analysis._machines import everyone
from turingdesk.analysis._sample import joined, sample, with_further
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.exchange.exporters.xlsx import analyses
from turingdesk.journal.judge_kind import JudgeKind
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.table.machine_scores import MachineScores
from turingdesk.table.table import PLANNED, Table, frame, load


@pytest.fixture(scope="module")
def table(tmp_path_factory):
    folder = tmp_path_factory.mktemp("sample")
    package = small_package(folder)
    walk_on(SessionRecorder.begin(package, folder / "data", SessionSetup("P-1", "Booth 1")))
    walk_on(
        SessionRecorder.begin(package, folder / "data", SessionSetup("M-1", "nobody", "judge:one"))
    )
    return load(folder / "data")


def test_people_come_before_machines_and_are_never_mixed(table):
    people, machines = sample(table), sample(table, JudgeKind.MACHINES)
    assert people.kind is JudgeKind.PEOPLE
    assert set(people.responses["participant"]) == {"P-1"} == set(people.sessions["participant"])
    assert len(people.responses) + len(machines.responses) == len(table.responses)


def test_responses_know_what_their_session_says_and_how_to_resample(table):
    found = sample(table, cluster=Clustering.JUDGE)
    assert set(found.responses[CLUSTER]) == {"judge"}
    assert set(found.responses["number"]) == {1}
    assert len(found.analysed(table)) >= len(found.responses)


def test_without_further_rows_the_table_is_the_same():
    responses = both().responses
    responses = responses[responses["judge"] == "human"]
    assert joined(responses, []) is responses
    sessions = pd.DataFrame()
    assert with_further(responses, Table(responses, sessions, ())) is responses


def both(others="judge:svm", **told):
    """Three people and two sessions of a machine on the same answers, with their sessions."""
    people = list(lines(judges=3))
    machine = [
        line | {"session": f"m{n}", "participant": f"svm-{n}", "judge": others} | told
        for n in (1, 2)
        for line in lines(judges=1)
        if line["role"] == "verdict"
    ]
    scores = MachineScores()
    for line in machine:
        told = {"step": line["step"], "scores": {"": 0.5}}
        scores.add({"kind": "scored", "session": line["session"], **told})
    responses = frame([*people, *machine])
    sessions = responses[["session", "study", "judge"]].drop_duplicates().astype("str")
    for name in ("system", "language"):
        sessions[name] = "Linux"
    return Table(responses, sessions, (), scores=scores.rows(responses))


def counts(rows):
    return rows["role"].astype("str").value_counts().to_dict()


def test_people_have_verdicts_and_scores_of_machines_beside_them_and_machines_those_of_people():
    table_of = both()
    people, machines = (
        sample(table_of, kind).analysed(table_of)
        for kind in (JudgeKind.PEOPLE, JudgeKind.MACHINES)
    )
    assert counts(people) == {"form": 9, "verdict": 30, "extra": 30, "beside": 20, "score": 20}
    assert counts(machines) == {"verdict": 20, "beside": 30, "score": 20}
    beside = people[people["role"] == "beside"]
    assert set(beside["judge"]) == {"judge:svm"}
    assert beside["question"].eq("origin").all()
    assert beside["superseded"].dtype == bool
    assert set(beside["excluded"]) == {""}
    assert set(machines.loc[machines["role"] == "beside", "judge"]) == {"human"}
    scores = people[people["role"] == "score"]
    assert scores["score"].tolist() == [0.5] * 20
    assert people.loc[people["role"] == "verdict", "score"].isna().all()


def test_what_is_simulated_has_machines_beside_it_as_people_have():
    table_of = both()
    people = table_of.responses["judge"] == "human"
    judges = table_of.responses["judge"].astype("object").where(~people, "simulated")
    table_of = replace(
        table_of, responses=table_of.responses.assign(judge=judges.astype("category"))
    )
    rows = sample(table_of, JudgeKind.SIMULATED).analysed(table_of)
    assert counts(rows) == {"form": 9, "verdict": 30, "extra": 30, "beside": 20, "score": 20}
    sessions = table_of.sessions["judge"].replace("human", "simulated")
    table_of = replace(table_of, sessions=table_of.sessions.assign(judge=sessions))
    assert sample(table_of).kind is JudgeKind.SIMULATED  # machines do not take their place
    machines = sample(table_of, JudgeKind.MACHINES).analysed(table_of)
    assert set(machines.loc[machines["role"] == "beside", "judge"]) == {"simulated"}


def test_a_machine_judge_is_one_participant_and_trained_ones_are_marked():
    table_of = both()
    assert table_of.sessions["judge"].eq("judge:svm").sum() == 2
    rows = sample(table_of, JudgeKind.MACHINES).responses
    assert rows["participant"].unique().tolist() == ["judge:svm"]
    assert rows["session"].nunique() == 2
    assert rows["trained"].all()
    people = sample(table_of, JudgeKind.PEOPLE).analysed(table_of)
    beside = people[people["role"] == "beside"]
    assert set(beside["participant"]) == {"judge:svm"}
    assert beside["trained"].all()
    assert not people.loc[people["role"] == "verdict", "trained"].any()
    asked = replace(table_of, scores=None)
    assert not sample(asked, JudgeKind.MACHINES).responses["trained"].any()
    folds = asked.sessions["judge"].eq("judge:svm").map({True: "10", False: ""})
    told = replace(asked, sessions=asked.sessions.assign(folds=folds))
    assert sample(told, JudgeKind.MACHINES).responses["trained"].all()


def test_machine_judges_are_no_sample_of_other_judges():
    table_of = both()
    assert clustering_of(sample(table_of, JudgeKind.PEOPLE).responses) is Clustering.BOTH
    assert clustering_of(sample(table_of, JudgeKind.MACHINES).responses) is Clustering.STIMULUS
    rows = table_of.responses[table_of.responses["judge"] == "judge:svm"]
    assert (
        clustering_of(with_further(rows, table_of)) is Clustering.STIMULUS
    )  # as the workbook has them
    asked = sample(table_of, JudgeKind.MACHINES, Clustering.TRIAL).responses
    assert clustering_of(asked) is Clustering.TRIAL


def test_what_is_simulated_stands_beside_nobody():
    table_of = both("simulated")
    for kind in (JudgeKind.PEOPLE, JudgeKind.SIMULATED):
        rows = sample(table_of, kind).analysed(table_of)
        assert not {"beside", "score"} & {*counts(rows)}


def test_verdicts_of_another_study_or_of_no_session_here_are_not_beside():
    table_of = both(study="y")
    assert "beside" not in counts(sample(table_of, JudgeKind.PEOPLE).analysed(table_of))
    table_of = both()
    fewer = replace(table_of, sessions=table_of.sessions[table_of.sessions["session"] != "m2"])
    assert counts(sample(fewer, JudgeKind.PEOPLE).analysed(fewer))["score"] == 10


def test_what_the_whole_says_of_itself_stays_with_the_rows():
    table_of = both()
    table_of.responses.attrs |= {PLANNED: {"x": {"margin": 0.1}}, "machine_findings": ("told",)}
    for kind in (JudgeKind.PEOPLE, JudgeKind.MACHINES):
        rows = sample(table_of, kind).analysed(table_of)
        assert rows.attrs[PLANNED] == {"x": {"margin": 0.1}}
        assert rows.attrs["machine_findings"] == ("told",)


@pytest.mark.slow
def test_no_other_analysis_counts_who_stands_beside():
    table_of = both()
    own = sample(table_of, JudgeKind.PEOPLE)
    rows = own.analysed(table_of)
    for name in ("confusion", "agents", "calibration", "demographics", "evidence", "experience"):
        found = ANALYSES[name].compute(own.responses), ANALYSES[name].compute(rows)
        pd.testing.assert_frame_equal(*found)


def test_the_workbook_has_them_without_the_quality_rules_too():
    table_of = both()
    table_of.responses["excluded"] = [
        "too_fast" if n == 4 else "" for n in range(len(table_of.responses))
    ]
    seen = {}

    def compute(rows):
        seen[len(seen)] = counts(rows), (rows["excluded"] == "").sum()
        return pd.DataFrame({"note": ["none"]})

    with only(controls=replace(ANALYSES["controls"], compute=compute)):
        ((_, _, sheet),) = analyses(table_of.responses, table_of)
    assert sheet["rules"].tolist() == ["applied", "not applied", "applied"]
    assert [one["beside"] for one, _ in seen.values()] == [20, 20, 30]
    assert seen[1][1] - seen[0][1] == 1


def test_people_beside_machine_judges_keep_whom_they_met():
    of_games = [
        verdict("P-1", f"room-{n}", "human", "human", room=f"room-{n}", task="play-witness")
        for n in range(3)
    ]
    machine = verdict("svm/1", "room-0", "human", "human", task="play-witness")
    for is_of_machines in (False, True):
        rows = everyone(analysed([*of_games, machine], machines=is_of_machines))
        assert people_met(rows).tolist() == (rows["participant"] == "P-1").tolist()
