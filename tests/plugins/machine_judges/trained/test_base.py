"""What every trained judge says of itself, and that each is honest."""

import numpy as np
import pytest

from tests.plugins.machine_judges.judged import answers, row
from turingdesk.core.setting import with_defaults
from turingdesk.core.task import TASKS
from turingdesk.plugins.machine_judges.features import FEATURES
from turingdesk.plugins.machine_judges.features._base import feature_table
from turingdesk.plugins.machine_judges.learning.cross_validation import (
    TrainingSpec,
    cross_validate,
)
from turingdesk.plugins.machine_judges.learning.folds import Grouping, repeated_folds
from turingdesk.plugins.machine_judges.trained import TRAINED
from turingdesk.plugins.machine_judges.trained._base import TrainedJudge

#: Options with which judges are trained in a second.
SMALL = {
    "svm": {},
    "forest": {"trees": 21},
    "network": {"layer_1": 16, "layer_2": 8, "epochs": 12},
}
ours = pytest.mark.parametrize("name", [*SMALL])


def test_each_judge_makes_a_learner_of_its_usual_options():
    for name in TRAINED:
        judge = TRAINED[name]
        assert isinstance(judge, TrainedJudge)
        assert judge.about.endswith(".")
        assert callable(judge.make(with_defaults(judge.options, {})).scores)


def test_the_usual_features_of_a_judge_fit_the_task_and_need_no_file():
    for judge in (TRAINED[name] for name in TRAINED):
        for task in TASKS.judging:
            features = FEATURES[judge.usual_features(task)]
            assert not features.required
            # Of whole pictures judges learn only from embeddings, which come from elsewhere.
            is_without = task in ("pairs", "pictures")
            assert task in features.tasks or TASKS[task].texts or is_without
    assert TRAINED["svm"].usual_features("colors") == "color"
    assert TRAINED["network"].usual_features("captions") == "lsa"


def right(name, judged, values, by=Grouping.STIMULUS):
    features = feature_table(
        judged, list(values), [f"{n}" for n in range(values.shape[1])], "none"
    )
    work = TrainingSpec(TRAINED[name], SMALL.get(name, {}), features)
    frame = cross_validate(judged, work, repeated_folds(judged, 10, 1, by)).frame()
    assert len(frame) == len(judged.rows)
    return float((frame["verdict"] == frame["origin"]).mean())


@pytest.mark.sampled
@pytest.mark.parametrize("name", [*TRAINED])
def test_shuffled_truths_are_at_chance_for_every_judge(name):
    chance = np.random.default_rng(5)
    human = chance.permutation(np.arange(300) % 2 == 0)
    judged = answers([row(n, bool(human[n]), prompt=f"p{n // 3}") for n in range(300)])
    share = right(name, judged, chance.standard_normal((300, 12)))
    assert abs(share - 0.5) < 1.96 * 0.5 / np.sqrt(300)


@pytest.mark.sampled
@ours
def test_where_people_are_few_they_are_found_as_well_as_machines_are(name):
    chance = np.random.default_rng(1)
    human = np.arange(400) % 8 == 0
    values = chance.standard_normal((400, 6)) + np.where(human, 0.6, 0.0)[:, None]
    judged = answers([row(n, bool(human[n])) for n in range(400)])
    features = feature_table(judged, list(values), [f"{n}" for n in range(6)], "none")
    found = {}
    for balanced in (0.0, 1.0):
        work = TrainingSpec(TRAINED[name], {**SMALL[name], "balanced": balanced}, features)
        frame = cross_validate(judged, work, repeated_folds(judged, 4, 1)).frame()
        of_people = frame[frame["origin"] == "human"]
        found[balanced] = float((of_people["verdict"] == "human").mean())
    assert TRAINED[name].options["balanced"].default is True
    assert found[1.0] > max(0.5, found[0.0] + 0.2)


@pytest.mark.sampled
@ours
def test_a_planted_leak_fools_every_judge_in_ungrouped_folds_alone(name):
    chance = np.random.default_rng(2)
    by_human = chance.permutation(np.arange(60) % 2 == 0)  # all answers to a picture are alike
    rows = [row(n, bool(by_human[n // 6]), prompt=f"p{n // 6}") for n in range(360)]
    pictures = np.repeat(chance.standard_normal((60, 80)), 6, axis=0)
    values = pictures + 0.2 * chance.standard_normal(pictures.shape)
    judged = answers(rows)
    assert right(name, judged, values, Grouping.NONE) > 0.9
    interval = 1.96 * 0.5 / np.sqrt(60)  # pictures, not answers, are independent
    assert abs(right(name, judged, values) - 0.5) < interval
