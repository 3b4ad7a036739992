"""Judges on agents that they do not know: who is trained on, who is tried, what comes of it."""

from dataclasses import replace

import numpy as np
import pytest

from tests.plugins.machine_judges.judged import answers, row
from turingdesk.core.errors import CannotJudge
from turingdesk.plugins.machine_judges.features._base import feature_table
from turingdesk.plugins.machine_judges.learning.cross_validation import (
    TrainingSpec,
    cross_validate,
)
from turingdesk.plugins.machine_judges.learning.extrapolation import (
    NOT_NAMED,
    extrapolation_cells,
    extrapolation_splits,
    machine_agents,
)
from turingdesk.plugins.machine_judges.learning.folds import repeated_folds
from turingdesk.plugins.machine_judges.learning.settings import TrainingSettings
from turingdesk.plugins.machine_judges.learning.study_job import prepare
from turingdesk.plugins.machine_judges.trained import TRAINED
from turingdesk.study.package import read_package
from turingdesk.system.paths import demo_study

MAKERS = ("", "", "", "near", "far", "other")


@pytest.fixture(scope="module")
def judged():
    """Answers of people and of three agents to 40 pictures."""
    made = [MAKERS[n % 6] for n in range(240)]
    return answers([row(n, not one, prompt=f"p{n // 6}", agent=one) for n, one in enumerate(made)])


@pytest.fixture(scope="module")
def dealt(judged):
    return extrapolation_splits(judged, repeated_folds(judged, 5, 1))


def test_nobody_is_tried_on_a_picture_that_was_trained_on(judged, dealt):
    prompts = np.array([one.prompt for one in judged.rows])
    for split in dealt:
        assert not set(prompts[split.train]) & set(prompts[split.test])


def test_as_many_people_as_machines_are_trained_on_and_only_agents_of_the_row(judged, dealt):
    makers = np.array([one.agent for one in judged.rows])
    assert len(dealt) == 5 * 6
    for split in dealt:
        trained, tried = makers[split.train], makers[split.test]
        assert (trained == "").sum() == (trained != "").sum() > 0
        if split.name.startswith("all but "):
            left_out = split.name.removeprefix("all but ")
            assert set(trained) - {""} == {"near", "far", "other"} - {left_out}
            assert set(tried) == {"", left_out}
        else:
            assert set(trained) == {"", split.name}
            assert set(tried) == {"", "near", "far", "other"}


def test_an_agent_that_differs_elsewhere_is_told_only_by_a_judge_that_knows_it(judged, dealt):
    chance = np.random.default_rng(5)
    values = 0.3 * chance.standard_normal((240, 2))
    for n, one in enumerate(judged.rows):
        if one.agent:
            values[n, int(one.agent == "far")] += 3  # "near" and "other" are alike
    work = TrainingSpec(
        TRAINED["svm"], {}, feature_table(judged, list(values), ["a", "b"], "none")
    )
    found = {
        (one.trained_on, one.agent): one
        for one in extrapolation_cells(cross_validate(judged, work, dealt))
    }
    assert len(found) == 3 * 3 + 3
    assert found["near", "near"].detectability > 0.95
    assert found["near", "other"].p_mm > 0.95
    assert found["near", "far"].p_mm < 0.1
    assert found["all but far", "far"].n == 40
    assert found["all but far", "far"].n_human == 120
    assert not found["near", "near"].is_extrapolated
    assert found["near", "far"].is_extrapolated


def test_agents_that_are_people_by_chance_are_at_chance(judged, dealt):
    values = np.random.default_rng(6).standard_normal((240, 4))
    work = TrainingSpec(
        TRAINED["svm"], {}, feature_table(judged, list(values), list("abcd"), "none")
    )
    made = extrapolation_cells(cross_validate(judged, work, dealt))
    assert all(abs(one.detectability - 0.5) < 0.2 for one in made)


def test_two_agents_have_no_row_for_all_but_one(judged):
    two = judged.take([n for n, one in enumerate(judged.rows) if one.agent != "other"])
    assert machine_agents(two) == ["far", "near"]
    assert {one.name for one in extrapolation_splits(two, repeated_folds(two, 4, 1))} == {
        "far",
        "near",
    }


@pytest.mark.parametrize("agents", [("gpt", "", ""), ("gpt", "", "other")])
def test_a_machine_without_a_name_is_a_machine(agents):
    """Half of the answers are people's, who may have names, and machines' are named or not."""
    makers = [*(("amy", ""), agents)]
    rows = [
        row(n, n % 2 == 0, prompt=f"p{n // 12}", agent=makers[n % 2][n // 2 % len(makers[n % 2])])
        for n in range(240)
    ]
    judged = answers(rows)
    assert machine_agents(judged) == sorted({one or NOT_NAMED for one in agents})
    is_human = judged.is_human
    dealt = extrapolation_splits(judged, repeated_folds(judged, 5, 1))
    agent = np.array([one.agent or NOT_NAMED for one in judged.rows])
    for split in dealt:
        trained = is_human[split.train]
        assert trained.sum() == (~trained).sum() > 0
        machines = set(agent[split.train][~trained])
        if split.name.startswith("all but "):
            assert split.name.removeprefix("all but ") not in machines
        else:
            assert machines == {split.name}
    values = np.where(is_human[:, None], 1.0, -1.0)
    work = TrainingSpec(TRAINED["svm"], {}, feature_table(judged, list(values), ["a"], "none"))
    cells = extrapolation_cells(cross_validate(judged, work, dealt))
    for one in cells:
        assert (one.p_hh, one.p_mm) == (1.0, 1.0)
        assert one.n_human == 120
        assert one.n == (~is_human & (agent == one.agent)).sum()


@pytest.mark.slow
def test_a_study_with_one_agent_has_none_to_leave_out():
    package = read_package(demo_study(), hashes=False).package
    job = prepare(
        package, TrainingSettings("svm", "ngrams", "1", folds=3, seeds=1, blocks=("captions",))
    )
    (whole,) = job.blocks
    assert {one.trained_on for one in job.extrapolate()["captions"]} == {
        *(f"{start}demo-model-{end}" for start in ("", "all but ") for end in "abc"),
    }
    rows = tuple(replace(one, agent="one") for one in whole.answers.rows)
    alone = replace(job, blocks=(replace(whole, answers=replace(whole.answers, rows=rows)),))
    with pytest.raises(CannotJudge, match="two machine agents"):
        alone.extrapolate()
