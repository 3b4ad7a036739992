from math import isnan

import pytest

from tests.analysis.shelf_data import shelf_lines
from turingdesk.analysis._clusters import clustered
from turingdesk.analysis.lengths_by_kind import compute, figures
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.table.table import frame

LINES = [line for line in shelf_lines(judges=6) if line.get("task") == "conversations"]
KINDS = {"HH": "H-H", "HM": "H-M", "MH": "H-M", "MM": "M-M"}


@pytest.fixture(scope="module")
def found():
    return compute(frame(LINES))


def test_each_row_counts_who_was_called_human(found):
    for row in found.to_dict("records"):
        own = [
            line
            for line in LINES
            if line["length"] == row["length"]
            and line["truth"] == row["truth"]
            and row["conversation"] in ("(all)", KINDS[line["composition"]])
            and row["agent"] in ("(all)", line["agent"])
        ]
        assert row["n"] == len(own) > 0
        assert row["said_human"] == sum(line["choice"] == "human" for line in own)
        assert row["p_human"] == row["said_human"] / row["n"]
        assert row["ci_low"] <= row["p_human"] <= row["ci_high"] or (
            isnan(row["ci_low"]) and "needs at least 3 stimuli" in row["note"]
        )
        assert row["method"]


def test_there_is_a_row_for_every_kind_truth_and_length_that_occurs(found):
    whole = found[found["agent"] == "(all)"]
    told = set(zip(whole["conversation"], whole["truth"], whole["length"], strict=True))
    seen = {(KINDS[line["composition"]], line["truth"], line["length"]) for line in LINES}
    assert told == seen | {("(all)", truth, length) for _, truth, length in seen}
    assert set(found["agent"]) == {"(all)", "m"}


def test_every_kind_has_a_figure_and_the_machines_have_one(found):
    made = figures(frame(LINES))
    assert [one.name for one in made] == [
        "lengths-kind-conversations-all",
        "lengths-kind-conversations-H-H",
        "lengths-kind-conversations-H-M",
        "lengths-kind-conversations-M-M",
        "lengths-kind-conversations-machines",
    ]
    assert [line.name for line in made[2].layers] == ["human", "machine"]
    assert list(made[2].layers[0].x) == [3, 6]
    assert all("95% CIs" in one.caption and "n = " in one.caption for one in made)


def test_nothing_that_was_not_cut_or_has_one_maker_is_told():
    uncut = [line | {"length": None} for line in LINES]
    lines = uncut + [line | {"composition": "H"} for line in LINES]
    assert compute(frame(lines)).empty
    assert figures(frame(lines)) == ()


def test_a_machine_without_a_name_is_called_so():
    lines = [line | {"agent": ""} for line in LINES]
    assert set(compute(frame(lines))["agent"]) == {"(all)", "(not named)"}


def test_intervals_are_resampled_as_asked_for():
    found = compute(clustered(frame(LINES), Clustering.JUDGE))
    assert found["method"].str.contains("by judge").all()
