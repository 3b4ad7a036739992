"""Files that are imported, and the study or the responses that come of them."""

import pytest

from tests.exchange.importers import conftest as importers
from tests.fixtures import fixtures_of
from turingdesk.core.plan import plan
from turingdesk.core.schedule import draw
from turingdesk.core.streams import participant_seed
from turingdesk.exchange.importers import ImportOptions
from turingdesk.study.package import open_package

globals().update(fixtures_of(importers, "read"))


@pytest.fixture
def imported(request, tmp_path):
    """Import files with the importer of the test's module, and draw a session from the package."""

    def run(*sources, **options):
        report = request.module.IMPORTER.read(
            sources, tmp_path / "study", ImportOptions(**options)
        )
        package = open_package(report.out)
        assert plan(package.study, package.stimuli).problems == ()
        slots = draw(package.study, package.stimuli, participant_seed(1, "P-1", 1), {})
        assert slots
        return report, package, package.trials(slots)

    return run
