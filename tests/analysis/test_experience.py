import pytest

from tests.analysis.judging import lines, table
from turingdesk.analysis._judged import judged
from turingdesk.analysis.experience import TERM, compute, figures, trials_before


def learners(judges=60, each=20):
    """Wrong at first, right at last."""
    for line in lines(judges=judges, each=each, able=0.0, spread=0.3, seed=4):
        if (
            line["role"] == "verdict"
            and (line["trial"] * 7 + len(line["agent"])) % 20 < line["trial"]
        ):
            yield line | {"choice": line["truth"], "correct": True}
        else:
            yield line


@pytest.mark.slow
def test_judges_who_learn_are_found():
    found = compute(table(learners())).set_index(["truth", "term"])
    assert found.loc[("(all)", TERM), "statistic"] > 3
    assert found.loc[("(all)", TERM), "n_judges"] == 60
    assert "random slopes" in TERM
    assert found.loc[("(all)", "spread of judges"), "effect"] >= 0


def test_trials_are_counted_over_sessions_in_order_of_time():
    later = [
        line | {"session": line["session"].replace("ses-1", "ses-10"), "at": "2026-04-01"}
        for line in lines(judges=2, each=3, seed=8)
    ]
    middle = [
        line | {"session": line["session"].replace("ses-1", "ses-2"), "at": "2026-03-20"}
        for line in lines(judges=2, each=3, seed=9)
    ]
    known = judged(table(later, lines(judges=2, each=3), middle))
    months = dict(zip(trials_before(known).tolist(), known.rows["at"].astype(str), strict=False))
    assert [months[i][:7] for i in (0, 8)] == ["2026-03", "2026-04"]
    assert sorted(trials_before(known).tolist()) == sorted([*range(9), *range(9)])


def test_two_verdicts_of_one_trial_have_the_same_experience():
    rows = list(lines(judges=2, each=3))
    both = [
        line | {"subject": subject}
        for line in rows
        for subject in ("A", "B")
        if line["role"] == "verdict"
    ]
    assert sorted(trials_before(judged(table(both))).tolist()) == sorted([0, 0, 1, 1, 2, 2] * 2)


def test_the_figure_counts_every_verdict():
    (figure,) = figures(table())
    assert figure.chance == 0.5
    assert len(figure.layers) == 2
    assert figure.layers[0].x[0] == pytest.approx(0)
