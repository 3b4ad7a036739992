"""People in both roles: against a double loop over verdicts, statsmodels, and by simulation."""

import numpy as np
import pytest

from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.inference import Roles, Trials, combinations


def expit(odds):
    return 1 / (1 + np.exp(-odds))


def one(trials, weights=None, by=Clustering.BOTH):
    (found,) = combinations(trials, [weights or {0: 1}], by)
    return found


def equal(sizes):
    """How many clusters of one size would say as much."""
    return sizes.sum() ** 2 / (sizes**2).sum()


def looped(trials, factors):
    """Sum the products of all two influences that have a person in common, pair by pair.

    Args:
        trials: With one share.
        factors: By person, what the mean of a share takes away from their squares.
    """
    right = trials.right.astype(float)
    moved = (right - right.mean()) / len(right)
    total = 0.0
    for i, who in enumerate(zip(trials.judges, trials.stimuli, strict=True)):
        for j, others in enumerate(zip(trials.judges, trials.stimuli, strict=True)):
            common = {*who} & {*others}
            # Each person in common counts the product once, and those of the same pair are
            # taken off again once, without a factor: so any product counts about once.
            product = moved[i] * moved[j]
            total += sum(factors[one] for one in common) * product
            total -= product if {*who} == {*others} else 0.0
    return total


def played(draw, people, games, sd=0.7):
    """Games of two: who played, and whether they won."""
    skill = draw.normal(0, sd, people)
    first = draw.integers(0, people, games)
    second = (first + draw.integers(1, people, games)) % people
    won = draw.random(games) < expit(0.4 + skill[first] + skill[second])
    return Trials(np.zeros(games, int), won, first, second, roles=Roles.ALIKE)


@pytest.mark.parametrize("seed", range(3))
def test_players_of_games_are_clusters_as_in_a_double_loop(seed):
    trials = played(np.random.default_rng(seed), 9, 60, sd=2.0)
    times = np.bincount(trials.judges, minlength=9) + np.bincount(trials.stimuli, minlength=9)
    players = equal(times)
    factors = [(players**2 - 2) / (players - 2) ** 2] * 9
    assert one(trials).error ** 2 == pytest.approx(looped(trials, factors))


@pytest.mark.parametrize("seed", range(3))
def test_who_is_named_first_makes_no_difference(seed):
    draw = np.random.default_rng(seed)
    trials = played(draw, 8, 50)
    swapped = draw.random(50) < 0.5
    first = np.where(swapped, trials.stimuli, trials.judges)
    second = np.where(swapped, trials.judges, trials.stimuli)
    again = one(Trials(trials.shares, trials.right, first, second, roles=Roles.ALIKE))
    assert (again.error, again.df) == pytest.approx((one(trials).error, one(trials).df))


def test_where_no_one_has_both_roles_it_is_the_variance_of_judges_and_stimuli():
    """And that of statsmodels, without the factors of few clusters."""
    from statsmodels.api import OLS
    from statsmodels.stats.sandwich_covariance import cov_cluster_2groups

    draw = np.random.default_rng(4)
    judges, stimuli = (codes.ravel() for codes in np.indices((20, 6)))
    right = draw.random(120) < expit(draw.normal(0, 1, 20)[judges] + draw.normal(0, 1, 6)[stimuli])
    shares = np.zeros(120, int)
    apart = one(Trials(shares, right, judges, stimuli))
    together = one(Trials(shares, right, judges, stimuli + 20, roles=Roles.SHARED))
    assert (together.error, together.df) == pytest.approx((apart.error, apart.df))
    fit = OLS(right.astype(float), np.ones((120, 1))).fit()
    both, by_judge, by_stimulus = (
        float(np.squeeze(found))
        for found in cov_cluster_2groups(fit, judges, stimuli, use_correction=False)
    )
    cells = by_judge + by_stimulus - both
    wanted = by_judge * 20 / 19 + by_stimulus * 6 / 5 - cells
    assert together.error**2 == pytest.approx(wanted)


def test_someone_in_both_roles_is_one_person():
    """Ten who only ask, four who only answer, and five who do both."""
    draw = np.random.default_rng(6)
    judges, stimuli = draw.integers(0, 15, 150), draw.integers(10, 19, 150)
    stimuli = np.where(judges == stimuli, 18, stimuli)
    able = draw.normal(0, 2, 19)
    right = draw.random(150) < expit(able[judges] + able[stimuli])
    trials = Trials(np.zeros(150, int), right, judges, stimuli, roles=Roles.SHARED)
    both = (np.bincount(judges, minlength=19) > 0) & (np.bincount(stimuli, minlength=19) > 0)
    times = np.bincount(judges, minlength=19) + np.bincount(stimuli, minlength=19)
    of_both = equal(times[both])
    only_judges, only_stimuli = (
        equal(np.bincount(codes, minlength=19)[~both]) for codes in (judges, stimuli)
    )
    factors = [
        (of_both**2 - 2) / (of_both - 2) ** 2
        if both[person]
        else (
            only_judges / (only_judges - 1) if person < 10 else only_stimuli / (only_stimuli - 1)
        )
        for person in range(19)
    ]
    assert one(trials).error ** 2 == pytest.approx(looped(trials, factors))
    apart = one(Trials(trials.shares, right, judges, stimuli + 20))
    assert one(trials).error > apart.error


def test_verdicts_of_two_people_on_each_other_are_one_pair():
    """Both always say the same of each other: the second verdict is no news."""
    draw = np.random.default_rng(7)
    first, second = (codes.ravel() for codes in np.triu_indices(12, 1))
    able = draw.normal(0, 1.5, 12)
    right = draw.random(len(first)) < expit(able[first] + able[second])
    shares = np.zeros(len(first), int)
    once = one(Trials(shares, right, first, second, roles=Roles.ALIKE))
    columns = (np.tile(shares, 2), np.tile(right, 2))
    judges, stimuli = np.concatenate([first, second]), np.concatenate([second, first])
    twice = one(Trials(*columns, judges, stimuli, roles=Roles.SHARED))
    assert twice.error == pytest.approx(once.error)


@pytest.mark.parametrize("people", [3, 4])
def test_under_five_players_there_is_no_interval(people):
    found = one(played(np.random.default_rng(8), people, 40))
    assert (found.error, found.interval(), found.against(0.5)) == (None, None, None)
    assert found.note


def test_one_person_who_is_in_every_game_leaves_no_interval():
    """Forty people play, but always with the same one: nobody knows how others would do there."""
    draw = np.random.default_rng(9)
    host, guests = np.zeros(40, int), np.arange(1, 41)
    trials = Trials(np.zeros(40, int), draw.random(40) < 0.6, host, guests, roles=Roles.ALIKE)
    assert one(trials).interval() is None
