"""The texts of the buttons of the page for browsers, by the key that the page uses for it."""

from __future__ import annotations

from typing import Any

from turingdesk.core import step_words
from turingdesk.core.message import participant_message
from turingdesk.net.host_part import PARTS
from turingdesk.net.web_files import page_version
from turingdesk.sessions.step_text import session_tags
from turingdesk.sessions.voice import Voice

_WORDS = (
    step_words.CONTINUE,
    step_words.DISAGREE,
    "Choose…",
    step_words.CHECK_FIELDS,
    "Picture",
    step_words.ANSWER_NUMBER,
    step_words.CONVERSATION_NUMBER,
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
    "larger": step_words.LARGER,
    "smaller": step_words.SMALLER,
    "wait": step_words.CONTINUE_SOON,
    "news": participant_message("New message"),
    "play": participant_message("Play"),
    "older": participant_message(
        "This study's program was updated. Your answers so far are saved."
    ),
    "load": participant_message("Reload this page"),
    "load_soon": participant_message("The page reloads as soon as your answer is sent."),
}


def words_json(voice: Voice, *, pilot: bool, demonstration: bool) -> dict[str, Any]:
    """Make the JSON of all words of a page, with the version that goes with them.

    Args:
        voice: The participant's language.
        pilot: Whether the session doesn't count.
        demonstration: Whether the study is one.
    """
    tags = session_tags(pilot=pilot, demonstration=demonstration)
    return {
        "language": voice.language,
        "direction": voice.html_direction,
        "version": page_version(),
        "words": page_words(voice),
        "tags": [[voice.say(text), kind] for text, kind in tags],
    }


def page_words(voice: Voice) -> dict[str, str]:
    """All of it in one language; texts of the kiosk are their own keys."""
    texts = (*_WORDS, *(text for part in PARTS.values() for text in part.words))
    # JSON takes no messages as keys.
    kiosk = {str.__str__(text): voice.say(text) for text in texts}
    return kiosk | {name: voice.say(text) for name, text in _OWN_WORDS.items()}
