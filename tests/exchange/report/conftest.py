"""One folder of data for all tests of reports: three judges, hostile words, one too fast."""

import pytest

from tests.shelf import only
from tests.small_study import small_package, walk_on
from turingdesk.exchange.report.content import content
from turingdesk.exchange.report.writing import ReportRequest, findings, read
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    root = tmp_path_factory.mktemp("report")
    package = small_package(root)
    for number in range(1, 4):
        recorder = SessionRecorder.begin(
            package, root / "data", SessionSetup(f"P-{number}", "=1+1<b>")
        )
        walk_on(recorder, rt_ms=2000.0 if number == 3 else 4000.0)
    return root / "data"


FEW = ("agents", "baselines", "confusion", "pairs")


@pytest.fixture
def few():
    """Only some analyses of the shelf: the others have tests of their own."""
    with only(*FEW):
        yield FEW


@pytest.fixture(scope="session")
def found(folder):
    with only(*FEW):  # until they are computed: later tests need them all
        return findings(read(folder, ReportRequest()), by=("task",))


@pytest.fixture(scope="session")
def report(found, folder):
    return content(found, folder)
