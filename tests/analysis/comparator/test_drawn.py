import numpy as np
import pytest

from tests.analysis.comparator.trials import trials
from turingdesk.analysis._figure import Arrows, Cells, Line, Points
from turingdesk.analysis.comparator import drawn
from turingdesk.analysis.comparator.acceptance import acceptance
from turingdesk.analysis.comparator.advantage import advantage
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


def test_an_advantage_from_too_few_trials_is_not_shown_but_said():
    n = np.full((3, 3), 10)
    n[0, 2], n[1, 1] = 9, 4  # one actor met one target too rarely, one target itself
    said = np.minimum(SAID, n)
    found = acceptance(trials("abc", said, n))
    figure = drawn.matrix(found, advantage(found))
    (cells,) = figure.layers
    assert [text for row in cells.texts for text in row] == [
        *("n = 10", "n = 10", "n = 9"),
        *("0.00\nn = 10", "n = 4", "0.35\nn = 10"),
        *("0.45\nn = 10", "n = 10", "n = 10"),
    ]
    assert cells.counts == [[10, 4, 9], [10, 4, 10], [10, 4, 10]]
    few = "Values from fewer than 10 verdicts are not shown."
    assert few in figure.caption
    assert few not in drawn.matrix(FOUND, MADE).caption
    graph, rows, strict, over = drawn.relations(found, advantage(found), epsilon=0.5)
    assert {*graph.layers[0].arrows} == {(1, 0), (2, 0), (1, 2)}
    assert all(few in one.caption for one in (graph, rows, strict, over))
    assert "of 3 tested" in over.caption


def test_scores_from_too_few_trials_are_not_shown_but_said():
    table = scores(acceptance(trials("abc", np.ones((3, 3), int), np.full((3, 3), 2))))
    figure = drawn.bars(table.assign(n=[10, 9, 10]))
    assert [list(layer.x) for layer in figure.layers] == [
        [place + shift for place in (0, 2)] for shift in (-0.2, 0.0, 0.2)
    ]
    assert "fewer than 10 verdicts" in figure.caption


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
