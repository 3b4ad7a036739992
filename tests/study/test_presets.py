from turingdesk.core.question import Kind
from turingdesk.study.presets import NOT_SAID, PRESETS


def test_what_a_judging_lab_usually_asks_is_there():
    about_you = {"native_language", "age", "gender", "education", "country"}
    seeing = {"glasses", "color_vision", "handedness", "english_level"}
    machines = {"ai_experience", "ai_uses", "ai_knowledge", "platform"}
    named = {"email", "full_name"}
    afterwards = {"strategy", "performance", "purpose", "attention", "problems", "comments"}
    assert set(PRESETS) == about_you | seeing | machines | named | afterwards


def test_what_names_somebody_is_personal_and_nothing_else_is():
    personal = {name for name, preset in PRESETS.items() if preset.get("personal")}
    assert personal == {"email", "full_name"}


def test_what_describes_somebody_can_be_left_unsaid():
    described = ("gender", "education", "glasses", "color_vision", "handedness", "english_level")
    assert all(NOT_SAID in PRESETS[name]["choices"] for name in described)


def test_each_says_what_it_asks_and_how():
    for preset in PRESETS.values():
        assert preset["text"].endswith("?")
        assert preset["kind"] in set(Kind)
        assert len(set(preset.get("choices", ()))) == len(preset.get("choices", ()))
