"""The recipe of a trained judge, followed word by word on a copy of the checkout."""

from contextlib import closing
from pathlib import Path

import pytest

from tests.test_recipes import Copy, recipes
from turingdesk.plugins import machine_judges

GUIDE = Path(machine_judges.__file__).parent / "README.md"
pytestmark = pytest.mark.timeout(600)


@pytest.mark.slow
def test_a_trained_judge(tmp_path):
    with closing(Copy(tmp_path / "copy")) as copy:
        copy.follow(recipes(GUIDE)["A trained judge"])
        few = ("--block", "words", "--folds", "2", "--seeds", "1", "--doubt", "0.1")
        words = ("judge", "studies/demo", "--judge", "nearest_mean", "--data", "data", *few)
        assert "1 session with" in copy.desk(*words)
        copy.finish()
