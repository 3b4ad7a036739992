"""The kiosk's words without Qt: the same as Qt says them."""

import pytest

from turingdesk.core.message import join, message, participant_message, plural
from turingdesk.core.question import Kind, Question
from turingdesk.gui.translation import LANGUAGES, Voice
from turingdesk.live import game_words
from turingdesk.net.participant_voice import ParticipantVoice, own_name
from turingdesk.net.web_words import _OWN_WORDS, _WORDS

TEXTS = (*_WORDS, *_OWN_WORDS.values(), "A text of a study's own, which no one translated.")
MESSAGES = (
    participant_message("Take a short break. Continue when you are ready."),
    Question("age", "Age?", Kind.NUMBER, minimum=0.5, maximum=1000).objection("x"),
    join(" ", (participant_message("Don't use names."), "Thanks.")),
    message("{where} You can resume it there.", where=plural("%n trial", "%n trials", 3)),
)


@pytest.mark.parametrize("code", LANGUAGES)
def test_texts_and_messages_are_those_of_the_kiosk(qapp, code):
    ours, theirs = ParticipantVoice(code), Voice(code)
    for text in TEXTS:
        expected = theirs.translate(text) if hasattr(text, "template") else None
        assert ours.say(text) == (expected or theirs.say("Participant", text))
    for text in MESSAGES:
        assert ours.say(text) == theirs.translate(text)
    for n in (1, 2, 5):
        for text in ("Watch the whole clip %n time(s).", "You can answer after %n second(s)."):
            assert ours.say(text, n) == theirs.say("Participant", text, "", n)
    accuse = theirs.say("Participant", "Accuse {color}").format(color="Mauve")
    assert ours.say(game_words.ACCUSE, color="Mauve") == accuse
    assert own_name(code) == LANGUAGES[code]


def test_a_language_that_no_one_translated_is_english_in_its_own_direction():
    voice = ParticipantVoice("ar")
    assert (voice.spoken, voice.direction) == ("en", "rtl")
    assert voice.say("Continue") == "Continue"
    assert ParticipantVoice("de-AT").say("Continue") == "Weiter"
