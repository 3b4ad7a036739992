"""--texts: a package with the words of the answers, given to a report."""

import pytest

from tests.packages import BLOCK, STUDY, write
from tests.small_study import walk_on
from turingdesk.analysis import ANALYSES
from turingdesk.cli import main
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import open_package


@pytest.fixture
def own(tmp_path):
    return write(tmp_path / "own")


@pytest.fixture
def data(own, tmp_path, monkeypatch):
    some = {name: ANALYSES[name] for name in ("confusion", "texts")}
    monkeypatch.setattr("turingdesk.exchange.report.findings.ANALYSES", some)
    walk_on(
        SessionRecorder.begin(open_package(own), tmp_path / "data", SessionSetup("P-1", "Booth 1"))
    )
    return tmp_path / "data"


def test_words_are_counted_once_their_package_is_given(data, own, tmp_path):
    out = tmp_path / "report.html"
    assert main(["report", str(data), "-o", str(out)]) == 0
    without = out.read_text("utf-8")
    assert main(["report", str(data), "-o", str(out), "--texts", str(own)]) == 0
    assert len(out.read_text("utf-8")) > len(without) + 500


def test_a_package_of_another_study_is_refused(data, tmp_path, capsys):
    other = write(tmp_path / "other", toml=STUDY.replace('"small"', '"other"', 1) + BLOCK)
    out = tmp_path / "report.html"
    assert main(["report", str(data), "-o", str(out), "--texts", str(other)]) == 1
    assert "No session here is of the study other" in capsys.readouterr().err
    assert not out.exists()
