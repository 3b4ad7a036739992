"""Fields that many studies ask the participant; a study names one and takes it as it is.

All can be changed in study.toml. "Prefer not to say" is a choice wherever the
question is about the person. What would name someone is personal from the start.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turingdesk.core.message import Message

NOT_SAID = "Prefer not to say"

_PRESETS: Mapping[str, Mapping[str, Any]] = {
    "native_language": {"text": "What is your native language?", "kind": "text"},
    "age": {"text": "How old are you (in years)?", "kind": "number", "min": 1, "max": 120},
    "gender": {
        "text": "What is your gender?",
        "kind": "choice",
        "choices": ["Woman", "Man", "Non-binary", "Another gender", NOT_SAID],
    },
    "education": {
        "text": "What is the highest level of education you have completed?",
        "kind": "choice",
        "choices": [
            "Less than secondary school",
            "Secondary school",
            "Vocational training",
            "Bachelor's degree",
            "Master's degree",
            "Doctorate",
            NOT_SAID,
        ],
    },
    "country": {"text": "In which country did you grow up?", "kind": "text"},
    "english_level": {
        "text": "How well do you understand English?",
        "kind": "choice",
        "choices": ["It is my native language", "Very well", "Well", "A little", NOT_SAID],
    },
    "glasses": {
        "text": "Are you wearing glasses or contact lenses right now?",
        "kind": "choice",
        "choices": ["No", "Glasses", "Contact lenses", NOT_SAID],
    },
    "color_vision": {
        "text": "Do you have difficulty telling some colors apart?",
        "kind": "choice",
        "choices": ["No", "Yes", "I do not know", NOT_SAID],
    },
    "handedness": {
        "text": "Which hand do you write with?",
        "kind": "choice",
        "choices": ["The right hand", "The left hand", "Either hand", NOT_SAID],
    },
    "ai_experience": {
        "text": "How often do you use AI chat or image programs?",
        "kind": "choice",
        "choices": ["Never", "A few times so far", "Every month", "Every week", "Every day"],
    },
    "ai_uses": {
        "text": "What do you use AI programs for?",
        "kind": "several",
        "choices": [
            "Writing",
            "Looking things up",
            "Translating",
            "Pictures",
            "Programming",
            "Conversation",
            "Something else",
        ],
        "required": False,
    },
    "ai_knowledge": {
        "text": "How much do you know about how AI programs work?",
        "kind": "scale",
        "min": 0,
        "max": 100,
        "low_label": "Nothing at all",
        "high_label": "I build such programs",
    },
    "platform": {
        "text": "How did you hear about this study?",
        "kind": "choice",
        "choices": [
            "At the university",
            "From somebody I know",
            "On a recruiting website",
            "On social media",
            "In another way",
        ],
    },
    "email": {
        "text": "What is your email address?",
        "kind": "text",
        "required": False,
        "personal": True,
    },
    "full_name": {"text": "What is your full name?", "kind": "text", "personal": True},
    "strategy": {
        "text": "How did you decide? What helped you tell people and machines apart?",
        "kind": "text",
        "lines": 4,
    },
    "performance": {
        "text": "Out of 100 answers, how many do you think you judged correctly?",
        "kind": "scale",
        "min": 0,
        "max": 100,
        "low_label": "None",
        "high_label": "All",
    },
    "purpose": {
        "text": "What do you think this study was about?",
        "kind": "text",
        "lines": 2,
        "required": False,
    },
    "attention": {
        "text": "Please be honest; your payment doesn't depend on your answer. Did you answer "
        "carefully?",
        "kind": "choice",
        "choices": ["Yes, the whole time", "Most of the time", "No", NOT_SAID],
    },
    "problems": {
        "text": "Did anything go wrong or distract you?",
        "kind": "text",
        "lines": 2,
        "required": False,
    },
    "comments": {
        "text": "Is there anything else you would like to tell us?",
        "kind": "text",
        "lines": 3,
        "required": False,
    },
}


def _for_participants(key: str, value: Any) -> Any:
    """A value of a preset; what participants read is a message, which their kiosk translates."""
    if key == "choices":
        return [Message(choice) for choice in value]
    return Message(value) if key in ("text", "low_label", "high_label") else value


PRESETS: Mapping[str, Mapping[str, Any]] = {
    name: {key: _for_participants(key, value) for key, value in preset.items()}
    for name, preset in _PRESETS.items()
}
