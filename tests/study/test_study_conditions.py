import pytest

from tests.packages import BLOCK, STUDY, write
from turingdesk.core.question import Condition
from turingdesk.study.package import read_package

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
LINE = (STUDY + EARLIER).count("\n") + 5  #: where only_if stands below


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
        ('{ field = "gender", is = ["Man"] }', "looks at its own field", "Name an earlier"),
        ('{ field = "glasses", is = ["Glases"] }', "'Glases' is no choice", "mean 'Glasses'?"),
        ('{ field = "glasses", is = ["x"] }', "no choice", "Its choices are: No, Glasses, Con"),
        ('{ field = "uses", is = ["Pictures"] }', "no choice", "Name its value: 'p'."),
        ('{ field = "age", is = [200] }', "never '200'", "a number from 1 to 120"),
        ('{ field = "age", is = ["old"] }', "never 'old'", "a number from 1 to 120"),
        ('{ field = "glasses", is = "No" }', "must be a list of answers", 'is = ["Yes"]'),
        ('{ field = "glasses", is_not = [] }', "must be a list of answers", 'is_not = ["Yes"]'),
        ('{ field = "glasses", is = [true] }', "must be a list of answers", 'is = ["Yes"]'),
        ('{ field = "glasses", is = ["No"], is_not = ["No"] }', "not both", "Take one out"),
        ('{ field = "glasses" }', "names no answer", "Write e.g. only_if"),
        ('{ is = ["No"] }', "'field' is missing", "Write field"),
        ('{ field = "glasses", isnot = ["No"] }', "'isnot' is unknown", "mean 'is_not'?"),
        ("{}", "says nothing", "Write e.g. only_if"),
        ('"glasses"', "must be a table", "Write ["),
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
    assert "'hand' is personal, but whether 'gender' is asked tells" in warning.message
    reading, _ = condition(tmp_path, only_if + "\npersonal = true")
    assert not reading.problems


def test_questions_about_stimuli_have_no_conditions(tmp_path):
    question = '[[block.question]]\nid = "q"\ntext = "?"\nkind = "text"\n'
    question += 'only_if = { field = "glasses", is = ["No"] }\n'
    reading = read_package(write(tmp_path, toml=STUDY + EARLIER + BLOCK + question))
    assert "'only_if' is unknown" in reading.errors[0].message
