"""What is known of agents is in the seal, and known once it is opened."""

import pytest

from tests.plugins.sealing.sealed_studies import SECRET, sealed
from tests.small_study import walk_on
from tests.telling_studies import small
from turingdesk.plugins.sealing.stored_seals import unlock
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import open_package
from turingdesk.table.table import load


@pytest.fixture
def blind(tmp_path):
    """A sealed study whose agents are known, and one session of it."""
    study = small(tmp_path / "study")
    rows = "id,model,temperature,prompt_file\ngit-2,a secret,0.7,told.md\n"
    (study / "agents.csv").write_text(rows)
    (study / "told.md").write_text("A secret prompt.")
    sealed(study, tmp_path / "blind")
    package = open_package(tmp_path / "blind")
    recorder = SessionRecorder.begin(package, tmp_path / "data", SessionSetup("P-1", "Booth 1"))
    walk_on(recorder)
    recorder.abandon()
    return tmp_path


def test_a_sealed_package_and_its_sessions_do_not_tell_of_agents(blind):
    assert open_package(blind / "blind").agents == {}
    for path in [*(blind / "blind").rglob("*"), *(blind / "data").rglob("*.jsonl")]:
        assert path.name not in ("agents.csv", "told.md")
        assert path.is_dir() or b"secret" not in path.read_bytes()
    assert not [one for one in load(blind / "data").responses if one.startswith("agent.")]


def test_agents_are_known_once_the_seal_is_opened(blind):
    keys = unlock(blind / "data", SECRET)
    table = load(blind / "data", keys=keys)
    assert dict(table.agents["small"]["git-2"])["temperature"] == "0.7"
    told = {*zip(table.responses["origin"], table.responses["agent.model"], strict=True)}
    # A sealed session shows either kind as often as chance wants.
    assert told
    assert told <= {("machine", "a secret"), ("human", "")}
