"""Numbers of a table as figures take them."""

from dataclasses import replace
from itertools import product
from math import inf

import numpy as np
import pandas as pd
import pytest

from turingdesk.analysis import ANALYSES
from turingdesk.analysis._figure import (
    Axis,
    Cells,
    Figure,
    Panel,
    Points,
    caption,
    facets,
    known,
    of_agents,
    with_few,
    without_bars,
)
from turingdesk.table.table import frame


def test_what_is_not_known_is_none_and_the_rest_are_plain_floats():
    found = known(pd.Series([1, None, 0.5]))
    assert found == [1.0, None, 0.5]
    assert [type(one) for one in found] == [float, type(None), float]


@pytest.mark.parametrize("missing", [None, float("nan"), np.nan, np.float32("nan"), pd.NaT])
def test_every_way_to_say_nothing_is_none(missing):
    assert known([missing, 2]) == [None, 2.0]


def test_infinite_numbers_and_zeros_are_known():
    assert known([inf, -inf, 0, False]) == [inf, -inf, 0.0, 0.0]


def test_no_values_are_no_values():
    assert known(iter(())) == []


def test_a_caption_explains_error_bars_only_where_there_are_any():
    said = with_few(caption("All (n = 9).", ["jackknife"]), [9])
    without = Figure("a", "A", Axis(""), Axis(""), (Points([0], [0.5], [None], [None]),), said)
    assert without_bars(without).caption == (
        "All (n = 9). Values from fewer than 10 verdicts are not shown."
    )
    some = replace(without, layers=(Points([0], [0.5], [0.4], [0.6]),))
    assert without_bars(some) is some


H, M = "human", "machine"
NAMES = ("agents", "breakdown", "confusion", "detectability", "lengths")


def verdict(step, judge, truth, choice, length):
    told = {"question": "origin", "role": "verdict", "study": "x", "task": "conversations"}
    who = {"participant": f"P-{judge}", "session": f"s-{judge}", "stimulus": f"v{step}"}
    what = {"origin": truth, "agent": f"{truth}-{step % 2}", "kiosk": f"Booth {judge % 2}"}
    answer = {"truth": truth, "choice": choice, "correct": truth == choice, "length": length}
    return {"kind": "response", "step": step} | told | who | what | answer


@pytest.fixture
def table():
    cells = product(range(5), enumerate(product((H, M), (H, M), (3, 3, 12, 12))))
    lines = [
        verdict(step, judge, truth, choice if (judge + step) % 3 else truth, length)
        for judge, (step, (truth, choice, length)) in cells
    ]
    return frame(lines)


@pytest.mark.parametrize("name", NAMES)
def test_a_figure_says_n_and_what_its_error_bars_are(table, name):
    found = ANALYSES[name].figures(table)
    assert found
    for figure in found:
        assert "n = " in figure.caption
        if name != "confusion":
            assert "Error bars are 95% CIs: standard error clustered by" in figure.caption
            assert figure.chance == 0.5


@pytest.mark.parametrize("name", NAMES)
def test_where_there_is_nothing_nothing_is_drawn(name):
    assert tuple(ANALYSES[name].figures(frame([]))) == ()


def test_the_points_are_those_of_the_table(table):
    rows = ANALYSES["agents"].compute(table)
    (figure,) = ANALYSES["agents"].figures(table)
    (panel,) = figure.plots
    (points,) = panel.layers
    assert isinstance(points, Points)
    assert figure.x.categories == tuple(sorted(rows["agent"]))
    assert [figure.x.categories[row] for row in points.x] == rows["agent"].tolist()
    assert list(points.y) == rows["detectability"].tolist()
    assert list(points.low) == known(rows["ci_low"])
    assert known(rows["ci_low"]) != [None, None]
    assert list(points.counts) == rows["n"].tolist()


def test_the_cells_are_those_of_the_matrix(table):
    rows = ANALYSES["confusion"].compute(table)
    (figure,) = ANALYSES["confusion"].figures(table)
    (cells,) = figure.layers
    assert isinstance(cells, Cells)
    assert [list(row) for row in cells.values] == rows[["p_human", "p_machine"]].values.tolist()
    assert cells.texts[0][0].endswith(f"n = {rows['n_human'][0]}")


def test_a_column_with_levels_has_a_figure_of_its_own(table):
    names = {figure.name for figure in ANALYSES["breakdown"].figures(table)}
    assert "breakdown-kiosk" in names


def one(names, *y):
    return Figure("f", "F", Axis("", names), Axis("Share"), (Points(range(len(y)), y),), "All.")


def test_facets_have_the_places_of_the_whole_and_a_plot_for_each_level():
    made = facets(one(("a", "b", "c"), 1, 2, 3), {"u": one(("a", "c"), 4, 5), "v": one(("d",), 6)})
    assert made.x.categories == ("a", "b", "c", "d")
    assert [panel.title for panel in made.panels] == ["u", "v"]
    places = [(list(panel.layers[0].x), list(panel.layers[0].y)) for panel in made.panels]
    assert places == [([0, 2], [4, 5]), ([3], [6])]
    assert (made.caption, made.layers) == ("All.", ())


def test_facets_of_matrices_keep_their_cells_at_the_names_of_both_axes():
    names = ("a", "b")
    whole = Figure("f", "F", Axis("", names), Axis("", names), (Cells([[1, 2], [3, 4]]),))
    part = Figure("f", "F", Axis("", ("b",)), Axis("", names), (Cells([[2], [4]]),))
    (panel,) = facets(whole, {"u": part}).panels
    assert panel.layers[0].values == [[None, 2], [None, 4]]


def test_panels_within_facets_are_named_by_both_and_too_many_are_not_drawn():
    whole = one(("a",), 1)
    parts = {"u": Figure("f", "F", whole.x, whole.y, panels=(Panel("t", whole.layers),))}
    assert [panel.title for panel in facets(whole, parts).panels] == ["u: t"]
    assert [panel.title for panel in facets(whole, {"t": parts["u"]}).panels] == ["t"]
    assert facets(whole, {str(n): whole for n in range(25)}) is whole
    assert facets(whole, {}) is whole


def test_values_of_machines_have_the_colors_of_the_machines():
    points = Points([0, 1, 2], [0.1, 0.5, 0.2], name="pairs")
    axes = Axis("", ("humans", "blip", "ofa")), Axis("")
    drawn = Figure("a", "A", *axes, (points,), agents=("blip", "clipcap", "ofa"))
    (found,) = of_agents(drawn).layers
    assert (found.keys, found.of, found.name) == (["", "blip", "ofa"], "agent", "")


@pytest.mark.parametrize(
    "layers",
    [
        (Points([0], [0.1], name="before"), Points([0], [0.2], name="after")),
        (Points([0], [0.1], keys=["s1"], of="stimulus"),),
        (Points([0], [0.1], like="blip"),),
    ],
    ids=["two series", "values of something else", "a color of its own"],
)
def test_series_that_are_no_machines_keep_their_colors(layers):
    drawn = Figure("a", "A", Axis("", ("blip",)), Axis(""), layers, agents=("blip",))
    assert of_agents(drawn) is drawn
