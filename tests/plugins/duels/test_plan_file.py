"""Plans: what they ask for, and what is wrong with them, by line."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.plugins.duels.plans import SCRIPTED, plan, written
from turingdesk.core.errors import Severity
from turingdesk.plugins.duels import plan_file
from turingdesk.plugins.duels.plan_file import BadPlan, check_plan, open_plan, reference

PAPER = Path(plan_file.__file__).parent / "help" / "duels.md"
SERVER = '[[server]]\nid = "lab"\nurl = "http://gpu:8080/v1"\n'


def models(count):
    return "".join(f'[[model]]\nid = "m{n}"\nserver = "scripted"\n' for n in range(count))


def test_nine_models_make_81_pairs_and_810_trials_of_a_protocol(tmp_path):
    found = plan(tmp_path, 'id = "p"\nprotocols = ["gtt", "gttq"]\n' + models(9)).plan
    wanted = list(found.wanted())
    assert len(wanted) == found.trials * len(found.round())
    assert len(found.ordered_pairs()) == 81
    assert Counter(one.protocol for one in wanted) == {"gtt": 810, "gttq": 810}
    assert len({one.code for one in wanted}) == 1620
    assert all(one.distinguisher == one.target for one in wanted)
    assert {one.number for one in wanted[:162]} == {1}


def test_fixed_distinguishers_judge_all_pairs(tmp_path):
    text = 'id = "p"\nprotocols = ["fixed-distinguisher"]\n' + models(5)
    found = plan(tmp_path, text, distinguishers='["m0", "m1", "m2", "m3"]').plan
    assert len(list(found.wanted())) == 4 * 25 * 10


def test_pairs_can_be_chosen_and_swapped(tmp_path):
    changes = {"protocols": '["controlled-turns"]', "turns": "[1, 2, 8]", "trials": 1}
    found = plan(tmp_path, pairs='["ada as bert"]', **changes).plan
    assert found.ordered_pairs() == [("ada", "bert"), ("bert", "bert")]
    assert [one.task for one in found.wanted()][::2] == [
        f"controlled-turns-{n}" for n in (1, 2, 8)
    ]
    found = plan(tmp_path, pairs='["ada as bert"]', swap="true", self_pairs='"none"').plan
    assert found.ordered_pairs() == [("ada", "bert"), ("bert", "ada")]


@pytest.mark.parametrize(
    ("text", "line", "said", "fix"),
    [
        (SCRIPTED.replace('"gtt"', '"gtqt"'), 2, "no protocol 'gtqt'", "Did you mean 'gtt'?"),
        (SCRIPTED.replace("trials = 2", "trials = 0"), 3, "from 1 to", "trials = 10"),
        (SCRIPTED.replace("trials = 2", "trails = 2"), 3, "'trails' is unknown", "'trials'"),
        (SCRIPTED.replace('"gtt"', ""), 2, "no protocols", "gtt"),
        (SCRIPTED + "skil = 1\n", 16, "'skil' is unknown", "Did you mean 'skill'?"),
        (SCRIPTED.replace('id = "bert"', 'id = "ada"'), 12, "has the ID 'ada'", "own ID"),
        (SCRIPTED + SERVER + SERVER, 20, "has the ID 'lab'", "own ID"),
        (SCRIPTED.replace('"scripted"', '"scrpited"'), 8, "no server", "Did you mean 'scripted'?"),
        (SCRIPTED + SERVER.replace("http", "ftp"), 18, "not a server address", ""),
        (SCRIPTED + SERVER.replace("//", "//me:secret@"), 18, "more than its location", ""),
        ('pairs = ["ada as brt"]' + SCRIPTED, 1, "no model 'brt'", "Did you mean 'bert'?"),
        ('pairs = ["ada"]' + SCRIPTED, 1, "not a pair", "gpt as opus"),
        (SCRIPTED.replace("gtt", "controlled-turns"), None, "needs turns", "turns = "),
        (SCRIPTED.replace("gtt", "querying-distinguisher"), None, "needs distinguishers", ""),
        (SCRIPTED.replace('id = "dry"', 'id = "a b"'), 1, "not a valid ID", "hyphens"),
        (SCRIPTED + "[model.send]\nmessages = []\n", 17, "sets 'messages'", "Remove"),
        ('prompts = "none.toml"' + SCRIPTED, 1, "can't be read", ""),
        ("id = [", 1, "not valid TOML", ""),
        ('id = "p"\nprotocols = ["gtt"]\n', None, "no models", "[[model]]"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(tmp_path, text, line, said, fix):
    path = tmp_path / "plan.toml"
    path.write_text(text.lstrip(), "utf-8")
    found = check_plan(path)
    assert found.file is None
    problem = next(one for one in found.problems if said in one.message)
    assert (problem.file, problem.line) == ("plan.toml", line)
    assert fix in problem.fix
    with pytest.raises(BadPlan, match="plan"):
        open_plan(path)


def test_models_of_one_name_are_a_warning_as_prompts_cannot_tell_them_apart(tmp_path):
    found = check_plan(written(tmp_path, SCRIPTED.replace('"Bert"', '"Ada"')))
    (problem,) = found.problems
    assert problem.severity is Severity.WARNING
    assert "ada and bert have the same full name, 'Ada'" in problem.message
    assert (problem.line, found.file is not None) == (13, True)


def test_a_limit_on_the_cost_needs_prices(tmp_path):
    text = SCRIPTED + SERVER + '[[model]]\nid = "gpt"\nserver = "lab"\n'
    found = check_plan(written(tmp_path, text, max_cost=5))
    assert "not every model has prices" in found.problems[0].message
    assert plan(tmp_path, text + "price_in = 1\nprice_out = 2.5\n", max_cost=5).plan.max_cost == 5


def test_prompts_have_to_contain_what_trials_need(tmp_path):
    from turingdesk.plugins.duels.prompts import usual_prompts

    usual = usual_prompts().read_text("utf-8")
    (tmp_path / "mine.toml").write_text(usual.replace("<answer>", "<verdict>"), "utf-8")
    found = check_plan(written(tmp_path, prompts='"mine.toml"'))
    assert re.search("distinguisher.*' is missing or lacks <answer>", found.problems[0].message)
    (tmp_path / "mine.toml").write_text(usual.replace("Start now", "Begin"), "utf-8")
    assert "Begin" in plan(tmp_path, prompts='"mine.toml"').prompts["distinguisher"]


def test_what_a_plan_sends_is_sent_as_it_is(tmp_path):
    text = SCRIPTED + SERVER + '[[model]]\nid = "gpt"\nserver = "lab"\n'
    text += '[model.send]\ntemperature = 0.7\nreasoning = { effort = "low" }\n'
    send = plan(tmp_path, text).plan.by_id["gpt"].send
    assert send == {"temperature": 0.7, "reasoning": {"effort": "low"}}


def test_every_setting_is_in_the_help():
    text = PAPER.read_text("utf-8")
    missing = [
        key for settings in reference().values() for key, *_ in settings if f"`{key}`" not in text
    ]
    assert missing == []
