"""Texts and numbers in the languages of participants, without Qt."""

import pytest

from turingdesk.core.message import join, message, participant_message, plural
from turingdesk.core.question import Kind, Question
from turingdesk.sessions.language_names import own_name
from turingdesk.sessions.voice import LANGUAGES, PARTICIPANT, Voice


@pytest.mark.parametrize("code", LANGUAGES)
def test_messages_have_their_numbers_as_the_language_writes_them(code):
    voice = Voice(code)
    age = Question("age", "Age?", Kind.NUMBER, minimum=0.5, maximum=1000)
    shown = voice.say(age.objection("5000"))
    assert voice.written("0.5") in shown
    many = voice.say(message("Trial {n:,}", n=1200))
    assert many == f"Trial {'1,200'}", "a message that no one translated is English"
    assert voice.format_int(1200) == voice.written("1,200")


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_text_of_the_program_is_translated_and_one_of_a_study_is_not(code):
    voice = Voice(code)
    assert (voice.say("Continue") == "Continue") is (code == "en")
    assert voice.say("A text of a study's own") == "A text of a study's own"
    both = join(" ", (participant_message("Don't use names."), "Thanks."))
    assert voice.say(both).endswith("Thanks.")
    assert own_name(code) == LANGUAGES[code]


def test_plural_forms_follow_the_number():
    text = "You can answer after %n seconds."
    german = [Voice("de").lookup(PARTICIPANT, text, "", n) for n in (1, 1200)]
    assert german == [
        "Nach 1 Sekunde können Sie antworten.",
        "Nach 1.200 Sekunden können Sie antworten.",
    ]
    assert Voice("de").say(text, 1) == german[0]
    assert Voice("zh").say(text, 1) == "1 秒后可以作答。"
    assert Voice("en").translate(plural("%n trial", "%n trials", 1)) == "1 trial"
    within = message("{where} You can resume it there.", where=plural("%n trial", "%n trials", 3))
    assert Voice("en").say(within) == "3 trials You can resume it there."


def test_a_language_that_no_one_translated_is_english_in_its_own_direction():
    voice = Voice("ar")
    assert (voice.spoken, voice.html_direction) == ("en", "rtl")
    assert voice.say("Continue") == "Continue"
    assert Voice("de-AT").say("Continue") == "Weiter"
    assert Voice("zh-TW").say("Continue") == "Continue", "as at kiosks: these are other letters"
