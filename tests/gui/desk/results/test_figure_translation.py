"""Figures speak the desk's language on the desk, and English in files."""

import pytest

from turingdesk.analysis._figure import Arrows, Axis, Bars, Cells, Figure, Line
from turingdesk.core.message import message
from turingdesk.gui.desk.results.figure_translation import TranslatingAnalyst, translate_figure
from turingdesk.gui.translation import ScreenVoice
from turingdesk.presenters.analysis_view import AnalysisQuery

AXES = (
    Axis(message("Proportion correct"), (message("human"), "my human", message("(all)"))),
    Axis("z", low=0.0),
)
LAYERS = (
    Line(
        (0, 1),
        (0, 1),
        name=message("made by {truth}s (n = {n:,})", truth=message("human"), n=1200),
    ),
    Line((0, 1), (0, 1), name=message("calibrated"), dashed=True),
    Line(
        (0, 1),
        (0, 1),
        name=message("{task} (area {area:.2f}, n = {n:,})", task="captions", area=0.71, n=12),
    ),
    Bars((0, 1), (0, 1), name="gpt, quick"),
    Cells(((0.5,),), (("0.50",),)),
    Arrows((message("humans"), "human"), ((0, 1),)),
)
FIGURE = Figure("a", "Experience", *AXES, LAYERS, "What is shown.", 0.5)


def test_axes_places_and_names_are_said_and_what_people_typed_is_kept():
    made = translate_figure(FIGURE, ScreenVoice("de"))
    assert (made.x.label, made.y.label) == ("Anteil richtig", "z")
    assert made.x.categories == ("Mensch", "my human", "(alle)")
    names = [one.name for one in made.layers[:4]]
    assert names[:2] == ["Herkunft: Mensch (n = 1.200)", "kalibriert"]
    assert names[2:] == ["captions (Fläche 0,71, n = 12)", "gpt, quick"]
    assert made.layers[4] == FIGURE.layers[4]
    assert list(made.layers[5].nodes) == ["Menschen", "human"]
    assert (made.title, made.caption, made.chance) == (FIGURE.title, FIGURE.caption, 0.5)


def test_in_english_a_figure_is_the_same():
    made = translate_figure(FIGURE, ScreenVoice())
    assert (made.x, made.y, made.layers[:4]) == (FIGURE.x, FIGURE.y, FIGURE.layers[:4])


@pytest.mark.slow
def test_the_desk_sees_its_language_and_the_file_is_english(sit, data, tmp_path):
    sit("P-001")
    analyst, choice = TranslatingAnalyst(data), AnalysisQuery(name="confusion", language="de")
    (drawn,) = analyst.look(choice).figures
    assert {*drawn.x.categories, *drawn.y.categories} >= {"Mensch", "Maschine"}
    analyst.save_figure(choice, drawn.name, tmp_path / "figure.svg")
    saved = (tmp_path / "figure.svg").read_text("utf-8")
    assert "Maschine" not in saved
    assert "machine" in saved
