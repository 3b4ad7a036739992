"""Plots: what they draw is what the analyses say, in shades of one hue."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage

from turingdesk.gui import translation
from turingdesk.gui.plots import _plot
from turingdesk.gui.plots.agents import AgentsPlot
from turingdesk.gui.plots.confusion import ConfusionPlot
from turingdesk.gui.plots.detectability import DetectabilityPlot
from turingdesk.gui.theme import color

MATRIX = [
    {"truth": "human", "n_human": 67, "n_machine": 33},
    {"truth": "machine", "n_human": 54, "n_machine": 46},
]


def agent(name, value, n=100, task="captions", spread=0.04):
    ends = {"ci_low": value - spread, "ci_high": value + spread}
    return {"task": task, "agent": name, "n": n, "detectability": value, **ends}


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


@pytest.mark.parametrize("kind", [AgentsPlot, ConfusionPlot, DetectabilityPlot])
def test_every_plot_draws_nothing_yet_and_says_so(make, kind):
    plot = make(kind)
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
        for box, cell in plot._placed()
    }
    darkest_first = sorted(grounds, key=lambda key: grounds[key].lightness())
    assert darkest_first == ["HH", "MH", "MM", "HM"]
    hues = {ground.hue() for ground in grounds.values()}
    assert max(hues) - min(hues) <= 3


def test_cells_say_share_and_counts(make):
    plot = make(ConfusionPlot)
    plot.draw(MATRIX)
    assert plot.shown() == {"HH": "0.67", "HM": "0.33", "MH": "0.54", "MM": "0.46"}
    assert "Was human, called machine: 33 of 100 (33.0%)" in plot.accessibleDescription()
    drawn(plot)
    box = next(box for box, cell in plot._placed() if (cell.truth, cell.verdict) == ("M", "H"))
    assert plot.words_at(box.center()) == "Was machine, called human: 54 of 100 (54.0%)"
    assert plot.words_at(QPointF(1, 1)) == ""


def test_classes_are_called_as_the_study_does(make):
    plot = make(ConfusionPlot)
    plot.draw(MATRIX)
    plot.call("person", "robot")
    assert "Was robot, called person" in plot.accessibleDescription()


@pytest.mark.parametrize("part", [0.0, 0.3, 0.5, 0.7, 1.0])
def test_numbers_on_every_shade_can_be_read(part):
    ground = _plot.shade(part)
    assert _plot.contrast(_plot.ink_on(ground), ground) >= 4.5


def test_contrast_is_that_of_the_standard():
    black, white = QColor("#000000"), QColor("#ffffff")
    assert _plot.contrast(black, white) == pytest.approx(21)
    assert _plot.contrast(QColor("#777777"), white) == pytest.approx(4.48, abs=0.01)


def test_detectability_stands_between_chance_and_certainty(make):
    plot = make(DetectabilityPlot)
    plot.draw([{"value": 0.57, "ci_low": 0.54, "ci_high": 0.59}])
    assert plot.scale == (0.5, 1.0)
    image = drawn(plot, 316, 72)
    x = 8 + 300 * (0.57 - 0.5) / 0.5
    assert image.pixelColor(round(x), 26).name() == color("accent").name()
    assert plot.accessibleDescription().startswith("0.57, interval 0.54 to 0.59.")


def test_below_chance_the_line_begins_at_zero(make):
    plot = make(DetectabilityPlot)
    plot.draw([{"value": 0.52, "ci_low": 0.48, "ci_high": 0.56}])
    assert plot.scale == (0.0, 1.0)


def test_a_missing_interval_is_left_out(make):
    plot = make(DetectabilityPlot)
    plot.draw([{"value": float("nan"), "ci_low": None, "ci_high": None}])
    assert plot.accessibleDescription().startswith("Not known yet.")


def test_bars_begin_at_chance(make):
    plot = make(AgentsPlot)
    plot.draw([agent("GIT", 0.64), agent("BLIP", 0.46)])
    assert plot.shown() == {"GIT": "0.64", "BLIP": "0.46"}
    assert plot.scale == (0.4, 0.7)
    image = drawn(plot, 600, 140)
    chance, accent = plot._x(0.5), color("accent").name()
    first, second = plot._row // 2 + 6, plot._row + plot._row // 2 + 6
    assert image.pixelColor(round(chance) + 12, first).name() == accent
    assert image.pixelColor(round(chance) - 12, first).name() != accent
    assert image.pixelColor(round(chance) - 12, second).name() == accent


@pytest.mark.parametrize("value", [0.4, 0.0])
def test_an_interval_that_reaches_zero_stays_beside_the_names(make, value):
    plot = make(AgentsPlot)
    plot.draw([agent("GIT", value) | {"ci_low": 0.0, "ci_high": 0.75}])
    drawn(plot, 600, 100)
    assert plot.scale == (0.0, 0.8)
    assert plot._x(0.0) >= plot._names


def test_agents_of_several_tasks_are_told_apart(make):
    plot = make(AgentsPlot)
    plot.draw([agent("GIT", 0.6, task="words"), agent("GIT", 0.7)])
    assert plot.shown() == {"GIT (Image descriptions)": "0.70", "GIT (Word associations)": "0.60"}
    assert "n 100" in plot.words_at(QPointF(5, 5))


def test_many_agents_make_it_higher_and_not_smaller(make):
    plot = make(AgentsPlot)
    plot.draw([agent(f"agent {n}", 0.6) for n in range(60)])
    assert plot.minimumHeight() >= 60 * 40


def test_numbers_are_written_as_in_the_language_of_the_desk(make, monkeypatch):
    monkeypatch.setitem(translation._voices, "program", translation.Voice("de"))
    matrix, bars = make(ConfusionPlot), make(AgentsPlot)
    matrix.draw(MATRIX)
    bars.draw([agent("GIT", 0.64, n=1200)])
    assert matrix.shown() == {"HH": "0,67", "HM": "0,33", "MH": "0,54", "MM": "0,46"}
    assert "33,0" in matrix.accessibleDescription()
    assert bars.shown() == {"GIT": "0,64"}
    assert "0,60" in bars.words_at(QPointF(5, 5))
    assert "1.200" in bars.words_at(QPointF(5, 5))
