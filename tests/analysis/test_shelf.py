"""Each analysis on a small table whose results can be counted by hand."""

import pytest

from turingdesk.analysis import ANALYSES
from turingdesk.analysis._base import Analysis
from turingdesk.analysis.agents import compute as agents
from turingdesk.analysis.confusion import compute as confusion
from turingdesk.analysis.controls import compute as controls
from turingdesk.analysis.detectability import compute as detectability
from turingdesk.analysis.lengths import compute as lengths
from turingdesk.analysis.pairs import compute as pairs
from turingdesk.exchange.figures.values import values
from turingdesk.table.table import frame

H, M = "human", "machine"


def rows(*answers, **members):
    """Verdicts on captions: (origin, agent, choice, how often)."""
    made = []
    for origin, agent, choice, n in answers:
        for _ in range(n):
            told = {"question": "origin", "role": "verdict", "task": "captions"}
            truth = {"origin": origin, "truth": origin, "correct": origin == choice}
            made.append({"kind": "response", **told, **truth, "agent": agent, "choice": choice})
            made[-1] |= members
    return made


def table(*parts):
    lines = [line for part in parts for line in part]
    return frame([{"session": "s", "step": step} | line for step, line in enumerate(lines)])


SMALL = table(
    rows((H, "p1", H, 6), (H, "p2", M, 2), (M, "git", M, 1), (M, "git", H, 3), (M, "ofa", M, 4))
)


def test_every_analysis_has_a_title_and_a_sentence():
    for name, analysis in ANALYSES.items():
        assert isinstance(analysis, Analysis), name
        assert analysis.title, name
        assert analysis.about.endswith("."), name


@pytest.mark.sampled(12)
@pytest.mark.parametrize("name", list(ANALYSES))
def test_every_analysis_takes_an_empty_table_and_changes_none(name):
    made, own = ANALYSES[name].compute(frame([])), SMALL.copy(deep=True)
    assert list(made.columns) == list(ANALYSES[name].compute(own).columns)
    assert own.equals(SMALL)
    assert made.select_dtypes("number").sum().sum() == 0


def test_the_matrix_has_a_row_for_each_truth():
    found = confusion(SMALL).set_index("truth")
    assert found.loc[H, ["n_human", "n_machine", "n"]].tolist() == [6, 2, 8]
    assert found.loc[M, ["n_human", "n_machine", "n"]].tolist() == [3, 5, 8]
    assert found.loc[H, ["p_human", "p_machine"]].tolist() == [0.75, 0.25]
    assert found.loc[M, ["p_human", "p_machine"]].tolist() == [0.375, 0.625]


def test_a_class_without_verdicts_is_empty_and_says_so():
    found = confusion(table(rows((H, "p1", H, 2)))).set_index("truth")
    assert found["p_human"].isna().tolist() == [False, True]
    assert found["note"].tolist() == [
        "Not clustered by judge: the data don't identify judges. Not clustered by stimulus: the "
        "data don't identify stimuli. All verdicts agree, so the interval is exact, as for "
        "independent verdicts.",
        "No verdicts on what machines made.",
    ]


def test_detectability_is_the_mean_of_both_shares():
    (found,) = detectability(SMALL).to_dict("records")
    assert found["value"] == (0.75 + 0.625) / 2
    assert (found["p_hh"], found["p_mm"]) == (0.75, 0.625)
    assert (found["n_human"], found["n_machine"]) == (8, 8)
    assert found["ci_low"] < found["value"] < found["ci_high"]
    assert "standard error" in found["method"]


def test_each_machine_agent_meets_all_humans():
    found = agents(SMALL)
    assert found["agent"].tolist() == ["git", "ofa"], "as in all figures"
    assert found["n"].tolist() == [4, 4]
    assert found["p_mm"].tolist() == [0.25, 1.0]
    assert found["detectability"].tolist() == [(0.75 + 0.25) / 2, (0.75 + 1) / 2]
    assert found["n_human"].tolist() == [8, 8]


def test_agents_meet_the_humans_of_their_own_task_only():
    words = rows((H, "p9", M, 4), (M, "git", M, 2), task="words")
    found = agents(table(rows((H, "p1", H, 4), (M, "git", M, 2)), words))
    assert found["task"].tolist() == ["captions", "words"]
    assert found["p_hh"].tolist() == [1.0, 0.0]


def test_an_agent_without_humans_beside_it_has_a_share_and_no_detectability():
    (found,) = agents(table(rows((M, "git", M, 3), (M, "git", H, 1)))).to_dict("records")
    assert found["p_mm"] == 0.75
    assert found["detectability"] != found["detectability"]
    assert "no verdicts on what humans made" in found["note"]


def test_lengths_are_in_order_and_only_where_something_was_cut():
    assert len(lengths(SMALL)) == 0
    long = rows((H, "a", H, 3), (M, "git", H, 1), length=12)
    short = rows((H, "a", M, 1), (M, "git", M, 1), length=3)
    found = lengths(table(long, short))
    assert found["length"].tolist() == [3, 12]
    assert found["p_hh"].tolist() == [0.0, 1.0]
    assert found["p_mm"].tolist() == [1.0, 0.0]
    assert found["n_human"].tolist() == [1, 3]


def test_a_length_of_few_verdicts_is_told_and_not_drawn():
    long = rows((H, "a", H, 6), (M, "git", H, 6), length=12)
    short = rows((H, "a", M, 1), (M, "git", M, 1), length=3)
    (figure,) = ANALYSES["lengths"].figures(table(long, short))
    line, points = figure.layers
    assert list(line.counts) == list(points.counts) == [2, 12]
    assert [one.is_drawn for one in values(figure)] == [False, True, False, True]
    assert "fewer than 10" in figure.caption


def test_pairs_count_right_sides_and_how_often_the_left_was_said():
    side = {"question": "machine_side", "role": "verdict", "task": "pairs", "block": "talks"}
    said = [("1", "1", True), ("1", "2", False), ("2", "2", True), ("2", "2", True)]
    lines = [
        {"kind": "response", **side, "choice": choice, "truth": truth, "correct": right}
        for choice, truth, right in said
    ]
    lines.append({"kind": "response", **side, "choice": "1", "truth": None, "correct": None})
    (found,) = pairs(table(lines)).to_dict("records")
    assert (found["n"], found["right"], found["p"], found["said_left"]) == (4, 3, 0.75, 2)
    assert found["ci_low"] < 0.75 < found["ci_high"]


def test_controls_are_questions_and_trials_whatever_the_speed():
    asked = {"kind": "response", "role": "control", "question": "content", "task": "objects"}
    lines = [
        asked | {"choice": "yes", "truth": "yes", "correct": True, "too_fast": True},
        asked | {"choice": "no", "truth": "yes", "correct": False},
        asked | {"choice": "no", "truth": "yes", "correct": False, "practice": True},
    ]
    trials = rows((M, "", M, 2), (M, "", H, 1), control_trial=True)
    found = controls(table(lines, trials))
    assert found[["task", "what", "asked", "passed"]].to_numpy().tolist() == [
        ["captions", "control trial", 3, 2],
        ["objects", "control question", 2, 1],
    ]


def test_the_judges_of_paper_1s_experts_come_out_as_they_were_published():
    """AI experts on captions, of the authors' own result file: 220 verdicts."""
    said = {"microsoft_api": (16, 6), "blip": (14, 8), "clipcap": (14, 8), "ofa": (12, 10)}
    said["git"] = (9, 13)
    machines = [row for a, (m, h) in said.items() for row in ((M, a, M, m), (M, a, H, h))]
    experts = table(rows((H, "p", H, 60), (H, "p", M, 50), *machines))
    (found,) = detectability(experts).to_dict("records")
    assert (round(found["p_hh"], 4), round(found["p_mm"], 4)) == (0.5455, 0.5909)
    by_agent = agents(experts).set_index("agent")["said_machine"].to_dict()
    assert by_agent == {"blip": 14, "clipcap": 14, "git": 9, "microsoft_api": 16, "ofa": 12}
