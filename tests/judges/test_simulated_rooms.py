import pytest

from tests.games_study import games_package
from turingdesk.analysis import pairs
from turingdesk.analysis._counted import matrix, verdicts
from turingdesk.judges import JUDGES
from turingdesk.judges._simulate import simulate
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
