"""Sentences about kinds of answers are whole in each language, so that their grammar is right."""

import pytest

from turingdesk.core.message import message, plural
from turingdesk.core.places import _FEW_ANSWERS, _FEW_PROMPTS
from turingdesk.gui.translation import ScreenVoice
from turingdesk.sessions.voice import LANGUAGES

VALUES = {"table": "b.csv", "stimuli": 9, "needed": 6, "there": 1}


@pytest.mark.parametrize("language", sorted(LANGUAGES.keys() - {"en"}))
@pytest.mark.parametrize("few", [*_FEW_ANSWERS, *_FEW_PROMPTS])
@pytest.mark.parametrize("n", [1, 450])
def test_what_is_missing_is_said_in_a_translated_sentence(language, few, n):
    sentence = few(n, {**VALUES, "names": message("human answers")})
    shown = ScreenVoice(language).translate(sentence)
    assert shown != str(sentence), "it is translated"
    assert str(n) in shown
    assert "b.csv" in shown
    assert "{" not in shown


def test_german_names_what_is_missing_without_bending_it():
    voice = ScreenVoice("de")
    shown = voice.translate(_FEW_PROMPTS[0](450, {**VALUES, "names": message("human answers")}))
    assert shown.startswith("450 Durchg\u00e4nge (menschliche Antworten) brauchen 6 verschiedene")
    planned = plural(
        "With %n planned participant, results have no interval, because it can't be estimated "
        "how much judges differ.",
        "With %n planned participants, results have no interval, because it can't be estimated "
        "how much judges differ.",
        3,
    )
    assert voice.translate(planned).startswith("Mit 3 geplanten Teilnehmenden haben Ergebnisse")
