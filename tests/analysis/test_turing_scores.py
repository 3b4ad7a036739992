import numpy as np
import pytest

from tests.analysis.comparator.trials import some, trials
from turingdesk.analysis.agents import compute as agents
from turingdesk.analysis.comparator.acceptance import acceptance
from turingdesk.analysis.comparator.advantage import advantage
from turingdesk.analysis.comparator.scores import fixed, scores
from turingdesk.analysis.turing_scores import PEOPLE, comparisons, compute, figures
from turingdesk.table.table import frame


def duels(rows):
    """The answers of machine judges: (distinguisher, actor, target, same, how often)."""
    lines = [
        {"judge": f"judge:{judge}", "agent": actor, "prompt": target, "choice": str(int(same))}
        for judge, actor, target, same, n in rows
        for _ in range(n)
    ]
    told = {"kind": "response", "question": "same", "role": "verdict", "task": "imitation"}
    return frame([told | {"session": "s", "step": n} | line for n, line in enumerate(lines)])


TRIALS = trials(*some(3, size=4, most=5))
OTHERS = trials(*some(5, size=4, most=5), distinguisher="m9")
ROWS = [row for one in (TRIALS, OTHERS) for row in one.to_numpy().tolist()]


def values(table, **which):
    for column, value in which.items():
        table = table[table[column] == value]
    return table.set_index(["agent", "target"])["value"]


def test_duels_come_out_as_the_comparator_has_them():
    found = compute(duels(ROWS))
    own = acceptance(TRIALS)
    made = advantage(own)
    d = values(found, measure="d", distinguisher="")
    for (actor, target), value in d.items():
        a, b = own.agents.index(actor), own.agents.index(target)
        assert value == pytest.approx(made.value[a, b], nan_ok=True)
    assert len(d) == own.others.sum()
    ranked = scores(own).set_index("agent")
    for measure, column in (("F", "fooling"), ("D", "telling"), ("T", "turing")):
        for (agent, _), value in values(found, measure=measure).items():
            assert value == pytest.approx(ranked.loc[agent, column], nan_ok=True)


def test_judges_of_other_targets_are_fixed_distinguishers():
    found = compute(duels(ROWS))
    ranked = fixed(acceptance(OTHERS, "m9")).set_index("agent")
    assert set(found["distinguisher"]) == {"", "m9"}
    for measure, column in (("F_D", "fooling"), ("R_D", "telling"), ("T_D", "turing")):
        own = values(found, measure=measure, distinguisher="m9")
        assert len(own) == len(ranked)
        for (agent, _), value in own.items():
            assert value == pytest.approx(ranked.loc[agent, column], nan_ok=True)


def test_every_value_has_its_interval_and_no_standard_error_is_zero():
    """The exceptions are strengths of a reference, whose 0 is no estimate."""
    found = compute(duels(ROWS))
    found = found[found["value"].notna() & (found["measure"] != "Bradley-Terry")]
    assert set(found["measure"]) == {*("F", "D", "T", "d", "F_D", "R_D", "T_D", "recognized")}
    assert (found["sd"] > 0).all()
    assert (found["ci_low"] <= found["value"]).all()
    assert (found["value"] <= found["ci_high"]).all()
    assert (found["ci_low"] < found["ci_high"]).all()
    d = found["measure"] == "d"
    assert found.loc[d, "at_least_if_equal"].between(0.4, 1.0, inclusive="left").all()
    assert found.loc[~d, "at_least_if_equal"].isna().all()
    assert found["method"].str.contains("score interval").all()


def test_epsilon_says_who_equals_whom():
    rows = [("b", "b", "b", True, 9), ("b", "b", "b", False, 1), ("b", "a", "b", True, 9)]
    rows += [("b", "a", "b", False, 1), ("b", "c", "b", False, 10)]
    found = compute(duels(rows))
    told = found[found["measure"] == "d"].set_index("agent")["at_least"]
    assert told.to_dict() == {"a": "yes", "c": "no"}
    assert (found["n"] > 0).all()
    assert (found["method"] != "").all()


def test_answers_other_than_1_and_0_are_no_answers():
    made = comparisons(duels([("b", "a", "b", True, 1)]).assign(choice="perhaps"))
    assert made["same"].isna().all()
    assert acceptance(made).unanswered == 1


def verdicts(judge):
    said = [("", "human", "human", 7), ("", "human", "machine", 3)]
    said += [("gpt", "machine", "machine", 6), ("gpt", "machine", "human", 4)]
    said += [("eliza", "machine", "machine", 9), ("eliza", "machine", "human", 1)]
    told = {"kind": "response", "question": "origin", "role": "verdict", "task": "talks"}
    made = [
        told
        | {"agent": agent, "origin": truth, "truth": truth, "choice": choice, "judge": judge}
        | {"correct": truth == choice, "stimulus": f"{agent}-{n}"}
        for agent, truth, choice, times in said
        for n in range(times)
    ]
    draw = np.random.default_rng(1)
    for one in made:
        one["participant"] = f"p{draw.integers(9)}"
    return [one | {"session": f"s-{judge}", "step": n} for n, one in enumerate(made)]


def test_verdicts_on_origin_give_detectability_over_a_half():
    responses = frame(verdicts("human"))
    found = compute(responses).set_index("agent")
    known = agents(responses).set_index("agent")
    assert set(found.index) == {"gpt", "eliza"}
    for name, row in found.iterrows():
        assert row["value"] == pytest.approx(known.loc[name, "detectability"] - 0.5)
        assert row["sd"] == pytest.approx(known.loc[name, "sd"], rel=0.3)
        assert (row["measure"], row["target"]) == ("d", PEOPLE)
        ends = known.loc[name, ["ci_low", "ci_high"]].to_numpy(float) - 0.5
        assert row[["ci_low", "ci_high"]].to_numpy(float) == pytest.approx(ends, abs=0.05)
        assert 0.5 < row["at_least_if_equal"] < 0.6
        assert row["distinguisher"] == "people"
    assert found["value"].to_dict() == pytest.approx({"gpt": 0.15, "eliza": 0.3})
    assert set(found["at_least"]) == {"no"}


def test_each_machine_judge_is_a_distinguisher_of_its_own():
    found = compute(frame([*verdicts("judge:svm"), *verdicts("judge:coin")]))
    assert sorted(set(found["distinguisher"])) == ["coin", "svm"]
    assert len(found) == 4


def test_machines_without_people_beside_them_have_no_value_and_a_note():
    lines = [one for one in verdicts("human") if one["origin"] == "machine"]
    found = compute(frame(lines))
    assert found["value"].isna().all()
    assert (found["at_least"] == "").all()
    assert found["note"].str.contains("no verdicts on what humans made").all()


def test_what_a_row_does_not_say_is_empty_and_no_number():
    found = compute(duels(ROWS))
    assert set(found["generalizes"]) == {""}
    assert found[["task", "agent", "target", "measure", "method", "note"]].notna().all().all()


def test_duels_are_drawn_and_verdicts_are_not():
    names = [one.name for one in figures(duels(ROWS))]
    assert names[0] == "comparator-imitation-matrix"
    assert "comparator-imitation-m9-scores" in names
    assert names[1:3] == ["comparator-imitation-scores", "comparator-imitation-strengths"]
    assert len(names) == len(set(names)) == 11
    assert not any("rows" in one for one in names), "not all pairs were tried"
    titles = [one.title for one in figures(duels(ROWS))]
    assert len({*titles}) == len(titles), "a report has all of them one after the other"
    assert titles[0] == "Advantage over guessing: imitation"
    assert "Turing scores: imitation, judged by m9" in titles
    assert figures(frame(verdicts("human"))) == ()


def test_nothing_gives_nothing():
    assert compute(frame([])).empty
    assert figures(frame([])) == ()
    assert np.isnan(compute(duels([("a", "a", "a", True, 1)]))["value"]).all()
