"""What `analyze` prints of games: it begins with their own results."""

from tests.cli.test_analyze import analyze, as_json, titles_of
from turingdesk.editing.new_study import new_study
from turingdesk.judges import JUDGES
from turingdesk.judges._simulate import simulate
from turingdesk.study.package import open_package


def simulated(folder, design, people=10):
    new_study(design, folder / "study")
    skilled = JUDGES["skilled"].make({"p_hh": 0.8, "p_mm": 0.8})
    simulate(open_package(folder / "study"), folder / "data", [skilled] * people, 1)
    return folder / "data"


def test_a_turing_game_begins_with_how_games_ended_and_how_strong_players_are(tmp_path, capsys):
    told = analyze(capsys, simulated(tmp_path, "turing-game"))
    parts = ["outcome", "winner", "won by bot", "score", "weighted ratio", "strength"]
    assert titles_of(told)[:6] == [f"Games: {part}" for part in parts]
    assert "30 on sides counted" in told
    assert "Verdicts by origin" not in told
    assert "sim-010" in told.partition("Games: strength")[2]


def test_witness_games_begin_with_success_rates(tmp_path, capsys):
    told = analyze(capsys, simulated(tmp_path, "jones-witness"))
    usual = ["Verdicts by origin", "Imitation detectability"]
    assert titles_of(told)[:3] == ["Success rate", *usual]
    table = told.partition("Success rate\n")[2].partition("\n\n")[0].splitlines()
    assert {line.split()[4] for line in table[1:]} == {"(humans)", "heron"}


def test_conditions_of_games_with_two_witnesses_are_told_apart(tmp_path, capsys):
    data = simulated(tmp_path, "zhang-trio")
    found = as_json(capsys, data, "--by", "domain")
    levels = found["by"]["domain"]
    assert set(levels) == {"human_deceives", "machine_deceives"}
    assert sum(one["sides"]["n"] for one in levels.values()) == found["verdicts"]["on_sides"] == 20
    told = analyze(capsys, data, "--by", "domain")
    assert titles_of(told)[:2] == ["Side by side", "By domain"]
    assert "human_deceives" in told.partition("machine found")[2]
    settings = {row["setting"] for row in found["analyses"]["passrate"]["rows"]}
    assert settings == {"human_deceives", "machine_deceives", "(all)"}
