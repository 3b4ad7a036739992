"""Intervals by judge, by stimulus and by both: enumerated, against formulas, and covering."""

from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy import stats

from turingdesk.analysis.statistics.bootstrap import by_trial
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.spread import spreads
from turingdesk.analysis.statistics.trials import Trials

BOTH = [(0, 1)]


def crossed(draw, judges, stimuli, trials, spread, mu=(0.3, 0.1)):
    """A study: half of the stimuli are humans'; judges and stimuli have effects of their own."""
    half = stimuli // 2
    who = np.repeat(np.arange(judges), trials)
    shown = [
        np.append(
            draw.permutation(half)[: trials // 2], half + draw.permutation(half)[: trials // 2]
        )
        for _ in range(judges)
    ]
    what = np.concatenate(shown)
    share = (what >= half).astype(int)
    of_judges, of_stimuli = spread
    effect = draw.normal(0, of_judges, (judges, 2))[who, share] if of_judges else 0.0
    effect = effect + (draw.normal(0, of_stimuli, stimuli)[what] if of_stimuli else 0.0)
    right = draw.normal(size=len(what)) < np.array(mu)[share] + effect
    return Trials(share, right, who, what)


def truth(spread, mu=(0.3, 0.1)):
    """Its detectability for judges and stimuli without end."""
    sd = np.sqrt(1 + spread[0] ** 2 + spread[1] ** 2)
    return stats.norm.cdf(np.array(mu) / sd).mean()


@pytest.fixture
def study():
    return crossed(np.random.default_rng(1), 20, 40, 20, (0.4, 0.4))


def one(trials, by=Clustering.BOTH, means=BOTH, **asked):
    (found,) = spreads(trials, means, by, **asked)
    return found


def test_by_both_is_every_pair_of_resamples_of_three_judges_and_three_stimuli():
    """All 27 by 27 of them, for a proportion, whose resamples always exist."""
    judges, stimuli = np.repeat([0, 1, 2], 3), np.tile([0, 1, 2], 3)
    right = np.array([1, 1, 0, 1, 0, 1, 0, 0, 0], dtype=bool)
    p, table = right.mean(), right.reshape(3, 3)
    resamples = list(product(range(3), repeat=3))
    of_judges = [table[list(drawn)].mean() - p for drawn in resamples]
    of_stimuli = [table[:, list(drawn)].mean() - p for drawn in resamples]
    sums = np.add.outer(of_judges, of_stimuli).ravel()
    assert len(sums) == 27 * 27

    rows, columns = table.mean(axis=1) - p, table.mean(axis=0) - p
    v_judges, v_stimuli = (rows**2).sum() / 6, (columns**2).sum() / 6
    v_cells = p * (1 - p) / 8
    v = max(v_judges + v_stimuli - v_cells, p * (1 - p) / 18)
    scale = np.sqrt(v / sums.var())
    df = max(1, v**2 / (v_judges**2 / 2 + v_stimuli**2 / 2))
    widened = stats.t.ppf(0.975, df) / stats.norm.ppf(0.975)
    low, high = np.quantile(sums, [0.025, 0.975]) * scale * widened + p

    found = one(Trials(np.zeros(9, dtype=int), right, judges, stimuli), means=[(0,)])
    assert found.sd == pytest.approx(np.sqrt(v), rel=0.02)
    assert found.low == pytest.approx(max(0, low), abs=0.02)
    assert found.high == pytest.approx(min(1, high), abs=0.02)
    assert (found.n, found.value) == (9, p)


def test_the_standard_deviation_is_the_formulas(study):
    by = {which: one(study, which).sd for which in Clustering}
    from scipy.sparse import csr_array

    from turingdesk.analysis.statistics.cluster_variance import variance

    means = csr_array([[0.5, 0.5]])
    parts = {
        name: variance(clusters, means).value[0]
        for name, clusters in (
            ("judge", study.by_judge),
            ("stimulus", study.by_stimulus),
            ("cell", study.by_cell),
        )
    }
    assert by["judge"] == pytest.approx(np.sqrt(parts["judge"]), rel=0.04)
    assert by["stimulus"] == pytest.approx(np.sqrt(parts["stimulus"]), rel=0.04)
    both = parts["judge"] + parts["stimulus"] - parts["cell"]
    assert by["both"] == pytest.approx(np.sqrt(both), rel=0.04)
    assert by["trial"] < min(by["judge"], by["stimulus"]) < by["both"]


def test_by_trial_is_the_bootstrap_of_verdicts(study):
    found = one(study, Clustering.TRIAL)
    n, right = study.by_share.totals
    resampled = by_trial([(int(a), int(b)) for a, b in zip(right, n, strict=True)]).mean(axis=0)
    assert found.sd == pytest.approx(resampled.std(ddof=1), rel=1e-4)
    assert (found.low, found.high) == pytest.approx(
        np.quantile(resampled, [0.025, 0.975]), abs=1e-5
    )
    assert found.method.startswith("binomial bootstrap by trial")


def test_every_result_says_its_method_and_what_is_taken_for_granted(study):
    for by in Clustering:
        found = one(study, by)
        assert found.clustering is by
        assert "10,000 resamples" in found.method
        assert found.assumptions.endswith(".")
        assert found.note == ""


def test_results_of_many_are_those_of_each(study):
    proportions = spreads(study, [(0,), (1,), (0, 1)])
    assert proportions[0] == one(study, means=[(0,)])
    assert proportions[2] == one(study)
    assert proportions[2].value == pytest.approx((proportions[0].value + proportions[1].value) / 2)


def test_more_results_than_are_resampled_at_a_time():
    draw = np.random.default_rng(2)
    shares, judges = np.repeat(np.arange(900), 6), np.tile(np.arange(6), 900)
    trials = Trials(shares, draw.random(5400) < 0.5, judges)
    found = spreads(trials, [(share,) for share in range(900)], Clustering.JUDGE, resamples=200)
    assert [one.n for one in found] == [6] * 900
    last = Trials(np.zeros(6, dtype=int), trials.right[-6:], judges[-6:])
    assert found[-1].value == one(last, Clustering.JUDGE, [(0,)]).value


@pytest.mark.parametrize("by", list(Clustering))
def test_what_is_all_right_has_no_width(by):
    judges, stimuli = np.repeat(np.arange(4), 4), np.tile(np.arange(4), 4)
    found = one(Trials(stimuli % 2, np.ones(16, dtype=bool), judges, stimuli), by)
    assert (found.value, found.sd, found.low, found.high) == (1.0, 0.0, 1.0, 1.0)


def test_one_judge_leaves_the_stimuli_and_says_so():
    stimuli = np.arange(12)
    trials = Trials(stimuli % 2, stimuli % 3 == 0, np.zeros(12, dtype=int), stimuli)
    found = one(trials)
    assert found.clustering is Clustering.STIMULUS
    assert found.note == "Judges are not resampled: on one class fewer than two of them judged."
    assert one(trials, Clustering.JUDGE).clustering is Clustering.TRIAL


def test_an_agent_with_one_stimulus_leaves_the_judges():
    judges = np.repeat(np.arange(6), 3)
    stimuli = np.tile([0, 1, 2], 6)
    trials = Trials((stimuli == 2).astype(int), np.arange(18) % 5 < 3, judges, stimuli)
    found = one(trials)
    assert found.clustering is Clustering.JUDGE
    assert found.note == "Stimuli are not resampled: one class has fewer than two of them."
    assert found.low < found.value < found.high


def test_where_nobody_is_named_it_is_by_trial():
    found = one(Trials(np.arange(20) % 2, np.arange(20) % 3 == 0))
    assert found.clustering is Clustering.TRIAL
    assert found.note == (
        "Judges are not resampled: the data do not name them. "
        "Stimuli are not resampled: the data do not name them."
    )


@settings(deadline=None, max_examples=30)
@given(
    st.lists(
        st.tuples(st.integers(0, 1), st.booleans(), st.integers(0, 4), st.integers(0, 4)),
        min_size=1,
        max_size=30,
    ),
    st.sampled_from(Clustering),
)
def test_an_interval_lies_around_its_value_and_within_0_and_1(answers, by):
    shares, right, judges, stimuli = (np.array(column) for column in zip(*answers, strict=True))
    present, shares = np.unique(shares, return_inverse=True)
    _, judges = np.unique(judges, return_inverse=True)
    _, stimuli = np.unique(stimuli, return_inverse=True)
    trials = Trials(shares, right, judges, stimuli)
    means = [(share,) for share in range(len(present))] + ([(0, 1)] if len(present) > 1 else [])
    for found in spreads(trials, means, by, resamples=200):
        assert 0 <= found.low <= found.value <= found.high <= 1
        assert found.sd >= 0


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("judges", "stimuli", "trials", "effects"),
    [
        (40, 120, 30, (0.3, 0.3)),
        (20, 40, 20, (0.6, 0.1)),
        (20, 40, 20, (0.1, 0.6)),
        (60, 60, 20, (0.0, 0.0)),
    ],
)
def test_the_interval_by_both_covers_the_truth_as_often_as_it_says(
    judges, stimuli, trials, effects
):
    """1,000 studies each; the truth lies in 93 to 97 % of the intervals."""
    draw, expected, inside = np.random.default_rng(11), truth(effects), 0
    for _ in range(1000):
        found = one(crossed(draw, judges, stimuli, trials, effects), resamples=1000)
        inside += found.low <= expected <= found.high
    assert 930 <= inside <= 970


def pigeonhole(trials, resamples, draw):
    """Judges and stimuli drawn at once: a trial's weight is the product of both numbers."""
    values = []
    judges, stimuli = trials.judges.max() + 1, trials.stimuli.max() + 1
    for _ in range(resamples):
        of_judges = np.bincount(draw.integers(0, judges, judges), minlength=judges)
        of_stimuli = np.bincount(draw.integers(0, stimuli, stimuli), minlength=stimuli)
        weights = of_judges[trials.judges] * of_stimuli[trials.stimuli]
        n = np.bincount(trials.shares, weights, 2)
        values.append((np.bincount(trials.shares, weights * trials.right, 2) / n).mean())
    return np.array(values)


def test_drawing_both_at_once_would_be_too_wide_where_chance_is_all_there_is():
    """Owen's bootstrap counts a verdict's own chance three times: √3 times the spread."""
    draw = np.random.default_rng(3)
    study = crossed(draw, 60, 200, 20, (0.0, 0.0))
    wide = pigeonhole(study, 300, draw).std()
    assert wide / one(study, Clustering.TRIAL).sd == pytest.approx(np.sqrt(3), rel=0.2)
    assert one(study).sd == pytest.approx(one(study, Clustering.TRIAL).sd, rel=0.2)
