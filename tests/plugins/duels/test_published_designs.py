"""The numbers of paper 2 are what plans have without a change."""

import pytest

from tests.plugins.duels.plans import plan
from tests.plugins.duels.served import Served
from tests.plugins.duels.test_scripted import HEAD, MODELS, played
from turingdesk.plugins.duels.dialogue import Outcome
from turingdesk.plugins.duels.new_plan import PLANS, new_plan
from turingdesk.plugins.duels.plan_file import open_plan
from turingdesk.plugins.duels.prompts import rules_of
from turingdesk.plugins.duels.runner import DuelRun, run_duels

NINE = {
    *("Claude Opus 4.6", "Claude Sonnet 4.6", "GPT-5.4", "Gemini 3.1 Pro Preview"),
    *("DeepSeek-V3.2", "Mistral Large 2512", "Ministral 8B 2512", "Qwen3 32B", "Grok 4.20"),
}
FIVE = {"Claude Opus 4.6", "GPT-5.4", "Gemini 3.1 Pro Preview", "DeepSeek-V3.2", "Qwen3 32B"}


def template(tmp_path, name):
    new_plan(name, tmp_path / name)
    return open_plan(tmp_path / name)


@pytest.mark.parametrize("name", ["gtt", "gttq"])
def test_nine_models_have_81_pairs_with_ten_trials_each(tmp_path, name):
    found = template(tmp_path, name).plan
    assert {one.full_name for one in found.models} == NINE
    assert len(found.ordered_pairs()) == 81
    assert (found.trials, len(list(found.wanted()))) == (10, 810)
    assert all(one.distinguisher == one.target for one in found.wanted())


def test_four_distinguishers_judge_five_models_ten_times_and_are_told_their_full_names(tmp_path):
    file = template(tmp_path, "fixed-distinguisher")
    found = file.plan
    assert {one.full_name for one in found.models} == FIVE
    judges = {found.by_id[one].full_name for one in found.distinguishers}
    assert judges == FIVE - {"GPT-5.4"}
    assert len(list(found.wanted())) == 4 * 5 * 5 * 10
    for one in found.wanted():
        name = found.by_id[one.target].full_name
        assert f"the model {name}" in rules_of(found, one, file.prompts).distinguisher


@pytest.mark.parametrize("name", PLANS)
def test_limits_are_40_turns_20_queries_and_three_attempts(tmp_path, name):
    file = template(tmp_path, name)
    assert (file.plan.max_turns, file.plan.max_queries, file.plan.attempts) == (40, 20, 3)
    rules = rules_of(file.plan, next(file.plan.wanted()), file.prompts)
    assert rules.turns == 40
    assert rules.queries[1] == (20 if name == "gttq" else 0)


@pytest.mark.parametrize("key", ["turns", "queries"])
def test_one_to_eight_turns_or_queries_are_exactly_as_many(tmp_path, key):
    numbers = list(range(1, 9))
    changes = {"protocols": f'["controlled-{key}"]', key: str(numbers), "trials": 1}
    file = plan(tmp_path, HEAD + MODELS, pairs='["ada as bert"]', **changes)
    found = [played(file, one, 1) for one in file.plan.wanted() if one.actor == "ada"]
    assert [getattr(one, key) for one in found] == numbers
    assert {one.outcome for one in found} == {Outcome.ANSWERED}


def test_a_server_is_asked_for_nothing_but_the_next_message(tmp_path):
    """No temperature, length, or reasoning is set, and roles are told by users (App. B.1)."""
    with Served(tmp_path, trials=1, send_seed="false", protocols='["gttq"]') as there:
        run_duels(DuelRun(there.file, tmp_path / "data"))
        log = there.log
        (server,) = there.file.plan.servers
    assert set(log["members"]) == {"model", "messages", "stream"}
    assert set(log["roles"]) == {"user", "assistant"}
    assert server.timeout_s == 480
