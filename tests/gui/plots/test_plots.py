"""Plots: what they draw is what the analyses say, in shades of one hue."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage

from turingdesk.analysis._figure import FEW
from turingdesk.gui import translation
from turingdesk.gui.plots import _plot
from turingdesk.gui.plots.confusion import ConfusionPlot
from turingdesk.gui.plots.figure_plot import FigurePlot
from turingdesk.gui.theme import color
from turingdesk.presenters.live_figures import groups_figure

MATRIX = [
    {"truth": "human", "n_human": 67, "n_machine": 33},
    {"truth": "machine", "n_human": 54, "n_machine": 46},
]


def drawn(plot, width=400, height=200):
    plot.resize(width, height)
    image = QImage(plot.size(), QImage.Format.Format_RGB32)
    image.fill(color("card"))
    plot.render(image)
    return image


@pytest.fixture
def make(qtbot):
    def one(kind):
        plot = kind()
        qtbot.addWidget(plot)
        return plot

    return one


def test_a_matrix_draws_nothing_yet_and_says_so(make):
    plot = make(ConfusionPlot)
    plot.draw([])
    assert drawn(plot).size() == plot.size()
    assert plot.accessibleName()
    assert plot.accessibleDescription()


def test_a_larger_share_is_a_darker_cell(make):
    plot = make(ConfusionPlot)
    plot.draw(MATRIX)
    image = drawn(plot)
    grounds = {
        cell.truth + cell.verdict: image.pixelColor(int(box.left()) + 6, int(box.top()) + 6)
        for box, cell in plot.placed()
    }
    darkest_first = sorted(grounds, key=lambda key: grounds[key].lightness())
    assert darkest_first == ["HH", "MH", "MM", "HM"]
    hues = {ground.hue() for ground in grounds.values()}
    assert max(hues) - min(hues) <= 3


def test_cells_say_share_and_counts(make):
    plot = make(ConfusionPlot)
    plot.draw(MATRIX)
    assert plot.shown() == {"HH": "0.67", "HM": "0.33", "MH": "0.54", "MM": "0.46"}
    assert "Was human, judged machine: 33 of 100 (33.0%)" in plot.accessibleDescription()
    drawn(plot)
    box = next(box for box, cell in plot.placed() if (cell.truth, cell.verdict) == ("M", "H"))
    assert plot.words_at(box.center()) == "Was machine, judged human: 54 of 100 (54.0%)"
    assert plot.words_at(QPointF(1, 1)) == ""


def test_shares_of_too_few_verdicts_are_not_shown_but_said(make):
    plot = make(ConfusionPlot)
    plot.draw(MATRIX)
    assert plot.few == ""
    human = next(row for row in MATRIX if row["truth"] == "human")
    few = human | {"truth": "machine", "n_human": 6, "n_machine": 3}
    plot.draw([human, few])
    assert plot.shown() == {"HH": "0.67", "HM": "0.33", "MH": _plot.NOTHING, "MM": _plot.NOTHING}
    assert plot.few == FEW
    assert "Was machine, judged human: 6 of 9" in plot.accessibleDescription()
    image = drawn(plot)
    cells = {cell.truth + cell.verdict: box for box, cell in plot.placed()}
    colors = {
        key: image.pixelColor(int(cells[key].left()) + 6, int(cells[key].top()) + 6)
        for key in ("MH", "MM")
    }
    assert colors["MH"] == colors["MM"]  # no shade


def test_classes_are_called_as_the_study_does(make):
    plot = make(ConfusionPlot)
    plot.draw(MATRIX)
    plot.call("person", "robot")
    assert "Was robot, judged person" in plot.accessibleDescription()


@pytest.mark.parametrize("part", [0.0, 0.3, 0.5, 0.7, 1.0])
def test_numbers_on_every_shade_can_be_read(part):
    ground = _plot.shade(part)
    assert _plot.contrast(_plot.ink_on(ground), ground) >= 4.5


def test_contrast_is_that_of_the_standard():
    black, white = QColor("#000000"), QColor("#ffffff")
    assert _plot.contrast(black, white) == pytest.approx(21)
    assert _plot.contrast(QColor("#777777"), white) == pytest.approx(4.48, abs=0.01)


def test_numbers_are_written_as_in_the_language_of_the_desk(make, monkeypatch):
    monkeypatch.setitem(translation.voices, "program", translation.ScreenVoice("de"))
    matrix, rows = make(ConfusionPlot), make(FigurePlot)
    matrix.draw(MATRIX)
    row = {"task": "captions", "agent": "GIT", "n": 1200, "detectability": 0.64}
    rows.show_figure(groups_figure([row | {"ci_low": 0.6, "ci_high": 0.68}], ""))
    assert matrix.shown() == {"HH": "0,67", "HM": "0,33", "MH": "0,54", "MM": "0,46"}
    assert "33,0" in matrix.accessibleDescription()
    (words,) = map(rows.words, rows.values())
    assert words.endswith(" 0,64 [0,60; 0,68], n 1.200")
