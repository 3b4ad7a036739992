"""Files that are imported, and the responses that come of them."""

import pytest

from turingdesk.exchange.importers import IMPORTERS, ImportOptions
from turingdesk.table.table import load


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
