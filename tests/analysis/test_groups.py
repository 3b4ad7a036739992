import numpy as np
import pandas as pd
import pytest

from turingdesk.analysis import _estimate
from turingdesk.analysis._counted import Matrix, verdicts
from turingdesk.analysis._groups import grouped, over_machines, overall, proportions
from turingdesk.analysis.interrater import NO_VERDICTS
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.inference import EXACT
from turingdesk.table.table import frame

H, M = "human", "machine"


def table(judges=6, stimuli=8, hit=lambda judge, stimulus: (judge + stimulus) % 3 > 0):
    """Every judge on every stimulus; every second one is a machine's."""
    made = []
    for judge in range(judges):
        for stimulus in range(stimuli):
            truth = M if stimulus % 2 else H
            choice = truth if hit(judge, stimulus) else (H if truth == M else M)
            told = {"question": "origin", "role": "verdict", "study": "x", "task": "words"}
            who = {"participant": f"P-{judge}", "stimulus": f"s{stimulus}", "step": stimulus}
            answer = {"truth": truth, "choice": choice, "correct": truth == choice}
            made.append({"kind": "response", "session": f"s-{judge}", **told, **who, **answer})
    return verdicts(frame(made))


def labelled(rows, label):
    return pd.Series(label, index=rows.index)


def test_a_group_has_its_matrix_and_three_estimates():
    found = overall(table(), Clustering.BOTH)
    matrix = found.matrix
    assert (matrix.humans, matrix.machines) == (24, 24)
    assert found.p_hh.value == matrix.p_hh
    assert found.p_mm.value == matrix.p_mm
    assert found.detectability.value == pytest.approx((matrix.p_hh + matrix.p_mm) / 2)
    for one in (found.p_hh, found.p_mm, found.detectability):
        assert one.low < one.value < one.high
        assert one.method.startswith(Clustering.BOTH.method)
    assert found.p_hh.method.endswith("score interval and test (Wilson, 1927)")


def test_by_trial_is_computed_from_the_numbers_alone():
    found = overall(table(), Clustering.TRIAL)
    assert found.detectability == _estimate.detectability(found.matrix)
    assert found.p_hh == _estimate.proportion(found.matrix.hh, found.matrix.humans)


def test_groups_may_share_what_humans_made():
    rows = table()
    machines = rows["truth"] == M
    agents = rows["stimulus"].astype("str").where(machines, "humans")
    sides = {agent: ("humans", agent) for agent in agents[machines].unique()}
    found = grouped(rows, agents, sides, Clustering.JUDGE)
    assert {group.matrix.humans for group in found.values()} == {24}
    assert [group.matrix.machines for group in found.values()] == [6] * 4
    alone = rows[~machines | (agents == "s1")]
    expected = overall(alone, Clustering.JUDGE).detectability
    assert found["s1"].detectability.value == pytest.approx(expected.value)
    assert found["s1"].detectability.sd == pytest.approx(expected.sd, rel=0.05)


def test_a_label_that_never_comes_has_nothing():
    rows = table()
    found = grouped(rows, labelled(rows, "a"), {"b": ("b", "b")}, Clustering.BOTH)["b"]
    assert found.matrix == Matrix(0, 0, 0, 0)
    assert found.detectability.note == NO_VERDICTS
    assert found.p_hh.value is None


def test_no_verdicts_at_all():
    for by in Clustering:
        found = overall(verdicts(frame([])), by)
        assert found.detectability.value is None
        assert "there are no verdicts" in found.detectability.note


def test_one_class_only():
    rows = table()
    found = overall(rows[rows["truth"] == H], Clustering.BOTH)
    assert found.p_hh.low < found.p_hh.value < found.p_hh.high
    assert found.detectability.value is None
    assert "no verdicts on what machines made" in found.detectability.note


@pytest.mark.parametrize(("is_right", "value"), [(True, 1.0), (False, 0.0)])
def test_all_right_or_all_wrong_has_exact_limits_and_the_p_of_the_same_method(is_right, value):
    """20 judges and 20 stimuli of each class: two shares of 400 verdicts each."""
    found = overall(table(hit=lambda judge, stimulus: is_right), Clustering.BOTH)
    both = found.detectability
    assert both.value == value
    humans, machines = found.matrix.humans, found.matrix.machines
    assert humans == machines
    # A mean of two shares is lowest for its likelihood where both are alike.
    assert both.high - both.low == pytest.approx(1 - 0.025 ** (1 / (humans + machines)))
    assert both.p == pytest.approx(2 * 0.5 ** (humans + machines))
    assert found.p_hh.p == pytest.approx(2 * 0.5**humans)
    assert found.p_hh.high - found.p_hh.low == pytest.approx(1 - 0.025 ** (1 / humans))
    assert found.p_hh.method == both.method == EXACT
    assert "agree" in found.p_hh.note


def test_a_single_judge_is_told():
    found = overall(table(judges=1), Clustering.BOTH).detectability
    assert (found.low, found.high, found.p) == (None, None, None)
    assert found.note.startswith("No interval: ")
    assert found.note.endswith("the data have 1 judge.")


def test_a_judge_who_differs_widens_the_interval_by_judge():
    rows = table(judges=10, stimuli=20, hit=lambda judge, stimulus: judge < 6)
    by_trial, by_judge = (overall(rows, by) for by in (Clustering.TRIAL, Clustering.JUDGE))
    assert by_judge.p_hh.sd > 2.5 * by_trial.p_hh.sd


def test_proportions_of_right_answers_by_label():
    rows = table()
    labels = rows["stimulus"].astype("str").map(lambda name: "first" if name < "s4" else "rest")
    found = proportions(rows, labels, Clustering.BOTH)
    for label, share in found.items():
        own = rows[labels == label]
        assert (share.n, share.right) == (24, int(own["correct"].sum()))
        assert share.estimate.value == pytest.approx(share.right / 24)
        assert share.estimate.low < share.estimate.value < share.estimate.high
    assert proportions(rows[:0], labels[:0], Clustering.BOTH) == {}


def test_the_order_of_rows_changes_nothing():
    rows = table()
    mixed = rows.iloc[np.random.default_rng(1).permutation(len(rows))]
    one, other = overall(rows, Clustering.BOTH), overall(mixed, Clustering.BOTH)
    assert one.detectability.sd == pytest.approx(other.detectability.sd, rel=1e-5)
    assert one.detectability.low == pytest.approx(other.detectability.low, abs=1e-5)


def made_by(machines):
    """Thirty judges on forty stimuli; each machine is called one more or less often."""
    draw = np.random.default_rng(4)
    share = np.linspace(0.3, 0.9, machines)
    rows = table(30, 40, lambda judge, one: draw.random() < share[one // 2 % machines])
    agents = [f"m{int(name[1:]) // 2 % machines}" for name in rows["stimulus"].astype("str")]
    is_machine = rows["truth"] == M
    return rows.assign(
        agent=pd.Series(agents, index=rows.index).where(is_machine, ""), origin=rows["truth"]
    )


def test_five_machines_or_more_are_a_sample_of_others_like_them():
    rows = made_by(5)
    plain, over = (
        overall(rows, Clustering.BOTH).detectability,
        over_machines(rows, Clustering.BOTH),
    )
    assert over.value == pytest.approx(plain.value)
    assert over.high - over.low > 1.2 * (plain.high - plain.low)
    assert plain.generalizes.endswith("these machines only")
    assert "other machines like these" in over.generalizes
    assert over.df < plain.df


def test_four_machines_and_other_choices_of_clusters_speak_of_these_machines_only():
    assert over_machines(made_by(4), Clustering.BOTH) is None
    assert over_machines(made_by(5), Clustering.JUDGE) is None
    assert over_machines(made_by(5)[:0], Clustering.BOTH) is None
