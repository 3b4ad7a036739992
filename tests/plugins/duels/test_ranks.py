"""Ranks of models in published rankings: from the plan to the table of responses."""

import pytest

from turingdesk.plugins.duels.plan_file import BadPlan, open_plan
from turingdesk.plugins.duels.runner import DuelRun, run_duels
from turingdesk.table.table import load

SKILLS = {"ada": 0.9, "bert": 0.7, "cleo": 0.8}
ARENA = {"ada": 2, "bert": 3, "cleo": 1}


def written(folder, ranks):
    """A plan of scripts with their ranks."""
    folder.mkdir(parents=True)
    head = 'id = "p"\nprotocols = ["gtt"]\ntrials = 1\n'
    models = [
        f'[[model]]\nid = "{name}"\nname = "{name.title()}"\nserver = "scripted"\n'
        f"skill = {skill}\nranks = {{ {ranks(name)} }}\n"
        for name, skill in SKILLS.items()
    ]
    (folder / "plan.toml").write_text(head + "".join(models), "utf-8")
    return folder


def test_ranks_of_a_plan_are_columns_of_the_agents(tmp_path):
    few = {"ada": ", rare = 2"}
    plan = written(tmp_path / "plan", lambda name: f"arena = {ARENA[name]}{few.get(name, '')}")
    run_duels(DuelRun(open_plan(plan), tmp_path / "data"))
    responses = load(tmp_path / "data").responses
    verdicts = responses[responses["role"] == "verdict"].drop_duplicates("agent")
    ranks = verdicts[["agent", "agent.rank_arena", "agent.rank_rare"]].astype(str).to_dict("list")
    assert dict(zip(ranks["agent"], ranks["agent.rank_arena"], strict=True)) == {
        name: str(rank) for name, rank in ARENA.items()
    }
    assert dict(zip(ranks["agent"], ranks["agent.rank_rare"], strict=True))["ada"] == "2"


@pytest.mark.parametrize(
    "wrong", ["arena = 0", 'arena = "first"', '"my arena" = 1', "arena = true"]
)
def test_what_is_no_place_in_a_ranking_is_named(tmp_path, wrong):
    with pytest.raises(BadPlan, match="not a rank"):
        open_plan(written(tmp_path / "plan", lambda name: wrong))
