"""`turingdesk collect` for two agents that talk."""

import json

import pytest

from tests.agents.collection import TALKS, TOML, collection
from tests.language_models.lab import lab, started
from turingdesk.cli import main

__all__ = ["lab", "started"]

pytest.importorskip("turingdesk.plugins.live_games")  # conversations are its task


@pytest.fixture
def talk(tmp_path, lab):
    collection(tmp_path / "talks", toml=TOML + TALKS, topics="id,topic\nm,music\n")
    usual = ["collect", str(tmp_path / "talks"), "--data", str(tmp_path / "data")]
    usual += ["--agent", "openai", "--model", "tiny", "--server", lab.url]
    return lambda *words: main([*usual, *words])


def test_two_agents_talk_and_what_was_sampled_anew_is_told(talk, capsys, lab):
    twice = ["says:Hello, dear friend of mine."] * 2
    lab.does(*twice, *(f"says:I like the number {n}" for n in range(6)))
    assert talk("--with", "openai", "--with-model", "other") == 0
    assert capsys.readouterr().out == (
        "tiny and other: 1 conversation, 1 sampled again, 8 requests sent.\n"
    )
    assert {one["body"]["model"] for one in lab.log} == {"tiny", "other"}


def test_the_result_of_a_talk_can_be_read_by_programs(talk, capsys, lab):
    lab.does(*(f"says:I like the number {n}" for n in range(99)))
    assert talk("--with", "eliza", "--with-name", "therapist", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["name"], told["partner"]["name"]) == ("agent:tiny", "therapist")
    assert told["trials"] == 1
    assert told["resampled"] >= 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--with", "openai", "--with-vectors", "x"], "openai doesn't support --with-vectors"),
        (["--with", "mccq"], "invalid choice: 'mccq'"),
        (["--with-model", "tiny"], "--with-model needs --with"),
        (["--with", "eliza", "--dask", "tcp://x:1"], "openai doesn't support --dask"),
    ],
)
def test_wrong_usage_of_two_agents_is_named(talk, capsys, words, said):
    with pytest.raises(SystemExit):
        talk(*words)
    assert said in capsys.readouterr().err
