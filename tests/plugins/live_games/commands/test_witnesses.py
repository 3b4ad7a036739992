from tests.packages import write
from turingdesk.cli import main
from turingdesk.plugins.live_games.witnesses import witnesses
from turingdesk.study.package import open_package


def test_the_command_writes_a_table_that_a_study_can_have_once(tmp_path, capsys):
    folder = write(tmp_path, {"prompts/dry.md": "Dry."})
    out = str(folder / "agents.csv")
    told = ["witnesses", "--model", "llama3", "phi4", "--temperature", "0.2", "1", "-o", out]
    assert main([*told, "--prompt", "prompts/dry.md"]) == 0
    assert capsys.readouterr().out.strip().endswith("agents.csv: 4 machines.")
    found = witnesses(open_package(folder), {"server": "http://localhost:1/v1"})
    assert {one.settings.options["model"] for one in found} == {"llama3", "phi4"}
    assert {one.manner for one in found} == {"Dry."}
    assert main(told) == 1
    assert "already exists" in capsys.readouterr().err
