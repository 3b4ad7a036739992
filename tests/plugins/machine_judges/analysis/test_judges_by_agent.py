import pytest

from tests.analysis.judging import OTHER, lines
from turingdesk.plugins.machine_judges.analysis.judges_by_agent import compute, figures
from turingdesk.table.table import frame

OWN = [line for line in lines() if line["role"] == "verdict"]


def of_machine(name, is_wrong, seeds=2):
    """Each answer once a seed, wrong where it is said."""
    answers = {line["stimulus"]: line for line in OWN}.values()
    for seed in range(seeds):
        for step, line in enumerate(answers):
            choice = OTHER[line["truth"]] if is_wrong(line) else line["truth"]
            session = {"session": f"sub-{name}-{seed}_ses-1_study-x", "step": step}
            who = {"role": "beside", "judge": f"judge:{name}", "participant": f"{name}-{seed}"}
            yield line | session | who | {"choice": choice}


@pytest.fixture(scope="module")
def table():
    svm = of_machine("svm", lambda line: line["agent"] == "git")
    return frame([*OWN, *svm, *of_machine("forest", lambda line: line["truth"] == "human")])


def test_each_maker_has_a_row_for_people_and_for_each_machine_judge(table):
    found = compute(table)
    told = [(row.agent, row.judge) for row in found.itertuples()]
    judges = ("people", "judge:forest", "judge:svm")
    assert told == [(maker, one) for maker in ("(humans)", "git", "ofa") for one in judges]
    share = {(row.agent, row.judge): row.p_machine for row in found.itertuples()}
    assert share["(humans)", "judge:svm"] == 0
    assert share["(humans)", "judge:forest"] == 1
    assert share["git", "judge:svm"] == 0
    assert share["ofa", "judge:svm"] == share["git", "judge:forest"] == 1
    own = [line for line in OWN if line["agent"] == "ofa"]
    said = sum(line["choice"] == "machine" for line in own)
    assert share["ofa", "people"] == pytest.approx(said / len(own))
    assert set(found["n"][found["judge"] == "people"]) == {
        sum(
            (line["truth"] == "human") if maker == "(humans)" else line["agent"] == maker
            for line in OWN
        )
        for maker in ("(humans)", "git", "ofa")
    }
    assert (found["method"] != "").all()


def is_early(line):
    return line["stimulus"].endswith(("0", "1", "2", "3"))


def test_seeds_of_a_machine_are_one_judge():
    """Twice the seeds that say the same are no more data."""
    wide = [
        compute(frame([*OWN, *of_machine("svm", is_early, seeds)])).set_index(["agent", "judge"])
        for seeds in (2, 8)
    ]
    ends = [
        (row["ci_low"], row["ci_high"]) for one in wide for row in [one.loc["ofa", "judge:svm"]]
    ]
    assert ends[0] == pytest.approx(ends[1], abs=0.02)
    assert ends[0][0] < ends[0][1]


def test_the_figure_has_a_row_a_maker_and_a_column_a_judge(table):
    (figure,) = figures(table)
    assert figure.x.categories == ("people", "forest", "svm")
    assert figure.y.categories == ("(humans)", "git", "ofa")
    (cells,) = figure.layers
    assert [line[2] for line in cells.values] == [0, 0, 1]
    assert cells.texts[2][1] == "1.00\nn = 20"
    assert "svm: n = " in figure.caption


def test_without_a_machine_judge_it_says_how_to_get_one():
    found = compute(frame(OWN))
    assert len(found) == 1
    assert "turingdesk judge" in found["note"][0]
    assert figures(frame(OWN)) == ()
