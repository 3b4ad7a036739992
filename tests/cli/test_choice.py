"""What analyze, report and figures can be told of the data is the same for all three."""

import argparse

import pytest

from turingdesk.cli._choice import add_by, add_counted, add_data, kind_of_judges
from turingdesk.journal.judge_kind import JudgeKind


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
