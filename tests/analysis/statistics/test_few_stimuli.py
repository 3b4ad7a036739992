"""Few stimuli of one class against many of the other, and groups of judges: by simulation.

The generator is this file's own: a judge says "machine" with log odds of the judge's bias and of
the stimulus's tendency, and where asked for the judge's ability. Both classes can differ in how
much their stimuli vary, which no pooled variance would survive.
"""

import numpy as np
import pytest

from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.inference import Trials, combinations

STUDIES = 1000
#: What a true share of 3 or 7 % may look like in 1,000 studies: two standard errors more.
LEAST, MOST = 0.02, 0.086


def study(draw, judges, each, stimuli, sds, *, spread=(0.5, 0.0)):
    """Shares (0 for humans, 1 for machines), whether right, judges and stimuli."""
    leaning, skill = (draw.normal(0, sd, judges) for sd in spread)  # bias and ability
    parts = []
    for machine in (0, 1):
        what = np.argsort(draw.random((judges, stimuli[machine])), axis=1)[:, : each[machine]]
        who = np.repeat(np.arange(judges), what.shape[1])
        what = what.ravel()
        tendency = draw.normal(0, sds[machine], stimuli[machine])[what]
        odds = leaning[who] + (2 * machine - 1) * skill[who] + tendency
        right = (draw.random(len(who)) < 1 / (1 + np.exp(-odds))) == bool(machine)
        parts.append((np.full(len(who), machine), right, who, what + machine * stimuli[0]))
    return [np.concatenate(column) for column in zip(*parts, strict=True)]


def rejected(weights, null, studies):
    """How often a true value is outside the interval, and p below 5 %, which is the same."""
    missed = []
    for trials in studies:
        (found,) = combinations(trials, [weights], Clustering.BOTH)
        low, high = found.interval()
        missed.append(not low <= null <= high)
        assert missed[-1] == (found.against(null).p < 0.05)
    return np.mean(missed)


@pytest.mark.parametrize("few", [3, 5])
def test_few_machine_stimuli_reject_no_more_than_they_say(few):
    """200 studies; before, 9 % with 3 stimuli."""
    draw = np.random.default_rng(6)
    drawn = (Trials(*study(draw, 40, (20, few), (40, few), (0.8, 0.8))) for _ in range(200))
    assert rejected({0: 0.5, 1: 0.5}, 0.5, drawn) <= 0.075


@pytest.mark.slow
@pytest.mark.parametrize("sds", [(0.5, 0.5), (0.8, 0.8), (0.4, 0.8), (1.0, 1.0)])
@pytest.mark.parametrize(
    ("judges", "each", "stimuli"),
    [
        (40, (20, 3), (40, 3)),
        (40, (20, 4), (40, 4)),
        (40, (20, 5), (40, 5)),
        (60, (3, 20), (3, 40)),
        (60, (20, 3), (100, 3)),
        (40, (3, 3), (3, 3)),
        (40, (5, 5), (5, 5)),
    ],
)
def test_few_stimuli_of_a_class_keep_their_promise(judges, each, stimuli, sds):
    draw = np.random.default_rng(3)
    drawn = (Trials(*study(draw, judges, each, stimuli, sds)) for _ in range(STUDIES))
    assert LEAST <= rejected({0: 0.5, 1: 0.5}, 0.5, drawn) <= MOST


@pytest.mark.slow
@pytest.mark.parametrize("bias", [0.5, 1.0])
def test_a_machine_with_three_stimuli_against_one_with_forty(bias):
    """The comparison of two machines, as of two domains: one rests on 3 stimuli."""
    draw = np.random.default_rng(9)

    def drawn():
        for _ in range(STUDIES):
            shares, right, who, what = study(
                draw, 40, (20, 20), (40, 43), (0.6, 0.6), spread=(bias, 0.0)
            )
            is_few = (shares == 1) & (what >= 80)
            yield Trials(shares + is_few, right, who, what)

    assert LEAST <= rejected({1: 1.0, 2: -1.0}, 0.0, drawn()) <= MOST


GROUPS = {
    "30 judges, 40 of 40 stimuli, strong bias": (30, 15, (20, 20), (20, 20), 0.8, 1.0, 0.0),
    "60 judges, 20 of 60 stimuli, strong bias": (60, 30, (10, 10), (30, 30), 0.5, 1.0, 0.0),
    "10 judges, 20 of 100 stimuli": (10, 5, (10, 10), (50, 50), 0.5, 0.5, 0.0),
    "40 judges, 5 + 5 stimuli": (40, 20, (5, 5), (5, 5), 0.8, 0.5, 0.0),
    "24 judges, very strong bias": (24, 12, (20, 20), (40, 40), 0.5, 2.0, 0.0),
    "30 judges whose abilities differ": (30, 15, (20, 20), (60, 60), 0.5, 0.5, 0.5),
    "24 judges, 8 against 16": (24, 8, (20, 20), (40, 40), 0.5, 0.8, 0.5),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", GROUPS)
def test_groups_of_judges_are_compared_at_their_level(name):
    """Before, 0.5 to 2.5 %: the floor was the variance of coins, which biased judges are not."""
    judges, first, each, stimuli, sd, bias, ability = GROUPS[name]
    draw = np.random.default_rng(4)

    def drawn():
        for _ in range(STUDIES):
            shares, right, who, what = study(
                draw, judges, each, stimuli, (sd, sd), spread=(bias, ability)
            )
            yield Trials(shares + 2 * (who < first), right, who, what)

    weights = {0: 0.5, 1: 0.5, 2: -0.5, 3: -0.5}
    assert LEAST <= rejected(weights, 0.0, drawn()) <= MOST
