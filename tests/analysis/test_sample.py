"""Whose results are told together."""

from dataclasses import replace

import pandas as pd
import pytest

from tests.analysis.judging import lines
from tests.coding.coded import NAMES, write_sessions
from tests.coding.coded import table as table_of
from tests.shelf import only
from tests.small_study import small_package, walk_on
from turingdesk.analysis import ANALYSES
from turingdesk.analysis._clusters import CLUSTER
from turingdesk.analysis._sample import joined, sample, with_further
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.coding.codings import TextPlace, coding_rows, save_codes
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


def coded(folder, session="s1"):
    save_codes(folder, "reasons", "Ada", TextPlace(session, 1, "reason", ""), ["1a", "2a"])
    return coding_rows(folder)


def test_rows_stand_below_and_columns_keep_their_types(tmp_path):
    responses = table_of()
    made = joined(responses, [coded(tmp_path)])
    assert len(made) == len(responses) + 4
    for name, dtype in responses.dtypes.items():
        assert isinstance(made[name].dtype, type(dtype)), name
    pd.testing.assert_frame_equal(
        made.loc[: len(responses) - 1, list(responses)].astype(object),
        responses.astype(object),
        check_dtype=False,
    )
    below = made[made["role"] == "coding"]
    assert below["choice"].tolist() == ["1a", "2a", "1a", "2a"]
    assert below["participant"].isna().all()
    assert below["length"].isna().all()
    assert not below["pilot"].any()
    assert made["coder"].tolist()[: len(responses)] == [None] * len(responses)


def test_without_further_rows_the_table_is_the_same():
    responses = table_of()
    assert joined(responses, []) is responses
    sessions = pd.DataFrame()
    assert with_further(responses, Table(responses, sessions, ())) is responses


def test_codings_of_other_sessions_are_not_taken(tmp_path):
    responses = table_of()
    told = Table(responses, pd.DataFrame(), (), codings=coded(tmp_path, "s9"))
    assert with_further(responses, told) is responses
    save_codes(tmp_path, "reasons", "Ada", TextPlace("s2", 1, "reason", ""), [])
    more = with_further(responses, replace(told, codings=coding_rows(tmp_path)))
    assert more[more["role"] == "coding"]["session"].astype(str).unique().tolist() == ["s2"]


def test_no_other_analysis_sees_them(tmp_path):
    responses = table_of()
    more = joined(responses, [coded(tmp_path)])
    for name in ("confusion", "agents", "controls", "detectability", "lengths", "pairs"):
        pd.testing.assert_frame_equal(
            ANALYSES[name].compute(responses), ANALYSES[name].compute(more)
        )


def test_results_of_a_folder_have_the_codings_of_its_texts(tmp_path):
    write_sessions(tmp_path)
    place = TextPlace(str(NAMES["s1"]), 1, "reason", "")
    save_codes(tmp_path, "reasons", "Ada", place, ["1a"])
    loaded = load(tmp_path)
    rows = sample(loaded).analysed(loaded)
    found = ANALYSES["reasons"].compute(rows)
    told = found.set_index(["verdict", "witness", "code"])[["texts", "n"]]
    assert told.loc[("machine", "machine", "1a")].tolist() == [1, 1]
    with only("reasons"):  # the others take their time
        sheets = {name: frame for name, _, frame in analyses(loaded.responses, loaded)}
    assert (sheets["reasons"]["code"] == "1a").any()
    assert set(sheets["reasons"]["rules"]) == {"applied"}


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


def test_what_is_simulated_has_neither_scores_nor_verdicts_of_machines_beside_it():
    table_of = both()
    people = table_of.responses["judge"] == "human"
    judges = table_of.responses["judge"].astype("object").where(~people, "simulated")
    table_of = replace(
        table_of, responses=table_of.responses.assign(judge=judges.astype("category"))
    )
    rows = sample(table_of, JudgeKind.SIMULATED).analysed(table_of)
    assert counts(rows) == {"form": 9, "verdict": 30, "extra": 30}


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

    with only(reasons=replace(ANALYSES["reasons"], compute=compute)):
        ((_, _, sheet),) = analyses(table_of.responses, table_of)
    assert sheet["rules"].tolist() == ["applied", "not applied", "applied"]
    assert [one["beside"] for one, _ in seen.values()] == [20, 20, 30]
    assert seen[1][1] - seen[0][1] == 1
