"""Sealed studies and their sessions where the plugin was taken off."""

import pytest

from tests.plugins.sealing.sealed_studies import SECRET, sealed
from tests.small_study import walk_on
from tests.telling_studies import small
from turingdesk.analysis._overview import overview
from turingdesk.cli import main
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study import seals
from turingdesk.study.package import open_package, read_package
from turingdesk.table.table import load

MISSING = "Sealed studies need the plugin sealing, which isn't loaded here."


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A sealed study and one session of it, on a computer that can't read seals."""
    sealed(small(tmp_path / "study"), tmp_path / "blind.tdz")
    package = open_package(tmp_path / "blind.tdz")
    walk_on(SessionRecorder.begin(package, tmp_path / "data", SessionSetup("P-1", "Booth 1")))
    monkeypatch.setattr(seals, "SEALS", {})
    return tmp_path


def test_the_package_is_refused_with_one_sentence(home):
    reading = read_package(home / "blind.tdz")
    assert reading.package is None
    assert [problem.message for problem in reading.problems] == [MISSING]


def test_its_verdicts_have_no_truth_and_count_as_sealed(home):
    table = load(home / "data")
    assert len(table.responses) > 0
    assert table.responses[["truth", "correct"]].isna().all(axis=None)
    assert not {*table.responses["origin"], *table.responses["agent"]} & {"human", "git-2"}
    results = overview(table)
    assert results["sealed"] == 4
    assert sum(results["confusion"]["n"].values()) == 0
    assert MISSING in results["notes"]


def test_a_passphrase_gets_the_same_sentence(home, capsys):
    secret = home / "secret.txt"
    secret.write_text(SECRET, "utf-8")
    assert main(["analyze", str(home / "data"), "--passphrase-file", str(secret)]) == 1
    assert MISSING in capsys.readouterr().err
