import numpy as np
import pytest

from tests.plugins.live_games.analysis.games.table import games, some
from turingdesk.plugins.live_games.analysis.games.duration import (
    by_messages,
    by_minutes,
    density,
    mass,
)


@pytest.mark.parametrize(("column", "rates"), [("minutes", by_minutes), ("messages", by_messages)])
def test_each_stretch_has_the_share_of_its_games(column, rates):
    made = some(5, size=300)
    ended = made[made["outcome"].isin(["won", "lost"])]
    found = rates(made)
    assert found["n"].sum() == len(ended)
    for row in found.to_dict("records"):
        end = np.inf if np.isnan(row["end"]) else row["end"]
        own = ended[(ended[column] >= row["start"]) & (ended[column] < end)]
        n, won = len(own), int((own["outcome"] == "won").sum())
        assert (row["n"], row["won"]) == (n, won)
        if not n:
            assert row["note"] == "No game ended in this period."
            continue
        assert row["rate"] == won / n
        if np.isnan(row["low"]):
            assert "about equally often are needed" in row["note"]
        else:
            assert row["low"] <= row["rate"] <= row["high"]
            assert 0 < row["n_effective"] <= n
        quartiles = np.quantile(own["messages"], [0.25, 0.5, 0.75])
        assert [row[f"messages_{q}"] for q in ("low", "median", "high")] == list(quartiles)


def test_a_stretch_has_its_begin_and_not_its_end():
    made = games(*[("a", "b", "won")] * 4).assign(minutes=[0.0, 1.0, 1.999, 2.0])
    assert by_minutes(made, [0, 1, 2])["n"].tolist() == [1, 2, 1]


def test_games_without_a_length_or_before_the_first_edge_are_left_out():
    made = games(*[("a", "b", "won")] * 3).assign(messages=[None, 2, 7])
    assert by_messages(made, [5, 10])["n"].tolist() == [1, 0]
    assert by_minutes(made.assign(minutes="?"))["n"].sum() == 0


def unnamed(made):
    """The same games, of people who are not known."""
    return made.assign(player_a="", player_b="")


def test_densities_are_those_of_beta_distributions_where_games_are_independent():
    from scipy import stats

    made = by_minutes(unnamed(some(6)))
    found = density(made, 11)
    assert found.shape == (11, len(made))
    for place, row in enumerate(made.to_dict("records")):
        beta = stats.beta(1 + row["won"], 1 + row["n"] - row["won"])
        assert found[:, place] == pytest.approx(beta.pdf(np.linspace(0, 1, 11)))


def test_masses_are_the_probabilities_of_equal_parts():
    from scipy import stats

    made = by_minutes(unnamed(some(6)))
    found = mass(made, 4)
    assert found.sum(axis=0) == pytest.approx(np.ones(len(made)))
    for place, row in enumerate(made.to_dict("records")):
        beta = stats.beta(1 + row["won"], 1 + row["n"] - row["won"])
        assert found[1, place] == pytest.approx(beta.cdf(0.5) - beta.cdf(0.25))


def test_no_games_are_empty_stretches_with_a_note():
    found = by_minutes(games(minutes=0))
    assert found["n"].sum() == 0
    assert found["rate"].isna().all()
    assert density(found, 3).tolist() == [[1.0] * len(found)] * 3


def test_games_of_players_who_differ_count_as_fewer_independent_ones():
    """Two who always win and two who always lose, with everyone: half of the games are won."""
    draw = np.random.default_rng(2)
    names = [f"p{number}" for number in range(12)]
    pairs = [draw.choice(12, 2, replace=False) for _ in range(300)]
    rows = [(names[a], names[b], "won" if a + b < 11 else "lost") for a, b in pairs]
    (row,) = by_minutes(games(*rows, minutes=1), [0]).to_dict("records")
    assert row["n"] == 300
    assert row["n_effective"] < 60
    table = by_minutes(games(*rows, minutes=1), [0])
    alone = by_minutes(unnamed(games(*rows, minutes=1)), [0])
    assert density(table, 101).max() < density(alone, 101).max() / 2


def test_a_stretch_with_few_players_has_no_density():
    table = by_minutes(games(*[("a", "b", "won"), ("b", "c", "lost")] * 9, minutes=0.5), [0, 1])
    assert np.isnan(table["low"][0])
    assert np.isnan(density(table, 3)[:, 0]).all()
    assert np.isnan(mass(table, 3)[:, 0]).all()
