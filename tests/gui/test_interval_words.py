"""Intervals read well in each language of the program."""

import pytest

from turingdesk.core.number_words import interval, interval_in_words
from turingdesk.gui import translation
from turingdesk.gui.desk.analysis.overview_cards import _against_chance
from turingdesk.gui.translation import ScreenVoice
from turingdesk.sessions.voice import LANGUAGES

READ = {
    "en": "90% CI [0.09, 1,234.50]",
    "de": "90-%-Intervall [0,09; 1.234,50]",
    "es": "IC del 90 % [0,09; 1.234,50]",
    "it": "IC al 90% [0,09; 1.234,50]",
    "zh": "90% \u7f6e\u4fe1\u533a\u95f4 [0.09, 1,234.50]",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_interval_is_read_in_each_language(language):
    found = interval_in_words(0.09, 1234.5, 90)
    voice = ScreenVoice(language)
    read = str(found) if language == "en" else voice.translate(found)
    assert read.replace("\u00a0", " ") == READ[language]
    ends = voice.interval(0.09, 0.65)
    assert ends == ("[0,09; 0,65]" if language in ("de", "es", "it") else "[0.09, 0.65]")


def test_a_country_that_writes_points_has_commas_between_the_ends():
    assert ScreenVoice("es-MX").translate(interval(0.09, 0.65)) == "[0.09, 0.65]"
    assert ScreenVoice("de").interval(-0.25, float("inf")) == "[\u22120,25; \u221e]"


@pytest.mark.parametrize(("language", "shown"), [("en", "p = .026"), ("de", "p = ,026")])
def test_a_p_value_in_a_sentence_has_the_decimals_of_the_language(monkeypatch, language, shown):
    monkeypatch.setitem(translation.voices, "program", ScreenVoice(language))
    assert _against_chance(0.026).replace("\u00a0", " ").endswith(shown)
