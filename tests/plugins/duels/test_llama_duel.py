"""A real llama.cpp server as one of the models of a duel."""

import pytest

from tests.llama import NAME, llama
from tests.plugins.duels.plans import SCRIPTED, plan
from tests.plugins.duels.test_runner import assert_each_once, journals
from turingdesk.plugins.duels.runner import DuelRun, run_duels

__all__ = ["llama"]

pytestmark = pytest.mark.slow  # the server takes seconds to start


def test_a_model_of_llama_imitates_and_judges_a_script(tmp_path, llama):
    text = (
        SCRIPTED
        + f"""
[[model]]
id = "llama"
server = "here"
model = "{NAME}"

[model.send]
max_tokens = 8

[[server]]
id = "here"
url = "{llama}"
at_once = 2
tries = 8
"""
    )
    file = plan(tmp_path, text, trials=1, max_turns=2, pairs='["llama as ada", "ada as llama"]')
    done = run_duels(DuelRun(file, tmp_path / "data"))
    assert done.done + done.given_up == 4
    assert done.done >= 1  # the script with itself; the model says what it likes
    said = [line for one in journals(tmp_path / "data") for line in one.lines]
    spoken = [line for line in said if line["kind"] == "said" and line["agent"] == "llama"]
    assert spoken
    assert {line["model"] for line in spoken} == {NAME}
    assert all(line["tokens_in"] > 0 for line in spoken)
    assert done.tokens >= sum(line["tokens_in"] for line in spoken)
    if not done.given_up:
        assert_each_once(tmp_path / "data", file.plan)
