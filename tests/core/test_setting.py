"""What data classes declare is found with its type, range, default and words."""

from dataclasses import dataclass, fields, replace

import pytest

from turingdesk.core.limits import Limits
from turingdesk.core.quality import KINDS
from turingdesk.core.question import Question
from turingdesk.core.setting import Takes, setting, setting_of, settings_of
from turingdesk.core.study import Block, Break, Cleaning, Controls, Form, Planned, Resume, Study
from turingdesk.core.task import TASKS

NO_TITLE = (Takes.TABLE, Takes.OPTIONS)
SHOWN = [TASKS[name].show for name in TASKS if TASKS[name].show is not type(None)]
DECLARED = (Study, Block, Limits, Controls, Break, Resume, Form, Question, Planned, Cleaning)


@pytest.mark.parametrize("kind", [*DECLARED, *KINDS.values()])
def test_every_setting_has_a_title_and_a_sentence(kind):
    for one in settings_of(kind):
        assert one.title
        assert one.sentence
        assert len({option.value for option in one.options}) == len(one.options)


@pytest.mark.parametrize("kind", [*DECLARED, *KINDS.values(), *SHOWN])
def test_titles_are_declared_where_a_translator_finds_them(kind):
    taken = {one.name for one in settings_of(kind) if one.takes not in (*NO_TITLE, Takes.FLAG)}
    untitled = {one.name for one in fields(kind) if not one.metadata.get("title")}
    assert taken & untitled <= {"of_show"}  # which has a card of its own


@pytest.mark.parametrize("kind", [Limits, Controls, Break, Resume, Planned, Cleaning])
def test_the_default_is_what_the_class_has_where_nothing_is_said(kind):
    made = kind()
    for one in settings_of(kind):
        if one.takes not in (Takes.WORD_OR_WHOLES, Takes.WORDS, Takes.WHOLES):
            assert getattr(made, one.name) == one.default


def test_types_say_what_is_taken():
    takes = {one.name: one.takes for one in settings_of(Block)}
    assert takes["trials"] is Takes.WHOLE
    assert takes["repeat_prompts"] is Takes.FLAG
    assert takes["order"] is Takes.ONE_OF
    assert takes["limits"] is Takes.TABLE
    assert takes["questions"] is Takes.TABLES
    assert setting_of(Planned, "margin").takes is Takes.NUMBER
    assert setting_of(Study, "signature").keys == ("consent", "signature")


def test_some_settings_are_of_one_kind_of_table_only():
    form = {one.name for one in settings_of(Question, "form")}
    block = {one.name for one in settings_of(Question, "block")}
    assert form - block == {"personal", "only_if"}
    assert block - form == {"subject"}


def test_a_field_that_is_not_declared_is_no_setting():
    @dataclass(frozen=True)
    class Two:
        declared: int = setting("How many.", 3, lowest=1, unit="trials")
        own: int = 4

    (one,) = settings_of(Two)
    assert (one.name, one.default, one.range, one.unit) == ("declared", 3, (1, 100_000), "trials")
    assert replace(Two(), own=5).declared == 3
    with pytest.raises(KeyError):
        setting_of(Two, "own")
