"""The texts of the buttons of the page for browsers, by the key that the page uses for it."""

from __future__ import annotations

from turingdesk.core import step_words
from turingdesk.core.message import participant_message
from turingdesk.net.participant_voice import ParticipantVoice
from turingdesk.net.web_game import GAME_WORDS

_WORDS = (
    "Continue",
    step_words.AGREE,
    step_words.DISAGREE,
    "Optional",
    "Choose…",
    step_words.ALL_THAT_APPLY,
    step_words.STORED_SEPARATELY,
    step_words.CHECK_FIELDS,
    step_words.PRESS_OR_CLICK,
    "Picture",
    step_words.ANSWER_NUMBER,
    step_words.CONVERSATION_NUMBER,
    *GAME_WORDS,
)
_OWN_WORDS = {
    "offline": participant_message("The connection is interrupted."),
    "reconnecting": participant_message(
        "Your answers so far are saved. This page continues by itself as soon as it can."
    ),
    "hidden": participant_message("The study is paused."),
    "here": participant_message("Continue here"),
    "loading": participant_message("One moment…"),
    "left_out": participant_message("This picture can't be shown."),
    "speaker": participant_message("Speaker {subject}"),
    "shown_to_others": step_words.SHOWN_TO_OTHERS,
    "larger": step_words.LARGER,
    "smaller": step_words.SMALLER,
    "wait": participant_message("You can continue in {number} s."),
    "news": participant_message("New message"),
    "play": participant_message("Play"),
    "older": participant_message(
        "This study's program was updated. Your answers so far are saved."
    ),
    "load": participant_message("Reload this page"),
    "load_soon": participant_message("The page reloads as soon as your answer is sent."),
}


def page_words(voice: ParticipantVoice) -> dict[str, str]:
    """All of it in one language; texts of the kiosk are their own keys."""
    kiosk = {
        str.__str__(text): voice.say(text) for text in _WORDS
    }  # JSON takes no messages as keys
    return kiosk | {name: voice.say(text) for name, text in _OWN_WORDS.items()}
