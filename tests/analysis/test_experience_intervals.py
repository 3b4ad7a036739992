"""Intervals of the experience curve and of success rates hold what they promise.

The generator is this file's own: a judge says "machine" with log odds of the judge's bias, of the
stimulus's tendency, and of how much was learned in the trials before, which helps with both
classes. Who judges what is the same in all studies of a design; people and stimuli are drawn anew.
"""

from collections import Counter
from dataclasses import dataclass

import numpy as np
import pytest
from numpy.polynomial.hermite_e import hermegauss

from turingdesk.analysis import experience, success
from turingdesk.table.table import frame

NODES, WEIGHTS = hermegauss(60)


@dataclass(frozen=True)
class Course:
    """Judges who see some of all stimuli, in an order of their own."""

    judges: int
    trials: int
    stimuli: int  #: of both classes and three machines
    start: float = 0.0  #: log odds of a correct verdict at first
    gain: float = 0.0  #: how many of them all trials add
    sd_judge: float = 0.6
    sd_stimulus: float = 0.6


COURSES = {
    "30 judges who learn, 40 trials": Course(30, 40, 120, 0.0, 1.2),
    "60 judges who learn, 20 trials": Course(60, 20, 60, 0.2, 1.0),
    "30 judges who are nearly always right, 40 trials": Course(30, 40, 120, 1.8, 0.8),
    "12 judges, 40 trials": Course(12, 40, 80, 0.3, 0.6),
}


class Studies:
    """The table of a design, whose answers are drawn anew for each study."""

    def __init__(self, of, seed=3):
        self.of, self.draw = of, np.random.default_rng(seed)
        shown = np.argsort(self.draw.random((of.judges, of.stimuli)), axis=1)[:, : of.trials]
        self.stimuli = shown.ravel()
        self.judges = np.repeat(np.arange(of.judges), of.trials)
        self.before = np.tile(np.arange(of.trials), of.judges)
        self.is_machine = self.stimuli % 2 == 1
        self.table = frame(self._line(place) for place in range(self.stimuli.size))

    def _line(self, place):
        judge, what, step = (
            int(codes[place]) for codes in (self.judges, self.stimuli, self.before)
        )
        truth = ("human", "machine")[what % 2]
        return {
            "kind": "response",
            "session": f"sub-P{judge}_ses-1_study-x",
            "participant": f"P{judge}",
            "study": "x",
            "at": f"2026-03-01T{judge // 60:02}:{judge % 60:02}:00.000Z",
            "step": step,
            "trial": step + 1,
            "task": "captions",
            "block": "captions",
            "role": "verdict",
            "question": "origin",
            "stimulus": f"s{what}",
            "agent": f"h{what}" if truth == "human" else f"m{what // 2 % 3}",
            "origin": truth,
            "truth": truth,
            "choice": truth,
            "correct": True,
        }

    def skill(self, before):
        """The log odds of a correct verdict after so many trials, of an average judge."""
        return self.of.start + self.of.gain * before / self.of.trials

    def responses(self):
        """One study: the table with verdicts of judges on stimuli that are drawn at random."""
        from scipy.special import expit

        bias = self.draw.normal(0, self.of.sd_judge, self.of.judges)[self.judges]
        tendency = self.draw.normal(0, self.of.sd_stimulus, self.of.stimuli)[self.stimuli]
        side = np.where(self.is_machine, 1, -1)
        odds = side * self.skill(self.before) + bias + tendency
        says_machine = self.draw.random(odds.size) < expit(odds)
        choice = np.where(says_machine, "machine", "human")
        return self.table.assign(choice=choice, correct=says_machine == self.is_machine)

    def p_correct(self, before):
        """The true share of correct verdicts, over all judges and stimuli."""
        from scipy.special import expit

        spread = np.hypot(self.of.sd_judge, self.of.sd_stimulus)
        at = self.skill(np.asarray(before, dtype=float))[..., None] + spread * NODES
        return (expit(at) * WEIGHTS).sum(axis=-1) / WEIGHTS.sum()


def curve_misses(of, studies):
    """How often the interval of a point of the curve lacks its true value: a share."""
    made, missed = Studies(of), []
    for _ in range(studies):
        (figure,) = experience.figures(made.responses())
        for is_machine, line in zip((False, True), figure.layers, strict=True):
            edge = -(-of.trials // len(line.x))
            for place, (low, high) in enumerate(zip(line.low, line.high, strict=True)):
                there = (made.before // edge == place) & (made.is_machine == is_machine)
                expected = made.p_correct(made.before[there]).mean()
                missed.append(not low <= expected <= high)
    return np.mean(missed)


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", COURSES)
def test_points_of_the_experience_curve_hold_their_value(name):
    """400 studies with 40 points each; with ten verdicts a point intervals are cautious."""
    least = 0.0 if COURSES[name].judges < 20 else 0.025
    assert least <= curve_misses(COURSES[name], 400) <= 0.07


def rate_misses(of, studies):
    """How often the intervals of success rates lack their true values, as shares.

    Rates are how often a witness was called human: of all trials, of each judge's first one, and
    the difference of a machine from the humans. The test of one half is held to the interval.
    """
    made, missed, counted = Studies(of), Counter(), Counter()
    for _ in range(studies):
        found = success.compute(made.responses()).set_index("witness")
        for witness, is_machine in ((success.HUMANS, False), ("m1", True)):
            own, row = made.is_machine == is_machine, found.loc[witness]
            correct = {"rate": made.p_correct(made.before[own]).mean(), "first": made.p_correct(0)}
            rates = {name: 1 - p if is_machine else p for name, p in correct.items()}
            ends = {"rate": ("ci_low", "ci_high"), "first": ("first_low", "first_high")}
            if is_machine:
                rates["apart"] = rates["rate"] - made.p_correct(made.before[~own]).mean()
                ends["apart"] = ("minus_humans_low", "minus_humans_high")
            for name, (low, high) in ends.items():
                counted[witness, name] += (there := not np.isnan(row[low]))
                missed[witness, name] += there and not row[low] <= rates[name] <= row[high]
            assert (row["p"] < 0.05) == (not row["ci_low"] <= 0.5 <= row["ci_high"])
    return {name: missed[name] / n for name, n in counted.items() if n > studies / 2}


RATES = {
    "60 judges, 20 trials": Course(60, 20, 60),
    "30 judges who are nearly always right, 40 trials": Course(30, 40, 120, 2.6),
    "20 judges, 12 trials": Course(20, 12, 60, 0.3),
}


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", RATES)
def test_success_rates_hold_their_value(name):
    """1,000 studies; first trials are one of each judge, and those of a machine few of these."""
    found = rate_misses(RATES[name], 1000)
    assert {rate for _, rate in found} == {"rate", "first", "apart"}
    for (_, rate), share in found.items():
        assert (0.0 if rate == "first" else 0.016) <= share <= 0.084, found
