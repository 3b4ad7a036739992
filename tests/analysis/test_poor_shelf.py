"""Every analysis, and the report, on data that lack something: defined results, or a reason."""

import pickle
import re
from math import isnan

import pytest

from tests.analysis.shelf_data import SPOILT, shelf_lines, written
from tests.plugin_parts import parts
from turingdesk.analysis import ANALYSES
from turingdesk.analysis._figure import Bars, Cells, Line, Points
from turingdesk.exchange.report import html
from turingdesk.exchange.report.content import content
from turingdesk.exchange.report.findings import findings
from turingdesk.exchange.report.pieces import ReportFigure

#: The columns without which a row says nothing. A row of any other analysis has some number.
VALUES = {
    "agents": ("p_mm", "detectability"),
    "baselines": ("effect",),
    "breakdown": ("detectability",),
    "calibration": ("right",),
    "comparisons": ("effect",),
    "confusion": ("p_human", "p_machine"),
    "controls": ("p",),
    "demographics": ("p",),
    "detectability": ("value",),
    "effects": ("effect",),
    "equivalence": ("p",),
    "evidence": ("effect",),
    "experience": ("effect",),
    "interrater": ("value",),
    "lengths": ("detectability",),
    "lengths_by_kind": ("p_human",),
    "message_words": ("words",),
    "metrics": ("bleu_4", "cider"),
    "pairs": ("p",),
    "passrate": ("pass_rate",),
    "sensitivity": ("effect",),
    "sensitivity_by_groups": ("effect",),
    "sequential": ("statistic",),
    "signal_detection_model": ("effect",),
    "success": ("rate",),
    "texts": ("mean",),
    "turing_game": ("value",),
    "turing_scores": ("value",),
}
for plugin in parts("shelf_data"):
    VALUES |= plugin.VALUES
_COUNTS = ("n", "n_human", "n_machine", "asked", "texts", "answers")


def known(value):
    return value is not None and not (isinstance(value, float) and isnan(value))


def check_row(name, row):
    """No value without its n, no interval without its method, no gap without its reason."""
    values = VALUES.get(name, ())
    numbers = [value for value in row.values() if isinstance(value, float)]
    assert values or not numbers or any(map(known, numbers)) or row["note"], (name, row)
    for column in values:
        assert known(row[column]) or row["note"], (name, column, row)
    if any(known(row[column]) for column in values):
        counts = [row[one] for one in _COUNTS if one in row]
        assert any(n > 0 for n in counts), (name, row)
        assert row["method"], (name, row)
    for column in row:
        if column.endswith("_low"):
            other = column.removesuffix("_low") + "_high"
            assert known(row[column]) == known(row[other]), (name, column, row)
            assert not known(row[column]) or row["method"], (name, row)
            assert not known(row[column]) or row[column] <= row[other], (name, column, row)
    if "p_shown" in row or "slope_p" in row:
        has_p = known(row.get("p")) or known(row.get("slope_p"))
        assert not has_p or (row["assumptions"] and row["method"]), (name, row)


def check_told(told):
    """The numbers that are before all analyses, at any depth."""
    if isinstance(told, dict):
        if "value" in told:
            assert told["value"] is not None or told["note"], told
            assert told["ci95"] is None or told["method"], told
        for value in told.values():
            check_told(value)
    elif isinstance(told, list):
        for value in told:
            check_told(value)


#: Analyses with values of another kind: effects of a model, answers one by one, numbers of games.
#: Turing scores leave out those of too few trials themselves.
UNCOUNTED = {
    *("effects", "signal_detection_model", "sequential", "sensitivity"),
    *("turing_scores", "ranks"),
    *(name for plugin in parts("shelf_data") for name in getattr(plugin, "UNCOUNTED", ())),
}
_OF_GAMES = ("game-players", "games-", "votes-apart")


def check_counts(name, figure):
    """Every value says on how many verdicts it rests, so that none from fewer than 10 is drawn."""
    if name in UNCOUNTED or figure.name.startswith(_OF_GAMES):
        return
    for layer in (layer for panel in figure.plots for layer in panel.layers):
        if isinstance(layer, Cells):
            assert layer.counts, (figure.name, layer)
        elif isinstance(layer, Bars | Points | Line) and not getattr(layer, "reference", False):
            assert len(layer.counts) == len(layer.y), (figure.name, layer)


@pytest.fixture(scope="module")
def same_figures_drawn_once():
    """What one table lacks leaves most figures as they are with another table."""
    draw, drawn = ReportFigure.picture, {}

    def picture(piece, kind, width):
        wanted = pickle.dumps((piece.figure, kind, width))
        if wanted not in drawn:
            drawn[wanted] = draw(piece, kind, width)
        return drawn[wanted]

    with pytest.MonkeyPatch.context() as changes:
        changes.setattr(ReportFigure, "picture", picture)
        yield


@pytest.mark.slow  # each writes journals and a whole report
@pytest.mark.usefixtures("same_figures_drawn_once")
@pytest.mark.parametrize("what", list(SPOILT))
def test_the_whole_shelf_and_the_report_say_what_they_can(what, tmp_path):
    table = written(tmp_path / "data", SPOILT[what](list(shelf_lines())))
    found = findings(table, by=("task", "agent", "domain"))
    check_told({key: found.overview[key] for key in ("detectability", "before_rules", "by")})
    for one in found.results:
        assert not one.trouble, one
        for row in one.rows:
            check_row(one.name, row)
        for figure in one.figures:
            told = figure.nothing or figure.caption
            counts = r"\bn = \d|\d human and \d|All \d+ machines have the same"
            assert re.search(counts, told), figure.name
            assert bool(figure.nothing) != any(one.layers for one in figure.plots), figure.name
            said = re.search("95% CI|interval|quartile|standard error", figure.caption)
            drawn = (layer for layer in figure.layers if not isinstance(layer, Cells))
            ends = (end for layer in drawn for end in getattr(layer, "low", ()))
            assert said or all(end is None for end in ends), figure.name
            check_counts(one.name, figure)
    if what == "whole":
        assert {one.name for one in found.results if one.rows} == {*ANALYSES} - {
            "collected",
            "waits",
        }
    path = tmp_path / "report.html"
    html.write(content(found, tmp_path / "data"), path, lambda *_: None)
    page = path.read_text("utf-8")
    assert not re.search(r">\s*(nan|None|inf|-inf)\s*<", page)
    assert "could not be computed" not in page
