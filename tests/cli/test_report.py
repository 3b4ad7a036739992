"""`turingdesk report` and `turingdesk figures`."""

import pytest

from tests.shelf import only
from tests.small_study import small_package, walk_on
from turingdesk.cli import main, report
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder


@pytest.fixture
def data(tmp_path):
    walk_on(
        SessionRecorder.begin(
            small_package(tmp_path), tmp_path / "data", SessionSetup("P-1", "Booth 1")
        )
    )
    with only("baselines", "confusion"):
        yield tmp_path / "data"


def test_a_report_is_written_and_its_verdicts_are_told(data, tmp_path, capsys):
    out = tmp_path / "report.html"
    assert main(["report", str(data), "-o", str(out), "--by", "task"]) == 0
    assert "verdicts in 1 session" in capsys.readouterr().out
    assert out.read_text("utf-8").startswith("<!doctype html>")


@pytest.mark.slow
def test_figures_are_written_in_the_formats_that_were_asked_for(data, tmp_path, capsys):
    out = tmp_path / "figures"
    assert main(["figures", str(data), "-o", str(out), "--format", "svg", "pdf"]) == 0
    suffixes = {path.suffix for path in out.iterdir()}
    assert suffixes == {".svg", ".pdf"}
    assert f"{len(list(out.iterdir()))} files" in capsys.readouterr().out


def test_what_cannot_be_done_is_told(tmp_path, capsys):
    assert main(["report", str(tmp_path / "none"), "-o", str(tmp_path / "a.html")]) == 1
    assert "TuringDesk can't find the data folder" in capsys.readouterr().err
    assert report.__doc__.startswith("report and figures")
