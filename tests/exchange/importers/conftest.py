"""Files that are imported, and the study or the responses that come of them."""

import pytest

from turingdesk.core.plan import plan
from turingdesk.core.schedule import draw
from turingdesk.core.streams import participant_seed
from turingdesk.exchange.importers import IMPORTERS, ImportOptions
from turingdesk.study.package import open_package
from turingdesk.table.table import load


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


def verdicts(responses):
    return responses[responses["role"] == "verdict"]


def matrix(responses):
    rows = verdicts(responses).dropna(subset="truth")
    pairs = zip(rows["truth"], rows["choice"], strict=True)
    found = [truth[0].upper() + choice[0].upper() for truth, choice in pairs]
    return {name: found.count(name) for name in ("HH", "HM", "MM", "MH")}


@pytest.fixture
def read(tmp_path):
    """Import files, given as paths or as name and text, and load what came of it."""

    def run(*sources, format="verdicts", **options):
        paths = []
        for source in sources:
            if isinstance(source, tuple):
                name, text = source
                paths.append(tmp_path / name)
                paths[-1].write_bytes(text if isinstance(text, bytes) else text.encode())
            else:
                paths.append(source)
        report = IMPORTERS[format].read(paths, tmp_path / "data", ImportOptions(**options))
        table = load(tmp_path / "data")
        assert table.problems == ()
        return report, table.responses

    return run
