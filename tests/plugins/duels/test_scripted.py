"""Scripted models do what is known of them, so that analyses can be held against it."""

from statistics import NormalDist

import pytest

from tests.plugins.duels.plans import plan
from turingdesk.analysis.comparator.acceptance import acceptance as counted
from turingdesk.analysis.comparator.scores import scores
from turingdesk.plugins.duels.dialogue import Outcome, Role, conduct
from turingdesk.plugins.duels.prompts import rules_of
from turingdesk.plugins.duels.protocols import protocol_names
from turingdesk.plugins.duels.scripted import acceptance, habit_of, scripts

NAMES = ("Ada", "Bert", "Cleo")
MODELS = "".join(
    f'[[model]]\nid = "{name.lower()}"\nname = "{name}"\nserver = "scripted"\n{more}\n'
    for name, more in zip(
        NAMES,
        (
            "skill = 0.8\nnotices = 0.9",
            "skill = 0.5\nrecognizes = 0.85",
            "skill = 0.3\nskill_queried = 1",
        ),
        strict=True,
    )
)
HEAD = 'id = "p"\nprotocols = ["gtt"]\n'


def played(file, wanted, run, found=None):
    """The result of a trial, without files or servers."""
    found = found or dict(scripts(file.plan.models))
    game = conduct(rules_of(file.plan, wanted, file.prompts))
    call = next(game)
    seed = run * 1_000 + wanted.number
    while True:
        name = {Role.ACTOR: wanted.actor, Role.DISTINGUISHER: wanted.distinguisher}.get(
            call.role, wanted.target
        )
        try:
            call = game.send(found[name].reply(call.messages, seed))
        except StopIteration as end:
            return end.value


def table(file, run):
    import pandas as pd

    found = dict(scripts(file.plan.models))
    rows = [
        (one.distinguisher, one.actor, one.target, played(file, one, run, found).same)
        for one in file.plan.wanted()
    ]
    return pd.DataFrame(rows, columns=["distinguisher", "actor", "target", "same"])


@pytest.mark.parametrize("protocol", protocol_names())
def test_scripts_find_out_from_their_messages_what_to_do(tmp_path, protocol):
    file = plan(
        tmp_path,
        HEAD + MODELS,
        protocols=f'["{protocol}"]',
        trials=3,
        turns="[1, 4]",
        queries="[3]",
        distinguishers='["bert"]',
    )
    for one in file.plan.wanted():
        result = played(file, one, 1)
        assert result.outcome is Outcome.ANSWERED
        turns = one.budget if protocol == "controlled-turns" else 2
        assert result.turns == turns
        if protocol == "controlled-queries":
            assert result.queries == 3


def test_two_names_have_two_habits():
    names = [f"Model {number}" for number in range(100)]
    assert len({habit_of(name) for name in names}) == 100


def test_a_specimen_can_teach_a_script(tmp_path):
    file = plan(tmp_path, HEAD + MODELS, protocols='["gttq"]', pairs='["cleo as ada"]')
    assert all(played(file, one, 1).same for one in file.plan.wanted() if one.actor == "cleo")


def known(file):
    """F and D of each model, from what the scripts can do."""
    models = file.plan.models
    found = {}
    for one in models:
        others = [other for other in models if other.id != one.id]
        fooled = [acceptance(one, other, other) for other in others]
        told = [1 - acceptance(other, one, one) for other in others]
        own = acceptance(one, one, one)
        found[one.id] = (sum(fooled) / len(others), own / 2 + sum(told) / len(told) / 2)
    return found


@pytest.mark.slow
def test_scores_recover_the_skills_within_their_standard_errors(tmp_path):
    """Each score in 95 % of 200 runs, and all of a run together as often as that allows."""
    file = plan(tmp_path, HEAD + MODELS, trials=40)
    truth, within = known(file), {}
    for run in range(200):
        for row in scores(counted(table(file, run))).to_dict("records"):
            for name, true in zip(("fooling", "telling"), truth[row["agent"]], strict=True):
                # 0 where all trials ended alike; then the interval is no interval
                z = abs(row[name] - true) / max(row[f"{name}_se"], 1e-9)
                within.setdefault((row["agent"], name), []).append(z)
    each = {one: sum(z <= 1.96 for z in found) / 200 for one, found in within.items()}
    assert 0.93 <= sum(each.values()) / len(each) <= 0.97
    assert all(0.9 <= share <= 0.995 for share in each.values()), each  # 3 standard errors
    # All at once, with Bonferroni's intervals, which hold at least as often as they say.
    wider = NormalDist().inv_cdf(1 - 0.05 / 2 / len(within))
    runs = zip(*within.values(), strict=True)
    assert sum(max(run) <= wider for run in runs) / 200 >= 0.95 - 3 * 0.0154
