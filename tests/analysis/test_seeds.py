"""Sessions of a machine judge are one judge in every analysis, however many there are."""

import numpy as np
import pytest

from tests.analysis.beside import steps, verdict
from turingdesk.analysis import ANALYSES
from turingdesk.analysis._overview import overview
from turingdesk.analysis._sample import sample
from turingdesk.analysis.sensitivity import CRITERION, D_PRIME
from turingdesk.analysis.statistics.clustering import CROSS_VALIDATED
from turingdesk.exchange.report.paper import sample_size
from turingdesk.journal.judge_kind import JudgeKind
from turingdesk.table.table import Table, frame

ENDS = ("low", "high")
#: What is shown with results and counts verdicts, or is of answers and not of judges.
NOT_OF_JUDGES = {"texts", "metrics", "collected"}


def said(session, right):
    """A session with these verdicts, on answers of people and of three machines to 24 prompts."""
    for number, is_right in enumerate(right):
        truth = ("human", "machine")[number % 2]
        choice = truth if is_right else ("machine", "human")[number % 2]
        agent = f"p{number % 5}" if truth == "human" else f"git-{number // 2 % 3}"
        told = {"agent": agent, "domain": f"d{number // 2 % 2}", "trial": number + 1}
        told |= {"prompt": f"q{number // 2}", "at": f"2026-01-01T00:00:{number:02}Z"}
        yield verdict(session, f"s{number}", truth, choice, **told)


def table(sessions, folds, people=0):
    """A machine judge with so many sessions that say the same, among so many people."""
    draw = np.random.default_rng(1)
    right = draw.random(48) < 0.7
    lines = [line for n in range(sessions) for line in said(f"svm/{n}", right)]
    for n in range(people):
        lines += said(f"P-{n}", draw.random(48) < 0.6)
    whole = frame(steps(lines))
    columns = ["session", "participant", "study", "judge"]
    made = whole[columns].drop_duplicates().astype("str").reset_index(drop=True)
    made = made.assign(
        **dict.fromkeys(("system", "language", "program", "screen", "registration"), ""),
        number=1,
        state="completed",
        demonstration=False,
        study_hash="h",
        unanswered=0,
        study_title="X",
        sealed=False,
        pilot=False,
        ended="",
        folds=[folds if one.startswith("judge:") else "" for one in made["judge"]],
    )
    return Table(whole, made, ())


def walked(sessions, folds="", people=0):
    """Every analysis of the shelf as rows of plain values, by name."""
    data = table(sessions, folds, people)
    rows = sample(data, JudgeKind.MACHINES).analysed(data)
    return {
        name: analysis.compute(rows).to_dict("records")
        for name, analysis in ANALYSES.items()
        if name not in NOT_OF_JUDGES
    }


def is_number(value):
    return value is not None and not np.isnan(value)


def uncertain(row):
    """The widths of a row's intervals and its p values, by column; those that there are."""
    for name, value in row.items():
        if name.endswith("low"):
            high = row[f"{name.removesuffix('low')}high"]
            if is_number(value):
                yield name, high - value
        elif (name == "p" or name.endswith("_p") or name == "p_holm") and is_number(value):
            yield name, value


@pytest.fixture(scope="module")
def walks():
    return [walked(sessions) for sessions in (1, 3)]


@pytest.mark.parametrize("name", [one for one in ANALYSES if one not in NOT_OF_JUDGES])
def test_three_sessions_that_say_the_same_are_one_judge_and_no_surer(walks, name):
    once, again = (walk[name] for walk in walks)
    assert len(once) == len(again)
    for one, three in zip(once, again, strict=True):
        for column in ("n_judges", "judges"):
            assert one.get(column) == three.get(column)
        before, after = dict(uncertain(one)), dict(uncertain(three))
        if one.get("measure") in (D_PRIME, CRITERION):  # p is of values that counts change a bit
            before, after = ({"ci_low": each["ci_low"]} for each in (before, after))
        assert before.keys() == after.keys(), three
        for column, width in after.items():
            # The last digits of degrees of freedom depend on how many verdicts there are.
            assert width == pytest.approx(before[column], rel=0.05), (column, three)


@pytest.mark.parametrize("people", [0, 4])
def test_no_analysis_has_an_interval_or_a_p_value_of_a_trained_judge(people):
    for name, rows in walked(3, "10", people=people).items():
        for row in rows:
            if "judge:" in str(row.get("judge", row.get("second", "judge:svm"))):
                assert not dict(uncertain(row)), (name, row)


def test_headline_paper_and_counts_speak_of_one_judge():
    for folds in ("", "10"):
        once, again = (overview(table(n, folds), kind=JudgeKind.MACHINES) for n in (1, 3))
        for found in (once, again):
            assert found["participants"] == 1
            assert found["detectability"]["n"]["judges"] == 1
            assert found["detectability"]["n"]["stimuli"] == 48
            assert sample_size(found["participants"], found["judges"]) == "1 machine judge"
            assert "other judges" not in found["detectability"]["generalizes"]
        one, three = once["detectability"], again["detectability"]
        assert one["value"] == pytest.approx(three["value"])
        if folds:
            assert one["ci95"] is three["ci95"] is one["p"] is three["p"] is None
            assert three["note"] == CROSS_VALIDATED
        else:
            assert one["ci95"] == pytest.approx(three["ci95"])
            assert one["p"] == pytest.approx(three["p"])
