"""`turingdesk collect`, from its words to its exit code."""

import json

import pytest

from tests.agents.collection import collection
from tests.language_models.lab import lab, started
from tests.system.dask_cluster import DaskCluster
from turingdesk.cli import main
from turingdesk.journal.journal_file import read_journal

__all__ = ["lab", "started"]


@pytest.fixture
def collect(tmp_path):
    collection(tmp_path / "answers")
    usual = ["collect", str(tmp_path / "answers"), "--data", str(tmp_path / "data")]
    return lambda *words: main([*usual, *words])


def test_colors_are_named_and_a_second_run_finds_them_there(collect, capsys, tmp_path):
    for _ in range(2):
        assert collect("--agent", "mccq") == 0
        assert capsys.readouterr().out == "mccq: 2 prompts answered in 1 session.\n"
    assert len([*(tmp_path / "data").glob("*.jsonl")]) == 1


def test_pictures_that_cannot_be_read_are_counted(collect, capsys, tmp_path):
    path = tmp_path / "answers" / "media" / "red.png"
    path.write_bytes(path.read_bytes()[:60])
    assert collect("--agent", "mccq") == 0
    said = capsys.readouterr().out
    assert "1 prompt answered" in said
    assert "  1  its picture can't be read" in said


@pytest.mark.slow
def test_a_dask_cluster_names_the_same_colors(collect, capsys, tmp_path):
    pytest.importorskip("distributed")
    (tmp_path / "cluster").mkdir()
    there = DaskCluster(tmp_path / "cluster")
    try:
        assert collect("--agent", "mccq", "--dask", there.address) == 0
        assert there.executed() == 2
    finally:
        there.stop()
    (path,) = (tmp_path / "data").glob("*.jsonl")
    rows = [line for line in read_journal(path).lines if line["kind"] == "response"]
    assert [row["choice"] for row in rows] == ["red", "blue"]


def test_words_come_from_a_file_and_cues_that_are_not_in_it_are_counted(collect, capsys, tmp_path):
    path = tmp_path / "words.vec"
    path.write_text("hot 1 0\nwarm 1 1\ncold 0 9\n", "utf-8")
    assert collect("--agent", "nearest_word", "--vectors", str(path), "--name", "vec") == 0
    said = capsys.readouterr().out
    assert said.startswith("vec: 1 prompt answered in 1 session. Without an answer, 1:\n")
    assert "  1  its cue isn't in the file of word vectors" in said


def test_a_model_gets_its_settings_and_the_result_can_be_read_by_programs(collect, capsys, lab):
    lab.does("says:A red sheet of paper lies flat here.", "says:There is a blue wall.")
    words = ("--agent", "openai", "--model", "tiny", "--server", lab.url, "--block", "pictures")
    assert collect(*words, "--temperature", "0.2", "--frequency-penalty", "0", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    # "There is" is refused of people; rules for people select no answers of machines.
    assert (told["name"], told["trials"], told["sent"]) == ("agent:tiny", 2, 2)
    assert sum(told["unanswered"].values()) == 0
    body = lab.log[0]["body"]
    assert (body["temperature"], body["frequency_penalty"], body["top_p"]) == (0.2, 0, 1)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--agent", "openai", "--model", "tiny"], "openai needs --server"),
        (["--agent", "mccq", "--vectors", "words.vec"], "mccq doesn't support --vectors"),
        (
            ["--agent", "nearest_word", "--dask", "tcp://x:1"],
            "nearest_word doesn't support --dask",
        ),
        (["--agent", "oracle"], "invalid choice: 'oracle'"),
    ],
)
def test_wrong_usage_is_named(collect, capsys, words, said):
    with pytest.raises(SystemExit) as left:
        collect(*words)
    assert left.value.code == 2
    assert said in capsys.readouterr().err


def test_an_agent_that_answers_none_of_the_blocks_says_what_it_answers(collect, capsys, tmp_path):
    assert collect("--agent", "mccq", "--block", "cues") == 1
    assert "mccq answers blocks of collect-colors" in capsys.readouterr().err
    assert collect("--agent", "mccq", "--block", "cus") == 1
    assert "cues" in capsys.readouterr().err
    assert collect("--agent", "nearest_word", "--vectors", str(tmp_path / "no.vec")) == 1
    assert "no.vec" in capsys.readouterr().err
