"""Success rates, against loops and the figures that paper 3 prints in Table 1."""

import numpy as np
import pytest

from turingdesk.analysis.success import HUMANS, compute, figures
from turingdesk.table.table import frame

#: Table 1: overall rate and games, rate and games of interrogators' first games.
PRINTED = {
    "eliza": (0.22, 171, 0.15, 39),
    "gpt-3.5 victor": (0.05, 21, 0.00, 7),
    "gpt-3.5 dragon": (0.14, 28, 0.16, 19),
    "gpt-3.5 juliet": (0.14, 21, 0.17, 12),
    "gpt-3.5 november": (0.20, 79, 0.26, 19),
    "gpt-4 india": (0.06, 18, 0.11, 9),
    "gpt-4 victor": (0.17, 35, 0.25, 16),
    "gpt-4 ai21": (0.21, 43, 0.32, 22),
    "gpt-4 juliet": (0.24, 68, 0.31, 32),
    "gpt-4 november": (0.31, 446, 0.43, 87),
    "gpt-4 quebec": (0.35, 92, 0.31, 36),
    "gpt-4 sierra": (0.39, 90, 0.38, 37),
    "gpt-4 dragon": (0.50, 855, 0.51, 709),
    HUMANS: (0.66, 793, 0.63, 308),
}


def verdict(judge, step, agent, said, **more):
    origin = "human" if agent == HUMANS else "machine"
    name = f"sub-{judge}_ses-{more.pop('ses', 1)}_study-x"
    told = {"kind": "response", "session": name, "participant": judge, "study": "x"}
    told |= {"question": "origin", "role": "verdict", "task": "games", "step": step}
    told |= {
        "stimulus": f"{judge}-{step}",
        "agent": f"p{step % 3}" if origin == "human" else agent,
    }
    told |= {"origin": origin, "truth": origin, "correct": said == origin, "choice": said}
    return told | more


def of_paper_3():
    """Judges whose first games are as many and as successful as printed, and so are the rest."""
    lines, later = [], []
    for agent, (rate, n, first_rate, first_n) in PRINTED.items():
        whole, first = round(rate * n), round(first_rate * first_n)
        for place in range(first_n):
            said = "human" if place < first else "machine"
            lines.append(verdict(f"j{len(lines)}", 0, agent, said))
        rest = whole - first
        later += [(agent, "human" if place < rest else "machine") for place in range(n - first_n)]
    judges = len(lines)
    for place, (agent, said) in enumerate(later):
        lines.append(verdict(f"j{place % judges}", 1 + place // judges, agent, said))
    return frame(lines)


@pytest.fixture(scope="module")
def paper_3():
    return compute(of_paper_3()).set_index("witness")


def test_rates_and_numbers_are_those_of_table_1(paper_3):
    for witness, (rate, n, first_rate, first_n) in PRINTED.items():
        row = paper_3.loc[witness]
        assert (round(row["rate"], 2), row["n"]) == (rate, n), witness
        assert (round(row["first_rate"], 2), row["first_n"]) == (first_rate, first_n), witness


def test_the_best_prompt_passes_in_49_7_percent_and_comes_after_the_humans(paper_3):
    assert list(paper_3.index[:2]) == [HUMANS, "gpt-4 dragon"]
    dragon = paper_3.loc["gpt-4 dragon"]
    assert f"{425 / 855:.1%}" == "49.7%"
    assert dragon["ci_low"] < 0.497 < dragon["ci_high"]
    assert dragon["ci_low"] < 0.5 < dragon["ci_high"]  # as the paper: not apart from 50 %
    assert dragon["minus_humans_high"] < 0  # and below the humans
    assert paper_3.loc["gpt-4 sierra", "ci_high"] < 0.5


def test_differences_are_from_the_humans_and_from_half(paper_3):
    row, humans = paper_3.loc["eliza"], paper_3.loc[HUMANS]
    assert row["minus_half"] == pytest.approx(row["rate"] - 0.5)
    assert row["minus_humans"] == pytest.approx(row["rate"] - humans["rate"])
    assert row["minus_humans_low"] < row["minus_humans"] < row["minus_humans_high"] < 0
    assert row["minus_humans_p"] < 0.001
    assert humans[["minus_humans", "minus_humans_low"]].isna().all()


def test_a_judge_has_one_first_trial_over_all_sessions():
    lines = [
        verdict("a", 9, "m1", "human", ses=2),
        verdict("a", 0, "m2", "human", ses=10),
        verdict("a", 5, "m2", "machine", ses=2),
        verdict("b", 3, "m1", "machine"),
    ]
    found = compute(frame(lines)).set_index("witness")
    assert found["first_n"].to_dict() == {"m1": 1, "m2": 1}
    assert found["first_success"].to_dict() == {"m1": 0, "m2": 0}
    assert found["n"].to_dict() == {"m1": 2, "m2": 2}


def test_each_task_has_its_own_first_trial():
    lines = [verdict("a", 0, "m1", "human"), verdict("a", 1, "m1", "human", task="words")]
    assert compute(frame(lines))["first_n"].tolist() == [1, 1]


def test_practice_is_no_first_trial_and_what_does_not_count_is_not_replaced():
    lines = [
        verdict("a", 0, "m1", "human", practice=True),
        verdict("a", 1, "m1", "machine"),
        verdict("b", 0, "m1", "human", control_trial=True),
        verdict("b", 1, "m1", "human"),
    ]
    (row,) = compute(frame(lines)).to_dict("records")
    assert (row["n"], row["first_n"], row["first_success"]) == (2, 1, 0)


def test_verdicts_without_humans_have_no_baseline_and_say_so():
    (row,) = compute(frame([verdict("a", 0, "", "human")])).to_dict("records")
    assert (row["witness"], row["rate"]) == ("(not named)", 1.0)
    assert np.isnan(row["minus_humans"])
    assert "no human baseline" in row["note"]
    assert np.isnan(row["ci_low"])
    assert "1 judge" in row["note"]


def test_counted_verdicts_have_rates_and_no_first_trials():
    one = frame([verdict("a", 0, "m1", "human"), verdict("b", 0, HUMANS, "human")])
    told = one.drop(columns=["session", "participant", "step", "stimulus"]).assign(n=[3, 4])
    found = compute(told).set_index("witness")
    assert found["n"].to_dict() == {HUMANS: 4, "m1": 3}
    assert found["first_n"].sum() == 0
    assert found["note"].str.contains("without their order").all()
    assert len(figures(told)[0].layers) == 1


def test_the_figure_has_both_series_with_intervals():
    (figure,) = figures(of_paper_3())
    every, first = figure.layers
    assert figure.name == "success-first"
    assert figure.x.categories[0] == HUMANS
    assert list(figure.x.categories[1:]) == sorted(figure.x.categories[1:])
    assert len(every.y) == len(first.y) == len(every.low) == 14
    assert sum(every.counts) == 2_760
    assert sum(first.counts) == 1_352
    assert "2,760 verdicts, 1,352 of first trials" in figure.caption
    assert "clustered by judge and stimulus" in figure.caption


def test_nothing_gives_nothing():
    assert compute(frame([])).empty
    assert figures(frame([])) == ()
