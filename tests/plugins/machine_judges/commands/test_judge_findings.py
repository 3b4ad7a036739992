"""What `turingdesk judge` tells of a trained judge beside its verdicts, and keeps of it."""

import json

import pytest

from turingdesk.cli import main
from turingdesk.cli._frame import LINES
from turingdesk.core.message import from_json
from turingdesk.system.paths import demo_study
from turingdesk.table.machine_findings import FINDINGS
from turingdesk.table.table import load

ONE_AGENT = """
id = "one"
title = "One agent"
version = "1.0"
languages = ["en"]
provenance = "Made up."
[origins]
human = "A human"
machine = "A machine"
[[block]]
id = "words"
task = "words"
table = "words.csv"
trials = 4
"""


@pytest.fixture(autouse=True)
def own_cache(monkeypatch, tmp_path):
    monkeypatch.setattr("turingdesk.system.paths.cache", lambda: tmp_path / "cache")


def judge(data, *more, block="conversations"):
    small = ("--block", block, "--folds", "4", "--seeds", "2", "--permutations", "19")
    return main(["judge", str(demo_study()), "--judge", "svm", "--data", str(data), *small, *more])


def kept(data):
    (found,) = load(data).responses.attrs[FINDINGS]
    return found.parts


@pytest.mark.slow
def test_all_that_is_printed_is_in_json_and_kept_beside_the_journals(tmp_path, capsys):
    data = tmp_path / "data"
    assert judge(data, "--compare-folds", "--extrapolate") == 0
    told = capsys.readouterr().out
    parts = kept(data)
    assert set(parts) == {"features", "chance", "folds", "extrapolation"}
    assert judge(data, "--compare-folds", "--extrapolate", "--json") == 0
    said = json.loads(capsys.readouterr().out)["judge"]
    assert kept(data) == parts  # nothing is by chance

    features = said["explained"]["conversations"]
    assert len(features) == 40
    for one in (features[0], features[4], features[20]):
        assert f"{one['feature']} " in told
        assert f"{one['weight']:+.3f}" in told
    assert parts["features"] == [
        {"block": "conversations", "task": "conversations", **one} for one in features
    ]

    grouped, ungrouped = said["folds_compared"]["conversations"]
    assert (grouped["grouped_by"], ungrouped["grouped_by"]) == ("stimulus", "none")
    gap = ungrouped["detectability"] - grouped["detectability"]
    assert ungrouped["difference"] == pytest.approx(gap)
    assert f"a difference of {gap:+.3f}" in told
    assert grouped["n_human"] + grouped["n_machine"] == 50  # answers, not verdicts of two seeds

    matrix = said["extrapolation"]["conversations"]
    assert len(matrix) == 12
    assert sum(one["is_extrapolated"] for one in matrix) == 9
    assert all(0 <= one["spread"] <= 0.71 for one in matrix)
    (tested,) = said["chance"]["conversations"]
    assert (tested["permutations"], tested["n_human"] + tested["n_machine"]) == (19, 50)
    assert f"{tested['p']:.3f}" in told
    (line,) = (one for one in told.splitlines() if one.startswith("all but demo-model-a"))
    (cell,) = (one for one in matrix if one["trained_on"] == "all but demo-model-a")
    assert line.split()[3:] == [f"{cell['p_hh']:.3f}", f"{cell['detectability']:.3f}"]


@pytest.mark.slow
def test_a_number_of_ungrouped_folds_never_stands_alone(tmp_path, capsys):
    assert judge(tmp_path / "data", "--grouped-by", "none") == 0
    assert "with folds grouped by stimulus and" in capsys.readouterr().out
    assert [one["grouped_by"] for one in kept(tmp_path / "data")["folds"]] == ["stimulus", "none"]


@pytest.mark.slow
def test_unasked_only_features_are_told_and_what_was_found_before_stays(tmp_path, capsys):
    data = tmp_path / "data"
    assert judge(data, "--extrapolate") == 0
    assert judge(data) == 0
    assert set(kept(data)) == {"features", "chance", "extrapolation"}
    _, told, _ = capsys.readouterr().out.split("Linear support vector machine: ")
    assert "strongest features for a human" in told
    assert "difference" not in told


@pytest.mark.slow
def test_judges_and_features_without_names_say_so_once(tmp_path, capsys):
    assert judge(tmp_path / "data", "--features", "lsa", block="captions") == 0
    assert "No features are shown for Image descriptions (captions). The features are numbers" in (
        capsys.readouterr().out
    )
    (row,) = kept(tmp_path / "data")["features"]
    assert (row["feature"], row["weight"], row["n"]) == ("", None, 130)
    assert row["note"].startswith("The features are numbers")


@pytest.mark.slow
def test_where_another_program_reads_along_it_gets_one_object(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv(LINES, "1")
    assert judge(tmp_path / "data", "--compare-folds") == 0
    out, err = capsys.readouterr()
    assert set(json.loads(out)["judge"]) >= {"explained", "folds_compared"}
    assert {from_json(json.loads(line)["doing"]) for line in err.splitlines()} >= {
        "Comparing folds"
    }


@pytest.mark.slow
def test_folds_that_cannot_be_compared_leave_the_reason(tmp_path, capsys):
    # 25 conversations allow for no 30 groups, while single answers do
    more = ("--grouped-by", "none", "--folds", "30", "--permutations", "0")
    assert judge(tmp_path / "data", *more) == 0
    assert "25 groups of answers for 30 folds" in capsys.readouterr().out
    (row,) = kept(tmp_path / "data")["folds"]
    assert row["detectability"] is None
    assert "25 groups" in row["note"]


def test_one_machine_agent_leaves_none_out_and_verdicts_are_kept_all_the_same(tmp_path, capsys):
    folder, data = tmp_path / "study", tmp_path / "data"
    folder.mkdir()
    rows = [
        f"w{n},cue{n // 2},{('human,', 'machine,m')[n % 2]},cue{n // 2},word {n % 5}"
        for n in range(24)
    ]
    (folder / "words.csv").write_text(
        "\n".join(["id,prompt,origin,agent,cue,association", *rows]), "utf-8"
    )
    (folder / "study.toml").write_text(ONE_AGENT, "utf-8")
    command = ["judge", str(folder), "--judge", "svm", "--data", str(data), "--extrapolate"]
    assert main([*command, "--folds", "4", "--seeds", "1", "--permutations", "9"]) == 0
    out, err = capsys.readouterr()
    assert "Not extrapolated. No block has answers by two machine agents" in err
    assert "1 session with 24 trials judged" in out
    assert set(kept(data)) == {"features", "chance"}
    assert "permutations" in out
