"""Means of numbers with clustered errors: against statsmodels, scipy, and by simulation."""

from dataclasses import replace
from math import gamma, sqrt

import numpy as np
import pytest

from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.means import Numbers, combinations, standardized


def difference(numbers, by=Clustering.BOTH):
    (result,) = combinations(numbers, [{1: 1.0, 0: -1.0}], by)
    return result


def of_two(x, y):
    """Two groups whose numbers are all of different authors and to different prompts."""
    values, groups = np.append(x, y).astype(float), np.repeat([0, 1], [len(x), len(y)])
    each = np.arange(len(values))
    return Numbers(groups, values, each, each)


def equal(codes):
    """How many clusters of one size would say as much."""
    sizes = np.bincount(codes)
    return sizes.sum() ** 2 / (sizes**2).sum()


def test_a_mean_has_the_variance_of_statsmodels():
    """A mean is the intercept of a regression on nothing; the factors are undone there."""
    from statsmodels.api import OLS
    from statsmodels.stats.sandwich_covariance import cov_cluster, cov_cluster_2groups

    draw = np.random.default_rng(4)
    who, what = (codes.ravel() for codes in np.indices((12, 9)))
    kept = draw.random(who.size) < 0.8
    who, what = who[kept], what[kept]
    values = draw.normal(0, 1, 12)[who] + draw.normal(0, 1, 9)[what] + draw.normal(8, 2, who.size)
    numbers = Numbers(np.zeros(who.size, dtype=int), values, who, what)
    fit = OLS(values, np.ones((who.size, 1))).fit()
    both, by_author, by_prompt = (
        float(np.squeeze(one)) for one in cov_cluster_2groups(fit, who, what, use_correction=False)
    )
    assert by_author == pytest.approx(float(cov_cluster(fit, who, use_correction=False)[0, 0]))
    cells = by_author + by_prompt - both
    authors, prompts = (equal(codes) for codes in (who, what))
    by_author *= authors / (authors - 1)
    by_prompt *= prompts / (prompts - 1)
    expected = by_author + by_prompt - cells
    for by, variance in (
        (Clustering.BOTH, expected),
        (Clustering.JUDGE, by_author),
        (Clustering.STIMULUS, by_prompt),
    ):
        (mean,) = combinations(numbers, [{0: 1.0}], by)
        assert mean.value == pytest.approx(values.mean())
        assert mean.error**2 == pytest.approx(variance)


def test_independent_numbers_have_welchs_error():
    from scipy.stats import ttest_ind

    draw = np.random.default_rng(6)
    x, y = draw.normal(0, 1, 30), draw.normal(1, 3, 50)
    theirs = ttest_ind(y, x, equal_var=False)
    found = difference(of_two(x, y), Clustering.JUDGE)
    assert found.against(0.0) == pytest.approx((theirs.statistic, theirs.pvalue))
    assert found.interval() == pytest.approx(tuple(theirs.confidence_interval()))


def test_numbers_of_each_author_count_as_one_where_all_write_alike():
    """Ten authors with the same number thirty times are ten numbers, no more."""
    from scipy.stats import ttest_1samp

    lengths = np.random.default_rng(7).normal(9, 2, 10)
    numbers = Numbers(np.zeros(300, int), np.repeat(lengths, 30), np.repeat(np.arange(10), 30))
    (mean,) = combinations(numbers, [{0: 1.0}], Clustering.JUDGE)
    theirs = ttest_1samp(lengths, 8.0)
    assert mean.against(8.0) == pytest.approx((theirs.statistic, theirs.pvalue))


def test_what_is_fixed_adds_nothing_to_what_authors_vary_by():
    """A machine that answers each prompt once is compared within prompts (paired t-test)."""
    from scipy.stats import ttest_rel

    draw = np.random.default_rng(8)
    ease = draw.normal(0, 5, 40)
    human, machine = ease + draw.normal(0, 1, 40), ease + draw.normal(0.5, 1, 40)
    prompts = np.tile(np.arange(40), 2)
    numbers = Numbers(np.repeat([0, 1], 40), np.append(human, machine), None, prompts)
    theirs = ttest_rel(machine, human)
    assert difference(numbers).against(0.0) == pytest.approx((theirs.statistic, theirs.pvalue))
    fixed = replace(numbers, judges=np.full(80, -1))
    assert difference(fixed).error == pytest.approx(difference(numbers).error)


@pytest.mark.parametrize(
    ("x", "y", "why"),
    [
        ([1.0], [1.0, 2.0], "fewer than two"),
        ([], [1.0, 2.0], "fewer than two"),
        ([1.0] * 5, [1.0] * 4, "do not differ"),
        ([1.0] * 5, [0.0] * 4, "do not differ"),
    ],
)
def test_what_cannot_be_computed_says_why(x, y, why):
    for found in (difference(of_two(x, y)), standardized(of_two(x, y), 0, 1)):
        assert (found.error, found.interval(), found.against(0.0)) == (None, None, None)
        assert why in found.note


def test_g_is_the_pooled_t_value_without_its_sizes_and_without_bias():
    from scipy.stats import ttest_ind

    draw = np.random.default_rng(5)
    for n, m in ((3, 4), (20, 11), (200, 300)):
        x, y = draw.normal(1, 2, n), draw.normal(0, 2, m)
        d = ttest_ind(x, y).statistic * sqrt(1 / n + 1 / m)
        df = n + m - 2
        exact = gamma(df / 2) / sqrt(df / 2) / gamma((df - 1) / 2) if df < 300 else 1
        g = standardized(of_two(x, y), 0, 1)
        assert g.value == pytest.approx(d * exact, rel=0.01)
        assert g.interval()[0] < g.value < g.interval()[1]
        assert standardized(of_two(x, y), 1, 0).value == pytest.approx(-g.value)


def test_g_of_the_printed_example_of_borenstein_and_others():
    """Introduction to Meta-Analysis, 2009, p. 27: g = 0.5924, variance of d 0.0410."""
    x = np.concatenate([np.full(25, 103 - 5.5), np.full(25, 103 + 5.5)])
    y = np.concatenate([np.full(25, 100 - 4.5), np.full(25, 100 + 4.5)])
    x = 103 + (x - 103) * 5.5 / x.std(ddof=1)
    y = 100 + (y - 100) * 4.5 / y.std(ddof=1)
    g = standardized(of_two(x, y), 0, 1, Clustering.TRIAL)
    assert g.value == pytest.approx(0.5924, abs=1e-3)
    assert g.error == pytest.approx(sqrt(0.0410), rel=0.01)


def test_g_moves_as_leaving_out_each_author_moves_it():
    """The delta method's error by author is close to the jackknife's over authors."""
    draw = np.random.default_rng(9)
    who = np.repeat(np.arange(40), 10)
    values = draw.normal(0, 1, 40)[who] + draw.normal(0, 1, 400)
    group = (who >= 20).astype(int)
    numbers = Numbers(group, values + 2 * group, who)
    without = []
    for author in range(40):
        kept = who != author
        part = Numbers(group[kept], numbers.values[kept], who[kept])
        without.append(standardized(part, 1, 0, Clustering.JUDGE).value)
    jackknife = np.sqrt(39 / 40 * ((without - np.mean(without)) ** 2).sum())
    assert standardized(numbers, 1, 0, Clustering.JUDGE).error == pytest.approx(
        jackknife, rel=0.05
    )


#: Authors, prompts, answers of each author, and standard deviations of authors and prompts;
#: single answers vary by 1, and the machine answers each prompt once.
DESIGNS = {
    "10 authors x 30 prompts": (10, 30, 30, 0.5, 0.5),
    "10 authors who hardly differ": (10, 30, 30, 0.3, 0.5),
    "5 authors x 30 prompts": (5, 30, 30, 0.5, 0.5),
    "30 authors, 5 of 20 prompts": (30, 20, 5, 0.5, 0.5),
    "30 authors, 2 of 60 prompts": (30, 60, 2, 0.5, 0.5),
    "20 authors, prompts differ most": (20, 30, 30, 0.3, 1.0),
    "nothing in common": (10, 30, 30, 0.0, 0.0),
}


def written(draw, authors, prompts, each, sd_author, sd_prompt):
    """One study: people's answers (group 0), and a machine's, which writes as long on average."""
    by_author, by_prompt = draw.normal(0, sd_author, authors), draw.normal(0, sd_prompt, prompts)
    what = np.argsort(draw.random((authors, prompts)), axis=1)[:, :each].ravel()
    who = np.repeat(np.arange(authors), each)
    human = by_author[who] + by_prompt[what] + draw.normal(0, 1, who.size)
    machine = by_prompt + draw.normal(0, 1, prompts)
    return Numbers(
        np.repeat([0, 1], [human.size, prompts]),
        np.append(human, machine),
        np.append(who, np.full(prompts, -1)),
        np.append(what, np.arange(prompts)),
    )


@pytest.mark.slow
@pytest.mark.parametrize("name", DESIGNS)
def test_a_machine_that_writes_like_people_is_rarely_told_from_them(name):
    """Misses of 3 to 7 % in 1,000 studies, of the difference as of Hedges' g.

    Welch's t-test, which takes answers as independent, rejects in 10 to 30 % of those in which
    ten authors differ.
    """
    draw, missed = np.random.default_rng(31), np.zeros(2)
    for _ in range(1000):
        numbers = written(draw, *DESIGNS[name])
        ends = [found.interval() for found in (difference(numbers), standardized(numbers, 1, 0))]
        missed += [not low <= 0.0 <= high for low, high in ends]
    assert all(0.03 <= share / 1000 <= 0.07 for share in missed), missed
