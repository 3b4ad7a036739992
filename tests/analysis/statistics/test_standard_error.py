import numpy as np
import pytest

from turingdesk.analysis.statistics.standard_error import amounts, by_verdict, clustered, crossed


def verdicts(seed, judges=60, stimuli=40):
    draw = np.random.default_rng(seed)
    who = np.repeat(np.arange(judges), 10)
    what = draw.integers(0, stimuli, who.size)
    human = what % 2 == 0
    able, telling = draw.normal(0, 1, judges), draw.normal(0, 1, stimuli)
    right = draw.random(who.size) < 1 / (1 + np.exp(-able[who] - telling[what]))
    return who, what, human, right


def test_one_verdict_a_judge_gives_nearly_the_binomial_error():
    _, _, human, right = verdicts(1)
    moved = amounts(right, human)
    plain = by_verdict(
        int(right[human].sum()), int(human.sum()), int(right[~human].sum()), int((~human).sum())
    )
    n = right.size
    assert clustered(moved, np.arange(n)) == pytest.approx(plain * (n / (n - 1)) ** 0.5)


def test_a_change_of_one_judge_is_what_the_amounts_say():
    who, _, human, right = verdicts(2)
    moved = amounts(right, human)
    assert moved.sum() == pytest.approx(0)
    kept = who != 0
    whole = (right[human].mean() + right[~human].mean()) / 2
    without = (right[human & kept].mean() + right[~human & kept].mean()) / 2
    assert whole - without == pytest.approx(moved[who == 0].sum(), abs=0.003)


def test_crossed_errors_are_those_of_repeated_studies():
    values, errors, trials = [], [], []
    for seed in range(400):
        who, what, human, right = verdicts(seed)
        moved = amounts(right, human)
        values.append((right[human].mean() + right[~human].mean()) / 2)
        errors.append(crossed(moved, who, what))
        trials.append(clustered(moved, np.arange(right.size)))
    assert np.mean(errors) == pytest.approx(np.std(values), rel=0.12)
    assert np.mean(trials) < 0.6 * np.std(values)


def test_one_judge_has_no_error():
    assert clustered(np.array([0.1, -0.1]), np.array([0, 0])) is None
    assert crossed(np.array([0.1, -0.1]), np.array([0, 1]), np.array([0, 0])) is None
