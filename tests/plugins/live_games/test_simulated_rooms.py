import pytest

from tests.plugins.live_games.games_study import games_package
from turingdesk.analysis import pairs
from turingdesk.analysis._counted import matrix, verdicts
from turingdesk.editing.new_study import new_study
from turingdesk.judges import JUDGES
from turingdesk.judges._simulate import simulate
from turingdesk.plugins.live_games.analysis.turing_game import games_of
from turingdesk.study.check import check_study
from turingdesk.study.package import open_package
from turingdesk.table.table import load

SKILLED = JUDGES["skilled"].make({"p_hh": 0.8, "p_mm": 0.6})


def test_simulated_people_play_games_whose_rooms_tell_the_truth(tmp_path):
    package, data = games_package(tmp_path), tmp_path / "data"
    simulate(package, data, [SKILLED] * 2, 1)
    rows = load(data).responses
    given = rows[rows["role"] == "verdict"]
    assert len(given) == 2 * 7
    assert given["truth"].notna().all()
    assert given["room"].nunique() == 2 * 7
    assert set(rows["room"]) == {path.stem for path in (data / "rooms").iterdir()}
    conditions = given.groupby("block")["domain"].agg(set).to_dict()
    assert conditions["judge"] <= {"machine_deceives", "human_deceives"}
    assert conditions["two"] == {""}
    assert load(data).problems == ()


@pytest.mark.slow
def test_the_skill_of_those_who_play_comes_out_within_its_error(tmp_path):
    package, data = games_package(tmp_path), tmp_path / "data"
    simulate(package, data, [SKILLED] * 80, 1)
    rows = load(data).responses
    found = matrix(verdicts(rows))
    sides = pairs.compute(rows)
    shares = [(found.p_hh, 0.8, found.humans), (found.p_mm, 0.6, found.machines)]
    shares += [(row["p"], 0.7, row["n"]) for row in sides.to_dict("records")]
    assert len(shares) == 4
    for share, p, n in shares:
        assert n > 90
        assert share == pytest.approx(p, abs=3.5 * (p * (1 - p) / n) ** 0.5)


def test_games_have_as_many_questions_as_the_study_draws(tmp_path):
    new_study("zhang-trio", tmp_path / "trio")
    simulate(open_package(tmp_path / "trio"), tmp_path / "data", [SKILLED] * 12, 1)
    rows = load(tmp_path / "data").responses
    sides = rows[rows["question"] == "machine_side"]
    assert set(sides["length"]) == {1, 5, 10, 20}
    assert set(sides["length_of"]) == {"exchanges"}


def test_games_without_a_limit_take_minutes_and_not_all_as_many(tmp_path):
    new_study("turing-game", tmp_path / "game")
    simulate(open_package(tmp_path / "game"), tmp_path / "data", [SKILLED] * 12, 1)
    games = games_of(load(tmp_path / "data").responses)
    assert games["minutes"].between(0.2, 30).all()
    assert games["minutes"].quantile(0.9) > 2 * games["minutes"].quantile(0.1)
    assert games["messages"].nunique() > 5


def test_any_number_of_studies_are_simulated_into_one_folder(tmp_path):
    """With the same seed, and so the same judges."""
    data = tmp_path / "data"
    for design in ("jones-witness", "zhang-trio", "three-party", "turing-game"):
        new_study(design, tmp_path / design)
        simulate(open_package(tmp_path / design), data, [SKILLED] * 2, 1)
    table = load(data)
    assert table.problems == ()
    assert table.responses["study"].nunique() == 4
    studies = table.responses[table.responses["room"] != ""].groupby("room")["study"].nunique()
    assert set(studies) == {1}, "no two studies share a room"


@pytest.mark.parametrize(("skill", "won"), [(1.0, True), (0.0, False)])
def test_simulated_players_of_the_turing_game_win_as_their_skill_says(tmp_path, skill, won):
    new_study("turing-game", tmp_path / "study")
    package = check_study(tmp_path / "study").package
    skilled = JUDGES["skilled"].make({"p_hh": skill, "p_mm": skill})
    simulate(package, tmp_path / "data", [skilled] * 3, 1)
    games = games_of(load(tmp_path / "data").responses)
    assert sorted(games["outcome"]) == [""] * 3 + ["won" if won else "lost"] * 3
    assert set(games["agent"]) == {"heron"}  # of the study's agents.csv
    (decided, ended) = (games["decided_b_s"].notna(), games["outcome"] != "")
    assert (decided == ended).all()


def test_the_machines_of_simulated_games_are_those_of_the_study_by_block(tmp_path):
    """Each simulated player met one called "simulated-machine", whatever agents.csv said."""
    new_study("self-directed", tmp_path / "study")
    simulate(open_package(tmp_path / "study"), tmp_path / "data", [SKILLED] * 12, 1)
    rows = load(tmp_path / "data").responses
    met = rows[(rows["role"] == "verdict") & (rows["origin"] == "machine")]
    by_block = met.groupby("block", observed=True)["agent"].agg(set).to_dict()
    assert by_block == {"burst": {"heron", "osprey"}, "ping-pong": {"plover", "wren"}}
    assert set(met["agent.earlier_turns"].astype("str")) == {"0", "100"}
