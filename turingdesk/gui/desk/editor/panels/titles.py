"""Titles of settings that lower floors declare by name, and words that can be chosen there."""

from __future__ import annotations

from turingdesk.gui.translation import tr, tr_noop

TITLES = {
    "after_machines": tr_noop("Desk", "After machines", "a setting"),
    "answers": tr_noop("Desk", "Answers", "a setting"),
    "at_least": tr_noop("Desk", "At least", "a setting"),
    "control_failed": tr_noop("Desk", "Control failed", "a setting"),
    "controls_passed": tr_noop("Desk", "Controls passed", "a setting"),
    "duplicate": tr_noop("Desk", "Duplicate", "a setting"),
    "field": tr_noop("Desk", "Field", "a setting"),
    "fixation_s": tr_noop("Desk", "Fixation", "a setting"),
    "form_answer": tr_noop("Desk", "Form answer", "a setting"),
    "gap_s": tr_noop("Desk", "Gap", "a setting"),
    "id": tr_noop("Desk", "Id", "a setting"),
    "in_a_row": tr_noop("Desk", "In a row", "a setting"),
    "incomplete": tr_noop("Desk", "Incomplete", "a setting"),
    "lengths": tr_noop("Desk", "Lengths", "a setting"),
    "most": tr_noop("Desk", "Most", "a setting"),
    "of": tr_noop("Desk", "Of", "a setting"),
    "of_table": tr_noop("Desk", "Of table", "a setting"),
    "question": tr_noop("Desk", "Question", "a setting"),
    "share": tr_noop("Desk", "Share", "a setting"),
    "straight_lining": tr_noop("Desk", "Straight lining", "a setting"),
    "subject": tr_noop("Desk", "Subject", "a setting"),
    "target_s": tr_noop("Desk", "Target", "a setting"),
    "timing": tr_noop("Desk", "Timing", "a setting"),
    "too_fast": tr_noop("Desk", "Too fast", "a setting"),
    "topics": tr_noop("Desk", "Topics", "a setting"),
    "trial_answer": tr_noop("Desk", "Trial answer", "a setting"),
    "wanted": tr_noop("Desk", "Wanted", "a setting"),
}
WORDS = {
    "all": tr_noop("Desk", "all", "a choice"),
    "fixed": tr_noop("Desk", "fixed", "a choice"),
    "questions": tr_noop("Desk", "questions", "a choice"),
    "recorded": tr_noop("Desk", "recorded", "a choice"),
    "trials": tr_noop("Desk", "trials", "a choice"),
}


def titled(name: str) -> str:
    """A name as a title; one that is not listed is made from the name.

    >>> titled("in_a_row"), titled("new_setting_s")
    ('In a row', 'New setting')
    """
    made = name.removesuffix("_s").replace("_", " ").capitalize()
    return tr("Desk", TITLES.get(name, made), "a setting")


def chosen(word: str) -> str:
    """A word of a file as one of several choices."""
    return tr("Desk", WORDS.get(word, word), "a choice")
