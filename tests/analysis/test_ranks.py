"""Turing scores beside published rankings: from the plan to the analysis."""

import pytest

from turingdesk.analysis import turing_scores
from turingdesk.analysis.ranks import ANALYSIS
from turingdesk.core.errors import BadPlan
from turingdesk.duels.plan_file import open_plan
from turingdesk.duels.runner import DuelRun, run_duels
from turingdesk.table.table import load

SKILLS = {"ada": 0.9, "bert": 0.7, "cleo": 0.8, "dan": 0.2, "eva": 0.4}
ARENA = {"ada": 2, "bert": 3, "cleo": 1, "dan": 5, "eva": 4}


def written(folder, ranks):
    """A plan of five scripts with their ranks."""
    folder.mkdir(parents=True)
    head = 'id = "p"\nprotocols = ["gtt"]\ntrials = 12\n'
    models = [
        f'[[model]]\nid = "{name}"\nname = "{name.title()}"\nserver = "scripted"\n'
        f"skill = {skill}\nranks = {{ {ranks(name)} }}\n"
        for name, skill in SKILLS.items()
    ]
    (folder / "plan.toml").write_text(head + "".join(models), "utf-8")
    return folder


@pytest.fixture(scope="module")
def responses(tmp_path_factory):
    folder = tmp_path_factory.mktemp("ranks")
    few = {"ada": ", rare = 2", "bert": ", rare = 1"}
    plan = written(folder / "plan", lambda name: f"arena = {ARENA[name]}{few.get(name, '')}")
    run_duels(DuelRun(open_plan(plan), folder / "data"))
    return load(folder / "data").responses


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


@pytest.mark.parametrize(
    "wrong", ["arena = 0", 'arena = "first"', '"my arena" = 1', "arena = true"]
)
def test_what_is_no_place_in_a_ranking_is_named(tmp_path, wrong):
    with pytest.raises(BadPlan, match="not a rank"):
        open_plan(written(tmp_path / "plan", lambda name: wrong))
