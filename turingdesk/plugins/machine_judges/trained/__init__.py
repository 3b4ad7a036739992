"""Trained judges: each module here learns from answers whose makers are known to it."""

from turingdesk.core.shelf import Shelf
from turingdesk.plugins.machine_judges.trained._base import TrainedJudge

TRAINED: Shelf[TrainedJudge] = Shelf(__name__, offers="JUDGE")


def judge_title(judge: str) -> str:
    """Readers' name for a machine judge.

    Args:
        judge: As responses have it.

    >>> judge_title("judge:svm"), judge_title("judge:mine"), judge_title("judge:language_model:m")
    ('Linear support vector machine', 'mine', 'Language model m')
    """
    name = judge.removeprefix("judge:")
    if name in TRAINED:
        return TRAINED[name].title
    return name.replace("language_model:", "Language model ", 1)
