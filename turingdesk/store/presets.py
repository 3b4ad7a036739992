"""Fields that many studies ask about the participant; a study names one and takes it as it is.

All can be changed in study.toml. "Prefer not to say" is a choice wherever the
question is about the person.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

NOT_SAID = "Prefer not to say"

PRESETS: Mapping[str, Mapping[str, Any]] = {
    "native_language": {"text": "What is your native language?", "kind": "text"},
    "age": {"text": "How old are you, in years?", "kind": "number", "min": 1, "max": 120},
    "gender": {
        "text": "What is your gender?",
        "kind": "choice",
        "choices": ["Woman", "Man", "Non-binary", "Another gender", NOT_SAID],
    },
    "education": {
        "text": "What is the highest level of education that you have completed?",
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
    "ai_experience": {
        "text": "How often do you use AI chat or image programs?",
        "kind": "choice",
        "choices": ["Never", "A few times so far", "Every month", "Every week", "Every day"],
    },
}
