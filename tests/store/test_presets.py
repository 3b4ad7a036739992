from turingdesk.core.question import Kind
from turingdesk.store.presets import PRESETS


def test_the_usual_demographics_are_there():
    assert set(PRESETS) == {
        "native_language",
        "age",
        "gender",
        "education",
        "country",
        "ai_experience",
    }


def test_each_says_what_it_asks_and_how():
    for preset in PRESETS.values():
        assert preset["text"].endswith("?")
        assert preset["kind"] in set(Kind)
        assert len(set(preset.get("choices", ()))) == len(preset.get("choices", ()))
