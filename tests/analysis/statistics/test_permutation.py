from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.analysis.statistics.permutation import (
    Counts,
    against_half,
    against_half_within,
    by_judge,
    two_groups,
    two_shares,
)
from turingdesk.analysis.statistics.result import not_computed, reason_of


def every_way(verdicts, size):
    """All ways to deal verdicts to a first group of that size: the sums of both."""
    for chosen in combinations(range(len(verdicts)), size):
        first = sum(verdicts[i] for i in chosen)
        yield first, sum(verdicts) - first


def listed(right, n):
    return [1] * right + [0] * (n - right)


@given(st.integers(1, 5), st.integers(1, 5), st.data())
def test_two_shares_are_those_of_all_permutations(a, b, data):
    x, y = data.draw(st.integers(0, a)), data.draw(st.integers(0, b))
    found = two_shares((x, y), (a, b))
    ways = [abs(i / a - j / b) for i, j in every_way(listed(x, a) + listed(y, b), a)]
    expected = np.mean([way >= abs(x / a - y / b) - 1e-9 for way in ways])
    assert found.p == pytest.approx(expected)


def test_two_groups_are_those_of_all_permutations():
    first, second = Counts(3, 4, 2, 3), Counts(1, 3, 1, 4)
    humans = [i / 4 - j / 3 for i, j in every_way(listed(4, 7), 4)]
    machines = [i / 3 - j / 4 for i, j in every_way(listed(3, 7), 3)]
    ways = [abs(h + m) / 2 for h in humans for m in machines]
    found = two_groups(first, second)
    assert found.effect == pytest.approx((3 / 4 + 2 / 3) / 2 - (1 / 3 + 1 / 4) / 2)
    assert found.p == pytest.approx(np.mean([way >= found.effect - 1e-9 for way in ways]))


def test_two_groups_agree_with_scipys_random_permutations():
    first, second = Counts(310, 520, 340, 500), Counts(250, 480, 270, 520)
    found = two_groups(first, second)
    draw = np.random.default_rng(1)
    h = draw.hypergeometric(560, 440, 520, 200_000)
    m = draw.hypergeometric(610, 410, 500, 200_000)
    ways = (h / 520 - (560 - h) / 480 + m / 500 - (610 - m) / 520) / 2
    assert found.p == pytest.approx((np.abs(ways) >= found.effect - 1e-9).mean(), abs=4e-4)


@given(st.integers(1, 30), st.integers(1, 30), st.data())
def test_against_half_is_fishers_test_where_both_tails_are_alike(humans, machines, data):
    from scipy import stats

    hh, mm = data.draw(st.integers(0, humans)), data.draw(st.integers(0, machines))
    found = against_half(Counts(hh, humans, mm, machines))
    said = hh + machines - mm
    if said in (0, humans + machines):
        assert found.p is None
        return
    k = np.arange(humans + 1)
    p = stats.hypergeom(humans + machines, said, humans).pmf(k)
    far = np.abs(k / humans - (said - k) / machines)
    there = far >= abs(hh / humans - (said - hh) / machines) - 1e-9
    assert found.p == pytest.approx(p[there].sum())


def test_two_verdicts_of_each_of_two_judges_are_counted_out():
    judges = [Counts(1, 1, 1, 1), Counts(1, 1, 0, 1)]
    found = against_half_within(judges)
    # The first judge is right or wrong on both, each with 1/2; the second said "human" twice.
    assert found.effect == pytest.approx((1 + 0.5) / 2 - 0.5)
    assert found.p == pytest.approx(1.0)
    six = against_half_within([Counts(1, 1, 1, 1)] * 6)
    assert six.p == pytest.approx(2 / 2**6)


def test_judges_who_lean_to_one_answer_do_not_make_it_significant():
    draw = np.random.default_rng(3)
    judges = []
    for _ in range(300):
        lean, humans = draw.beta(0.5, 0.5), int(draw.integers(1, 8))
        judges.append(
            Counts(
                int(draw.binomial(humans, lean)),
                humans,
                int(draw.binomial(8 - humans, 1 - lean)),
                8 - humans,
            )
        )
    assert against_half_within([j for j in judges if j.machines]).p > 0.01


@pytest.mark.parametrize(
    ("judges", "why"),
    [
        ([Counts(9, 10, 0, 0), Counts(0, 0, 8, 10)], "no judge judged both humans and machines"),
        (
            [Counts(4, 4, 0, 6), Counts(0, 3, 5, 5)],
            "no judge of both humans and machines gave both answers",
        ),
    ],
)
def test_verdicts_of_judges_that_cannot_be_exchanged_are_not_tested(judges, why):
    """Every deal of a judge's own verdicts gives the same result, which is not a p of 1."""
    found = against_half_within(judges)
    assert found.p is None
    assert found.note == not_computed(why)
    assert against_half(Counts(9, 10, 8, 10)).p < 0.01
    assert against_half_within([*judges, Counts(2, 3, 2, 3)]).p is not None


def test_the_smallest_p_values_are_not_lost():
    found = two_groups(Counts(5000, 5000, 5000, 5000), Counts(0, 5000, 0, 5000))
    assert 0 <= found.p < 1e-15
    assert two_groups(Counts(5, 10, 5, 10), Counts(10, 20, 10, 20)).p == 1.0


def test_whole_judges_change_groups():
    from scipy import stats

    draw = np.random.default_rng(2)
    able = np.repeat([0.9, 0.5], 25)
    counts = np.column_stack(
        [draw.binomial(6, able), np.full(50, 6), draw.binomial(6, able), np.full(50, 6)]
    )
    found = by_judge(counts, able > 0.7, resamples=999)
    assert found.p == pytest.approx(1 / 1000)
    right = (counts[:, 0] + counts[:, 2]) / 12
    theirs = stats.permutation_test(
        (right[5:30], right[30:]),
        lambda x, y, axis: x.mean(axis) - y.mean(axis),
        n_resamples=4000,
        rng=1,
        vectorized=True,
    )
    ours = by_judge(counts[5:], np.arange(45) < 25)
    assert ours.effect == pytest.approx(theirs.statistic)
    assert ours.p == pytest.approx(theirs.pvalue, abs=0.002)
    assert by_judge(counts[:20], np.arange(20) < 10).p > 0.05


@pytest.mark.parametrize(
    "found",
    [
        two_shares((0, 1), (0, 4)),
        two_groups(Counts(0, 0, 1, 2), Counts(1, 2, 1, 2)),
        against_half(Counts(1, 2, 0, 0)),
        against_half(Counts(2, 2, 0, 2)),
        against_half_within([]),
        by_judge(np.ones((3, 4)), [True, False, False]),
    ],
)
def test_what_cannot_be_tested_says_why(found):
    assert found.p is None
    assert reason_of(found.note)
    assert found.method
    assert found.assumptions
