"""Games that were played live go through the same analyses, and known skills come out again."""

from collections import defaultdict
from statistics import NormalDist

import pytest

from turingdesk.analysis import ANALYSES
from turingdesk.editing.new_study import new_study
from turingdesk.judges import JUDGES
from turingdesk.judges._simulate import simulate
from turingdesk.study.package import open_package
from turingdesk.table.table import load

HUMAN, MACHINE = 0.85, 0.65  #: how often each is recognized
WITNESS = "heron"  #: in agents.csv of the designs


def play(folder, people, design="jones-witness"):
    new_study(design, folder / "study")
    skilled = JUDGES["skilled"].make({"p_hh": HUMAN, "p_mm": MACHINE})
    simulate(open_package(folder / "study"), folder / "data", [skilled] * people, 3)
    return folder / "data"


@pytest.fixture(scope="module")
def few(tmp_path_factory):
    return play(tmp_path_factory.mktemp("few"), 2)


@pytest.fixture(scope="module")
def many(tmp_path_factory):
    return play(tmp_path_factory.mktemp("many"), 120)


def computed(data, name):
    return ANALYSES[name].compute(load(data).responses)


def rate(p, n):
    """A share that was drawn, within three and a half standard errors."""
    return pytest.approx(p, abs=3.5 * (p * (1 - p) / n) ** 0.5)


def after_three_machines(rows):
    """The games that the paper excludes, counted anew."""
    before, found = defaultdict(str), []
    for row in rows.sort_values(["session", "step"]).to_dict("records"):
        if before[row["participant"]].endswith("MMM"):
            found.append(row["room"])
        before[row["participant"]] += row["composition"]
    return found


def test_every_game_counts_once_with_whoever_was_met(few):
    rows = load(few).responses
    verdicts = rows[rows["role"] == "verdict"]
    assert len(verdicts) == verdicts["room"].nunique() == 2 * 4
    assert (verdicts["stimulus"] == verdicts["room"]).all()
    success = computed(few, "success")
    assert set(success["witness"]) == {"(humans)", WITNESS}
    assert success["n"].sum() == (verdicts["excluded"] == "").sum()
    assert computed(few, "calibration")["n"].iloc[0] == success["n"].sum()


@pytest.mark.slow
def test_success_is_what_interrogators_were_made_to_say(many):
    found = computed(many, "success").set_index("witness")
    assert found.loc["(humans)", "rate"] == rate(HUMAN, found.loc["(humans)", "n"])
    assert found.loc[WITNESS, "rate"] == rate(1 - MACHINE, found.loc[WITNESS, "n"])
    assert found["n"].min() > 100
    against = computed(many, "baselines")
    assert {WITNESS, "humans"} <= {*against["agent"], *against["against"]}


@pytest.mark.slow
def test_sensitivity_is_that_of_the_known_skill(many):
    table = computed(many, "sensitivity")
    rows = table[(table["measure"] == "d'") & (table["agent"] == "(all)")].to_dict("records")
    z = NormalDist().inv_cdf
    assert rows
    for row in rows:  # clustered, and as in the paper
        assert row["ci_low"] < z(HUMAN) - z(1 - MACHINE) < row["ci_high"]
        assert row["effect"] == pytest.approx(z(HUMAN) - z(1 - MACHINE), abs=0.5)


@pytest.mark.slow
def test_games_after_three_machines_are_excluded_as_in_the_paper(many):
    rows = load(many).responses
    verdicts = rows[rows["role"] == "verdict"]
    wanted = after_three_machines(verdicts)
    excluded = verdicts[verdicts["excluded"].str.contains("after_machines")]
    assert len(wanted) > 10
    assert sorted(excluded["room"]) == sorted(wanted)


@pytest.mark.slow
@pytest.mark.parametrize("design", ["three-party", "zhang-trio"])
def test_of_two_witnesses_the_machine_is_found_as_often_as_interrogators_can(tmp_path, design):
    found = computed(play(tmp_path, 80, design), "pairs")
    (row,) = found.to_dict("records")
    assert row["n"] >= 160
    assert row["p"] == rate((HUMAN + MACHINE) / 2, row["n"])
    assert row["said_left"] / row["n"] == rate(0.5, row["n"])
