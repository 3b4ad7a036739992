import pytest

from tests.analysis.judging import lines, table
from turingdesk.analysis.sequential import compute, figures


def test_five_looks_have_the_bounds_of_the_literature_and_say_what_they_cost():
    found = compute(table(lines(judges=50)))
    assert found["n_judges"].tolist() == [10, 20, 30, 40, 50]
    assert found["n"].tolist() == [100, 200, 300, 400, 500]
    assert found["obrien_fleming_z"].tolist() == pytest.approx(
        [4.8769, 3.3569, 2.6803, 2.2898, 2.0310], abs=3e-4
    )
    assert found["error_unadjusted"].round(3).tolist() == [0.05, 0.083, 0.107, 0.126, 0.142]
    assert "14.2%" in found["note"].iloc[-1]
    assert "larger by" in found["note"].iloc[0]


def test_good_judges_may_stop_and_guesses_go_on():
    good = compute(table(lines(judges=50, able=1.5)))
    assert good["obrien_fleming"].iloc[-1] == good["pocock"].iloc[-1] == "may stop"
    guesses = compute(table(lines(judges=50, able=0.0, spread=0.0)))
    assert set(guesses["obrien_fleming"]) == {"continue"}


def test_judges_are_looked_at_in_the_order_in_which_they_began():
    rows = [line | {"at": f"2026-03-{31 - int(line['participant'][2:]):02}"} for line in lines()]
    late = [r for r in rows if r["role"] == "verdict" and r["participant"] > "P-018"]
    right = [r["correct"] for r in late]
    found = compute(table(rows)).iloc[0]
    humans = [r["correct"] for r in late if r["truth"] == "human"]
    machines = [r["correct"] for r in late if r["truth"] == "machine"]
    assert found["n"] == len(right)
    mean = (sum(humans) / len(humans) + sum(machines) / len(machines)) / 2
    assert found["detectability"] == pytest.approx(mean)


def test_few_judges_have_no_looks():
    (found,) = compute(table(lines(judges=9))).to_dict("records")
    assert "at least 10 judges, and there are 9" in found["note"]
    assert figures(table(lines(judges=9))) == ()


def test_without_times_there_are_no_looks():
    """An import without times got five looks in the order P-0, P-1, P-10, P-11 and so on."""
    rows = list(lines(judges=20))
    untimed = [{**line, "at": ""} for line in rows]
    (found,) = compute(table(untimed)).to_dict("records")
    assert found["note"].endswith("the data have no time for 20 judges.")
    assert figures(table(untimed)) == ()
    some = [line | ({"at": ""} if line["participant"] == "P-003" else {}) for line in rows]
    (found,) = compute(table(some)).to_dict("records")
    assert found["note"].endswith("the data have no time for 1 judge.")


def test_clocks_that_differ_by_years_give_no_looks():
    """They would tell which computer, not which judge, came first."""
    rows = list(lines(judges=20))
    for line in rows:
        is_second = line["participant"] > "P-010"
        line["at"] = f"{2026 if is_second else 2015}-03-01T10:00:00Z"
        line["kiosk"] = "Booth 2" if is_second else "Booth 1"
    (found,) = compute(table(rows)).to_dict("records")
    assert "differed by years: from 2015-03-01 to 2026-03-01" in found["note"]
    assert figures(table(rows)) == ()
    same = [line | {"kiosk": "Booth 1"} for line in rows]
    assert len(compute(table(same))) == 5, "one lab that went on after years"
