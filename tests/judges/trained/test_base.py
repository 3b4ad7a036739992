"""What every trained judge says of itself."""

from turingdesk.judges.trained import TRAINED
from turingdesk.judges.trained._base import TrainedJudge


def test_each_judge_makes_a_learner_of_its_usual_options():
    for name in TRAINED:
        judge = TRAINED[name]
        assert isinstance(judge, TrainedJudge)
        assert judge.about.endswith(".")
        assert callable(judge.make(judge.options).scores)
    assert "svm" in TRAINED
