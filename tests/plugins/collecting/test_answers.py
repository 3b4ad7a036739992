"""Answers are read from journals: those that count, under IDs that say nothing about people."""

import pytest

from tests.answering.collected import FORM, collection, sit
from turingdesk.core.stimulus import Origin
from turingdesk.people.withdrawal import withdraw
from turingdesk.plugins.collecting.answers import collected
from turingdesk.study.package import open_package

CUES = "id,cue,practice\nwarm,coffee,yes\none,ocean,\ntwo,bread,\n"
SAID = {"coffee": "tea", "ocean": "Waves", "bread": "butter"}


def says(stimulus):
    return SAID[stimulus.prompt]


@pytest.fixture
def package(tmp_path):
    rule = '[[rule]]\nid = "tea"\nkind = "form_answer"\nfield = "age"\nwanted = ["30", "31"]\n'
    folder = collection(tmp_path / "c", CUES, toml=FORM + rule, trials=2)
    file = folder / "study.toml"
    file.write_text(file.read_text() + "practice = 1\n")
    return open_package(folder)


def test_people_and_machines_are_read_with_what_was_given_and_what_is_used(package, tmp_path):
    data = tmp_path / "data"
    sit(package, data, "P-1", says)
    sit(package, data, "agent-git", lambda _: "table", "agent:git")
    found = collected(package, [data, data])
    assert len(found.answers) == found.read == 4
    made = {(a.origin, a.agent, a.prompt.id): a.used["association"] for a in found.answers}
    assert made == {
        (Origin.HUMAN, "p01", "one"): "wave",
        (Origin.HUMAN, "p01", "two"): "butter",
        (Origin.MACHINE, "git", "one"): "table",
        (Origin.MACHINE, "git", "two"): "table",
    }
    assert {a.given["association"] for a in found.answers} == {"Waves", "butter", "table"}


def test_what_does_not_count_is_left_out_and_counted(package, tmp_path):
    data = tmp_path / "data"
    sit(package, data, "P-1", says)
    sit(package, data, "P-2", says, age="12")  # against a rule of the collection
    sit(package, data, "P-3", says, pilot=True)
    sit(package, data, "sim-001", says, "simulated")
    sit(package, data, "P-4", lambda s: "the" if s.id == "one" else "tree")
    found = collected(package, [data])
    assert len(found.answers) == 3
    assert dict(found.left_out) == {
        "excluded by a quality rule": 2,
        "from a simulated session": 2,
        "omitted by a cleaning rule": 1,
    }
    assert [one.given["association"] for one in found.dropped] == ["the"]
    found = collected(package, [data], simulated=True)
    assert {a.used["association"] for a in found.answers} == {"wave", "butter"}


def test_a_prompt_that_was_changed_since_is_left_out(package, tmp_path):
    data = tmp_path / "data"
    sit(package, data, "P-1", says)
    table = package.folder / "collect-words.csv"
    table.write_text(table.read_text().replace("ocean", "river"))
    found = collected(open_package(package.folder), [data])
    assert [answer.prompt.id for answer in found.answers] == ["two"]
    assert dict(found.left_out) == {"to a prompt that is no longer in the collection": 1}


def test_a_withdrawn_person_s_answers_are_not_taken(package, tmp_path):
    data = tmp_path / "data"
    sit(package, data, "P-1", says)
    sit(package, data, "P-2", says)
    withdraw(data, "P-1", "asked", "Ada")
    found = collected(package, [data])
    assert len(found.answers) == 2
    assert list(found.agents) == [(data.resolve(), "p-2")]


def test_one_code_in_two_folders_is_two_people_and_ids_stay_the_same(package, tmp_path):
    folders = [tmp_path / "a", tmp_path / "b"]
    for folder in folders:
        for code in ("P-1", "P-2"):
            sit(package, folder, code, says)
    first = collected(package, folders)
    assert sorted(first.agents.values()) == ["p01", "p02", "p03", "p04"]
    assert collected(package, folders[::-1]).agents == first.agents


def test_things_that_become_the_same_word_are_left_out(tmp_path):
    from tests.packages import png

    folder = tmp_path / "c"
    (folder / "media").mkdir(parents=True)
    (folder / "media" / "dog.png").write_bytes(png())
    package = open_package(collection(folder, "id,image\none,dog.png\n", "objects"))
    things = {"object_1": "dogs", "object_2": "dog", "object_3": "tree"}
    sit(package, tmp_path / "data", "P-1", lambda _: things)
    found = collected(package, [tmp_path / "data"])
    assert dict(found.left_out) == {"the same word more than once, after cleaning": 1}
