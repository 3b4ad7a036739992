import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.analysis.comparator.trials import some, trials
from turingdesk.analysis.comparator.acceptance import acceptance
from turingdesk.analysis.comparator.advantage import advantage, most, table
from turingdesk.analysis.statistics.proportions import weighted_sums


@given(seed=st.integers(0, 10_000))
def test_it_is_the_share_of_right_answers_over_guessing(seed):
    """Definition 2 by its words: targets and imitators come with probability 1/2 each."""
    agents, said, n = some(seed)
    found = acceptance(trials(agents, said, n))
    made = advantage(found)
    for a, actor in enumerate(found.agents):
        for c, target in enumerate(found.agents):
            x, y = agents.index(actor), agents.index(target)
            if x == y or not n[x, y] or not n[y, y]:
                assert np.isnan(made.value[a, c])
                continue
            wrong = 1 - said[x, y] / n[x, y]
            right = said[y, y] / n[y, y]
            assert made.value[a, c] == pytest.approx(0.5 * wrong + 0.5 * right - 0.5)
            assert -0.5 <= made.value[a, c] <= 0.5


@given(seed=st.integers(0, 10_000))
def test_no_standard_error_is_larger_than_the_largest(seed):
    agents, said, n = some(seed)
    rows = table(acceptance(trials(agents, said, n)))
    there = rows[rows["n_target"] > 0]
    assert (there["se"] <= there["se_most"] + 1e-12).all()
    assert rows.loc[rows["n_target"] == 0, "note"].str.contains("never saw the target").all()


def test_the_standard_errors_are_those_that_the_paper_prints():
    """Appendix B.2: ten trials have at most 0.158, and an advantage of ten and ten 0.112."""
    ten = acceptance(trials(["a", "b"], [[5, 5], [5, 5]], [[10, 10], [10, 10]]))
    branch = weighted_sums([1.0], ten.accepted[0, 0], ten.n[0, 0])
    assert round(float(branch.error[0]), 3) == 0.158
    assert advantage(ten).error[0, 1] == pytest.approx(1 / (8 * 10) ** 0.5)
    assert most(10, 10) == pytest.approx(1 / (8 * 10) ** 0.5)
    assert most(0, 10) is None


def test_a_standard_error_is_what_many_repetitions_show():
    draw = np.random.default_rng(3)
    q, s = draw.binomial(10, 0.3, 20_000) / 10, draw.binomial(10, 0.8, 20_000) / 10
    made = advantage(acceptance(trials(["a", "b"], [[8, 3], [3, 8]], [[10, 10], [10, 10]])))
    assert made.error[0, 1] == pytest.approx(((s - q) / 2).std(), rel=0.02)


def test_answers_that_all_agree_say_what_their_standard_error_is_worth():
    rows = table(acceptance(trials(["a", "b"], [[10, 0], [0, 10]], [[10, 10], [10, 10]])))
    assert rows["advantage"].tolist() == [0.5, 0.5]
    assert (rows["se"] > 0).all()
    assert (rows["se"] <= rows["se_most"]).all()
    assert rows["note"].str.contains("se_most").all()
    assert (rows["advantage_low"] < 0.45).all()
    assert (rows["advantage_high"] == 0.5).all()


@given(seed=st.integers(0, 10_000))
def test_each_advantage_stands_within_its_interval_and_what_can_be(seed):
    rows = table(acceptance(trials(*some(seed))))
    there = rows[rows["n_target"] > 0]
    assert (there["advantage_low"] <= there["advantage"] + 1e-9).all()
    assert (there["advantage"] <= there["advantage_high"] + 1e-9).all()
    assert there["advantage_low"].min() >= -0.5 - 1e-9 or there.empty
    assert there["advantage_high"].max() <= 0.5 + 1e-9 or there.empty
    alone = rows[rows["n_target"] == 0]
    assert alone[["advantage_low", "advantage_high", "se"]].isna().all().all()


def test_no_trials_give_no_rows():
    assert table(acceptance(trials([], [], []))).empty
