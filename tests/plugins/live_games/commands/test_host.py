"""The machines that `turingdesk host` lets take part in games."""

import pytest

from tests.plugins.live_games.games_study import games_package
from turingdesk.cli import booths, parser


def machines_of(*words):
    """The machines that `turingdesk host` would let take part."""
    args = parser().parse_args(["host", *map(str, words)])
    with booths._machines(args) as found:
        return found


def test_the_machines_of_a_study_with_games_are_those_of_its_table_or_else_the_agent(
    tmp_path, capsys
):
    study = games_package(tmp_path).folder
    server = ("--set", "server=http://localhost:1/v1")
    words = ("--data", tmp_path / "data", "--collection", study, "--agent", "openai", *server)
    alone = machines_of(*words, "--set", "model=phi4", "--name", "Oak")
    assert {name: one.settings.options["model"] for name, one in alone.witnesses.items()} == {
        "Oak": "phi4"
    }
    with pytest.raises(SystemExit):
        machines_of(*words)
    assert "needs --set model" in capsys.readouterr().err
    rows = "id,kind,model\nMaple,openai,llama3\nZinc,openai,phi4\n"
    (study / "agents.csv").write_text(rows, "utf-8")
    assert set(machines_of(*words).witnesses) == {"Maple", "Zinc"}
    without_agent = [*words[:4], *words[6:]]
    assert set(machines_of(*without_agent).witnesses) == {"Maple", "Zinc"}
