"""Results of sealed studies: reports, texts, and judges that know no truth."""

import pandas as pd
import pytest

from tests.packages import write
from tests.plugins.sealing.sealed_studies import SECRET, sealed
from tests.small_study import walk_on
from tests.telling_studies import small
from turingdesk.exchange.report.design import design
from turingdesk.exchange.report.writing import ReportRequest, findings, read
from turingdesk.plugins.sealing.stored_seals import unlock
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import open_package
from turingdesk.table.answer_texts import with_texts
from turingdesk.table.table import Table, frame


@pytest.mark.slow
def test_a_sealed_study_tells_how_its_sessions_were_drawn(tmp_path, few):
    sealed(small(tmp_path / "study"), tmp_path / "blind")
    package, data = open_package(tmp_path / "blind"), tmp_path / "data"
    walk_on(SessionRecorder.begin(package, data, SessionSetup("P-001", "Booth 1")))
    for keys in (None, unlock(data, SECRET)):
        facts, *_ = design(findings(read(data, ReportRequest(keys=keys))), data)
        assert "varies between sessions like coin flips" in dict(facts.rows)["Sealed"]


def test_a_sealed_package_says_that_it_does_not_help(tmp_path):
    out = tmp_path / "sealed.tdz"
    sealed(write(tmp_path / "own"), out, sessions=3)
    table = Table(frame([]), pd.DataFrame({"study": ["small"]}), ())
    found, (note,) = with_texts(table, [out])
    assert found.texts.empty
    assert "small is sealed" in note
