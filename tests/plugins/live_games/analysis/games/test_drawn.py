from tests.plugins.live_games.analysis.games.table import games, some
from turingdesk.analysis._figure import Bars, Cells, Line, Points
from turingdesk.plugins.live_games.analysis.games import (
    bots,
    decisions,
    drawn,
    duration,
    outcomes,
    strength,
)

GAMES = some(9, size=150, players=8)


def test_outcomes_have_intervals_that_cluster_by_player():
    figure = drawn.ends(outcomes.outcomes(GAMES))
    (bars,) = figure.layers
    assert isinstance(bars, Bars)
    assert len(bars.y) == len(bars.low) == len(figure.x.categories) == 4
    assert "n = 150 games" in figure.caption
    assert "clustered by both players" in figure.caption


def test_players_stand_by_time_and_strength():
    table = strength.players(GAMES)
    (points,) = drawn.standing(table).layers
    assert isinstance(points, Points)
    assert list(points.y) == table["strength"].tolist()


def test_bots_have_two_bars_each():
    all_games, by_weight = drawn.bots(bots.scores(GAMES)).layers
    assert [a < b for a, b in zip(all_games.x, by_weight.x, strict=True)] == [True, True]
    assert (all_games.name, by_weight.name) == ("all games", "weighted by xi")


def test_the_win_rate_is_a_line_with_a_band_over_the_middle_of_each_stretch():
    rates = duration.by_minutes(GAMES, [0, 2, 4])
    figure = drawn.win_rate(rates, "minutes")
    (line,) = figure.layers
    assert isinstance(line, Line)
    assert list(line.x) == [1, 3, 5]
    assert list(line.y) == rates["rate"].tolist()
    assert "clustered by both players" in figure.caption
    assert figure.chance == 0.5


def test_the_heat_map_has_high_rates_on_top():
    rates = duration.by_messages(GAMES)
    figure = drawn.heat(rates, "messages")
    (cells,) = figure.layers
    assert isinstance(cells, Cells)
    assert figure.y.categories[0] == "0.9 to 1"
    assert len(cells.values) == len(figure.y.categories) == 10
    column = [row[2] for row in cells.values]
    low = float(figure.y.categories[column.index(max(column))].split()[0])
    assert abs(low + 0.05 - rates["won"][2] / rates["n"][2]) <= 0.1


def test_posteriors_are_those_of_stretches_with_games_and_peak_at_their_share():
    rates = duration.by_minutes(GAMES, [0, 4, 900])
    figure = drawn.posteriors(rates, "minutes")
    assert len(figure.layers) == 2
    for line, won, n in zip(figure.layers, rates["won"], rates["n"], strict=False):
        peak = line.x[line.y.index(max(line.y))]
        assert abs(peak - won / n) <= 0.01
        assert f"n = {n}" in line.name


def test_votes_apart_are_counted_twice_over():
    table = decisions.histogram(GAMES)
    every, lost = drawn.votes_apart(table).layers
    assert sum(every.y) == table["n"].sum()
    assert all(a >= b for a, b in zip(every.y, lost.y, strict=True))


def test_posteriors_of_few_players_are_not_drawn_and_say_why():
    rates = duration.by_minutes(games(*[("a", "b", "won")] * 8, minutes=1), [0, 4])
    assert "Too few people" in drawn.posteriors(rates, "minutes").nothing
    assert drawn.heat(rates, "minutes").nothing
