"""A plan of duels as the desk edits it, and what it takes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.plugins.duels.duel_plans import PlanDraft
from turingdesk.plugins.duels.new_plan import PLANS, new_plan
from turingdesk.plugins.duels.plan import ModelSettings, Plan
from turingdesk.plugins.duels.plan_estimate import estimate
from turingdesk.plugins.duels.plan_file import BadPlan

TWO = """\
id = "p"
protocols = ["gtt"]

[[model]]
id = "a"
server = "scripted"
skill = 0.9  # high

[[model]]
id = "b"
server = "scripted"
"""


@pytest.mark.parametrize("design", PLANS)
def test_a_plan_that_is_opened_and_saved_is_the_same_file(tmp_path, design):
    file, _ = new_plan(design, tmp_path / "plan")
    before = file.read_bytes()
    draft = PlanDraft(file.parent)
    for key in ("title", "protocols", "trials", "max_cost", "currency", "distinguishers"):
        draft.put(key, draft.value(key))
    for table in ("model", "server"):
        draft.put_rows(table, draft.rows(table))
    draft.save()
    assert file.read_bytes() == before


def test_a_model_that_stays_keeps_what_no_field_shows_and_one_that_goes_is_gone(tmp_path):
    file = tmp_path / "plan.toml"
    file.write_text(TWO)
    draft = PlanDraft(file)
    draft.put_rows("model", [{"id": "a", "server": "scripted", "name": "Ann"}])
    assert "skill = 0.9  # high" in draft.text
    assert draft.rows("model") == [{"id": "a", "server": "scripted", "skill": 0.9, "name": "Ann"}]
    assert draft.check().file.plan.models[0].full_name == "Ann"


def test_a_file_that_cannot_be_read_is_named(tmp_path):
    with pytest.raises(BadPlan, match=r"plan\.toml"):
        PlanDraft(tmp_path)
    (tmp_path / "plan.toml").write_text('id = "p')
    with pytest.raises(BadPlan, match=r"plan\.toml"):
        PlanDraft(tmp_path)


def plan(*models, trials=2, protocols=("gtt",), **more):
    return Plan("p", protocols, trials=trials, models=models, **more)


def model(name, price_in=None, price_out=None):
    return ModelSettings(name, "lab", price_in=price_in, price_out=price_out)


def test_the_cost_is_that_of_every_message_with_the_chat_before_it():
    two = plan(model("a", 1.0, 10.0), model("b", 2.0, 20.0))
    found = estimate(two)
    assert (found.trials, found.messages) == (8, 8 * 20)
    side = [sum(2 * n - 1 for n in range(1, 11)) * 150, 10 * 150]  # tokens read and written
    one_a, one_b = ((side[0] * p + side[1] * 10 * p) / 1e6 for p in (1.0, 2.0))
    # Each model is the actor of four trials, and the distinguisher of four.
    assert found.cost == pytest.approx(8 * one_a + 8 * one_b)
    assert estimate(plan(model("a", 1.0, 1.0), model("b"))).cost is None
    assert estimate(plan(ModelSettings("a", "scripted"))).cost == 0


@given(st.integers(1, 8), st.integers(1, 5))
def test_exact_turns_are_counted_as_they_are(turns, trials):
    many = plan(
        model("a", 1.0, 1.0), protocols=("controlled-turns",), turns=(turns,), trials=trials
    )
    assert estimate(many).messages == 2 * turns * trials
