"""Turing scores beside published rankings."""

from itertools import product

import pytest

from tests.analysis.test_turing_scores import duels
from turingdesk.analysis import turing_scores
from turingdesk.analysis.ranks import ANALYSIS

SKILLS = {"ada": 0.9, "bert": 0.7, "cleo": 0.8, "dan": 0.2, "eva": 0.4}
ARENA = {"ada": 2, "bert": 3, "cleo": 1, "dan": 5, "eva": 4}


@pytest.fixture(scope="module")
def responses():
    """Each of five agents imitates each in twelve trials; two of them are in a second ranking."""
    rows = []
    for actor, target in product(SKILLS, SKILLS):
        yes = round(6 + 5 * (SKILLS[actor] - SKILLS[target])) if actor != target else 11
        rows += [(target, actor, target, True, yes), (target, actor, target, False, 12 - yes)]
    table = duels(rows)
    rare = {"ada": "2", "bert": "1"}
    ranks = {"arena": {name: str(rank) for name, rank in ARENA.items()}, "rare": rare}
    columns = {f"agent.rank_{name}": table["agent"].map(of) for name, of in ranks.items()}
    return table.assign(**columns)


def test_the_correlations_are_scipys(responses):
    from scipy.stats import kendalltau, spearmanr

    found = ANALYSIS.compute(responses).set_index("ranking")
    scores = turing_scores.compute(responses).query("measure == 'T'").set_index("agent")["value"]
    ours, theirs = [scores[name] for name in SKILLS], [-ARENA[name] for name in SKILLS]
    row = found.loc["arena"]
    assert row["n"] == 5
    assert row["spearman"] == pytest.approx(spearmanr(ours, theirs).statistic)
    assert row["kendall"] == pytest.approx(kendalltau(ours, theirs).statistic)
    assert row["ci_low"] <= row["spearman"] <= row["ci_high"]
    assert "2 agents have both" in found.loc["rare", "note"]


def test_ranks_are_cells_with_the_best_by_t_on_top_and_the_best_of_each_column_darkest(responses):
    """As Fig. 17 of paper 2: one column for each ranking, and dashes where it has no entry."""
    scores = turing_scores.compute(responses).query("measure == 'T'").set_index("agent")["value"]
    (figure,) = ANALYSIS.figures(responses)
    (cells,) = figure.layers
    assert figure.x.categories == ("T", "arena", "rare")
    assert list(figure.y.categories) == sorted(SKILLS, key=lambda one: (-scores[one], one))
    by_agent = dict(zip(figure.y.categories, cells.values, strict=True))
    assert {name: row[1] for name, row in by_agent.items()} == ARENA
    assert (by_agent["ada"][2], by_agent["cleo"][2]) == (2.0, None)
    assert cells.values[0][0] == 1.0
    assert cells.high == 1.0 < max(ARENA.values()) < cells.low
    assert "Spearman's r of T and arena" in figure.caption
    assert "rare" not in figure.caption


def test_without_ranks_it_says_what_is_missing(responses):
    without = responses.drop(columns=["agent.rank_arena", "agent.rank_rare"])
    (note,) = ANALYSIS.compute(without)["note"]
    assert "rank_" in note
