"""What machine judges are given of a study."""

from dataclasses import replace

import pytest

from turingdesk.core.errors import CannotJudge, UnknownName
from turingdesk.plugins.machine_judges.learning.answers import answer_set, judged_tables
from turingdesk.study.package import open_package
from turingdesk.system.paths import demo_study


@pytest.fixture(scope="module")
def demo():
    return open_package(demo_study())


def test_a_caption_is_one_answer_under_its_own_id_and_controls_are_left_out(demo):
    found = answer_set(demo, "captions.csv")
    there = [s for s in demo.stimuli["captions.csv"] if not (s.control or s.practice)]
    assert [row.id for row in found.rows] == [s.id for s in there]
    assert [row.text for row in found.rows] == [s.content.caption for s in there]
    assert found.is_human.sum() == sum(s.composition == "H" for s in there)
    assert found.digest == answer_set(demo, "captions.csv").digest


def test_a_conversation_is_two_answers_or_as_many_as_it_has_messages(demo):
    whole = answer_set(demo, "conversations.jsonl")
    single = answer_set(demo, "conversations.jsonl", messages=True)
    first = demo.stimuli["conversations.jsonl"][0]
    turns = first.content.turns
    assert [r.id for r in whole.rows if r.stimulus == first.id] == [
        f"{first.id}/{s}" for s in "AB"
    ]
    of_first = [r for r in single.rows if r.stimulus == first.id]
    assert sorted(r.turn for r in of_first) == list(range(1, len(turns) + 1))
    assert {r.id: r.text for r in of_first}[f"{first.id}/{turns[0].speaker}/1"] == turns[0].text


def test_pairs_and_unknown_tables_are_refused_with_the_nearest_name(demo):
    assert "captions.csv" in judged_tables(demo)
    with pytest.raises(UnknownName, match="captions"):
        answer_set(demo, "caption.csv")


def test_a_sealed_study_cannot_be_judged(demo):
    sealed = replace(demo, study=replace(demo.study, sealed=True))
    with pytest.raises(CannotJudge, match="sealed"):
        answer_set(sealed, "captions.csv")
