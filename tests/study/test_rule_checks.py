"""A rule that can never hold, or contains of everyone, is told when the study is checked."""

import pytest

from tests.packages import BLOCK, STUDY, write
from tests.shelf import ESSAYS, on_the_shelf
from turingdesk.core.quality import Duplicate
from turingdesk.study.check import check_study
from turingdesk.study.study_rules import AskedInStudy

FORM = """
[[form]]
[[form.field]]
id = "native_language"
[[form.field]]
id = "devices"
text = "What do you use?"
kind = "several"
choices = ["Phone", "Laptop"]
"""
TWO = BLOCK.replace("[[block]]", '[[block]]\nid = "first"') + BLOCK.replace(
    "[[block]]", '[[block]]\nid = "second"'
)
SEEN = """
[[block.question]]
id = "seen"
text = "Have you seen it?"
kind = "choice"
choices = ["Yes", "No"]
"""


def told(tmp_path, rule, blocks=BLOCK + SEEN):
    """What is said of a rule, with the severity and the text of its line."""
    folder = write(tmp_path, toml=STUDY + FORM + blocks + f"\n[[rule]]\n{rule}\n")
    lines = (folder / "study.toml").read_text("utf-8").split("\n")
    return [
        (str(one.severity), one.message, lines[one.line - 1])
        for one in check_study(folder).problems
    ]


@pytest.mark.parametrize(
    "rule",
    [
        'kind = "form_answer"\nwanted = ["english", "Any words: they are typed"]',
        'kind = "form_answer"\nfield = "devices"\nwanted = ["phone"]',
        'kind = "trial_answer"\nquestion = "seen"\nanswers = ["YES"]',
        'kind = "too_fast"\nmin_s = 0.5',
        'kind = "after_machines"\nin_a_row = 1',
    ],
)
def test_rules_that_fit_are_not_spoken_of(tmp_path, rule):
    assert told(tmp_path, rule) == []


@pytest.mark.parametrize(
    ("rule", "severity", "message", "line"),
    [
        (
            'kind = "form_answer"\nfield = "devices"\nwanted = ["Tablet"]',
            "error",
            "'Tablet' is not a choice of 'devices'.",
            'wanted = ["Tablet"]',
        ),
        (
            'kind = "trial_answer"\nquestion = "seen"',
            "error",
            "The rule lists no answers.",
            "[[rule]]",
        ),
        (
            'kind = "controls_passed"\nat_least = 2\nof = 1',
            "error",
            "2 of 1 can never be correct.",
            "at_least = 2",
        ),
    ],
)
def test_what_cannot_hold_is_told_at_its_line(tmp_path, rule, severity, message, line):
    assert (severity, message, line) in told(tmp_path, rule)


def test_a_rule_about_control_questions_needs_a_task_that_has_one(tmp_path):
    words = BLOCK.replace("captions", "words")
    said = "The rule 'control_failed' applies to control questions, but its blocks have none."
    assert ("warning", said, "[[rule]]") in told(tmp_path, 'kind = "control_failed"', words)


def test_only_the_blocks_of_the_rule_are_looked_at(tmp_path):
    rule = 'kind = "trial_answer"\nquestion = "seen"\nanswers = ["Yes"]\nblocks = ["{}"]'
    for block, is_fine in (("first", False), ("second", True)):
        found = [message for _, message, _ in told(tmp_path, rule.format(block), TWO + SEEN)]
        assert any("'seen', which no block asks" in one for one in found) is not is_fine


ESSAY_ROWS = (
    "id,origin,agent,topic,paragraphs\none,human,p1,tea,I like it.\ntwo,machine,GIT,sea,Cold.\n"
)


@pytest.mark.parametrize(("question", "is_fine"), [("quality", True), ("qualty", False)])
def test_a_task_may_ask_what_a_rule_is_about(tmp_path, question, is_fine):
    rule = f'[[rule]]\nkind = "trial_answer"\nquestion = "{question}"\nanswers = ["1"]\n'
    with on_the_shelf(tmp_path / "tasks", ESSAYS):
        block = BLOCK.replace("captions", "essays")
        folder = write(tmp_path / "x", {"essays.csv": ESSAY_ROWS}, toml=STUDY + block + rule)
        found = [one.fix for one in check_study(folder).problems]
    expected = [] if is_fine else ["Did you mean 'quality'?"]
    assert found == expected


def test_where_a_table_cannot_be_read_nobody_knows_what_its_task_asks(tmp_path):
    rule = 'kind = "trial_answer"\nquestion = "quality"\nanswers = ["1"]'
    block = BLOCK + 'table = "not-there.csv"\n'
    messages = [message for _, message, _ in told(tmp_path, rule, block)]
    assert messages
    assert not any("no block asks" in message for message in messages)


def test_controls_of_one_sort_do_not_stand_for_the_other(tmp_path):
    controls = BLOCK.replace("captions", "words") + "[block.controls]\ntrials = [1]\n"
    words = (
        "id,origin,agent,cue,association,control\none,human,p1,cat,dog,\n"
        "two,machine,GIT,sea,salt,\nthree,machine,GIT,tea,cup,yes\n"
    )
    for what, is_fine in (("all", True), ("trials", True), ("questions", False)):
        rule = f'\n[[rule]]\nkind = "controls_passed"\nwhat = "{what}"\n'
        found = check_study(write(tmp_path, {"words.csv": words}, toml=STUDY + controls + rule))
        assert is_fine is not any(
            ("applies to controls") in one.message for one in found.problems
        ), what


def test_a_study_whose_blocks_cannot_be_read_is_not_told_of_its_rules_too(tmp_path):
    broken = BLOCK.replace('task = "captions"', 'task = "capt"')
    messages = [message for _, message, _ in told(tmp_path, 'kind = "control_failed"', broken)]
    assert messages
    assert not any("rule" in message for message in messages)


def test_no_rule_looks_at_blocks_that_are_not_there():
    assert AskedInStudy((), ()).of(Duplicate(id="a")) == []
    assert AskedInStudy((), ()).fields == {}
