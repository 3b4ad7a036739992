from dataclasses import replace

import pytest

from turingdesk.journal.session_name import checked_code
from turingdesk.plugins.machine_judges.language_model.settings import ModelSettings

PLAIN = ModelSettings(server="http://gpu:8080/v1", model="meta-llama/Llama-3.1-8B-Instruct")


def test_the_judge_is_called_after_its_model_unless_it_has_a_name():
    assert PLAIN.judge == "judge:language_model:meta-llama/Llama-3.1-8B-Instruct"
    assert replace(PLAIN, examples=("c1",)).judge.endswith("-Instruct:one-shot")
    assert replace(PLAIN, name="llama").judge == "judge:llama"


@pytest.mark.parametrize("model", [PLAIN.model, "模型", "llama3.1:8b", "-", "x" * 200])
def test_a_code_for_a_session_can_name_a_file(model):
    code = replace(PLAIN, model=model).participant(12)
    assert checked_code(code) == code
    assert code.endswith("-012")


@pytest.mark.parametrize(
    "changes",
    [
        {"model": "other"},
        {"temperature": 0.5},
        {"max_tokens": 9},
        {"seed": 1},
        {"examples": ("c1",)},
        {"pictures": True},
        {"paired": True},
        {"blocks": ("a",)},
        {"name": "x"},
    ],
)
def test_other_settings_are_another_judge_and_another_server_is_not(changes):
    assert replace(PLAIN, **changes).fingerprint != PLAIN.fingerprint
    assert replace(PLAIN, server="http://other:1/v1").fingerprint == PLAIN.fingerprint


def test_without_chance_sessions_share_a_seed_and_with_chance_none_does():
    assert PLAIN.seed_of("a") == PLAIN.seed_of("b") == 0
    warm = replace(PLAIN, temperature=0.7)
    assert warm.seed_of("a") != warm.seed_of("b")
    assert 0 <= warm.seed_of("a") < 2**31
