"""Made-up studies with random judges and stimuli, from a generator of the tests' own.

A judge says "machine" with log odds of the class's mean, the judge's bias, the stimulus's own
tendency, and where asked for the judge's ability, which is added for machines and taken off for
humans, and what all answers of an agent have in common.
"""

from dataclasses import dataclass

import numpy as np

from turingdesk.analysis.statistics.inference import Trials


@dataclass(frozen=True)
class Scenario:
    judges: int
    each: tuple[int, int]  #: trials a judge on humans and on machines
    stimuli: tuple[int, int]
    sd_stimulus: float
    sd_bias: float
    sd_ability: float = 0.0
    logit: float = 0.0  #: of "machine" for machines; for humans its negative; 0 is the null
    agents: int = 2
    sd_agent: float = 0.0
    unequal: bool = False  #: judges who stop early


#: The scenarios in which intervals and tests are held to what they promise.
SCENARIOS = {
    "30 x 40, many stimuli": Scenario(30, (20, 20), (100, 100), 0.5, 0.5, logit=0.3),
    "10 x 20, many stimuli": Scenario(10, (10, 10), (100, 100), 0.5, 0.5, logit=0.3),
    "60 x 20, strong bias": Scenario(60, (10, 10), (30, 30), 0.5, 1.0, logit=0.3),
    "60 x 20, 5 humans of 20": Scenario(60, (5, 15), (30, 30), 0.5, 1.0, logit=0.3),
    "40 x 10, 5 + 5 stimuli": Scenario(40, (5, 5), (5, 5), 0.8, 0.5, logit=0.3),
    "40 x 11, 50 + 3 stimuli": Scenario(40, (8, 3), (50, 3), 0.5, 0.5, logit=0.3),
    "20 x 20, p = .95": Scenario(20, (10, 10), (100, 100), 0.5, 0.5, logit=3.2),
    "12 x 20, abilities differ": Scenario(12, (10, 10), (60, 60), 0.5, 0.5, 0.6),
    "20 judges who stop early": Scenario(20, (20, 20), (40, 40), 0.6, 0.8, unequal=True),
    "null, 30 x 40, 20 + 20 stimuli": Scenario(30, (20, 20), (20, 20), 0.8, 1.0),
    "null, 60 x 20, 30 + 30 stimuli": Scenario(60, (10, 10), (30, 30), 0.5, 1.0),
    "null, 10 x 20, 20 + 20 stimuli": Scenario(10, (10, 10), (20, 20), 0.8, 1.0),
    "5 judges x 40": Scenario(5, (20, 20), (20, 20), 0.8, 1.0),
    "5 judges x 20": Scenario(5, (10, 10), (100, 100), 0.5, 0.5, logit=0.3),
    "3 judges x 20": Scenario(3, (10, 10), (20, 20), 0.5, 0.5),
}

#: Where a single proportion is near its end, or judges answer very different numbers of trials.
SINGLE_SHARES = {
    "20 x 20, p = .95": SCENARIOS["20 x 20, p = .95"],
    "30 x 20, p = .95": Scenario(30, (10, 10), (60, 60), 0.5, 0.5, logit=3.2),
    "50 x 20, p = .98": Scenario(50, (10, 10), (100, 100), 0.5, 0.5, logit=4.2),
    "20 judges who stop early": SCENARIOS["20 judges who stop early"],
    "12 judges who stop early": Scenario(12, (20, 20), (40, 40), 0.6, 0.8, unequal=True),
    "20 who stop early, p = .89": Scenario(
        20, (20, 20), (40, 40), 0.6, 0.8, logit=2.4, unequal=True
    ),
}


def study(draw, of):
    """One study: its trials (humans' and two machines' shares: 0, 1, 2) and agents by trial."""
    from scipy.special import expit

    bias, ability = draw.normal(0, of.sd_bias, of.judges), draw.normal(0, of.sd_ability, of.judges)
    common = draw.normal(0, of.sd_agent, of.agents)
    parts = []
    for is_machine, each, stimuli in zip((0, 1), of.each, of.stimuli, strict=True):
        side = 2 * is_machine - 1
        what = np.argsort(draw.random((of.judges, stimuli)), axis=1)[:, :each].ravel()
        who = np.repeat(np.arange(of.judges), each)
        tendency = draw.normal(0, of.sd_stimulus, stimuli)[what]
        agent = what % of.agents
        if is_machine:
            tendency = tendency + common[agent]
        odds = side * (of.logit + ability[who]) + bias[who] + tendency
        right = (draw.random(len(who)) < expit(odds)) == is_machine
        share = is_machine * (1 + np.minimum(agent, 1))
        parts.append((share, right, who, what + is_machine * of.stimuli[0], agent))
    columns = [np.concatenate(column) for column in zip(*parts, strict=True)]
    if of.unequal:
        kept = draw.random(len(columns[0])) < draw.uniform(0.1, 1.0, of.judges)[columns[2]]
        columns = [column[kept] for column in columns]
    *made, agent = columns
    return Trials(*made), agent


def whole(trials):
    """The same with both machines as one share."""
    return Trials(np.minimum(trials.shares, 1), trials.right, trials.judges, trials.stimuli)


def measures(hh, mm):
    """What is computed from the true p(H|H) and p(M|M), beside them."""
    from scipy.special import ndtri

    hit, alarm = ndtri(mm), ndtri(1 - hh)
    return {
        "p(H|H)": hh,
        "p(M|M)": mm,
        "detectability": (hh + mm) / 2,
        "d'": hit - alarm,
        "criterion": -(hit + alarm) / 2,
    }


def truths(of):
    """The true p(H|H), p(M|M), detectability, d' and criterion over all judges and stimuli."""
    from scipy.special import expit

    nodes, weights = np.polynomial.hermite_e.hermegauss(80)
    spread = np.hypot(np.hypot(of.sd_bias, of.sd_ability), of.sd_stimulus)

    def mean(sd):
        return float((weights * expit(of.logit + sd * nodes)).sum() / weights.sum())

    return {**measures(mean(spread), mean(np.hypot(spread, of.sd_agent))), "pair of agents": 0.0}
