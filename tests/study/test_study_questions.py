import pytest

from tests.packages import BLOCK, STUDY, json_lines, write
from turingdesk.core.question import Choice, Kind, Role
from turingdesk.core.study import When
from turingdesk.study.package import read_package
from turingdesk.study.presets import PRESETS
from turingdesk.study.study_questions import KINDS


def fields(folder, text):
    reading = read_package(write(folder, toml=STUDY + "[[form]]\n" + text + BLOCK))
    return reading, reading.package.study.forms[0].questions if reading.package else ()


@pytest.mark.parametrize("name", list(PRESETS))
def test_each_preset_is_a_whole_question(tmp_path, name):
    reading, (question,) = fields(tmp_path, f'[[form.field]]\nid = "{name}"\n')
    assert not reading.problems
    assert question.text == PRESETS[name]["text"]
    assert question.role is Role.FORM
    assert question.required is PRESETS[name].get("required", True)
    assert question.personal is PRESETS[name].get("personal", False)
    assert question.kind is not Kind.CHOICE or len(question.choices) > 2


def test_a_form_may_come_at_the_end_with_a_text_above_it(tmp_path):
    toml = STUDY + BLOCK
    toml += '[[form]]\nwhen = "after"\ntext = "texts/end.md"\n[[form.field]]\nid = "strategy"\n'
    reading = read_package(write(tmp_path, {"texts/end.md": "Think back."}, toml=toml))
    assert not reading.problems
    (form,) = reading.package.study.forms
    assert (form.id, form.title, form.when) == ("afterwards", "A few last questions", When.AFTER)
    assert form.text == "Think back."
    assert form.questions[0].lines == 4
    assert "texts/end.md" in reading.package.files, "the text is part of the study's hash"


def test_a_text_that_is_not_there_and_a_time_that_is_none_are_told(tmp_path):
    field = '[[form.field]]\nid = "age"\n'
    reading, _ = fields(tmp_path, f'when = "x"\ntext = "texts/no.md"\n{field}')
    when, text = reading.errors
    assert "cannot be 'x'" in when.message
    assert when.fix == "Use one of: before, after."
    assert (text.line, text.column) == (6, "form.text")


def test_any_number_of_choices_may_be_one(tmp_path):
    text = (
        '[[form.field]]\nid = "seen"\ntext = "?"\nkind = "several"\nchoices = ["I have read it"]\n'
    )
    reading, (question,) = fields(tmp_path, text)
    assert not reading.problems
    assert question.kind is Kind.SEVERAL
    reading, _ = fields(tmp_path, text.replace('["I have read it"]', "[]"))
    assert "needs choices" in reading.errors[0].message


@pytest.mark.parametrize(("lines", "good"), [(1, True), (20, True), (0, False), (21, False)])
def test_a_field_for_words_has_a_height_in_lines(tmp_path, lines, good):
    text = f'[[form.field]]\nid = "q"\ntext = "?"\nkind = "text"\nlines = {lines}\n'
    reading, questions = fields(tmp_path, text)
    assert [question.lines for question in questions] == ([lines] if good else [])
    assert good is not bool(reading.errors)


def test_lines_mean_nothing_to_a_choice(tmp_path):
    text = '[[form.field]]\nid = "gender"\nlines = 3\n'
    reading, _ = fields(tmp_path, text)
    assert "'lines' means nothing" in reading.errors[0].message


def test_a_preset_may_become_another_kind_of_question(tmp_path):
    text = '[[form.field]]\nid = "country"\nkind = "choice"\nchoices = ["Here", "Elsewhere"]\n'
    _, (question,) = fields(tmp_path, text)
    assert [choice.value for choice in question.choices] == ["Here", "Elsewhere"]


def test_choices_may_have_labels_and_keys(tmp_path):
    choices = '["One", { value = "2", label = "Two" }, { value = "3", key = "x" }]'
    _, (question,) = fields(
        tmp_path, f'[[form.field]]\nid = "q"\ntext = "?"\nchoices = {choices}\n'
    )
    assert question.choices == (Choice("One", "One"), Choice("2", "Two"), Choice("3", "3", "x"))


@pytest.mark.parametrize(
    ("choices", "message"),
    [
        ('["a|b", "c"]', "has a |"),
        ('["a", "a"]', "twice"),
        ('["a", 3]', "no choice"),
        ('["a", " "]', "no choice"),
        ('["a", { label = "b" }]', "no choice"),
        ('["a", { value = "b", colour = "red" }]', "no choice"),
        ('["a"]', "at least two"),
        ('"a"', "at least two"),
    ],
)
def test_choices_that_cannot_be_are_told(tmp_path, choices, message):
    text = f'[[form.field]]\nid = "q"\ntext = "?"\nkind = "choice"\nchoices = {choices}\n'
    (found,) = fields(tmp_path, text)[0].errors
    assert (found.line, found.column) == (9, "form.field.choices")
    assert message in found.message


def test_several_forms_need_ids_of_their_own(tmp_path):
    field = '[[form.field]]\nid = "age"\n'
    reading, _ = fields(tmp_path, field + "[[form]]\n" + field)
    assert "Another form has the id 'demographics'" in reading.errors[0].message
    reading, _ = fields(tmp_path, field + '[[form]]\nid = "after"\n' + field)
    assert [form.id for form in reading.package.study.forms] == ["demographics", "after"]


def test_one_question_may_be_asked_of_both_speakers(tmp_path):
    row = {"id": "a", "origin_a": "human", "origin_b": "human", "turns": [["A", "x"]]}
    ask = '[[block.question]]\nid = "sure"\ntext = "?"\nkind = "scale"\nsubject = "{}"\n'
    toml = STUDY + BLOCK.replace("captions", "conversations") + ask.format("A") + ask.format("B")
    files = {"conversations.jsonl": json_lines(row), "captions.csv": None}
    questions = read_package(write(tmp_path, files, toml=toml)).package.study.blocks[0].questions
    assert [question.key for question in questions] == ["sure:A", "sure:B"]
    toml += ask.format("A")
    assert "Another question" in read_package(write(tmp_path, files, toml=toml)).errors[0].message


def test_a_joint_answer_is_no_question_for_a_study():
    assert set(KINDS) == {"choice", "several", "scale", "number", "text"}
