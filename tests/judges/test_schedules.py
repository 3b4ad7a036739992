from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from tests.small_study import small_package
from turingdesk.analysis.statistics.power import Design, Skill, simulate
from turingdesk.core.errors import TuringDeskError
from turingdesk.core.question import Role
from turingdesk.core.streams import stream
from turingdesk.judges import JUDGES
from turingdesk.judges._schedules import Schedules
from turingdesk.judges._simulate import simulate as walk_all
from turingdesk.table.table import load


@pytest.fixture
def package(tmp_path):
    return small_package(tmp_path)


def test_verdicts_are_those_of_sessions_that_are_walked(package, tmp_path):
    drawn = Schedules(package)
    drawn.draw(3)
    walk_all(package, tmp_path / "data", [JUDGES["coin"].make({})] * 3, 1)
    rows = load(tmp_path / "data").responses
    rows = rows[(rows["question"] == "origin") & ~rows["practice"]]
    assert len(drawn.judges) == len(rows)
    assert drawn.is_human.count(True) == pytest.approx((rows["truth"] == "human").sum(), abs=3)


def test_stimuli_are_balanced_over_sessions(package):
    drawn = Schedules(package)
    drawn.draw(8)
    often = Counter(one for one in drawn.stimuli if one.startswith("captions"))
    assert max(often.values()) - min(often.values()) <= 1
    assert sorted(set(drawn.judges)) == list(range(8))


def test_more_sessions_leave_the_earlier_ones_as_they_are(package):
    few, many = Schedules(package), Schedules(package)
    few.draw(2)
    many.draw(1)
    many.draw(4)
    assert many.stimuli[: len(few.stimuli)] == few.stimuli


def test_a_sealed_study_has_no_truth_to_draw(package):
    sealed = replace(package, study=replace(package.study, sealed=True))
    with pytest.raises(TuringDeskError, match="sealed"):
        Schedules(sealed).draw(1)


def test_power_has_the_spread_that_skilled_judges_have(package):
    drawn = Schedules(package)
    drawn.draw(6)
    seed = "1.power-0001.1"
    trials = [t for t in package.trials(package.draw(seed, {})) if not t.slot.practice]
    choose = JUDGES["skilled"].make({"p_hh": 0.8, "p_mm": 0.6})
    right = {"human": [], "machine": []}
    for number in range(150):
        chance = stream(f"{number}", "judge")
        for trial in trials:
            for question in trial.questions:
                if question.role is Role.VERDICT and not question.subjects:
                    truth = trial.truth(question, question.subject)
                    right[truth].append(choose(trial, question, chance) == truth)
    whole = Design(
        np.array(drawn.judges),
        np.unique(drawn.stimuli, return_inverse=True)[1],
        np.array(drawn.is_human),
    )
    found = simulate(whole, Skill(0.8, 0.6, 0.0, 0.0, 0.0), 400)
    assert found.detectability == pytest.approx(
        (np.mean(right["human"]) + np.mean(right["machine"])) / 2, abs=0.03
    )
