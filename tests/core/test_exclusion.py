from dataclasses import replace

from tests.small_study import small_study
from turingdesk.core.evidence import AnswerKind, Attempt, SessionPart
from turingdesk.core.exclusion import Marks, exclusions, in_force, post_hoc
from turingdesk.core.limits import Limits
from turingdesk.core.quality import Duplicate, Incomplete, Scope, StraightLining, TooFast

VERDICT = AnswerKind(("verdict", "origin", ""), True, False, False, True, block="a")
FAST = replace(VERDICT, is_too_fast=True)


def attempt(number, *answers, **known):
    name = f"sub-P_ses-{number}_study-x"
    return Attempt(name, number, [SessionPart(name, answers)], **{"trials": 2, **known})


def test_all_rules_that_hold_are_named_in_the_order_of_the_rules():
    attempts = [attempt(1, (1, VERDICT, 4000.0)), attempt(2, (1, FAST, 1000.0))]
    rules = (Duplicate(id="twice"), TooFast(id="fast"), Incomplete(id="whole"))
    found = exclusions(attempts, rules)
    marks = Marks(attempts, found)
    first, second = (one.session for one in attempts)
    assert marks.of(first, 1, "a", VERDICT.asked) == "whole"
    assert marks.of(second, 1, "a", VERDICT.asked) == "twice|fast|whole"
    assert marks.of(second, 1, "a", ("control", "topic", "")) == "twice|whole"
    assert [(one.rule, one.scope, one.step) for one in found] == [
        ("twice", Scope.SESSION, None),
        ("fast", Scope.TRIAL, 1),
        ("whole", Scope.SESSION, None),
        ("whole", Scope.SESSION, None),
    ]


def test_a_rule_on_some_blocks_leaves_the_others_alone():
    one = attempt(1, (1, VERDICT, 4000.0), block_trials={"a": 2, "b": 2})
    found = exclusions([one], (Incomplete(id="whole-a", blocks=("a",)),))
    marks = Marks([one], found)
    assert marks.touches(one.session)
    assert marks.of(one.session, 1, "a", VERDICT.asked) == "whole-a"
    assert marks.of(one.session, 2, "b", VERDICT.asked) == ""


def test_sessions_are_taken_in_their_order_however_they_come():
    late, early = attempt(10, (1, VERDICT, 1.0)), attempt(9, (1, VERDICT, 1.0))
    (found,) = exclusions([late, early], (Duplicate(id="twice"),))
    assert found.session == late.session


def test_the_limit_of_a_block_implies_a_rule_unless_the_study_has_one():
    study = small_study()  # a limit of 3 s on captions, none on talks
    assert in_force(study) == (TooFast(id="too_fast", blocks=("captions",)),)
    own = replace(study, rules=(TooFast(id="mine", min_s=1.0),))
    assert in_force(own) == own.rules
    other = replace(study, rules=(TooFast(id="too_fast", blocks=("talks",), min_s=1.0),))
    assert [(rule.id, rule.blocks) for rule in in_force(other)] == [
        ("too_fast-limits", ("captions",)),
        ("too_fast", ("talks",)),
    ]
    without = replace(study.blocks[0], limits=Limits())
    assert in_force(replace(study, blocks=(without,))) == ()


def test_limits_of_all_blocks_imply_one_rule_for_all():
    study = small_study()
    blocks = tuple(replace(block, limits=Limits(too_fast_s=2.0)) for block in study.blocks)
    assert in_force(replace(study, blocks=blocks)) == (TooFast(id="too_fast"),)


def test_given_afterwards_limits_are_those_of_the_study_and_not_of_the_data():
    study = small_study()
    first, second = study.blocks
    blocks = (first, replace(second, limits=Limits(too_fast_s=5.0)))
    found = post_hoc(replace(study, blocks=blocks, rules=(StraightLining(id="line"),)))
    assert found == (
        TooFast(id="too_fast", blocks=("captions",), min_s=3.0),
        TooFast(id="too_fast", blocks=("talks",), min_s=5.0),
        StraightLining(id="line"),
    )
