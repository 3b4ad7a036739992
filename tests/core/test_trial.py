from dataclasses import asdict

from tests.tasks.examples import trial
from turingdesk.core.question import Question
from turingdesk.core.trial import Slot


def test_a_slot_is_plain_values_and_comes_back_from_them():
    slot = Slot("b", 3, "s", length=6, swapped=True)
    assert all(type(value) in (str, int, bool) for value in asdict(slot).values())
    assert Slot(**asdict(slot)) == slot


def test_a_showing_is_the_trial_without_its_truth():
    made = trial("captions", slot=Slot("b", 2, "", practice=True))
    shown = made.showing(3, 8)
    assert (shown.number, shown.of, shown.block, shown.title) == (3, 8, "b", "Block")
    assert (shown.content, shown.questions, shown.practice) == (made.content, made.questions, True)


def test_a_question_about_a_side_follows_the_stimulus_when_it_is_swapped():
    turned = trial("pairs", slot=Slot("b", 1, "", swapped=True))
    confidence = Question("confidence", "?")
    assert turned.maker(confidence, "2") == ("machine", "SECRET-AGENT")
    assert turned.maker(confidence, "") == ("", "")
    assert turned.truth(confidence, "") is None


def test_a_single_stimulus_has_no_sides():
    assert trial("captions").sides == ("", "")
