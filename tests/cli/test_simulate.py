import json

import pytest

from turingdesk.cli import main
from turingdesk.system.paths import demo_study
from turingdesk.table.table import load


def simulate(data, *more):
    return main(["simulate", str(demo_study()), "--data", str(data), *more])


def test_it_runs_whole_sessions_and_says_how_many(tmp_path, capsys):
    assert simulate(tmp_path, "--judges", "4", "--seed", "3") == 0
    said = capsys.readouterr().out
    table = load(tmp_path)
    assert said.startswith(f"4 sessions with {len(table.responses)} answers")
    assert "marked as simulated" in said
    assert table.sessions["state"].tolist() == ["completed"] * 4
    assert table.responses["task"].nunique() == 8  # seven tasks, and none for the forms


@pytest.mark.slow
def test_a_skill_that_is_asked_for_shows_in_the_analysis(tmp_path, capsys):
    assert simulate(tmp_path, "--judges", "12", "--p-hh", "0.9", "--p-mm", "0.2") == 0
    capsys.readouterr()
    assert main(["analyze", str(tmp_path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["confusion"]["p"]["HH"] == pytest.approx(0.9, abs=0.06)
    assert found["confusion"]["p"]["MM"] == pytest.approx(0.2, abs=0.08)


def test_the_coin_can_be_asked_for_and_a_misspelled_judge_is_answered(tmp_path, capsys):
    assert simulate(tmp_path, "--judges", "1", "--judge", "coin") == 0
    assert simulate(tmp_path, "--judges", "1", "--judge", "coyn") == 1
    assert "Did you mean 'coin'?" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--judges", "0"], "'0' is not a whole number from 1"),
        (["--judges", "many"], "'many' is not a whole number from 1"),
        (["--judges", "2", "--p-hh", "1.2"], "'1.2' is not a number from 0 to 1"),
        (["--judges", "2", "--p-mm", "half"], "'half' is not a number from 0 to 1"),
        ([], "--judges"),
    ],
)
def test_wrong_usage_is_told(tmp_path, capsys, words, told):
    with pytest.raises(SystemExit) as left:
        simulate(tmp_path, *words)
    assert left.value.code == 2
    assert told in capsys.readouterr().err


def test_a_study_that_is_not_there_is_told(tmp_path, capsys):
    assert main(["simulate", "nowhere", "--judges", "1", "--data", str(tmp_path)]) == 1
    assert "nowhere" in capsys.readouterr().err
    assert not list(tmp_path.glob("*.jsonl"))
