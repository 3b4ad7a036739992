"""Conversations are put together from the sessions of both speakers, and become a study."""

import csv

import pytest

from tests.answering.collected import collection, sit
from turingdesk.core.conversation import Talk, in_lines
from turingdesk.people.withdrawal import withdraw
from turingdesk.plugins.collecting.answers import collected
from turingdesk.plugins.collecting.build import BuildRequest, build
from turingdesk.study.check import check_study
from turingdesk.study.package import open_package

pytest.importorskip("turingdesk.plugins.live_games")  # conversations are its task

TOPICS = "id,topic\none,Books\ntwo,Music\n"


def talked(room, speaker, topic="Music", texts=("Hi: you", "hm", "  well", "teh end")):
    talk = Talk(topic)
    for text in texts:
        talk = talk.after(text.strip())
    given = {"turns": in_lines(talk.turns), "topic": topic, "speaker": speaker}
    return lambda stimulus: {**given, "conversation": room}


@pytest.fixture
def gathered(tmp_path):
    """Two people with each other, a third one with a machine, and one whose partner is lost."""
    toml = '[[form]]\nid = "about"\ntitle = "About"\n[[form.field]]\nid = "age"\n'
    folder = collection(tmp_path / "c", TOPICS, "conversations", toml, trials=1)
    with (folder / "study.toml").open("a") as file:
        file.write("[block.show]\nmessages = 2\n")
    package, data = open_package(folder), tmp_path / "data"
    sit(package, data, "anna", talked("r1", "A"))
    sit(package, data, "ben", talked("r1", "B"))
    sit(package, data, "chris", talked("r2", "B", "Books"))
    sit(package, data, "eliza-1", talked("r2", "A", "Books"), "agent:eliza")
    sit(package, data, "dora", talked("r3", "A"))
    return package, data


def test_a_conversation_has_the_makers_that_both_sessions_name(gathered):
    package, data = gathered
    found = collected(package, [data])
    made = {
        one.given["conversation"]: [maker.origin.value for maker in one.makers]
        for one in found.answers
    }
    assert made == {"r1": ["human", "human"], "r2": ["machine", "human"]}
    assert found.left_out == {"of a conversation whose other speaker isn't in the data": 1}
    assert {one.prompt.prompt for one in found.answers} == {"Books", "Music"}


def test_the_study_has_both_makers_and_every_message_as_it_was_written(gathered, tmp_path):
    package, data = gathered
    out = tmp_path / "study"
    build(package.folder, [data], out, BuildRequest(demographics=("age",)))
    with (out / "conversations.csv").open(encoding="utf-8", newline="") as file:
        rows = {row["topic"]: row for row in csv.DictReader(file)}
    assert rows["Books"]["agent_a"] == "eliza"
    assert (rows["Music"]["origin_a"], rows["Music"]["origin_b"]) == ("human", "human")
    assert rows["Music"]["turns"] == "A: Hi: you\nB: hm\nA: well\nB: teh end"
    people = {rows["Music"]["agent_a"], rows["Music"]["agent_b"], rows["Books"]["agent_b"]}
    assert len(people) == 3
    assert "anna" not in (out / "conversations.csv").read_text("utf-8")
    block = check_study(out).package.study.blocks[0]
    assert block.show.lengths == (3,), "the longest that there are"
    assert block.show.topics == ("Books", "Music")


def test_who_withdraws_takes_the_conversation_along(gathered, tmp_path):
    package, data = gathered
    out = tmp_path / "study"
    build(package.folder, [data], out)
    withdraw(data, "anna", "asked", "Ada")
    left = (out / "conversations.csv").read_text("utf-8")
    assert "Books" in left
    assert "Music" not in left, "it was hers as well as the other speaker's"
    found = collected(package, [data])
    assert [one.given["conversation"] for one in found.answers] == ["r2"]
