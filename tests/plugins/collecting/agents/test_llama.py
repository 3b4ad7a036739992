"""A real llama.cpp server: its words and its talk, through the command line."""

import json

import pytest

from tests.agents.collection import TALKS, TOML, collection
from tests.llama import NAME, llama
from tests.llama_model import WORDS
from turingdesk.cli import main
from turingdesk.journal.journal_file import read_journal

__all__ = ["llama"]

pytestmark = pytest.mark.slow  # the server takes seconds to start


@pytest.fixture
def collect(tmp_path, llama, capsys):
    topics = "id,topic\nm,music\nb,books\n"
    collection(tmp_path / "answers", toml=TOML + TALKS, topics=topics)
    usual = ["collect", str(tmp_path / "answers"), "--data", str(tmp_path / "data"), "--json"]
    usual += ["--agent", "openai", "--model", NAME, "--server", llama]

    def collect(*words):
        assert main([*usual, *words]) == 0
        return json.loads(capsys.readouterr().out)

    return collect


def choices(data, question):
    journals = [read_journal(path).lines for path in sorted(data.glob("*.jsonl"))]
    rows = [line for lines in journals for line in lines if line["kind"] == "response"]
    return [row["choice"] for row in rows if row["question"] == question]


def test_it_associates_words_and_is_asked_once(collect, tmp_path):
    words = ("--block", "cues", "--answers", "5", "--at-once", "2")
    told = collect(*words)
    assert (told["trials"], told["sent"], told["unanswered"]) == (10, 10, {})
    said = choices(tmp_path / "data", "association")
    assert set(said) <= set(WORDS)
    assert len(set(said)) > 1
    assert collect(*words)["sent"] == 0


def test_it_takes_no_pictures_and_the_words_go_on(collect):
    told = collect()
    assert told["trials"] == 2
    assert sum(told["unanswered"].values()) == 5


def test_it_talks_with_eliza_and_with_itself(collect, tmp_path):
    assert collect("--with", "openai")["trials"] == 2
    assert collect("--with", "eliza")["trials"] == 2
    turns = choices(tmp_path / "data", "turns")
    assert len(turns) == 8
    assert all(len(talk.splitlines()) == 6 for talk in turns)
