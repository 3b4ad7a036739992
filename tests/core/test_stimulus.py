import pytest

from tests.core.stock import caption, pair, talk
from turingdesk.core.stimulus import Origin


def test_a_composition_has_a_letter_for_each_maker():
    assert caption("c", "p").composition == "H"
    assert caption("c", "p", "git").composition == "M"
    assert talk("t", "blender", "").composition == "MH"
    assert [origin.letter for origin in Origin] == ["H", "M"]


@pytest.mark.parametrize(("first", "second"), [("H", "M"), ("M", "H")])
def test_the_sides_of_a_pair_have_no_order(first, second):
    assert pair("p", first, second).composition == "HM"


def test_machines_are_the_agents_that_are_machines():
    assert caption("c", "p").machines == ()
    assert talk("t", "a", "b").machines == ("a", "b")
    assert talk("t", "", "b").machines == ("b",)


def test_the_truth_about_origin_is_the_maker():
    made = talk("t", "blender", "")
    assert made.truth("origin", "A") == "machine"
    assert made.truth("origin", "B") == "human"
    assert made.truth("origin", "C") is None
    assert made.truth("origin") is None


def test_other_truths_are_found_by_question_and_subject():
    made = caption("c", "p", truths={"topic": "music", "mood:A": "glad"})
    assert made.truth("topic") == "music"
    assert made.truth("mood", "A") == "glad"
    assert made.truth("mood") is None
