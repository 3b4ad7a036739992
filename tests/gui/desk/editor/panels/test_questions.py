"""What can be set in a question: presets say the rest, and idle settings are not offered."""

from turingdesk.core.response import form_column
from turingdesk.core.setting import Takes
from turingdesk.gui.desk.editor.panels.questions import (
    additions,
    block_question,
    field_title,
    form_field,
)
from turingdesk.study.presets import PRESETS
from turingdesk.study.study_questions import KINDS as WRITTEN


def by_key(settings):
    return {".".join(one.keys): one for one in settings}


def test_every_kind_that_the_reader_knows_has_words():
    kinds = by_key(form_field({"id": "x"}, ()))["kind"]
    assert [option.value for option in kinds.options] == list(WRITTEN)


def test_a_preset_is_the_default_of_its_field():
    age = by_key(form_field({"id": "age"}, ()))
    assert age["text"].default == PRESETS["age"]["text"]
    assert age["kind"].default == "number"
    assert age["max"].default == 120
    assert "choices" not in age
    assert field_title({"id": "age"}) == PRESETS["age"]["text"]


def test_settings_follow_the_kind():
    assert "choices" in by_key(form_field({"id": "x", "kind": "several"}, ()))
    scale = by_key(form_field({"id": "x", "kind": "scale"}, ()))
    assert {"min", "max", "low_label", "high_label"} <= set(scale)
    assert scale["min"].takes is Takes.WHOLE
    assert dict(scale["kind"].drops)["text"] == (
        "choices",
        "min",
        "max",
        "low_label",
        "high_label",
    )


def test_a_condition_looks_at_earlier_fields_and_offers_their_choices():
    earlier = [{"id": "glasses"}, {"id": "age"}]
    first = by_key(form_field({"id": "x", "kind": "text"}, ()))
    assert "only_if.field" not in first
    always = by_key(form_field({"id": "x", "kind": "text"}, earlier))
    assert [o.value for o in always["only_if.field"].options] == ["", "glasses", "age"]
    assert "only_if.is" not in always
    after = by_key(form_field({"id": "x", "only_if": {"field": "glasses"}}, earlier))
    assert [o.value for o in after["only_if.is"].options] == list(PRESETS["glasses"]["choices"])
    assert "only_if.is_not" in after
    one = {"id": "x", "only_if": {"field": "age", "is": ["30"]}}
    said = by_key(form_field(one, earlier))
    assert said["only_if.is"].takes is Takes.WORDS
    assert "only_if.is_not" not in said


def test_a_blocks_question_asks_about_a_speaker_where_there_are_two():
    assert "subject" in by_key(block_question({"id": "x"}, ("A", "B")))
    alone = by_key(block_question({"id": "x", "kind": "text"}, ("",)))
    assert "subject" not in alone
    assert "personal" not in alone
    assert alone["lines"].default == 3


def test_what_is_added_has_an_id_of_its_own():
    offered = additions({"question-1", "age"}, presets=True)
    assert offered[0].values["id"] == "question-2"
    assert {one.group for one in offered if "kind" not in one.values} == {"Ready-made questions"}
    assert {"id": "age"} not in [one.values for one in offered]
    assert {"id": "gender"} in [one.values for one in offered]
    new = additions((), presets=False)
    assert len(new) == len(WRITTEN)
    name = str(new[0].values["id"])
    assert form_column("about-you", name) == name, "the data have no column of this name"
