"""Tables of results on the desk are in its language; what people typed stays as it is."""

import pytest

from turingdesk.analysis import ANALYSES
from turingdesk.core.message import message
from turingdesk.exchange.report.grids import HEADS as SHORT
from turingdesk.exchange.report.grids import head
from turingdesk.gui import translation
from turingdesk.gui.desk.analysis.result_words import HEADS, VALUES, cell, heading, value
from turingdesk.gui.translation import LANGUAGES, Voice
from turingdesk.table.table import frame

#: The same in every language: signs, not words.
SIGNS = {*SHORT.values(), "n", "p", "df", "SD", "SE"} - {"95 % from", "to"}


@pytest.fixture
def german(monkeypatch):
    monkeypatch.setitem(translation._voices, "program", Voice("de"))


@pytest.mark.parametrize("name", list(ANALYSES))
def test_every_column_of_every_analysis_has_a_head_in_the_desks_words(name):
    columns = ANALYSES[name].compute(frame([])).columns
    assert {head(str(column)) for column in columns} - set(HEADS) - SIGNS == set()


@pytest.mark.release
def test_heads_and_values_differ_from_english_in_chinese():
    chinese = Voice("zh")
    said = {one: chinese.say("Desk", one, "head of a column of results") for one in HEADS}
    names = ("kappa", "brier", "cider", "bleu", "hedges", "pocock", "obrien")
    assert [one for one in said if said[one] == one and not one.startswith(names)] == []
    assert [one for one in VALUES if value(one, chinese) == one] == []


def test_cells_say_what_the_program_wrote_and_keep_what_people_typed(german):
    assert cell("truth", "human") == "Mensch"
    assert cell("agent", "(all)") == "(alle)"
    assert cell("task", "human faces") == "human faces"
    assert cell("at_least", True) == "ja"
    assert cell("unit", message("words a text")) == "Wörter je Text"
    assert cell("agent", "words a text") == "words a text"


def test_numbers_have_the_signs_of_the_language(german):
    assert cell("n", 12_345) == "12.345"
    assert cell("p", 0.56789) == "0,568"
    assert cell("p", None) == "\u2013"


@pytest.mark.parametrize("code", list(LANGUAGES))
def test_a_word_of_ours_is_one_text_in_every_language(code):
    voice = Voice(code)
    heads = [voice.say("Desk", one, "head of a column of results") for one in HEADS]
    assert all(0 < len(one) <= 34 for one in heads)


def test_a_column_by_which_results_are_split_is_named_as_its_head(german):
    assert heading("task") == "Aufgabe"
    assert heading("n_judges") == "n Urteilende"
    assert heading("favourite_thing") == "favourite thing"
