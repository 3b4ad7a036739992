import numpy as np
import pytest

from tests.analysis.judging import H, M, table
from turingdesk.analysis.signal_detection_model import (
    CRITERION,
    D_PRIME,
    SPREADS,
    compute,
    figures,
)
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.analysis.statistics.signal_detection import sensitivity


def verdicts(judges=80, stimuli=40, each=30, d_prime=0.9, c=0.3, seed=1):
    """Verdicts of judges with criteria and d' of their own: spreads 0.6, 0.4, stimuli 0.5."""
    from scipy.special import ndtr

    draw = np.random.default_rng(seed)
    criteria, able = draw.normal(c, 0.6, judges), draw.normal(d_prime, 0.4, judges)
    looks = draw.normal(0, 0.5, stimuli)
    for judge in range(judges):
        for step, stimulus in enumerate(draw.permutation(stimuli)[:each]):
            truth = (H, M)[stimulus % 2]
            z = able[judge] * (stimulus % 2 - 0.5) - criteria[judge] + looks[stimulus]
            choice = M if draw.random() < ndtr(z) else H
            own = {"participant": f"P-{judge}", "session": f"s-{judge}", "study": "x"}
            own |= {"kind": "response", "role": "verdict", "question": "origin", "step": step}
            shown = {"task": "captions", "stimulus": f"c{stimulus}", "agent": truth}
            yield own | shown | {"truth": truth, "choice": choice, "correct": choice == truth}


def results(rows):
    return compute(rows).set_index("term")


def test_the_population_and_its_spreads_are_found():
    found = results(table(verdicts()))
    truths = {D_PRIME: 0.9, CRITERION: 0.3}
    truths |= {SPREADS["criterion"]: 0.6, SPREADS["d'"]: 0.4, SPREADS["stimuli"]: 0.5}
    for term, truth in truths.items():
        assert found.loc[term, "ci_low"] < truth < found.loc[term, "ci_high"], term
    assert found["note"].eq("").all()
    assert (found["n_judges"].iloc[0], found["n_stimuli"].iloc[0], found["n"].iloc[0]) == (
        *(80, 40),
        2400,
    )


@pytest.mark.slow
def test_summed_counts_are_closer_to_0_and_have_intervals_that_are_too_narrow():
    """A criterion differs in both directions: averaged over judges, verdicts tell less."""
    rows = table(verdicts(judges=150))
    human, machine = rows["truth"] == H, rows["truth"] == M
    said = rows["choice"] == M
    counted = sensitivity(
        int((said & machine).sum()), int(machine.sum()), int((said & human).sum()), human.sum()
    ).d_prime
    d_prime = results(rows).loc[D_PRIME]
    assert 0 < counted.effect < d_prime["effect"]
    assert counted.high - counted.low < 0.6 * (d_prime["ci_high"] - d_prime["ci_low"])


def test_signs_are_those_of_the_measures_of_counts():
    """d' above 0 where classes are told apart; c below 0 where "machine" is said too readily."""
    found = results(table(verdicts(d_prime=1.5, c=-1.0, judges=30)))
    assert found.loc[D_PRIME, "ci_low"] > 0 > found.loc[CRITERION, "ci_high"]


@pytest.mark.parametrize("truth", [H, M])
def test_a_class_on_which_all_agree_has_no_estimate(truth):
    rows = [
        line | ({"choice": M, "correct": truth == M} if line["truth"] == truth else {})
        for line in verdicts(judges=10)
    ]
    found = results(table(rows))
    why = f"all verdicts on {truth}s are {'correct' if truth == M else 'wrong'}"
    assert found.loc[D_PRIME, "note"] == not_computed(why)


def test_figures_show_every_judge_around_the_average():
    rows = table(verdicts(judges=30))
    criteria, d_primes = figures(rows)
    assert (criteria.name, d_primes.name) == (
        "signal-detection-criteria",
        "signal-detection-d-prime",
    )
    assert len(criteria.layers[0].y) == 30
    assert criteria.layers[0].of == "judge"
    assert d_primes.layers == (), "their variance is 0, so there is nothing to draw"
    assert "variance is 0, so judges don't differ beyond chance" in d_primes.nothing
    assert abs(np.mean(criteria.layers[0].y)) < 0.1
