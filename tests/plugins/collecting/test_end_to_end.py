"""Collected answers go from the collection to an export of verdicts."""

import json

import pytest

from tests.llama import NAME, llama
from tests.llama_model import WORDS
from tests.test_end_to_end import counted, rows, run

__all__ = ["llama"]

NOUNS = ("zebra", "candle", "pillow", "rocket", "carpet", "wallet", "ladder", "hammer", "lemon")
NOUNS += ("tiger", "violin", "basket", "jacket", "mirror", "pencil", "rabbit", "spider")


@pytest.fixture
def cues(tmp_path, capsys):
    """A collection of words, to which two simulated people gave answers in the folder `data`."""
    made = tmp_path / "cues"
    run(capsys, "new", "collect-words", made)
    toml = (made / "study.toml").read_text("utf-8").replace("trials = 12", "trials = 16")
    (made / "study.toml").write_text(toml, "utf-8")
    run(capsys, "simulate", made, "--judges", "2", "--seed", "1", "--data", tmp_path / "data")
    return made


def by_vectors(folder, name, number):
    """How a file of word vectors answers the cues of a collection, each with another noun."""
    vectors = folder.with_name(f"{name}.txt")
    words = NOUNS[5 * number :] + NOUNS
    near = (
        f"{row['cue']} {9 * at} 0\n{words[at]}s {9 * at + 1} 0\n"
        for at, row in enumerate(rows(folder / "words.csv"))
    )
    vectors.write_text("".join(near))
    return ("--agent", "nearest_word", "--vectors", vectors, "--name", name)


def judged_and_exported(capsys, cues, agents):
    """Have agents answer, and a study built, judged, analyzed, and exported; its table."""
    folder = cues.parent
    data, study = folder / "data", folder / "study"
    for name, words in agents.items():
        told = json.loads(run(capsys, "collect", cues, *words, "--data", data, "--json"))
        assert (told["name"], told["trials"], told["unanswered"]) == (f"agent:{name}", 16, {})
    said = run(capsys, "build", cues, data, "-o", study, "--simulated", "--id", "made")
    assert "Human: 30 answers from 2 people" in said
    assert f"Machine: 30 answers from {len(agents)} agents" in said
    run(capsys, "check", study)
    run(capsys, "simulate", study, "--judges", "3", "--seed", "1", "--data", data)
    told = json.loads(run(capsys, "analyze", data, "--study", "made", "--by", "agent", "--json"))
    assert {*agents, "p01", "p02"} <= set(told["by"]["agent"])
    run(capsys, "export", data, "--study", "made", "-o", folder / "out.csv")
    table = rows(folder / "out.csv")
    assert counted(table) == told["confusion"]["n"]
    assert {row["agent"] for row in table} == {*agents, "p01", "p02"}
    return study


@pytest.mark.slow  # eight commands
@pytest.mark.usefixtures("few_analyses")
def test_collected_answers_go_from_the_collection_to_an_export_of_verdicts(cues, capsys):
    names = ("glove", "fasttext", "word2vec")
    agents = {name: by_vectors(cues, name, number) for number, name in enumerate(names)}
    study = judged_and_exported(capsys, cues, agents)
    assert {row["association"] for row in rows(study / "words.csv")} & {"zebra", "spider"}


@pytest.mark.slow  # eight commands and a server
@pytest.mark.usefixtures("few_analyses")
def test_a_real_language_model_answers_with_two_other_machines(cues, capsys, llama):
    agents = {name: by_vectors(cues, name, n) for n, name in enumerate(("glove", "fasttext"))}
    agents[NAME] = ("--agent", "openai", "--model", NAME, "--server", llama)
    study = judged_and_exported(capsys, cues, agents)
    said = [row["association"] for row in rows(study / "words.csv") if row["agent"] == NAME]
    assert said
    assert set(said) <= set(WORDS)
