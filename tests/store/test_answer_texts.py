"""The words of a package's answers, as rows; nothing of practice and control trials."""

import pytest

from tests.packages import BLOCK, CAPTIONS, STUDY, json_lines, write
from turingdesk.store.answer_texts import COLUMNS, answer_texts
from turingdesk.store.package import open_package

TALKS = '\n[[block]]\ntask = "conversations"\ntrials = 1\n[block.show]\nlengths = []\n'


@pytest.fixture
def package(tmp_path):
    turns = [{"speaker": s, "text": t} for s, t in (("A", "Hi"), ("B", "Hey"), ("A", "Bye"))]
    talk = {"id": "t", "prompt": "music", "turns": turns, "origin_a": "human", "agent_a": "p1"}
    files = {"conversations.jsonl": json_lines(talk | {"origin_b": "machine", "agent_b": "gpt"})}
    return write(tmp_path / "small", files, toml=STUDY + BLOCK + TALKS)


def test_each_caption_and_each_turn_is_a_row(package):
    found = answer_texts(open_package(package))
    assert list(found) == list(COLUMNS)
    told = found[["task", "subject", "origin", "agent", "choice"]].itertuples(index=False)
    assert [tuple(row) for row in told] == [
        ("captions", "", "human", "p1", "A dog on a sofa"),
        ("captions", "", "machine", "GIT", "A cat on a mat"),
        ("conversations", "A", "human", "p1", "Hi"),
        ("conversations", "A", "human", "p1", "Bye"),
        ("conversations", "B", "machine", "gpt", "Hey"),
    ]
    assert set(found["prompt"]) == {"dog.png", "cat.png", "music"}
    assert set(found["language"]) == {"en"}
    assert set(found["study"]) == {"small"}


def test_practice_and_control_trials_are_left_out(tmp_path):
    head, *rows = CAPTIONS.splitlines()
    marked = [f"{head},practice,control", *(f"{row},," for row in rows)]
    marked += ["three,human,p2,dog.png,For practice,yes,", "four,machine,x,cat.png,A check,,yes"]
    folder = write(tmp_path / "marked", captions="\n".join(marked) + "\n")
    assert len(answer_texts(open_package(folder))) == 2
