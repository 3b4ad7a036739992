"""Titles of settings that lower floors declare by name, and words that can be chosen there."""

from __future__ import annotations

from turingdesk.gui.translation import later, said

TITLES = {
    "after_machines": later("Desk", "After machines", "a setting"),
    "answers": later("Desk", "Answers", "a setting"),
    "at_least": later("Desk", "At least", "a setting"),
    "control_failed": later("Desk", "Control failed", "a setting"),
    "controls_passed": later("Desk", "Controls passed", "a setting"),
    "duplicate": later("Desk", "Duplicate", "a setting"),
    "field": later("Desk", "Field", "a setting"),
    "fixation_s": later("Desk", "Fixation", "a setting"),
    "form_answer": later("Desk", "Form answer", "a setting"),
    "gap_s": later("Desk", "Gap", "a setting"),
    "id": later("Desk", "Id", "a setting"),
    "in_a_row": later("Desk", "In a row", "a setting"),
    "incomplete": later("Desk", "Incomplete", "a setting"),
    "lengths": later("Desk", "Lengths", "a setting"),
    "most": later("Desk", "Most", "a setting"),
    "of": later("Desk", "Of", "a setting"),
    "of_table": later("Desk", "Of table", "a setting"),
    "question": later("Desk", "Question", "a setting"),
    "share": later("Desk", "Share", "a setting"),
    "straight_lining": later("Desk", "Straight lining", "a setting"),
    "subject": later("Desk", "Subject", "a setting"),
    "target_s": later("Desk", "Target", "a setting"),
    "timing": later("Desk", "Timing", "a setting"),
    "too_fast": later("Desk", "Too fast", "a setting"),
    "topics": later("Desk", "Topics", "a setting"),
    "trial_answer": later("Desk", "Trial answer", "a setting"),
    "wanted": later("Desk", "Wanted", "a setting"),
}
WORDS = {
    "all": later("Desk", "all", "a choice"),
    "fixed": later("Desk", "fixed", "a choice"),
    "questions": later("Desk", "questions", "a choice"),
    "recorded": later("Desk", "recorded", "a choice"),
    "trials": later("Desk", "trials", "a choice"),
}


def titled(name: str) -> str:
    """A name as a title; one that is not listed is made from the name.

    >>> titled("in_a_row"), titled("new_setting_s")
    ('In a row', 'New setting')
    """
    made = name.removesuffix("_s").replace("_", " ").capitalize()
    return said("Desk", TITLES.get(name, made), "a setting")


def chosen(word: str) -> str:
    """A word of a file as one of several choices."""
    return said("Desk", WORDS.get(word, word), "a choice")
