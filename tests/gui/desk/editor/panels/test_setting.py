"""Settings as data: what is typed becomes a value, and a value is there as it is typed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.gui.desk.editor.panels.conftest import retype
from tests.gui.desk.editor.panels.test_forms import titles
from turingdesk.core.setting import Option, Setting, Takes
from turingdesk.gui import translation
from turingdesk.gui.desk.editor.panels.bound import BoundField
from turingdesk.gui.desk.editor.panels.forms import FormsPanel
from turingdesk.gui.desk.editor.panels.setting import (
    UnreadableInput,
    kiosk_words,
    read,
    shown,
    value_to_write,
)
from turingdesk.gui.desk.editor.panels.study import StudyPanel
from turingdesk.gui.translation import ScreenVoice

WORDS = st.text(st.characters(categories=("L", "N"), include_characters=" -"), min_size=1).map(
    str.strip
)
EVERY = (Option("every", "in every trial"), Option("none", "never"))


def setting(takes, **more):
    return Setting(("key",), "Key", takes=takes, **more)


@pytest.mark.parametrize(
    ("takes", "typed", "value"),
    [
        (Takes.LINE, "A title", "A title"),
        (Takes.WHOLE, " 12 ", 12),
        (Takes.WHOLE, "-3", -3),
        (Takes.NUMBER, "2.5", 2.5),
        (Takes.NUMBER, "3", 3),
        (Takes.NUMBER, ".5", 0.5),
        (Takes.WORDS, "en; de ;", ["en", "de"]),
        (Takes.WHOLES, "3, 6 9", [3, 6, 9]),
        (Takes.WORD_OR_WHOLES, "in every trial", "every"),
        (Takes.WORD_OR_WHOLES, "NONE", "none"),
        (Takes.WORD_OR_WHOLES, "1, 3", [1, 3]),
        (Takes.WORD_OR_WHOLE, "4", 4),
        (Takes.PLACES, "2 = harbour-m\n 5: cat ", {"2": "harbour-m", "5": "cat"}),
        (Takes.CHOICES, "Yes\nNo", ["Yes", "No"]),
        (
            Takes.CHOICES,
            "w | A woman\nn | Cannot say | x",
            [
                {"value": "w", "label": "A woman"},
                {"value": "n", "label": "Cannot say", "key": "x"},
            ],
        ),
    ],
)
def test_what_is_typed_becomes_a_value(takes, typed, value):
    one = setting(takes, options=EVERY)
    assert read(one, typed) == value
    assert read(one, shown(one, value)) == value


@pytest.mark.parametrize(
    "takes", [one for one in Takes if one not in ("flag", "one of", "some of")]
)
def test_an_empty_field_says_nothing(takes):
    assert read(setting(takes), "  \n") is None


@pytest.mark.parametrize(
    ("takes", "typed", "said"),
    [
        (Takes.WHOLE, "ten", "a whole number"),
        (Takes.WHOLE, "2.5", "a whole number"),
        (Takes.WHOLE, "\u0663", "a whole number"),
        (Takes.NUMBER, "2,5", "with a (?:decimal )?point"),
        (Takes.NUMBER, "nan", "with a (?:decimal )?point"),
        (Takes.NUMBER, "1e999", "with a (?:decimal )?point"),
        (Takes.WHOLES, "3, x", "separated by commas"),
        (Takes.WORD_OR_WHOLES, "sometimes", "separated by commas"),
        (Takes.PLACES, "harbour-m", "number of the trial"),
    ],
)
def test_what_is_no_such_value_is_told_in_words(takes, typed, said):
    with pytest.raises(UnreadableInput, match=said):
        read(setting(takes, options=EVERY), typed)


def test_the_default_and_nothing_are_not_written():
    one = setting(Takes.WHOLE, default=5)
    assert value_to_write(one, 5) is None
    assert value_to_write(one, None) is None
    assert value_to_write(one, 0) == 0
    assert value_to_write(setting(Takes.FLAG, default=True), False) is False
    assert value_to_write(setting(Takes.WORDS, default=["en"]), []) is None


@pytest.mark.parametrize("takes", list(Takes))
@pytest.mark.parametrize("value", ["ten", 3, 2.5, True, ["a", 1], {"1": "x"}, [{"value": "v"}]])
def test_whatever_the_file_holds_can_be_shown(takes, value):
    assert isinstance(shown(setting(takes), value), str)


@pytest.mark.slow
@given(st.lists(WORDS.filter(bool), min_size=1, max_size=5))
def test_a_list_of_words_comes_back_from_its_line(words):
    one = setting(Takes.WORDS)
    assert read(one, shown(one, words)) == words


@given(
    st.lists(
        st.one_of(
            WORDS.filter(bool),
            st.fixed_dictionaries({"value": WORDS.filter(bool), "label": WORDS.filter(bool)}),
        ),
        min_size=1,
        max_size=6,
    )
)
def test_choices_come_back_from_their_lines(choices):
    one = setting(Takes.CHOICES)
    assert read(one, shown(one, choices)) == choices


@pytest.fixture
def german(monkeypatch):
    monkeypatch.setitem(translation.voices, "program", ScreenVoice("de"))


def test_it_is_said_as_the_kiosk_says_it(german):
    assert kiosk_words("A human") == "Mensch"
    assert kiosk_words("Words of a study") == "Words of a study"


def test_what_a_study_leaves_to_the_kiosk_is_shown_in_german_and_not_written(
    qtbot, panel, draft, german
):
    before = draft.toml.text()
    study = panel(StudyPanel)
    fields = {field.keys: field for field in study.findChildren(BoundField)}
    human = fields["origins", "human"].input.line
    assert human.text() == "Mensch"
    retype(qtbot, human, "Jemand")
    study.commit()
    assert draft.toml.get("origins") == {"human": "Jemand"}
    retype(qtbot, human, "Mensch")
    study.commit()
    assert draft.toml.text() == before


@pytest.mark.slow
def test_a_preset_is_listed_in_german(panel, draft, german):
    forms = panel(FormsPanel)
    age = forms.fields.sheet.field("text").input.line.text()
    assert age == kiosk_words("How old are you (in years)?") != "How old are you (in years)?"
    assert titles(forms.fields)[0] == f"1  {age}"
    assert "text" not in draft.toml.get("form", 0, "field", 0)
