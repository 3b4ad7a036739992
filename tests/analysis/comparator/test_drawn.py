import numpy as np
import pytest

from tests.analysis.comparator.trials import trials
from turingdesk.analysis._figure import Arrows, Cells, Line, Points
from turingdesk.analysis.comparator import drawn
from turingdesk.analysis.comparator.acceptance import acceptance
from turingdesk.analysis.comparator.advantage import advantage
from turingdesk.analysis.comparator.scores import fixed, scores

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


def test_scores_stand_with_their_intervals_in_the_order_of_the_table():
    table = scores(FOUND)
    figure = drawn.bars(table)
    assert figure.x.categories == tuple(table["agent"])
    assert [layer.name for layer in figure.layers] == ["F", "D", "T"]
    turing = figure.layers[2]
    assert isinstance(turing, Points)
    assert list(turing.y) == table["turing"].tolist()
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
