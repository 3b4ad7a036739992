"""What rules leave out of a tally, kept up to date while sessions run, end and are taken up."""

import pytest

from turingdesk.core.quality import Duplicate, FormAnswer, Incomplete, TooFast, plain
from turingdesk.journal.judge_kind import JudgeKind
from turingdesk.journal.rulings import Ruling
from turingdesk.table.tally import Tally

WHOLE, TWICE = Incomplete(id="whole"), Duplicate(id="twice")


def name(code, number=1):
    return f"sub-{code}_ses-{number}_study-x"


def opened(code, number=1, rules=(WHOLE, TWICE), at="2026-11-21T09:00:00", **more):
    line = {"kind": "opened", "session": name(code, number), "study": "x", "at": at, "trials": 2}
    return line | {"judge": "human", "rules": [plain(rule) for rule in rules], **more}


def verdict(code, step, number=1, **more):
    line = {"kind": "response", "session": name(code, number), "study": "x", "judge": "human"}
    line |= {"role": "verdict", "question": "origin", "choice": "human", "step": step, "at": ""}
    return line | {"block": "a", "trial": step, "rt_ms": 4000.0, **more}


def closed(code, number=1, reason="completed"):
    return {"kind": "closed", "session": name(code, number), "at": "", "reason": reason}


def excluded(tally, kind=None, alive=None):
    """By rule, how many sessions and verdicts are left out; and how many verdicts are kept."""
    made = tally.counted("x", kind, alive)
    kept = int(made.loc[(made["excluded"] == "") & ~made["superseded"], "n"].sum())
    found = tally.excluded("x", kind, alive)
    return {one.rule.id: (one.sessions, one.verdicts) for one in found}, kept


@pytest.fixture
def tally():
    made = Tally()
    made.add([opened("P"), verdict("P", 1)])
    return made


def test_a_session_is_judged_once_it_is_over(tally):
    assert excluded(tally) == ({"whole": (0, 0), "twice": (0, 0)}, 1)
    tally.add([closed("P", reason="ended")])
    assert excluded(tally) == ({"whole": (1, 1), "twice": (0, 0)}, 0)


def test_one_that_was_cut_off_is_over_until_it_runs_again(tally):
    assert excluded(tally, alive=[name("P")]) == ({"whole": (0, 0), "twice": (0, 0)}, 1)
    assert excluded(tally, alive=[]) == ({"whole": (1, 1), "twice": (0, 0)}, 0)
    assert excluded(tally, alive=[name("P")]) == ({"whole": (0, 0), "twice": (0, 0)}, 1)


def test_a_session_that_goes_on_takes_its_first_part_along(tally):
    assert excluded(tally, alive=[])[0]["whole"] == (1, 1)
    tally.add([opened("P", 2, continues=name("P"), place=2), verdict("P", 2, 2), closed("P", 2)])
    assert excluded(tally, alive=[]) == ({"whole": (0, 0), "twice": (0, 0)}, 2)
    (row,) = tally.sessions("x", alive=[])
    assert row.excluded == ()


def test_one_that_begins_anew_leaves_nothing_of_the_first(tally):
    tally.add([opened("P", 2, restarts=name("P")), verdict("P", 1, 2), verdict("P", 2, 2)])
    tally.add([closed("P", 2)])
    assert excluded(tally, alive=[]) == ({"whole": (0, 0), "twice": (0, 0)}, 2)


def test_a_second_session_is_found_also_when_it_is_read_first():
    made = Tally()
    made.add([opened("P", 2), verdict("P", 1, 2), verdict("P", 2, 2), closed("P", 2)])
    assert excluded(made) == ({"whole": (0, 0), "twice": (0, 0)}, 2)
    made.add([opened("P"), verdict("P", 1), verdict("P", 2), closed("P")])
    assert excluded(made) == ({"whole": (0, 0), "twice": (1, 2)}, 2)
    assert {row.session: row.excluded for row in made.sessions("x")} == {
        name("P"): (),
        name("P", 2): ("twice",),
    }


def test_new_rules_count_for_what_was_judged_before(tally):
    tally.add([closed("P", reason="ended")])
    assert excluded(tally)[1] == 0
    fast = TooFast(id="fast", min_s=5.0)
    tally.add([opened("Q", rules=(fast,), at="2026-11-22T09:00:00"), verdict("Q", 1)])
    assert excluded(tally) == ({"fast": (0, 2)}, 0)
    tally.take_rulings({"x": Ruling("2026-11-23", "elsewhere", [])})
    assert excluded(tally) == ({}, 2)


def test_pilots_and_practice_are_not_looked_at(tally):
    tally.add([opened("T", pilot=True, rules=()), verdict("T", 1, pilot=True), closed("T")])
    tally.add([verdict("P", 2, practice=True), closed("P")])
    found, _ = excluded(tally)
    assert found == {"whole": (1, 1), "twice": (0, 0)}
    assert {row.session: row.excluded for row in tally.sessions("x")}[name("T")] == ()


def test_kinds_of_judges_are_counted_apart(tally):
    tally.add([closed("P", reason="ended"), opened("S", judge="simulated")])
    tally.add([verdict("S", 1, judge="simulated"), closed("S", reason="ended")])
    for kind in (JudgeKind.PEOPLE, JudgeKind.SIMULATED):
        assert excluded(tally, kind) == ({"whole": (1, 1), "twice": (0, 0)}, 0)


def test_what_several_rules_leave_out_counts_for_each():
    rules = (WHOLE, FormAnswer(id="native", field="native", wanted=("English",)))
    made = Tally()
    said = verdict("P", 0, role="form", question="native", choice="Dutch", block="form")
    made.add([opened("P", rules=rules), said, verdict("P", 1), closed("P", reason="ended")])
    assert excluded(made) == ({"whole": (1, 1), "native": (1, 1)}, 0)
    frame = made.counted("x")
    assert frame["excluded"].tolist() == ["whole|native"]
    assert made.counted("x", rules=False)["excluded"].tolist() == [""]


def test_an_answer_that_is_given_again_is_left_out_once(tally):
    tally.add([verdict("P", 1, choice="machine"), closed("P", reason="ended")])
    made = tally.counted("x")
    assert made["n"].sum() == 2
    assert made.loc[made["superseded"], "excluded"].tolist() == [""]
    assert made.loc[~made["superseded"], "excluded"].tolist() == ["whole"]
