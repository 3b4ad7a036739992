"""Whose results are told together."""

import pytest

from tests.small_study import small_package, walk_on
from turingdesk.analysis._clusters import CLUSTER
from turingdesk.analysis._sample import sample
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.journal.judge_kind import JudgeKind
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.table.table import load


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
