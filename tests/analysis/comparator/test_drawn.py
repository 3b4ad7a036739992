import numpy as np
import pytest

from tests.analysis.comparator.trials import trials
from turingdesk.analysis._figure import Arrows, Cells, Line, Points
from turingdesk.analysis.comparator import drawn
from turingdesk.analysis.comparator.acceptance import acceptance
from turingdesk.analysis.comparator.advantage import advantage, table
from turingdesk.analysis.comparator.scores import fixed, scores
from turingdesk.analysis.comparator.strengths import strengths

SAID = [[9, 8, 1], [9, 8, 2], [0, 5, 9]]
FOUND = acceptance(trials("abc", SAID, np.full((3, 3), 10)))
MADE = advantage(FOUND)


def test_the_matrix_has_actors_as_rows_and_says_n():
    figure = drawn.matrix(FOUND, MADE)
    (cells,) = figure.layers
    assert isinstance(cells, Cells)
    assert cells.values[0][0] is None
    assert cells.values[0][2] == (0.9 - 0.1) / 2
    assert cells.texts[0][2] == "0.40\nn = 10"
    assert (cells.low, cells.high) == (0.0, 0.5)  # chance is the lightest shade
    assert (figure.x.categories, figure.y.label) == (("a", "b", "c"), "Actor")
    assert "n = 90 trials" in figure.caption


def test_a_figure_shows_every_advantage_that_the_table_has():
    """One unusable answer of ten must not empty a cell, or that target's whole column."""
    n = np.full((3, 3), 10)
    n[0, 2], n[1, 1] = 9, 4  # one actor met one target too rarely, one target itself
    said = np.minimum(SAID, n)
    found = acceptance(trials("abc", said, n))
    figure = drawn.matrix(found, advantage(found))
    (cells,) = figure.layers
    assert [text for row in cells.texts for text in row] == [
        *("n = 10", "0.10\nn = 10", "0.39\nn = 9"),
        *("0.00\nn = 10", "n = 4", "0.35\nn = 10"),
        *("0.45\nn = 10", "0.25\nn = 10", "n = 10"),
    ]
    shown = {
        (a, t): v for a, r in enumerate(cells.values) for t, v in enumerate(r) if v is not None
    }
    rows = table(found)
    assert list(shown.values()) == pytest.approx(
        [one for name in "abc" for one in rows[rows["actor"] == name]["advantage"]]
    )
    assert not cells.counts, "which would blank values from few trials"
    few = "Some values rest on fewer than 10 trials."
    assert few in figure.caption
    assert few not in drawn.matrix(FOUND, MADE).caption
    drawn_relations = drawn.relations(found, advantage(found), epsilon=0.5)
    assert len(drawn_relations[0].layers[0].arrows) == len(rows) == 6
    assert all(few in one.caption for one in drawn_relations)
    assert "of 6 tested" in drawn_relations[-1].caption


def test_no_order_is_drawn_from_an_incomplete_relation_but_it_is_said():
    n = np.full((3, 3), 10)
    n[0, 2] = 0
    found = acceptance(trials("abc", np.minimum(SAID, n), n))
    incomplete = drawn.relations(found, advantage(found))
    assert [one.name for one in incomplete] == [
        *("comparator-graph", "comparator-strict", "comparator-epsilon")
    ]
    why = "1 of 6 pairs wasn't tried, so agents aren't put in an order."
    assert all(why in one.caption for one in incomplete[:2])
    complete = drawn.relations(FOUND, MADE)
    assert "comparator-rows" in [one.name for one in complete]
    assert not any("tried" in one.caption for one in complete)
    ranked = scores(found)
    assert ranked["rank"].isna().all()
    assert ranked["agent"].tolist() == ["a", "b", "c"]
    by_name = "in the order of their names, because not all of them met"
    assert by_name in drawn.bars(ranked).caption
    assert by_name not in drawn.bars(scores(FOUND)).caption


def test_graphs_say_how_often_an_equal_actor_has_an_arrow():
    """Nine of ten recognized, taken as 11 of 14: equal actors pass in 61 % of studies."""
    n = np.full((3, 3), 10)
    alike = acceptance(trials("abc", [[9, 8, 1], [9, 9, 2], [0, 5, 9]], n))
    graph, *_ = drawn.relations(alike, advantage(alike))
    assert "an actor that truly equals its target has an arrow to it in 61% of studies." in (
        graph.caption
    )
    differ = acceptance(trials("abc", [[5, 8, 1], [9, 10, 2], [0, 5, 9]], n))
    graph, *_ = drawn.relations(differ, advantage(differ))
    assert "in 59% to 63% of studies, by how often the target recognizes itself." in graph.caption


def test_scores_have_the_interval_of_the_table_however_few_their_trials():
    ranked = scores(acceptance(trials("abc", np.ones((3, 3), int), np.full((3, 3), 1))))
    figure = drawn.bars(ranked)
    for layer, column in zip(figure.layers, ("fooling", "telling", "turing"), strict=True):
        assert len(layer.x) == 3
        assert layer.low == ranked[f"{column}_low"].tolist()
        assert layer.high == ranked[f"{column}_high"].tolist()
    assert "score interval" in figure.caption


def test_the_lower_the_advantage_the_stronger_is_its_arrow():
    """As in Figs. 11 to 13, where an arrow has the color of its cell in the matrix."""
    (layer,) = drawn.graph(MADE, epsilon=0.15).layers
    assert layer.strengths == {(0, 1): 1.0, (1, 0): 1.0, (2, 1): 0.0}
    assert layer.key == [(1.0, "d = 0.00"), (0.0, "d = 0.15")]
    assert "darker" in drawn.graph(MADE, epsilon=0.15).caption
    alike = drawn.graph(MADE)
    assert alike.layers[0].key == ()
    assert "darker" not in alike.caption


def test_strengths_are_sorted_by_skill_with_their_intervals():
    figure = drawn.skills(strengths(FOUND))
    (points,) = figure.layers
    assert list(points.y) == sorted(points.y, reverse=True)
    assert figure.x.categories[points.y.index(0.0)] == "a"  # the first by name is the reference
    for agent, low, high in zip(figure.x.categories, points.low, points.high, strict=True):
        assert (low is None) == (high is None) == (agent == "a")
    assert figure.horizontal
    assert "against a, whose strength is 0" in figure.caption


def test_arrows_lead_from_actors_to_targets_that_they_equal():
    (both,) = drawn.graph(MADE).layers
    assert isinstance(both, Arrows)
    assert set(both.arrows) == {(0, 1), (1, 0)}
    assert both.texts[0, 1] == "0.00"
    (wide,) = drawn.graph(MADE, epsilon=0.15).layers
    assert set(wide.arrows) == {(0, 1), (1, 0), (2, 1)}
    (strict,) = drawn.strict_graph(MADE, epsilon=0.15).layers
    assert set(strict.arrows) == {(2, 1)}


def test_agents_that_equal_more_others_than_equal_them_are_in_higher_rows():
    """As Fig. 13: rows by the arrows that lead from an agent without those that lead to it."""
    (layer,) = drawn.rows_graph(MADE, epsilon=0.15).layers
    assert set(layer.arrows) == {(0, 1), (1, 0), (2, 1)}
    assert layer.rows == [1, 2, 0]
    heights = [y for _, y in layer.places]
    assert heights[2] > heights[0] > heights[1]
    (circle,) = drawn.graph(MADE, epsilon=0.15).layers
    assert circle.rows == ()
    assert circle.places[0] == pytest.approx((0.0, 1.0))


def test_no_two_nodes_of_a_graph_in_rows_are_at_one_place():
    for rows in ([0], [0, 0, 0], [0, 1, 2, 3], [2, 0, 1, 1, 0, 2, 2, 2, 1]):
        places = Arrows("abcdefghi"[: len(rows)], (), rows=rows).places
        assert len({*places}) == len(rows)
        assert all(-1 <= one <= 1 for place in places for one in place)


def test_many_arrows_have_no_numbers_that_nobody_could_read():
    same = acceptance(trials("abcde", np.full((5, 5), 5), np.full((5, 5), 10)))
    (arrows,) = drawn.graph(advantage(same)).layers
    assert len(arrows.arrows) == 20
    assert arrows.texts == {}


def test_a_short_arrow_has_no_number_that_would_hide_it():
    n = np.full((9, 9), 10)
    same = acceptance(trials("abcdefghi", n - 9 * (~np.eye(9, dtype=bool)), n))
    made = advantage(same)
    made.value[0, 1] = made.value[0, 4] = 0.0
    (layer,) = drawn.graph(made).layers
    assert set(layer.arrows) == {(0, 1), (0, 4)}
    assert set(layer.texts) == {(0, 4)}


def test_scores_stand_with_their_intervals_in_the_order_of_the_table():
    ranked = scores(FOUND)
    figure = drawn.bars(ranked)
    assert figure.x.categories == tuple(ranked["agent"])
    assert [layer.name for layer in figure.layers] == ["F", "D", "T"]
    turing = figure.layers[2]
    assert isinstance(turing, Points)
    assert list(turing.y) == ranked["turing"].tolist()
    for low, value, high in zip(turing.low, turing.y, turing.high, strict=True):
        assert low < value < high
    assert "95% CIs" in figure.caption
    assert "n = 50 trials per agent" in figure.caption


def test_scores_of_a_fixed_distinguisher_are_called_f_r_and_t():
    found = acceptance(trials("abc", SAID, np.full((3, 3), 10), "judge"), "judge")
    figure = drawn.bars(fixed(found), fixed=True)
    assert [layer.name for layer in figure.layers] == ["F", "R", "T"]
    assert "n = 40 trials per agent" in figure.caption


def test_pairs_and_violations_are_drawn_over_epsilon():
    figure = drawn.epsilons(MADE)
    pairs, violations = figure.layers
    assert isinstance(pairs, Line)
    assert (pairs.y[0], pairs.y[-1]) == (2, 6)
    assert violations.dashed
    assert "of 6 tested" in figure.caption
