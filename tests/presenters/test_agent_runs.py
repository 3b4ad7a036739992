"""The machine that talks with participants is remembered until the next start of the desk."""

from pathlib import Path

import pytest

from turingdesk.presenters.agent_runs import AgentRun, save_partner, saved_partner
from turingdesk.system import paths


def test_the_machine_that_talks_with_people_is_remembered(tmp_path):
    partner = AgentRun(
        tmp_path / "talks", "openai", {"temperature": 0.5, "model": "tiny"}, "mine", title="Model"
    )
    save_partner(partner, 40)
    assert saved_partner() == (partner, 40)
    save_partner(None, 0)
    assert saved_partner() == (None, 0)
    save_partner(None, 0)


@pytest.mark.parametrize("text", ["", "[]", '{"study": "x"}', '{"kind": 3, "percent": "many"}'])
def test_a_damaged_file_means_people_only(text):
    save_partner(AgentRun(Path("talks"), "eliza"), 50)
    (paths.config() / "partner.json").write_text(text, "utf-8")
    assert saved_partner() == (None, 0)
