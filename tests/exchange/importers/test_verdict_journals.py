import pytest

from turingdesk.core.quality import ControlFailed, ControlsPassed, FormAnswer, TooFast
from turingdesk.core.response import Identity
from turingdesk.exchange.importers._judgement import Judgement, Verdict
from turingdesk.exchange.importers._verdict_journals import (
    anonymous,
    form_rows,
    moment,
    rules,
    trial_rows,
)

IDENTITY = Identity("sub-a_ses-1_study-s", "a", "s", "imported", "0" * 64, judge="imported")


def test_judges_who_say_no_keep_the_language_rule_out():
    found, contrary = rules("zhang-captions", [{"native": "yes"}, {"native": "No"}, {}])
    assert found == (TooFast(id="zhang-captions.too_fast", min_s=3.0),)
    assert contrary == 1


def test_where_all_say_yes_or_nothing_all_rules_of_the_paper_count():
    found, contrary = rules("zhang-conversations", [{"native": "Yes"}, {"native": None}, {}])
    assert [type(rule) for rule in found] == [ControlsPassed, ControlFailed, FormAnswer]
    assert found[2].wanted == ("English", "yes")
    assert found[2].also_empty
    assert contrary == 0


def test_what_the_paper_has_no_rules_for_gets_none():
    assert rules("", [{"native": "no"}]) == ((), 0)


def test_only_ids_that_lead_to_an_account_are_hidden():
    assert anonymous("debug6yho2") == "debug6yho2"
    assert anonymous("AEXAMPLE00000") == anonymous("AEXAMPLE00000") != "AEXAMPLE00000"
    assert len(anonymous("someone@example.org")) == 14
    assert len(anonymous("x" * 500)) == 14


def test_rows_are_as_a_session_here_would_have_written_them():
    judged = Judgement(
        "captions",
        "0909-git",
        "0909",
        (Verdict("", "human", "machine", "git"),),
        place=7,
        control=("statement", "1", "2"),
        extras=(("gender", "", "male"),),
        rt_ms=2999.0,
    )
    verdict, control, gender = trial_rows(IDENTITY, 3, judged)
    assert (verdict.trial, verdict.position, verdict.composition) == (3, 7, "M")
    assert (verdict.correct, verdict.too_fast) == (False, True)
    assert verdict.choices == "human|machine"
    assert (control.role, control.correct, control.agent) == ("control", False, "git")
    assert (gender.role, gender.choice, gender.truth) == ("extra", "male", None)


def test_empty_form_fields_give_no_row():
    rows = form_rows(IDENTITY, {"native": "yes", "age": "", "gender": None, "condition": 0})
    assert [(row.question, row.choice) for row in rows] == [
        ("native_language", "yes"),
        ("condition", "0"),
    ]


@pytest.mark.parametrize("number", [None, 1e30, float("inf")])
def test_a_time_that_is_none_is_left_empty(number):
    assert moment(number) == ""
