"""What distinguishers ask, by rules; the examples are ours, labeled by hand."""

import pytest

from turingdesk.duels.question_types import counted, question_types, units

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
    found = counted(["Who made you? What is 3 * 4?", "Compute 3 + 4 in exactly one word.", ""])
    assert found.total == 3
    assert found.by_type == {"signature": 2, "capability": 2}
