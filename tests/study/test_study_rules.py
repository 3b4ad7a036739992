import pytest

from tests.packages import BLOCK, STUDY, write
from turingdesk.core.quality import (
    KINDS,
    ControlsPassed,
    Duplicate,
    FormAnswer,
    Incomplete,
    StraightLining,
    TooFast,
    TrialAnswer,
    plain,
)
from turingdesk.study.check import check_study
from turingdesk.study.study_rules import rule_sets

FORM = """
[[form]]
[[form.field]]
id = "native_language"
[[form.field]]
id = "glasses"
text = "Do you wear glasses?"
kind = "choice"
choices = ["Yes", "No"]
[[form.field]]
id = "email"
text = "Where can we reach you?"
kind = "text"
personal = true
"""
QUESTION = """
[[block.question]]
id = "seen"
text = "Have you seen the picture before?"
kind = "choice"
choices = ["Yes", "No"]
"""


def checked(tmp_path, rules, before=FORM, block=BLOCK):
    return check_study(write(tmp_path, toml=STUDY + before + block + QUESTION + rules))


def read(tmp_path, rules):
    found = checked(tmp_path, rules)
    assert not found.problems
    return found.package.study.rules


def problem(tmp_path, rules, before=FORM):
    """The only problem, and the text of the line that it names."""
    (found,) = checked(tmp_path, rules, before).problems
    lines = (tmp_path / "study.toml").read_text("utf-8").split("\n")
    assert found.file == "study.toml"
    return f"{found.message} {found.fix}", lines[found.line - 1]


def test_a_study_says_its_rules_in_order(tmp_path):
    rules = """
[[rule]]
kind = "too_fast"
min_s = 2
[[rule]]
kind = "form_answer"
id = "native"
wanted = ["English", "Scots"]
also_empty = true
[[rule]]
kind = "incomplete"
share = 0.9
[[rule]]
kind = "straight_lining"
blocks = ["captions"]
[[rule]]
kind = "duplicate"
[[rule]]
kind = "trial_answer"
question = "seen"
answers = ["yes"]
"""
    assert read(tmp_path, rules) == (
        TooFast(id="too_fast", min_s=2.0),
        FormAnswer(id="native", wanted=("English", "Scots"), also_empty=True),
        Incomplete(id="incomplete", share=0.9),
        StraightLining(id="straight_lining", blocks=("captions",)),
        Duplicate(id="duplicate"),
        TrialAnswer(id="trial_answer", question="seen", answers=("yes",)),
    )


def test_a_named_set_is_taken_over_for_the_blocks_that_are_named(tmp_path):
    rules = '[[rule]]\nuse = "zhang-captions"\nblocks = ["captions"]\n'
    assert read(tmp_path, rules) == (
        TooFast(id="zhang-captions.too_fast", blocks=("captions",), min_s=3.0),
        FormAnswer(id="zhang-captions.native_language", blocks=("captions",), wanted=("English",)),
    )


def test_a_set_may_be_used_twice_under_two_names(tmp_path):
    rules = "".join(f'[[rule]]\nuse = "zhang-words"\nid = "{name}"\n' for name in ("a", "b"))
    assert [rule.id for rule in read(tmp_path, rules)] == [
        "a.native_language",
        "b.native_language",
    ]


@pytest.mark.parametrize(
    ("rules", "said", "line"),
    [
        ('kind = "duplicat"', "Did you mean 'duplicate'?", 'kind = "duplicat"'),
        ('kind = "mood"', f"Use one of: {', '.join(KINDS)}", 'kind = "mood"'),
        ('use = "zhang-caption"', "Did you mean 'zhang-captions'?", 'use = "zhang-caption"'),
        ('id = "a"', "has no kind", "[[rule]]"),
        ('use = "zhang-words"\nkind = "duplicate"', "Remove kind", 'kind = "duplicate"'),
        ('use = "zhang-words"\nat_least = 3', "'at_least' is unknown", "at_least = 3"),
        ('kind = "incomplete"\nshar = 0.5', "Did you mean 'share'?", "shar = 0.5"),
        ('kind = "incomplete"\nshare = 90', "from 0 to 1", "share = 90"),
        ('kind = "incomplete"\nshare = "all"', "must be a number", 'share = "all"'),
        ('kind = "straight_lining"\nshare = 0.5', "from 0.51 to 1", "share = 0.5"),
        ('kind = "duplicate"\nblocks = ["caption"]', "Did you mean 'captions'?", "blocks = ["),
        ('kind = "duplicate"\nid = "a|b"', "'a|b' is not a valid ID", 'id = "a|b"'),
        ('kind = "form_answer"', "The rule lists no answers", "[[rule]]"),
        (
            'kind = "form_answer"\nfield = "native"\nwanted = ["a"]',
            "which is in no form",
            "field =",
        ),
        ('kind = "form_answer"\nfield = "email"\nwanted = ["a"]', "is personal", "field ="),
        ('kind = "form_answer"\nfield = "glasses"\nwanted = ["Yess"]', "mean 'Yes'", "wanted ="),
        ('kind = "trial_answer"\nquestion = "sen"\nanswers = ["Yes"]', "mean 'seen'", "question"),
        ('kind = "trial_answer"\nquestion = "seen"\nanswers = ["oui"]', "Yes, No", "answers ="),
        ('kind = "controls_passed"\nwhat = "some"', "can't be 'some'", "what ="),
        ('kind = "after_machines"\nin_a_row = 0', "from 1 to", "in_a_row = 0"),
        ('use = "jones-games"', "'knew_witness'", "[[rule]]"),
    ],
)
def test_a_rule_that_cannot_be_meant_is_told_with_its_line(tmp_path, rules, said, line):
    assert_told(tmp_path, checked(tmp_path, f"[[rule]]\n{rules}\n"), said, line)


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("controls_passed", "applies to controls, but its blocks have none"),
        ("control_failed", "applies to control questions, but its blocks have none"),
    ],
)
def test_a_rule_about_controls_needs_a_task_that_has_them(tmp_path, kind, said):
    words = BLOCK.replace("captions", "words")
    files = {"words.csv": "id,origin,cue,association\none,human,cat,dog\ntwo,machine,cat,sea\n"}
    write(tmp_path, files)
    found = checked(tmp_path, f'[[rule]]\nkind = "{kind}"\n', block=words)
    assert_told(tmp_path, found, said, "[[rule]]")


@pytest.mark.parametrize("kind", ["controls_passed", "control_failed"])
def test_a_rule_about_controls_needs_rows_that_have_them(tmp_path, kind):
    said = f"The rule '{kind}' applies to control"
    rule = f'[[rule]]\nkind = "{kind}"\n'
    found = checked(tmp_path, rule)
    assert_told(tmp_path, found, said, "[[rule]]")
    rows = "one,human,p1,dog.png,A,Is there a dog?,yes\ntwo,machine,GIT,cat.png,B,,\n"
    head = "id,origin,agent,image,caption,question,answer\n"
    write(tmp_path, toml=STUDY + BLOCK + rule, captions=head + rows)
    assert not [one for one in check_study(tmp_path).problems if said in one.message]
    not_asked = BLOCK + '[block.controls]\nquestions = "none"\n'
    write(tmp_path, toml=STUDY + not_asked + rule, captions=head + rows)
    found = check_study(tmp_path)
    assert_told(tmp_path, found, said, "[[rule]]")


def assert_told(folder, found, said, line):
    lines = (folder / "study.toml").read_text("utf-8").split("\n")
    told = [(f"{one.message} {one.fix}", lines[one.line - 1]) for one in found.problems]
    assert any(said in what and at.startswith(line) for what, at in told), told


def test_two_rules_of_one_name_are_told(tmp_path):
    said, line = problem(tmp_path, '[[rule]]\nkind = "duplicate"\n' * 2)
    assert "Another rule has the ID 'duplicate'" in said
    assert line == "[[rule]]"


def test_more_right_than_asked_can_never_be(tmp_path):
    toml = STUDY + BLOCK.replace("trials = 2", "trials = 2\n[block.controls]\ntrials = [1]")
    rule = '[[rule]]\nkind = "controls_passed"\nat_least = 3\nof = 2\n'
    captions = (
        "id,origin,agent,image,caption,control\n"
        "one,human,p1,dog.png,A,\n"
        "two,machine,G,cat.png,B,yes\n"
    )
    found = check_study(write(tmp_path, toml=toml + rule, captions=captions)).problems
    assert any("3 of 2 can never be correct" in one.message for one in found)


def test_a_rule_without_a_limit_is_warned_of(tmp_path):
    block = BLOCK + "[block.limits]\ntoo_fast_s = 0\n"
    rule = '[[rule]]\nkind = "too_fast"\n'
    (found,) = check_study(write(tmp_path, toml=STUDY + block + rule)).problems
    assert "has no limit" in found.message


def test_controls_can_be_counted_where_they_are_asked(tmp_path):
    toml = STUDY + BLOCK + "[block.controls]\ntrials = [1]\n"
    rule = '[[rule]]\nkind = "controls_passed"\nwhat = "trials"\n'
    captions = (
        "id,origin,agent,image,caption,control\none,human,p1,dog.png,A,\ntwo,machine,GIT,cat.png,B,\n"
        "three,machine,GIT,cat.png,C,yes\n"
    )
    found = check_study(write(tmp_path, toml=toml + rule, captions=captions))
    assert not any("controls" in one.message for one in found.problems)
    assert found.package.study.rules == (ControlsPassed(id="controls_passed", what="trials"),)


NATIVE = {"kind": "form_answer", "id": "native_language", "wanted": ["English"]}
TOPICS = {"kind": "controls_passed", "id": "topics", "at_least": 15, "of": 20, "what": "questions"}
SEES = {"kind": "controls_passed", "id": "sees", "at_least": 7, "of": 12, "what": "questions"}
#: As the papers have them; field native_language is the kind's default.
PAPERS = {
    "zhang-captions": [{"kind": "too_fast", "id": "too_fast", "min_s": 3.0}, NATIVE],
    "zhang-words": [NATIVE],
    "zhang-conversations": [TOPICS, {"kind": "control_failed", "id": "wrong_topic"}, NATIVE],
    "zhang-colors": [NATIVE],
    "zhang-objects": [NATIVE],
    "zhang-fixations": [SEES, NATIVE],
    "wu-pairs": [NATIVE],
    "jones-games": [
        {"kind": "after_machines", "id": "after_machines"},  # three in a row, the default
        {
            "kind": "trial_answer",
            "id": "knew_witness",
            "question": "knew_witness",
            "answers": ["Yes"],
        },
    ],
    "turing-game": [
        {
            "kind": "trial_answer",
            "id": "surrendered",
            "question": "surrendered",
            "answers": ["Yes"],
        }
    ],
}


def test_there_is_a_set_for_each_paper_that_has_rules():
    assert {name: [plain(rule) for rule in one.rules] for name, one in rule_sets().items()} == (
        PAPERS
    )
    assert {rule.in_a_row for rule in rule_sets()["jones-games"].rules[:1]} == {3}


@pytest.mark.parametrize("name", list(PAPERS))
def test_a_set_says_what_it_is_and_where_it_is_from(name):
    one = rule_sets()[name]
    assert one.name == name
    assert all((one.title, one.source, one.about.endswith(".")))
