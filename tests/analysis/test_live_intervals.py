"""Intervals and tests of live games hold what they promise, by a generator of the tests' own.

Witnesses are met again and again, and some people ask in one game and answer in the next, so that
verdicts resemble each other. Who meets whom is the same in all studies of a test.
"""

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from tests.analysis.live_simulated import (
    DESIGNS,
    Evening,
    found_machine,
    games,
    mean_of,
    said_human,
    sides_table,
    table,
    truths,
    two_witnesses,
)
from turingdesk.analysis import ANALYSES, effects, sequential, signal_detection_model
from turingdesk.analysis._clusters import trials
from turingdesk.analysis._counted import side_verdicts, verdicts
from turingdesk.analysis._groups import overall
from turingdesk.analysis._judged import judged
from turingdesk.analysis._levels import found_sides
from turingdesk.analysis.equivalence import equivalent
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.inference import combinations
from turingdesk.analysis.statistics.sequential import OBRIEN_FLEMING, looks
from turingdesk.analysis.statistics.signal_detection import clustered

BY = Clustering.BOTH
SHARES = {"p(H|H)": {0: 1}, "p(M|M)": {1: 1}, "detectability": {0: 0.5, 1: 0.5}}
#: Games with two witnesses; of the Turing Game, both people vote on each other's side.
TWO_WITNESSES = {
    "24 x 6, sd .8": Evening(24, 6, 6, 0.8, logit=0.6),
    "100 x 4 confederates, sd .8": Evening(100, 4, 1, 0.8, logit=0.6, crossed=False),
    "60 in both roles, sd .8": Evening(60, 0, 2, 0.8, logit=0.6),
    "24 x 12, chance, sd .8": Evening(24, 12, 12, 0.8, logit=0.0),
    "Turing Game, 60 people twice, sd .8": Evening(60, 0, 1, 0.8, logit=0.6, is_mutual=True),
    "Turing Game, 30 people 8 times, sd .8": Evening(30, 0, 4, 0.8, logit=0.6, is_mutual=True),
}
#: Few witnesses who are all alike. That they are is not known, and what allows for a difference
#: is too cautious there: never too narrow, but wider than it need be. So are 3 witnesses.
CAUTIOUS = ("20 x 6, sd 0", "100 x 4 confederates, sd 0", "40 x 8, sd 0", "20 x 3, sd .8")

#: The designs in which success rates and mixed models are held to what they promise, too.
REVIEWED = (
    "20 x 6, sd .8",
    "24 x 12, sd .5",
    "100 x 4 confederates, sd .8",
    "40 x 8, sd .5",
)
#: For models that take half a minute a design: the design that needs most care, and all before a
#: release.
MODELED = [
    pytest.param(
        name,
        marks=pytest.mark.slow if name == "100 x 4 confederates, sd .8" else pytest.mark.release,
    )
    for name in REVIEWED
]


class Studies:
    """Tables of one design, whose answers are drawn anew for each study."""

    def __init__(self, of, seed=11):
        self.of, self.draw = of, np.random.default_rng(seed)
        self.games = games(self.draw, of)
        self.table = table(self.games, self.games.is_human)

    def answers(self):
        return said_human(self.draw, self.of, self.games)

    def told(self, responses, answers):
        """The responses of a study in which these verdicts were given."""
        choice = np.where(answers, "human", "machine")
        right = answers == self.games.is_human
        return responses.assign(choice=choice, correct=right)


def misses(of, studies, seed=11):
    """How often each 95% interval lacks the true value, and TOST's of 90%, as shares."""
    made = Studies(of, seed)
    expected, missed = truths(of), Counter()
    expected["90%"] = expected["detectability"]
    rows = verdicts(made.table)
    is_machine = (rows["truth"] == "machine").to_numpy().astype(int)
    first = trials(rows, is_machine, is_machine > 0)
    for _ in range(studies):
        now = replace(first, right=made.answers() == made.games.is_human)
        found = dict(zip(SHARES, combinations(now, list(SHARES.values()), BY), strict=True))
        ends = {name: one.interval() for name, one in found.items()}
        tost, both = equivalent(found["detectability"], 0.05), clustered(now, BY)
        ends["90%"] = (0.5 + tost.low, 0.5 + tost.high)
        ends["d'"] = (both.d_prime.low, both.d_prime.high)
        ends["criterion"] = (both.criterion.low, both.criterion.high)
        for name, (low, high) in ends.items():
            missed[name] += not low <= expected[name] <= high
    return {name: missed[name] / studies for name in expected}


def test_confederates_who_are_met_often_widen_the_interval():
    """A hundred verdicts on four people say less of other people than on a hundred."""
    made = Studies(DESIGNS["100 x 4 confederates, sd .8"])
    rows = made.told(verdicts(made.table), made.answers())
    other = rows.assign(agent=[f"W{number}" for number in range(len(rows))])
    few, many = (overall(found, BY).p_hh for found in (rows, other))
    assert few.value == many.value
    assert few.high - few.low > 1.5 * (many.high - many.low)
    assert "clustered by interrogator and witness" in few.method
    assert few.generalizes == "other interrogators, other witnesses; these machines only"
    assert "rests on 4 witnesses" in few.note
    assert many.note == ""


def test_the_mixed_model_has_an_effect_of_each_witness_and_none_of_machines():
    made = Studies(DESIGNS["20 x 6, sd .8"])
    found = ANALYSES["effects"].compute(made.told(made.table, made.answers()))
    assert set(found["n_stimuli"]) == {6}
    assert set(found["n_judges"]) == {20}
    (figure,) = (
        figure
        for figure in ANALYSES["effects"].figures(made.told(made.table, made.answers()))
        if figure.name.startswith("effects-stimuli")
    )
    assert figure.x.categories == tuple("123456")  # codes of people are not published
    assert {*figure.layers[0].keys} == {f"P{number}" for number in range(20, 26)}
    assert figure.layers[0].of == "judge"


@pytest.mark.slow
def test_no_analysis_takes_a_live_game_for_a_stimulus():
    """Whoever selects columns on the way to the engine can lose whom the judge met."""
    made = Studies(DESIGNS["24 x 12, sd .5"])
    responses = made.told(made.table, made.answers())
    lost = ("judge and stimulus", "other judges", "other stimuli")
    for name, analysis in ANALYSES.items():
        if name == "interrater":  # how far judges of one answer agree; games are judged once
            continue
        found = analysis.compute(responses)
        for column in {"method", "generalizes", "assumptions"} & {*found.columns}:
            told = " ".join(map(str, found[column]))
            assert not any(words in told for words in lost), (name, column)
        for figure in analysis.figures(responses) if analysis.figures else ():
            assert not any(words in figure.caption for words in lost), figure.name


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", DESIGNS)
def test_intervals_of_live_games_hold_what_they_promise(name):
    """They miss in 3 to 7 % of 1,000 studies, those of 90% in twice as many.

    The standard error of 0.05 is 0.7 points, which the limits allow for twice.
    """
    found = misses(DESIGNS[name], 1000)
    least = 0.0 if name in CAUTIOUS else 0.016
    wide = found.pop("90%")
    assert all(least <= share <= 0.084 for share in found.values()), found
    assert 2 * least <= wide <= 0.13


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", REVIEWED)
def test_success_rates_of_live_games_and_their_difference_are_rarely_off(name):
    """400 studies in which humans and the machine are called human equally often: one half."""
    made = Studies(replace(DESIGNS[name], logit=0.0))
    rejected = Counter()
    for _ in range(400):
        found = ANALYSES["success"].compute(made.told(made.table, made.answers()))
        found = found.set_index("witness")
        rejected["humans"] += found.loc["(humans)", "p"] < 0.05
        rejected["machine"] += found.loc["gpt-4", "p"] < 0.05
        rejected["difference"] += found.loc["gpt-4", "minus_humans_p"] < 0.05
    assert all(8 <= n <= 36 for n in rejected.values()), rejected


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_looks_at_live_games_are_rarely_beyond_their_bound():
    """Any of five looks, in 400 studies without an effect."""
    made = Studies(replace(DESIGNS["40 x 8, sd .5"], logit=0.0))
    known, ends = judged(made.table), (8, 16, 24, 32, 40)
    bounds = [look.bound for look in looks([end / 40 for end in ends], OBRIEN_FLEMING)]
    order, stopped = sequential._order(known), 0
    for _ in range(400):
        now = replace(known, rows=made.told(known.rows, made.answers()))
        found = (sequential._z(now.where(order < end), BY)[0] for end in ends)
        stopped += any(abs(z) >= bound for z, bound in zip(found, bounds, strict=True))
    assert 8 <= stopped <= 32


@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", MODELED)
@pytest.mark.parametrize("analysis", [effects, signal_detection_model])
def test_mixed_models_of_live_games_rarely_find_what_is_not_there(analysis, name):
    """400 studies in which all are judged human half of the time; few witnesses are cautious."""
    made, rejected = Studies(replace(DESIGNS[name], logit=0.0)), Counter()
    known = judged(made.table)
    for _ in range(400):
        answers = made.answers()
        fit = analysis._fit(replace(known, right=answers == made.games.is_human))
        for what, term in fit.terms.items():
            rejected[what] += term.p < 0.05
    assert all(2 <= n <= 32 for n in rejected.values()), rejected


def test_a_person_who_is_beside_the_machine_in_many_games_widens_the_interval():
    """144 verdicts beside six people say less of other people than beside 144."""
    draw, of = np.random.default_rng(11), TWO_WITNESSES["24 x 6, sd .8"]
    played = two_witnesses(draw, of)
    rows = sides_table(of, played, found_machine(draw, of, played))
    other = rows.assign(witness=[f"W{number}" for number in range(len(rows))])
    for name, rate in (("pairs", "p"), ("passrate", "pass_rate")):
        few, many = (ANALYSES[name].compute(each).iloc[0] for each in (rows, other))
        assert few[rate] == many[rate]
        assert few["ci_high"] - few["ci_low"] > 1.5 * (many["ci_high"] - many["ci_low"])
        assert "clustered by interrogator and witness" in few["method"]
        assert few["generalizes"] == "other interrogators, other witnesses; these machines only"


def test_the_pass_rate_of_games_and_how_often_the_machine_was_found_have_one_interval():
    draw, of = np.random.default_rng(11), TWO_WITNESSES["24 x 6, sd .8"]
    played = two_witnesses(draw, of)
    rows = sides_table(of, played, found_machine(draw, of, played))
    found, level = ANALYSES["pairs"].compute(rows).iloc[0], found_sides(rows, "block")["games"]
    passed = ANALYSES["passrate"].compute(rows).iloc[0]
    assert passed["pass_rate"] == pytest.approx(1 - found["p"])
    ends = (1 - passed["ci_high"], 1 - passed["ci_low"])
    assert ends == pytest.approx((found["ci_low"], found["ci_high"]))
    assert ends == pytest.approx((level.estimate.low, level.estimate.high))


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", TWO_WITNESSES)
def test_intervals_of_games_with_two_witnesses_hold_what_they_promise(name):
    """They miss in 3 to 7 % of 1,000 studies, as does the test of chance where it is true.

    With rooms as clusters, as until now, they missed in 26 %. The standard error of 0.05 is 0.7
    points, which the limits allow for twice.
    """
    draw, of = np.random.default_rng(11), TWO_WITNESSES[name]
    played = two_witnesses(draw, of)
    rows = side_verdicts(sides_table(of, played, found_machine(draw, of, played)))
    all_right = np.ones(len(rows), dtype=bool)
    first, missed = trials(rows, np.zeros(len(rows), dtype=int), all_right), 0
    expected = mean_of(of.logit, np.hypot(of.sd_witness, of.sd_interrogator))
    for _ in range(1000):
        now = replace(first, right=found_machine(draw, of, played))
        (found,) = combinations(now, [{0: 1}], BY)
        low, high = found.interval()
        missed += not low <= expected <= high
    assert 16 <= missed <= 84
