"""The sets of rules that ship say what their papers did."""

import pytest

from turingdesk.core.quality import plain
from turingdesk.study.study_rules import rule_sets

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
