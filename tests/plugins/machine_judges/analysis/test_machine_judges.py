"""People and machine judges side by side."""

import numpy as np
import pandas as pd
import pytest

from tests.analysis.beside import analysed, verdict
from tests.analysis.judging import poor, table
from tests.plugins.machine_judges.analysis.findings_data import findings
from turingdesk.analysis._machines import everyone
from turingdesk.analysis.detectability import compute as detectability
from turingdesk.analysis.statistics.clustering import CROSS_VALIDATED, Clustering
from turingdesk.plugins.machine_judges.analysis.machine_judges import (
    NONE_SHARED,
    NOT_TESTED,
    NOTHING,
    compute,
    figures,
    on_all,
    on_shared,
)
from turingdesk.table.machine_findings import FINDINGS
from turingdesk.table.table import frame

OTHER = {"human": "machine", "machine": "human"}


def judged(who, answers, seed, right=0.7, **told):
    draw = np.random.default_rng(seed)
    for number in answers:
        truth = ("human", "machine")[number % 2]
        choice = truth if draw.random() < right else OTHER[truth]
        yield verdict(who, f"s{number}", truth, choice, **told)


def found(said, how=on_all, by=Clustering.BOTH):
    machines = all(line["judge"] != "human" for line in said)
    return how(everyone(analysed(said, machines)), by)


def test_people_are_told_apart_from_each_machine_and_counted():
    said = [*judged("P-1", range(10), 1), *judged("P-2", range(6), 2)]
    said += [*judged("svm/1", range(10), 3), *judged("forest/1", range(4), 4)]
    sides = found(said)
    told = {who: (one.judges, one.group.matrix.humans) for (_, who), one in sides.items()}
    assert list(sides) == [("captions", one) for one in ("people", "judge:forest", "judge:svm")]
    assert told == {"people": (2, 8), "judge:forest": (1, 2), "judge:svm": (1, 5)}


def test_the_same_session_three_times_is_no_more_certain_than_once():
    once = list(judged("svm/1", range(60), 5))
    again = [
        line | {"session": f"svm/{n}", "participant": f"svm/{n}"}
        for n in (1, 2, 3)
        for line in once
    ]
    (one,), (three,) = (found(said).values() for said in (once, again))
    first, second = one.group.detectability, three.group.detectability
    assert three.judges == one.judges == 1
    assert three.answers == one.answers == (30, 30)
    assert three.group.matrix.humans == 3 * one.group.matrix.humans
    assert second.value == pytest.approx(first.value)
    assert (second.low, second.high) == pytest.approx((first.low, first.high))
    assert "by stimulus" in second.method


def test_where_all_verdicts_agree_the_interval_is_that_of_the_answers():
    once = list(judged("svm/1", range(20), 5, right=1.0))
    again = [
        line | {"session": f"svm/{n}", "participant": f"svm/{n}"}
        for n in (1, 2, 3)
        for line in once
    ]
    (one,), (three,) = (found(said).values() for said in (once, again))
    assert (three.group.p_hh.low, three.group.p_hh.high) == (
        one.group.p_hh.low,
        one.group.p_hh.high,
    )
    assert one.group.p_hh.low == pytest.approx(0.025 ** (1 / 10))  # 10 of 10
    assert three.group.detectability.note == one.group.detectability.note
    both = one.group.detectability
    assert (both.low, both.high) == pytest.approx((0.025 ** (1 / 20), 1.0))


def test_shared_answers_are_those_that_every_judge_of_the_task_judged():
    said = [*judged("P-1", range(10), 1), *judged("svm/1", range(4, 14), 3)]
    said += [
        *judged("P-1", range(6), 1, task="words"),
        *judged("svm/1", range(6), 3, task="words"),
    ]
    said += judged("lm/1", range(2), 4, task="words")
    sides = found(said, on_shared)
    counts = {
        one: side.group.matrix.humans + side.group.matrix.machines for one, side in sides.items()
    }
    assert counts["captions", "people"] == counts["captions", "judge:svm"] == 6
    assert counts["words", "people"] == counts["words", "judge:lm"] == 2
    assert (
        counts["(all)", "people"] == counts["(all)", "judge:lm"] == 2
    )  # the lm judged no captions
    assert on_shared(everyone(analysed([])), Clustering.BOTH) == {}


def test_speakers_of_one_conversation_are_two_answers():
    said = [verdict("P-1", "t", "human", "human", subject="A")]
    said += [verdict("svm/1", "t", "human", "human", subject=one) for one in "AB"]
    counts = [one.group.matrix.humans for one in found(said, on_shared).values()]
    assert counts == [1, 1]


@pytest.mark.slow
def test_machines_draw_stimuli_however_people_are_resampled():
    said = [*judged("P-1", range(20), 1), *judged("P-2", range(20), 2)]
    said += judged("svm/1", range(20), 3)
    for by in Clustering:
        people, machine = (one.group.detectability for one in found(said, by=by).values())
        assert people.method == by.method
        assert machine.method == Clustering.STIMULUS.method


SAID = [
    *(line for n in range(4) for line in judged(f"P-{n}", range(12), n)),
    *(line for n in (1, 2) for line in judged(f"svm/{n}", range(4, 20), n, scores=0.5)),
]


def test_each_has_a_row_on_all_answers_and_one_on_the_shared_ones():
    found = compute(analysed(SAID))
    assert found[
        ["task", "answers", "judge", "judges", "n_human", "n_machine"]
    ].to_numpy().tolist() == [
        ["captions", "all", "people", 4, 24, 24],
        ["captions", "all", "judge:svm", 1, 8, 8],
        ["captions", "shared", "people", 4, 16, 16],
        ["captions", "shared", "judge:svm", 1, 4, 4],
    ]
    people, trained = found[::2], found[1::2]
    assert people["p_hh_low"].le(people["p_hh"]).all()
    assert people["method"].str.contains("judge and stimulus").all()
    assert trained["note"].tolist() == [f"{CROSS_VALIDATED} {NOT_TESTED}"] * 2
    without = ["p_hh_low", "p_mm_high", "ci_low", "ci_high", "sd", "p", "spread"]
    assert trained[without].isna().all().all()
    assert found["detectability"].tolist() == pytest.approx(
        ((found["p_hh"] + found["p_mm"]) / 2).tolist()
    )


def kept(*blocks):
    """Permutation tests of the judge, by block: answers of each class, and p."""
    rows = [
        {"block": block, "task": "captions", "n_human": n, "n_machine": n, "spread": 0.25, "p": p}
        | {"method": "spread.", "p_method": "permutation.", "note": ""}
        for block, n, p in blocks
    ]
    found = analysed(SAID)
    found.attrs[FINDINGS] = (findings(chance=rows),)
    return compute(found).query("judge == 'judge:svm'").to_dict("records")


def test_a_trained_judge_has_the_p_value_of_its_permutation_test_and_its_spread():
    whole, shared = kept(("captions", 8, 0.005))
    assert (whole["p"], whole["spread"]) == (0.005, 0.25)
    assert (whole["method"], whole["generalizes"]) == ("spread.; permutation.", "")
    assert whole["note"] == CROSS_VALIDATED
    assert shared["p"] != shared["p"]
    assert NOT_TESTED in shared["note"]


@pytest.mark.parametrize(
    "blocks", [[("a", 4, 0.01), ("b", 4, 0.2)], [("a", 9, 0.01)]], ids=["two blocks", "others"]
)
def test_the_test_of_other_answers_is_told_and_not_taken(blocks):
    whole, _ = kept(*blocks)
    assert whole["p"] != whole["p"]
    assert "a: p = 0.010" in whole["note"]
    assert ("b: p = 0.200" in whole["note"]) == (len(blocks) > 1)


@pytest.mark.slow
def test_the_rows_are_the_same_whosever_the_table_is():
    one, other = compute(analysed(SAID)), compute(analysed(SAID, machines=True))
    pd.testing.assert_frame_equal(one, other)


def test_peoples_row_is_what_detectability_says_of_them():
    (row,) = compute(table()).to_dict("records")
    (known,) = detectability(table()).to_dict("records")
    assert row["judge"] == "people"
    for name, own in (("detectability", "value"), ("ci_low", "ci_low"), ("ci_high", "ci_high")):
        assert row[name] == known[own]
    assert row["judges"] == known["n_judges"]
    assert figures(table()) == ()


def test_several_tasks_have_rows_over_all_of_them_first():
    more = [line | {"task": "words", "stimulus": f"w{line['stimulus']}"} for line in SAID]
    found = compute(analysed([*SAID, *more]))
    assert list(dict.fromkeys(found["task"])) == ["(all)", "captions", "words"]
    assert found.loc[found["task"] == "(all)", "n_human"].tolist() == [48, 16, 32, 8]


def test_what_is_missing_is_said():
    (row,) = compute(frame([])).to_dict("records")
    assert (row["n_human"], row["note"]) == (0, NOTHING)
    (row,) = compute(poor("no participants")).to_dict("records")
    assert row["note"] == NOTHING
    apart = compute(analysed([*judged("P-1", (0, 1), 1), *judged("svm/1", (2, 3), 1)]))
    assert apart.loc[apart["answers"] == "shared", "note"].tolist() == [NONE_SHARED] * 2
    one_class = compute(
        analysed([verdict("svm/1", "a", "human", "human", scores=1)], machines=True)
    )
    (row,) = one_class.to_dict("records")
    assert row["p_hh"] == 1.0
    assert row["detectability"] != row["detectability"]
    assert "no verdicts on what machines made" in row["note"]


@pytest.mark.slow
def test_bars_stand_side_by_side_with_their_intervals_and_chance():
    (figure,) = figures(analysed(SAID))
    assert [layer.name for layer in figure.layers] == ["people", "svm"]
    assert figure.chance == 0.5
    assert figure.name == "machine-judges"
    people, trained = figure.layers
    ends = zip(people.low, people.y, people.high, strict=True)
    assert all(low <= y <= high for low, y, high in ends)
    assert {*trained.low, *trained.high} == {None}
    assert "on the answers that all judged" in figure.caption
    assert "n = 4\u201316 on humans" in figure.caption
    (alone,) = figures(analysed(SAID[-32:], machines=True))
    assert "on all answers" in alone.caption
