import pytest

from tests.packages import BLOCK, STUDY, json_lines, write
from turingdesk.core.question import Choice, Condition, Kind, Role
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
    assert "can't be 'x'" in when.message
    assert when.fix == "Use one of: before, after_first, after."
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
    assert "'lines' has no" in reading.errors[0].message


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
        ('["a", 3]', "is not a valid choice"),
        ('["a", " "]', "is not a valid choice"),
        ('["a", { label = "b" }]', "is not a valid choice"),
        ('["a", { value = "b", colour = "red" }]', "is not a valid choice"),
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
    assert "Another form has the ID 'demographics'" in reading.errors[0].message
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
    assert Kind.JOINT not in KINDS
    assert {"choice", "several", "scale", "number", "text"} <= {*KINDS}


EARLIER = """\
[[form]]
[[form.field]]
id = "glasses"
[[form.field]]
id = "age"
[[form.field]]
id = "uses"
text = "Which?"
kind = "several"
choices = ["Chat", { value = "p", label = "Pictures" }]
[[form.field]]
id = "hand"
personal = true
text = "Hand?"
kind = "choice"
choices = ["Left", "Right"]
[[form.field]]
id = "why"
text = "Why?"
kind = "text"
"""
LINE = (STUDY + EARLIER).count("\n") + 5  #: where only_if is below


def condition(folder, only_if, more="", after=""):
    """What comes of a condition in a form after the earlier one; more goes before its field."""
    field = f'[[form]]\nid = "later"\n{more}[[form.field]]\nid = "gender"\nonly_if = {only_if}\n'
    reading = read_package(write(folder, toml=STUDY + EARLIER + field + after + BLOCK))
    study = reading.package.study if reading.package else None
    return reading, study.forms[1].questions[0].only_if if study else None


@pytest.mark.parametrize(
    ("only_if", "made"),
    [
        ('{ field = "glasses", is = ["Glasses"] }', Condition("glasses", ("Glasses",))),
        (
            '{ field = "glasses", is_not = ["No", "Prefer not to say"] }',
            Condition("glasses", ("No", "Prefer not to say"), negated=True),
        ),
        ('{ field = "uses", is = ["p"] }', Condition("uses", ("p",))),
        ('{ field = "age", is = [18, "19", 20.5] }', Condition("age", ("18", "19", "20.5"))),
        ('{ field = "why", is = [" anything "] }', Condition("why", ("anything",))),
    ],
)
def test_a_condition_names_an_earlier_field_and_answers_it_can_have(tmp_path, only_if, made):
    reading, found = condition(tmp_path, only_if)
    assert not reading.problems
    assert found == made


@pytest.mark.parametrize(
    ("only_if", "message", "fix"),
    [
        ('{ field = "glases", is = ["No"] }', "No field is called 'glases'", "mean 'glasses'?"),
        ('{ field = "zzz", is = ["No"] }', "No field is called", "Earlier fields are: glasses, a"),
        ('{ field = "gender", is = ["Man"] }', "refers to its own field", "Choose an earlier"),
        ('{ field = "glasses", is = ["Glases"] }', "'Glases' is not a choice", "mean 'Glasses'?"),
        ('{ field = "glasses", is = ["x"] }', "not a choice", "Its choices are: No, Glasses, Con"),
        ('{ field = "uses", is = ["Pictures"] }', "not a choice", "Use its value: 'p'."),
        ('{ field = "age", is = [200] }', "never '200'", "a number from 1 to 120"),
        ('{ field = "age", is = ["old"] }', "never 'old'", "a number from 1 to 120"),
        ('{ field = "glasses", is = "No" }', "must be a list of answers", 'is = ["Yes"]'),
        ('{ field = "glasses", is_not = [] }', "must be a list of answers", 'is_not = ["Yes"]'),
        ('{ field = "glasses", is = [true] }', "must be a list of answers", 'is = ["Yes"]'),
        ('{ field = "glasses", is = ["No"], is_not = ["No"] }', "not both", "Remove one of them"),
        ('{ field = "glasses" }', "lists no answers", "Use, for example, only_if"),
        ('{ is = ["No"] }', "'field' is missing", "Add field"),
        ('{ field = "glasses", isnot = ["No"] }', "'isnot' is unknown", "mean 'is_not'?"),
        ("{}", "is empty", "Use, for example, only_if"),
        ('"glasses"', "must be a table", "Put ["),
    ],
)
def test_a_condition_that_cannot_be_is_told_with_its_line(tmp_path, only_if, message, fix):
    reading, _ = condition(tmp_path, only_if)
    problem = reading.errors[0]
    assert message in problem.message
    assert fix in problem.fix
    assert (problem.file, problem.line) == ("study.toml", LINE)


def test_a_field_that_is_asked_later_decides_nothing(tmp_path):
    on_page = '[[form.field]]\nid = "country"\n'
    reading, _ = condition(tmp_path, '{ field = "country", is = ["x"] }', after=on_page)
    assert reading.errors[0].message == "The field 'country' is asked later."
    assert "Move it before this one." in reading.errors[0].fix


def test_what_is_asked_after_the_blocks_is_later_than_all_before_them(tmp_path):
    toml = (
        STUDY
        + '[[form]]\nid = "end"\nwhen = "after"\n[[form.field]]\nid = "strategy"\n'
        + 'only_if = { field = "glasses", is = ["No"] }\n'
        + EARLIER
        + BLOCK
    )
    assert not read_package(write(tmp_path, toml=toml)).problems
    wrong = toml.replace(
        'id = "glasses"\n', 'id = "glasses"\nonly_if = { field = "strategy", is = ["x"] }\n'
    )
    (error,) = read_package(write(tmp_path, toml=wrong)).errors
    assert "'strategy' is asked later" in error.message


def test_two_earlier_fields_of_one_id_are_not_told_apart(tmp_path):
    again = '[[form.field]]\nid = "glasses"\n'
    reading, _ = condition(tmp_path, '{ field = "glasses", is = ["No"] }', more=again)
    assert "is asked in demographics and later" in reading.errors[0].message
    reading, _ = condition(tmp_path, '{ field = "age", is = [1] }', more=again)
    assert not reading.problems, "two forms may ask the same where no condition looks at it"


def test_a_question_that_would_tell_a_personal_answer_is_warned_of(tmp_path):
    only_if = '{ field = "hand", is = ["Left"] }'
    reading, _ = condition(tmp_path, only_if)
    (warning,) = reading.problems
    assert not reading.errors
    assert (
        "'hand' is personal, but the journal reveals its answer, because it shows "
        "whether 'gender' was asked"
    ) in warning.message
    reading, _ = condition(tmp_path, only_if + "\npersonal = true")
    assert not reading.problems


def test_questions_about_stimuli_have_no_conditions(tmp_path):
    question = '[[block.question]]\nid = "q"\ntext = "?"\nkind = "text"\n'
    question += 'only_if = { field = "glasses", is = ["No"] }\n'
    reading = read_package(write(tmp_path, toml=STUDY + EARLIER + BLOCK + question))
    assert "'only_if' is unknown" in reading.errors[0].message
