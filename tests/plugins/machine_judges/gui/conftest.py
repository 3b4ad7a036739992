"""A small study of words that people and a machine have judged."""

import pytest

from tests.fixtures import fixtures_of
from tests.gui.desk import conftest as desk_fixtures
from turingdesk.cli import main
from turingdesk.gui.desk import worker_poller

globals().update(fixtures_of(desk_fixtures))

PATIENCE_MS = 60_000  #: processes begin, perhaps on a busy machine
QUICK = ("--folds", "2", "--seeds", "1", "--permutations", "9")


@pytest.fixture
def judge(study, data, capsys):
    """Lets a machine judge the study from the command line."""

    def run(kind="svm", *more):
        assert (
            main(["judge", str(study), "--judge", kind, "--data", str(data), *QUICK, *more]) == 0
        )

    return run


@pytest.fixture
def judged(sit, judge, data):
    """A data folder with a person and a support vector machine."""
    sit("P-001")
    judge()
    return data


@pytest.fixture
def once(monkeypatch):
    """Pages look again when they are told to, not between two clicks."""
    monkeypatch.setattr(worker_poller, "ANALYSES", worker_poller.Pace(every_ms=3_600_000))
