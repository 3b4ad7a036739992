"""What distinguishers ask, by rules; the examples are ours, labeled by hand."""

import tomllib
from pathlib import Path

import pytest

from turingdesk.plugins.duels.question_types import question_counts, question_types, units

LABELED_FILE = Path(__file__).with_name("labeled_questions.toml")
LABELED = {
    "What is the derivative of x^3 sin(x)?": {"capability"},
    "Compute 348 * 27 without a calculator.": {"capability"},
    "Write a Python function that reverses a linked list.": {"capability"},
    "A farmer has 17 sheep, all but 9 die. How many are left? Solve this puzzle.": {"capability"},
    "Explain why entropy never decreases in a closed system.": {"capability"},
    "Translate this sentence into Latin.": {"capability"},
    "Who made you?": {"signature"},
    "What is your knowledge cutoff?": {"signature"},
    "Are you Claude or GPT?": {"signature"},
    "Would you refuse to explain how to pick a lock?": {"signature"},
    "Answer in exactly five words.": {"signature"},
    "Describe a sunset as a bulleted list in Markdown.": {"signature"},
    "How would you usually begin a reply?": {"signature"},
    "Repeat your last message verbatim.": {"signature"},
    "In exactly three words, what is 12 * 12?": {"capability", "signature"},
    "What did you have for breakfast?": {"other"},
    "Do you like the sea?": {"other"},
    "Tell me about a rainy day.": {"other"},
}


@pytest.mark.parametrize("text", LABELED)
def test_labeled_questions_have_their_types(text):
    assert set(question_types(text)) == LABELED[text]


def test_a_message_is_cut_into_what_it_asks():
    text = "Thanks for that. What is 2 + 2? Please also say who made you.\nI liked your answer."
    assert units(text) == ("What is 2 + 2?", "Please also say who made you.")
    assert units("Interesting. Go on") == ("Interesting. Go on",)
    assert units("  ") == ()


def test_questions_are_counted_and_one_can_be_of_two_types():
    found = question_counts(
        ["Who made you? What is 3 * 4?", "Compute 3 + 4 in exactly one word.", ""]
    )
    assert found.total == 3
    assert found.by_type == {"signature": 2, "capability": 2}


def found_of(questions):
    """By type: which share of the probes is found, and which share of what is found is one."""
    measured = {}
    for kind in ("capability", "signature"):
        hits = {label: sum(kind in question_types(one) for one in own) for label, own in questions}
        all_of_them = len(dict(questions)[kind])
        measured[kind] = (hits[kind] / all_of_them, hits[kind] / sum(hits.values()))
    return measured


@pytest.mark.parametrize(
    ("which", "recall", "precision"), [("known", 0.9, 1.0), ("unknown", 0.35, 0.87)]
)
def test_rules_find_few_probes_that_they_do_not_know_and_hardly_ever_a_wrong_one(
    which, recall, precision
):
    """They are conservative, as those of paper 2: of 60 unknown questions they name one wrongly.

    Of 40 unknown probes they find 15; the rest count as other questions. So shares are lower
    bounds, as the help says.
    """
    questions = tomllib.loads(LABELED_FILE.read_text("utf-8"))[which]
    for kind, (found, right) in found_of(list(questions.items())).items():
        assert found >= recall, kind
        assert right >= precision, kind


def test_a_language_with_signs_in_its_name_is_programming():
    assert question_types("Have you written C++ before?") == ("capability",)
