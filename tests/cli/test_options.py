"""What analyze, report and figures can be told of the data is the same for all three."""

import argparse

import pytest

from tests.packages import BLOCK, STUDY, write
from tests.shelf import only
from tests.small_study import walk_on
from turingdesk.cli import main
from turingdesk.cli._options import (
    add_by,
    add_counted,
    add_data,
    kind_of_judges,
)
from turingdesk.journal.judge_kind import JudgeKind
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import open_package


@pytest.fixture
def parsed():
    parser = argparse.ArgumentParser(exit_on_error=False)
    for add in (add_data, add_by, add_counted):
        add(parser)
    return lambda *words: parser.parse_args(["data", *words])


def test_unless_told_otherwise_whole_judges_and_stimuli_are_drawn_anew(parsed):
    told = parsed()
    assert (told.cluster, told.study, told.by, told.texts) == ("both", None, [], [])
    assert kind_of_judges(told) is None


def test_columns_come_after_one_or_after_several_options(parsed):
    assert parsed("--by", "agent", "task", "--by", "gender").by == ["agent", "task", "gender"]


@pytest.mark.parametrize(
    ("word", "kind"), [("--simulated", JudgeKind.SIMULATED), ("--machines", JudgeKind.MACHINES)]
)
def test_one_kind_of_judges_is_counted_at_a_time(parsed, word, kind, capsys):
    assert kind_of_judges(parsed(word)) is kind
    with pytest.raises((argparse.ArgumentError, SystemExit)):
        parsed("--simulated", "--machines")
    capsys.readouterr()


@pytest.fixture
def own(tmp_path):
    return write(tmp_path / "own")


@pytest.fixture
def data(own, tmp_path):
    walk_on(
        SessionRecorder.begin(open_package(own), tmp_path / "data", SessionSetup("P-1", "Booth 1"))
    )
    with only("confusion", "texts"):
        yield tmp_path / "data"


@pytest.mark.slow
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
    assert "No session in this folder belongs to the study other" in capsys.readouterr().err
    assert not out.exists()
