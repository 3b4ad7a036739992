"""Scripted models do what is known of them, so that analyses can be held against it."""

import pytest

from tests.duels.plans import plan
from turingdesk.analysis.comparator.acceptance import acceptance as counted
from turingdesk.analysis.comparator.scores import scores
from turingdesk.duels.dialogue import Outcome, Role, conduct
from turingdesk.duels.prompts import rules_of
from turingdesk.duels.protocols import protocol_names
from turingdesk.duels.scripted import acceptance, habit_of, scripts

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
    file = plan(tmp_path, HEAD + MODELS, trials=40)
    truth, within = known(file), []
    for run in range(200):
        for row in scores(counted(table(file, run))).to_dict("records"):
            fooling, telling = truth[row["agent"]]
            within.append(abs(row["fooling"] - fooling) <= 1.96 * row["fooling_se"])
            within.append(abs(row["telling"] - telling) <= 1.96 * row["telling_se"])
    assert 0.93 <= sum(within) / len(within) <= 0.97
