"""Which rules count for a folder: those of the newest session, as far as they can be read."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.core.quality import Duplicate, Incomplete, Rule, TooFast, plain
from turingdesk.journal.chain import sealed
from turingdesk.journal.rulings import USUAL, Ruling, Rulings, is_marked, read
from turingdesk.table.table import load

ONCE, HALF = Duplicate(id="once"), Incomplete(id="half", share=0.5)


def opened(at, session, *rules, study="x", **more):
    told = [plain(rule) for rule in rules]
    return {"at": at, "session": session, "study": study, "rules": told, **more}


@pytest.mark.parametrize("seed", range(4))
def test_the_rules_of_the_newest_session_count_in_whatever_order_they_come(seed):
    lines = [
        opened("2026-11-20", "a", ONCE),
        opened("2026-11-21", "b", HALF, ONCE),
        opened("2026-11-19", "c"),
        opened("2026-11-22", "d", ONCE, study="y"),
    ]
    Random(seed).shuffle(lines)
    rulings = Rulings()
    for line in lines:
        rulings.add(line)
    assert rulings.of("x") == (HALF, ONCE)
    assert rulings.of("y") == (ONCE,)
    assert rulings.newest["x"].session == "b"
    assert not list(rulings.problems())


def test_a_study_that_says_nothing_has_the_usual_rule():
    rulings = Rulings()
    rulings.add({"at": "1", "session": "a", "study": "x"})
    assert rulings.of("x") == rulings.of("never seen") == USUAL
    rulings.add(opened("2", "b"))
    assert rulings.of("x") == ()  # it says that there are none


def test_pilots_are_heard_among_pilots_only():
    line = opened("2026", "a", ONCE, pilot=True)
    among_people, among_pilots = Rulings(), Rulings(pilots=True)
    among_people.add(line)
    among_pilots.add(line)
    assert among_people.of("x") == USUAL
    assert among_pilots.of("x") == (ONCE,)


def test_rules_that_are_given_count_whatever_the_journals_say():
    rulings = Rulings([HALF])
    rulings.add(opened("2026", "a", ONCE))
    rulings.add(opened("2026", "b", study="y") | {"rules": [{"kind": "mood"}]})
    assert rulings.of("x") == rulings.of("y") == (HALF,)
    assert not list(rulings.problems())


def test_what_a_session_elsewhere_says_counts_if_it_is_newer():
    rulings = Rulings()
    rulings.add(opened("2026-11-20", "a", ONCE))
    rulings.take("x", Ruling("2026-11-19", "b", [plain(HALF)]))
    assert rulings.of("x") == (ONCE,)
    rulings.take("x", Ruling("2026-11-21", "c", [plain(HALF)]))
    assert rulings.of("x") == (HALF,)


def test_a_rule_that_cannot_be_read_is_named_and_the_others_count(tmp_path):
    name = "sub-P_ses-1_study-x"
    line = opened("2026", name, HALF) | {"seq": 0, "kind": "opened", "t_ms": 0.0}
    line["rules"] += [{"kind": "mood"}, 5, {"kind": "incomplete", "share": 7}]
    (tmp_path / f"{name}.jsonl").write_bytes(sealed("", line)[0])
    table = load(tmp_path)
    told = [one for one in table.problems if "can't be applied" in one.message]
    assert len(told) == 3
    assert {(one.file, one.line) for one in told} == {(f"{name}.jsonl", 1)}
    assert "share can't be 7" in told[2].message
    assert table.rules == {"x": (HALF,)}


@pytest.mark.parametrize("told", ["none", {"kind": "duplicate"}, 3, True])
def test_what_is_no_list_is_told_and_the_usual_rule_counts(told):
    rules, wrong = read(told)
    assert rules == USUAL
    assert "not a list of rules" in wrong[0]


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["kind", "id", "blocks", "share", "min_s", "at_least", "what"]), inner
        )
    ),
    max_leaves=8,
)
KINDS = st.sampled_from(["too_fast", "incomplete", "straight_lining", "controls_passed"])
EDITED = st.fixed_dictionaries(
    {"kind": KINDS},
    optional=dict.fromkeys(("id", "blocks", "share", "min_s", "at_least", "of", "what"), VALUES),
)


@given(st.lists(EDITED | VALUES, max_size=4))
def test_whatever_was_written_by_hand_is_a_rule_or_a_problem(told):
    rules, wrong = read(told)
    assert len(rules) + len(wrong) == len(told)
    for rule in rules:
        assert isinstance(rule, Rule)
        assert rule.id
        assert "|" not in rule.id


@pytest.mark.parametrize(
    ("rules", "marked"),
    [
        ((), True),
        (USUAL, True),
        ((TooFast(id="a"), TooFast(id="b", blocks=("c",))), True),
        ((TooFast(id="a", min_s=1.0),), False),
        ((TooFast(id="a"), ONCE), False),
    ],
)
def test_only_rules_that_go_by_the_mark_need_no_judging(rules, marked):
    assert is_marked(rules) is marked
