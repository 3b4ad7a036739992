"""How much each rule excludes, and the list of exclusions, of those who are looked at."""

from dataclasses import replace

import pytest

from tests.small_study import small_package, walk_on
from turingdesk.analysis._rules import by_rule, listed, listed_of
from turingdesk.core.quality import Duplicate, Incomplete, TooFast
from turingdesk.sessions.session_header import SIMULATED, SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.table.table import load

RULES = (Incomplete(id="whole"), TooFast(id="fast", min_s=2.0), Duplicate(id="twice"))


@pytest.fixture
def table(tmp_path):
    """Someone quick, someone who left, both simulated too; and another study."""

    def sit(code, rt_ms=4000.0, steps=10_000, study="small", judge="human"):
        package = small_package(tmp_path, id=study, rules=RULES)
        recorder = SessionRecorder.begin(
            package, tmp_path / "data", SessionSetup(code, "Booth 1", judge=judge)
        )
        walk_on(recorder, steps, rt_ms)
        recorder.abandon()

    sit("quick", 1000.0)
    sit("left", steps=7)
    sit("good")
    sit("s-left", steps=8, judge=SIMULATED)
    sit("quick", 1000.0, study="other")
    return load(tmp_path / "data")


def people(table, study="small"):
    own = table.sessions["judge"].isin(["", "human"]) & (table.sessions["study"] == study)
    sessions = table.sessions[own]
    return table.responses[table.responses["session"].isin(sessions["session"])], sessions


def test_each_rule_counts_sessions_single_trials_and_verdicts(table):
    found = {one["rule"]: one for one in by_rule(table, *people(table))}
    assert list(found) == ["whole", "fast", "twice"]
    rows = people(table)[0]
    verdicts = rows[(rows["role"] == "verdict") & ~rows["practice"]]
    left = (verdicts["participant"] == "left").sum()
    counts = {name: (one["sessions"], one["trials"]) for name, one in found.items()}
    assert counts == {"whole": (1, 0), "fast": (0, 6 + 4), "twice": (0, 0)}
    assert found["fast"]["verdicts"] == 6 + 2 * 4  # a conversation has two verdicts and one trial
    assert 0 < left <= found["whole"]["verdicts"]
    assert found["fast"]["settings"] == {"kind": "too_fast", "id": "fast", "min_s": 2.0}
    assert found["twice"]["about"] == "Excludes all but the first session of each participant."


def test_only_the_studies_and_judges_that_are_looked_at_are_counted(table):
    for study in ("small", "other"):
        assert {one["study"] for one in by_rule(table, *people(table, study))} == {study}
    nobody = (table.responses[:0], table.sessions[:0])
    assert by_rule(table, *nobody) == []
    assert list(listed(table, nobody[1])) == []


def test_every_exclusion_is_listed_as_plain_values(table):
    _, sessions = people(table)
    rows = list(listed(table, sessions))
    assert len(rows) == len(listed_of(table, sessions))
    assert {row["participant"] for row in rows} == {"quick", "left"}
    (left,) = [row for row in rows if row["rule"] == "whole"]
    assert (left["step"], left["trial"], left["scope"]) == (None, None, "session")
    assert all(type(row["step"]) is int for row in rows if row["scope"] == "trial")
    assert all(row["reason"].endswith(".") for row in rows)


def test_rules_of_one_name_are_one_rule(table):
    twice = (TooFast(id="fast", blocks=("captions",)), *RULES)
    found = by_rule(replace(table, rules={"small": twice}), *people(table))
    assert [one["rule"] for one in found] == ["fast", "whole", "twice"]
    assert found[0]["verdicts"] == 14
